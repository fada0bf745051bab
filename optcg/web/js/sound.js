// A handful of sounds, made by code. Off until the player turns them on.

import { setting } from "./keep.js";

// Tones, each [begin, length, from, to, shape, loudness]: seconds, hertz.
const SOUNDS = {
  card: [[0, 0.09, 900, 300, "triangle", 0.12]],
  don: [[0, 0.08, 1200, 1500, "sine", 0.1], [0.05, 0.1, 1600, 1800, "sine", 0.08]],
  attack: [[0, 0.22, 180, 420, "sawtooth", 0.08]],
  hit: [[0, 0.3, 150, 40, "square", 0.14], [0, 0.12, 500, 80, "sawtooth", 0.08]],
  out: [[0, 0.4, 400, 60, "sawtooth", 0.08]],
  turn: [[0, 0.18, 523, 523, "sine", 0.12], [0.14, 0.3, 784, 784, "sine", 0.12]],
  end: [[0, 0.2, 523, 523, "sine", 0.12], [0.15, 0.2, 659, 659, "sine", 0.12], [0.3, 0.5, 784, 784, "sine", 0.12]],
};
let desk = null;

export function play(name) {
  if (!setting("sound", false) || !globalThis.AudioContext) return;
  desk ??= new AudioContext();
  desk.resume();
  for (const [begin, length, from, to, shape, loud] of SOUNDS[name] ?? []) {
    const start = desk.currentTime + begin;
    const tone = desk.createOscillator();
    const level = desk.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    level.gain.setValueAtTime(loud, start);
    level.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(level).connect(desk.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

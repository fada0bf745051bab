// The line to a table. It comes back by itself, and sends again what was not answered.

import { Refused } from "./api.js";
import { randomHex } from "./random.js";

export class Line {
  /** `heard` gets every message but answers; `changed` is told whether the line stands. */
  constructor(table, token, heard, changed) {
    this.table = table;
    this.token = token;
    this.heard = heard;
    this.changed = changed;
    this.waiting = new Map();
    this.tries = 0;
    this.closed = false;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      const hello = { type: "hello", protocol: 1, table: this.table };
      if (this.token) hello.token = this.token;
      socket.send(JSON.stringify(hello));
      for (const { said } of this.waiting.values()) socket.send(JSON.stringify(said));
      this.tries = 0;
      this.changed(true);
    });
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (this.closed || this.refused) return;
      this.changed(false);
      this.tries += 1;
      this.timer = setTimeout(() => this.open(), Math.min(1000, 150 * 2 ** Math.min(this.tries, 6)));
    });
  }

  take(message) {
    const waiting = message.id ? this.waiting.get(message.id) : null;
    // The line closes after this, and what was not kept is sent again over the next one.
    if (waiting && message.code === "try_again") return;
    if (waiting) {
      this.waiting.delete(message.id);
      if (message.type === "error") waiting.reject(new Refused(message.code, message.message));
      else waiting.resolve(message);
      return;
    }
    if (message.type === "error" && ["token", "no_table", "closed", "unplayable", "full", "protocol"].includes(message.code)) this.refused = true;
    this.heard(message);
  }

  /** Say something; the promise is kept when the server has done it. */
  say(type, fields = {}) {
    const id = randomHex(16);
    const said = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { said, resolve, reject });
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.close();
  }
}

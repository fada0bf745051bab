// Names and secrets that nobody can guess; on every page, also on one that came over plain HTTP.

/** So many random bytes, as hexadecimal digits. */
export function randomHex(bytes) {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

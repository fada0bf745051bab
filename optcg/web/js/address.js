// Under which address others open this server.

import { el, toast } from "./dom.js";

function thisMachineOnly(name) {
  return name === "localhost" || name.endsWith(".localhost") || name.startsWith("127.") || name === "[::1]";
}

/** The address to send to others, as far as the server knows one; null if only this machine reaches it. */
export function openAddress(about) {
  return thisMachineOnly(location.hostname) ? about.addresses[0] ?? null : location.origin;
}

/** Says which address others can open, or that there is none. */
export function addressWords(about) {
  const address = openAddress(about);
  if (address) return el("p", { class: "quiet reach" }, `Others open ${address}`);
  return el("p", { class: "warning reach" },
    "Only this machine reaches this server. For others to come, start it with optcg serve --host 0.0.0.0");
}

/** Copy a text; a page over plain HTTP has no clipboard, but what is marked can be copied there too. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const marked = el("textarea", { class: "unseen" }, text);
    document.body.append(marked);
    marked.select();
    const copied = document.execCommand("copy");
    marked.remove();
    if (!copied) return toast(text);
  }
  return toast("Copied.");
}

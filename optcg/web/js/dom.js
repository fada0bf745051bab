// Small tools for making elements. No markup is ever built from text.

/** An element with attributes, listeners ("onclick") and children; null children are left out. */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name === "data") Object.assign(made.dataset, value);
    else if (name === "vars") for (const [key, v] of Object.entries(value)) made.style.setProperty(key, v);
    else if (name in made && typeof value !== "string") made[name] = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  show(made, ...children);
  return made;
}

/** Put these children in place of what is there; null children are left out. */
export function show(parent, ...children) {
  parent.replaceChildren(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
}

/** Say something to a screen reader. */
export function announce(text) {
  const live = document.getElementById("live");
  live.append(el("p", {}, text));
  while (live.childElementCount > 8) live.firstElementChild.remove();
}

let toastTimer = 0;

/** A message that everybody sees and hears, such as why something is not possible. A press puts it away. */
export function toast(text) {
  const box = document.getElementById("alert");
  box.textContent = text;
  box.hidden = false;
  box.onclick = clearToast;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(clearToast, Math.max(4000, text.length * 70));
}

export function clearToast() {
  document.getElementById("alert").hidden = true;
}

/** Ask before something that cannot be taken back. */
export function sure(words, yes, no) {
  return new Promise((answer) => {
    const dialog = el("dialog", { class: "sure", "aria-label": words, onclose: () => { dialog.remove(); answer(dialog.returnValue === "yes"); } },
      el("form", { method: "dialog" }, el("p", {}, words),
        el("p", { class: "buttons" }, el("button", { value: "no", autofocus: true }, no), el("button", { value: "yes", class: "primary" }, yes))));
    document.body.append(dialog);
    dialog.showModal();
  });
}

export function field(label, control, hint) {
  const id = control.id || `f${Math.random().toString(36).slice(2)}`;
  control.id = id;
  return el("div", { class: "field" }, el("label", { for: id }, label), control, hint ? el("small", {}, hint) : null);
}

export function select(options, chosen, attributes = {}) {
  const made = el("select", attributes);
  for (const [value, words] of options) made.append(el("option", { value, selected: value === chosen }, words));
  return made;
}

// Elements of drawings.

const SVG = "http://www.w3.org/2000/svg";

/** An element of a drawing with attributes and children; null children are left out. */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== undefined) made.setAttribute(name, String(value));
  made.append(...children.flat(2).filter((child) => child !== null));
  return made;
}

/** A drawing of this size in its own units, which says in words what it shows. */
export function drawing(name, width, height, words, ...children) {
  return svg("svg", { class: name, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": words }, ...children);
}

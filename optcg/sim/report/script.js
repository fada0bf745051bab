"use strict";
const tip = document.getElementById("tip");

function show(element, x, y) {
  tip.textContent = element.dataset.tip;
  tip.hidden = false;
  const box = tip.getBoundingClientRect();
  const left = Math.min(Math.max(8, x + 14), innerWidth - box.width - 8);
  const below = y + 18 + box.height < innerHeight - 8;
  tip.style.left = left + "px";
  tip.style.top = (below ? y + 18 : Math.max(8, y - box.height - 12)) + "px";
}
function hide() { tip.hidden = true; light(null); }

document.addEventListener("mousemove", (event) => {
  const element = event.target.closest("[data-tip]");
  if (element) { show(element, event.clientX, event.clientY); light(element); } else { hide(); }
});
document.addEventListener("focusin", (event) => {
  const element = event.target.closest("[data-tip]");
  if (!element) { hide(); return; }
  const box = element.getBoundingClientRect();
  show(element, box.left + box.width / 2, box.bottom - 12);
  light(element);
});
document.addEventListener("focusout", hide);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
document.addEventListener("mouseleave", hide);

// The names of the row and the column of the cell that is pointed at.
let lit = [];
function light(cell) {
  lit.forEach((head) => head.classList.remove("lit"));
  lit = [];
  const row = cell && cell.tagName === "TD" && cell.closest(".heat tr");
  if (!row) return;
  lit = [row.cells[0], cell.closest("table").tHead.rows[0].cells[cell.cellIndex]];
  lit.forEach((head) => head.classList.add("lit"));
}

// Arrow keys go from cell to cell.
document.querySelectorAll(".heat").forEach((table) => table.addEventListener("keydown", (event) => {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  const cell = event.target.closest("td");
  if (!step || !cell) return;
  event.preventDefault();
  let row = cell.parentElement.rowIndex, column = cell.cellIndex, next;
  do {
    row += step[0]; column += step[1];
    next = table.rows[row] && table.rows[row].cells[column];
  } while (next && next.tabIndex < 0);
  if (next && next.tagName === "TD") next.focus();
}));

// A click on a heading sorts the pairs by that column; a second one turns them round.
document.querySelectorAll(".pairs thead button").forEach((button, column) => button.addEventListener("click", () => {
  const body = button.closest("table").tBodies[0];
  const turned = button.dataset.down === "yes";
  button.dataset.down = turned ? "no" : "yes";
  const key = (row) => row.cells[column].textContent;
  const number = (text) => parseFloat(text.replace(/,/g, ""));
  const rows = [...body.rows].sort((a, b) => {
    const one = number(key(a)), other = number(key(b));
    return isNaN(one) || isNaN(other) ? key(a).localeCompare(key(b)) : other - one;
  });
  if (turned) rows.reverse();
  body.append(...rows);
}));

const root = document.documentElement;
document.getElementById("theme").addEventListener("click", () => {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});

// People: bodies, hair, hats and what is held, drawn about (0, 0) at the feet with the head at (0, -84).

import { disc, filled, mixed, placed, stroked } from "./picture_ink.js";

/** Bodies: `c` is the main cloth, `t` its lining. */
const COATS = {
  coat: (p, c, t) => filled("M-8-73C-22-71-27-62-29-40L-34 14H34L29-40C27-62 22-71 8-73z", c) + filled("M-7-73 0-56 7-73 12-70 5-20 9 14H-9L-5-20-12-70z", t) + filled("M-22-34H22V-29H-22z", p.accent),
  cloak: (p, c, t) => filled("M0-76C-22-74-28-56-38 14H38C28-56 22-74 0-76z", c) + filled("M-4-68C-8-40-10-10-8 14H12C8-10 8-40 4-68z", t) + disc(0, -67, 4, p.accent),
  rags: (p, c, t) => filled("M0-76C-22-74-28-56-36 4l8 4 4-8 8 12 8-10 8 10 8-12 6 10 8-6 2 8C28-56 22-74 0-76z", c) + stroked("M-12-60-16-10M10-62 16-14", t, 3) + filled("M14-40h10v9h-10z", t),
  robe: (p, c, t) => filled("M-7-74C-22-70-26-58-23-42L-31 14H31L23-42C26-58 22-70 7-74z", c) + filled("M-5-74H5L4 14H-4z", t) + filled("M-23-44Q0-36 23-44V-37Q0-29-23-37z", p.accent),
  armor: (p, c, t) => filled("M-20-68H20L17-30 24 14H-24L-17-30z", c) + filled("M-14-66Q0-58 14-66L11-40Q0-34-11-40z", t) + disc(-22, -64, 10, t) + disc(22, -64, 10, t) + filled("M-18-34H18V-28H-18z", p.accent),
  apron: (p, c, t) => filled("M-8-73C-24-71-28-62-28-40L-30 14H30L28-40C28-62 24-71 8-73z", c) + filled("M-11-62H11L17-30 19 14H-19L-17-30z", t) + stroked("M-11-62-8-73M11-62 8-73M-17-30H17", p.accent, 2),
  dress: (p, c, t) => filled("M-7-74C-20-72-22-64-18-50L-11-36-36 14H36L11-36 18-50C22-64 20-72 7-74z", c) + filled("M-11-38H11L13-32H-13z", p.accent) + filled("M-7-74 0-60 7-74z", t) + filled("M0-32 14 14H-14z", t),
  vest: (p, c, t) => filled("M-8-73C-22-71-25-62-25-42L-24 14H24L25-42C25-62 22-71 8-73z", t) + filled("M-8-73C-16-72-18-68-18-60L-16-26H-3zM8-73C16-72 18-68 18-60L16-26H3zM-22-26H22L24 14H2L0-8-2 14H-24z", c) + filled("M-8-74Q0-64 8-74V-66Q0-58-8-66z", p.accent),
  broad: (p, c, t) => filled("M-10-72C-36-72-45-54-42-30L-32 14H32L42-30C45-54 36-72 10-72z", c) + filled("M-12-70 0-44 12-70 18-66 6-26H-6L-18-66z", t) + filled("M-34-26H34V-19H-34z", p.accent),
  satchel: (p, c, t) => COATS.coat(p, c, t) + stroked("M-18-68 20-24", p.trim, 4) + filled("M12-30H32V-12H12zM12-30 22-21 32-30z", p.trim, ` stroke="${p.ink}" stroke-width="1.5"`),
  leaves: (p, c, t) => COATS.cloak(p, c, t) + filled("M-26-58q8-16 20-12-4 14-20 12zM26-58q-8-16-20-12 4 14 20 12zM-32-46q-2-14 10-16 4 12-10 16zM32-46q2-14-10-16-4 12 10 16z", p.far),
};

const FRONT = "M-11-83C-13-99 13-99 11-83 9-90 3-91-2-90-8-90-10-87-11-83z";
const HAIR = {
  short: (h) => ["", filled(FRONT, h)],
  long: (h) => [filled("M-13-86C-14-101 14-101 13-86L18-54H-18z", h), filled(FRONT, h)],
  bob: (h) => [filled("M-14-86C-15-101 15-101 14-86L15-73H-15z", h), filled(FRONT, h)],
  bun: (h) => [disc(0, -99, 6, h), filled(FRONT, h)],
  tail: (h) => [filled("M4-94C24-100 28-82 20-56 18-72 14-82 4-84z", h), filled(FRONT, h)],
  spiky: (h) => ["", filled("M-12-80-17-90-11-91-14-101-6-96-4-106 1-98 8-104 8-96 17-97 11-89 15-82 10-86 4-91-4-90z", h)],
  curly: (h) => [disc(-10, -89, 6, h) + disc(10, -89, 6, h) + disc(-12, -81, 4, h) + disc(12, -81, 4, h), disc(-5, -94, 5, h) + disc(4, -95, 6, h)],
  braids: (h) => [stroked("M-11-84-15-58M11-84 15-58", h, 5), filled(FRONT, h)],
  crest: (h) => ["", filled("M-5-91C-12-112 4-112 10-104 6-104 6-98 7-91z", h)],
  beard: (h) => ["", filled(FRONT, h) + filled("M-11-83C-12-58 12-58 11-83 7-76-7-76-11-83z", h)],
  elder: (h) => [filled("M-12-88C-14-76-16-72-14-66H14C16-72 14-76 12-88z", h), filled("M-10-80C-10-46 0-44 0-44S10-46 10-80C5-75-5-75-10-80z", h)],
};

/** Hats: `c` is their cloth. */
const HATS = {
  none: () => "",
  straw: (p) => filled("M-12-91C-12-106 12-106 12-91z", "#f1cf6f") + filled("M-25-89C-14-95 14-95 25-89 14-84-14-84-25-89z", "#e0b450") + filled("M-12-94H12V-90H-12z", p.mid),
  tricorn: (p, c) => filled("M-24-89C-18-99-8-107 0-107S18-99 24-89C12-95-12-95-24-89z", c) + stroked("M-24-89C-12-95 12-95 24-89", p.accent, 2),
  bicorne: (p, c) => filled("M-24-86C-18-114 18-114 24-86 10-96-10-96-24-86z", c) + disc(0, -101, 3.5, p.accent),
  cap: (p, c) => filled("M-13-90C-15-104 15-104 13-90z", c) + filled("M-13-92H14L20-87H-13z", p.accent),
  sailor: (p) => filled("M-12-90C-18-102 18-102 12-90z", p.light) + filled("M-12-93H12V-89H-12z", p.mid),
  hood: (p, c) => filled("M0-102C-18-100-18-80-15-66L-8-72C-12-84-10-94 0-94S12-84 8-72L15-66C18-80 18-100 0-102z", c),
  tophat: (p, c) => filled("M-11-91V-114H11V-91zM-19-93H19V-88H-19z", c) + filled("M-11-98H11V-93H-11z", p.accent),
  bandana: (p) => filled("M-12-88C-12-102 12-102 12-88zM-10-91-22-86-17-92-21-98z", p.accent),
  pointed: (p, c) => filled("M-23-88Q0-97 23-88L10-95 16-110 4-120-10-95z", c) + filled("M-10-96 10-96 11-92H-11z", p.accent),
  goggles: (p, c) => filled("M-12-89C-12-103 12-103 12-89z", c) + stroked("M-12-92H12", p.ink, 3) + disc(-5, -92, 4.5, p.accent) + disc(5, -92, 4.5, p.accent) + disc(-5, -92, 2, p.light) + disc(5, -92, 2, p.light),
  helmet: (p, c) => filled("M-13-76V-90C-13-106 13-106 13-90V-76H7V-87H-7V-76z", c) + filled("M-2-104C-4-118 14-116 22-106 12-108 6-104 2-100z", p.accent),
  visor: (p, c) => filled("M-12-72V-90C-12-106 12-106 12-90V-72L0-68z", c) + filled("M-9-86H9V-82H-9z", p.accent) + filled("M-2-104C-6-116 8-120 16-114 8-112 4-108 2-102z", p.accent),
  crown: (p) => filled("M-11-90-13-104-5-97 0-108 5-97 13-104 11-90z", p.accent),
  wide: (p, c) => filled("M-28-87Q0-97 28-87 0-82-28-87zM-10-90C-12-107 12-107 10-90z", c) + filled("M-10-94H10V-91H-10z", p.accent),
  cone: (p, c) => filled("M-26-86Q0-92 26-86L0-108z", mixed(c, p.light, 0.35)) + stroked("M0-108-10-89M0-108 10-89", p.deep, 1),
  veil: (p, c) => filled("M0-103C-16-102-14-84-20-58H20C14-84 16-102 0-103zM-10-84V-74H10V-84C8-94-8-94-10-84z", c, ' fill-rule="evenodd"') + stroked("M-10-82C-9-94 9-94 10-82", p.light, 2.5),
  horns: (p, c) => filled("M-12-86C-12-102 12-102 12-86z", c) + filled("M-10-92C-24-92-27-104-23-114-20-104-14-103-8-99zM10-92C24-92 27-104 23-114 20-104 14-103 8-99z", p.trim),
  plume: (p, c) => HATS.wide(p, c) + filled("M6-98C14-118 28-116 32-106 24-108 16-100 12-93z", p.accent),
  wreath: (p) => filled("M-14-90q2-10 8-10 0 8-8 10zM-7-94q3-10 9-9-1 9-9 9zM1-95q5-8 11-5-2 8-11 5zM7-91q6-7 9-1-3 6-9 1z", p.accent) + stroked("M-13-89Q0-98 13-89", p.mid, 2),
  halo: (p) => `<ellipse cx="0" cy="-106" rx="13" ry="4" fill="none" stroke="${p.accent}" stroke-width="2.5"/>`,
  ears: (p, c) => filled("M-12-90-14-108-3-96zM12-90 14-108 3-96z", c) + filled("M-10-94-12-103-6-97zM10-94 12-103 6-97z", p.trim),
  fin: (p, c) => filled("M-8-92C-8-108 4-114 12-112 8-104 8-98 9-91zM-11-84-19-90-17-78zM11-84 19-90 17-78z", mixed(c, p.far, 0.6)),
  mask: (p) => filled("M-10-89H10V-82Q5-76 0-82-5-76-10-82z", p.light) + disc(-4.5, -85, 1.6, p.ink) + disc(4.5, -85, 1.6, p.ink),
  turban: (p) => filled("M-13-88C-18-106 18-106 13-88 6-94-6-94-13-88z", p.trim) + stroked("M-13-90Q2-94 10-102M13-90Q0-96-9-101", p.mid, 1.5) + disc(0, -95, 3, p.accent),
  net: (p) => HATS.wide(p, "#e8cf83") + filled("M-18-88H18L15-64H-15z", p.light, ' opacity=".55"'),
};

const glow = (x, y, r, fill) => disc(x, y, r, fill, ' opacity=".3" stroke="none"');

/** Things held in a hand at (0, 0). */
export const HELD = {
  sword: (p) => filled("M-2-2-2-48 1-56 4-48 4-2z", p.light) + filled("M-8-3H10V1H-8zM-1 1H3V10H-1z", p.accent),
  sabre: (p) => filled("M-2 0C0-24 8-40 24-54 20-32 12-14 4 0z", p.light) + stroked("M-6 0H8M0 2V9", p.accent, 4),
  rapier: (p) => stroked("M0 6 20-60", p.light, 2.5) + stroked("M-5-6Q6-10 9 2", p.accent, 3),
  twin: (p) => HELD.sabre(p) + placed(-62, 0, 1, HELD.sabre(p), -1),
  scythe: (p) => stroked("M-4 40 6-62", p.wood, 3) + filled("M4-66C24-70 36-58 38-38 28-50 18-55 5-55z", p.light),
  axe: (p) => stroked("M0 36V-46", p.wood, 4) + filled("M2-48C20-54 24-30 20-20 14-28 8-30 2-30z", p.light),
  lance: (p) => stroked("M-6 46 8-78", p.wood, 3) + filled("M3-66 10-96 14-65z", p.light) + filled("M7-62 28-56 8-46z", p.accent),
  bow: (p) => stroked("M-4-46C18-36 18 26-4 36", p.wood, 3.5) + stroked("M-4-46V36", p.light, 1) + stroked("M-16-5H22", p.light, 2) + filled("M20-9 28-5 20-1z", p.light),
  rifle: (p) => stroked("M-8 14 22-50", p.deep, 6) + stroked("M2-6 26-58", p.far, 3) + filled("M-14 24-10 8 0 12-6 26z", p.wood),
  pistol: (p) => filled("M-4-10H24V-4H6L2 8H-6z", p.light) + filled("M-4-10H6L2 8H-6z", p.accent),
  cannon: (p) => filled("M-34-16 26-40 32-24-28 0z", p.near, ` stroke="${p.accent}" stroke-width="2"`) + filled("M24-42 30-44 38-24 32-21z", p.accent),
  bomb: (p) => disc(4, -12, 12, p.ink) + disc(0, -16, 3, p.far) + stroked("M10-22Q16-30 22-28", p.wood, 2) + filled("M22-28l5-6 0 5 5 1-5 3 1 5-5-4z", p.accent),
  hammer: (p) => stroked("M0 30V-40", p.wood, 5) + filled("M-16-56H18V-36H-16z", p.far, ` stroke="${p.ink}" stroke-width="1.5"`) + filled("M-16-56H-10V-36H-16zM12-56H18V-36H12z", p.light),
  wrench: (p) => stroked("M0 20V-34", p.light, 5) + filled("M-9-34C-14-48-8-54-5-56V-44H5V-56C8-54 14-48 9-34z", p.light),
  club: (p) => filled("M-3 14-9-42Q0-56 10-42L4 14z", p.wood) + disc(-4, -38, 2, p.ink) + disc(5, -34, 2, p.ink) + disc(0, -24, 2, p.ink),
  fist: (p) => filled("M-12-14Q-12-24 0-24T13-12V4Q0 10-12 4z", p.accent) + stroked("M-5-23V-10M1-24V-10M7-22V-10", p.ink, 1.5),
  anchor: (p) => stroked("M0 30V-40M-12-28H12M-20 8Q-16 28 0 30 16 28 20 8", p.light, 5) + `<circle cx="0" cy="-46" r="6" fill="none" stroke="${p.light}" stroke-width="4"/>`,
  staff: (p) => stroked("M0 46V-58", p.wood, 3.5) + disc(0, -62, 8, p.accent) + disc(-2, -64, 3, p.light, ' opacity=".7" stroke="none"'),
  crook: (p) => stroked("M0 46V-50C0-70 22-70 20-54 19-48 12-48 12-54", p.wood, 4),
  lamp: (p) => glow(14, -38, 24, p.accent) + stroked("M0 40V-58Q0-66 14-66V-58", p.wood, 3) + filled("M4-58H24L28-51V-24H0V-51z", p.ink) + filled("M5-50H23V-28H5z", p.accent) + filled("M14-48Q20-38 14-31 8-38 14-48z", p.light),
  torch: (p) => glow(4, -40, 22, p.accent) + stroked("M0 16 4-24", p.wood, 5) + filled("M-6-26C-10-40 2-44 4-58 14-46 16-34 12-25z", p.accent) + filled("M0-27C-2-36 4-38 5-44 9-38 10-32 8-27z", p.light),
  candle: (p) => glow(0, -28, 18, p.accent) + filled("M-6 2V-18H6V2z", p.light) + filled("M0-20C-6-28 0-32 0-38 6-32 6-26 0-20z", p.accent) + filled("M-12 2H12L8 8H-8z", p.wood),
  book: (p) => filled("M-20-20Q-8-26 0-18 8-26 20-20V4Q8-2 0 6-8-2-20 4z", p.light) + stroked("M0-18V6M-15-13Q-9-16-4-12M-15-6Q-9-9-4-5M15-13Q9-16 4-12M15-6Q9-9 4-5", p.mid, 1.2),
  ledger: (p) => filled("M-16-24H14V10H-16z", p.accent) + filled("M-11-20H14V6H-11z", p.light) + stroked("M-7-14H9M-7-8H9M-7-2H3", p.mid, 1.5),
  scroll: (p) => filled("M-18-18H18V8H-18z", p.light) + filled("M-22-22H-16V12H-22zM16-22H22V12H16z", p.wood) + stroked("M-12-10Q-4-16 2-8T12-6M-10 2H6", p.mid, 1.5),
  letter: (p) => filled("M-18-20H18V6H-18z", p.light) + stroked("M-18-20 0-4 18-20", p.mid, 1.8) + disc(0, -5, 3.5, p.accent),
  quill: (p) => filled("M-2 8C0-20 10-44 28-52 30-32 18-10 2-2z", p.light) + stroked("M-4 14Q6-20 26-48", p.mid, 1.5),
  spyglass: (p) => filled("M-14 4-10-6 10-18 14-10zM10-20 26-30 32-18 15-8zM26-33 32-36 40-20 33-17z", p.accent),
  lens: (p) => disc(4, -24, 17, p.light, ' opacity=".75"') + `<circle cx="4" cy="-24" r="17" fill="none" stroke="${p.accent}" stroke-width="4"/>` + stroked("M-6-8-14 10", p.accent, 5),
  orb: (p) => glow(2, -26, 22, p.light) + disc(2, -26, 13, p.accent) + disc(-2, -30, 5, p.light, ' opacity=".7" stroke="none"'),
  flame: (p) => glow(2, -22, 24, p.accent) + filled("M-12-6C-16-28 0-30 2-52 16-38 20-18 14-4 8 2-6 2-12-6z", p.accent) + filled("M-4-4C-6-16 2-18 3-28 10-20 10-8 7-3z", p.light),
  drop: (p) => glow(0, -24, 22, p.light) + filled("M0-48C12-32 14-26 14-20A14 14 0 0 1-14-20C-14-26-12-32 0-48z", mixed(p.far, p.light, 0.5)) + filled("M-7-24Q-6-12 2-11", "none", ` stroke="${p.light}" stroke-width="2.5"`),
  bolt: (p) => filled("M4-66-12-26H0L-8 4 20-36H6L16-66z", p.accent) + stroked("M4-66-12-26H0L-8 4", p.light, 1.5),
  flask: (p) => filled("M-5-30V-16L-16 6Q-16 10-12 10H12Q16 10 16 6L5-16V-30z", p.light, ' opacity=".85"') + filled("M-10-4H10L15 7Q14 9 12 9H-12Q-15 9-15 7z", p.accent) + filled("M-7-33H7V-29H-7z", p.wood) + disc(6, -42, 4, p.accent, ' opacity=".7"') + glow(-2, -52, 3, p.accent),
  bottle: (p) => filled("M-6-34H6V-24Q14-18 14-8V12H-14V-8Q-14-18-6-24z", p.far, ` stroke="${p.light}" stroke-width="2" opacity=".9"`) + filled("M-8-10H8V4H-8z", p.light) + filled("M-5-40H5V-34H-5z", p.wood),
  horn: (p) => filled("M-10 6C10 2 18-16 22-38L46-26C34-2 16 14-8 14z", p.accent) + filled("M20-40 48-24 44-18 18-34z", p.light),
  trumpet: (p) => stroked("M-20-2 16-36", p.accent, 4) + filled("M12-42C26-44 32-52 34-60L48-44C40-40 30-34 24-28z", p.accent) + filled("M2-20 8-2-16 18-18 2z", p.wood),
  bell: (p) => filled("M-16 6C-10-4-14-26 0-30 14-26 10-4 16 6z", p.accent) + disc(0, 8, 4, p.light) + stroked("M0-30V-38", p.wood, 3),
  baton: (p) => stroked("M0 4 20-44", p.light, 2.5) + stroked("M14-58q12-4 16 6M8-68q22-8 30 10", p.accent, 1.5) + disc(0, 4, 3, p.wood),
  fan: (p) => filled("M0 4-26-22A38 38 0 0 1 30-20z", p.accent) + stroked("M0 4-12-32M0 4 2-36M0 4 16-31", p.light, 1.5),
  snare: (p) => stroked("M0 0C-6-26 20-30 22-52", p.wood, 3) + `<ellipse cx="20" cy="-64" rx="17" ry="10" fill="none" stroke="${p.wood}" stroke-width="3"/>`,
  hook: (p) => stroked("M0 6V-26M0-26C0-46 26-46 24-28 23-20 14-18 10-24", p.light, 4) + stroked("M0 6Q-10 22 6 36T-4 56", p.wood, 3, ' stroke-dasharray="4 3"'),
  kite: (p) => stroked("M0 0Q10-30 2-44", p.light, 1) + filled("M2-92 22-70 4-44-14-72z", p.accent) + stroked("M2-92 4-44M-14-72 22-70", p.light, 1.5) + stroked("M4-44q8 6 2 12t4 12", p.accent, 2),
  paper: (p) => filled("M-26-22 26-22 14-4H-14zM0-48 16-24H-16z", p.light) + filled("M0-48V-24H-16zM-26-22H0V-4H-14z", p.horizon),
  parcel: (p) => filled("M-18-26H18V8H-18z", p.wood, ` stroke="${p.ink}" stroke-width="1.5"`) + stroked("M0-26V8M-18-10H18", p.accent, 3),
  bird: (p) => filled("M-16 0C-12-18 6-22 12-16 18-22 26-18 24-12L32-10 23-7C18 4 0 6-16 0L-28 6-24-4z", p.light) + filled("M-8-8Q2-20 12-8 4-2-8-8z", p.far) + disc(20, -13, 1.5, p.ink),
  crow: (p) => filled("M-16 0C-12-18 6-22 12-16 18-22 26-18 24-12L34-9 23-7C18 4 0 6-16 0L-30 8-24-4z", p.ink) + disc(20, -13, 1.8, p.accent),
  skull: (p) => filled("M-14-14C-16-36 16-36 14-14L8-10V0H-8V-10z", p.light) + disc(-6, -16, 4, p.ink) + disc(6, -16, 4, p.ink) + filled("M0-12-2-7H2zM-3-4V0M3-4V0", p.ink),
  gauge: (p) => disc(2, -18, 18, p.accent) + disc(2, -18, 14, p.light) + stroked("M2-18 10-28M-8-18h2M12-18h-2M2-29v2", p.ink, 2),
  gear: (p) => toothed(2, -18, 18, p.accent) + disc(2, -18, 6, p.deep),
  coin: (p) => disc(2, -20, 14, p.accent) + `<circle cx="2" cy="-20" r="9" fill="none" stroke="${p.light}" stroke-width="2"/>`,
  bees: (p) => filled("M-14-2Q-18-34 2-38 22-34 18-2z", p.accent) + stroked("M-14-12H18M-12-22H16", p.wood, 2.5) + disc(2, -6, 4, p.ink) + [[-24, -44], [26, -50], [4, -60], [34, -24]].map(([x, y]) => disc(x, y, 2.2, p.ink)).join(""),
  seedling: (p) => stroked("M0 6V-22", p.mid, 3) + filled("M0-20Q-22-22-20-42-2-40 0-20 2-44 24-40 22-22 0-20z", mixed(p.far, p.light, 0.3)),
  oar: (p) => stroked("M-12 46 14-52", p.wood, 4) + filled("M10-50Q6-72 20-84 28-68 20-48z", p.wood),
  shield: (p) => filled("M-24-44Q-2-36 20-44V-12Q18 14-2 24-22 14-24-12z", p.mid, ` stroke="${p.accent}" stroke-width="3"`) + filled("M-2-36V18Q-18 8-19-12V-38z", p.far),
  piston: (p) => filled("M-14-8H16V12H-14z", p.accent) + filled("M-10-26H12V-8H-10z", p.light) + filled("M-18-40H20V-26H-18z", p.wood),
  umbrella: (p) => stroked("M0 8V-34", p.wood, 3) + filled("M-32-34Q-28-64 0-66 28-64 32-34 24-42 16-34 8-42 0-34-8-42-16-34-24-42-32-34z", p.accent),
};

/** A cog: a ring of teeth about (x, y). */
export function toothed(x, y, r, fill) {
  return `<circle cx="${x}" cy="${y}" r="${r * 0.82}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="none" stroke="${fill}" stroke-width="${+(r * 0.26).toFixed(1)}" stroke-dasharray="${+(r * 0.3534).toFixed(2)}"/>`;
}

const TALL_HAIR = new Set(["spiky", "crest", "bun"]);
const OPEN_HATS = new Set(["none", "halo", "mask", "wreath", "crown", "fin", "bandana"]);
const BEFORE_HAND = new Set(["book", "ledger", "scroll", "letter", "paper", "parcel", "bees", "shield", "piston", "skull", "gauge", "gear", "flask", "bottle", "orb", "drop", "bird", "crow", "coin", "bomb"]);

/** What else is worn: behind the body, and before the face. */
const nothing = () => "";
const EXTRAS = {
  none: [nothing, nothing],
  cape: [(p) => filled("M-18-72C-44-50-48-10-54 14H54C48-10 44-50 18-72z", mixed(p.accent, p.near, 0.4)) + filled("M18-72C44-50 48-10 54 14H30z", p.ink, ' opacity=".2"'), nothing],
  scarf: [(p) => filled("M8-72C28-72 44-84 60-76 52-70 56-64 46-62 34-62 20-62 8-66z", p.accent), (p) => filled("M-12-74Q0-66 12-74V-66Q0-58-12-66z", p.accent)],
  glasses: [nothing, (p) => `<g fill="none" stroke="${p.ink}" stroke-width="1.3"><circle cx="-4.5" cy="-84" r="3.5"/><circle cx="4.5" cy="-84" r="3.5"/></g>`],
  patch: [nothing, (p) => filled("M1-87H8V-82Q4-79 1-82z", p.ink) + stroked("M-9-90 10-82", p.ink, 1)],
  mustache: [nothing, (p) => filled("M-7-78Q-3-82 0-79 3-82 7-78 3-76 0-78-3-76-7-78z", p.hair)],
};

const WINGS = (p) => filled("M-10-62C-30-90-52-98-64-92-58-86-62-80-56-74-60-70-54-62-48-58-50-52-40-46-24-44zM10-62C30-90 52-98 64-92 58-86 62-80 56-74 60-70 54-62 48-58 50-52 40-46 24-44z", p.light);

/** A person. `look` names coat, hair, hat and what is held; `wings` are for those who have them. */
export function figure(p, look) {
  const cloth = p.cloth;
  const lining = cloth === p.ink ? mixed(p.mid, p.far, 0.4) : mixed(cloth, p.ink, 0.55);
  const hand = disc(33, -36, 5, p.skin);
  const [behind, before] = HAIR[TALL_HAIR.has(look.hair) && !OPEN_HATS.has(look.hat) ? "short" : look.hair](p.hair);
  const arm = look.held === "none" ? "" : stroked("M22-62 27-46 32-38", cloth, 10) + (BEFORE_HAND.has(look.held) ? hand : "") + placed(34, -36, 1, `<g stroke="${p.ink}" stroke-width=".8">${HELD[look.held](p)}</g>`) + (BEFORE_HAND.has(look.held) ? "" : hand);
  return (look.wings ? WINGS(p) : "") + EXTRAS[look.extra][0](p) + behind + COATS[look.coat](p, cloth, lining) + filled("M-4-78H4V-70Q0-66-4-70z", mixed(p.skin, p.ink, 0.25)) + disc(0, -84, 10.5, p.skin)
    + filled("M0-94.5A10.5 10.5 0 0 1 0-73.5z", p.ink, ' opacity=".13"') + filled("M-5-85h2v3h-2zM3-85h2v3h-2z", p.ink) + before + EXTRAS[look.extra][1](p) + HATS[look.hat](p, mixed(cloth, p.ink, 0.45)) + arm;
}

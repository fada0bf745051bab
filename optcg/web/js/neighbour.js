// From card to card with the arrow keys.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5; // how much worse a card aside is than one ahead

/** Focus the nearest card in the direction of this key; from elsewhere, the first card of the own half. */
export function stepTo(event, board) {
  const way = WAYS[event.key];
  const cards = [...board.querySelectorAll("button.card")];
  const now = document.activeElement;
  if (!way || !cards.length || (now?.closest("[tabindex='0'], details") && !cards.includes(now))) return;
  event.preventDefault();
  if (!cards.includes(now)) {
    (board.querySelector(".near button.card.legal") ?? board.querySelector(".near button.card")).focus({ preventScroll: true });
    return;
  }
  const from = centre(now);
  let best = null;
  for (const card of cards) {
    const at = centre(card);
    const ahead = (at.x - from.x) * way[0] + (at.y - from.y) * way[1];
    const aside = Math.abs((at.x - from.x) * way[1]) + Math.abs((at.y - from.y) * way[0]);
    if (ahead > 8 && (!best || ahead + ASIDE * aside < best.far)) best = { card, far: ahead + ASIDE * aside };
  }
  best?.card.focus({ preventScroll: true });
}

function centre(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

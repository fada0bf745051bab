// Finding a card in a view.

/** The other player. */
export function other(player) {
  return player === "A" ? "B" : "A";
}

/** Everything in the view that has this id: {shown, player, area}, or null. */
export function findCard(view, id) {
  for (const player of ["A", "B"]) {
    const side = view[player];
    const areas = { leader: [side.leader], characters: side.characters, stage: [side.stage], hand: side.hand, trash: side.trash, life: side.life, none: side.no_area ?? [] };
    for (const [area, cards] of Object.entries(areas)) {
      const shown = cards.find((card) => card?.id === id);
      if (shown) return { shown, player, area };
    }
  }
  const shown = (view.looking_at ?? []).find((card) => card.id === id);
  return shown ? { shown, player: shown.player, area: shown.area } : null;
}

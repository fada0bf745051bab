"""Which of two cards was revealed: one of each player's deck, by both players or by one of them."""

from __future__ import annotations

from optcg.text.grammar import Found, Misfit, all_of
from optcg.text.phrases.which_cards.references import YOUR_REVEALED
from optcg.text.words.tokens import Token


def check_shown(tokens: list[Token], found: Found) -> None:
    """Refuse "the revealed card" of two, and "the card you revealed" where you have revealed both."""
    parts = list(all_of(found))
    shown = [part.phrase for part in parts if part.phrase == "effect" and _of_both(tokens, part)]
    if not shown:
        return
    by_you = any(_of_you(tokens, part) for part in parts if part.phrase == "effect")
    of_each = [part for part in parts if part.phrase == "effect" and _is_of_each(part)]
    for part in parts:
        if part.phrase not in ("that-card", "that-card-s"):
            continue
        if any(each.start <= part.start < each.end for each in of_each):
            continue  # "each player places the revealed card": each one's own
        words = [token.key for token in tokens[part.start : part.end]]
        if words in (["the", "revealed", "card"], ["the", "revealed", "card's"]):
            raise Misfit
        if by_you and part.value == YOUR_REVEALED and words[-1] == "revealed":
            raise Misfit


def _of_you(tokens: list[Token], effect: Found) -> bool:
    """ "Reveal 1 card from the top of your deck and 1 card from the top of your opponent's deck"."""
    piles = [part for part in effect.parts if part.phrase in ("pile", "piles")]
    words = [token.key for token in tokens[effect.start : effect.end]]
    return words[0] == "reveal" and (len(piles) > 1 or any(pile.phrase == "piles" for pile in piles))


def _of_both(tokens: list[Token], effect: Found) -> bool:
    words = [token.key for token in tokens[effect.start : effect.end]]
    return _of_you(tokens, effect) or (_is_of_each(effect) and bool({"reveal", "reveals"} & set(words)))


def _is_of_each(effect: Found) -> bool:
    return bool(effect.parts) and effect.parts[-1].phrase in ("their-part", "their-deeds")

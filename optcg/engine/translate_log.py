"""What the log says of effects that begin: the words of their steps, with the players by their letters."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from optcg.engine.change_log import NEXT_REFRESH
from optcg.engine.translate_prompts import in_sentence
from optcg.model import effects as e
from optcg.model.effects import Effect
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.model.sides import from_other_side
from optcg.model.terms import PLAYER_NAMES
from optcg.model.trees import nodes_of

if TYPE_CHECKING:
    from optcg.engine.translate import Translator

_SIDES: Final = re.compile(r"\b(your opponent's|your opponent|your)\b|\byou\b(?: (\w+))?", re.IGNORECASE)
# What "you do" is as said of another one.
_SAYS: Final = {"have": "has", "do": "does", "are": "is", "were": "was"}
_MODAL: Final = ("and", "or", "may", "can", "cannot", "will", "would", "did", "had", "each", "both")
_NEGATES: Final = re.compile(r"negate the (effect|.* effects) of this card(.*)")
# Of the durations the one that has no other side.
_START: Final = "until the start of your next turn"
_THEIR_START: Final = "until the start of your opponent's next turn"
_QUOTED: Final = '"'


def by_letters(words: str) -> list[str]:
    """What is said to "you", as the log says it where that is player A, and where it is B."""
    return [_named(words, player) for player in (0, 1)]


def _named(words: str, player: int) -> str:
    you, other = PLAYER_NAMES[player], PLAYER_NAMES[1 - player]
    names = {"your opponent's": f"{other}'s", "your opponent": other, "your": f"{you}'s"}

    def said(found: re.Match[str]) -> str:
        whose, verb = found[1], found[2]
        if whose:
            return names[whose.lower()]
        return you if verb is None else f"{you} {verb if verb in _MODAL else _third_person(verb)}"

    # What stands in quotes is the text of a card.
    parts = words.split(_QUOTED)
    parts[::2] = [_SIDES.sub(said, part) for part in parts[::2]]
    return _QUOTED.join(parts)


def _third_person(verb: str) -> str:
    if verb in _SAYS:
        return _SAYS[verb]
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def change_words(card: Translator, effect: Effect) -> list[str]:
    """An effect that begins on one card, "this card": "this card cannot attack during this turn"."""
    words = in_sentence(card.label((replace(effect, **{"what": This()}),)))
    words = words[:1].lower() + words[1:]
    if isinstance(effect, e.Forbid) and _is_of_other(effect.what):
        # The Characters that a card of the opponent cannot attack are yours.
        words = words.replace("cannot attack your opponent's", "cannot attack your")
    negated = _NEGATES.fullmatch(words)
    if negated is not None:
        which = "effects" if negated[1] == "effect" else negated[1]
        words = f"the {which} of this card are negated{negated[2]}"
    # Rule 6-2-4: the phase is that of the player whose card it is (see `log_words`).
    words = words.replace("your next Refresh Phase", NEXT_REFRESH)
    # Said of one card, and of what has happened.
    words = words.replace("cannot have their", "cannot have its")
    told = by_letters(words.replace("this card gains", "this card gained", 1))
    return of_gainers(told) if isinstance(effect, e.Grant) else told


def of_gainers(told: list[str]) -> list[str]:
    """An ability that is gained speaks with the eyes of the player whose card gains it (Rule 8-2-4).

    First for cards of the player of the effect, A or B, then for cards of the other one.
    """
    return [_with_quotes(words, player) for words, player in zip(told * 2, (0, 1, 1, 0), strict=True)]


def _with_quotes(words: str, player: int) -> str:
    before, *rest = words.split(_QUOTED)
    rest[::2] = [_named(part.replace("This card", "this card"), player) for part in rest[::2]]
    return _QUOTED.join([before, *rest])


def _is_of_other(what: Selection) -> bool:
    return isinstance(what, (Choose, Every)) and what.cards.owner is Owner.OPPONENT


def ban_words(card: Translator, effect: Effect) -> list[str]:
    """An effect that begins on a player: "B cannot activate [Blocker] during this turn"."""
    if getattr(effect, "who", Owner.OPPONENT) is not Owner.YOU:
        return by_letters(_of_phase(in_sentence(card.label((effect,)))))
    # Told by the other one, so that it is said of a third person.
    other = from_other_side(effect)
    assert isinstance(other, Effect)
    words = in_sentence(card.label((other,))).replace(_START, _THEIR_START)
    return by_letters(_of_phase(words))[::-1]


def _of_phase(words: str) -> str:
    """The DON!! Phase is one of this turn anyway."""
    return words.replace("DON!! Phase during this turn", "DON!! Phase")


def later_words(card: Translator, effect: e.Later) -> tuple[list[str], int]:
    """What is put off, and the slot of the cards to which it is done; -1 if it is done to others."""
    slots = {part.slot for part in nodes_of(effect.effects) if isinstance(part, Slot)}
    words = in_sentence(card.label((effect,)))
    return by_letters(words[:1].lower() + words[1:]), slots.pop() if len(slots) == 1 else -1

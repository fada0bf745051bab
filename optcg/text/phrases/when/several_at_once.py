"""Events of several cards at once: "when 2 or more of your Characters are rested by an effect"."""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model.abilities import When
from optcg.model.selections import Cards, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, Happening
from optcg.text.phrases.which_cards.nouns import Noun

# What one process does to several cards; each of the others is told of card by card.
_TOGETHER: Final = ("K.O.'d", "rested", "leaves the field", "returned to hand", "placed in the deck")


class Several(NamedTuple):
    """At least so many of some cards."""

    number: int
    cards: Cards

    def happen(self, event: str, cause: Cause) -> Happening:
        if event not in _TOGETHER or cause.by == "battle":
            raise Misfit
        at_once = When(event, self.cards, Owner.EITHER, cause.by, self.number, cause.source, together=True)
        return Happening((at_once,))


SEVERAL = Phrase[Several]("several-cards")
for _of, _who in (("of your", Owner.YOU), ("of your opponent's", Owner.OPPONENT), ("", Owner.EITHER)):
    SEVERAL.says(f"<number> or more {_of} <noun>", lambda n, noun, who=_who: _several(n, noun, who))
# One effect does it, or the words say that it happens at once.
for _at_once in ("", "at once", "at the same time"):
    SIMPLE.says(
        f"<several-cards> are <befalls> <by> {_at_once}",
        lambda some, events, by, said=_at_once: some.happen(_one(events), _of_one(by, said)),
    )
    SIMPLE.says(
        f"<several-cards> leave the field <by> {_at_once}",
        lambda some, by, said=_at_once: some.happen("leaves the field", _of_one(by, said)),
    )


def _several(number: int, noun: Noun, owner: Owner) -> Several:
    if number < 2 or not noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    return Several(number, noun.cards(owner))


def _one(events: tuple[str, ...]) -> str:
    if len(events) > 1:
        raise Misfit  # so many of one kind, or of both together?
    return events[0]


def _of_one(cause: Cause, said: str) -> Cause:
    if not cause.by and not said:
        raise Misfit
    return cause


# Out of the trash or the hand into the deck ---------------------------------------------------------------
_TO_DECK: Final = (
    ("return", "returned", "to", "returned from {}"),
    ("place", "placed", "at the bottom of", "placed from {}"),
)
for _area in ("trash", "hand"):
    for _verb, _done, _to, _told in _TO_DECK:
        _event = _told.format(_area)
        SIMPLE.says(
            f"<number> or more cards in|from <whose> {_area} are {_done} {_to} <the-deck> <by>",
            lambda n, who, _, by, event=_event: _into_deck(event, who, by, n),
        )
        SIMPLE.says(
            f"<number> or more cards are {_done} from <whose> {_area} {_to} <the-deck> <by>",
            lambda n, who, _, by, event=_event: _into_deck(event, who, by, n),
        )
        SIMPLE.says(
            f"<number> or more cards are {_done} {_to} <the-deck> from <whose> {_area} <by>",
            lambda n, _, who, by, event=_event: _into_deck(event, who, by, n),
        )
        for _cards in (f"a card in|from <whose> {_area} is", f"cards in|from <whose> {_area} are"):
            SIMPLE.says(
                f"{_cards} {_done} {_to} <the-deck> <by>",
                lambda who, _, by, event=_event: _into_deck(event, who, by),
            )
        for _a_card in ("a card is", "cards are"):
            SIMPLE.says(
                f"{_a_card} {_done} {_to} <the-deck> from <whose> {_area} <by>",
                lambda _, who, by, event=_event: _into_deck(event, who, by),
            )
            SIMPLE.says(
                f"{_a_card} {_done} from <whose> {_area} {_to} <the-deck> <by>",
                lambda who, _, by, event=_event: _into_deck(event, who, by),
            )
        for _player, _their, _who in (
            (f"you {_verb}", "your", Owner.YOU),
            (f"your opponent {_verb}s", "their", Owner.OPPONENT),
        ):
            _way = f"{_their} {_area} {_to} {_their} deck <by>"
            SIMPLE.says(
                f"{_player} <number> or more cards from {_way}",
                lambda n, by, who=_who, event=_event: _into_deck(event, who, by, n),
            )
            for _cards in ("a card", "cards", "1 card", "any card", "any cards"):
                SIMPLE.says(
                    f"{_player} {_cards} from {_way}",
                    lambda by, who=_who, event=_event: _into_deck(event, who, by),
                )


def _into_deck(event: str, who: Owner, cause: Cause, number: int = 1) -> Happening:
    if cause.by == "battle":
        raise Misfit
    return Happening((When(event, None, who, cause.by, number, cause.source, together=True),))

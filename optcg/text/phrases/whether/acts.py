"""What players did in this turn: "you have activated 2 or more Events", "your opponent took damage"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, HappenedToOthers
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.events import played_by
from optcg.text.phrases.whether.history import Deed, another, parts_of, to_cards
from optcg.text.phrases.whether.past import PAST, PAST_TALLY
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, has_name
from optcg.text.phrases.which_cards.others import excepts_this


@dataclass(frozen=True)
class Act:
    """What a player did, and how often."""

    event: str
    noun: Noun | None = None
    cause: Cause = NO_CAUSE
    compare: str = ">="
    number: int = 1

    def of(self, owner: Owner) -> Amount:
        if self.noun is None:
            told = self.event == "trashed from hand"
            when = When(self.event, who=owner, by=self.cause.by, source=self.cause.source, together=told)
            return Happened(when)
        if self.event == "played":
            (when,) = played_by(owner, self.noun, self.cause).timings
            assert when.subject is not None
            return to_cards(when.subject, Deed("played", Cause(when.by, when.source), when.origin))
        said = self.noun.described
        if not _is_event(self.noun) or said != Described(said.filter):
            raise Misfit
        if not excepts_this(said.filter):
            return Happened(self._activated(owner, said.filter))
        if owner is not Owner.YOU:
            raise Misfit  # another one than which?
        rest = all_of(*[part for part in parts_of(sure(said.filter)) if not excepts_this(part)])
        return HappenedToOthers(self._activated(owner, rest), by_card=True)

    def _activated(self, owner: Owner, described: f.Filter | None) -> When:
        if described is None:
            return When(self.event, who=owner)
        return When(self.event, Cards(owner, (Area.TRASH,), described))

    def fact(self, owner: Owner) -> Condition:
        return Compare(self.of(owner), self.compare, self.number)


def _is_event(noun: Noun) -> bool:
    """ "Activated an Event", "activated [Mira]": nothing else is activated as a card (Rule 8-5)."""
    return noun.kinds == (Category.EVENT,) or (not noun.kinds and has_name(noun.described.filter))


EVENT: Final = "activates an Event"


def acts(act: Act, many: tuple[str, int]) -> Act:
    compare, number = many
    return replace(act, number=number, compare=compare)


def _played(noun: Noun, by: Cause) -> Act:
    """An Event is activated, whatever word is used (Rule 6-5-3-1)."""
    return Act(EVENT, noun) if noun.kinds == (Category.EVENT,) and by == NO_CAUSE else Act("played", noun, by)


ACT = Phrase[Act]("act")
ACT_BASE = Phrase[Act]("act-base")
for _phrase, _activate, _play, _trash, _take, _deal, _give_back, _add in (
    (ACT, "activated", "played", "trashed", "took|taken", "dealt", "returned", "added"),
    (ACT_BASE, "activate", "play", "trash", "take", "deal", "return", "add"),
):
    _phrase.says(f"{_activate} <how-many> <noun>", lambda many, noun: acts(Act(EVENT, noun), many))
    _phrase.says(f"{_activate} another <noun>", lambda noun: Act(EVENT, another(noun)))
    _phrase.says(f"{_activate} (a) [Blocker]", lambda: Act("activates Blocker"))
    _phrase.says(f"{_activate} (a) [Trigger]", lambda: Act("Trigger activated"))
    _phrase.says(f"{_play} <how-many> <noun> <by>", lambda many, noun, by: acts(_played(noun, by), many))
    _phrase.says(
        f"{_trash} <how-many> card(s) from your|their hand <by>",
        lambda many, by: acts(Act("trashed from hand", None, by), many),
    )
    _phrase.says(
        f"{_give_back} <how-many> DON!! card(s) (from your field|from their field) to your|their DON!! deck"
        " <by>",
        lambda many, by: acts(Act("DON!! returned", None, by), many),
    )
    _phrase.says(
        f"{_add} <how-many> DON!! card(s) from your|their DON!! deck <by>",
        lambda many, by: acts(Act("DON!! added", None, by), many),
    )
    _phrase.says(f"{_take} damage", lambda: Act("takes damage"))
    _phrase.says(f"{_take} <how-many> damage", lambda many: acts(Act("takes damage"), many))
    _phrase.says(f"{_deal} damage", lambda: Act("deals damage"))
    _phrase.says(f"{_deal} damage to your opponent", lambda: Act("deals damage"))
    _phrase.says(f"{_deal} damage to your opponent's Life|Leader", lambda: Act("deals damage"))

PAST.says("<player> <have> <act>", lambda who, _, act: act.fact(who))
PAST.says("<player> <have-not> <act>", lambda who, _, act: c.NotSo(act.fact(who)))
PAST.says("<player> did not <act-base>", lambda who, act: c.NotSo(act.fact(who)))

# How many.
PAST_TALLY.says(
    "<noun> <player> <have> activated",
    lambda noun, who, _: Act("activates an Event", noun).of(who),
)
PAST_TALLY.says("<noun> <player> <have> played", lambda noun, who, _: Act("played", noun).of(who))
PAST_TALLY.says(
    "DON!! card(s) <player> <have> returned to your|their DON!! deck",
    lambda who, *_: Act("DON!! returned").of(who),
)
PAST_TALLY.says(
    "card(s) <player> <have> trashed from your|their hand",
    lambda who, *_: Act("trashed from hand").of(who),
)

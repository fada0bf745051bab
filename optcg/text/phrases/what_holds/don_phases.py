"""Changed DON!! Phases: more DON!! or less, rested, or given to a card at once (Rules 1-3-1, 6-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.rule_texts import RULE
from optcg.text.phrases.what_is_done.giving import give
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.piles import one_owner

# What holds for every DON!! Phase.
CHANGED = Phrase[a.RuleText]("changed-don-phase")
CHANGED.says(
    "<number> DON!! card(s) placed during your DON!! Phase is|are given to <cards>",
    lambda n, to: _given(n, to),
)
CHANGED.says(
    "give <number> DON!! card(s) placed during your DON!! Phase to <cards>", lambda n, to: _given(n, to)
)
CHANGED.says(
    "during your DON!! Phase , <number> (of the) DON!! card(s) placed is|are given to <cards>",
    lambda n, to: _given(n, to),
)
RULE.says("<changed-don-phase> (.)", lambda text: (text,))
RULE.says("if <condition> , <changed-don-phase> (.)", lambda fact, text: (_if(text, fact),))
MORE = Phrase[int]("more-don")
MORE.says("<number> additional|more|extra DON!! card(s)", lambda n: n)
MORE.says("an additional|extra DON!! card", lambda: 1)
MORE.says("<number> less|fewer DON!! card(s)", lambda n: -n)
MORE.says("<number> DON!! card(s) less|fewer", lambda n: -n)
MORE.says("<number> DON!! card(s) more", lambda n: n)
for _place, _whose, _who in (
    ("place", "your", Owner.YOU),
    ("you place", "your", Owner.YOU),
    ("your opponent places", "their", Owner.OPPONENT),
    ("both players place", "their", Owner.EITHER),
):
    CHANGED.says(
        f"{_place} <more-don> during {_whose} DON!! Phase",
        lambda n, who=_who: a.DonPhasePlaces(n, who),
    )
    if _who is not Owner.EITHER:
        _named = "your" if _who is Owner.YOU else "your opponent's"
        CHANGED.says(
            f"during {_named} DON!! Phase , {_place} <more-don>", lambda n, who=_who: a.DonPhasePlaces(n, who)
        )
CHANGED.says(
    "<more-don> is|are placed during <whose> DON!! Phase", lambda n, who: a.DonPhasePlaces(n, one_owner(who))
)


def _given(count: int, to: Selection) -> a.RuleText:
    """DON!! of the turn player, so cards of that player take them (Rule 6-5-5-1)."""
    if to == Every(Cards(Owner.YOU, (Area.LEADER,))):
        return a.DonPhaseGives(count)
    give(count, "active", to, up_to=False)
    if not isinstance(to, This) and (not isinstance(to, Choose) or to.up_to or (to.count, count) != (1, 1)):
        raise Misfit
    return a.DonPhaseGivesTo(to, count)


def _if(text: a.RuleText, fact: Condition) -> a.RuleText:
    assert isinstance(text, (a.DonPhaseGives, a.DonPhaseGivesTo, a.DonPhasePlaces))
    return replace(text, condition=fact)


# More or less in the next one or for a time; and no more than so many, all the time or for a time.
Placing: TypeAlias = e.ChangeDonPhase | e.LimitDonPhase
PLACING = Phrase[Placing]("don-placing")
for _place, _who in (
    ("(you) place", Owner.YOU),
    ("your opponent places", Owner.OPPONENT),
    ("both players place", Owner.EITHER),
):
    PLACING.says(f"{_place} <more-don>", lambda n, who=_who: e.ChangeDonPhase(who, n, Duration.ON_FIELD))
    PLACING.says(
        f"{_place} only <number> DON!! card(s)",
        lambda n, who=_who: e.LimitDonPhase(who, n, Duration.ON_FIELD),
    )
for _place, _who in (
    ("you (can|may) only place", Owner.YOU),
    ("you cannot place more than", Owner.YOU),
    ("your opponent only places", Owner.OPPONENT),
    ("your opponent can|may only place", Owner.OPPONENT),
    ("your opponent cannot place more than", Owner.OPPONENT),
):
    PLACING.says(
        f"{_place} <number> DON!! card(s)", lambda n, who=_who: e.LimitDonPhase(who, n, Duration.ON_FIELD)
    )
# Of the opponent, where the phase that is said before is theirs.
THEY_PLACE = Phrase[Placing]("they-place-don")
THEY_PLACE.says("<don-placing>", lambda placing: placing)
THEY_PLACE.says("they place <more-don>", lambda n: e.ChangeDonPhase(Owner.OPPONENT, n, Duration.ON_FIELD))
for _words in ("they (can|may) only place", "they place only", "they cannot place more than"):
    THEY_PLACE.says(
        f"{_words} <number> DON!! card(s)", lambda n: e.LimitDonPhase(Owner.OPPONENT, n, Duration.ON_FIELD)
    )
for _whose, _named, _owners, _when in (
    ("your", "your", (Owner.YOU,), "your next turn"),
    ("their", "your opponent's", (Owner.OPPONENT, Owner.EITHER), "opponent's next turn"),
):
    EFFECT.says(
        f"<don-placing> during {_whose} DON!! Phase <until>",
        lambda placing, until, owners=_owners: _placing(placing, owners, until),
    )
    EFFECT.says(
        f"during {_named} DON!! Phase , <they-place-don> <until>",
        lambda placing, until, owners=_owners: _placing(placing, owners[:1], until),
    )
    EFFECT.says(
        f"<don-placing> during {_whose} next DON!! Phase",
        lambda placing, owners=_owners, when=_when: _next_placing(placing, owners[0], when),
    )
    EFFECT.says(
        f"during {_named} next DON!! Phase , <they-place-don>",
        lambda placing, owners=_owners, when=_when: _next_placing(placing, owners[0], when),
    )
    for _change, _sign in (("reduced", -1), ("increased", 1)):
        EFFECT.says(
            f"the number of DON!! cards placed during {_named} next DON!! Phase is {_change} by <number>",
            lambda n, sign=_sign, owners=_owners, when=_when: _next_placing(
                e.ChangeDonPhase(owners[0], sign * n), owners[0], when
            ),
        )


def _placing(placing: Placing, owners: tuple[Owner, ...], until: Duration) -> Steps:
    if placing.who not in owners:
        raise Misfit
    return (replace(placing, duration=until),)


def _next_placing(placing: Placing, who: Owner, when: str) -> Steps:
    return (e.Later(when, _placing(placing, (who,), Duration.TURN)),)


# Rested, all the time or the next time: the ban lasts for the turn to which the phase belongs.
RESTED = Phrase[None]("placed-rested")
for _words in ("are placed rested", "are placed in the cost area rested", "enter the cost area rested"):
    RESTED.means(_words, None)
_PLACED = "(all) (of) (the) DON!! cards placed during"
EFFECT.says(f"{_PLACED} <whose> DON!! Phase <placed-rested>", lambda who, _: (_rested(one_owner(who)),))
for _whose, _who, _when in (
    ("your", Owner.YOU, "your next turn"),
    ("your opponent's", Owner.OPPONENT, "opponent's next turn"),
):
    EFFECT.says(
        f"{_PLACED} {_whose} next DON!! Phase <placed-rested>",
        lambda _, who=_who, when=_when: _next(who, when),
    )
    EFFECT.says(
        f"during {_whose} next DON!! Phase , (all) DON!! cards <placed-rested>",
        lambda _, who=_who, when=_when: _next(who, when),
    )
for _words in (
    "your opponent's DON!! cards placed during their next DON!! Phase <placed-rested>",
    "the DON!! cards your opponent places during their next DON!! Phase <placed-rested>",
):
    EFFECT.says(_words, lambda _: _next(Owner.OPPONENT, "opponent's next turn"))
EFFECT.says(
    "your opponent places (their) DON!! cards rested during their next DON!! Phase",
    lambda: _next(Owner.OPPONENT, "opponent's next turn"),
)


def _rested(who: Owner, until: Duration = Duration.ON_FIELD) -> e.ForbidPlayer:
    return e.ForbidPlayer(who, "place active DON!!", until)


def _next(who: Owner, when: str) -> Steps:
    return (e.Later(when, (_rested(who, Duration.TURN),)),)

"""What happens: to cards, to players and in their areas, by what cause, and when (Rules 7-1-4, 8-1-3-1).

What can befall a card of the field is worded as the deed that does it ("K.O. <targets>", `moves.py`): events
("when ... is K.O.'d"), facts ("if ... was K.O.'d this turn", `history.py`), replacements ("if ... would be
K.O.'d") and bans ("cannot be K.O.'d"). Rows of `ACT` say what players do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.conditions import Condition
from optcg.model.effects import Place
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, ON_FIELD, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.model.trees import nodes_of
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.filters import NOTHING, Described, all_of, any_of, sure
from optcg.text.phrases.nouns import Noun, either, has_name, is_alone
from optcg.text.phrases.verbs import DEED, STEPS, Steps, passive
from optcg.text.phrases.words import one_owner


# Causes ------------------------------------------------------------------------------------------------
class Cause(NamedTuple):
    """Who or what does it: a battle, or an effect of some player or card."""

    by: str = ""
    source: Filter | None = None


NO_CAUSE: Final = Cause()
IN_BATTLE: Final = Cause("battle")

# "An effect", "your opponent's red Character's effect", "the effects of your {Navy} type cards".
EFFECT_OF = Phrase[Cause]("effect-of")
EFFECT_OF.says("<whose-effect> effect(s)", Cause)
EFFECT_OF.says("<whose-effect> <source-s> effect(s)", Cause)
EFFECT_OF.says("(the|an) effect(s) of <whose-effect> <noun>", lambda by, noun: Cause(by, described(noun)))
WHOSE_EFFECT = Phrase[str]("whose-effect")
WHOSE_EFFECT.means("your", "your effects")
WHOSE_EFFECT.means("your opponent's (own)", "opponent's effects")
WHOSE_EFFECT.means("(a|an)", "effects")
# What stands before "effect": "red Character's", "Character", "Leader and Character".
SOURCE_S = Phrase[Filter]("source-s")
SOURCE_S.says("<noun-s>", lambda noun: described(noun))
SOURCE_S.says("<kind>", lambda kind: _of_kinds(kind))
SOURCE_S.says("<kind> and|or <kind>", lambda *kinds: _of_kinds(*kinds))

BY = Phrase[Cause]("by")
BY.means("", NO_CAUSE)
BY.means("in battle", IN_BATTLE)
BY.says("<in-battle-by>", lambda cause: cause)
BY.says("by|using|with <effect-of>", lambda cause: cause)
# "In battle by <Slash> attribute cards": the other side of it.
IN_BATTLE_BY = Phrase[Cause]("in-battle-by")
IN_BATTLE_BY.says(
    "in (a) battle(s) by|with|against (a|an|any|your opponent's|any of your opponent's) <noun>",
    lambda noun: Cause("battle", described(noun)),
)

# Of several causes one is enough. What your opponent does is done by their effects or in battle (Rule 7-1).
CAUSES = Phrase[tuple[Cause, ...]]("causes")
CAUSES.says("<by>", lambda one: (one,))
CAUSES.says("<by> or <by>", lambda one, two: _two_causes(one, two))
CAUSES.means("by your opponent", (Cause("opponent's effects"), IN_BATTLE))


def described(noun: Noun) -> Filter:
    """Cards told by what they are, and by nothing else."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _of_kinds(*kinds: tuple[Category, bool]) -> Filter:
    if any(many for _, many in kinds):
        raise Misfit
    return sure(any_of(*[f.CategoryIs(kind) for kind, _ in kinds]))


def _two_causes(one: Cause, two: Cause) -> tuple[Cause, ...]:
    if NO_CAUSE in (one, two) or (one.by == "battle") is (two.by == "battle"):
        raise Misfit
    return (two, one) if one.by == "battle" else (one, two)


# Which card ----------------------------------------------------------------------------------------------
THIS = Cards(Owner.YOU, ON_FIELD, f.ThisCard())

SUBJECT = Phrase[Cards]("event-subject")
SUBJECT.means("this Character|Leader|Stage|card", THIS)
SUBJECT.says("a|an|any <noun>", lambda noun: on_the_field(noun))
SUBJECT.says("(1 of|any of) your <noun>", lambda noun: on_the_field(noun, Owner.YOU))
SUBJECT.says("(1 of|any of) your opponent's <noun>", lambda noun: on_the_field(noun, Owner.OPPONENT))
SUBJECT.says("this Leader or any of your <noun>", lambda noun: _this_leader_or(noun))
SUBJECT.says("this Character or (any of) your <noun>", lambda noun: _this_character_or(noun))


def on_the_field(noun: Noun, owner: Owner | None = None) -> Cards:
    if noun.described.areas:
        raise Misfit
    return noun.cards(owner)


def _this_leader_or(noun: Noun) -> Cards:
    """A Leader itself, or Characters; there is no other Leader."""
    said = noun.described.filter
    if noun.kinds != (Category.CHARACTER,) or noun.described != Described(said):
        raise Misfit
    return Cards(Owner.YOU, LEADER_AND_CHARACTERS, said and any_of(f.ThisCard(), said))


def _this_character_or(noun: Noun) -> Cards:
    """This Character or another card of its player."""
    if noun.described != Described(noun.described.filter) or not (noun.described.filter or is_alone(noun)):
        raise Misfit
    cards = either(Noun((Category.CHARACTER,), Described(f.ThisCard())), noun, apart=True).cards(Owner.YOU)
    return replace(cards, areas=tuple(area for area in ON_FIELD if area in cards.areas))


# Events --------------------------------------------------------------------------------------------------
# What "that Character" is: the card to which it happens, the other one of the battle, or either.
TO_FIRST, TO_OTHER, UNCLEAR = range(3)
Timings = tuple[When, ...]


class Happening(NamedTuple):
    """The timings of an effect, and what else must hold of the cards that take part."""

    timings: Timings
    condition: Condition | None = None
    of_first: bool = False  # "that Character" is the one that attacks, for its target is a Leader
    points: int = TO_FIRST
    there: Filter | None = None  # what the other card must be, on the field, if it is spoken of
    doer: Cards | None = None  # who does it, where it is told of the card to which it is done


EVENT = Phrase[Happening]("event")
SIMPLE = Phrase[Happening]("simple-event")
PLAIN = Phrase[Timings]("plain-event")  # of which nothing is told but the timings
SIMPLE.says("<plain-event>", Happening)
EVENT.says("<simple-event>", lambda event: event)
EVENT.says("<simple-event> (,) or (when) <event>", lambda one, two: _either(one, two))


def _either(one: Happening, two: Happening) -> Happening:
    if one.condition is not None or two.condition is not None:
        raise Misfit
    return Happening(one.timings + two.timings)


def when(event: str, subject: Cards, cause: Cause = NO_CAUSE) -> Happening:
    return Happening((When(event, subject, by=cause.by, source=cause.source),))


def of_player(event: str, who: Owner) -> Happening:
    return Happening((When(event, who=who),))


# What befalls a card of the field ------------------------------------------------------------------------
class Fate(NamedTuple):
    """What can befall a card, as events, replacements and bans call it; not all of them know it."""

    event: str
    would: str = ""
    ban: str = ""
    in_battle: bool = False  # else only effects do it


KO: Final = Fate("K.O.'d", "ko", "be K.O.'d", in_battle=True)
RESTED: Final = Fate("rested", "rest", "be rested", in_battle=True)
SET_ACTIVE: Final = Fate("set active", "", "be set active")
REMOVED: Final = Fate("leaves the field", "leave", "be removed", in_battle=True)
# By what is done to a card, or where it goes.
FATES: Final[dict[object, Fate]] = {
    **{e.KO: KO, e.Rest: RESTED, e.SetActive: SET_ACTIVE},
    Place.HAND: Fate("returned to hand", "hand", "be returned to hand"),
    Place.TRASH: Fate("trashed", "trash", "be trashed"),
    Place.DECK_BOTTOM: Fate("placed at the bottom", "bottom", "be placed at the bottom of the deck"),
}
FATE = Phrase[Fate]("fate").form_of(DEED, passive, lambda steps: _fate_of(steps))
FATE.means("removed from the field", REMOVED)
FATE.means("returned to the owner's deck", Fate("placed in the deck", "deck", "be returned to the deck"))


def _fate_of(steps: Steps) -> Fate:
    step = steps[0]
    kind = step.to if isinstance(step, e.Move) else type(step)
    if len(steps) > 1 or kind not in FATES:
        raise Misfit
    return FATES[kind]


class Deed(NamedTuple):
    """What is said of a card: what befalls it, or what it does, and by which of several causes."""

    fate: Fate
    causes: tuple[Cause, ...] = (NO_CAUSE,)

    def told_by(self) -> tuple[Cause, ...]:
        """The causes, if they can cause it."""
        if not self.fate.in_battle and any(cause.by == "battle" for cause in self.causes):
            raise Misfit
        return self.causes


Deeds = tuple[Deed, ...]

# What is done to a card, after "is", "was", "would be" and "cannot be".
DONE = Phrase[Deeds]("done")
DONE.says("<fate> <causes>", lambda fate, by: (Deed(fate, by),))
DONE.says("<fate> or <fate> <causes>", lambda *said: _by_the_same(*said))
DONE.says("<fate> <by> or <fate> <causes>", lambda *said: _each_by(*said))


def _by_the_same(*said: Any) -> Deeds:
    """A K.O. by an effect is a removal already: of "K.O.'d or removed by effects" is any K.O. meant?"""
    *fates, causes = said
    if len(set(fates)) < len(fates) or {KO, REMOVED} <= set(fates):
        raise Misfit
    return tuple(Deed(fate, causes) for fate in fates)


def _each_by(one: Fate, by: Cause, two: Fate, causes: tuple[Cause, ...]) -> Deeds:
    if by == NO_CAUSE or one == two:
        raise Misfit
    return Deed(one, (by,)), Deed(two, causes)


# What is told of a card: what is done to it, and what it does.
HAPPENS = Phrase[Deeds]("happens")
HAPPENS.says("is|are <done>", lambda deeds: deeds)
for _words, _fate in (
    ("becomes|become rested", RESTED),
    ("becomes|become active", SET_ACTIVE),
    ("leaves|leave the field", REMOVED),
):
    HAPPENS.says(f"{_words} <causes>", lambda by, fate=_fate: (Deed(fate, by),))
HAPPENS.means("attack|attacks", (Deed(Fate("attacks")),))
HAPPENS.means("is|are attacked", (Deed(Fate("attacked")),))

PLAIN.says("<event-subject> <happens>", lambda what, deeds: befallen(what, deeds))
PLAIN.says("<event-subject> <happens> or <happens>", lambda what, *deeds: befallen(what, _or_else(*deeds)))
for _words in ("<event-subject> is given a DON!! card <by>", "a DON!! card is given to <event-subject> <by>"):
    SIMPLE.says(_words, lambda what, by: when("given DON!!", what, by))


def befallen(what: Cards, deeds: Deeds) -> Timings:
    return tuple(
        When(deed.fate.event, what, by=by, source=source) for deed in deeds for by, source in deed.told_by()
    )


def _or_else(one: Deeds, two: Deeds) -> Deeds:
    """A cause behind both may be that of both. A removal with no cause is told of any K.O., too."""
    told = [deed.fate.event for deed in one + two]
    uncaused = any(deed.fate.ban and deed.causes == (NO_CAUSE,) for deed in one)
    if len(told) != 2 or told[0] == told[1] or (uncaused and two[0].causes != (NO_CAUSE,)):
        raise Misfit
    if Deed(REMOVED) in one + two and KO.event in told:
        raise Misfit
    return one + two


# Battles -----------------------------------------------------------------------------------------------
SIMPLE.says("<event-subject> attacks|attack <foe>", lambda what, foe: _fight("attacks", what, *foe))
SIMPLE.says("<event-subject> battles|battle <foe>", lambda what, foe: _fight("battles", what, *foe))
SIMPLE.says(
    "<event-subject> battles|attacks and K.O.'s your opponent's Character",
    lambda what: when("battles and K.O.s", what),
)
SIMPLE.says(
    "<attacker> deals|deal damage (to your opponent|to your opponent's Life|to your opponent's Leader)",
    lambda what: when("deals damage", what),
)
FOE = Phrase[tuple[Noun, Owner]]("foe")
FOE.says("(a|an|any) <noun>", lambda noun: (noun, Owner.EITHER))
FOE.says("<whose> <noun>", lambda owner, noun: (noun, one_owner(owner)))
ATTACKER = Phrase[Cards]("attacker")
ATTACKER.says("<event-subject>", lambda what: what)
ATTACKER.means("this Character's|Leader's|card's attack", THIS)
# "If ... battles" looks back at the battle (Rule 7-1-5-2).
PAST_BATTLE = Phrase[Happening]("past-battle")
PAST_BATTLE.says(
    "<event-subject> battles|battled your opponent's <noun>",
    lambda what, noun: _fight("battle ends", what, noun, Owner.OPPONENT),
)


def _fight(event: str, subject: Cards, noun: Noun, foe: Owner) -> Happening:
    """Of two Characters that fight, neither is "that Character"; beside a Leader it is the other one.

    What attacks or battles the cards of a player is the other player's (Rule 7-1-1-2).
    """
    fact = c.SlotFits(1, noun.filter())
    if foe is Owner.EITHER:
        return Happening(when(event, subject).timings, fact)
    if subject.owner is foe:
        raise Misfit
    of_first = event == "attacks" and noun.kinds == (Category.LEADER,)
    alike = foe is Owner.YOU or (subject != THIS and Area.CHARACTER in subject.areas)
    subject = replace(subject, owner=Owner.YOU if foe is Owner.OPPONENT else Owner.OPPONENT)
    points = UNCLEAR if alike and not of_first else TO_FIRST
    return Happening(when(event, subject).timings, fact, of_first, points)


# What players do ---------------------------------------------------------------------------------------
class Act(NamedTuple):
    """What a player does, how often, and to whose cards."""

    event: str
    many: tuple[str, int] = (">=", 1)
    noun: Noun | None = None
    cause: Cause = NO_CAUSE
    whose: Owner | None = None

    def timings(self, owner: Owner) -> Timings:
        if self.whose not in (None, owner):
            raise Misfit
        if self.noun is None:
            return (in_area(self.event, owner, self.cause),)
        if self.event == "played":
            return played(owner, self.noun, self.cause)
        if self.event == "trashed from hand":
            return (_trashed(owner, self.noun, self.cause),)
        said = self.noun.described
        is_event = self.noun.kinds == (Category.EVENT,) or (not self.noun.kinds and has_name(said.filter))
        if not is_event or said != Described(said.filter):
            raise Misfit
        if said.filter is None:
            return (When(self.event, who=owner),)
        return (When(self.event, Cards(owner, (Area.TRASH,), said.filter)),)  # it lies there (Rule 8-4-2)


def played(owner: Owner, noun: Noun, cause: Cause = NO_CAUSE) -> Timings:
    said = noun.described
    cards = replace(noun, described=replace(said, areas=(), owner=None)).cards(owner)
    return come(cards, said, cause)


def come(cards: Cards, place: Described, cause: Cause) -> Timings:
    """Out of some area; who plays a card using "a Character's effect" uses one of their own."""
    by, source = cause
    if place.owner not in (None, cards.owner):
        raise Misfit
    if by == "effects" and source is not None:
        by = "your effects" if cards.owner is Owner.YOU else "opponent's effects"
    return tuple(When("played", cards, by=by, source=source, origin=area) for area in place.areas or (None,))


Acts = tuple[Act, ...]
SO_MANY = Phrase[tuple[tuple[str, int], Noun]]("so-many-cards")
SO_MANY.says("<how-many> <noun>", lambda many, noun: (many, noun))
ACTIVATED = Phrase[Act]("activated")
ACTIVATED.says("<so-many-cards>", lambda said: Act("activates an Event", *said))
ACTIVATED.means("(a) [Blocker]", Act("activates Blocker"))
ACTIVATED.means("(a) [Trigger]", Act("Trigger activated"))


# "You trash", "your opponent trashes", "you have trashed": who does it tells the form of the verb.
ACT = Phrase[Acts]("act")
ACT.says("activate|activates|activated <activated>", lambda act: (act,))
ACT.says("activate|activates|activated <activated> or <activated>", lambda one, two: (one, two))
ACT.says("play|plays|played <so-many-cards> <by>", lambda said, by: (Act("played", said[0], said[1], by),))
ACT.means("take|takes|took|taken damage", (Act("takes damage"),))
ACT.means("deal|deals|dealt damage (to your opponent|to your opponent's Life)", (Act("deals damage"),))
ACT.says(
    "trash|trashes|trashed <how-many> card(s) from <whose> hand <by>",
    lambda many, whose, by: (Act("trashed from hand", many, None, by, whose),),
)
ACT.says(
    "trash|trashes|trashed <so-many-cards> <by>",
    lambda said, by: (Act("trashed from hand", said[0], said[1], by),),
)
ACT.says(
    "return|returns|returned <event-don> to <whose> DON!! deck <by>",
    lambda don, deck, by: (_returns_don(don, deck, by),),
)
ACT.says(
    "draw|draws|drawn a card outside (of) <whose> Draw Phase <by>",
    lambda whose, by: (Act("draws", cause=by, whose=whose),),
)
PLAIN.says("<player> <act>", lambda who, acts: _acted(who, acts))
SIMPLE.says("<player> attack(s)", lambda who: of_player("attacks", who))
SIMPLE.says("<player> attack(s) with <event-subject>", lambda who, what: when("attacks", _owned(what, who)))
SIMPLE.says("a [Trigger] activates", lambda: of_player("Trigger activated", Owner.EITHER))


def _owned(what: Cards, who: Owner) -> Cards:
    """ "When you attack with a Character": one of yours."""
    if what.owner not in (Owner.EITHER, who):
        raise Misfit
    return replace(what, owner=who)


def _acted(owner: Owner, acts: Acts) -> Timings:
    if len(set(acts)) < len(acts) or any(act.many[0] != ">=" for act in acts):
        raise Misfit
    return tuple(
        timing if act.many[1] == 1 else _at_once(timing, act.many[1])
        for act in acts
        for timing in act.timings(owner)
    )


# What happens in the areas of players ------------------------------------------------------------------
# "A card is trashed from your hand": told of now, or (`history.py`) of the past.
IN_AREA = Phrase[When]("happened-in-area")
for _words, _event in (
    ("trashed from <whose> hand", "trashed from hand"),
    ("removed from <whose> Life cards", "Life card leaves"),
    ("trashed from (the top of) <whose> deck", "trashed from deck"),
    ("trashed from <whose> Life (cards|area)", "trashed from Life"),
):
    IN_AREA.says(f"{_words} <by>", lambda who, by, event=_event: in_area(event, who, by))
IN_AREA.says(
    "added to your hand from your Life (cards|area)", lambda: in_area("Life card to hand", Owner.YOU)
)
PLAIN.says("(a) card(s) is|are <happened-in-area>", lambda timing: (timing,))
PLAIN.says("<number> or more cards are <happened-in-area>", lambda n, timing: (_at_once(timing, n),))
PLAIN.says(
    "(a) card(s) from|in <whose> hand is|are trashed <by>",
    lambda who, by: (in_area("trashed from hand", who, by),),
)
# A card that is described: now, and of the past.
OF_NOUN = Phrase[Callable[[Noun], Timings]]("happened-to-noun")
OF_NOUN.says("trashed from <whose> hand <by>", lambda who, by: lambda noun: (_from_hand(noun, who, by),))
OF_NOUN.says("<played-how>", lambda how: lambda noun: _played_from(noun, *how))
PLAYED_HOW = Phrase[tuple[Described, Cause]]("played-how")
PLAYED_HOW.says("played from <in-area> <by>", lambda place, by: (place, by))
PLAYED_HOW.says("played by|using <effect-of>", lambda cause: (NOTHING, cause))
PLAIN.says("a|an <noun> is <happened-to-noun>", lambda noun, timings: timings(noun))
PLAIN.says("<whose> <noun> is played <by>", lambda owner, noun, by: played(one_owner(owner), noun, by))


def in_area(event: str, who: Owner, cause: Cause = NO_CAUSE) -> When:
    if cause.by == "battle":
        raise Misfit  # Rule 4-6: a battle takes Life by damage alone, and so it is said
    together = event in ("trashed from hand", "trashed from deck")
    return When(event, who=who, by=cause.by, source=cause.source, together=together)


def _at_once(timing: When, number: int) -> When:
    """By one process; what is told card by card never comes to several."""
    if not timing.together and timing.event != "DON!! returned":
        raise Misfit
    return replace(timing, at_least=number)


def _from_hand(noun: Noun, owner: Owner, cause: Cause) -> When:
    timing = in_area("trashed from hand", Owner.EITHER, cause)
    return replace(timing, subject=Cards(one_owner(owner), (Area.HAND,), described(noun)))


def _trashed(owner: Owner, noun: Noun, cause: Cause) -> When:
    """ "You trash a {Navy} type card from your hand"."""
    said = noun.described
    if said.filter is None or (said.owner, said.areas) != (owner, (Area.HAND,)):
        raise Misfit
    return _from_hand(replace(noun, described=Described(said.filter)), owner, cause)


def _played_from(noun: Noun, place: Described, cause: Cause) -> Timings:
    return played(one_owner(place.owner or Owner.EITHER), noun.and_(place), cause)


# DON!! cards: whose, and how many at once.
Don = tuple[Owner | None, int]
DON_CARDS = Phrase[Don]("event-don")
DON_CARDS.means("(a) DON!! card(s) (on the field)", (None, 1))
DON_CARDS.says("(a) DON!! card(s) on|from <whose> field", lambda who: (who, 1))
DON_CARDS.says(
    "<number> or more DON!! cards (on <whose> field|from <whose> field)",
    lambda n, *who: (who[0] if who else None, n),
)
PLAIN.says(
    "<event-don> is|are returned to <whose> DON!! deck <by> (at once|at the same time)",
    lambda don, deck, by: (_don_returned(don, deck, by),),
)


def _returns_don(don: Don, deck: Owner, cause: Cause) -> Act:
    when = _don_returned(don, deck, cause)
    return Act(when.event, (">=", when.at_least), None, cause, deck)


def _don_returned(don: Don, deck: Owner, cause: Cause) -> When:
    owner, at_least = don
    if owner not in (None, deck):
        raise Misfit
    return replace(in_area("DON!! returned", one_owner(deck), cause), at_least=at_least)


# Life that becomes so few.
_MOST_LIFE: Final = 5
PLAIN.says(
    "<whose> (number of) Life cards becomes|become <number> <by>",
    lambda who, n, by: (in_area(_life_of(n), one_owner(who), by),),
)


def _life_of(number: int) -> str:
    if number > _MOST_LIFE:
        raise Misfit
    return f"Life becomes {number}"


# Moments, said with "at" -----------------------------------------------------------------------------------
START: Final = When("start of the game")
MOMENT = Phrase[Happening]("start-moment")
MOMENT.says("the start of <whose> turn", lambda whose: of_player("start of turn", one_owner(whose)))
MOMENT.says(
    "the start of <whose> Main Phase", lambda whose: of_player("start of Main Phase", one_owner(whose))
)
MOMENT.means("the start of the game", Happening((START,)))
MOMENT.says(
    "the end of a battle in which <event-subject> battles|battled your opponent's <noun>",
    lambda what, noun: _ended(what, noun),
)


def _ended(what: Cards, noun: Noun) -> Happening:
    """Where the other card is spoken of, it must still be on the field."""
    areas = {Category.LEADER: Area.LEADER, Category.CHARACTER: Area.CHARACTER}
    if not set(noun.kinds) <= set(areas) or noun.described != Described(noun.described.filter):
        raise Misfit
    there = tuple(areas[kind] for kind in noun.kinds) or LEADER_AND_CHARACTERS
    told = _fight("battle ends", what, noun, Owner.OPPONENT)
    return told._replace(there=all_of(f.InArea(there), noun.described.filter))


_LIFE: Final = (Area.LIFE, Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)


def at_the_start(steps: Steps) -> When:
    """What is done to Life cards is done when they lie: before, there are none (Rules 5-2-1-5-1, 5-2-1-7)."""
    of_life = [any(_is_of_life(part) for part in nodes_of(step)) for step in steps]
    if any(of_life) and not all(of_life):
        raise Misfit  # what is done to the deck is done before it is shuffled again
    return When("Life is placed") if any(of_life) else START


def _is_of_life(part: object) -> bool:
    return part in _LIFE or (isinstance(part, e.Effect) and part.of_life)


# What is put off to a later moment -------------------------------------------------------------------------
LATER = Phrase[str]("moment")
LATER.means("at the end of this|the turn", "end of turn")
LATER.means("at the end of this|the|that battle", "end of battle")
LATER.says("at the start of <whose> next Main Phase", lambda whose: f"{_next(whose)} next Main Phase")
LATER.says("at the start of <whose> next turn", lambda whose: f"{_next(whose)} next turn")
PUT_OFF = Phrase[e.Later]("put-off")


def _next(whose: Owner) -> str:
    return "your" if one_owner(whose) is Owner.YOU else "opponent's"


PUT_OFF.says("<effect> <moment>", lambda steps, moment: e.Later(moment, steps))
PUT_OFF.says("<moment> , <clauses>", e.Later)
STEPS.says("<put-off> (.)", lambda later: (later,))

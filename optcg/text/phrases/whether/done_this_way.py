"""What was done this way: "if 2 or more cards are trashed by this effect", "if you added a card to ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Place
from optcg.model.selections import Choose, ChooseFrom, Every, Owner, Slot, Top, TopOrBottom
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS, if_done
from optcg.text.phrases.what_is_done.moves import Steps, areas_of
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.whether.went_to import LIFE, Whither
from optcg.text.phrases.which_cards.describe import NOTHING, Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun, single
from optcg.text.phrases.which_cards.references import LATEST, LOOKED, REVEALED, THE_OTHER, WAYS
from optcg.text.phrases.whole_lines.abilities import BODY, Body
from optcg.text.phrases.whole_lines.costs import Cost
from optcg.text.pointing.back import DidBy, DoneBy, called, names_of


class Outcome(NamedTuple):
    """What was done to how many of which cards."""

    verb: str
    many: tuple[str, int]
    noun: Noun
    whither: Whither = Whither()
    who: Owner | None = None
    of_both: bool = False  # to cards of either player


VERB = Phrase[str]("done-verb")
for _word, _verb in (
    ("returned", "return"),
    ("trashed", "trash"),
    ("rested", "rest"),
    ("K.O.'d", "ko"),
    ("played", "play"),
    ("placed", "place"),
    ("revealed", "reveal"),
    ("added", "add"),
    ("drawn|drew", "draw"),
    ("turned", "turn"),
    ("selected|chose|chosen", "select"),
):
    VERB.means(_word, _verb)
    VERB.means("K.O." if _verb == "ko" else _verb, _verb)
VERB.means("set", "set")
THIS_WAY = Phrase[None]("this-way")
for _words in WAYS:
    THIS_WAY.means(_words, None)

# A number alone is reached by more of them too.
SO_MANY = Phrase[tuple[str, int]]("so-many-done")
SO_MANY.means("a|an|any", (">=", 1))
SO_MANY.says("<number>", lambda n: (">=", n))
SO_MANY.says("<number> <bound>", lambda n, bound: (bound, n))
SO_MANY.says("exactly <number>", lambda n: ("=", n))
SO_MANY.says("more than <number>", lambda n: (">", n))
SO_MANY.says("less|fewer than <number>", lambda n: ("<", n))

OUTCOME = Phrase[Outcome]("outcome")
_NO_NOUN: Final = Noun((), NOTHING)
# "3 or more Life cards were turned": cards, and where they were.
DONE_NOUN = Phrase[Noun]("done-noun")
DONE_NOUN.says("<noun>", lambda noun: noun)
DONE_NOUN.means("Life card(s)", Noun((), Described(areas=(Area.LIFE,)), plural=True))
# The sentence before tells what was done, and who did it; so the words may leave out "this way".
for _way in ("", " <this-way>"):
    for _been in ("is|are|was|were", "has|have been"):
        OUTCOME.says(
            f"<so-many-done> <done-noun> {_been} <done-verb> <went-to>{_way}",
            lambda many, noun, verb, to, *_: Outcome(verb, many, noun, to),
        )
        for _whose in (
            "both players' <noun>",
            "<noun> of both players",
            "both your and your opponent's <noun>",
        ):
            OUTCOME.says(
                f"{_whose} {_been} <done-verb> <went-to>{_way}",
                lambda noun, verb, to, *_: Outcome(verb, (">=", 1), noun, to, of_both=True),
            )
    for _who, _whom in (
        ("you (have)", Owner.YOU),
        ("they (have)", Owner.OPPONENT),
        ("your opponent (has)", Owner.OPPONENT),
    ):
        _doer = None if _way and _whom is Owner.YOU else _whom
        OUTCOME.says(
            f"{_who} <done-verb> <so-many-done> <done-noun> <went-to>{_way}",
            lambda verb, many, noun, to, *_, who=_doer: Outcome(verb, many, noun, to, who),
        )
    for _whose, _owner in (("your (own)", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
        OUTCOME.says(
            f"you <done-verb> {_whose} <noun> <went-to>{_way}",
            lambda verb, noun, to, *_, owner=_owner: Outcome(verb, (">=", 1), _of(owner, noun), to),
        )
        OUTCOME.says(
            f"you <done-verb> <so-many-done> of {_whose} <done-noun> <went-to>{_way}",
            lambda verb, many, noun, to, *_, owner=_owner: Outcome(verb, many, _of(owner, noun), to),
        )
        for _been in ("is|are|was|were", "has|have been"):
            OUTCOME.says(
                f"{_whose} <noun> {_been} <done-verb> <went-to>{_way}",
                lambda noun, verb, to, *_, owner=_owner: Outcome(
                    verb, (">=", 1), _of(owner, single(noun)), to
                ),
            )
            OUTCOME.says(
                f"<so-many-done> of {_whose} <done-noun> {_been} <done-verb> <went-to>{_way}",
                lambda many, noun, verb, to, *_, owner=_owner: Outcome(verb, many, _of(owner, noun), to),
            )
for _cards in ("the <done-verb> cards", "the cards <done-verb>", "the cards <done-verb> <this-way>"):
    OUTCOME.says(
        f"{_cards} include|included <so-many-done> <noun>",
        lambda verb, *said: Outcome(verb, said[-2], said[-1]),
    )
OUTCOME.says(
    "you <done-verb> <names> <this-way>",
    lambda verb, names, _: Outcome(verb, (">=", 1), Noun((), Described(names))),
)
for _who, _whom in (("you", Owner.YOU), ("they", Owner.OPPONENT), ("your opponent", Owner.OPPONENT)):
    OUTCOME.says(
        f"{_who} <done-verb> <number>",
        lambda verb, n, who=_whom: Outcome(verb, (">=", n), _NO_NOUN, who=who),
    )
    OUTCOME.says(
        f"{_who} <done-verb> <number> <bound>",
        lambda verb, n, bound, who=_whom: Outcome(verb, (bound, n), _NO_NOUN, who=who),
    )
STEPS.says("<clauses> <stop> If <outcome> , <steps>", lambda steps, _, so, then: if_so(steps, so, then))
# Two things that came of one step: each "if" is for its own sentence.
STEPS.says(
    "<clauses> <stop> If <outcome> , <clauses> . If <outcome> , <steps>",
    lambda steps, _, so, then, too, rest: if_so(steps, so, then, (too, rest)),
)
# Something else was done since, or the rest was put away.
STEPS.says(
    "<clauses> <stop> <clauses> <stop> If <outcome> , <steps>",
    lambda steps, _, more, __, so, then: _told_later(steps, more, so, then),
)
# And what was not.
NO_OUTCOME = Phrase[Outcome]("no-outcome")
for _way in ("", " <this-way>"):
    for _been in ("is|are|was|were", "has|have been"):
        NO_OUTCOME.says(
            f"no <noun> {_been} <done-verb> <went-to>{_way}",
            lambda noun, verb, to, *_: Outcome(verb, (">=", 1), noun, to),
        )
    for _who, _whom in (("your opponent does|did", Owner.OPPONENT), ("you do|did", Owner.YOU)):
        _doer = None if _way and _whom is Owner.YOU else _whom
        NO_OUTCOME.says(
            f"{_who} not <done-verb> a|an|any <noun> <went-to>{_way}",
            lambda verb, noun, to, *_, who=_doer: Outcome(verb, (">=", 1), noun, to, who),
        )
STEPS.says(
    "<clauses> <stop> If <no-outcome> , <steps>",
    lambda steps, _, so, then: (*steps, e.If(c.NotSo(came(steps, so)), then)),
)
STEPS.says(
    "<clauses> <stop> <clauses> <stop> If <no-outcome> , <steps>",
    lambda steps, _, more, __, so, then: _not_told_later(steps, more, so, then),
)


_PLAYERS: Final = (Owner.YOU, Owner.OPPONENT)


def _of(owner: Owner, noun: Noun) -> Noun:
    return noun.and_(Described(f.OwnedBy(owner)))


def if_so(steps: Steps, outcome: Outcome, then: Steps, also: tuple[Outcome, Steps] | None = None) -> Steps:
    """What follows from the outcome; what came of something optional hangs on doing it."""
    *before, last = steps
    if isinstance(last, e.May) and not (last.then or last.otherwise):
        fact, done = came(last.effects, outcome), if_done(then)
        if isinstance(fact, c.YouDid) and also is None:
            return (*before, replace(last, then=done))
        return (*before, replace(last, then=(e.If(fact, done), *_also((*last.effects, *then), also))))
    return (*steps, e.If(came(steps, outcome), if_done(then)), *_also((*steps, *then), also))


def _also(steps: Steps, also: tuple[Outcome, Steps] | None) -> Steps:
    """A second thing that came of the step, told after what followed from the first."""
    return () if also is None else (e.If(came(steps, also[0]), if_done(also[1])),)


def came(steps: Steps, outcome: Outcome) -> Condition:
    """Whether it came so: the last step that does such a thing did it to so many of those cards."""
    if steps and isinstance(steps[-1], e.AsPlayer) and steps[-1].who is Owner.EITHER:
        return came_of_each(steps[-1], outcome)
    if outcome.of_both:
        of_each = [outcome._replace(noun=_of(who, outcome.noun), of_both=False) for who in _PLAYERS]
        facts = both(*[came(steps, of_one) for of_one in of_each])
        assert isinstance(facts, c.Both)
        return both(*dict.fromkeys(facts.conditions))
    deed, since = _deed(steps, outcome)
    if isinstance(deed, e.Pick) and any(_narrows(step) for step in since):
        raise Misfit  # those that were chosen, or those to which it was done since?
    described = _told(deed, outcome.whither.noun(deed, outcome.noun))
    if all(_is_left(step) for step in since):
        fitting = Compare(SlotCount(LATEST, described), *outcome.many)
    else:
        fitting = Compare(SlotCount(_name_of(deed, since), described), *outcome.many)
    if since:
        return fitting
    if described is not None:
        if isinstance(deed, (e.Draw, e.DrawUpTo)):
            raise Misfit  # which cards were drawn is not kept
        return both(c.YouDid(), fitting) if outcome.many[0] in (">=", ">") else fitting
    if outcome.many != (">=", 1):
        return Compare(DoneBy(*names_of(deed)[:1]), *outcome.many)
    return DidBy(*names_of(deed)[:1])


def _narrows(step: e.Effect) -> bool:
    """Whether chosen cards are rested, moved and so on: then those to which it was done are kept."""
    return isinstance(getattr(step, "what", None), Slot) and not hasattr(step, "duration")


# Where the cards are then to which each player has done it.
_WENT: Final = {"play": (Area.CHARACTER,), "trash": (Area.TRASH,)}


def came_of_each(deeds: e.AsPlayer, outcome: Outcome) -> Condition:
    """ "Each player may play 1 Character card. If your opponent played a Character with this effect, ..."."""
    (deed, *more) = deeds.effects
    if isinstance(deed, e.May) and deed == type(deed)(deed.effects) and len(deed.effects) == 1:
        (deed,) = deed.effects
    if more or outcome.who is None or outcome.verb not in _WENT or not _was_done(deed, outcome):
        raise Misfit
    if not isinstance(getattr(deed, "what", None), Choose):
        raise Misfit
    if outcome.verb == "play" and outcome.noun.kinds != (Category.CHARACTER,):
        raise Misfit
    there = (f.OwnedBy(outcome.who), f.InArea(_WENT[outcome.verb]))
    return Compare(SlotCount(LATEST, all_of(*there, _told(deed, outcome.noun))), *outcome.many)


def _told_later(steps: Steps, since: Steps, outcome: Outcome, then: Steps) -> Steps:
    return (*steps, *since, e.If(_came_before(steps, since, outcome), if_done(then)))


def _not_told_later(steps: Steps, since: Steps, outcome: Outcome, then: Steps) -> Steps:
    return (*steps, *since, e.If(c.NotSo(_came_before(steps, since, outcome)), then))


def _came_before(steps: Steps, since: Steps, outcome: Outcome) -> Condition:
    if any(outcome.verb in _deeds(step) and not _is_left(step) for step in since):
        raise Misfit  # it is told of the sentence before it
    if outcome.verb == "rest" and not outcome.noun.kinds and any(isinstance(s, e.RestDon) for s in since):
        raise Misfit  # DON!! are cards, too
    return came((*steps, *since), outcome)


def _deed(steps: Steps, outcome: Outcome) -> tuple[e.Effect, Steps]:
    """The step that the outcome is told of, and what was done since."""
    for place in reversed(range(len(steps))):
        deed = steps[place]
        if outcome.verb in _deeds(deed) and not _is_left(deed):
            if not _was_done(deed, outcome) or outcome.who not in (None, *_doers(deed)):
                raise Misfit
            if any(outcome.verb in _deeds(step) and not _is_left(step) for step in steps[:place]):
                raise Misfit  # by both steps, or by the last one?
            return deed, steps[place + 1 :]
    raise Misfit


def _is_left(step: e.Effect) -> bool:
    """What is done with the cards that were not taken: they are put away, and the deck is shuffled."""
    return isinstance(step, e.Shuffle) or getattr(step, "what", None) in (Slot(LOOKED), Slot(THE_OTHER))


def _name_of(deed: e.Effect, since: Steps) -> int:
    """How the cards of a deed are called when others were spoken of since."""
    names = names_of(deed)
    if not names or any(names[0] in _names_inside(step) for step in since):
        raise Misfit
    return names[0]


def _names_inside(step: e.Effect) -> set[int]:
    inside = [
        part for field in ("effects", "then", "otherwise", "options") for part in getattr(step, field, ())
    ]
    found = {REVEALED} if isinstance(step, e.Reveal) else set(called(step))
    for part in inside:
        for each in part if isinstance(part, tuple) else (part,):
            found |= _names_inside(each)
    return found


# What was done to pay a cost.
_PAID: Final = ("trash", "return", "place", "add", "ko", "rest", "reveal", "turn")
BODY.says("<cost> : if <outcome> , <steps>", lambda cost, so, then: paid(cost, (), so, then))
BODY.says(
    "<cost> : <clauses> <stop> if <outcome> , <steps>",
    lambda cost, steps, _, so, then: paid(cost, steps, so, then),
)


def paid(cost: Cost, steps: Steps, outcome: Outcome, then: Steps) -> Body:
    """ "You may trash 1 card from your hand: ... If you trashed an Event, ..." """
    deeds = [step for step in cost.steps if outcome.verb in _deeds(step)]
    if len(deeds) != 1 or not isinstance(getattr(deeds[0], "what", None), (Choose, Every, Top)):
        raise Misfit
    if outcome.verb not in _PAID or any(outcome.verb in _deeds(step) for step in steps):
        raise Misfit
    if not _was_done(deeds[0], outcome) or outcome.who is Owner.OPPONENT or outcome.of_both:
        raise Misfit
    described = _told(deeds[0], outcome.whither.noun(deeds[0], outcome.noun))
    fact = Compare(SlotCount(_name_of(deeds[0], steps), described), *outcome.many)
    return Body((*steps, e.If(fact, if_done(then))), cost.steps, cost.optional)


def _doers(step: e.Effect) -> tuple[Owner, ...]:
    """Whose deed it may be called: that of the player who chooses, if somebody does."""
    if isinstance(step, e.Draw):
        return (step.who,)
    what = getattr(step, "what", None)
    return (what.chooser,) if isinstance(what, Choose) else (Owner.YOU, Owner.OPPONENT)


def _told(step: e.Effect, noun: Noun) -> f.Filter | None:
    """What the words tell of the cards; what is in a Character area is a Character anyway."""
    areas = areas_of(step.what) if isinstance(step, (e.Move, e.Rest, e.KO, e.SetActive, e.Pick)) else None
    said = noun.described
    if said != Described(said.filter):
        noun = _from_there(noun, getattr(step, "what", None))
    known = {frozenset((Area.CHARACTER,)): Category.CHARACTER, frozenset((Area.STAGE,)): Category.STAGE}
    return said.filter if areas and noun.kinds == (known.get(areas),) else noun.filter()


def _from_there(noun: Noun, what: object) -> Noun:
    """ "If you trashed an Event from your hand", where the step took it from."""
    said = noun.described
    if isinstance(what, (Choose, Every)):
        owner, areas = what.cards.owner, what.cards.areas
    elif isinstance(what, (Top, TopOrBottom)):
        owner, areas = what.owner, (what.area,)
    else:
        raise Misfit
    if said != Described(said.filter, said.owner, said.areas):
        raise Misfit
    if said.areas != areas or said.owner not in (None, owner):
        raise Misfit
    return replace(noun, described=Described(said.filter))


def _was_done(step: e.Effect, outcome: Outcome) -> bool:
    """Whether the words tell of this step, and of nothing that it does not do."""
    if outcome.verb not in _deeds(step):
        return False
    places, state, _ = outcome.whither
    if isinstance(step, e.Move):
        lies = "face-up" if step.face_up else "face-down"
        return (not places or step.to in places) and state in ("", lies)
    if isinstance(step, e.TurnLife):
        return not places and state == ("face-up" if step.face_up else "face-down")
    return not places and state == ("as active" if isinstance(step, e.SetActive) else "")


def _deeds(step: e.Effect) -> tuple[str, ...]:
    """What the step is called in the past tense."""
    if isinstance(step, e.Move):
        if step.to is Place.TRASH:
            return ("trash",)
        if step.to in LIFE:
            return "add", "place"
        if step.to is Place.HAND:
            # Of the cards that were looked at, one of some kind is revealed on its way to the hand.
            shown = isinstance(step.what, ChooseFrom) and step.what.filter is not None
            return ("add", "return", "reveal") if shown else ("add", "return")
        return "place", "return"
    named = {
        e.Rest: "rest",
        e.KO: "ko",
        e.Play: "play",
        e.Reveal: "reveal",
        e.Draw: "draw",
        e.DrawUpTo: "draw",
        e.TurnLife: "turn",
        e.SetActive: "set",
        e.Pick: "select",
    }.get(type(step))
    return () if named is None else (named,)

"""Which turn it is, counted from the first one of a player, and who went first (Rules 5-2-1-5, 6-1)."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.amounts import TurnsOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import TALLY
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.events import of_player
from optcg.text.phrases.whether.facts import FACT, both
from optcg.text.phrases.whole_lines.abilities import BODY, STATIC, Body, in_event, permanents
from optcg.text.words.tokens import ORDINALS

ORDINAL = Phrase[int]("ordinal")
for _number, _word in enumerate(ORDINALS, 1):
    ORDINAL.means(_word, _number)
ORDINAL.says("<number> st|nd|rd|th", lambda number: number)

# "Your second turn or later", "your second or third turn".
_Nth = tuple[str, tuple[int, ...]]
NTH = Phrase[_Nth]("nth-turn")
NTH.says("<ordinals> turn (of the game)", lambda numbers: ("=", numbers))
for _later, _compare in (("later|after|onward", ">="), ("earlier|before", "<=")):
    NTH.says(f"<ordinal> turn (of the game) or {_later}", lambda n, sign=_compare: (sign, (n,)))
    NTH.says(f"<ordinal> turn or {_later} of the game", lambda n, sign=_compare: (sign, (n,)))
NTH.says("<ordinal> or later turn (of the game)", lambda n: (">=", (n,)))
ORDINALS_OF = Phrase[tuple[int, ...]]("ordinals")
ORDINALS_OF.says("<ordinal>", lambda n: (n,))
ORDINALS_OF.says("<ordinal> (,) or <ordinal>", lambda one, two: _rising(one, two))
ORDINALS_OF.says("<ordinal> , <ordinal> (,) or <ordinal>", lambda *numbers: _rising(*numbers))


def _rising(*numbers: int) -> tuple[int, ...]:
    if list(numbers) != sorted(set(numbers)):
        raise Misfit
    return numbers


def _turn(owner: Owner, nth: _Nth) -> Condition:
    """It is a turn of that player, and such a one."""
    compare, numbers = nth
    begun = [Compare(TurnsOf(owner), _no_earlier(compare, number), number) for number in numbers]
    return both(
        c.YourTurn(one_owner(owner) is Owner.YOU), begun[0] if len(begun) == 1 else c.Either(tuple(begun))
    )


def _no_earlier(compare: str, number: int) -> str:
    """A bound that says nothing is none of a card."""
    if (compare, number) == (">=", 1):
        raise Misfit
    return compare


FACT.says("it|this is|was (either) <whose> <nth-turn>", _turn)
FACT.says("it|this is|was not <whose> <nth-turn>", lambda owner, nth: c.NotSo(_turn(owner, nth)))
TALLY.says("turn(s) <player> has|have begun|taken", TurnsOf)
for _who, _owner in (("you have", Owner.YOU), ("your opponent has", Owner.OPPONENT)):
    FACT.says(
        f"{_who} begun|taken <number> <bound> turn(s)",
        lambda n, bound, owner=_owner: Compare(TurnsOf(owner), bound, n),
    )

# Who went first.
PLACE = Phrase[bool]("turn-order")
PLACE.means("first", True)
PLACE.means("second", False)
for _is, _went, _owner in (
    ("you are", "you", Owner.YOU),
    ("your opponent is", "your opponent", Owner.OPPONENT),
):
    for _words in (
        f"{_is} the <turn-order> player",
        f"{_is} going <turn-order>",
        f"{_is} the player going <turn-order>",
        f"{_is} the player who|that went|goes <turn-order>",
        f"{_went} went|go|goes <turn-order>",
    ):
        FACT.says(_words, lambda first, owner=_owner: c.WentFirst(owner, first))

# A turn that is named before a sentence, or after what cannot be done in it.
TIME = Phrase[Condition]("turn-time")
TIME.says("during|on|in <whose> <nth-turn>", _turn)
LASTING = Phrase[Condition]("turn-span")
for _words in (
    "starting from|with|on <whose> <ordinal> turn",
    "(starting) from <whose> <ordinal> turn on|onward|onwards",
    "after <whose> <ordinal> turn begins|starts",
):
    LASTING.says(_words, lambda owner, n: _begun(owner, ">=", n))
LASTING.says("until|before <whose> <ordinal> turn", lambda owner, n: _begun(owner, "<", n))


def _begun(owner: Owner, compare: str, number: int) -> Condition:
    if number == 1:
        raise Misfit
    return Compare(TurnsOf(one_owner(owner)), compare, number)


TIME.says("<turn-span>", lambda span: span)
# "At the start of your second turn", and what is asked before it.
BODY.says(
    "at the start of <whose> <nth-turn> , <steps>",
    lambda owner, nth, steps: _at_start(owner, (e.If(_turn(owner, nth), steps),)),
)
BODY.says(
    "if <condition> , at <start-moment> , <steps>",
    lambda fact, event, steps: in_event(Body((e.If(fact, steps),)), event),
)
BODY.says(
    "if <condition> , at the start of <whose> <nth-turn> , <steps>",
    lambda fact, owner, nth, steps: _at_start(owner, (e.If(both(_turn(owner, nth), fact), steps),)),
)


def _at_start(owner: Owner, steps: Steps) -> Body:
    return in_event(Body(steps), of_player("start of turn", one_owner(owner)))


STEPS.says("<turn-time> , <steps>", lambda fact, steps: (e.If(fact, steps),))
STATIC.says("<effect> <turn-time> (.)", lambda steps, fact: permanents(steps, fact))
STATIC.says(
    "if <condition> , <effect> <turn-time> (.)", lambda fact, steps, when: permanents(steps, both(when, fact))
)

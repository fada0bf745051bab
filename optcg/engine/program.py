"""Abilities in the form the engine runs: immutable, made once per catalogue, shared by every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from optcg.engine.timings import BIT
from optcg.engine.width import bit_of, i64
from optcg.model.terms import Area

if TYPE_CHECKING:
    from optcg.engine.card import Card
    from optcg.engine.conditions import Test
    from optcg.engine.context import Context
    from optcg.engine.decisions import Choice, Decision
    from optcg.engine.effect_frame import EffectFrame
    from optcg.engine.groups import Group
    from optcg.engine.matching import Matcher
    from optcg.engine.state import GameState


class Node:
    """One primitive of an effect.

    `run` either does its work and moves `frame.at` on, or sets a decision and changes nothing; the
    answer comes to `answer`. A node that hands work to a frame above moves `frame.at` on first.
    """

    def run(self, state: GameState, frame: EffectFrame) -> None:
        raise NotImplementedError

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        raise NotImplementedError

    def question(self, state: GameState, frame: EffectFrame) -> Decision | None:
        """What it would ask first, if it were its turn now and it had to ask; nothing is changed."""
        return None

    def understands(self, state: GameState, frame: EffectFrame, choice: Choice) -> bool:
        """Whether it takes an answer that is not in the list of its question."""
        return False

    def pays(self) -> str:
        """For what of a card the cost is paid that ends here (Rule 8-3-1): its "effect", "attack"."""
        return ""

    def returning(self, state: GameState, frame: EffectFrame) -> i64:
        """How many DON!! it returns to a DON!! deck, as far as that is known."""
        return 0


class Step(Node):
    """A node that never asks."""

    def run(self, state: GameState, frame: EffectFrame) -> None:
        frame.at += 1
        self.do(state, frame)

    def do(self, state: GameState, frame: EffectFrame) -> None:
        raise NotImplementedError


class Program:
    """The nodes of one effect, with the address that a saved game writes: card number and key."""

    def __init__(self, number: str, key: str) -> None:
        self.number: Final = number
        self.key: Final = key
        self.nodes: Final[list[Node]] = []


class Timing:
    """When an ability activates: an event, whose it is, which card it happens to, and by what."""

    def __init__(
        self,
        event: i64,
        who: i64,
        subject: Group | None,
        by: str,
        at_least: i64,
        source: Matcher | None,
        together: bool,
        origin: Area | None,
        own: bool = False,
    ) -> None:
        self.event: Final = event
        self.who: Final = who
        self.subject: Final = subject
        self.by: Final = by
        self.at_least: Final = at_least
        self.source: Final = source
        self.together: Final = together
        self.origin: Final = origin
        self.own: Final = own  # said of this very card


ANY_TURN: Final = 0
YOUR_TURN: Final = 1  # [Your Turn]
OPPONENTS_TURN: Final = 2  # [Opponent's Turn]


class CostCode:
    """One part of an activation cost: whether it could be paid now (Rule 8-3-1-3)."""

    def payable(self, state: GameState, context: Context, taken: list[int] | None) -> bool:
        """`taken` is what earlier parts take for certain, and is added to; None if this is the only part."""
        raise NotImplementedError

    def looks_at_hand(self) -> bool:
        """Whether payability depends on what is in the hand."""
        return False


class AbilityCode:
    """One ability: its gates (Rule 8-3-2), its condition before the cost, and its program."""

    def __init__(
        self,
        index: i64,
        label: str,
        words: str,
        timings: list[Timing],
        don: i64,
        turn: i64,
        once: bool,
        condition: Test | None,
        program: Program,
        costs: list[CostCode],
        in_trash: bool = False,
    ) -> None:
        self.index: Final = index  # in printed order, from 1
        self.label: Final = label
        self.words: Final = words  # what it is and does, after the name of its card
        self.timings: Final = timings
        self.don: Final = don
        self.turn: Final = turn
        self.once: Final = once
        self.condition: Final = condition
        self.program: Final = program
        self.costs: Final = costs
        self.in_trash: Final = in_trash  # Rule 1-3-1: of the card where it lies in the trash
        self.optional = False  # its player is asked for it when it has begun
        self.only_if: Test | None = None  # without which nothing of it is done
        self.free: Final = not once and not costs  # it can be activated again and again
        self.about_event = True  # whether it may speak of the cards to which something happened
        listens: i64 = 0
        for timing in timings:
            listens |= bit_of(timing.event & BIT)
        self.listens: Final = listens


class Extra:
    """What a continuous effect carries beyond a number: an immunity, an ability, a limit."""

    def __init__(self, number: str, key: str) -> None:
        self.number: Final = number
        self.key: Final = key


class Recalled:
    """The cards of earlier steps, and the number that was named, as they were when an effect began."""

    def __init__(self, slots: list[list[int]], number: i64) -> None:
        self.slots: Final = slots
        self.number: Final = number


class Narrowing(Extra):
    """What narrows an effect to certain cards.

    `points` are the slots of earlier steps to which its words point; None: to nothing that was before.
    """

    def __init__(self, number: str, key: str, points: list[int] | None, recalled: Recalled | None) -> None:
        super().__init__(number, key)
        self.points: Final = points
        self.recalled: Final = recalled

    def recalling(self, recalled: Recalled) -> Narrowing:
        """The same, with what it points to."""
        raise NotImplementedError

    def begun(self, context: Context) -> Narrowing:
        """The same for an effect that begins now, which its step forgets."""
        if self.points is None:
            return self
        slots = [context.slot(slot) if slot in self.points else [] for slot in range(len(context.slots))]
        return self.recalling(Recalled(slots, context.number))

    def seen(self, context: Context) -> Context:
        """A fresh context in which its words are understood."""
        if self.recalled is not None:
            context.slots = self.recalled.slots
            context.number = self.recalled.number
        return context


class Immunity(Narrowing):
    """ "Cannot be ... by ...": against causes whose source fits."""

    def __init__(
        self,
        number: str,
        key: str,
        matcher: Matcher,
        points: list[int] | None = None,
        recalled: Recalled | None = None,
    ) -> None:
        super().__init__(number, key, points, recalled)
        self.matcher: Final = matcher

    def recalling(self, recalled: Recalled) -> Narrowing:
        return Immunity(self.number, self.key, self.matcher, self.points, recalled)


class Trait(Extra):
    """A "name", a "type" or an "attribute" that a card has besides its own."""

    def __init__(self, number: str, key: str, kind: str, word: str) -> None:
        super().__init__(number, key)
        self.kind: Final = kind
        self.word: Final = word


class Limit(Narrowing):
    """Which cards a ban or a reduction is about, the cards whose effects are meant, and those that attack."""

    def __init__(
        self,
        number: str,
        key: str,
        matcher: Matcher | None,
        source: Matcher | None = None,
        points: list[int] | None = None,
        recalled: Recalled | None = None,
        attacker: Group | None = None,
    ) -> None:
        super().__init__(number, key, points, recalled)
        self.matcher: Final = matcher
        self.source: Final = source
        self.attacker: Final = attacker

    def recalling(self, recalled: Recalled) -> Narrowing:
        return Limit(self.number, self.key, self.matcher, self.source, self.points, recalled, self.attacker)


class AddedCost(Extra):
    """Rule 8-3-1-2: what an action costs besides, by the word of another effect."""

    def __init__(self, number: str, key: str, action: str, program: Program, costs: list[CostCode]) -> None:
        super().__init__(number, key)
        self.action: Final = action
        self.program: Final = program
        self.costs: Final = costs


class Situation:
    """Something that would happen: what, to which cards, and by what."""

    def __init__(
        self, event: str, subject: Group | None, by: str, source: Matcher | None, at_least: i64
    ) -> None:
        self.event: Final = event
        self.subject: Final = subject
        self.by: Final = by
        self.source: Final = source
        self.at_least: Final = at_least  # so much damage


class WouldCode:
    """Rule 8-1-3-4: a replacement effect, and the situations that it replaces."""

    def __init__(self, situations: list[Situation], optional: bool, code: AbilityCode) -> None:
        self.situations: Final = situations
        self.optional: Final = optional
        self.code: Final = code


class Granted(Extra):
    """An ability that a card has gained."""

    def __init__(
        self,
        number: str,
        key: str,
        auto: AbilityCode | None,
        would: WouldCode | None,
        permanent: Permanent | None,
        once: bool,
    ) -> None:
        super().__init__(number, key)
        self.auto: Final = auto
        self.would: Final = would
        self.permanent: Final = permanent
        self.once: Final = once  # "the next time": gone when it was used

    def code(self) -> AbilityCode | None:
        return self.auto if self.would is None else self.would.code


@mypyc_attr(acyclic=True)
class Contribution:
    """What an effect does to one card (or player) now."""

    __slots__ = ("extra", "giver", "player", "target", "value", "what")

    def __init__(
        self, target: i64, what: i64, value: i64, player: i64, extra: Extra | None, giver: Card | None
    ) -> None:
        self.target: Final = target
        self.what: Final = what
        self.value: Final = value
        self.player: Final = player  # whose effect it is
        self.extra: Final = extra
        self.giver: Final = giver  # the card whose effect it is, as far as that is known; for words alone

    def same(self, other: Contribution) -> bool:
        return (
            self.target == other.target
            and self.what == other.what
            and self.value == other.value
            and (self.extra is other.extra or _alike(self.extra, other.extra))
        )


def _alike(left: Extra | None, right: Extra | None) -> bool:
    """Whether the same words of the same card narrow both effects."""
    if not isinstance(left, Narrowing) or not isinstance(right, Narrowing):
        return False
    if left.recalled is None or right.recalled is None:
        return False
    if left.recalled.number != right.recalled.number:
        return False
    return (left.number, left.key, left.recalled.slots) == (right.number, right.key, right.recalled.slots)


# What a permanent effect may look at besides which cards are on the field, as bits. When one of these things
# changes, and an effect of the field minds it, the values are worked out anew.
MINDS_PILES: Final = 1  # cards off the field
MINDS_DON: Final = 2  # how many DON!! there are, and where
MINDS_STATES: Final = 4  # active or rested cards
MINDS_BATTLES: Final = 8  # who attacks whom
MINDS_MARKS: Final = 16  # what happened in this turn
MINDS_GATES: Final = 32  # [DON!! xX]: the DON!! given to the very card
MINDS_VALUES: Final = 64  # power, cost or keywords, which permanent effects change
MINDS_SETTINGS: Final = 128  # a power or a cost that was set, which overrules what was before


class Change:
    """One change a permanent effect makes: `collect` adds what it does to whom."""

    def collect(self, state: GameState, context: Context, changes: list[Contribution]) -> None:
        raise NotImplementedError

    def minds(self) -> i64:
        """What it looks at besides which cards are on the field, as bits: MINDS_DON and so on."""
        return 0

    def listens(self) -> i64:
        """Bits of what it does that is asked for beside the values of cards, such as SHIELDS."""
        return 0


class Permanent:
    """Rule 8-1-3-3: a permanent effect."""

    def __init__(
        self,
        don: i64,
        turn: i64,
        condition: Test | None,
        changes: list[Change],
        depends: bool,
        minds: i64,
        grants: bool,
        firm: bool,
    ) -> None:
        self.don: Final = don
        self.turn: Final = turn
        self.condition: Final = condition
        self.changes: Final = changes
        self.depends: Final = depends  # on values that permanent effects change
        self.minds: Final = minds  # what it looks at besides which cards are on the field, as bits
        self.grants: Final = grants  # gives cards an ability
        self.firm: Final = firm  # says itself that its card is, or cannot be, negated

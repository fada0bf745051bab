"""Conditions of card text (Rules 8-3-2, 8-3-3): one test per condition of the model."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value, compares, sign_code
from optcg.engine.context import Context
from optcg.engine.groups import Group
from optcg.engine.matching import Matcher
from optcg.engine.places import locate
from optcg.engine.program import MINDS_MARKS
from optcg.engine.state import GameState
from optcg.engine.width import i64


class Test:
    """Something that holds or does not."""

    def holds(self, state: GameState, context: Context) -> bool:
        raise NotImplementedError

    def minds(self) -> i64:
        """What it looks at besides which cards are on the field, as bits: MINDS_DON and so on."""
        return 0


class CompareTest(Test):
    def __init__(self, left: Value, sign: str, right: Value) -> None:
        self.left: Final = left
        self.sign: Final = sign_code(sign)
        self.right: Final = right

    def holds(self, state: GameState, context: Context) -> bool:
        return compares(self.left.of(state, context), self.sign, self.right.of(state, context))

    def minds(self) -> i64:
        return self.left.minds() | self.right.minds()


class KnownCompareTest(CompareTest):
    """Rule 4-10-1: what is asked about the power or cost of a card does not hold if there is no card."""

    def __init__(self, left: Value, sign: str, right: Value, asked: list[Value]) -> None:
        super().__init__(left, sign, right)
        self.asked: Final = asked

    def holds(self, state: GameState, context: Context) -> bool:
        if not all(value.known(state, context) for value in self.asked):
            return False
        return compares(self.left.of(state, context), self.sign, self.right.of(state, context))


class BothTest(Test):
    """Rule 8-3-2-1: all conditions must hold."""

    def __init__(self, tests: list[Test]) -> None:
        self.tests: Final = tests

    def holds(self, state: GameState, context: Context) -> bool:
        return all(test.holds(state, context) for test in self.tests)

    def minds(self) -> i64:
        bits: i64 = 0
        for test in self.tests:
            bits |= test.minds()
        return bits


class EitherTest(Test):
    def __init__(self, tests: list[Test]) -> None:
        self.tests: Final = tests

    def holds(self, state: GameState, context: Context) -> bool:
        return any(test.holds(state, context) for test in self.tests)

    def minds(self) -> i64:
        bits: i64 = 0
        for test in self.tests:
            bits |= test.minds()
        return bits


class NotTest(Test):
    def __init__(self, test: Test) -> None:
        self.test: Final = test

    def holds(self, state: GameState, context: Context) -> bool:
        return not self.test.holds(state, context)

    def minds(self) -> i64:
        return self.test.minds()


class OnlyTest(Test):
    """ "The only Characters on your field are ...": false when there are none."""

    def __init__(self, group: Group, matcher: Matcher) -> None:
        self.group: Final = group
        self.matcher: Final = matcher

    def holds(self, state: GameState, context: Context) -> bool:
        members = self.group.members(state, context)
        return bool(members) and all(self.matcher.fits(state, context, card) for card in members)

    def minds(self) -> i64:
        return self.group.minds() | self.matcher.minds()


class SlotTest(Test):
    def __init__(self, slot: i64, matcher: Matcher | None) -> None:
        self.slot: Final = slot
        self.matcher: Final = matcher

    def holds(self, state: GameState, context: Context) -> bool:
        ids = context.slot(self.slot)
        for card_id in ids:
            found = locate(state, card_id)
            if found is None:
                return False
            if self.matcher is not None and not self.matcher.fits(state, context, found.card):
                return False
        return bool(ids)

    def minds(self) -> i64:
        return 0 if self.matcher is None else self.matcher.minds()


class DidTest(Test):
    """ "If you do": the step before was really done."""

    def holds(self, state: GameState, context: Context) -> bool:
        return context.done > 0


class TurnTest(Test):
    """Rules 8-3-2-4, 8-3-2-5."""

    def __init__(self, yours: bool) -> None:
        self.yours: Final = yours

    def holds(self, state: GameState, context: Context) -> bool:
        return (state.turn_player == context.player) == self.yours


class MarkTest(Test):
    def __init__(self, mark: str) -> None:
        self.mark: Final = mark

    def holds(self, state: GameState, context: Context) -> bool:
        return f"{context.source.id} {self.mark}" in state.marks

    def minds(self) -> i64:
        return MINDS_MARKS


class ThisTest(Test):
    def __init__(self, matcher: Matcher) -> None:
        self.matcher: Final = matcher

    def holds(self, state: GameState, context: Context) -> bool:
        found = locate(state, context.source.id)
        return found is not None and self.matcher.fits(state, context, found.card)

    def minds(self) -> i64:
        return self.matcher.minds()

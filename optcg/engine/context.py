"""From where an effect is seen: its player, its card, what was chosen so far; and what caused something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import Card
from optcg.engine.width import i64

# Kinds of causes.
BY_RULES: Final = 0
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class Cause:
    """What makes a card move or change: the rules, a battle, or an effect of a player's card."""

    __slots__ = ("kind", "player", "source")

    def __init__(self, kind: i64, player: i64, source: Card | None) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.source: Final = source


RULES: Final = Cause(BY_RULES, -1, None)


# Rows without anything in them, shared by all: rows of a context and of a frame are replaced, never changed.
NO_CARDS: Final[list[int]] = []
NO_SLOTS: Final[list[list[int]]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Context:
    """The eyes of an effect. "You" is `player`, "this card" is `source`.

    `slots` remembers cards of earlier steps by id. Lists in it are replaced, never changed.
    """

    __slots__ = ("controller", "done", "number", "player", "price", "slots", "source")

    def __init__(
        self,
        player: i64,
        source: Card,
        slots: list[list[int]],
        number: i64,
        done: i64,
        controller: i64,
        price: bool = False,
    ) -> None:
        self.player = player  # who is "you" in the step at hand
        self.source = source
        self.slots = slots
        self.number = number  # the number that was named
        self.done = done  # how often the step before was really done
        self.controller = controller  # whose effect it is
        self.price: Final = price  # Rule 8-3-1-2: paid for what a card does, and done by no effect

    def copy(self) -> Context:
        return Context(
            self.player, self.source, self.slots, self.number, self.done, self.controller, self.price
        )

    def slot(self, index: i64) -> list[int]:
        return self.slots[index] if index < len(self.slots) else NO_CARDS

    def remember(self, index: i64, cards: list[int]) -> None:
        """Put cards into a slot."""
        missing: i64 = index + 1 - len(self.slots)
        slots = self.slots[:] if missing <= 0 else self.slots + [NO_CARDS] * missing
        slots[index] = cards
        self.slots = slots

    def cause(self) -> Cause:
        return RULES if self.price else Cause(BY_EFFECT, self.controller, self.source)


def context_of(player: i64, source: Card) -> Context:
    """A fresh context for an effect of `player`."""
    return Context(player, source, NO_SLOTS, 0, 0, player)

"""From where an effect is seen: its player, its card, what was chosen so far; and what caused something."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import Card

# Kinds of causes.
BY_RULES: Final = 0
BY_BATTLE: Final = 1
BY_EFFECT: Final = 2


class Cause:
    """What makes a card move or change: the rules, a battle, or an effect of a player's card."""

    __slots__ = ("kind", "player", "source")

    def __init__(self, kind: int, player: int, source: Card | None) -> None:
        self.kind: Final = kind
        self.player: Final = player
        self.source: Final = source


RULES: Final = Cause(BY_RULES, -1, None)


@mypyc_attr(acyclic=True)
class Context:
    """The eyes of an effect. "You" is `player`, "this card" is `source`.

    `slots` remembers cards of earlier steps by id. Lists in it are replaced, never changed.
    """

    __slots__ = ("controller", "done", "number", "player", "slots", "source")

    def __init__(
        self,
        player: int,
        source: Card,
        slots: list[list[int]],
        number: int,
        done: int,
        controller: int,
    ) -> None:
        self.player = player  # who is "you" in the step at hand
        self.source = source
        self.slots = slots
        self.number = number  # the number that was named
        self.done = done  # how often the step before was really done
        self.controller = controller  # whose effect it is

    def copy(self) -> Context:
        return Context(self.player, self.source, self.slots, self.number, self.done, self.controller)

    def slot(self, index: int) -> list[int]:
        return self.slots[index] if index < len(self.slots) else []

    def remember(self, index: int, cards: list[int]) -> None:
        """Put cards into a slot."""
        slots = self.slots[:]
        while len(slots) <= index:
            slots.append([])
        slots[index] = cards
        self.slots = slots

    def cause(self) -> Cause:
        return Cause(BY_EFFECT, self.controller, self.source)


def context_of(player: int, source: Card) -> Context:
    """A fresh context for an effect of `player`."""
    return Context(player, source, [], 0, 0, player)

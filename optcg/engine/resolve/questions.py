"""Questions besides picks: shall it be done (Rules 8-1-2, 8-3-1-4), which of several, which number."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import payable, with_added_costs
from optcg.engine.card import BOTH, Card
from optcg.engine.conditions import Test
from optcg.engine.context import Context
from optcg.engine.decisions import NO, NUMBER, OPTION, YES, YES_NO, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import YOU
from optcg.engine.log import COST_UNPAID, log_left, tell_activated
from optcg.engine.places import TRASH, locate
from optcg.engine.program import CostCode, Node, Step
from optcg.engine.resolve.choose import ChooseNode, RefillStep
from optcg.engine.resolve.don import HOW_MANY, DonNode
from optcg.engine.resolve.flow import AddedCostStep, CostEndStep, UnlessStep, UseStep
from optcg.engine.resolve.move import PlayNode
from optcg.engine.resolve.payable import SlotCost, ThereCost
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.effects import Effect, NameNumber


def names_of(state: GameState, cards: list[int]) -> list[str]:
    """The names of those cards that both players know (Rule 3-1-5)."""
    found = [locate(state, card) for card in cards]
    return [
        place.card.definition.name
        for place in found
        if place is not None
        and (not isinstance(place.card, Card) or place.area is TRASH or place.card.sight & BOTH == BOTH)
    ]


def spoken_of(state: GameState, context: Context, costs: list[CostCode]) -> str:
    """What is added to a question whose deed is about cards of an earlier step or of the event."""
    for cost in costs:
        if isinstance(cost, (SlotCost, ThereCost)):
            names = names_of(state, context.slot(cost.slot))
            are = "That card is" if len(names) == 1 else "Those cards are"
            return f" {are} {', '.join(names)}." if names else ""
    return ""


DO_IT: Final = " Do it?"
# Steps that change nothing of what could be picked after them.
_BOOKKEEPING: Final = (UseStep, AddedCostStep, CostEndStep, RefillStep)


class OptionalNode(Node):
    """What a player may do or leave. If the first thing to do is a pick, to pick is to do it."""

    def __init__(self) -> None:
        self.first: i64 = -1  # the node that picks first, if that is what is done first
        self.alone = False  # nothing else is done, so that to pick none is to leave it

    def join(self, nodes: list[Node], one_step: bool) -> None:
        """Look for the first pick behind this node; `one_step`: the nodes are those of a single step."""
        at = nodes.index(self) + 1
        while at < len(nodes) and isinstance(nodes[at], _BOOKKEEPING):
            at += 1
        if at < len(nodes) and isinstance(nodes[at], (ChooseNode, DonNode)):
            self.first = at
            self.alone = one_step and all(isinstance(node, (Step, PlayNode)) for node in nodes[at + 1 :])

    def joined(
        self, state: GameState, frame: EffectFrame, player: i64, rule: str, prompt: str
    ) -> Decision | None:
        """The question for the first pick, if the player is asked for it, with an answer that leaves it."""
        asked = frame.program.nodes[self.first].question(state, frame) if self.first >= 0 else None
        if asked is None or asked.player != player:
            return None
        if _is_none(asked.choices[0]) or _is_none(asked.choices[-1]):
            return asked if self.alone else None
        if asked.kind == NUMBER:
            prompt = prompt.removesuffix(DO_IT) + HOW_MANY[0]
        return Decision(player, asked.kind, rule, prompt, (*asked.choices, NO), asked.details)

    def understands(self, state: GameState, frame: EffectFrame, choice: Choice) -> bool:
        """With "yes" the pick is asked by itself; "no" is what leaves it, too, where none is an answer."""
        asked = state.decision
        return asked is not None and asked.kind != YES_NO and choice.kind in ("yes", "no")

    def is_left(self, choice: Choice) -> bool:
        """Whether the answer leaves it."""
        return choice.kind == "no" or _is_none(choice)

    def go_on(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        """It is done; a pick is given to the node that would have asked for it."""
        if choice.kind == "yes":
            return
        nodes = frame.program.nodes
        while frame.at < self.first:
            nodes[frame.at].run(state, frame)
        if frame.at == self.first:
            nodes[self.first].answer(state, frame, choice)


def _is_none(choice: Choice) -> bool:
    """Whether this is to pick none."""
    return choice.kind == "done" or (choice.kind == "number" and not choice.number)


class MayNode(OptionalNode):
    """Rule 8-1-2: a player may do the next steps; else `to`. Not asked if they cannot be done at all."""

    def __init__(self, who: i64, costs: list[CostCode], prompt: str) -> None:
        super().__init__()
        self.who: Final = who
        self.costs: Final = costs
        self.prompt: Final = prompt
        self.told = ""  # what the log calls the effect, if to do this is to activate it
        self.to = 0

    def run(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        player = context.player if self.who == YOU else 1 - context.player
        if not payable(state, context, self.costs):
            if state.even and any(cost.looks_at_hand() for cost in self.costs):
                state.decision = Decision(player, YES_NO, "8-1-2", self.prompt, (NO,))
                return
            self._leave(state, frame, player, "it could not be done")
            return
        prompt = f"{self.prompt}{spoken_of(state, context, self.costs)}"
        joined = self.joined(state, frame, player, "8-1-2", prompt)
        state.decision = joined or Decision(player, YES_NO, "8-1-2", prompt, (YES, NO))

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        if self.is_left(choice):
            context = frame.context
            player = context.player if self.who == YOU else 1 - context.player
            able = payable(state, context, self.costs)
            self._leave(state, frame, player, "" if able else "it could not be done")
        else:
            frame.at += 1
            if state.log is not None and self.told:
                tell_activated(state, frame.context, self.told)
            self.go_on(state, frame, choice)

    def _leave(self, state: GameState, frame: EffectFrame, player: i64, why: str) -> None:
        frame.context.done = 0
        frame.at = self.to
        if state.log is not None:
            secret = any(cost.looks_at_hand() for cost in self.costs)
            log_left(state, frame.context.source, player, self.told, why, secret)


class OfferNode(OptionalNode):
    """Rules 8-3-1-3, 8-3-1-4: the beginning of an ability: can it be activated, and shall it be?

    A player who declines has not activated it, so [Once Per Turn] is not used up.
    """

    def __init__(self, optional: bool, costs: list[CostCode], prompt: str, label: str, waited: bool) -> None:
        super().__init__()
        self.optional: Final = optional
        self.costs: Final = costs
        self.prompt: Final = prompt
        self.only_if: Test | None = None  # without which nothing is done for the cost
        self.label: Final = label
        # What the log calls the effect when it is activated; others than those that have waited for something
        # are told when they are declared.
        self.told = label if waited or optional else ""

    def join(self, nodes: list[Node], one_step: bool) -> None:
        super().join(nodes, one_step)
        at = nodes.index(self) + 1
        while at < len(nodes) and isinstance(nodes[at], (*_BOOKKEEPING, UnlessStep)):
            at += 1
        may = nodes[at] if at < len(nodes) else None
        if one_step and isinstance(may, MayNode) and may.who == YOU and not self.optional:
            # Rule 8-1-2: it is nothing but what the player may do.
            may.told, self.told = self.told, ""

    def run(self, state: GameState, frame: EffectFrame) -> None:
        costs = with_added_costs(state, frame.context.source.id, "activate", self.costs)
        able = payable(state, frame.context, costs)
        ask_all_the_same = (
            not able and self.optional and state.even and any(cost.looks_at_hand() for cost in self.costs)
        )
        if self.optional and (able or ask_all_the_same):
            player, rule = frame.context.player, "8-3-1-4" if self.costs else "8-1-2"
            # Rule 8-3-1-2: what is added to the cost may come before the pick.
            plain = able and (costs is self.costs or bool(self.costs))
            prompt = f"{self.prompt}{self._in_vain(state, frame.context, able)}"
            joined = self.joined(state, frame, player, rule, prompt) if plain else None
            choices = (YES, NO) if able else (NO,)
            state.decision = joined or Decision(player, YES_NO, rule, prompt, choices)
        elif able:
            self._begin(state, frame)
        else:
            self._leave(state, frame, False)

    def _in_vain(self, state: GameState, context: Context, able: bool) -> str:
        """What is added to the question, if nothing could be done."""
        if not able:
            return " Its cost cannot be paid."
        holds = self.only_if is None or self.only_if.holds(state, context)
        return "" if holds else " Its condition does not hold now."

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        if self.is_left(choice):
            costs = with_added_costs(state, frame.context.source.id, "activate", self.costs)
            self._leave(state, frame, payable(state, frame.context, costs))
        else:
            self._begin(state, frame)
            self.go_on(state, frame, choice)

    def _begin(self, state: GameState, frame: EffectFrame) -> None:
        frame.at += 1
        if state.log is not None and self.told:
            tell_activated(state, frame.context, self.told)

    def _leave(self, state: GameState, frame: EffectFrame, able: bool) -> None:
        frame.at = len(frame.program.nodes)
        if state.log is not None:
            why, context = "" if able else COST_UNPAID, frame.context
            secret = any(cost.looks_at_hand() for cost in self.costs)
            log_left(state, context.source, context.player, self.label, why, secret)


# Named costs go from 0 to one more than any printed cost.
HIGHEST_NUMBER: Final = 11


class OptionsNode(Node):
    """Choose one of several effects; `targets` are where they begin."""

    def __init__(
        self,
        chooser: i64,
        labels: list[str],
        told: list[list[str]],
        costs: list[list[CostCode]],
        must: bool,
        prompt: str,
    ) -> None:
        self.chooser: Final = chooser
        self.must: Final = must
        self.prompt: Final = prompt
        self.labels: Final = labels
        self.told: Final = told  # the same as the log says it for player A and B
        self.costs: Final = costs  # in "A or B": what makes each option payable, or possible
        self.targets: list[int] = []

    def _open(self, state: GameState, frame: EffectFrame) -> list[int]:
        if not self.costs:
            return list(range(len(self.targets)))
        return [
            option for option in range(len(self.targets)) if payable(state, frame.context, self.costs[option])
        ]

    def _player(self, frame: EffectFrame) -> i64:
        return frame.context.player if self.chooser == YOU else 1 - frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        options = self._open(state, frame)
        # In an even game it is asked all the same if the hand decides what can be paid.
        secret = state.even and any(cost.looks_at_hand() for option in self.costs for cost in option)
        if len(options) == 1 and not secret:
            frame.at = self.targets[options[0]]
            return
        if not options:
            frame.broken = self.must
            frame.at = self.targets[0]
            return
        player = self._player(frame)
        choices = tuple([Choice("option", None, None, option + 1) for option in options])
        details = tuple([self.labels[option] for option in options])
        state.decision = Decision(player, OPTION, "8-4-4", self.prompt, choices, details)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        option, player = choice.number - 1, self._player(frame)
        frame.at = self.targets[option]
        if state.log is not None:
            word = self.told[option][player]
            state.tell(GameEvent("option_chosen", "8-4-4", player, word=word))


class NumberNode(Node):
    """Rule 1-3-5: name a whole number of at least 0, or one within two of them."""

    def __init__(self, who: i64, within: tuple[int, int] | None, prompt: str) -> None:
        self.who: Final = who
        self.prompt: Final = prompt
        least, most = (0, HIGHEST_NUMBER) if within is None else within
        self.numbers: Final = list(range(least, most + 1))

    def _player(self, frame: EffectFrame) -> i64:
        return frame.context.player if self.who == YOU else 1 - frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self._player(frame)
        choices = tuple([Choice("number", None, None, number) for number in self.numbers])
        state.decision = Decision(player, NUMBER, "1-3-5", self.prompt, choices)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        frame.context.number = choice.number
        frame.at += 1
        if state.log is not None:
            player = self._player(frame)
            state.tell(GameEvent("number_chosen", "1-3-5", player, number=choice.number))


# The node of a step that asks: it has the fields of the step, in their order, and the question.
ASKING: Final[dict[type[Effect], type[Node]]] = {
    NameNumber: NumberNode,
}

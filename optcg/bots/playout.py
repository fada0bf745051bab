"""A quick player for the games that the search plays out: a few rules of thumb, no looking ahead.

`weights` says how well each choice of a decision looks at first sight; the search tries choices in that
order, and `play_on` makes the best of them, with a little chance, until a turn or the game is over.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.advance import apply
from optcg.engine.battle import BattleFrame
from optcg.engine.decisions import (
    BLOCK,
    CARDS,
    COUNTER,
    DON,
    EFFECT,
    FIRST,
    HAND,
    MAIN,
    NUMBER,
    OPTION,
    ORDER,
    ROOM,
    TRIGGER,
    YES_NO,
    Choice,
    Decision,
)
from optcg.engine.definitions import CHARACTER, EVENT, Definition
from optcg.engine.field_card import FieldCard
from optcg.engine.lookup import locate
from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import BLOCKER, CHARACTER_LIMIT, DOUBLE_ATTACK, GIVEN_DON_POWER, RUSH, Area

# Nobody would do that.
NEVER: Final = -6.0
# What happens to a card that is picked, by the end of the question.
_LOSES: Final = ("trash.", "deck.")
LONGEST: Final = 500  # choices in one game that is played out


def weights(state: GameState, decision: Decision) -> list[float]:
    """How good each choice looks at first sight; only the differences mean something."""
    kind = decision.kind
    if kind == MAIN:
        return _main(state, decision)
    if kind == COUNTER:
        return _counter(state, decision)
    if kind == BLOCK:
        return _block(state, decision)
    if kind in (CARDS, ROOM):
        return _cards(state, decision)
    if kind == HAND:
        return _opening_hand(state, decision)
    if kind == DON:
        return [_don(choice) for choice in decision.choices]
    if kind in (YES_NO, TRIGGER, OPTION, EFFECT, ORDER, FIRST):
        return [1.0 if place == 0 else 0.0 for place in range(len(decision.choices))]
    if kind == NUMBER:
        return [0.5 * place for place in range(len(decision.choices))]
    return [0.0] * len(decision.choices)


def worth(definition: Definition) -> float:
    """What a card is worth on the field or to be played, in DON!!."""
    value = definition.cost + 0.5
    if definition.keywords & BLOCKER:
        value += 0.7
    return value


def spare(definition: Definition) -> float:
    """What it costs to lose a card of the hand."""
    return 1.0 + definition.counter / 1000 * 0.6 + min(definition.cost, 6) * 0.25


def _main(state: GameState, decision: Decision) -> list[float]:
    me = state.players[decision.player]
    other = state.players[1 - decision.player]
    goal = other.leader.power
    last_stand = not other.life
    don = me.don_active + me.don_held_active
    hand = {card.id: card.definition for card in me.hand}
    found: list[float] = []
    for choice in decision.choices:
        kind = choice.kind
        if kind == "attack":
            assert choice.card is not None
            assert choice.target is not None
            attacker, target = state.find(choice.card), state.find(choice.target)
            assert attacker is not None
            assert target is not None
            found.append(_attack(attacker, target, other, last_stand))
        elif kind == "give":
            assert choice.card is not None
            fighter = state.find(choice.card)
            assert fighter is not None
            found.append(_give(state, fighter, goal, don))
        elif kind == "play":
            assert choice.card is not None
            found.append(_play(me, hand[choice.card]))
        elif kind == "activate":
            found.append(2.4)
        else:
            found.append(0.0)
    return found


def _play(me: PlayerState, definition: Definition) -> float:
    if definition.category == EVENT:
        return 1.9 + 0.15 * definition.cost
    if definition.category == CHARACTER and len(me.characters) == CHARACTER_LIMIT:
        least = min([worth(card.definition) for card in me.characters])
        return 2.0 if worth(definition) > least + 1.5 else NEVER
    if definition.category != CHARACTER and me.stage is not None:
        return -1.0
    return 2.5 + 0.3 * definition.cost


def _attack(attacker: FieldCard, target: FieldCard, other: PlayerState, last_stand: bool) -> float:
    over = (attacker.power - target.power) / GIVEN_DON_POWER
    if over < 0:
        return NEVER
    if target is other.leader:
        if last_stand:
            return 2.6 + 0.1 * over
        value = 1.2 + min(over, 3.0) * 0.2
        if attacker.keywords & DOUBLE_ATTACK:
            value += 0.5
    else:
        value = 0.8 + 0.25 * worth(target.definition) + min(over, 2.0) * 0.1
    if attacker.keywords & BLOCKER:
        value -= 1.0
    return value


def _give(state: GameState, fighter: FieldCard, goal: int, don: int) -> float:
    """DON!! go to cards that can still attack: first to those that fall short of the Leader's power."""
    if fighter.rested or state.turn_number <= 2:
        return NEVER
    if fighter.played_on == state.turn_number and not fighter.keywords & RUSH:
        return NEVER
    short = (goal - fighter.power) / GIVEN_DON_POWER
    if short > don:
        return NEVER
    if short > 0:
        return 1.9 - 0.1 * short
    if short > -2:
        return 1.65 + 0.05 * short
    return 0.6 + 0.1 * max(short, -5.0)


def _battle(state: GameState) -> BattleFrame | None:
    for frame in reversed(state.stack):
        battle = frame.as_battle()
        if battle is not None:
            return battle
    return None


def _price_of_losing(state: GameState, me: PlayerState, attacker: FieldCard, target: FieldCard) -> float:
    """What it would cost to lose the battle, in cards of the hand."""
    if target is not me.leader:
        return 0.55 * worth(target.definition)
    points = 2 if attacker.keywords & DOUBLE_ATTACK else 1
    if len(me.life) < points:
        return 100.0
    # A Life card that is lost comes to the hand.
    return (0.9, 1.7, 1.2, 0.8, 0.5)[min(len(me.life), 4)] * points


def _counter(state: GameState, decision: Decision) -> list[float]:
    choices = decision.choices
    battle = _battle(state)
    attacker = target = None
    if battle is not None:
        attacker, target = state.find(battle.attacker), state.find(battle.target)
    if attacker is None or target is None:
        return [0.0 if choice.kind == "done" else NEVER for choice in choices]
    me = state.players[decision.player]
    need = attacker.power - target.power + 1
    if need <= 0:
        return [1.0 if choice.kind == "done" else NEVER for choice in choices]
    hand = {card.id: card.definition for card in me.hand}
    offers: list[Definition] = [hand[c.card] for c in choices if c.card is not None]
    powers = [_counter_power(definition) for definition in offers]
    if sum(powers) < need:
        return [1.0 if choice.kind == "done" else NEVER for choice in choices]
    price = _price_of_losing(state, me, attacker, target)
    best = max(powers)
    found: list[float] = []
    # As few cards as it takes, and of those the ones that are worth least.
    cards_needed = 1 if best >= need else 2 if best * 2 >= need else 3
    for definition, power in zip(offers, powers, strict=True):
        lost = spare(definition)
        if power < need:
            lost += 0.9 * (cards_needed - 1) + 0.3 * (best - power) / 1000
            if best >= need:
                lost += 1.2
        found.append((price - 0.9 * lost) * 0.8)
    found.append(0.0)
    return found


def _counter_power(definition: Definition) -> int:
    if definition.category == CHARACTER:
        return definition.counter
    return 3000


def _block(state: GameState, decision: Decision) -> list[float]:
    choices = decision.choices
    battle = _battle(state)
    if battle is None:
        return [0.0] * len(choices)
    attacker, target = state.find(battle.attacker), state.find(battle.target)
    if attacker is None or target is None or attacker.power < target.power:
        return [1.0 if choice.kind == "done" else NEVER for choice in choices]
    me = state.players[decision.player]
    price = _price_of_losing(state, me, attacker, target)
    found: list[float] = []
    for choice in choices:
        blocker = None if choice.card is None else state.find(choice.card)
        if blocker is None:
            found.append(0.0)
            continue
        lost = 0.3 if blocker.power > attacker.power else 0.55 * worth(blocker.definition)
        found.append(price - lost)
    return found


def _opening_hand(state: GameState, decision: Decision) -> list[float]:
    hand = state.players[decision.player].hand
    early = sum([1 for card in hand if card.definition.category == CHARACTER and card.definition.cost <= 4])
    keep = 1.0 if early >= 2 else -1.0
    return [keep if choice.kind == "keep" else 0.0 for choice in decision.choices]


def _cards(state: GameState, decision: Decision) -> list[float]:
    """Pick the best of the opponent's cards, and of the own ones the best to keep and the worst to lose."""
    loses = decision.kind == ROOM or decision.prompt.endswith(_LOSES)
    battle = _battle(state)
    target = 0 if battle is None else battle.target
    found: list[float] = []
    for choice in decision.choices:
        if choice.card is None:
            found.append(-0.5 if choice.kind == "done" else 0.0)
            continue
        if choice.card == target:
            found.append(3.0)
            continue
        place = locate(state, choice.card, decision.player)
        if place is None:
            found.append(0.0)
            continue
        card = place.card
        if isinstance(card, FieldCard):
            value = worth(card.definition) * 0.4
            if place.owner == decision.player and loses:
                value = -value
        else:
            value = spare(card.definition)
            if place.owner == decision.player and place.area == Area.HAND and loses:
                value = -value
        found.append(value)
    return found


def _don(choice: Choice) -> float:
    # Rested DON!! are worth less than active ones.
    return 1.0 if choice.number == 1 else 0.5 if choice.number is not None else 0.0


class Chance:
    """Quick chance numbers for playing out; equal on every machine."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed ^ 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF

    def roll(self) -> float:
        """A number from 0 to 1."""
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (state >> 33) / 2147483648.0


def quick_choice(state: GameState, decision: Decision, chance: Chance, spread: float) -> Choice:
    """The choice that looks best at first sight, give or take `spread`."""
    choices = decision.choices
    if len(choices) == 1:
        return choices[0]
    found = weights(state, decision)
    best = choices[0]
    top = -1e9
    for choice, weight in zip(choices, found, strict=True):
        weight += spread * chance.roll()
        if weight > top:
            top, best = weight, choice
    return best


def play_on(state: GameState, until: int, chance: Chance, spread: float) -> None:
    """Play quickly until the Main Phase of turn `until`, or until the game is over."""
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or (decision.kind == MAIN and state.turn_number >= until):
            return
        apply(state, quick_choice(state, decision, chance, spread))

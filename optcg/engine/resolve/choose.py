"""Choosing cards (Rule 4-8-1): asked when the effect comes to it, not when it is activated (Rule 8-4-4).

All picks are made before anything is done with them.
"""

from __future__ import annotations

from typing import Final

from optcg.engine import dice
from optcg.engine.alike import are_alike
from optcg.engine.amounts import Telling, Value
from optcg.engine.card import NOBODY, Card, FieldCard
from optcg.engine.context import NO_CARDS, Context
from optcg.engine.decisions import CARDS, DONE, NUMBER, PLACE, Choice, Decision
from optcg.engine.don_cards import picked_card, picks
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import EITHER, OPPONENT, YOU, Group, players_of
from optcg.engine.log import log_none_chosen
from optcg.engine.places import life_places, pile
from optcg.engine.process import BOTTOM, TOP
from optcg.engine.program import Node, Step
from optcg.engine.protection import choosable, some_are_unaffected
from optcg.engine.resolve.candidates import Limits, SlotSource, Source, completing
from optcg.engine.state import GameState
from optcg.engine.width import bit_of, i64
from optcg.model.terms import Area

# The slot of the deck cards that are shown for a choice.
CHECKED: Final = 21


def check_deck(state: GameState, context: Context, owner: i64, bit: i64) -> None:
    """Rule 8-4-4-4: who chooses from a deck checks the faces of its cards, those not seen before too.

    The other player, who may have known some of them, does not see which one is taken (Rule 3-1-5).
    """
    if owner < 0:
        return
    deck = state.players[owner].deck
    shown = [card.id for card in deck if not card.sight & bit]
    context.remember(CHECKED, context.slot(CHECKED) + shown)
    state.players[owner].deck = [Card(card.id, card.definition, card.sight & bit | bit) for card in deck]


def turn_deck_over(state: GameState, context: Context, owner: i64, bit: i64, picked: list[int]) -> None:
    """When the choice is made, the cards that were shown for it are hidden again.

    Their faces were shown, not where they lie: those that nobody else knows change places, under new ids.
    """
    shown = context.slot(CHECKED)
    if owner < 0 or not shown:
        return
    context.remember(CHECKED, NO_CARDS)
    kept = picked + [card for frame in state.stack for card in frame.card_ids()]
    deck = state.players[owner].deck
    unknown = set(shown)
    hidden = [
        Card(card.id, card.definition, card.sight & ~bit) if card.id in unknown else card for card in deck
    ]
    free = [place for place, card in enumerate(hidden) if card.sight == NOBODY and card.id not in kept]
    state.dice, order = dice.permutation(state.dice, len(free))
    mixed = hidden[:]
    for number, place in enumerate(order):
        card = hidden[free[place]]
        mixed[free[number]] = Card(state.renew(card.id), card.definition, NOBODY)
    state.players[owner].deck = mixed


# The slot of this card, where something is done to it, or kept in mind of it.
THIS_SLOT: Final = 8
# The slot in which a face-down row is mixed for a blind pick.
ROW: Final = 9
# The slot that keeps a number, as so many zeros.
COUNTED: Final = 19


def one_of(place: i64, number: i64, up_to: bool) -> str:
    """Which of several cards is asked for: " Card 2 of 5."."""
    return f" Card {place + 1} of {'up to ' if up_to else ''}{number}." if number > 1 else ""


class ChooseNode(Node):
    """Pick cards one at a time, `done` where fewer are allowed."""

    def __init__(
        self,
        source: Source,
        count: Value | None,
        up_to: bool,
        at_least: i64,
        chooser: i64,
        limits: Limits,
        slot: i64,
        prompt: str,
        places: list[str],
        must: bool,
    ) -> None:
        self.source: Final = source
        self.count: Final = count
        self.up_to: Final = up_to
        self.at_least: Final = at_least
        self.chooser: Final = chooser
        self.limits: Final = limits
        self.slot: Final = slot
        self.prompt: Final = prompt
        self.places: Final = places  # what is said besides for the first card, the second ..., or for all
        self.must: Final = must  # part of a cost that the player has decided to pay
        self.beside: ChooseNode | None = None  # "1 A and 1 B": what is chosen next, of other cards
        self.telling: Telling | None = None  # in place of `prompt`, where a number is counted

    def run(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        picked = frame.picked
        left = self.candidates(state, context, picked)
        low, high, wanted = self._bounds(state, context, len(left) + len(picked))
        if low == high:
            left = self._going_together(state, context, picked, left, high)
        # In an even game how often a player is asked does not tell how many hidden cards fit.
        secret = state.even and self.source.tells()
        if not left and len(picked) < wanted and (secret or self._in_vain(state, context, picked)):
            prompt = f"{self._asked(state, context, picked)} There is {'no other' if picked else 'none'}."
            player = self._player(state, context)
            state.decision = Decision(player, CARDS, "8-4-4-2", prompt, (DONE,))
            check_deck(state, context, self.source.searched(context), 1 << player)
        elif len(picked) >= high:
            self._finish(state, frame, picked)
        elif not secret and high == low and len(left) + len(picked) == high and self.limits.are_open():
            # Rule 8-4-4-1: as many as possible must be chosen, and there is only one way.
            self._finish(state, frame, picked + [card.id for card in left])
        else:
            asked = self._ask(state, context, picked, left, low, secret)
            if asked is None:
                self.answer(state, frame, picks(left)[0])
                return
            state.decision = asked
            check_deck(state, context, self.source.searched(context), 1 << self._player(state, context))

    def question(self, state: GameState, frame: EffectFrame) -> Decision | None:
        context = frame.context
        left = self.candidates(state, context, NO_CARDS)
        low, high, _ = self._bounds(state, context, len(left))
        if low == high:
            left = self._going_together(state, context, NO_CARDS, left, high)
        if not left or not high or self.source.searched(context) >= 0:
            return None
        secret = state.even and self.source.tells()
        if not secret and high == low == len(left) and self.limits.are_open():
            return None
        return self._ask(state, context, NO_CARDS, left, low, secret)

    def _bounds(self, state: GameState, context: Context, there: i64) -> tuple[i64, i64, i64]:
        """How many must be chosen, can be, and are wanted, with so many cards there."""
        wanted = there + 1 if self.count is None else max(self.count.of(state, context), 0)
        high = min(there, wanted)
        low = min(self.at_least, high) if self.up_to or self.count is None else high
        # Rule 8-4-4-2: nobody can prove what lies in a secret area, so the choice may be declined.
        if not self.must and self.source.hidden(state, context):
            low = min(low, self.at_least)
        return low, high, wanted

    def _going_together(
        self, state: GameState, context: Context, picked: list[int], left: list[Card | FieldCard], high: i64
    ) -> list[Card | FieldCard]:
        """Rule 8-4-4-1: those of the cards left after which as many as possible can be chosen."""
        if not self.limits.are_open():
            left = completing(state, context, self.limits, picked, left, high)
        if self.beside is not None:
            left = self.beside.sparing(state, context, picked, left, high - len(picked))
        return left

    def _ask(
        self,
        state: GameState,
        context: Context,
        picked: list[int],
        left: list[Card | FieldCard],
        low: i64,
        secret: bool,
    ) -> Decision | None:
        """The question for the next card; none if it makes no difference which, and that is no secret."""
        choices = picks(left)
        if len(picked) >= low:
            choices.append(DONE)
        elif not secret and (are_alike(state, left) or (len(choices) == 1 and choices[0].kind == "don")):
            # Rule 3-9-2: DON!! in the same state do not differ, nor do cards that are equal in everything.
            return None
        rule = "4-8-1" if self.up_to else "8-4-4-1"
        player = self._player(state, context)
        details = life_places(state, left, player)
        return Decision(player, CARDS, rule, self._asked(state, context, picked), tuple(choices), details)

    def _in_vain(self, state: GameState, context: Context, picked: list[int]) -> bool:
        """Rule 8-4-4-4: whether a deck is searched and nothing found; its cards are checked all the same."""
        owner = self.source.searched(context)
        return owner >= 0 and not picked and len(state.players[owner].deck) > 0

    def _asked(self, state: GameState, context: Context, picked: list[int]) -> str:
        place = len(picked)
        if self.telling is not None and self.count is not None:
            number = self.count.of(state, context)
            return self.telling.of(state, context) + one_of(place, number, self.up_to)
        prompt = self.prompt if self.telling is None else self.telling.of(state, context)
        return prompt + self.places[place if place < len(self.places) else 0]

    def _player(self, state: GameState, context: Context) -> i64:
        if self.chooser == EITHER:
            return state.turn_player
        return context.player if self.chooser == YOU else 1 - context.player

    def candidates(self, state: GameState, context: Context, picked: list[int]) -> list[Card | FieldCard]:
        cards = self.source.cards(state, context)
        if some_are_unaffected(state):
            cards = choosable(state, cards, context.controller, context.source)
        if self.limits.none:
            return [card for card in cards if card.id not in picked] if picked else cards
        return [
            card
            for card in cards
            if card.id not in picked and self.limits.allow(state, context, picked, card)
        ]

    def sparing(
        self,
        state: GameState,
        context: Context,
        picked: list[int],
        left: list[Card | FieldCard],
        enough: i64,
    ) -> list[Card | FieldCard]:
        """Rules 8-3-1-3, 8-4-4-1: those of the cards left that this choice, made later, can do without."""
        if self.up_to or self.count is None or (not self.must and self.source.hidden(state, context)):
            return left
        cards = self.source.cards(state, context)
        if some_are_unaffected(state):
            cards = choosable(state, cards, context.controller, context.source)
        needed = [card.id for card in cards if card.id not in picked]
        if len(needed) > self.count.of(state, context):
            return left
        others = [card for card in left if card.id not in needed]
        return others if len(others) >= enough else left

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        card = choice.card
        if choice.kind == "don":
            card = picked_card(choice, self.candidates(state, frame.context, frame.picked))
        if card is None:
            self._finish(state, frame, frame.picked)
        else:
            frame.picked = [*frame.picked, card]

    def _finish(self, state: GameState, frame: EffectFrame, picked: list[int]) -> None:
        context = frame.context
        bit = 1 << self._player(state, context)
        turn_deck_over(state, context, self.source.searched(context), bit, picked)
        if state.log is not None and not picked and not self.must:
            self._tell_none(state, context)
        context.remember(self.slot, picked)
        frame.picked = NO_CARDS
        frame.at += 1

    def _tell_none(self, state: GameState, context: Context) -> None:
        """Say that nothing was chosen, unless nothing was to be."""
        left = self.candidates(state, context, NO_CARDS)
        if self._bounds(state, context, len(left))[2] > 0:
            secret = self.source.tells() or self.source.hidden(state, context)
            log_none_chosen(state, context.source, self._player(state, context), bool(left), secret)


class MixStep(Step):
    """Lay hidden cards out in a face-down row, mixed for this question (Rules 3-4-3, 3-10-2)."""

    def __init__(self, group: Group) -> None:
        self.group: Final = group

    def do(self, state: GameState, frame: EffectFrame) -> None:
        cards = self.group.members(state, frame.context)
        state.dice, order = dice.permutation(state.dice, len(cards))
        frame.context.remember(ROW, [cards[place].id for place in order])


class BlindNode(Node):
    """Pick cards of a face-down row by their place: the chooser cannot see them."""

    def __init__(self, count: Value | None, up_to: bool, chooser: i64, slot: i64, prompt: str) -> None:
        self.count: Final = count
        self.up_to: Final = up_to
        self.chooser: Final = chooser
        self.slot: Final = slot
        self.prompt: Final = prompt
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def run(self, state: GameState, frame: EffectFrame) -> None:
        row = frame.context.slot(ROW)
        high = len(row)
        if self.count is not None:
            high = min(high, max(self.count.of(state, frame.context), 0))
        if len(frame.picked) >= high:
            self._finish(frame)
            return
        if not self.up_to and high == len(row):
            frame.picked = row
            self._finish(frame)
            return
        choices = [
            Choice("pick", None, None, place + 1)
            for place, card in enumerate(row)
            if card not in frame.picked
        ]
        if self.up_to:
            choices.append(DONE)
        player = frame.context.player if self.chooser == YOU else 1 - frame.context.player
        prompt = self.prompt if self.telling is None else self.telling.of(state, frame.context)
        prompt += one_of(len(frame.picked), high, self.up_to)
        state.decision = Decision(player, CARDS, "3-4-3", prompt, tuple(choices))

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        if choice.number is None:
            self._finish(frame)
        else:
            frame.picked = [*frame.picked, frame.context.slot(ROW)[choice.number - 1]]

    def _finish(self, frame: EffectFrame) -> None:
        frame.context.remember(self.slot, frame.picked)
        frame.picked = NO_CARDS
        frame.at += 1


class CountStep(Step):
    """Work a number out once, before what is done one by one changes what it counts (Rule 4-8-1)."""

    def __init__(self, value: Value) -> None:
        self.value: Final = value

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.context.remember(COUNTED, [0] * max(self.value.of(state, frame.context), 0))


class EveryStep(Step):
    """All cards of a group, as they are now."""

    def __init__(self, group: Group, slot: i64) -> None:
        self.group: Final = group
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        found = self.group.members(state, frame.context)
        if state.log is not None and not found and not self.group.secret:
            state.tell(GameEvent("none_there", "1-3-2", frame.context.player))
        frame.context.remember(self.slot, [c.id for c in found])


class ThisStep(Step):
    """This card (Rule 8-4-4-3)."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.context.remember(self.slot, [frame.context.source.id])


class SlotStep(Step):
    """Cards of an earlier step, narrowed by a filter."""

    def __init__(self, source: SlotSource, slot: i64) -> None:
        self.source: Final = source
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.context.remember(self.slot, [c.id for c in self.source.cards(state, frame.context)])


class TogetherStep(Step):
    """The cards of several slots as one group, each of them once."""

    def __init__(self, slots: list[int], slot: i64) -> None:
        self.slots: Final = slots
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        found: list[int] = []
        for slot in self.slots:
            found += [card for card in context.slot(slot) if card not in found]
        context.remember(self.slot, found)


class HowManyNode(Node):
    """Rule 4-8-1: "up to" so many cards of a pile; the player says how many."""

    def __init__(self, owner: i64, area: Area, count: Value, at_least: i64, prompt: str) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.count: Final = count
        self.at_least: Final = at_least
        self.prompt: Final = prompt
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def there(self, state: GameState, context: Context) -> i64:
        """How many cards there are to take."""
        owners = players_of(self.owner, context.player, state.turn_player)
        return max(len(pile(state, owner, self.area)) for owner in owners)

    def run(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        high = min(self.count.of(state, context), self.there(state, context))
        if high <= self.at_least:
            self._take(frame, max(high, 0))
            return
        numbers = range(self.at_least, high + 1)
        choices = tuple([Choice("number", None, None, number) for number in numbers])
        prompt = self.prompt if self.telling is None else self.telling.of(state, context)
        state.decision = Decision(context.player, NUMBER, "4-8-1", prompt, choices)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        self._take(frame, choice.number)

    def _take(self, frame: EffectFrame, count: i64) -> None:
        frame.context.remember(COUNTED, [0] * count)
        frame.at += 1


class TopStep(Step):
    """The top (or bottom) cards of a deck or of Life, the uppermost first."""

    def __init__(self, owner: i64, area: Area, count: Value, bottom: bool, slot: i64) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.count: Final = count
        self.bottom: Final = bottom
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        count = max(self.count.of(state, frame.context), 0)
        found: list[int] = []
        for owner in players_of(self.owner, frame.context.player, state.turn_player):
            cards = pile(state, owner, self.area)
            taken = cards[:count] if self.bottom else cards[max(len(cards) - count, 0) :]
            found += [card.id for card in reversed(taken)]
        frame.context.remember(self.slot, found)


class TopOrBottomNode(Node):
    """1 card from the top or the bottom of a pile."""

    def __init__(self, owner: i64, area: Area, slot: i64, prompt: str) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.slot: Final = slot
        self.prompt: Final = prompt

    def _pile(self, state: GameState, frame: EffectFrame) -> list[Card]:
        player = frame.context.player
        return pile(state, player if self.owner != OPPONENT else 1 - player, self.area)

    def is_open(self, state: GameState, context: Context, card: Card) -> bool:
        """Whether the card of an end can be taken."""
        return True

    def run(self, state: GameState, frame: EffectFrame) -> None:
        cards = self._pile(state, frame)
        ends = cards if len(cards) < 2 else [cards[0], cards[-1]]
        found = [card.id for card in ends if self.is_open(state, frame.context, card)]
        if len(found) > 1:
            state.decision = Decision(frame.context.player, PLACE, "3-10-2", self.prompt, (TOP, BOTTOM))
            return
        frame.context.remember(self.slot, found)
        frame.at += 1

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        cards = self._pile(state, frame)
        frame.context.remember(self.slot, [cards[-1 if choice.kind == "top" else 0].id])
        frame.at += 1


class OpenStep(Step):
    """The cards of a slot were picked for what they are: both players know them as soon as they move."""

    def __init__(self, slot: i64) -> None:
        self.bit: Final = bit_of(slot)

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.open |= self.bit


class RefillStep(Step):
    """Other cards are about to be picked for a slot.

    Rules 3-4-2, 3-4-3: who does not pick them does not see which they are, unless they come from slots that
    are open.
    """

    def __init__(self, slot: i64, sources: list[int]) -> None:
        self.bit: Final = bit_of(slot)
        self.sources: Final = sources

    def do(self, state: GameState, frame: EffectFrame) -> None:
        opened = bool(self.sources)
        for slot in self.sources:
            opened = opened and bool(frame.open >> slot & 1)
        frame.open = frame.open | self.bit if opened else frame.open & ~self.bit

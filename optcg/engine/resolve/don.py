"""Nodes with DON!! cards. DON!! that differ are picked one at a time (Rule 3-9-2)."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Telling, Value, given_don
from optcg.engine.auto_effects import watch
from optcg.engine.bans import NO_DON_ACTIVE_BY_EFFECTS
from optcg.engine.card import IN_STAGE_AREA
from optcg.engine.context import NO_CARDS
from optcg.engine.decisions import (
    DON,
    DON_ACTIVE,
    DON_CHOICES,
    DON_HELD_ACTIVE,
    DON_HELD_RESTED,
    DON_RESTED,
    DONE,
    NUMBER,
    Choice,
    Decision,
)
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent, don_event
from optcg.engine.groups import EITHER, OPPONENT, YOU, players_of
from optcg.engine.log import log_banned
from optcg.engine.places import TO_TRASH
from optcg.engine.power_and_cost import change_given_don, derive
from optcg.engine.process import ProcessFrame
from optcg.engine.program import MINDS_DON, Node, Step
from optcg.engine.protection import DON as RETURNED
from optcg.engine.protection import own_effect_banned, takes_don
from optcg.engine.replacement import offers, pass_by
from optcg.engine.resolve.choose import ROW
from optcg.engine.state import GameState, PlayerState
from optcg.engine.timings import DON_ADDED, DON_GIVEN, DON_IS_RESTED, DON_RETURNED, DON_SET_ACTIVE, REPLACES
from optcg.engine.width import i64

# Which DON!! may be picked.
ACTIVE: Final = 1
RESTED: Final = 2
GIVEN: Final = 4
IN_DECK: Final = 8  # of the DON!! deck


def don_options(player: PlayerState, kinds: i64, not_under: i64) -> list[Choice]:
    """One choice for each DON!! that differs from the others."""
    found: list[Choice] = []
    if kinds & ACTIVE and player.don_active:
        found.append(DON_CHOICES[DON_ACTIVE])
    if kinds & RESTED and player.don_rested:
        found.append(DON_CHOICES[DON_RESTED])
    if kinds & ACTIVE and player.don_held_active:
        found.append(DON_CHOICES[DON_HELD_ACTIVE])
    if kinds & RESTED and player.don_held_rested:
        found.append(DON_CHOICES[DON_HELD_RESTED])
    if kinds & GIVEN:
        for card in (player.leader, *player.characters):
            if card.given_don and card.id != not_under:
                found.append(Choice("don", card.id))
    return found


def count_of(player: PlayerState, choice: Choice) -> i64:
    """How many DON!! there are like the one of a choice."""
    if choice.card is None:
        number = choice.number
        assert number is not None
        return (player.don_active, player.don_rested, player.don_held_active, player.don_held_rested)[number]
    return sum([card.given_don for card in (player.leader, *player.characters) if card.id == choice.card])


def available(player: PlayerState, kinds: i64) -> i64:
    """How many DON!! of these kinds a player has."""
    total: i64 = 0
    if kinds & ACTIVE:
        total += player.don_active + player.don_held_active
    if kinds & RESTED:
        total += player.don_rested + player.don_held_rested
    if kinds & GIVEN:
        total += given_don(player)
    if kinds & IN_DECK:
        total += player.don_deck
    return total


def take_don(state: GameState, player: PlayerState, choice: Choice) -> None:
    if choice.card is not None:
        for card in (player.leader, *player.characters):
            if card.id == choice.card:
                change_given_don(state, card, -1)
    elif choice.number == DON_ACTIVE:
        player.don_active -= 1
    elif choice.number == DON_RESTED:
        player.don_rested -= 1
    elif choice.number == DON_HELD_ACTIVE:
        player.don_held_active -= 1
    else:
        player.don_held_rested -= 1


# What is done with each DON!! that is picked.
RETURN: Final = 0  # Rules 8-3-1-6, 10-2-10-1: from a Leader, Characters and the cost area, to the DON!! deck
REST: Final = 1
SET_ACTIVE: Final = 2
GIVE: Final = 3
HOLD: Final = 4
TO_COST_AREA: Final = 5

# In the picks of a node: a DON!! is 0, a card passed over is this. It is the id of no card.
NONE_GIVEN: Final = -1_000_000
# Before a pick that waits for what may happen instead.
WEIGHED: Final = NONE_GIVEN - 1

# In place of a slot: whatever card DON!! are given to.
ANY_CARD: Final = -1

# The end of a question, and what it is where the DON!! do not differ.
WHICH: Final = " Which DON!!?"
HOW_MANY: Final = (" How many?", " How many more?")

_WORDS: Final = (
    "returned to the DON!! deck",
    "rested",
    "set as active",
    "given",
    "",
    "returned to the cost area",
)


def _noted(choice: Choice) -> i64:
    """A choice as a number: the id of the card to which the DON!! is given, or its state."""
    if choice.card is not None:
        return choice.card
    assert choice.number is not None
    return WEIGHED - choice.number


def don_owner(state: GameState, frame: EffectFrame, who: i64, slot: i64) -> i64:
    """Rule 6-5-5-1: whose DON!! they are; those of either player are of the owner of the card in the slot."""
    if who == EITHER:
        for card_id in frame.context.slot(slot):
            card = state.find(card_id)
            if card is not None:
                return card.owner
    return 1 - frame.context.player if who == OPPONENT else frame.context.player


def receivers_of(state: GameState, frame: EffectFrame, slot: i64, owner: i64) -> list[int]:
    """Rule 6-5-5-1: DON!! are given to Leaders and Characters of their own player."""
    if state.dirty:
        derive(state)
    found = [state.find(card_id) for card_id in frame.context.slot(slot)]
    return [
        c.id
        for c in found
        if c is not None and c.owner == owner and c.area != IN_STAGE_AREA and takes_don(state, c)
    ]


def give_one(
    state: GameState, frame: EffectFrame, player: i64, receiver: i64, giver: int | None = None
) -> None:
    """Rule 6-5-5: a DON!! is given to a card; `giver` is the card that had it before."""
    card = state.find(receiver)
    assert card is not None
    change_given_don(state, card, 1)
    if state.log is not None:
        source, before = frame.context.source, None if giver is None else state.find(giver)
        if before is None:
            state.tell(GameEvent("don_given", "6-5-5", player, (card.face, source), number=1))
        else:
            cards = (card.face, before.face, source)
            state.tell(GameEvent("don_passed", "6-5-5", player, cards, number=1))
    watch(state, DON_GIVEN, card, card.owner, card.id, frame.context.cause())


class DonNode(Node):
    """Do something with `count` DON!! of a player, who picks them where they differ."""

    def __init__(
        self,
        action: i64,
        count: Value | None,
        kinds: i64,
        who: i64,
        up_to: bool,
        at_least: i64,
        slot: i64,
        each: bool,
        prompt: str,
        under: i64 = ANY_CARD,
        doer: i64 = YOU,
    ) -> None:
        self.action: Final = action
        self.count: Final = count  # None: as many as the player likes
        self.kinds: Final = kinds
        self.who: Final = who
        self.up_to: Final = up_to
        self.at_least: Final = at_least
        self.slot: Final = slot  # to whom they are given
        self.each: Final = each
        self.prompt: Final = prompt
        self.under: Final = under  # the cards to which they are given now
        self.doer: Final = doer  # who may do it
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def player(self, state: GameState, frame: EffectFrame) -> i64:
        return don_owner(state, frame, self.who, self.slot)

    def _chooser(self, state: GameState, frame: EffectFrame) -> i64:
        """Rule 4-8-1: who picks; DON!! that a player returns are picked by that player (Rule 10-2-10).

        With "up to" it is the player of the effect who says how many (Rule 4-8-1), and who picks among
        those given to certain cards; what the opponent may do, the opponent picks.
        """
        if self.doer == OPPONENT:
            return 1 - frame.context.player
        returns = self.action == RETURN and not self.up_to and self.under == ANY_CARD
        return self.player(state, frame) if returns else frame.context.player

    def _receivers(self, state: GameState, frame: EffectFrame) -> list[int]:
        return receivers_of(state, frame, self.slot, self.player(state, frame))

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self.player(state, frame)
        if frame.picked and frame.picked[0] == WEIGHED:
            self._go_on(state, frame, player)
            return
        owner = state.players[player]
        picked = len(frame.picked)
        receivers = self._receivers(state, frame) if self.action == GIVE else [0]
        options = self._open(state, frame, owner, receivers)
        high = self._high(state, frame, owner, len(receivers))
        if picked >= high or not options:
            if state.log is not None and not options and not picked:
                self._tell_kept(state, frame, player, high)
            self._finish(state, frame, player)
            return
        asked = self._ask(state, frame, receivers, options, high - picked)
        if asked is None:
            self._pick(state, frame, player, options[0], receivers)
        else:
            state.decision = asked

    def question(self, state: GameState, frame: EffectFrame) -> Decision | None:
        owner = state.players[self.player(state, frame)]
        receivers = self._receivers(state, frame) if self.action == GIVE else [0]
        options = self._open(state, frame, owner, receivers)
        high = self._high(state, frame, owner, len(receivers))
        return self._ask(state, frame, receivers, options, high) if high > 0 and options else None

    def _ask(
        self, state: GameState, frame: EffectFrame, receivers: list[int], options: list[Choice], more: i64
    ) -> Decision | None:
        """The question for up to so many more DON!!; none if there is only one way."""
        player, picked = self.player(state, frame), len(frame.picked)
        owner = state.players[player]
        optional = self.up_to or self.count is None
        if not optional and (len(options) == 1 or self._needs_all(frame, owner, more)):
            return None
        prompt = self.prompt if self.telling is None else self.telling.of(state, frame.context)
        chooser = self._chooser(state, frame)
        if optional and len(options) == 1 and not self.each:
            # Rule 3-9-2: DON!! in the same state do not differ, so it is only asked how many.
            most = min(more, count_of(owner, options[0]))
            least = max(self.at_least - picked, 0)
            if most == least:
                return None
            if most > 1 and (picked or not self._offers(state, frame, player)):
                numbers = [Choice("number", None, None, number) for number in range(least, most + 1)]
                prompt = prompt.removesuffix(WHICH) + HOW_MANY[1 if picked else 0]
                return Decision(chooser, NUMBER, "4-8-1", prompt, tuple(numbers))
        choices = [*options, DONE] if optional and picked >= self.at_least else options
        if self.each and len(receivers) > 1:
            receiver = state.find(receivers[self._receiver(picked, len(receivers))])
            assert receiver is not None
            prompt = f"{prompt} This one is for {receiver.definition.name} (#{receiver.id})."
        return Decision(chooser, DON, "3-9-2", prompt, tuple(choices))

    def _tell_kept(self, state: GameState, frame: EffectFrame, player: i64, high: i64) -> None:
        """Rule 1-3-3: say that DON!! that were to be set as active stay rested."""
        if self.action == SET_ACTIVE and min(high, available(state.players[player], self.kinds)) > 0:
            log_banned(state, player, frame.context, NO_DON_ACTIVE_BY_EFFECTS, "set DON!! as active")

    def _open(
        self, state: GameState, frame: EffectFrame, owner: PlayerState, receivers: list[int]
    ) -> list[Choice]:
        picked = len(frame.picked)
        if not receivers:
            return []
        player = self.player(state, frame)
        if self.action == SET_ACTIVE and own_effect_banned(
            state, frame.context, player, NO_DON_ACTIVE_BY_EFFECTS
        ):
            return []
        if self.action == HOLD:
            # Rule 1-3-2-1: a DON!! that is held already is not held again, so none is picked twice.
            return [c for c in don_options(owner, self.kinds, 0) if c.number in (DON_ACTIVE, DON_RESTED)]
        not_under = receivers[self._receiver(picked, len(receivers))] if self.action == GIVE else 0
        options = don_options(owner, self.kinds, not_under)
        if self.under != ANY_CARD:
            under = frame.context.slot(self.under)
            options = [option for option in options if option.card in under]
        return options

    def _needs_all(self, frame: EffectFrame, owner: PlayerState, count: i64) -> bool:
        """Where all that are left are taken, nobody is asked in which order."""
        if self.under != ANY_CARD:
            under = frame.context.slot(self.under)
            cards = (owner.leader, *owner.characters)
            return count >= sum(card.given_don for card in cards if card.id in under)
        return self.action in (RETURN, REST, SET_ACTIVE) and count >= available(owner, self.kinds)

    def _receiver(self, picked: i64, receivers: i64) -> i64:
        return picked % receivers if self.each else 0

    def _high(self, state: GameState, frame: EffectFrame, owner: PlayerState, receivers: i64) -> i64:
        if self.count is None:
            return available(owner, self.kinds) + len(frame.picked)
        count = self.count.of(state, frame.context)
        return count * receivers if self.each else count

    def returning(self, state: GameState, frame: EffectFrame) -> i64:
        if self.up_to or self.count is None or self.action != RETURN:
            return 0
        there = available(state.players[self.player(state, frame)], self.kinds)
        return min(self.count.of(state, frame.context), there)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        player = self.player(state, frame)
        if choice.kind == "done" and self.each:
            # "Up to ... each": this card gets none, the next one may.
            frame.picked = [*frame.picked, NONE_GIVEN]
            return
        if choice.kind == "done":
            self._finish(state, frame, player)
            return
        receivers = self._receivers(state, frame) if self.action == GIVE else [0]
        if choice.kind == "number":
            assert choice.number is not None
            (alike,) = self._open(state, frame, state.players[player], receivers)
            for _ in range(choice.number):
                self._pick(state, frame, player, alike, receivers)
            self._finish(state, frame, player)
            return
        self._pick(state, frame, player, choice, receivers)

    def understands(self, state: GameState, frame: EffectFrame, choice: Choice) -> bool:
        """DON!! that are alike may be picked one by one, too, and then no more."""
        asked = state.decision
        if asked is None or asked.kind != NUMBER:
            return False
        if choice.kind == "done":
            return len(frame.picked) >= self.at_least
        receivers = self._receivers(state, frame) if self.action == GIVE else [0]
        return choice in self._open(state, frame, state.players[self.player(state, frame)], receivers)

    def _pick(
        self, state: GameState, frame: EffectFrame, player: i64, choice: Choice, receivers: list[int]
    ) -> None:
        if not frame.picked and self._is_weighed(state, frame, player):
            frame.picked = [WEIGHED, _noted(choice)]
        else:
            self._move(state, frame, player, choice, receivers)

    def _offers(self, state: GameState, frame: EffectFrame, player: i64) -> bool:
        """Rule 8-1-3-4: whether something else may happen instead of all that this step returns."""
        if self.action != RETURN or not state.listening >> REPLACES & 1:
            return False
        leader, cause = state.players[player].leader, frame.context.cause()
        return bool(offers(state, [leader], RETURNED, TO_TRASH, cause, frame.barred))

    def _is_weighed(self, state: GameState, frame: EffectFrame, player: i64) -> bool:
        if self.action != RETURN or not state.listening >> REPLACES & 1:
            return False
        leader, cause = state.players[player].leader, frame.context.cause()
        if not self._offers(state, frame, player):
            pass_by(state, [leader], RETURNED, TO_TRASH, cause)
            return False
        frame.into = ROW
        state.stack.append(ProcessFrame([leader.id], RETURNED, TO_TRASH, False, False, cause, frame.barred))
        return True

    def _go_on(self, state: GameState, frame: EffectFrame, player: i64) -> None:
        """With the first pick, unless it was replaced."""
        first = frame.picked[1]
        frame.picked = NO_CARDS
        if frame.context.slot(ROW):
            number = None if first >= 0 else WEIGHED - first
            choice = Choice("don", first if first >= 0 else None, None, number)
            self._move(state, frame, player, choice, [0])
        else:
            self._finish(state, frame, player)

    def _move(
        self, state: GameState, frame: EffectFrame, player: i64, choice: Choice, receivers: list[int]
    ) -> None:
        owner = state.players[player]
        take_don(state, owner, choice)
        state.touch(MINDS_DON)
        picked = len(frame.picked)
        frame.picked = [*frame.picked, 0]
        held = choice.number in (DON_HELD_ACTIVE, DON_HELD_RESTED)
        if self.action == RETURN:
            owner.don_deck += 1
        elif self.action == REST:
            owner.don_held_rested += held
            owner.don_rested += not held
        elif self.action == SET_ACTIVE:
            owner.don_held_active += held
            owner.don_active += not held
        elif self.action == HOLD:
            if choice.number in (DON_ACTIVE, DON_HELD_ACTIVE):
                owner.don_held_active += 1
            else:
                owner.don_held_rested += 1
        elif self.action == TO_COST_AREA:
            owner.don_rested += 1
        else:
            receiver = receivers[self._receiver(picked, len(receivers))]
            give_one(state, frame, player, receiver, choice.card)

    def _finish(self, state: GameState, frame: EffectFrame, player: i64) -> None:
        count = frame.context.done = frame.picked.count(0)
        frame.picked = NO_CARDS
        frame.at += 1
        if not count:
            return
        if state.log is not None and self.action != GIVE:
            cards = () if frame.context.price else (frame.context.source,)
            state.tell(don_event(player, cards, count, _WORDS[self.action]))
        if self.action == RETURN:
            watch(state, DON_RETURNED, None, player, 0, frame.context.cause(), count)
        elif self.action == SET_ACTIVE:
            watch(state, DON_SET_ACTIVE, None, player, 0, frame.context.cause(), count)
        elif self.action == REST:
            watch(state, DON_IS_RESTED, None, player, 0, frame.context.cause(), count)


class UnlessNoDonStep(Step):
    """Rule 1-3-2-2: where no DON!! can be given, nothing is chosen for it and nothing is done."""

    def __init__(self, count: Value, kinds: i64, who: i64) -> None:
        self.count: Final = count
        self.kinds: Final = kinds
        self.who: Final = who
        self.to = 0

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if self.count.of(state, context) > 0:
            for player in players_of(self.who, context.player, state.turn_player):
                if available(state.players[player], self.kinds):
                    return
        context.done = 0
        frame.at = self.to


class AddDonNode(Node):
    """Rules 3-3-3, 3-9-3: place DON!! from the DON!! deck in the cost area, active or rested."""

    def __init__(self, count: Value, rested: bool, up_to: bool, who: i64, prompt: str) -> None:
        self.count: Final = count
        self.rested: Final = rested
        self.up_to: Final = up_to
        self.who: Final = who
        self.prompt: Final = prompt
        self.telling: Telling | None = None  # in place of `prompt`, where the number is counted

    def _player(self, frame: EffectFrame) -> i64:
        return 1 - frame.context.player if self.who == OPPONENT else frame.context.player

    def run(self, state: GameState, frame: EffectFrame) -> None:
        player = self._player(frame)
        high = min(max(self.count.of(state, frame.context), 0), state.players[player].don_deck)
        if self.up_to and high:
            choices = tuple([Choice("number", None, None, number) for number in range(high + 1)])
            prompt = self.prompt if self.telling is None else self.telling.of(state, frame.context)
            state.decision = Decision(player, NUMBER, "1-3-5-1", prompt, choices)
        else:
            self._add(state, frame, high)

    def answer(self, state: GameState, frame: EffectFrame, choice: Choice) -> None:
        assert choice.number is not None
        self._add(state, frame, choice.number)

    def _add(self, state: GameState, frame: EffectFrame, count: i64) -> None:
        player = self._player(frame)
        owner = state.players[player]
        owner.don_deck -= count
        if self.rested:
            owner.don_rested += count
        else:
            owner.don_active += count
        state.touch(MINDS_DON)
        frame.context.done = count
        frame.at += 1
        if not count:
            return
        if state.log is not None:
            cards = (frame.context.source,)
            state.tell(GameEvent("don_placed", "3-9-3", player, cards, number=count))
        watch(state, DON_ADDED, None, player, 0, frame.context.cause(), count)

"""Rule 7: a battle, one function per step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.activation import added_costs, payable, price_context, start_added_costs, with_added_costs
from optcg.engine.areas import hand_to_trash
from optcg.engine.auto_effects import moment, off_field_event, own_event, watch
from optcg.engine.bans import CANNOT_BE_BLOCKED, CANNOT_BE_RESTED, CANNOT_BLOCK, NO_BLOCKER
from optcg.engine.card import BOTH, IN_LEADER_AREA, FieldCard
from optcg.engine.context import BY_BATTLE, RULES, Cause
from optcg.engine.continuous import BATTLE, NARROWED, POWER, begin
from optcg.engine.current_battle import (
    ATTACK_STEP,
    BLOCK_STEP,
    CALLED_OFF,
    CLOSING,
    COUNTER_BEGIN,
    COUNTER_STEP,
    CUT_SHORT_RULES,
    DAMAGE_BEGIN,
    DAMAGE_STEP,
    EXPIRY,
    RECEIVER,
    note_battle,
)
from optcg.engine.damage import SETTLE, DamageFrame
from optcg.engine.decisions import BLOCK, CARDS, COUNTER, DONE, Choice, Decision, counter_choice, pick_choice
from optcg.engine.definitions import CHARACTER
from optcg.engine.effect_frame import NONE_BARRED
from optcg.engine.effect_words import how_long
from optcg.engine.end_phase import expire, start_due
from optcg.engine.game_events import BY_COUNTER, GameEvent
from optcg.engine.hand_cost import cost_to_play, counter_value, may_pay_to_play
from optcg.engine.places import TO_TRASH
from optcg.engine.play import AS_COUNTER, SHOW, PlayFrame
from optcg.engine.power_and_cost import derive, keywords, power
from optcg.engine.process import ProcessFrame
from optcg.engine.program import MINDS_BATTLES, MINDS_MARKS, MINDS_STATES
from optcg.engine.protection import KO, kept_from, player_banned
from optcg.engine.state import Frame, GameState
from optcg.engine.timings import (
    ATTACK_ENDS,
    ATTACKED,
    ATTACKS,
    BATTLE_ENDS,
    BATTLE_ENDS_IN_KO,
    BATTLES,
    BLOCKED,
    BLOCKS,
    COUNTER_USED,
    GIVES_COUNTER,
    ON_BLOCK,
    ON_OPPONENTS_ATTACK,
    RESTED,
    WHEN_ATTACKING,
)
from optcg.engine.waiting import AT_END_OF_BATTLE
from optcg.engine.width import i64
from optcg.model.terms import BANISH, BLOCKER, DOUBLE_ATTACK, UNBLOCKABLE

# What may be told when an attack is declared, as bits.
_AT_ATTACKS: Final = 1 << RESTED | 1 << WHEN_ATTACKING | 1 << ATTACKS | 1 << ON_OPPONENTS_ATTACK


@mypyc_attr(acyclic=True, free_list_len=1)
class BattleFrame(Frame):
    """A battle: attacker and target by id, and the step that comes next."""

    __slots__ = ("attacker", "counter_value", "fallen", "felled", "fought", "step", "target")

    def __init__(
        self,
        attacker: i64,
        target: i64,
        step: i64,
        counter_value: i64,
        fought: bool = False,
        fallen: i64 = 0,
        felled: bool = False,
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.step = step
        self.counter_value = counter_value
        self.fought = fought  # it came to the comparison of powers
        self.fallen = fallen  # the id of the target where it lies now, if the fight took it off the field
        self.felled = felled  # the attacker has K.O.'d it

    def copy(self) -> BattleFrame:
        return BattleFrame(
            self.attacker, self.target, self.step, self.counter_value, self.fought, self.fallen, self.felled
        )

    def follow(self, card_id: i64, now: i64) -> None:
        """A card has left the field: if it was the target that was fought, it is known where it lies."""
        if self.fought and card_id == self.target:
            self.fallen = now

    def settled(self) -> bool:
        return self.step != ATTACK_STEP

    def break_cost(self) -> None:
        self.step = CALLED_OFF

    def as_battle(self) -> BattleFrame:
        return self

    def rename(self, names: dict[int, int]) -> None:
        self.attacker = names.get(self.attacker, self.attacker)
        self.target = names.get(self.target, self.target)
        self.fallen = names.get(self.fallen, self.fallen)

    def run(self, state: GameState) -> None:
        stack = state.stack
        self._next_step(state)
        while state.decision is None and stack[-1] is self:
            if state.waiting or state.unrest or state.result is not None:
                return
            self._next_step(state)

    def _next_step(self, state: GameState) -> None:
        step = self.step
        if step == ATTACK_STEP:
            self._attack_step(state)
        elif step == COUNTER_STEP:
            self._counter_step(state)
        elif step == RECEIVER:
            self._ask_receiver(state)
        elif step == CLOSING:
            self._closing_effects(state)
        elif step == EXPIRY:
            self._end_of_battle(state)
        elif step == CALLED_OFF:
            # Rule 8-3-1-3-1: the attack is not declared.
            self._leave(state)
        else:
            turn_player = state.turn_player
            attacker = state.find_of(turn_player, self.attacker)
            target = state.find_of(1 - turn_player, self.target)
            if attacker is None or target is None:
                self._cut_short(state)
            elif step == BLOCK_STEP:
                self._block_step(state, attacker, target)
            elif step == COUNTER_BEGIN:
                self._when_attacked(state, target)
            elif step == DAMAGE_BEGIN:
                self._when_battling(state, attacker, target)
            else:
                self._damage_step(state, attacker, target)

    def answer(self, state: GameState, choice: Choice) -> None:
        if choice.kind == "block":
            assert choice.card is not None
            self._block(state, choice.card)
        elif choice.kind == "counter":
            assert choice.card is not None
            self._counter(state, choice.card)
        elif choice.kind == "pick":
            assert choice.card is not None
            self._receive(state, choice.card)
        else:
            # Done: no block, or no further counter.
            self.step = DAMAGE_BEGIN if self.step == COUNTER_STEP else COUNTER_BEGIN

    def _cut_short(self, state: GameState) -> None:
        """Rules 7-1-1-4, 7-1-2-3, 7-1-3-3: attacker or target has moved, so the battle ends."""
        if state.log is not None:
            rule = CUT_SHORT_RULES[self.step]
            state.tell(GameEvent("battle_cut_short", rule, state.turn_player))
        self.step = CLOSING

    def _attack_step(self, state: GameState) -> None:
        """Rules 7-1-1-1, 7-1-1-2: the attacker is rested to attack the target."""
        turn_player = state.turn_player
        attacker = state.find_of(turn_player, self.attacker)
        target = state.find_of(1 - turn_player, self.target)
        if attacker is None or target is None or attacker.rested:
            # Rule 1-3-2: what the attack cost has taken one of them away, or rested the attacker.
            self.step = CALLED_OFF
            return
        self.step = BLOCK_STEP
        attacker.rested = True
        state.touch(MINDS_STATES | MINDS_BATTLES)
        if state.log is not None:
            cards = (attacker.face, target.face)
            state.tell(GameEvent("attack_declared", "7-1-1-1", attacker.owner, cards))
        # Rules 7-1-1-3, 10-2-5, 10-2-16: effects of attacking, and the other player's effects against it.
        if not state.listening & _AT_ATTACKS:
            return
        watch(state, RESTED, attacker, attacker.owner, attacker.id)
        own_event(state, attacker, WHEN_ATTACKING)
        watch(state, ATTACKS, attacker, attacker.owner, attacker.id, other=target.id)
        moment(state, 1 - attacker.owner, ON_OPPONENTS_ATTACK)

    def _block_step(self, state: GameState, attacker: FieldCard, target: FieldCard) -> None:
        """Rule 7-1-2-1: the player being attacked may activate one [Blocker]."""
        able = blockers(state, attacker, self.target)
        if not able:
            self.step = COUNTER_BEGIN
            if not state.unrest:
                self._when_attacked(state, target)
            return
        choices = [Choice("block", card.id) for card in able]
        choices.append(DONE)
        defender = 1 - state.turn_player
        state.decision = Decision(defender, BLOCK, "7-1-2-1", "Block the attack?", tuple(choices))

    def _block(self, state: GameState, blocker_id: i64) -> None:
        """Rule 10-1-4-1: the blocker is rested and takes the place of the card being attacked."""
        blocker = state.find(blocker_id)
        assert blocker is not None
        blocker.rested = True
        state.touch(MINDS_STATES | MINDS_BATTLES)
        # Rule 7-1-2-1: only one [Blocker] is activated in a battle, so the Block Step is over.
        self.step = COUNTER_BEGIN
        watch(state, RESTED, blocker, blocker.owner, blocker.id)
        if has_price(state, blocker):
            state.stack.append(BlockFrame(blocker_id))
            start_added_costs(state, blocker, BLOCKING)
        else:
            self.be_blocked(state, blocker)

    def be_blocked(self, state: GameState, blocker: FieldCard) -> None:
        self.target = blocker.id
        state.touch(MINDS_BATTLES)  # once more: what the rested blocker caused may have looked at the field
        if state.log is not None:
            state.tell(GameEvent("blocked", "7-1-2-1", blocker.owner, (blocker.face,)))
        # Rule 7-1-2-2: [On Block] and "when you block".
        own_event(state, blocker, ON_BLOCK)
        watch(state, BLOCKS, blocker, blocker.owner, blocker.id)
        if state.listening >> BLOCKED & 1:
            attacker = state.find(self.attacker)
            if attacker is not None:
                watch(state, BLOCKED, attacker, attacker.owner, attacker.id, other=blocker.id)

    def _when_attacked(self, state: GameState, target: FieldCard) -> None:
        """Rule 7-1-3-1: effects "when attacked" of the player being attacked."""
        self.step = COUNTER_STEP
        watch(state, ATTACKED, target, target.owner, target.id, other=self.attacker)

    def _counter_step(self, state: GameState) -> None:
        """Rule 7-1-3-2: counters in any order and number. Asked even if there is nothing to use."""
        defender = 1 - state.turn_player
        owner = state.players[defender]
        if not owner.hand:
            self.step = DAMAGE_BEGIN
            return
        choices = usable_counters(state, defender)
        choices.append(DONE)
        state.decision = Decision(defender, COUNTER, "7-1-3-2", "Use a counter?", tuple(choices))

    def _counter(self, state: GameState, card_id: i64) -> None:
        """Rules 7-1-3-2-1, 7-1-3-2-2: trash a Character for its Counter, or activate a [Counter] Event."""
        defender = 1 - state.turn_player
        for card in state.players[defender].hand:
            if card.id != card_id:
                continue
            if card.definition.category != CHARACTER:
                state.stack.append(PlayFrame(defender, card, AS_COUNTER, SHOW))
                return
            self.counter_value = counter_value(state, defender, card)
            trashed = hand_to_trash(state, defender, card_id)
            self.step = RECEIVER
            if state.log is not None:
                state.tell(GameEvent("counter_used", "7-1-3-2-1", defender, (trashed,)))
            return

    def _ask_receiver(self, state: GameState) -> None:
        """Rule 7-1-3-2-1: the Leader or any 1 Character receives the power, not only the card attacked."""
        defender = 1 - state.turn_player
        owner = state.players[defender]
        if not owner.characters:
            self._receive(state, owner.leader.id)
            return
        choices = [pick_choice(owner.leader.id)]
        for card in owner.characters:
            choices.append(pick_choice(card.id))
        used = owner.trash[-1].definition.name
        prompt = f"Who gains the {self.counter_value} power of the Counter of {used}?"
        state.decision = Decision(defender, CARDS, "7-1-3-2-1", prompt, tuple(choices))

    def _receive(self, state: GameState, receiver_id: i64) -> None:
        receiver = state.find(receiver_id)
        assert receiver is not None
        if state.dirty and state.more_than_added():
            # Rule 8-4-6: it is added to what permanent effects have made of the power.
            derive(state)
        # The card lies on top of the trash still (Rule 3-5-2).
        used = state.players[receiver.owner].trash[-1]
        begin(state, receiver_id, POWER, self.counter_value, BATTLE, receiver.owner, None, used)
        if state.log is not None:
            lasts, cards = how_long(BATTLE, receiver.owner, used), (receiver.face,)
            facts = (receiver.owner, cards, self.counter_value, 0, BY_COUNTER, BOTH, used, "", lasts)
            state.tell(GameEvent("power_gained", "7-1-3-2-1", *facts))
        self.counter_value = 0
        self.step = COUNTER_STEP
        # Rule 8-6-1: what waits for a Counter is activated when its power was received.
        off_field_event(state, used, receiver.owner, COUNTER_USED, RULES)
        watch(state, COUNTER_USED, used, receiver.owner, used.id)

    def _when_battling(self, state: GameState, attacker: FieldCard, target: FieldCard) -> None:
        """Rule 7-1-4: effects "when this battles", before the powers are compared."""
        self.step = DAMAGE_STEP
        if state.listening >> BATTLES & 1:
            watch(state, BATTLES, attacker, attacker.owner, attacker.id, other=target.id)
            watch(state, BATTLES, target, target.owner, target.id, other=attacker.id)
        if self.goes_on(state):
            self._damage_step(state, attacker, target)

    def _damage_step(self, state: GameState, attacker: FieldCard, target: FieldCard) -> None:
        """Rule 7-1-4: compare powers, then deal damage or K.O. the target."""
        self.step = CLOSING
        self.fought = True
        note_battle(state, attacker, target)
        note_battle(state, target, attacker)
        attack, defence = power(state, attacker), power(state, target)
        # Rule 7-1-4-2: with less power the attack does nothing. Equal power wins (Rule 7-1-4-1).
        won = attack >= defence
        if state.log is not None:
            kind, rule = ("battle_won", "7-1-4-1") if won else ("battle_lost", "7-1-4-2")
            cards = (attacker.face, target.face)
            state.tell(GameEvent(kind, rule, attacker.owner, cards, attack, defence))
        if not won:
            return
        if target.area == IN_LEADER_AREA:
            # Rules 7-1-4-1-1, 10-1-2-1: a Leader takes 1 damage; [Double Attack] makes it 2.
            points = 2 if attacker.keywords & DOUBLE_ATTACK else 1
            banish = bool(attacker.keywords & BANISH)
            dealer = attacker.owner
            state.stack.append(DamageFrame(target.owner, points, banish, SETTLE, 0, dealer, attacker.id))
        else:
            # Rules 7-1-4-1-2, 10-2-1-1: a Character is K.O.'d.
            cause = Cause(BY_BATTLE, attacker.owner, attacker.face)
            state.stack.append(ProcessFrame([target.id], KO, TO_TRASH, False, False, cause, NONE_BARRED))

    def _closing_effects(self, state: GameState) -> None:
        """Rule 7-1-5-2: effects for the end of the battle, and for having battled."""
        self.step = EXPIRY
        heard = state.listening >> BATTLE_ENDS | state.listening >> ATTACK_ENDS
        if (heard | state.listening >> BATTLE_ENDS_IN_KO) & 1:
            self._tell_of_end(state)
        if state.delayed:
            for player in (1 - state.turn_player, state.turn_player):
                start_due(state, AT_END_OF_BATTLE, player)

    def _tell_of_end(self, state: GameState) -> None:
        target = self.fallen or self.target
        for card_id, other in ((self.attacker, target), (self.target, self.attacker)):
            card = state.find(card_id)
            if card is not None:
                watch(state, ATTACK_ENDS, card, card.owner, card.id, other=other)
                if self.fought:
                    watch(state, BATTLE_ENDS, card, card.owner, card.id, other=other)
        winner = state.find(self.attacker) if self.felled else None
        if winner is not None:
            watch(state, BATTLE_ENDS_IN_KO, winner, winner.owner, winner.id, other=self.fallen)

    def _end_of_battle(self, state: GameState) -> None:
        """Rules 7-1-5-3 to 7-1-5-5: "during this battle" ends, the turn player's effects first."""
        expire(state, BATTLE, state.turn_player, "7-1-5-3")
        expire(state, BATTLE, 1 - state.turn_player, "7-1-5-4")
        self._leave(state)
        state.touch(MINDS_BATTLES | MINDS_MARKS)
        if state.log is not None:
            state.tell(GameEvent("battle_ended", "7-1-5-5", state.turn_player))

    def _leave(self, state: GameState) -> None:
        state.stack.pop()


BLOCKING: Final = "block"  # the action of added costs


def blockers(state: GameState, attacker: FieldCard, target: i64) -> list[FieldCard]:
    """Rule 10-1-4-1: active cards with [Blocker] that are not themselves being attacked."""
    if keywords(state, attacker) & UNBLOCKABLE or attacker.cannot & CANNOT_BE_BLOCKED:
        return []
    owner = state.players[1 - state.turn_player]
    return [
        card
        for card in owner.field()
        if card.keywords & BLOCKER
        and not card.rested
        and card.id != target
        and not card.cannot & (CANNOT_BLOCK | CANNOT_BE_RESTED)
        and not player_banned(state, card.owner, NO_BLOCKER, card)
        and not (state.special & NARROWED and kept_from(state, attacker, CANNOT_BE_BLOCKED, card))
        and can_pay(state, card)
    ]


def can_pay(state: GameState, blocker: FieldCard) -> bool:
    """Rule 8-3-1-3: whether what blocking costs besides resting the blocker could be paid."""
    added = with_added_costs(state, blocker.id, BLOCKING, [])
    return not added or payable(state, price_context(blocker), added, blocker.id)


def has_price(state: GameState, blocker: FieldCard) -> bool:
    return bool(added_costs(state, blocker.id, BLOCKING))


@mypyc_attr(acyclic=True)
class BlockFrame(Frame):
    """Rule 8-3-1-2: what is added to the cost of a block is being paid; then the battle below goes on."""

    __slots__ = ("blocker", "broken")

    def __init__(self, blocker: i64, broken: bool = False) -> None:
        self.blocker = blocker
        self.broken = broken

    def copy(self) -> BlockFrame:
        return BlockFrame(self.blocker, self.broken)

    def break_cost(self) -> None:
        self.broken = True

    def run(self, state: GameState) -> None:
        state.stack.pop()
        battle = state.stack[-1].as_battle()
        blocker = state.find(self.blocker)
        # Rule 8-3-1-3-1: without the whole cost nothing is blocked.
        if battle is not None and blocker is not None and not self.broken:
            battle.be_blocked(state, blocker)

    def rename(self, names: dict[int, int]) -> None:
        self.blocker = names.get(self.blocker, self.blocker)


def usable_counters(state: GameState, player: i64) -> list[Choice]:
    """Rules 7-1-3-2-1, 7-1-3-2-2: Characters with a Counter and [Counter] Events that can be paid for."""
    owner = state.players[player]
    don = owner.active_don()
    plain = not state.listening >> GIVES_COUNTER & 1
    choices: list[Choice] = []
    for card in owner.hand:
        definition = card.definition
        if definition.category == CHARACTER:
            if plain and not definition.own_counter:
                usable = definition.counter > 0
            else:
                usable = counter_value(state, player, card) > 0
        else:
            # Rule 7-1-3-2-2: a [Counter] Event whose cost can be paid.
            usable = (
                definition.counter_event is not None
                and cost_to_play(state, player, card) <= don
                and may_pay_to_play(state, player, card)
            )
        if usable:
            choices.append(counter_choice(card.id))
    return choices

"""Frames as plain data and back."""

from __future__ import annotations

from optcg.engine.auto_frame import AutoFrame
from optcg.engine.battle import BattleFrame, BlockFrame
from optcg.engine.card import Card
from optcg.engine.context import Cause, Context
from optcg.engine.damage import DamageFrame
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.end_phase import EndFrame
from optcg.engine.payment import PaymentFrame
from optcg.engine.permanent import PermanentFrame
from optcg.engine.play import PlayFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.program import AbilityCode, Program
from optcg.engine.setup import SetupFrame
from optcg.engine.state import Frame
from optcg.engine.translate import Definitions
from optcg.engine.turn import TurnFrame
from optcg.engine.waiting import Delayed, Waiting
from optcg.model.effects.move import Place
from optcg.model.plain import Plain, flag, row, whole, word


def dump_card(card: Card) -> list[Plain]:
    return [card.id, card.definition.number, card.sight]


def load_card(data: Plain, definitions: Definitions) -> Card:
    card_id, number, sight = row(data, "card")
    return Card(whole(card_id, "card id"), definitions.of(word(number, "card")), whole(sight, "sight"))


def numbers(data: Plain) -> list[int]:
    return [whole(value, "number") for value in row(data, "numbers")]


def load_slots(data: Plain) -> list[list[int]]:
    return [numbers(slot) for slot in row(data, "slots")]


def _words(data: Plain) -> list[str]:
    return [word(value, "word") for value in row(data, "words")]


def dump_slots(slots: list[list[int]]) -> list[Plain]:
    return [list(slot) for slot in slots]


def dump_waiting(waiting: Waiting) -> list[Plain]:
    code = [waiting.code.program.number, waiting.code.index]
    source, slots = dump_card(waiting.source), dump_slots(waiting.slots)
    return [waiting.player, source, code, slots, waiting.gone, waiting.event]


def load_waiting(data: Plain, definitions: Definitions) -> Waiting:
    player, source, code, slots, gone, event = row(data, "waiting effect")
    return Waiting(
        whole(player, "player"),
        load_card(source, definitions),
        _load_code(code, definitions),
        load_slots(slots),
        flag(gone, "gone"),
        whole(event, "event"),
    )


def _load_code(data: Plain, definitions: Definitions) -> AbilityCode:
    number, index = row(data, "ability")
    return definitions.of(word(number, "card")).abilities.by_index[whole(index, "ability")]


def dump_delayed(delayed: Delayed) -> list[Plain]:
    program = [delayed.program.number, delayed.program.key]
    slots = dump_slots(delayed.slots)
    return [delayed.player, dump_card(delayed.source), program, slots, delayed.when, delayed.since]


def load_delayed(data: Plain, definitions: Definitions) -> Delayed:
    player, source, program, slots, when, since = row(data, "delayed process")
    return Delayed(
        whole(player, "player"),
        load_card(source, definitions),
        _load_program(program, definitions),
        load_slots(slots),
        whole(when, "when"),
        whole(since, "since"),
    )


def _load_program(data: Plain, definitions: Definitions) -> Program:
    number, key = row(data, "program")
    return definitions.of(word(number, "card")).abilities.programs[word(key, "key")]


def _dump_context(context: Context) -> list[Plain]:
    source, slots = dump_card(context.source), dump_slots(context.slots)
    saved: list[Plain] = [context.player, source, slots, context.number, context.done, context.controller]
    return [*saved, True] if context.price else saved


def _load_context(data: Plain, definitions: Definitions) -> Context:
    player, source, slots, number, done, controller, *price = row(data, "context")
    return Context(
        whole(player, "player"),
        load_card(source, definitions),
        load_slots(slots),
        whole(number, "number"),
        whole(done, "done"),
        whole(controller, "controller"),
        bool(price),
    )


def _dump_cause(cause: Cause) -> list[Plain]:
    return [cause.kind, cause.player, None if cause.source is None else dump_card(cause.source)]


def _load_cause(data: Plain, definitions: Definitions) -> Cause:
    kind, player, source = row(data, "cause")
    card = None if source is None else load_card(source, definitions)
    return Cause(whole(kind, "kind"), whole(player, "player"), card)


def dump_frame(frame: Frame) -> list[Plain]:
    """A frame as its name and its fields."""
    if isinstance(frame, TurnFrame):
        return ["turn", frame.step]
    if isinstance(frame, BattleFrame):
        fight = [frame.attacker, frame.target, frame.fallen]
        return ["battle", fight, frame.step, frame.counter_value, frame.fought, frame.felled]
    if isinstance(frame, BlockFrame):
        return ["block", frame.blocker, frame.broken]
    if isinstance(frame, PlayFrame):
        return ["play", frame.player, dump_card(frame.card), frame.how, frame.step, frame.rested]
    if isinstance(frame, DamageFrame):
        who = [frame.player, frame.dealer, frame.attacker]
        rest = [frame.banish, frame.step, frame.trigger_card, frame.taken, list(frame.barred)]
        return ["damage", who, frame.points, *rest]
    if isinstance(frame, EffectFrame):
        context, program = _dump_context(frame.context), [frame.program.number, frame.program.key]
        rest = [list(frame.picked), frame.into, frame.broken, list(frame.barred), frame.open]
        return ["effect", context, program, frame.at, *rest]
    if isinstance(frame, ProcessFrame):
        return _dump_process(frame)
    if isinstance(frame, AutoFrame):
        return ["auto", [dump_waiting(waiting) for waiting in frame.batch]]
    if isinstance(frame, PermanentFrame):
        return ["permanent"]
    if isinstance(frame, EndFrame):
        return ["end", frame.player, frame.rule]
    if isinstance(frame, PaymentFrame):
        return ["payment", frame.player, frame.amount, frame.give_to, frame.rule]
    if isinstance(frame, SetupFrame):
        return ["setup", frame.chooser, frame.step, frame.throw, list(frame.sizes)]
    raise TypeError(f"No way to write {frame!r}.")


def _dump_process(frame: ProcessFrame) -> list[Plain]:
    how = [frame.event, str(frame.place), frame.face_up, frame.shown]
    lists = [list(frame.cards), list(frame.barred), list(frame.ordered), list(frame.tops)]
    return ["process", how, lists, _dump_cause(frame.cause), frame.step, frame.saved, frame.mixed]


def load_frame(data: Plain, definitions: Definitions) -> Frame:
    """Read what `dump_frame` has written."""
    name, *rest = row(data, "frame")
    if name == "play":
        player, card, how, step, rested = rest
        loaded = load_card(card, definitions)
        who, manner = whole(player, "player"), whole(how, "how")
        return PlayFrame(who, loaded, manner, whole(step, "step"), flag(rested, "rested"))
    if name == "effect":
        context, program, at, picked, into, broken, barred, opened = rest
        return EffectFrame(
            _load_context(context, definitions),
            _load_program(program, definitions),
            whole(at, "at"),
            numbers(picked),
            whole(into, "into"),
            flag(broken, "broken"),
            _words(barred),
            whole(opened, "open"),
        )
    if name == "process":
        return _load_process(rest, definitions)
    if name == "auto":
        return AutoFrame([load_waiting(waiting, definitions) for waiting in row(rest[0], "batch")])
    return _load_rule_frame(name, rest)


def _load_process(rest: list[Plain], definitions: Definitions) -> ProcessFrame:
    how, lists, cause, step, saved, mixed = rest
    event, place, face_up, shown = row(how, "process")
    cards, barred, ordered, tops = row(lists, "process")
    return ProcessFrame(
        numbers(cards),
        whole(event, "event"),
        Place(word(place, "place")),
        flag(face_up, "face_up"),
        flag(shown, "shown"),
        _load_cause(cause, definitions),
        _words(barred),
        whole(step, "step"),
        numbers(ordered),
        numbers(tops),
        whole(saved, "saved"),
        whole(mixed, "mixed"),
    )


def _load_rule_frame(name: Plain, rest: list[Plain]) -> Frame:
    if name == "battle":
        fight, step, value, fought, felled = rest
        attacker, target, fallen = numbers(fight)
        return BattleFrame(
            attacker,
            target,
            whole(step, "step"),
            whole(value, "counter value"),
            flag(fought, "fought"),
            fallen,
            flag(felled, "felled"),
        )
    if name == "block":
        return BlockFrame(whole(rest[0], "blocker"), flag(rest[1], "broken"))
    if name == "damage":
        who, points, banish, step, trigger_card, taken, barred = rest
        hurt, dealer, attacking = numbers(who)
        return DamageFrame(
            hurt,
            whole(points, "points"),
            flag(banish, "banish"),
            whole(step, "step"),
            whole(trigger_card, "trigger_card"),
            dealer,
            attacking,
            whole(taken, "taken"),
            _words(barred),
        )
    if name == "payment":
        player, amount, give_to, rule = rest
        who, receiver = whole(player, "player"), whole(give_to, "give_to")
        return PaymentFrame(who, whole(amount, "amount"), receiver, word(rule, "rule"))
    if name == "end":
        return EndFrame(whole(rest[0], "player"), word(rest[1], "rule"))
    if name == "permanent":
        return PermanentFrame()
    if name == "turn":
        return TurnFrame(whole(rest[0], "step"))
    if name == "setup":
        chooser, step, throw, sizes = rest
        thrown = whole(throw, "throw")
        return SetupFrame(whole(chooser, "chooser"), whole(step, "step"), thrown, numbers(sizes))
    raise ValueError(f"there is no frame {name!r}")

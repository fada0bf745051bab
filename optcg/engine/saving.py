"""The state as plain data and back, at every decision and in the middle of any effect."""

from __future__ import annotations

from optcg.engine.auto_frame import AutoFrame
from optcg.engine.battle import BattleFrame, BlockFrame
from optcg.engine.card import Card, FieldCard, new_field_card
from optcg.engine.context import Cause, Context
from optcg.engine.continuous import UNTIL_NAMES, WHAT_NAMES, Continuous
from optcg.engine.damage import DamageFrame
from optcg.engine.decisions import Decision, parse_choice
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.end_phase import EndFrame
from optcg.engine.game_events import SENTENCES, GameEvent
from optcg.engine.payment import PaymentFrame
from optcg.engine.permanent import PermanentFrame
from optcg.engine.play import PlayFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.program import AbilityCode, Extra, Narrowing, Program, Recalled
from optcg.engine.setup import SetupFrame
from optcg.engine.state import Frame, GameState, LoopWatch, Passed, PlayerState, Result
from optcg.engine.translate.cards import Definitions
from optcg.engine.turn import TurnFrame
from optcg.engine.waiting import Delayed, Waiting
from optcg.model.effects.move import Place
from optcg.model.plain import HIGHEST_SEED, Plain, flag, player_of, repr, row, table, whole, word
from optcg.model.terms import PLAYER_NAMES


def dump_state(state: GameState) -> dict[str, Plain]:
    """Everything of the state as plain data."""
    return {
        "players": [_dump_player(player) for player in state.players],
        "turn_player": state.turn_player,
        "first_player": state.first_player,
        "turn_number": state.turn_number,
        "phase": state.phase,
        "stack": [dump_frame(frame) for frame in state.stack],
        "effects": [_dump_effect(effect) for effect in state.effects],
        "waiting": [dump_waiting(waiting) for waiting in state.waiting],
        "delayed": [dump_delayed(delayed) for delayed in state.delayed],
        "marks": list(state.marks),
        "turns": list(state.turns),
        "extra_turns": state.extra_turns,
        "permanent_order": list(state.permanent_order),
        "turn_choices": state.turn_choices,
        "row_choices": state.row_choices,
        "loops": None if state.loops is None else dump_loops(state.loops),
        "dice": str(state.dice),
        "next_id": state.next_id,
        "even": state.even,
        "decision": None if state.decision is None else dump_decision(state.decision),
        "result": None if state.result is None else state.result.to_dict(),
        "log": None if state.log is None else [_dump_event(event) for event in state.log],
        "refs": None if state.refs is None else dict(state.refs),
    }


def load_state(data: Plain, definitions: Definitions) -> GameState:
    """Read what `dump_state` has written."""
    d = table(data, "state")
    players = row(d["players"], "players")
    if len(players) != 2:
        raise ValueError("a game has two players")
    state = GameState(
        [_load_player(player, definitions) for player in players],
        whole(d["turn_player"], "turn_player"),
        whole(d["first_player"], "first_player"),
        whole(d["turn_number"], "turn_number"),
        whole(d["phase"], "phase"),
        [load_frame(frame, definitions) for frame in row(d["stack"], "stack")],
        [_load_effect(effect, definitions) for effect in row(d["effects"], "effects")],
        _load_dice(word(d["dice"], "dice")),
        whole(d["next_id"], "next_id"),
        flag(d["even"], "even"),
        True,
        None if d["decision"] is None else _load_decision(d["decision"]),
        None if d["result"] is None else load_result(d["result"]),
        None if d["log"] is None else [_load_event(event, definitions) for event in row(d["log"], "log")],
        None
        if d["refs"] is None
        else {ref: whole(card, "ref") for ref, card in table(d["refs"], "refs").items()},
    )
    state.waiting = [load_waiting(waiting, definitions) for waiting in row(d["waiting"], "waiting")]
    state.delayed = tuple([load_delayed(delayed, definitions) for delayed in row(d["delayed"], "delayed")])
    state.marks = tuple([word(mark, "mark") for mark in row(d["marks"], "marks")])
    first, second = row(d["turns"], "turns")
    state.turns = (whole(first, "turns", 0), whole(second, "turns", 0))
    state.extra_turns = whole(d["extra_turns"], "extra_turns", 0)
    state.permanent_order = tuple([word(key, "key") for key in row(d["permanent_order"], "permanent_order")])
    state.turn_choices = whole(d["turn_choices"], "turn_choices", 0)
    state.row_choices = whole(d["row_choices"], "row_choices", 0)
    state.loops = None if d["loops"] is None else load_loops(d["loops"])
    return state


def _load_dice(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(HIGHEST_SEED)):
        raise ValueError(f"dice must be a whole number of at most 256 bits, not {repr(text)}")
    return int(text)


def _dump_effect(effect: Continuous) -> list[Plain]:
    extra = None if effect.extra is None else _dump_extra(effect.extra)
    what, until = WHAT_NAMES[effect.what], UNTIL_NAMES[effect.until]
    facts: list[Plain] = [effect.target, what, effect.value, until, effect.player, effect.since, extra]
    if effect.giver is not None:
        return [*facts, effect.source, effect.on_top, dump_card(effect.giver)]
    more: list[Plain] = [effect.source, True] if effect.on_top else [effect.source] if effect.source else []
    return [*facts, *more]


def _dump_extra(extra: Extra) -> list[Plain]:
    address: list[Plain] = [extra.number, extra.key]
    if isinstance(extra, Narrowing) and extra.recalled is not None:
        address += [dump_slots(extra.recalled.slots), extra.recalled.number]
    return address


def _load_extra(data: Plain, definitions: Definitions) -> Extra:
    number, key, *recalled = row(data, "extra")
    definition = definitions.of(word(number, "card"))
    extra = definition.extra(word(key, "key"))
    if extra is None:
        raise ValueError(f"the text of {number} has no part {key!r}")
    if recalled and isinstance(extra, Narrowing):
        slots, named = recalled
        return extra.recalling(Recalled(load_slots(slots), whole(named, "number")))
    return extra


def _dump_field_card(card: FieldCard | None) -> list[Plain] | None:
    if card is None:
        return None
    return [
        card.id,
        card.definition.number,
        card.owner,
        card.area,
        card.rested,
        card.given_don,
        card.played_on,
        card.used,
    ]


def _load_field_card(data: Plain, definitions: Definitions) -> FieldCard:
    card_id, number, owner, area, rested, don, played_on, used = row(data, "card on the field")
    return new_field_card(
        whole(card_id, "card id"),
        definitions.of(word(number, "card")),
        whole(owner, "owner"),
        whole(area, "area"),
        flag(rested, "rested"),
        whole(don, "given_don"),
        whole(played_on, "played_on"),
        whole(used, "used", 0, large=True),  # bits, those of gained abilities above all others
    )


def _dump_player(player: PlayerState) -> dict[str, Plain]:
    return {
        "leader": _dump_field_card(player.leader),
        "characters": [_dump_field_card(card) for card in player.characters],
        "stage": _dump_field_card(player.stage),
        "deck": [dump_card(card) for card in player.deck],
        "hand": [dump_card(card) for card in player.hand],
        "life": [dump_card(card) for card in player.life],
        "trash": [dump_card(card) for card in player.trash],
        "no_area": [dump_card(card) for card in player.no_area],
        "don": [
            player.don_deck,
            player.don_active,
            player.don_rested,
            player.don_held_active,
            player.don_held_rested,
        ],
    }


def _load_player(data: Plain, definitions: Definitions) -> PlayerState:
    d = table(data, "player")

    def cards(area: str) -> list[Card]:
        return [load_card(card, definitions) for card in row(d[area], area)]

    don = [whole(count, "DON!!", 0) for count in row(d["don"], "don")]
    return PlayerState(
        _load_field_card(d["leader"], definitions),
        [_load_field_card(card, definitions) for card in row(d["characters"], "characters")],
        None if d["stage"] is None else _load_field_card(d["stage"], definitions),
        cards("deck"),
        cards("hand"),
        cards("life"),
        cards("trash"),
        cards("no_area"),
        don[0],
        don[1],
        don[2],
        don[3],
        don[4],
    )


def _load_effect(data: Plain, definitions: Definitions) -> Continuous:
    target, what, value, until, player, since, address, *more = row(data, "effect")
    extra = None if address is None else _load_extra(address, definitions)
    changed = WHAT_NAMES.index(word(what, "what"))
    return Continuous(
        whole(target, "target"),
        changed,
        whole(value, "value"),
        UNTIL_NAMES.index(word(until, "until")),
        whole(player, "player"),
        whole(since, "since"),
        extra,
        whole(more[0], "source") if more else 0,
        flag(more[1], "on top") if len(more) > 1 else False,
        load_card(more[2], definitions) if len(more) > 2 else None,
    )


def dump_decision(decision: Decision) -> dict[str, Plain]:
    return {
        "player": PLAYER_NAMES[decision.player],
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": decision.prompt,
        "choices": [str(choice) for choice in decision.choices],
        "details": list(decision.details),
    }


def _load_decision(data: Plain) -> Decision:
    d = table(data, "decision")
    choices = tuple(parse_choice(word(text, "choice")) for text in row(d["choices"], "choices"))
    return Decision(
        player_of(d["player"]),
        word(d["kind"], "kind"),
        word(d["rule"], "rule"),
        word(d["prompt"], "prompt"),
        choices,
        tuple(word(detail, "detail") for detail in row(d["details"], "details")),
    )


def load_result(data: Plain) -> Result:
    d = table(data, "result")
    winner = d["winner"]
    losers = tuple(player_of(loser) for loser in row(d["losers"], "losers"))
    return Result(
        None if winner is None else player_of(winner),
        losers,
        word(d["reason"], "reason"),
        word(d["rule"], "rule"),
    )


def _dump_event(event: GameEvent) -> list[Plain]:
    cards = [dump_card(card) for card in event.cards]
    counts = [event.number, event.amount, event.sight]
    facts: list[Plain] = [event.kind, event.rule, event.player, cards, counts, event.word]
    if event.source is None and not (event.until or event.why or event.places):
        return facts
    source = None if event.source is None else dump_card(event.source)
    return [*facts, source, event.cost, event.until, event.why, list(event.places)]


def _load_event(data: Plain, definitions: Definitions) -> GameEvent:
    kind, rule, player, cards, counts, text, *more = row(data, "event")
    source, cost, until, why, places = more or (None, "", "", "", [])
    number, amount, sight = numbers(counts)
    if kind not in SENTENCES or player not in (0, 1):
        raise ValueError("its log has an event that no game has")
    return GameEvent(
        word(kind, "kind"),
        word(rule, "rule"),
        whole(player, "player"),
        tuple(load_card(card, definitions) for card in row(cards, "cards")),
        number,
        amount,
        word(text, "word"),
        sight,
        None if source is None else load_card(source, definitions),
        word(cost, "cost"),
        word(until, "until"),
        word(why, "why"),
        tuple([word(place, "place") for place in row(places, "places")]),
    )


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


def dump_loops(watch: LoopWatch) -> list[Plain]:
    passed = [_dump_trail(watch.trail), _dump_trail(watch.cycle)]
    lists = [list(watch.barred), list(watch.asked), list(watch.rounds), list(watch.outlines)]
    return [passed, lists, watch.mode, watch.at, watch.mark]


def _dump_trail(trail: list[Passed]) -> list[Plain]:
    return [[p.mark(), p.player, p.choice, p.options] for p in trail]


def load_loops(data: Plain) -> LoopWatch:
    passed, lists, mode, at, mark = row(data, "loops")
    trail, cycle = row(passed, "loops")
    barred, asked, rounds, outlines = row(lists, "loops")
    return LoopWatch(
        _load_trail(trail),
        [word(bar, "loop") for bar in row(barred, "loops")],
        whole(mode, "mode"),
        _load_trail(cycle),
        numbers(asked),
        numbers(rounds),
        whole(at, "at"),
        word(mark, "mark"),
        numbers(outlines),
    )


def _load_trail(data: Plain) -> list[Passed]:
    trail: list[Passed] = []
    for entry in row(data, "loop"):
        mark, player, choice, options = row(entry, "loop")
        trail.append(
            Passed(
                word(mark, "mark"),
                whole(player, "player"),
                whole(choice, "choice"),
                whole(options, "options"),
            )
        )
    return trail

"""The state as plain data and back, at every decision and in the middle of any effect."""

from optcg.engine.card import Card, FieldCard, new_field_card
from optcg.engine.continuous import UNTIL_NAMES, WHAT_NAMES, Continuous
from optcg.engine.decisions import Decision, parse_choice
from optcg.engine.game_events import SENTENCES, GameEvent
from optcg.engine.program import Extra, Narrowing, Recalled
from optcg.engine.serial_frames import (
    dump_card,
    dump_delayed,
    dump_frame,
    dump_slots,
    dump_waiting,
    load_card,
    load_delayed,
    load_frame,
    load_slots,
    load_waiting,
    numbers,
)
from optcg.engine.serial_loops import dump_loops, load_loops
from optcg.engine.state import GameState, PlayerState, Result
from optcg.engine.translate import Definitions
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

"""The state as plain data and back, at every decision and in the middle of any effect."""

from optcg.engine.battle import BattleFrame
from optcg.engine.card import Card
from optcg.engine.continuous import UNTIL_NAMES, WHAT_NAMES, Continuous
from optcg.engine.damage import DamageFrame
from optcg.engine.decisions import Decision, parse_choice
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.payment import PaymentFrame
from optcg.engine.play import PlayFrame
from optcg.engine.program import Program
from optcg.engine.select import SelectFrame
from optcg.engine.setup import SetupFrame
from optcg.engine.state import FieldCard, Frame, GameState, PlayerState, Result
from optcg.engine.translate import Definitions
from optcg.engine.turn import TurnFrame
from optcg.model.plain import Plain, flag, player_of, row, table, whole, word
from optcg.model.terms import PLAYER_NAMES


def dump_state(state: GameState) -> dict[str, Plain]:
    """Everything of the state as plain data."""
    return {
        "players": [_dump_player(player) for player in state.players],
        "turn_player": state.turn_player,
        "first_player": state.first_player,
        "turn_number": state.turn_number,
        "phase": state.phase,
        "stack": [_dump_frame(frame) for frame in state.stack],
        "effects": [
            [e.target, WHAT_NAMES[e.what], e.value, UNTIL_NAMES[e.until], e.player, e.since]
            for e in state.effects
        ],
        "dice": str(state.dice),
        "next_id": state.next_id,
        "even": state.even,
        "decision": None if state.decision is None else dump_decision(state.decision),
        "result": None if state.result is None else state.result.to_dict(),
        "log": None if state.log is None else [_dump_event(event) for event in state.log],
        "refs": state.refs,
    }


def load_state(data: Plain, definitions: Definitions) -> GameState:
    """Read what `dump_state` has written."""
    d = table(data, "state")
    players = row(d["players"], "players")
    if len(players) != 2:
        raise ValueError("a game has two players")
    return GameState(
        [_load_player(player, definitions) for player in players],
        whole(d["turn_player"], "turn_player"),
        whole(d["first_player"], "first_player"),
        whole(d["turn_number"], "turn_number"),
        whole(d["phase"], "phase"),
        [_load_frame(frame, definitions) for frame in row(d["stack"], "stack")],
        [_load_effect(effect) for effect in row(d["effects"], "effects")],
        int(word(d["dice"], "dice")),
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


def _dump_card(card: Card) -> list[Plain]:
    return [card.id, card.definition.number, card.sight]


def _load_card(data: Plain, definitions: Definitions) -> Card:
    card_id, number, sight = row(data, "card")
    return Card(whole(card_id, "card id"), definitions.of(word(number, "card")), whole(sight, "sight"))


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
    return FieldCard(
        whole(card_id, "card id"),
        definitions.of(word(number, "card")),
        whole(owner, "owner"),
        whole(area, "area"),
        flag(rested, "rested"),
        whole(don, "given_don"),
        whole(played_on, "played_on"),
        whole(used, "used"),
        0,
        0,
        0,
        0,
    )


def _dump_player(player: PlayerState) -> dict[str, Plain]:
    return {
        "leader": _dump_field_card(player.leader),
        "characters": [_dump_field_card(card) for card in player.characters],
        "stage": _dump_field_card(player.stage),
        "deck": [_dump_card(card) for card in player.deck],
        "hand": [_dump_card(card) for card in player.hand],
        "life": [_dump_card(card) for card in player.life],
        "trash": [_dump_card(card) for card in player.trash],
        "no_area": [_dump_card(card) for card in player.no_area],
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
        return [_load_card(card, definitions) for card in row(d[area], area)]

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


def _load_effect(data: Plain) -> Continuous:
    target, what, value, until, player, since = row(data, "effect")
    return Continuous(
        whole(target, "target"),
        WHAT_NAMES.index(word(what, "what")),
        whole(value, "value"),
        UNTIL_NAMES.index(word(until, "until")),
        whole(player, "player"),
        whole(since, "since"),
    )


def _dump_frame(frame: Frame) -> list[Plain]:
    if isinstance(frame, TurnFrame):
        return ["turn", frame.step]
    if isinstance(frame, BattleFrame):
        return ["battle", frame.attacker, frame.target, frame.step, frame.counter_value]
    if isinstance(frame, PlayFrame):
        return ["play", frame.player, _dump_card(frame.card), frame.how, frame.step]
    if isinstance(frame, DamageFrame):
        return ["damage", frame.player, frame.points, frame.banish, frame.step, frame.trigger_card]
    if isinstance(frame, EffectFrame):
        address = [frame.program.number, frame.program.timing]
        return ["effect", frame.player, _dump_card(frame.source), address, frame.at, frame.picked]
    if isinstance(frame, SelectFrame):
        bounds = [frame.low, frame.high]
        return ["select", frame.player, frame.rule, frame.prompt, frame.candidates, bounds, frame.picked]
    if isinstance(frame, PaymentFrame):
        return ["payment", frame.player, frame.amount, frame.give_to, frame.rule]
    if isinstance(frame, SetupFrame):
        return ["setup", frame.chooser, frame.step, frame.throw]
    raise TypeError(f"No way to write {frame!r}.")


def _load_frame(data: Plain, definitions: Definitions) -> Frame:
    name, *rest = row(data, "frame")
    if name == "play":
        player, card, how, step = rest
        loaded = _load_card(card, definitions)
        return PlayFrame(whole(player, "player"), loaded, whole(how, "how"), whole(step, "step"))
    if name == "effect":
        player, source, address, at, picked = rest
        program = _load_program(address, definitions)
        card = _load_card(source, definitions)
        return EffectFrame(whole(player, "player"), card, program, whole(at, "at"), _ids(picked))
    if name == "select":
        player, rule, prompt, candidates, bounds, picked = rest
        low, high = _ids(bounds)
        texts = (word(rule, "rule"), word(prompt, "prompt"))
        return SelectFrame(whole(player, "player"), *texts, _ids(candidates), low, high, _ids(picked))
    if name == "payment":
        player, amount, give_to, rule = rest
        return PaymentFrame(
            whole(player, "player"), whole(amount, "amount"), whole(give_to, "give_to"), word(rule, "rule")
        )
    if name == "battle":
        attacker, target, step, value = rest
        return BattleFrame(
            whole(attacker, "attacker"),
            whole(target, "target"),
            whole(step, "step"),
            whole(value, "counter value"),
        )
    if name == "damage":
        player, points, banish, step, trigger_card = rest
        return DamageFrame(
            whole(player, "player"),
            whole(points, "points"),
            flag(banish, "banish"),
            whole(step, "step"),
            whole(trigger_card, "trigger_card"),
        )
    if name == "turn":
        return TurnFrame(whole(rest[0], "step"))
    if name == "setup":
        chooser, step, throw = rest
        return SetupFrame(whole(chooser, "chooser"), whole(step, "step"), whole(throw, "throw"))
    raise ValueError(f"there is no frame {name!r}")


def _load_program(data: Plain, definitions: Definitions) -> Program:
    number, timing = row(data, "program")
    return definitions.of(word(number, "card")).programs[word(timing, "timing")]


def _ids(data: Plain) -> list[int]:
    return [whole(value, "number") for value in row(data, "numbers")]


def dump_decision(decision: Decision) -> dict[str, Plain]:
    return {
        "player": PLAYER_NAMES[decision.player],
        "kind": decision.kind,
        "rule": decision.rule,
        "prompt": decision.prompt,
        "choices": [str(choice) for choice in decision.choices],
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
    cards = [_dump_card(card) for card in event.cards]
    numbers = [event.number, event.amount, event.sight]
    return [event.kind, event.rule, event.player, cards, numbers, event.word]


def _load_event(data: Plain, definitions: Definitions) -> GameEvent:
    kind, rule, player, cards, numbers, text = row(data, "event")
    number, amount, sight = _ids(numbers)
    return GameEvent(
        word(kind, "kind"),
        word(rule, "rule"),
        whole(player, "player"),
        tuple(_load_card(card, definitions) for card in row(cards, "cards")),
        number,
        amount,
        word(text, "word"),
        sight,
    )

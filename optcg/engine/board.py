"""A view as lines of plain text, for a terminal of so many columns."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from optcg.engine.card import FACE_UP, IN_STAGE_AREA, Card, FieldCard
from optcg.engine.current_battle import current_battle, step_name
from optcg.engine.definitions import CHARACTER, Definition
from optcg.engine.hand_cost import cost_in_hand
from optcg.engine.state import GameState, PlayerState
from optcg.engine.turn import PHASE_TITLES
from optcg.engine.view import View
from optcg.model.terms import KEYWORD_BITS, PLAYER_NAMES, keyword_words

WIDTH: Final = 80
INDENT: Final = " " * 2
_NAME: Final = 24
_ROOM: Final = 34  # for what is said behind the name of a card

Style = Callable[[str], str]


def _plain(text: str) -> str:
    return text


def board_lines(view: View, bold: Style = _plain, bright: Style = _plain, width: int = WIDTH) -> list[str]:
    """The whole table as the viewer sees it: the opponent above, the viewer below; titles are `bold`."""
    me = 0 if view.viewer is None else view.viewer
    seen = () if view.viewer is None else (view.viewer,)
    return _table_lines(view.state, (1 - me, me), seen, bold, bright, width)


def open_board_lines(
    state: GameState, bold: Style = _plain, bright: Style = _plain, width: int = WIDTH
) -> list[str]:
    """The whole table with the hands of both players: B above, A below."""
    return _table_lines(state, (1, 0), (0, 1), bold, bright, width)


def _table_lines(
    state: GameState, order: tuple[int, int], hands: tuple[int, ...], bold: Style, bright: Style, width: int
) -> list[str]:
    lines = [bold(_heading(state, width))]
    for owner in order:
        lines += _side_lines(state, owner, hands, bold, width)
    lines += [bright(line) for line in _battle_lines(state, width)]
    return lines


def _heading(state: GameState, width: int) -> str:
    turn = PLAYER_NAMES[state.turn_player]
    phase = PHASE_TITLES.get(state.phase)
    title = f" Turn {state.turn_number}: {turn}'s {phase} " if phase else " Before the first turn "
    return f"--{title}".ljust(width - 1, "-")


def _side_lines(state: GameState, owner: int, hands: tuple[int, ...], bold: Style, width: int) -> list[str]:
    """One player: Leader, numbers of the areas, the field and, where it is seen, the hand."""
    player = state.players[owner]
    you = " (you)" if hands == (owner,) else ""
    leader = player.leader
    title = f"{PLAYER_NAMES[owner]}{you}: {leader.definition.name}"
    facts = f"#{leader.id}  {_facts(leader, state)}"
    if len(title) + 2 + len(facts) < width:
        lines = [f"{bold(title)}  {facts}"]
    else:
        lines = [*map(bold, wrapped(title, "", width)), *wrapped(facts, INDENT, width)]
    lines += wrapped(_counts(player), INDENT, width)
    field = [*player.characters, *([player.stage] if player.stage else [])]
    for card in field:
        lines += _rows(card.id, card.definition, _size(card), _facts(card, state, False), width)
    if owner in hands:
        lines.append(f"{INDENT}Hand of {len(player.hand)}")
        for held in player.hand:
            lines += _rows(held.id, held.definition, _hand_size(held), _in_hand(state, held), width)
    return lines


def _counts(player: PlayerState) -> str:
    face_up = [card.definition.name for card in reversed(player.life) if card.sight & FACE_UP]
    life = f"Life {len(player.life)}" + (f" (face-up: {', '.join(face_up)})" if face_up else "")
    seen = [card.definition.name for card in player.hand if not card.id and card.definition.number != "?"]
    hand = f"hand {len(player.hand)}" + (f" (seen: {', '.join(seen)})" if seen else "")
    don = f"DON!! {player.active_don()} active, {player.rested_don()} rested, {player.don_deck} left"
    return f"{life} | {hand} | deck {len(player.deck)} | trash {len(player.trash)} | {don}"


def _rows(card_id: int, definition: Definition, size: str, facts: str, width: int) -> list[str]:
    """A card with its facts behind it or, where there is no room, in rows of their own."""
    name = definition.name if len(definition.name) <= _NAME else f"{definition.name[: _NAME - 3]}..."
    start = f"{INDENT}{f'#{card_id}':>5} {name:<{_NAME}} {size:>5}  "
    if width - len(start) < _ROOM:
        return [start.rstrip(), *wrapped(facts, " " * 8, width)]
    lines = wrapped(facts, " " * len(start), width) or [""]
    return [(start + lines[0].lstrip()).rstrip(), *lines[1:]]


def _size(card: FieldCard) -> str:
    return "Stage" if card.area == IN_STAGE_AREA else str(card.power)


def _hand_size(card: Card) -> str:
    return (
        str(card.definition.power) if card.definition.category == CHARACTER else card.definition.data.category
    )


def _facts(card: FieldCard, state: GameState, with_power: bool = True) -> str:
    parts = [str(card.power)] if with_power else []
    parts.append("rested" if card.rested else "active")
    if card.given_don:
        parts.append(f"{card.given_don} DON!!")
    parts += keyword_words(card.keywords)
    if card.played_on and card.played_on == state.turn_number:
        parts.append("new")
    return " ".join(parts)


def _in_hand(state: GameState, card: Card) -> str:
    """A card of the hand: what it costs now, and what is printed on it."""
    definition = card.definition
    parts = [f"cost {cost_in_hand(state, card)}"]
    if definition.counter:
        parts.append(f"Counter {definition.counter}")
    parts += keyword_words(definition.keywords)
    parts += [f"[{name}]" for name in definition.timings if name not in KEYWORD_BITS]
    return " ".join(parts)


def _battle_lines(state: GameState, width: int) -> list[str]:
    battle = current_battle(state)
    if battle is None:
        return []
    attacker, target = state.find(battle.attacker), state.find(battle.target)
    if attacker is None or target is None:
        return []
    return wrapped(
        f"Battle, {step_name(state, battle)} step: {attacker.definition.name} ({attacker.power}) "
        f"attacks {target.definition.name} ({target.power})",
        "",
        width,
    )


def wrapped(text: str, indent: str, width: int) -> list[str]:
    """The text in lines that fit, broken between words."""
    return wrap(text, width - 1, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)

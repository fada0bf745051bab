"""Charts of one row a deck. Each row is an SVG that is as wide as there is room: places are in percent."""

from collections.abc import Iterable
from html import escape

from optcg.sim.report.words import (
    colored_name,
    details,
    first_part,
    mark,
    order_half,
    percent,
    points,
    second_part,
    span,
)
from optcg.sim.standings import Standings
from optcg.sim.tally import Tally

_TICKS = (0, 25, 50, 75, 100)
_WAYS = {
    "damage": "damage",
    "deck": "empty deck",
    "concession": "concession",
    "effect": "an effect",
    "loop": "an endless loop",
    "stopped": "stopped",
}


def field_chart(standings: Standings) -> str:
    """The share against the field with its interval, over small dots for each opponent."""
    rows = []
    for place, row in enumerate(standings.rows):
        low, high = row.interval
        dots = "".join(_opponent(standings, place, column) for column in range(len(standings.rows)))
        marks = (
            f"{_grid()}{dots}"
            f'<g tabindex="0" {mark(details(f"{row.name} against the field", row.field))}>'
            f"{_line(low, high, 'interval')}{_dot(row.share, 7, 'mean')}</g>"
        )
        rows.append(_row(standings, place, marks, percent(row.field.share()), span(row.interval)))
    return _chart(rows, _axis("% of decided games won"))


def _opponent(standings: Standings, row: int, column: int) -> str:
    found = standings.tally(row, column)
    share = None if found is None else found.share()
    if found is None or share is None:
        return ""
    title = f"{standings.rows[row].name} against {standings.rows[column].name}"
    return f"<g {mark(details(title, found))}>{_dot(share, 4, 'single')}</g>"


def order_chart(standings: Standings) -> str:
    """The share when going first and when going second, and how far they are apart."""
    rows = []
    for place, row in enumerate(standings.rows):
        first, second = first_part(row.field), second_part(row.field)
        if first is None or second is None:
            continue
        side = "up" if first >= second else "down"
        half = order_half(row.field)
        shown = (
            f"{row.name}\ngoing first {percent(first)}\ngoing second {percent(second)}\n"
            f"difference {points(first - second)} ± {100 * half:.1f} points"
        )
        marks = (
            f'{_grid()}<g tabindex="0" {mark(shown)}>{_line(first, second, f"link {side}")}'
            f"{_dot(second, 6, 'second')}{_dot(first, 6, 'first')}</g>"
        )
        rows.append(_row(standings, place, marks, points(first - second), f"± {100 * half:.1f}"))
    keys = [
        ('<circle class="first" cx="7" cy="7" r="6"/>', "going first"),
        ('<circle class="second" cx="7" cy="7" r="5"/>', "going second"),
    ]
    return _legend(keys) + _chart(rows, _axis("% of decided games won"))


def length_chart(standings: Standings) -> str:
    """How many games had how many turns, deck by deck, on one scale; the middle is marked."""
    ends = _turn_range(standings.all)
    if ends is None:
        return ""
    low, high = ends
    width = 100 / (high - low + 1)
    rows = []
    for place, row in enumerate(standings.rows):
        if not row.field.games:
            continue
        bars = "".join(_bars(row.name, row.field, low, high, width))
        middle = row.field.turns_at(0.5)
        nine = f"{row.field.turns_at(0.05)}–{row.field.turns_at(0.95)}"
        rows.append(_row(standings, place, bars, f"{middle}", f"nine in ten {nine}", tall=True))
    step = max(1, (high - low) // 8)
    ticks = "".join(
        f'<text x="{(turn - low + 0.5) * width:.2f}%" y="12">{turn}</text>'
        for turn in range(low, high + 1, step)
    )
    return _chart(rows, f"{ticks}<text class='what' x='50%' y='28'>turns of both players</text>")


def _turn_range(found: Tally) -> tuple[int, int] | None:
    """From the shortest game to a length that few exceed: a rare long game does not squeeze the rest."""
    if not found.games:
        return None
    return min(found.turns), max(found.turns_at(0.995), min(found.turns) + 1)


def _bars(name: str, found: Tally, low: int, high: int, width: float) -> Iterable[str]:
    most = max(found.turns.values())
    middle = found.turns_at(0.5)
    for turn in range(low, high + 1):
        games = found.turns.get(turn, 0)
        if turn == high:
            games = sum(count for length, count in found.turns.items() if length >= high)
        if not games:
            continue
        height = min(100.0, max(3.0, 100 * games / most))
        more = " or more" if turn == high and max(found.turns) > high else ""
        shown = f"{name}\n{turn}{more} turns: {games:,} of {found.games:,} games"
        kind = "bar middle" if turn == middle else "bar"
        yield (
            f'<rect class="{kind}" x="{(turn - low) * width + 0.06 * width:.2f}%" y="{100 - height:.1f}%"'
            f' width="{0.88 * width:.2f}%" height="{height:.1f}%" {mark(shown)}/>'
        )


def ways_chart(standings: Standings) -> str:
    """How wins were won; nothing if there is only one way."""
    ways = list(standings.all.reasons)
    if len(ways) < 2:
        return ""
    rows = []
    for place, row in enumerate(standings.rows):
        wins, x = row.field.wins[0], 0.0
        pieces = []
        for number, way in enumerate(ways):
            count = row.field.reasons.get(way, (0, 0))[0]
            width = 100 * count / wins if wins else 0.0
            shown = f"{row.name}\n{count:,} of {wins:,} wins by {_WAYS.get(way, way)}"
            pieces.append(
                f'<rect class="way{number % 6}" x="{x:.2f}%" y="20%" width="{width:.2f}%" height="60%"'
                f" {mark(shown)}/>"
            )
            x += width
        rows.append(_row(standings, place, "".join(pieces), f"{wins:,}", "wins"))
    keys = [
        (f'<rect class="way{number % 6}" width="14" height="14" rx="3"/>', _WAYS.get(way, way))
        for number, way in enumerate(ways)
    ]
    return _legend(keys) + _chart(rows, "")


def _legend(keys: list[tuple[str, str]]) -> str:
    """What the marks stand for."""
    spans = (f'<span><svg width="14" height="14">{sign}</svg> {escape(name)}</span>' for sign, name in keys)
    return f'<p class="legend">{"".join(spans)}</p>'


def _chart(rows: list[str], axis: str) -> str:
    foot = f'<div class="axis"><svg aria-hidden="true">{axis}</svg></div>' if axis else ""
    return f'<div class="chart">{"".join(rows)}{foot}</div>'


def _row(standings: Standings, place: int, marks: str, value: str, note: str, tall: bool = False) -> str:
    name = colored_name(standings.decks[place], standings.rows[place].name)
    size = ' class="tall"' if tall else ""
    return (
        f'<div class="name">{name}</div><svg{size} role="group">{marks}</svg>'
        f'<div class="value"><b>{value}</b> <small>{escape(note)}</small></div>'
    )


def _axis(what: str) -> str:
    ticks = "".join(f'<text x="{_place(tick / 100):.2f}%" y="12">{tick}</text>' for tick in _TICKS)
    return f'{ticks}<text class="what" x="50%" y="28">{escape(what)}</text>'


def _grid() -> str:
    return "".join(
        f'<line class="{"half" if tick == 50 else "grid"}" x1="{_place(tick / 100):.2f}%"'
        f' x2="{_place(tick / 100):.2f}%" y1="0" y2="100%"/>'
        for tick in _TICKS
    )


def _place(share: float) -> float:
    """A share as a place in percent of the width; a little room is left at both ends for the dots."""
    return 2 + 96 * share


def _line(start: float, end: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{_place(start):.2f}%" x2="{_place(end):.2f}%" y1="50%" y2="50%"/>'


def _dot(share: float, radius: int, kind: str) -> str:
    return f'<circle class="{kind}" cx="{_place(share):.2f}%" cy="50%" r="{radius}"/>'

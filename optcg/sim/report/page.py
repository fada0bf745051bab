"""The page: what stands out, the charts, the numbers, and how they were made."""

from html import escape
from importlib.resources import files
from typing import NamedTuple

from optcg.sim.report.charts import field_chart, length_chart, order_chart, ways_chart
from optcg.sim.report.heat import heat_map
from optcg.sim.report.words import details, first_part, percent, second_part, span, tip
from optcg.sim.standings import Standings, pairs_of
from optcg.version import RULES_VERSION, __version__


class _Pair(NamedTuple):
    """Two decks, the stronger one first."""

    a: str
    b: str
    share: float


def page(standings: Standings) -> str:
    """The whole report as HTML."""
    parts = {
        "style": _read("style.css"),
        "script": _read("script.js"),
        "title": escape(f"How {len(standings.rows)} decks stand"),
        "heading": escape(standings.heading),
        "games": f"{standings.all.games:,}",
        "tiles": "".join(_tiles(standings)),
        "heat": heat_map(standings),
        "field": field_chart(standings),
        "order": order_chart(standings),
        "order_words": _order_words(standings),
        "length": length_chart(standings),
        "ways": _section("Ways of winning", ways_chart(standings)),
        "pairs": _pairs_table(standings),
        "seed": str(standings.seed),
        "bots": escape(" against ".join(dict.fromkeys(standings.bots))),
        "engine": escape(f"optcg {__version__}, rules {RULES_VERSION}"),
    }
    text = _read("page.html")
    for name, part in parts.items():
        text = text.replace("{{" + name + "}}", part)
    return text


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _section(heading: str, chart: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{chart}</section>" if chart else ""


def _ranked(standings: Standings) -> list[_Pair]:
    """All pairs, the most one-sided first."""
    pairs = []
    for row, column in pairs_of(len(standings.rows)):
        share = standings.share(row, column)
        if share is None:
            continue
        a, b = standings.rows[row].name, standings.rows[column].name
        pairs.append(_Pair(a, b, share) if share >= 0.5 else _Pair(b, a, 1 - share))
    return sorted(pairs, key=lambda pair: (-pair.share, pair.a, pair.b))


def _tiles(standings: Standings) -> list[str]:
    best, last = standings.rows[0], standings.rows[-1]
    first, interval = standings.first_share
    ranked = _ranked(standings)
    tiles = [
        _tile("Best against the field", percent(best.field.share()), best.name),
        _tile("Last against the field", percent(last.field.share()), last.name),
        _tile("Whoever goes first wins", percent(first), f"interval {span(interval)}"),
    ]
    if ranked:
        most, least = ranked[0], ranked[-1]
        tiles.append(_tile("Most one-sided", percent(most.share, 0), f"{most.a} against {most.b}"))
        tiles.append(_tile("Closest", percent(least.share, 0), f"{least.a} against {least.b}"))
    if standings.all.games:
        found = standings.all
        nine = f"nine in ten have {found.turns_at(0.05)} to {found.turns_at(0.95)}"
        tiles.append(_tile("Turns of a game", str(found.turns_at(0.5)), nine))
    return tiles


def _tile(what: str, value: str, note: str) -> str:
    return f"<div class='tile'><p>{escape(what)}</p><b>{escape(value)}</b><small>{escape(note)}</small></div>"


def _order_words(standings: Standings) -> str:
    share, interval = standings.first_share
    if share is None:
        return ""
    if interval[0] > 0.5:
        return "Going first is an advantage over all decks together."
    if interval[1] < 0.5:
        return "Going second is an advantage over all decks together."
    return "Over all decks together, neither going first nor going second is shown to be better."


def _pairs_table(standings: Standings) -> str:
    heads = ("deck", "against", "games", "wins", "win rate", "95 % interval", "first", "second", "turns")
    head = "".join(f'<th scope="col"><button type="button">{escape(name)}</button></th>' for name in heads)
    lines = []
    for row, column in pairs_of(len(standings.rows)):
        found = standings.tally(row, column)
        if found is None:
            continue
        a, b = standings.rows[row].name, standings.rows[column].name
        cells = (
            escape(a),
            escape(b),
            f"{found.games:,}",
            f"{found.wins[0]:,}–{found.wins[1]:,}",
            percent(found.share()),
            span(found.interval()),
            percent(first_part(found), 0),
            percent(second_part(found), 0),
            str(found.turns_at(0.5)),
        )
        shown = tip(details(f"{a} against {b}", found))
        lines.append(f"<tr {shown}>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f'<table class="pairs"><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table>'

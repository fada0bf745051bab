"""The heat map: a table whose cells are colored by the wins of the row against the column."""

from html import escape

from optcg.sim.report.words import colored_name, details, percent, tip
from optcg.sim.standings import Standings

# Beyond these strengths, in percent, the letters change their color to stay legible (4.5 : 1 everywhere).
_IN_LIGHT = 78
_IN_DARK = 64


def heat_map(standings: Standings) -> str:
    rows = standings.rows
    heads = "".join(f'<th scope="col" class="turned"><span>{escape(row.name)}</span></th>' for row in rows)
    corner = '<th class="corner">wins of ↓ against →</th>'
    lines = [f'<thead><tr>{corner}{heads}<th scope="col">field</th></tr></thead>']
    for place, row in enumerate(rows):
        name = colored_name(standings.decks[place], row.name)
        cells = "".join(_cell(standings, place, column) for column in range(len(rows)))
        shown = details(f"{row.name} against the field", row.field)
        field = f'<td class="field" tabindex="0" {tip(shown)}>{percent(row.field.share())}</td>'
        lines.append(f'<tr><th scope="row">{name}</th>{cells}{field}</tr>')
    return f'<table class="heat">{"".join(lines)}</table>'


def _cell(standings: Standings, row: int, column: int) -> str:
    if row == column:
        return '<td class="self" aria-label="the same deck"></td>'
    found = standings.tally(row, column)
    share = None if found is None else found.share()
    if found is None or share is None:
        return '<td class="none" aria-label="no game">–</td>'
    names = standings.rows[row].name, standings.rows[column].name
    shown = details(" against ".join(names), found)
    strength = round(200 * abs(share - 0.5))
    side = "win" if share >= 0.5 else "loss"
    strong = (" deep" if strength > _IN_LIGHT else "") + (" pale" if strength > _IN_DARK else "")
    sure = "" if found.interval()[0] > 0.5 or found.interval()[1] < 0.5 else " open"
    return (
        f'<td class="{side}{strong}{sure}" style="--s:{strength}%" tabindex="0" {tip(shown)}>'
        f"{100 * share:.0f}</td>"
    )

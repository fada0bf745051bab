"""`optcg cards import`: official or own card data, kept for later."""

import json
from dataclasses import asdict

import click

from optcg.cards.importing import MOST_TOLD, ImportReport, SetReport, import_source
from optcg.cli.options import AS_JSON


@click.command(name="import")
@click.argument("source")
@AS_JSON
def import_(source: str, as_json: bool) -> None:
    """Read card data and keep it in your data folder; every command knows these cards from then on.

    SOURCE is a folder, zip, tar.gz or JSON file in the layout of the punk-records data set, or the address of
    one. Cards imported before stay, unless SOURCE has them too. If anything goes wrong, what you had stays as
    it was. OPTCG_HOME names another data folder.

    \b
    Examples:
      optcg cards import punk-records.zip
      optcg cards import card-data/english
    """
    report = import_source(source)
    if as_json:
        click.echo(json.dumps(asdict(report), indent=1))
    else:
        click.echo(_shown(report))


def _shown(report: ImportReport) -> str:
    head = click.style(f"{'set':<8}{'cards':>8}{'new':>8}{'read':>8}{'repaired':>10}", bold=True)
    rows = [_row(name, row) for name, row in report.sets.items()]
    total = SetReport(*(sum(values) for values in zip(*map(_values, report.sets.values()), strict=True)))
    lines = [head, *rows, click.style(_row("total", total), bold=True)]
    for told, what in ((report.refused, "refused"), (report.differing, "with other facts")):
        if told:
            lines.append(f"\n{len(told)} printing(s) {what}:")
            lines += [f"  {reason}" for reason in told[:MOST_TOLD]]
        if len(told) > MOST_TOLD:
            lines.append(f"  and {len(told) - MOST_TOLD} more")
    lines.append(f"\nKept in {report.place}.")
    if report.set_aside:
        lines.append(f"The cards imported before were damaged; that file is now {report.set_aside}.")
    return "\n".join(lines)


def _values(row: SetReport) -> tuple[int, int, int, int]:
    return row.cards, row.new, row.read, row.repaired


def _row(name: str, row: SetReport) -> str:
    return f"{name:<8}{row.cards:>8}{row.new:>8}{row.read:>8}{row.repaired:>10}"

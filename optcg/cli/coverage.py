"""`optcg cards coverage`: how much of the card text is read."""

import json
from collections.abc import Iterator
from dataclasses import asdict

import click

from optcg.cards.at_hand import printings_at_hand
from optcg.cards.coverage import Coverage, Tally, survey
from optcg.cards.importer import Printed, import_printings
from optcg.cards.usage import KINDS, Usage, usage
from optcg.cli.commands import NO
from optcg.cli.options import AS_JSON, CARDS
from optcg.cli.progress import progress

_SHOWN = 60  # how much of an unread piece is shown in the list


@click.command()
@click.argument("path", required=False)
@CARDS
@click.option("--audit", is_flag=True, help="Also compare the words of each line with what was understood.")
@click.option("--usage", "of_usage", is_flag=True, help="Count the cards that use each part of the grammar.")
@AS_JSON
@click.pass_context
def coverage(
    ctx: click.Context, path: str | None, cards: str | None, audit: bool, of_usage: bool, as_json: bool
) -> None:
    """Count the cards and lines of text that are read, set by set.

    PATH is a folder, zip or file of card data; without it the house set and the card data of
    OPTCG_CARD_DATA are looked at. A card is one number; the lines are those of the printing that stands
    for it. All other printings are read too, and those that do not mean the same are listed. With --audit
    the numbers, names, limits, durations and the like of each line are counted in its words and in what
    was understood, and what one of them lacks is listed. The exit code is 1 if anything is listed, other
    than texts that are perhaps cut: of these the signs are told, and they may be whole. With --usage
    something else is counted: how many cards use each pattern, synonym and kind of node, with one of them
    as an example; what none of them uses comes first.

    \b
    Examples:
      optcg cards coverage
      optcg cards coverage card-data.zip --audit --json
      optcg cards coverage card-data.zip --usage
    """
    if path and cards:
        raise click.UsageError("Name the card data once: as PATH, or with --cards to have the house set too.")
    if of_usage and audit:
        raise click.UsageError("Ask for one of --audit and --usage.")
    printings = import_printings(path) if path else printings_at_hand(cards)
    if of_usage:
        with progress("Reading", len(printings)) as seen:
            used = usage(printings, seen=seen)
        click.echo(json.dumps(_plain_usage(used), indent=1) if as_json else "\n".join(_shown_usage(used)))
        return
    with progress("Reading", len(printings)) as seen:
        found = survey(printings, audit, seen)
    if as_json:
        click.echo(json.dumps(_plain(found, audit), indent=1))
    else:
        click.echo("\n".join(_shown(found, printings)))
    if not found.complete:
        ctx.exit(NO)


def _plain(found: Coverage, audit: bool) -> dict[str, object]:
    plain: dict[str, object] = {
        "total": asdict(found.total),
        "sets": {name: asdict(tally) for name, tally in found.sets.items()},
        "unread": [
            {"card": line.card, "text": line.piece, "column": line.column, "line": line.line}
            for line in found.unread
        ],
        "printings": found.printings,
        "differing": [
            {"card": differing.card, "printings": [list(ids) for ids in differing.printings]}
            for differing in found.disagreements
        ],
        "perhaps_cut": [{"card": row.card, "why": row.why} for row in found.perhaps_cut],
    }
    if audit:
        plain["doubts"] = [
            {"card": row.card, "line": row.line, "sign": row.doubt.sign, "dropped": row.doubt.dropped}
            for row in found.doubts
        ]
    return plain


def _plain_usage(found: Usage) -> dict[str, object]:
    return {
        "totals": {
            kind: {"declared": found.declared(kind), "used": found.used(kind), "share": _share(found, kind)}
            for kind in KINDS
        },
        "rows": [asdict(row) for row in found.rows],
    }


def _share(found: Usage, kind: str) -> float:
    return round(found.used(kind) / max(1, found.declared(kind)), 3)


def _shown_usage(found: Usage) -> Iterator[str]:
    yield click.style(f"{'kind':<10}{'cards':>6}{'written':>9}  {'example':<10}  what", bold=True)
    for row in found.rows:
        line = f"{row.kind:<10}{row.cards:>6}{row.written:>9}  {row.example:<10}  {row.name}"
        yield line if row.cards or row.written else click.style(line, fg="red")
    yield click.style(f"\n{'kind':<10}{'declared':>10}{'used':>10}{'share':>10}", bold=True)
    for kind in KINDS:
        yield f"{kind:<10}{found.declared(kind):>10}{found.used(kind):>10}{_share(found, kind):>10.1%}"


def _shown(found: Coverage, printings: dict[str, list[Printed]]) -> Iterator[str]:
    yield click.style(f"{'set':<8}{'cards':>8}{'read':>8}{'lines':>8}{'read':>8}", bold=True)
    for name, tally in found.sets.items():
        yield _row(name, tally)
    yield click.style(_row("total", found.total), bold=True)
    several = sum(len(row) > 1 for row in printings.values())
    if several:
        agree = several - len(found.disagreements)
        yield f"\n{found.printings} printings; {agree} of {several} cards with several mean the same in all."
    if found.unread:
        yield "\nNot read"
    for line in found.unread:
        piece = line.piece if len(line.piece) <= _SHOWN else f"{line.piece[: _SHOWN - 3]}..."
        yield "  " + click.style(f"{line.card:<10}", fg="red") + f" column {line.column:<4} {piece}"
    if found.unread:
        yield f"Ask for one of them with `optcg cards explain {found.unread[0].card}`."
    if found.disagreements:
        yield "\nPrintings that differ"
    for differing in found.disagreements:
        groups = " / ".join(", ".join(ids) for ids in differing.printings)
        yield "  " + click.style(f"{differing.card:<10}", fg="red") + f" {groups}"
    if found.perhaps_cut:
        yield "\nPerhaps cut"
    for suspicion in found.perhaps_cut:
        yield "  " + click.style(f"{suspicion.card:<10}", fg="yellow") + f" {suspicion.why}"
    if found.doubts:
        yield "\nIn doubt"
    for row in found.doubts:
        what = "dropped" if row.doubt.dropped else "invented"
        yield "  " + click.style(f"{row.card:<10}", fg="red") + f" {what} {row.doubt.sign}: {row.line}"


def _row(name: str, tally: Tally) -> str:
    row = f"{name:<8}{tally.cards:>8}{tally.cards_read:>8}{tally.lines:>8}{tally.lines_read:>8}"
    return row if tally.lines == tally.lines_read else click.style(row, fg="red")

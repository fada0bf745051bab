"""`optcg rule`: what a rule asks for, and where it is done and tested."""

import json
from difflib import get_close_matches

import click

from optcg.cli.citations import Place, in_code, in_tests
from optcg.cli.options import AS_JSON
from optcg.cli.wrapping import columns, wrapped
from optcg.rulebook import Rule, rules


@click.command()
@click.argument("number")
@AS_JSON
def rule(number: str, as_json: bool) -> None:
    """Say what rule NUMBER asks for, and where the engine does it.

    The wording is our own. NUMBER is written as in the Comprehensive Rules.

    \b
    Examples:
      optcg rule 7-1-4-1
      optcg rule 10-1-2 --json
    """
    found = find(number)
    code, tests = in_code(found.id), in_tests(found.id)
    parts = parts_of(found.id)
    if as_json:
        click.echo(
            json.dumps(
                {
                    "rule": found.id,
                    "kind": found.kind,
                    "statement": found.statement,
                    "parts": [part.id for part in parts],
                    "code": [place._asdict() for place in code],
                    "tests": [place._asdict() for place in tests],
                },
                indent=1,
            )
        )
        return
    click.echo(click.style(f"Rule {found.id}", bold=True) + click.style(f"  ({found.kind})", dim=True))
    click.echo(_wrapped(found.statement, "  "))
    if parts:
        click.echo("\nParts")
        for part in parts:
            click.echo(_wrapped(f"{part.id}  {part.statement}", "  "))
    _show("In the code", code)
    if tests:
        _show("In the tests", tests)


def find(number: str) -> Rule:
    """The rule of this number. The mark of a sub-step, as in 6-6-1-2(1), may follow it."""
    wanted = number.strip().partition("(")[0].replace(".", "-").strip("-")
    known = rules()
    if wanted in known:
        return known[wanted]
    parent = wanted.rpartition("-")[0]
    close = [parent] if parent in known else get_close_matches(wanted, known, n=1)
    guess = f" Did you mean {close[0]}?" if close else " A number looks like 7-1-4-1."
    raise click.ClickException(f"There is no rule {number}.{guess}")


def parts_of(number: str) -> list[Rule]:
    """The rules one level below."""
    return [rule for rule in rules().values() if rule.id.rpartition("-")[0] == number]


def _show(title: str, places: list[Place]) -> None:
    click.echo(f"\n{title}")
    for place in places:
        click.echo("  " + click.style(f"{place.file}:{place.line}", fg="cyan"))
        click.echo(_wrapped(place.text, "    "))
    if not places:
        click.echo("  Nothing cites this number.")


def _wrapped(text: str, indent: str) -> str:
    return "\n".join(wrapped(text, indent, columns()))

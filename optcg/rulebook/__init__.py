"""The numbered rules of the Comprehensive Rules, each stated in our own words."""

import csv
from functools import cache
from importlib.resources import files
from typing import NamedTuple

__all__ = ["Rule", "rules"]


class Rule(NamedTuple):
    """One numbered rule. `kind` says what it asks of the engine; `heading` and `no-gameplay` ask nothing."""

    id: str
    kind: str
    statement: str


@cache
def rules() -> dict[str, Rule]:
    """All rules by number, in the order of the rulebook. The result is shared: do not change it."""
    lines = files(__name__).joinpath("rules.csv").read_text(encoding="utf-8").splitlines()
    return {row["id"]: Rule(row["id"], row["kind"], row["statement"]) for row in csv.DictReader(lines)}

"""Jobs for worker processes: good ones, and ones that take more than they are given."""

from __future__ import annotations

import os
import time
from itertools import count

from optcg import Catalog
from optcg.model.errors import BadPosition


def endless(catalog: Catalog) -> None:
    for _ in count():
        pass


def waiting_for(catalog: Catalog, path: str) -> None:
    while not os.path.exists(path):
        time.sleep(0.01)


def greedy(catalog: Catalog) -> int:
    return len(bytes(2**31))  # nothing is written there: any machine would give it


def dying(catalog: Catalog) -> None:
    os._exit(1)


def number_of(catalog: Catalog, number: str) -> str:
    return catalog[number].number


def niceness(catalog: Catalog) -> int:
    return os.nice(0)


def refusing(catalog: Catalog) -> None:
    raise BadPosition("There is no such position.")

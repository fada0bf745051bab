"""Lines that no card has, made of the pieces of official ones, are read in one way and lose nothing."""

from functools import cache

import pytest

from tests.needs import official_cards
from tests.text.pieces import Pieces, cut
from tests.text.recombined import fault
from tests.text.recombiner import Recombiner

CARDS = 4  # one out of so many cards gives its pieces; all of them with --long
LINES = 400
LONG = 5000
READ = 0.99  # the rest is nonsense that no rule of the generator keeps out


@cache
def pieces(stride: int) -> Pieces:
    return cut(list(official_cards().printed())[::stride])


def test_new_combinations_are_read(request: pytest.FixtureRequest) -> None:
    long = bool(request.config.getoption("--long"))
    count = LONG if long else LINES
    lines = Recombiner(pieces(1 if long else CARDS), seed=1).lines(count)
    faults = [(line.text, wrong) for line in lines if (wrong := fault(line)) is not None]

    # A line that is read has one meaning, and nothing of it is dropped.
    assert len(faults) <= count * (1 - READ), "\n".join(f"{kind}: {text}" for text, (kind, _) in faults)


def test_the_same_seed_makes_the_same_lines() -> None:
    one, two = (list(Recombiner(pieces(CARDS), seed=7).lines(20)) for _ in range(2))
    assert one == two

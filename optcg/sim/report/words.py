"""Numbers, names and details as the report writes them."""

from html import escape
from math import sqrt

from optcg.cards import Deck
from optcg.sim.statistics import Z, share_of
from optcg.sim.tally import Tally


def percent(share: float | None, digits: int = 1) -> str:
    return "–" if share is None else f"{100 * share:.{digits}f} %"


def span(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.0f}–{100 * interval[1]:.0f} %"


def points(difference: float) -> str:
    return f"{100 * difference:+.1f}".replace("-", "−")


def first_part(found: Tally) -> float | None:
    """How often player 0 wins when it goes first, draws left out as elsewhere."""
    return share_of(found.first_wins[0], _decided(found, first=True))


def second_part(found: Tally) -> float | None:
    return share_of(found.second_wins[0], _decided(found, first=False))


def order_half(found: Tally) -> float:
    """Half of the 95 % interval of what going first brings over going second."""
    spread = 0.0
    for wins, first in ((found.first_wins[0], True), (found.second_wins[0], False)):
        games = _decided(found, first)
        share = (wins + 1) / (games + 2)  # two games more, so that a clean sweep is not taken for certain
        spread += share * (1 - share) / (games + 2)
    return Z * sqrt(spread)


def _decided(found: Tally, first: bool) -> int:
    """The decided games in which player 0 went first, or second."""
    if first:
        return found.first_wins[0] + found.second_wins[1]
    return found.second_wins[0] + found.first_wins[1]


def details(title: str, found: Tally) -> str:
    """What is said about a tally when it is pointed at: a line each, the first one is the heading."""
    lines = [
        title,
        f"{found.wins[0]:,} of {found.decided:,} games won: {percent(found.share())}",
        f"95 % interval {span(found.interval())}",
        f"going first {percent(first_part(found), 0)}, second {percent(second_part(found), 0)}",
    ]
    if found.games:
        lines.append(f"half of the games have at most {found.turns_at(0.5)} turns")
    if found.draws:
        lines.append(f"{found.draws:,} draws")
    return "\n".join(lines)


def tip(text: str) -> str:
    """Attributes that show a text when the element is pointed at, focused or read aloud."""
    spoken = text.replace("\n", ". ")
    return f'data-tip="{escape(text)}" aria-label="{escape(spoken)}"'


def mark(text: str) -> str:
    """The same for a part of a picture."""
    return f'role="img" {tip(text)}'


def colored_name(deck: Deck, name: str) -> str:
    """A deck's name after the colors of its Leader."""
    colors = [str(color).lower() for color in deck.leader.colors] if deck.leader else []
    dots = "".join(f'<i class="dot {escape(color)}" title="{escape(color)}"></i>' for color in colors)
    return f'<span class="dots">{dots}</span><span class="deck">{escape(name)}</span>'

"""Pictures of results, for files: PNG, SVG or PDF."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from optcg.model.errors import OptcgError
from optcg.sim.pairing import Pairing
from optcg.sim.standings import Standings
from optcg.sim.statistics import wilson
from optcg.sim.tally import Tally

BLUE: Final = "#2f6db3"
ORANGE: Final = "#d9822b"
GREY: Final = "#8a8f98"


class CannotDraw(OptcgError):
    """A picture that cannot be drawn or written."""


def draw_matchup(pairing: Pairing, found: Tally, file: Path) -> None:
    """The win rate of player 0 with its interval, in all and by turn order, beside the game lengths."""
    a, b = (deck.name for deck in pairing.decks)

    def draw(picture: Any) -> None:
        rates, lengths = picture.subplots(1, 2, width_ratios=(3, 4))
        rows = [
            ("all games", found.wins[0], found.decided),
            (f"{a} first", found.first_wins[0], found.first_games[0]),
            (f"{b} first", found.second_wins[0], found.second_games[0]),
        ]
        for place, (_, wins, games) in enumerate(rows):
            low, high = (100 * end for end in wilson(wins, games))
            rates.plot(
                [low, high], [place, place], color=BLUE, linewidth=6, alpha=0.35, solid_capstyle="round"
            )
            rates.plot([100 * wins / games if games else 50], [place], "o", color=BLUE, markersize=9)
        rates.axvline(50, color=GREY, linewidth=1, linestyle="--")
        rates.set(
            yticks=range(len(rows)), yticklabels=[row[0] for row in rows], xlim=(0, 100), ylim=(2.5, -0.5)
        )
        rates.set(title=f"{a} wins, %, with 95 % intervals")
        lengths.bar(list(found.turns), list(found.turns.values()), color=ORANGE, width=0.9)
        lengths.set(title="Games by their number of turns", xlabel="turns of both players")
        picture.suptitle(f"{a} against {b}: {found.games:,} games, {' against '.join(pairing.bots)}")

    write_picture(file, (11, 4), draw)


def draw_matrix(standings: Standings, file: Path) -> None:
    """Win rates of the decks in the rows against those in the columns."""
    names = [row.name for row in standings.rows]
    size = len(names)

    def draw(picture: Any) -> None:
        axes = picture.subplots()
        shares = [[standings.share(row, column) for column in range(size)] for row in range(size)]
        grid = [[float("nan") if share is None else 100 * share for share in row] for row in shares]
        image = axes.imshow(grid, cmap="PuOr_r", vmin=0, vmax=100)
        for row, column in ((row, column) for row in range(size) for column in range(size)):
            share = shares[row][column]
            if share is not None:
                color = "white" if abs(share - 0.5) > 0.35 else "black"
                axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", color=color)
        labels = [f"{row.name}  {100 * row.share:.0f} %" if row.games else row.name for row in standings.rows]
        axes.set(xticks=range(size), yticks=range(size), yticklabels=labels)
        axes.set_xticklabels(names, rotation=40, ha="left", rotation_mode="anchor")
        axes.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
        axes.set_title(f"Wins of the row against the column, %; {standings.heading}", pad=18)
        picture.colorbar(image, shrink=0.8)

    write_picture(file, (4 + 0.75 * size, 2.6 + 0.6 * size), draw)


def write_picture(file: Path, size: tuple[float, float], draw: Callable[[Any], None]) -> None:
    """A figure of this size in inches, as `draw` draws it; the ending of the file says which kind."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise CannotDraw(
            "Drawing needs matplotlib, which is not installed: pip install 'optcg[sim]'."
        ) from None
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    picture = plt.figure(figsize=size, layout="constrained", dpi=120)
    try:
        draw(picture)
        picture.savefig(file)
    except (OSError, ValueError) as error:
        raise CannotDraw(f"The picture {file} cannot be written: {error}.") from None
    finally:
        plt.close(picture)

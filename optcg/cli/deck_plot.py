"""Draws the figures of a deck."""

from pathlib import Path
from typing import Any

from optcg.cards.deck_figures import Figures
from optcg.sim.plots import write_picture


def draw(name: str, figures: Figures, file: Path) -> None:
    """Three bar charts side by side: curve, Counters, categories with [Trigger]s."""

    def drawn(picture: Any) -> None:
        curve, counters, kinds = picture.subplots(1, 3)
        picture.suptitle(name)
        curve.bar(list(figures.curve), list(figures.curve.values()), color="#3b6ea5")
        curve.set(title="Cost", xticks=list(figures.curve))
        labels = [f"+{value}" if value else "none" for value in figures.counters]
        counters.bar(labels, list(figures.counters.values()), color="#7a9e3f")
        counters.set(title="Counters of Characters")
        rows = {**figures.categories, "[Trigger]": figures.triggers}
        kinds.bar(list(rows), list(rows.values()), color="#b5651d")
        kinds.set(title="Cards")

    write_picture(file, (12, 4), drawn)

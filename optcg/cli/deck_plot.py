"""Draws the figures of a deck."""

from pathlib import Path

import click

from optcg.cards.deck_figures import Figures


def draw(name: str, figures: Figures, file: Path) -> None:
    """Three bar charts side by side: curve, Counters, categories with [Trigger]s."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise click.ClickException(
            "Drawing needs matplotlib, which is not installed: pip install 'optcg[plot]'."
        ) from None
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    picture, (curve, counters, kinds) = plt.subplots(1, 3, figsize=(12, 4), layout="constrained")
    picture.suptitle(name)
    curve.bar(list(figures.curve), list(figures.curve.values()), color="#3b6ea5")
    curve.set(title="Cost", xticks=list(figures.curve))
    labels = [f"+{value}" if value else "none" for value in figures.counters]
    counters.bar(labels, list(figures.counters.values()), color="#7a9e3f")
    counters.set(title="Counters of Characters")
    rows = {**figures.categories, "[Trigger]": figures.triggers}
    kinds.bar(list(rows), list(rows.values()), color="#b5651d")
    kinds.set(title="Cards")
    try:
        picture.savefig(file)
    except (OSError, ValueError) as error:
        raise click.ClickException(f"The picture {file} cannot be written: {error}.") from None
    finally:
        plt.close(picture)

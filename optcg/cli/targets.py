"""Files that a command is to write: a place that cannot be is told before the work begins."""

from pathlib import Path
from typing import Any, Final

import click

PICTURES: Final = (".png", ".svg", ".pdf", ".jpg", ".jpeg", ".webp", ".eps", ".ps", ".tif", ".tiff")


class Target(click.ParamType[str]):
    """A file in a folder that is there; of a picture the name says how it is drawn."""

    name = "file"

    def __init__(self, picture: bool = False) -> None:
        self.picture: Final = picture

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        path = Path(value)
        if path.is_dir():
            self.fail(f"{value} cannot be written: it is a folder.", param, ctx)
        if not path.parent.is_dir():
            self.fail(f"{value} cannot be written: there is no folder {path.parent}.", param, ctx)
        if not self.picture or path.suffix.lower() in PICTURES:
            return str(value)
        if path.suffix:
            self.fail(f"A picture ends in .png, .svg or .pdf, not in {path.suffix}.", param, ctx)
        return f"{value}.png"


TARGET: Final = Target()
PICTURE: Final = Target(picture=True)

"""The report on a matrix: one HTML file that needs nothing else, for light and dark, mouse and keyboard."""

from pathlib import Path

from optcg.model.errors import OptcgError
from optcg.sim.report.page import page
from optcg.sim.standings import Standings


class CannotReport(OptcgError):
    """A report that cannot be written."""


def write_report(standings: Standings, file: Path) -> None:
    try:
        file.write_text(page(standings), encoding="utf-8")
    except OSError as error:
        raise CannotReport(f"The report {file} cannot be written: {error.strerror}.") from None

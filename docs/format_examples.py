"""Runs the Python examples of docs/formats.md and writes their output below them."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

PAGE = Path(__file__).parent / "formats.md"
WIDTH = 110
PIECES = re.compile(r'(?:"(?:[^"\\\\]|\\\\.)*"|[^",])*(?:, ?|$)')
EXAMPLE = re.compile(r"```python\n(.*?)```\n\n```json\n.*?```", re.DOTALL)


def wrapped(text: str) -> str:
    """JSON in lines of readable length, broken between members."""
    lines = [""]
    for piece in PIECES.findall(text.strip()):
        if len(lines[-1]) + len(piece) > WIDTH and lines[-1]:
            lines.append(" ")
        lines[-1] += piece if lines[-1].strip() else piece.lstrip()
    return "\n".join(line.rstrip() for line in lines)


def refreshed(page: str) -> str:
    """The page with every example's output as it is now; later examples see the names of earlier ones."""
    names: dict[str, object] = {}

    def run(found: re.Match[str]) -> str:
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(found[1], names)
        return f"```python\n{found[1]}```\n\n```json\n{wrapped(printed.getvalue())}\n```"

    return EXAMPLE.sub(run, page)


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"Wrote {PAGE.name}.")

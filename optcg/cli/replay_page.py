"""A record as one HTML file: the board of the web client, with every step inside. It needs nothing else."""

import json
import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from optcg.cards import Catalog
from optcg.engine.record import Record
from optcg.match.replaying import BOTH, whole_replay
from optcg.model.plain import row, table
from optcg.rulebook import rules
from optcg.version import RULES_VERSION, __version__

# The module of the web client that shows a replay; what it imports comes with it.
SCRIPT: Final = "replay_file"
STYLES: Final = "base cards table rail".split()
_IMPORT: Final = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export ((?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
_PAGE: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>{title}</title>
<style>
{style}
</style>
</head>
<body>
<header class="top">
<span class="brand">optcg</span><span>{about}</span><div class="switches" id="switches"></div>
</header>
<main id="main" tabindex="-1"></main>
<footer><p class="quiet">{legal}</p></footer>
<div id="live" class="unseen" aria-live="polite"></div>
<div id="alert" class="toast" role="alert" hidden></div>
<noscript><p>This page needs JavaScript to draw the table.</p></noscript>
<script type="application/json" id="replay">{data}</script>
<script type="module">
{script}
</script>
</body>
</html>
"""
_LEGAL: Final = (
    "Arrow keys step, Home and End jump, space plays. Made by optcg, an unofficial project of fans, not "
    "affiliated with or endorsed by the publisher of the ONE PIECE CARD GAME."
)


def replay_page(record: Record, catalog: Catalog, at: int = 0, viewer: str = BOTH) -> str:
    """The whole page, open at the step after `at` choices; only what the viewer may see is in it."""
    data = whole_replay(record, catalog, viewer)
    data["at"] = min(at, len(record.choices))
    data["cards"] = [catalog[number].to_dict() for number in sorted(set(_values(data, "card")))]
    data["rules"] = {number: _rule(number) for number in sorted(set(_values(data, "rule")))}
    leaders = " against ".join(_leaders(data, catalog))
    return _PAGE.format(
        title=escape(f"Replay: {leaders}"),
        about=escape(f"Replay, optcg {__version__}, rules {RULES_VERSION}"),
        legal=escape(_LEGAL),
        style="\n".join(_read("css", f"{name}.css") for name in STYLES),
        data=in_script(data),
        script=bundled(),
    )


def in_script(data: object) -> str:
    """JSON that can stand inside a script element, whatever the texts of cards hold."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def bundled() -> str:
    """The modules as one without imports: each is a function of its own, after those that it imports."""
    done: dict[str, str] = {}

    def add(name: str) -> None:
        if name in done:
            return
        source = _read("js", f"{name}.js")
        for _, needed in _IMPORT.findall(source):
            add(needed)
        told = ", ".join(found for _, found in _EXPORT.findall(source))
        body = _EXPORT.sub(r"\1", _IMPORT.sub(r"const \1 = \2_js;", source))
        done[name] = f"const {name}_js = (() => {{\n{body}\nreturn {{ {told} }};\n}})();"

    add(SCRIPT)
    return "\n".join(done.values())


def _read(*path: str) -> str:
    return files("optcg").joinpath("web", *path).read_text(encoding="utf-8")


def _values(data: object, key: str) -> Iterator[str]:
    """Every text under this key, at any depth."""
    if isinstance(data, dict):
        found = data.get(key)
        if isinstance(found, str):
            yield found
        for value in data.values():
            yield from _values(value, key)
    elif isinstance(data, list):
        for value in data:
            yield from _values(value, key)


def _rule(number: str) -> dict[str, str]:
    found = rules()[number.partition("(")[0]]
    return {"rule": found.id, "statement": found.statement}


def _leaders(data: dict[str, object], catalog: Catalog) -> Iterator[str]:
    sides = row(data["sides"], "sides")
    first = table(row(data["steps"], "steps")[0], "step")
    view = table(next(iter(table(first["views"], "views").values())), "view")
    for name in ("A", "B"):
        place = view[name]
        assert isinstance(place, int)
        leader = table(table(sides[place], "side")["leader"], "leader")
        yield catalog[str(leader["card"])].name

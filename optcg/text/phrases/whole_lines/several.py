"""Abilities that stand side by side on one line: "This Character cannot attack. If ..., give this card ...".

They are looked for only where a line is no single ability, so that what follows from what is not cut apart.
"""

from __future__ import annotations

from optcg.text.grammar import Phrase

# The values of the abilities, in order: those of <rule-text>, <static>, <replacement> and <whole>.
SEVERAL = Phrase[list[object]]("several")
for _one in ("rule-text", "static", "replacement"):
    for _two in ("rule-text", "static", "replacement", "whole"):
        if (_one, _two) != ("static", "static"):
            SEVERAL.says(f"<{_one}> <{_two}>", lambda one, two: [one, two])
SEVERAL.says("<rule-text> <several>", lambda one, rest: [one, *rest])

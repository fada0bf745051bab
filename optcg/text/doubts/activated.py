"""What "activate it" is said of: an Event, by its [Main]; of what else, and by what, the words must tell."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Slot
from optcg.text.grammar import Found, Misfit, all_of
from optcg.text.words.tokens import NAME, TIMING_TAGS, Token


def check_activated(tokens: list[Token], found: Found) -> None:
    """Refuse "activate it" of what is not told to be an Event, or is told by another of its effects."""
    for part in all_of(found):
        if part.phrase != "effect" or not isinstance(part.value, tuple):
            continue
        if any(isinstance(step, e.ActivateEvent) and isinstance(step.what, Slot) for step in part.value):
            before = tokens[found.start : part.start]
            tags = {token.inside for token in before if token.kind == NAME} - {"Main"}
            said = {"event", "events"}.intersection(token.key for token in tokens[found.start : part.end])
            if not said or tags.intersection((*TIMING_TAGS, "Trigger")):
                raise Misfit

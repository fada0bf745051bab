"""Signs that part of a card text is missing.

Who gathers card data from a page may take an attribute in angle brackets for a tag: the text then ends
there, or at the line break before it, which leaves whole sentences only; a tag that closes may be left.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from optcg.model.terms import Attribute, Category
from optcg.text.words.normalise import ability_lines, without_markup

if TYPE_CHECKING:
    from optcg.cards.importer import Printed

LACKING: Final = "…"  # stands in a repair for what nobody here knows
ODD_TAG: Final = "odd tag"
NO_END: Final = "no end"

_TAG: Final = re.compile(r"</?[A-Za-z][^<>]*>")
_ATTRIBUTES: Final = frozenset(f"<{attribute}>".lower() for attribute in Attribute)
_KEYWORDS_ONLY: Final = re.compile(r"(?:\[[^\]]+\] ?)+")
_PAIRS: Final = ("()", "[]", "{}")
_ALWAYS_WITH_TEXT: Final = (Category.LEADER, Category.EVENT, Category.STAGE)
_SELDOM_WITHOUT_TEXT: Final = ("Rare", "SuperRare", "SecretRare")


class Suspicion(NamedTuple):
    """A card whose text is perhaps not whole, and why."""

    card: str
    why: str


def is_cut(text: str) -> bool:
    """Whether the end of a card text is missing: a whole one ends with a period or a closing bracket."""
    return not text.rstrip().endswith((".", ")", "]"))


def flaw(effect: str) -> str:
    """What is wrong with a text as the data has it: a tag that is left over, or no end; or nothing."""
    if _odd_tag(effect):
        return ODD_TAG
    text = without_markup(effect).strip()
    return NO_END if text not in ("", "-") and is_cut(text) else ""


def _odd_tag(text: str) -> str:
    """The first tag in a text that is neither one of a page nor an attribute; or nothing."""
    tags: list[str] = _TAG.findall(without_markup(text))
    return next((tag for tag in tags if tag.lower() not in _ATTRIBUTES), "")


def perhaps_cut(printings: Mapping[str, list[Printed]]) -> Iterator[Suspicion]:
    """The cards with such a sign, in the order given."""
    torn = _torn_packs(printings)
    for number, row in printings.items():
        if why := _why(row, torn):
            yield Suspicion(number, why)


def _torn_packs(printings: Mapping[str, list[Printed]]) -> set[str]:
    """The packs with an odd tag, or with the texts of two cards that end in the middle of a sentence."""
    tagged = {printed.pack for row in printings.values() for printed in row if printed.flaw == ODD_TAG}
    ended = Counter(
        pack
        for row in printings.values()
        for pack in {printed.pack for printed in row if printed.flaw == NO_END}
    )
    return tagged | {pack for pack, cards in ended.items() if cards > 1}


def _why(row: list[Printed], torn: set[str]) -> str:
    """The first sign found in the printings of a card, or nothing."""
    first = row[0].facts
    for text in (first.text, first.trigger):
        if text and (why := _why_of_text(text)):
            return why
    texts = {printed.facts.text: printed.id for printed in row}
    if len(texts) > 1:
        lines = {printed: ability_lines(text) for text, printed in texts.items()}
        for short, some in lines.items():
            for long, more in lines.items():
                if some == more[: len(some)] and len(some) < len(more):
                    return f"{short} ends where {long} has another line"
    if torn.issuperset(printed.pack for printed in row) and (why := _why_so_short(row[0])):
        return f"{why}, in a pack with texts that are cut"
    return ""


def _why_so_short(printed: Printed) -> str:
    """Whole sentences only, but less than such a card has elsewhere."""
    facts = printed.facts
    if not facts.text and not facts.trigger:
        bears_text = facts.category in _ALWAYS_WITH_TEXT or printed.rarity in _SELDOM_WITHOUT_TEXT
        return "there is no text" if bears_text else ""
    only = _KEYWORDS_ONLY.fullmatch(" ".join(ability_lines(facts.text)))
    return "there is nothing but keywords" if only else ""


def _why_of_text(text: str) -> str:
    if LACKING in text:
        return f"{LACKING} stands for what is not in the data"
    if tag := _odd_tag(text):
        return f"{tag} is no tag of card text"
    if is_cut(text):
        return "the text ends in the middle of a sentence"
    if any(text.count(opened) != text.count(closed) for opened, closed in _PAIRS):
        return "a bracket is not closed"
    return ""

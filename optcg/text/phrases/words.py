"""The smallest phrases: numbers, names, types, colors, whose, how long."""

from __future__ import annotations

from optcg.model.durations import Duration
from optcg.model.selections import Owner
from optcg.model.terms import KEYWORD_BITS, Attribute, Color
from optcg.text.grammar import Misfit, Phrase
from optcg.text.words.tokens import (
    ATTRIBUTE,
    CIRCLED,
    GATE_TAGS,
    NAME,
    NUMBER,
    ORDINALS,
    QUOTED,
    SIGNED,
    TAGS,
    TIMING_TAGS,
    TYPE,
    WORD,
    Token,
)


def _name(token: Token) -> str:
    if token.inside in TAGS or token.inside.startswith("DON!! x"):
        raise Misfit
    return token.inside


def _keyword(token: Token) -> str:
    if token.inside not in KEYWORD_BITS:
        raise Misfit
    return token.inside


def _timing(token: Token) -> str:
    if token.inside not in TIMING_TAGS:
        raise Misfit
    return token.inside


def _effect_tag(token: Token) -> str:
    """A tag by which an effect is named: its timing, or a condition in brackets."""
    if token.inside not in (*TIMING_TAGS, *GATE_TAGS) and not token.inside.startswith("DON!! x"):
        raise Misfit
    return token.inside


def _attribute(token: Token) -> Attribute:
    for attribute in Attribute:
        if attribute.value.lower() == token.inside.lower():
            return attribute
    raise Misfit


NUMBER_WORD = Phrase[int]("number", NUMBER, lambda token: int(token.written))
SIGNED_NUMBER = Phrase[int]("signed", SIGNED, lambda token: int(token.written))
CIRCLED_NUMBER = Phrase[int]("circled", CIRCLED, lambda token: ord(token.written) - ord("①") + 1)
CARD_NAME = Phrase[str]("name", NAME, _name)
KEYWORD = Phrase[str]("keyword", NAME, _keyword)
TIMING = Phrase[str]("timing", NAME, _timing)
EFFECT_TAG = Phrase[str]("effect-tag", NAME, _effect_tag)
TYPE_NAME = Phrase[str]("type-name", TYPE, lambda token: token.inside)
QUOTED_TEXT = Phrase[str]("quoted", QUOTED, lambda token: token.inside)
ATTRIBUTE_NAME = Phrase[Attribute]("attribute", ATTRIBUTE, _attribute)


# "First", "second": the word, and its number.
def _ordinal(token: Token) -> int:
    if token.key not in ORDINALS:
        raise Misfit
    return ORDINALS.index(token.key) + 1


ORDINAL = Phrase[int]("ordinal", WORD, _ordinal)

COLOR = Phrase[Color]("color")
for _color in Color:
    COLOR.means(_color.lower(), _color)


# Whose: "their" is only said of the opponent, "the owner's" of whoever owns the card.
WHOSE = Phrase[Owner]("whose")
WHOSE.means("your", Owner.YOU)
WHOSE.means("your opponent's", Owner.OPPONENT)
WHOSE.means("their", Owner.OPPONENT)
WHOSE.means("your or your opponent's", Owner.EITHER)

OPPONENTS = Phrase[None]("opponents")
OPPONENTS.says("<whose>", lambda whose: the_opponents(whose))

DURATION = Phrase[Duration]("duration")
DURATION.means("(during) this battle", Duration.BATTLE)
DURATION.means("(during|until the end of) this turn", Duration.TURN)
DURATION.says(
    "until the end of <whose> next turn",
    lambda whose: Duration.OWN_END if one_owner(whose) is Owner.YOU else Duration.OPPONENT_END,
)
DURATION.says("until the end of <opponents> next End Phase", lambda _: Duration.OPPONENT_END_PHASE)
DURATION.means("until the start of your next turn", Duration.OWN_START)

# How long, where nothing need be said of it: then as long as the card is on the field.
UNTIL = Phrase[Duration]("until")
UNTIL.means("", Duration.ON_FIELD)
UNTIL.says("<duration>", lambda until: until)


# Whether it is said with "not".
NOT = Phrase[bool]("not")
NOT.means("", False)
NOT.means("not", True)


def genitive(words: str) -> str:
    """ "<kind> or <kind> cards" as the owner of something: "<kind> or <kind> cards'"."""
    *before, last = words.split()
    if last in ("<name>", "<names>"):
        last += " ' s"  # "[Nami]'s"
    elif last.startswith("<"):
        last = last.replace(">", "-s>")
    else:
        last += "'" if last.endswith("s") else "'s"
    return " ".join((*before, last))


def the_opponents(owner: Owner) -> None:
    if owner is not Owner.OPPONENT:
        raise Misfit


def one_owner(owner: Owner) -> Owner:
    if owner is Owner.EITHER:
        raise Misfit
    return owner

"""What a text lets into a deck, and how many cards of it (Rules 5-1-2-4-1, 8-1-3-3-3)."""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.rule_texts import RULE, RULE_PART
from optcg.text.phrases.which_cards.describe import Described, sure
from optcg.text.phrases.which_cards.nouns import Noun

RULE_PART.says("you may have any number of this card in your deck", lambda: (a.AnyNumberInDeck(),))
for _words in (
    "you may have up to <number> (copies) of this card in your deck",
    "you can include up to <number> (copies) of this card in your deck",
    "your deck can contain|include up to <number> (copies) of this card",
    "this card can have up to <number> copies in your deck",
    "this card can be included in your deck in any number up to <number>",
):
    RULE_PART.says(_words, lambda n: (a.CopiesInDeck(n),))
for _words in (
    "you can include any number of this card in your deck",
    "your deck can contain|include any number of this card",
):
    RULE_PART.says(_words, lambda: (a.AnyNumberInDeck(),))
# No more than so many, and fewer than the rules allow.
FEW_OF_THIS = Phrase[int]("few-of-this")
_OF_THIS = "(copy|copies) of this card"
for _words in (
    f"you may|can only include|have (up to) <number> {_OF_THIS} in your deck",
    f"you cannot include|have more than <number> {_OF_THIS} in your deck",
    f"your deck may|can only include|contain (up to) <number> {_OF_THIS}",
    f"your deck cannot include|contain more than <number> {_OF_THIS}",
    f"only (up to) <number> {_OF_THIS} may|can be included in your deck",
):
    FEW_OF_THIS.says(_words, lambda n: n)
for _words in (
    f"you cannot include|have <number> or more {_OF_THIS} in your deck",
    f"your deck cannot include|contain <number> or more {_OF_THIS}",
):
    FEW_OF_THIS.says(_words, lambda n: n - 1)
RULE_PART.says("<few-of-this>", lambda n: (a.CopiesInDeck(_some(n)),))
RULE.says("<few-of-this> (.)", lambda n: (a.CopiesInDeck(_some(n)),))
RULE_PART.says(
    "you may|can only include|have (up to) <number> <name> in your deck",
    lambda n, name: (a.FewOfEach(_some(n), f.NameIs(name)),),
)


def _some(count: int) -> int:
    if count < 1:
        raise Misfit
    return count


# Of other cards, as a Leader says it of its deck.
for _words in (
    "you may have up to <number> (copies) of (each) <noun> in your deck",
    "you can include up to <number> (copies) of <noun> in your deck",
    "your deck can contain|include up to <number> (copies) of <noun>",
):
    RULE_PART.says(_words, lambda n, noun: (a.CopiesInDeck(n, _others(noun)),))
for _words in (
    "you may have any number (of copies) of <noun> in your deck",
    "you can include any number (of copies) of <noun> in your deck",
    "your deck can contain|include any number (of copies) of <noun>",
):
    RULE_PART.says(_words, lambda noun: (a.AnyNumberInDeck(_others(noun)),))
# No more than so many of one name, or of one number.
for _words in (
    "you cannot include <number> or more <noun> with the same (card) name in your deck",
    "your deck cannot include|contain <number> or more <noun> with the same (card) name",
):
    RULE_PART.says(_words, lambda n, noun: _few(n - 1, noun))
for _words in (
    "you can only include (up to) <number> <noun> with the same (card) name in your deck",
    "your deck can only include|contain (up to) <number> <noun> with the same (card) name",
):
    RULE_PART.says(_words, lambda n, noun: _few(n, noun))
RULE_PART.says("(all) <noun> in your deck must have different (card) names", lambda noun: _few(1, noun))
for _words in (
    "you can only include|have (up to) <number> copy|copies of each <noun> in your deck",
    "your deck can only include|contain (up to) <number> copy|copies of each <noun>",
    "only <number> copy|copies of each <noun> can be included in your deck",
):
    RULE_PART.says(_words, lambda n, noun: _few(n, noun, by_name=False))
# Of any color (Rule 5-1-2-2), or of one that is named.
LET_IN = Phrase[f.Filter | None]("let-in")
LET_IN.means("this card", None)
LET_IN.says("<noun>", lambda noun: _others(noun))
REGARDLESS = Phrase[None]("regardless-of-color")
for _words in ("regardless of (its|their) color(s)", "even if its|their color(s) is|are different"):
    REGARDLESS.means(_words, None)
# Of cards of other colors there may be a limit: "up to 8".
AT_MOST = Phrase[int | None]("let-in-at-most")
AT_MOST.means("", None)
AT_MOST.says("up to <number>", _some)
for _words in (
    "you may|can include <let-in-at-most> <noun> of <other-color> in your deck",
    "<let-in-at-most> <noun> of <other-color> may|can be included in your deck",
    "your deck may|can include|contain <let-in-at-most> <noun> of <other-color>",
):
    RULE_PART.says(_words, lambda most, noun, _: (a.DeckMayInclude(_others(noun), most),))
OTHER_COLOR = Phrase[None]("other-color")
for _words in ("any color", "other colors", "another color", "any other color"):
    OTHER_COLOR.means(_words, None)
for _words in (
    "you may|can include <let-in-at-most> <let-in> in your deck <regardless-of-color>",
    "<let-in-at-most> <let-in> may|can be included in your|any deck <regardless-of-color>",
    "your deck may|can include|contain <let-in-at-most> <let-in> <regardless-of-color>",
):
    RULE_PART.says(_words, lambda most, described, _: (_let_in(described, most),))
RULE_PART.says("this card may|can be included in a deck of any color", lambda: (a.DeckMayInclude(),))
for _words in (
    "you may|can include <let-in-at-most> <noun> in your deck",
    "your deck may|can include|contain <let-in-at-most> <noun>",
    "up to <number> <noun> may|can be included in your deck",
):
    RULE_PART.says(_words, lambda most, noun: (a.DeckMayInclude(_colored(_others(noun)), most),))


def _let_in(described: f.Filter | None, most: int | None) -> Ability:
    if described is None and most is not None:
        raise Misfit  # how many copies there may be is said in other words
    return a.DeckMayInclude(described, most)


def _colored(described: f.Filter) -> f.Filter:
    """ "You may include blue {X} type cards": of another color than the Leader's."""
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    of_colors = [part.filters[0] if isinstance(part, f.AnyOf) else part for part in parts]
    if not any(isinstance(part, (f.ColorIs, f.Multicolor)) for part in of_colors):
        raise Misfit
    return described


# Of how many cards it is.
MADE_OF = Phrase[int]("made-of")
for _is in (
    "is|has|contains|comprises",
    "is made up of",
    "is composed of",
    "consists of",
    "has a total of",
    "must have|contain|be",
    "must consist of",
    "must be made up of",
):
    MADE_OF.says(f"{_is} (exactly) <number> (DON!!) cards", lambda n: n)
RULE_PART.says("your DON!! deck <made-of>", lambda n: (a.DonDeckOf(n),))
RULE_PART.says("you have (exactly) <number> (DON!!) cards in your DON!! deck", lambda n: (a.DonDeckOf(n),))
RULE_PART.says("you use|have a DON!! deck of (exactly) <number> cards", lambda n: (a.DonDeckOf(n),))
RULE_PART.says("your starting|opening hand <made-of>", lambda n: (a.OpeningHandOf(n),))
for _words in (
    "you start the game with <number> cards in your hand",
    "you draw <number> cards for|as your starting|opening hand",
):
    RULE_PART.says(_words, lambda n: (a.OpeningHandOf(n),))
RULE_PART.says(
    "your deck can only include|contain <noun>",
    lambda noun: (a.DeckCannotInclude(f.Without(_described(noun))),),
)
RULE_PART.says(
    "your deck cannot include|contain <noun>", lambda noun: (a.DeckCannotInclude(_described(noun)),)
)
RULE_PART.says(
    "you cannot include <noun> in your deck", lambda noun: (a.DeckCannotInclude(_described(noun)),)
)
RULE_PART.says(
    "you can only include <noun> in your deck",
    lambda noun: (a.DeckCannotInclude(f.Without(_described(noun))),),
)


def _others(noun: Noun) -> f.Filter:
    """Copies are counted by card, so that a name or a kind of cards must tell which ones."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return sure(noun.filter())


def _few(count: int, noun: Noun, by_name: bool = True) -> tuple[Ability, ...]:
    if noun.described != Described(noun.described.filter) or count < 1:
        raise Misfit
    return (a.FewOfEach(count, noun.filter(), by_name),)


def _described(noun: Noun) -> f.Filter:
    return sure(noun.filter())

"""Deeds with their words in another order, made of the patterns of <effect>; no verb is told of here twice.

"Play up to 1 red card from your hand" is said of the card ("... is played from your hand", "... may be
played"), of the place first ("from your hand, play ...", "play from your hand ..."), with the place to which
it goes before the card ("add to your hand up to 1 ..."), and as what is done by the way ("playing ...").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from optcg.model import effects as e
from optcg.model.amounts import Amount
from optcg.model.selections import Every, Owner, Selection, Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.patterns import variants
from optcg.text.phrases.what_is_done.flow import CLAUSES, STEPS, for_you, may_then
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.one_sentence import in_turn
from optcg.text.phrases.what_is_done.same_cards import said_again
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun, choose
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.with_fields import with_fields
from optcg.text.words.synonyms import same_pieces

# The verb, as it is said of cards, and of what is done by the way.
_FORMS: Final = {
    "K.O.": ("K.O.'d", "K.O.'ing"),
    "activate": ("activated", "activating"),
    "add": ("added", "adding"),
    "deal": ("dealt", "dealing"),
    "draw": ("drawn", "drawing"),
    "give": ("given", "giving"),
    "move": ("moved", "moving"),
    "negate": ("negated", "negating"),
    "place": ("placed", "placing"),
    "play": ("played", "playing"),
    "rest": ("rested", "resting"),
    "return": ("returned", "returning"),
    "reveal": ("revealed", "revealing"),
    "set": ("set", "setting"),
    "shuffle": ("shuffled", "shuffling"),
    "trash": ("trashed", "trashing"),
    "turn": ("turned", "turning"),
}
# The cards of which a deed can be said, where they stand right behind the verb.
_DON: Final = (
    r"(?:up to )?(?:<count>|<number>|<returned-don>) (?:(?:of|of your|of your opponent's) )?"
    r"(?:(?:active|rested|additional) )?DON!! cards?"
)
_CARDS: Final = ("<targets>", "<cards>")
_TAKEN: Final = ("<taken>", "<bare-taken>")
_OBJECTS: Final = re.compile(
    r"(<targets>|<cards>|<taken>|<bare-taken>|<pile>|<life-cards>|<the-rest>|<by-chance>|<movable>|<either-pile>"
    r"|<all-given-don>|<some-of-those-don>"
    r"|(?:up to )?(?:<count>|<number>|1) (?:<pile-end>|<either-end>|<piles>)"
    r"|<so-many> (?:<don-of>|<given-don>|DON!! cards?)|(?:up to )?<count> of <don-or-cards>"
    rf"|{_DON}|<count> damage)"
    r"(?: (from your(?: opponent's)? (?:field|DON!! deck)))?(?: (.*))?"
)
# What follows them: no other cards of which the deed is said as well, nothing that is done besides.
_ALONE: Final = re.compile(r"(?:(?!\b(?:and|or|until)\b|[,;]|<until-level>).)*")
# One more deed with the same cards: "... and add it to your hand".
_JOINED: Final = re.compile(rf"((?:, )?(?:and|then)) ({'|'.join(_FORMS)}) (it|them|<that>)(?: (.*))?")
_TO: Final = ("to ", "at ", "in ", "into ", "on ", "as ")


@dataclass(frozen=True)
class Unplaced:
    """Cards of a place that is told elsewhere in the sentence."""

    noun: Noun
    count: Amount | None
    up_to: bool = False
    whole: bool = False

    def at(self, place: Described) -> Selection:
        if self.noun.described.areas:
            raise Misfit
        noun = self.noun.and_(place)
        return Every(noun.cards()) if self.whole else choose(noun, self.count, up_to=self.up_to)


UNPLACED = Phrase[Unplaced]("unplaced")
UNPLACED.says("up to <count> <noun>", lambda n, noun: Unplaced(noun, n, up_to=True))
UNPLACED.says("up to a total of <count> <noun>", lambda n, noun: Unplaced(noun, n, up_to=True))
UNPLACED.says("<count> <noun>", lambda n, noun: Unplaced(noun, n))
UNPLACED.says("any number of <noun>", lambda noun: Unplaced(noun, None))
UNPLACED.says("all (of) (the) <noun>", lambda noun: Unplaced(noun, None, whole=True))
UNPLACED.says("a|an <noun>", lambda noun: Unplaced(noun, 1))

# What is done by the way, or as a price: "by trashing 1 card from your hand".
DOING = Phrase[Steps]("doing")

CLAUSES.says("<effect> , <doing> then", lambda steps, rest: _by_you(steps) + rest)
CLAUSES.says("<effect> then", lambda steps: steps)

# One more deed with the cards of which the first one was said: "... is rested and returned to your hand".
AND_DONE = Phrase[Steps]("and-done")
CLAUSES.says("<effect> and (is|are) <and-done>", lambda steps, rest: _with_the_same(for_you(steps), rest))


def _by_you(steps: Steps) -> Steps:
    """ "Your opponent trashes 1 card, drawing 1 card then": who does it by the way does the rest, too."""
    deed = steps[-1]
    doers = {getattr(deed, "who", Owner.YOU), getattr(getattr(deed, "what", None), "chooser", Owner.YOU)}
    if doers != {Owner.YOU}:
        raise Misfit
    return steps


def _with_the_same(steps: Steps, rest: Steps) -> Steps:
    what = getattr(steps[-1], "what", None)
    if what is None or not hasattr(rest[0], "what"):
        raise Misfit
    # All those that the first deed was done to, whatever they are like now.
    same = Slot(LATEST) if isinstance(what, Every) else said_again(what)
    taken = {"to" if isinstance(rest[0], e.GiveDon) else "what": same}
    return in_turn(steps, (with_fields(rest[0], **taken), *rest[1:]))


# What its player may do: "up to 1 card may be added to your hand".
MAY_BE = Phrase[Steps]("may-be-done")
CLAUSES.says("<may-be-done>", lambda steps: (e.May(steps),))
STEPS.says("<may-be-done> . If you do|did , <steps>", may_then)


class _Deed(NamedTuple):
    """A pattern of a deed, taken apart."""

    verb: str
    cards: str
    place: str  # from which they are taken, where the pattern says it
    tail: str
    build: Callable[..., Steps]
    phrases: tuple[str, ...]  # in the order in which the builder takes them

    def of_them(self) -> tuple[str, str]:
        """As it is said of the cards: the verb, and what follows it."""
        return _FORMS[self.verb][0], self.tail.replace("<entering>", "<entered>")


Builder = Callable[..., Steps]
Order = tuple[Phrase[Steps], str]  # of a phrase, and its words


def in_other_orders() -> None:
    """Tell every deed that is known by now in its other orders."""
    found = [turned for pattern, build in EFFECT.patterns for turned in _turned(pattern, build)]
    told = {
        (phrase, _in_one_wording(said))
        for phrase in (EFFECT, MAY_BE, DOING, AND_DONE)
        for pattern, _ in phrase.patterns
        for said in variants(pattern)
    }
    for phrase, words, build in found:
        for said in variants(words):
            key = phrase, _in_one_wording(said)
            if key not in told:
                told.add(key)
                phrase.says(" ".join(said), build)


def _in_one_wording(said: list[str]) -> str:
    return " ".join(same_pieces(list(said))).lower()


def _times_first(said: list[str], build: Builder) -> Iterator[tuple[Phrase[Steps], str, Builder]]:
    """ "Until ..., the cost of 1 Character becomes 0", of what needs a time."""
    if said.count("<duration>") != 1 or said[0] == "<duration>" or "," in said:
        return
    place = [piece for piece in said if piece.startswith("<")].index("<duration>")
    others = [piece for piece in said if piece != "<duration>"]

    def made(until: object, *parts: object) -> Steps:
        return build(*parts[:place], until, *parts[place:])

    yield EFFECT, " ".join(["<duration>", ",", *others]), made


def _turned(pattern: str, build: Callable[..., Steps]) -> Iterator[tuple[Phrase[Steps], str, Builder]]:
    for said in variants(pattern):
        yield from _times_first(said, build)
        if said[0] not in _FORMS:
            continue
        yield DOING, " ".join([_FORMS[said[0]][1], *said[1:]]), build
        phrases = tuple(piece for piece in said if piece.startswith("<"))
        cards = _OBJECTS.fullmatch(" ".join(said[1:]))
        if cards is None or len(set(phrases)) < len(phrases):
            continue
        deed = _Deed(said[0], cards[1], cards[2] or "", cards[3] or "", build, phrases)
        more = _JOINED.fullmatch(deed.tail)
        orders: Iterator[Order] = iter(())
        if more is not None and _ALONE.fullmatch(more[4] or ""):
            orders = _of_two(deed, more[1], more[2], more[4] or "")
        elif _ALONE.fullmatch(deed.tail):
            orders = _of_one(deed)
        for phrase, words in orders:
            yield phrase, words, _made(deed, words)


def _made(deed: _Deed, words: str) -> Builder:
    """The builder of a deed, for its phrases in another order."""
    order = [piece for piece in words.split() if piece.startswith("<")]

    def made(*said: object) -> Steps:
        told = dict(zip(order, said, strict=True))
        cards = told.get("<unplaced>")
        if isinstance(cards, Unplaced):
            place = told["<in-area>"]
            assert isinstance(place, Described)
            told[deed.cards] = cards.at(place)
        if deed.cards in _CARDS:
            told.setdefault(deed.cards, Slot(LATEST))
        told.setdefault("<entering>", told.get("<entered>"))
        return deed.build(*[told.get(phrase) for phrase in deed.phrases])

    return made


def _of_one(deed: _Deed) -> Iterator[Order]:
    """One deed: of the cards; with the place that they come from, or go to, before them."""
    verb, cards, place, tail = deed[:4]
    done, so = deed.of_them()
    yield from _of_them(f"{cards} {place}", f"{done} {so}")
    to = tail.startswith(_TO)
    if to:
        yield EFFECT, f"{verb} {tail} {cards} {place}"
    if cards in _TAKEN:
        yield from _among(f"{verb} {cards} {tail}", f"{cards} is|are {done} {so}")
    if cards in _CARDS:
        yield AND_DONE, f"{done} {so}"
        cards, place = "<unplaced>", "from <in-area>"
    if not place:
        return
    yield EFFECT, f"{place} , {verb} {cards} {tail}"
    yield EFFECT, f"{verb} {place} {cards} {tail}"
    yield from _of_them(cards, f"{done} {place} {so}")
    if tail:
        yield EFFECT, f"{verb} {cards} {tail} {place}"
        yield from _of_them(cards, f"{done} {so} {place}")
    if to:
        yield EFFECT, f"{verb} {tail} {place} {cards}"


def _of_two(deed: _Deed, joint: str, then: str, tail: str) -> Iterator[Order]:
    """ "Reveal up to 1 card and add it to your hand": two deeds with the same cards."""
    verb, cards, place = deed[:3]
    done = f"{_FORMS[verb][0]} {joint} {_FORMS[then][0]} {tail}"
    yield from _of_them(f"{cards} {place}", done)
    if joint == "and":
        yield EFFECT, f"{verb} and {then} {cards} {place} {tail}"
        yield EFFECT, f"{verb} and {then} {tail} {cards} {place}"
    if cards in _TAKEN:
        yield from _among(f"{verb} {cards} {deed.tail}", f"{cards} is|are {done}")
    if cards in _CARDS:
        yield EFFECT, f"from <in-area> , {verb} <unplaced> {deed.tail}"
        yield from _of_them(
            "<unplaced>", f"{_FORMS[verb][0]} from <in-area> {joint} {_FORMS[then][0]} {tail}"
        )


def _of_them(cards: str, done: str) -> Iterator[Order]:
    yield EFFECT, f"{cards} is {done}"
    yield EFFECT, f"{cards} are (all|each) {done}"
    yield MAY_BE, f"{cards} may be {done}"


def _among(*ways: str) -> Iterator[Order]:
    for among in ("from among", "among", "of"):
        for way in ways:
            yield EFFECT, f"{among} them , {way}"
            yield EFFECT, f"{among} those cards , {way}"

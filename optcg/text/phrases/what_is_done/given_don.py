"""DON!! cards that have been given to cards: how many there are, and what happens for each of them."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DonOf, Per, TotalOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import TALLY
from optcg.text.phrases.what_is_done.changes import per, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.events import THIS
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.describe import AFTER, TRAIT, Described

# Cards that have so many.
for _said in ("given DON!! card(s)", "DON!! card(s) given", "DON!! card(s) given to it|them"):
    TRAIT.says(f"<how-many> {_said}", lambda many: Described(f.GivenDonIs(*many)))
    AFTER.says(f"that has|have <how-many> {_said}", lambda many: Described(f.GivenDonIs(*many)))
TRAIT.means("DON!! card(s) given (to it|them)", Described(f.GivenDonIs(">=", 1)))
_HAVING_BEEN_GIVEN = "that has|have|is|are (been) given"
AFTER.means(f"{_HAVING_BEEN_GIVEN} DON!! card(s)", Described(f.GivenDonIs(">=", 1)))
AFTER.says(f"{_HAVING_BEEN_GIVEN} <how-many> DON!! card(s)", lambda many: Described(f.GivenDonIs(*many)))

# All that some cards have.
GIVEN_TO = Phrase[Cards]("given-to")
GIVEN_TO.means("this Character|Leader|card", THIS)
GIVEN_TO.says("<whose> cards", lambda owner: Cards(one_owner(owner), LEADER_AND_CHARACTERS))
GIVEN_TO.says("<whose> <noun>", lambda owner, noun: noun.cards(owner))
GIVEN_TO.says("<noun>", lambda noun: noun.cards())
GIVEN_TO.says("all of <whose> <noun>", lambda owner, noun: noun.cards(owner))
TALLY.says("DON!! card(s) given to <given-to>", lambda cards: given(cards))
FACT.says(
    "there is|are <how-many> DON!! card(s) given to <given-to>",
    lambda many, cards: Compare(given(cards), *many),
)
FACT.says(
    "a total of <how-many> DON!! card(s) is|are given to <given-to>",
    lambda many, cards: Compare(given(cards), *many),
)
FACT.says(
    "<number> <bound> DON!! card(s) is|are given to <given-to>",
    lambda n, bound, cards: Compare(given(_one_or_all(cards)), bound, n),
)
FACT.says("a|any DON!! card(s) is|are given to <given-to>", lambda cards: Compare(given(cards), ">=", 1))
FACT.says(
    "you have <how-many> DON!! card(s) given to <given-to>",
    lambda many, cards: Compare(given(_yours(cards)), *many),
)
FACT.says(
    "your opponent has <how-many> DON!! card(s) given to <given-to>",
    lambda many, cards: Compare(given(_theirs(cards)), *many),
)


for _given in ("DON!! card(s) given", "DON!! card(s) given to them|it", "given DON!! card(s)"):
    FACT.says(
        f"<whose> <noun> have|has a total of <number> <bound> {_given}",
        lambda owner, noun, n, bound: Compare(given(noun.cards(owner)), bound, n),
    )


def _yours(cards: Cards) -> Cards:
    """A player's DON!! are given to cards of that player (Rule 6-5-5)."""
    if cards.owner is Owner.OPPONENT:
        raise Misfit
    return replace(cards, owner=Owner.YOU)


def _theirs(cards: Cards) -> Cards:
    """ "Your opponent has DON!! cards given to your Characters": nobody can say so (Rule 6-5-5)."""
    if cards.owner is Owner.YOU:
        raise Misfit
    return replace(cards, owner=Owner.OPPONENT)


def _one_or_all(cards: Cards) -> Cards:
    """Of one card alone, or of all that have DON!!; of some it may be said of one of them, or of all."""
    if cards == THIS or cards.areas == (Area.LEADER,) or cards == Cards(cards.owner, LEADER_AND_CHARACTERS):
        return cards
    raise Misfit


def given(cards: Cards) -> Amount:
    if cards == Cards(cards.owner, LEADER_AND_CHARACTERS):
        return DonOf(cards.owner, "given")
    return TotalOf("given DON!!", cards)


# For each of them, or for every few.
EACH_DON = Phrase[int]("for-each-don")
EACH_DON.means("for every|each DON!! card given to", 1)
EACH_DON.says("for every <number> DON!! cards given to", lambda n: n)
for _gets in ("<cards> gain(s)|get(s)", "give <cards>"):
    EFFECT.says(
        f"{_gets} <boons> <duration> <for-each-don> <that-card>",
        lambda what, said, until, n, slot: _for_its_don(what, said, until, n, slot),
    )
    EFFECT.says(
        f"{_gets} <boons> <for-each-don> <that-card> <duration>",
        lambda what, said, n, slot, until: _for_its_don(what, said, until, n, slot),
    )
_THIS_GAINS = "this Character|Leader|card gains|gets <boons>"
EFFECT.says(f"{_THIS_GAINS} <for-each-don> it", lambda said, n: _for_don_of_this(said, n))
EFFECT.says(
    f"{_THIS_GAINS} <duration> <for-each-don> it", lambda said, until, n: _for_don_of_this(said, n, until)
)
EFFECT.says(
    f"{_THIS_GAINS} <for-each-don> it <duration>", lambda said, n, until: _for_don_of_this(said, n, until)
)
EFFECT.says(
    "draw <number> card(s) <for-each-don> <that-card>",
    lambda n, every, slot: (e.Draw(Per(n, every, _under(slot))),),
)
EFFECT.says(
    "<for-each-don> <that-card> , draw <number> card(s)",
    lambda every, slot, n: (e.Draw(Per(n, every, _under(slot))),),
)


def _for_its_don(what: Selection, said: Steps, until: Duration, every: int, slot: int) -> Steps:
    if isinstance(what, Slot):
        return say(what, _each_time(said, (every, _under(slot))), until)
    if not isinstance(what, Choose) or what.count != 1:
        raise Misfit  # each of several cards has DON!! of its own
    return (e.Pick(on_field(what)), *say(Slot(slot), _each_time(said, (every, _under(slot))), until))


def _for_don_of_this(said: Steps, every: int, until: Duration = Duration.ON_FIELD) -> Steps:
    return say(This(), _each_time(said, (every, TotalOf("given DON!!", THIS))), until)


def _each_time(said: Steps, scale: tuple[int, Amount]) -> Steps:
    return tuple(per(step, scale) for step in said)


def _under(slot: int) -> Amount:
    """The DON!! given to cards that were chosen."""
    return TotalOf("given DON!!", Cards(Owner.EITHER, LEADER_AND_CHARACTERS, f.Among(slot)))

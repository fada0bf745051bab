"""Numbers: written out, counted, or compared (card-text amounts)."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, DonOf, Per, Plus
from optcg.model.selections import FIELD_AND_DON, Cards, Owner
from optcg.model.terms import Area
from optcg.text.alike import is_told_of_turn
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.together import how_many_differ

COUNT = Phrase[Amount]("count")
COUNT.says("<number>", lambda number: number)


def life(owner: Owner) -> Amount:
    return CountOf(Cards(owner, (Area.LIFE,)))


def counted(noun: Noun, owner: Owner | None = None) -> Amount:
    """How many such cards there are; "rested cards" on a field are DON!! too (Rule 3-1-2)."""
    if not noun.kinds and noun.described in (Described(f.Rested()), Described(f.Active())):
        if owner is None:
            raise Misfit
        return CountOf(Cards(owner, FIELD_AND_DON, noun.described.filter))
    if noun.described.different:
        return how_many_differ(noun, owner)
    return CountOf(noun.cards(owner))


# What a player has, counted: the words after "the number of".
TALLY = Phrase[Amount]("tally")
TALLY.says("<whose> Life cards", life)
TALLY.says(
    "<whose> <before> Life card(s)", lambda owner, said: CountOf(Cards(owner, (Area.LIFE,), all_of(said)))
)
TALLY.says("card(s) in <life-pile>", life)
TALLY.says(
    "<before> card(s) in <life-pile>",
    lambda said, owner: CountOf(Cards(owner, (Area.LIFE,), all_of(said))),
)
TALLY.says("<noun>", lambda noun: _placed(noun))
TALLY.says("<whose> <noun>", lambda owner, noun: counted(_there(noun), owner))
TALLY.says("DON!! card(s) on <whose> field", DonOf)
TALLY.says("(DON!!) card(s) in <whose> DON!! deck", lambda owner: DonOf(owner, "deck"))
TALLY.says("<whose> DON!! cards", DonOf)
for _state in ("rested", "active"):
    TALLY.says(f"<whose> {_state} DON!! cards", lambda owner, state=_state: DonOf(owner, state))
    TALLY.says(f"{_state} DON!! card(s) on <whose> field", lambda owner, state=_state: DonOf(owner, state))
TALLY.says("DON!! cards given to <whose> Leader and Characters", lambda owner: DonOf(owner, "given"))


def _placed(noun: Noun) -> Amount:
    if noun.described.owner is None and not noun.kinds:
        raise Misfit
    return counted(_there(noun))


def _there(noun: Noun) -> Noun:
    if is_told_of_turn(noun.described.filter):
        raise Misfit
    return noun


AMOUNT = Phrase[Amount]("amount")
AMOUNT.says("<number>", lambda number: number)
AMOUNT.says("<number-of>", lambda amount: amount)
AMOUNT.says("<whose> number of Life cards", life)
AMOUNT.says("<both-lives>", lambda both: both)
BOTH_LIVES = Phrase[Amount]("both-lives")
for _total in ("the total of", "the total number of"):
    BOTH_LIVES.says(f"{_total} your and your opponent's Life cards", lambda: lives(None))
    BOTH_LIVES.says(
        f"{_total} your and your opponent's <before> Life cards", lambda said: lives(all_of(said))
    )


def lives(said: f.Filter | None) -> Amount:
    """Life cards of both players."""
    return Plus(*[CountOf(Cards(owner, (Area.LIFE,), said)) for owner in (Owner.YOU, Owner.OPPONENT)])


# What is counted, of which there may be so many times as many.
NUMBER_OF = Phrase[Amount]("number-of")
NUMBER_OF.says("the number of <tally>", lambda tally: tally)
NUMBER_OF.says("the number of <done-card>", lambda count: count)
NUMBER_OF.says("<done-don>", lambda count: count)
AMOUNT.says("twice|double <number-of>", lambda of: Per(2, 1, of))
AMOUNT.says("<number> times|x <number-of>", lambda n, of: Per(n, 1, of))
AMOUNT.says("<number> multiplied by <number-of>", lambda n, of: Per(n, 1, of))
AMOUNT.says("<number-of> times|x <number>", lambda of, n: Per(n, 1, of))
AMOUNT.says("<number-of> multiplied by <number>", lambda of, n: Per(n, 1, of))
# How half a card counts, the words must tell.
for _down in (", rounded|rounding down", ", round down", "( rounded|rounding down )", "( round down )"):
    AMOUNT.says(f"half (of) <number-of> {_down}", lambda of: Per(1, 2, of))
    AMOUNT.says(f"half (of) <number-of> {_down.replace('down', 'up')}", lambda of: Per(1, 2, Plus(of, 1)))


@dataclass(frozen=True)
class Holding:
    """What one has, still without saying who: "cards in your hand" after "you have 5 or less"."""

    noun: Noun | None = None
    don: str = ""
    owner: Owner | None = None  # whose DON!!, if the words say so

    def of(self, owner: Owner) -> Amount:
        if self.don:
            if self.owner is not None and owner not in (Owner.EITHER, self.owner):
                raise Misfit
            return DonOf(self.owner or owner, self.don)
        assert self.noun is not None
        return counted(self.noun, owner)


HOLDING = Phrase[Holding]("holding")
HOLDING.says("<noun>", Holding)
HOLDING.says("<ahead> Life (card|cards)", lambda ahead: Holding(_life_cards(ahead)))
HOLDING.says(
    "<ahead> card(s) in <life-pile>",
    lambda ahead, owner: Holding(_life_cards(ahead).and_(Described(owner=owner))),
)
HOLDING.means("DON!! card(s) on your field", Holding(don="field", owner=Owner.YOU))
for _their in ("their", "your opponent's"):
    HOLDING.means(f"DON!! card(s) on {_their} field", Holding(don="field", owner=Owner.OPPONENT))
HOLDING.means("DON!! card(s)", Holding(don="field"))
HOLDING.means("rested DON!! card(s)", Holding(don="rested"))
HOLDING.means("active DON!! card(s)", Holding(don="active"))
for _state in ("rested", "active"):
    for _where in ("on your field", "in your cost area"):
        HOLDING.means(f"{_state} DON!! card(s) {_where}", Holding(don=_state, owner=Owner.YOU))
    for _their in ("their", "your opponent's"):
        HOLDING.means(f"{_state} DON!! card(s) on {_their} field", Holding(don=_state, owner=Owner.OPPONENT))
        HOLDING.means(
            f"{_state} DON!! card(s) in {_their} cost area", Holding(don=_state, owner=Owner.OPPONENT)
        )
HOLDING.means("given DON!! card(s)", Holding(don="given"))
HOLDING.means("DON!! card(s) given", Holding(don="given"))


def _life_cards(ahead: f.Filter | None) -> Noun:
    return Noun((), Described(all_of(ahead), areas=(Area.LIFE,)), plural=True)

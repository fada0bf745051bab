"""DON!! cards that go back to the DON!! deck (Rule 10-2-10)."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model import effects as e
from optcg.model.amounts import Amount, DonOf
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.opponents_deeds import deed


@dataclass(frozen=True)
class Some:
    """How many: "2 or more" are at least so many, "any number" may be none."""

    count: Amount | None
    up_to: bool = False
    at_least: int = 1


RETURNED_DON = Phrase[Some]("returned-don")
RETURNED_DON.says("<count>", Some)
RETURNED_DON.says("up to <count>", lambda n: Some(n, up_to=True))
for _words in ("any number", "any number of", "up to any number", "up to any number of"):
    RETURNED_DON.means(_words, Some(None, up_to=True))
RETURNED_DON.says("<number> or more", lambda n: Some(None, at_least=n))

for _state in ("", "active", "rested"):
    _don = f"{_state} DON!! card(s)".lstrip()
    for _words in (f"{_don} (from your field)", f"of your {_don} (from your field)"):
        EFFECT.says(
            f"return <returned-don> {_words} to your DON!! deck",
            lambda some, state=_state: _back(some, Owner.YOU, state),
        )
    for _words in (f"of your opponent's {_don}", f"{_don} from your opponent's field"):
        EFFECT.says(
            f"return up to <count> {_words} to their|the DON!! deck",
            lambda n, state=_state: _back(Some(n, up_to=True), Owner.OPPONENT, state),
        )
    for _up_to, _many in ((False, "<count>"), (True, "up to <count>")):
        deed(
            f"chooses {_many} of their {_don} and returns it|them to their DON!! deck",
            lambda n, state=_state, up_to=_up_to: _their_own(Some(n, up_to), state),
        )
    for _words in (f"of their {_don}", f"{_don} from their field"):
        deed(
            f"returns up to <count> {_words} to their DON!! deck",
            lambda n, state=_state: _their_own(Some(n, up_to=True), state),
        )
    _all = f"{_state} DON!! cards".lstrip()
    EFFECT.says(
        f"return all of your {_all} to your DON!! deck", lambda state=_state: _all_back(Owner.YOU, state)
    )
    deed(
        f"returns all of their {_all} to their DON!! deck",
        lambda state=_state: _all_back(Owner.OPPONENT, state),
    )


for _words in ("DON!! cards from your field to your DON!! deck", "DON!! cards to your DON!! deck"):
    EFFECT.says(
        f"return {_words} equal to <amount>",
        lambda n: (e.ReturnDon(_counted(n)),),
    )
    EFFECT.says(
        f"return a number of {_words} equal to <amount>",
        lambda n: (e.ReturnDon(_counted(n)),),
    )


deed(
    "returns DON!! cards from their field to their DON!! deck equal to <amount>",
    lambda n: (e.ReturnDon(_counted(n), Owner.OPPONENT),),
)


def _counted(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit
    return amount


def _back(some: Some, who: Owner, state: str) -> Steps:
    return (e.ReturnDon(some.count, who, state, some.up_to, some.at_least),)


def _their_own(some: Some, state: str) -> Steps:
    """How many of "up to" says the opponent, for they do it (Rule 4-8-1)."""
    if not some.up_to:
        return _back(some, Owner.OPPONENT, state)
    return (e.AsPlayer(Owner.OPPONENT, _back(some, Owner.YOU, state)),)


def _all_back(who: Owner, state: str) -> Steps:
    return (e.ReturnDon(DonOf(who, state or "field"), who, state),)

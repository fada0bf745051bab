"""DON!! cards that go back to the DON!! deck (Rule 10-2-10)."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, DonOf
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.moves import EFFECT, Steps
from optcg.text.phrases.opponents_deeds import deed

# How many: "1 or more" is at least one, "any number" may be none.
RETURNED_DON = Phrase[tuple[Amount | None, bool]]("returned-don")
RETURNED_DON.says("<count>", lambda n: (n, False))
RETURNED_DON.says("up to <count>", lambda n: (n, True))
for _words in ("any number", "any number of", "up to any number", "up to any number of"):
    RETURNED_DON.means(_words, (None, True))
RETURNED_DON.says("<number> or more", lambda n: _one_or_more(n))


def _one_or_more(number: int) -> tuple[None, bool]:
    if number != 1:
        raise Misfit
    return None, False


for _state in ("", "active", "rested"):
    _don = f"{_state} DON!! card(s)".lstrip()
    for _words in (f"{_don} (from your field)", f"of your {_don} (from your field)"):
        EFFECT.says(
            f"return <returned-don> {_words} to your DON!! deck",
            lambda some, state=_state: _back(some, Owner.YOU, state),
        )
    for _words in (f"of your opponent's {_don}", f"{_don} from your opponent's field"):
        EFFECT.says(
            f"return up to <count> {_words} to their DON!! deck",
            lambda n, state=_state: _back((n, True), Owner.OPPONENT, state),
        )
    _all = f"{_state} DON!! cards".lstrip()
    EFFECT.says(
        f"return all of your {_all} to your DON!! deck", lambda state=_state: _all_back(Owner.YOU, state)
    )
    deed(
        f"returns all of their {_all} to their DON!! deck",
        lambda state=_state: _all_back(Owner.OPPONENT, state),
    )


def _back(some: tuple[Amount | None, bool], who: Owner, state: str) -> Steps:
    count, up_to = some
    return (e.ReturnDon(count, who, state, up_to),)


def _all_back(who: Owner, state: str) -> Steps:
    return (e.ReturnDon(DonOf(who, state or "field"), who, state),)

"""Verbs for DON!! cards of the DON!! deck and the cost area."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, DoneCount, DonOf, Per, SlotCount
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.giving import give
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.which_cards.references import THAT_MANY

# From the DON!! deck ------------------------------------------------------------------------------
ENTERING = Phrase[bool]("entering")
ENTERING.means("and rest it|them", True)
ENTERING.means("and set it|them as active", False)
ENTERING.means("(to your field|on your field) rested", True)
ENTERING.means("(to your field|on your field) as active", False)
ENTERING.means(", rested", True)
ENTERING.means(", resting it|them", True)
ENTERING.means(", setting it|them as active", False)
# As it is said of the DON!! cards.
ENTERED = Phrase[bool]("entered")
ENTERED.means("(to your field|on your field) (and) rested", True)
ENTERED.means("(to your field|on your field) (and) as active", False)
ENTERED.means("(to your field|on your field) and set as active", False)

_FROM = "DON!! card(s) from your DON!! deck <entering>"
EFFECT.says(f"add <count> {_FROM}", lambda n, rested: (e.AddDon(n, rested),))
EFFECT.says(f"add|place up to <count> {_FROM}", lambda n, rested: (e.AddDon(n, rested, up_to=True),))
for _state, _rested in (("active", False), ("rested", True)):
    EFFECT.says(
        f"add <count> {_state} DON!! card(s) from your DON!! deck",
        lambda n, rest=_rested: (e.AddDon(n, rest),),
    )
    EFFECT.says(
        f"add up to <count> {_state} DON!! card(s) from your DON!! deck",
        lambda n, rest=_rested: (e.AddDon(n, rest, up_to=True),),
    )
EFFECT.says(
    "add up to <number> DON!! card(s) from your DON!! deck <scale> <entering>",
    lambda n, scale, rested: (e.AddDon(Per(n, *scale), rested, up_to=True),),
)
EFFECT.says(
    "add up to <count> additional DON!! card(s) <entering>",
    lambda n, rested: (e.AddDon(n, rested, up_to=True),),
)

# Some of them active, the others rested.
_SOME = "DON!! card(s) from your DON!! deck"
for _words in (
    f"{_SOME} (,) and set <number> of them as active",
    f"{_SOME} ,|; set <number> (of them) as active",
    f"{_SOME} (,) and set <number> as active",
):
    EFFECT.says(f"add up to <number> {_words}", lambda n, m: _some_active(n, m))
    EFFECT.says(f"add up to <number> {_words} (,) and rest the other(s)", lambda n, m: _some_active(n, m))
    EFFECT.says(f"add up to <number> {_words} (,) and rest the rest", lambda n, m: _some_active(n, m))
    EFFECT.says(
        f"add up to <number> {_words} (,) and rest the other <number>", lambda n, m, k: _some_active(n, m, k)
    )


EFFECT.says(f"add up to <number> {_SOME} (,) and rest <number> of them", lambda n, m: _some_active(n, n - m))
EFFECT.says(
    f"add up to <number> {_SOME} (,) (and) rest <number> of them (,) and set the other(s) as active",
    lambda n, m: _some_active(n, n - m),
)


def _some_active(number: int, active: int, others: int | None = None) -> Steps:
    if not 0 < active < number or others not in (None, number - active):
        raise Misfit
    return (e.AddDon(active, up_to=True), e.AddDon(number - active, rested=True, up_to=True))


# Straight onto cards: by way of the cost area, rested.
for _joined in ("and", "rested and", ", rest it|them (,) and"):
    EFFECT.says(
        f"add <so-many> DON!! card(s) from your DON!! deck {_joined} give it|them to <targets>",
        lambda many, to: (e.AddDon(many.count, True, many.up_to), *give(DoneCount(), "rested", to, False)),
    )

# Resting and setting active -------------------------------------------------------------------------
EFFECT.says("rest <count> of your (active) DON!! card(s)", lambda n: (e.RestDon(n),))
EFFECT.says("rest <count> DON!! card(s)", lambda n: (e.RestDon(n),))
EFFECT.says("rest up to <count> of your (active) DON!! card(s)", lambda n: (e.RestDon(n, up_to=True),))
EFFECT.says(
    "rest <count> of your opponent's (active) DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),)
)
EFFECT.says("rest any number of your DON!! cards", lambda: (e.RestDon(None, up_to=True),))
EFFECT.says("rest 1 or more of your (active) DON!! cards", lambda: (e.RestDon(None),))
EFFECT.says(
    "rest up to <count> of your opponent's (active) DON!! card(s)",
    lambda n: (e.RestDon(n, Owner.OPPONENT, up_to=True),),
)
EFFECT.says(
    "rest <count> (of your) (active) DON!! card(s) and <cards>",
    lambda n, what: (e.RestDon(n), e.Rest(on_field(what))),
)
EFFECT.says(
    "rest <cards> and <count> (of your) (active) DON!! card(s)",
    lambda what, n: (e.Rest(on_field(what)), e.RestDon(n)),
)
EFFECT.says("set up to <count> of your (rested) DON!! card(s) as active", lambda n: (e.SetDonActive(n),))
EFFECT.says("set up to <count> (rested) DON!! card(s) as active", lambda n: (e.SetDonActive(n),))
EFFECT.says("up to <count> of your (rested) DON!! card(s) become(s) active", lambda n: (e.SetDonActive(n),))
EFFECT.says("set up to <count> of your DON!! card(s) (to) active", lambda n: (e.SetDonActive(n),))
EFFECT.says("make up to <count> of your DON!! card(s) active", lambda n: (e.SetDonActive(n),))
EFFECT.says(
    "set up to <number> of your DON!! card(s) as active <scale>",
    lambda n, scale: (e.SetDonActive(Per(n, *scale)),),
)
for _some, _up_to in (
    ("a number of your (rested) DON!! cards as active up to <amount>", True),
    ("(any of) your (rested) DON!! cards as active (,) up to <amount>", True),
    ("up to a number of your (rested) DON!! cards equal to <amount> as active", True),
    ("up to as many of your (rested) DON!! cards as active as <amount>", True),
    ("up to as many of your (rested) DON!! cards as <amount> as active", True),
    ("a number of your (rested) DON!! cards equal to <amount> as active", False),
):
    EFFECT.says(f"set {_some}", lambda n, up_to=_up_to: (e.SetDonActive(_counted(n), up_to),))


def _counted(amount: Amount) -> Amount:
    if isinstance(amount, int):
        raise Misfit
    return amount


# "The same number of your DON!! cards": as many as the step before has spoken of.
for _some, _up_to in (("the same number", False), ("up to the same number", True)):
    for _whose, _who in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
        EFFECT.says(
            f"rest {_some} of {_whose} (active) DON!! cards",
            lambda up_to=_up_to, who=_who: (e.RestDon(SlotCount(THAT_MANY), who, up_to),),
        )
        EFFECT.says(
            f"rest {_some.replace('the same', 'a')} of {_whose} (active) DON!! cards equal to <amount>",
            lambda n, up_to=_up_to, who=_who: (e.RestDon(_counted(n), who, up_to),),
        )
        EFFECT.says(
            f"set {_some} of {_whose} (rested) DON!! cards as active",
            lambda up_to=_up_to, who=_who: (e.SetDonActive(SlotCount(THAT_MANY), up_to, who),),
        )

# One rested DON!! card is like another, so that nobody picks them; "up to" is said by whoever does it.
_THEIRS = "<count> of your opponent's (rested) DON!! card(s) as active"
EFFECT.says(f"set {_THEIRS}", lambda n: (e.SetDonActive(n, up_to=False, who=Owner.OPPONENT),))
EFFECT.says(f"set up to {_THEIRS}", lambda n: (e.SetDonActive(n, who=Owner.OPPONENT),))
EFFECT.says("set <count> of your DON!! card(s) as active", lambda n: (e.SetDonActive(n, up_to=False),))
EFFECT.says(
    "set all of your (rested) DON!! cards as active",
    lambda: (e.SetDonActive(DonOf(Owner.YOU, "rested"), up_to=False),),
)
EFFECT.says(
    "set <cards> and up to <count> of your DON!! card(s) as active",
    lambda what, n: (e.SetActive(on_field(what)), e.SetDonActive(n)),
)
EFFECT.says(
    "set up to <count> of your DON!! card(s) and <cards> as active",
    lambda n, what: (e.SetDonActive(n), e.SetActive(on_field(what))),
)
EFFECT.says(
    "set up to <count> of your DON!! card(s) or <cards> as active",
    lambda n, what: (e.ChooseOne(((e.SetDonActive(n),), (e.SetActive(on_field(what)),))),),
)
EFFECT.says(
    "set <cards> or up to <count> of your DON!! card(s) as active",
    lambda what, n: (e.ChooseOne(((e.SetActive(on_field(what)),), (e.SetDonActive(n),))),),
)

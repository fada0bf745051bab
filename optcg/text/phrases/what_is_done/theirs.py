"""What the opponent does, one deed after the other, or one of two as they like."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.conditions import NotSo
from optcg.model.effects import Place
from optcg.model.selections import Choose, Every, Owner, Selection
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES, STEPS, each_if, own
from optcg.text.phrases.what_is_done.moves import EFFECT, FIELD, Steps, on_field
from optcg.text.phrases.what_is_done.opponents_deeds import OPPONENTS_EFFECT, THEIR_DEED, by_opponent
from optcg.text.phrases.which_cards.others import says_other, than_chosen

# The one or the other, as the opponent likes ----------------------------------------------------------------
THEIR_DEEDS = Phrase[Steps]("their-deeds")
THEIR_DEEDS.says("<their-deed>", lambda one: one)
THEIR_DEEDS.says("<their-deed> and <their-deeds>", lambda one, rest: one + rest)
THEIR_DEEDS.says("<their-deed> , then <their-deeds>", lambda one, rest: one + rest)
THEIR_DEEDS.says("<their-deed> , and <their-deeds>", lambda one, rest: one + rest)
for _and in ("and", ", and", ", then", "and then"):
    CLAUSES.says(f"your opponent <their-deed> {_and} <their-deeds>", lambda one, rest: one + rest)
# "Your opponent chooses 1 of their Characters and trashes all of their other ones": other than that one.
for _phrase, _picks, _deeds in (
    (THEIR_DEED, "chooses|selects", "<their-deed>"),
    (OPPONENTS_EFFECT, "choose|select", "<opponents-effect>"),
):
    for _and in ("and", ", and", ", then", "and then"):
        _phrase.says(f"{_picks} <cards> {_and} {_deeds}", lambda what, rest: _all_but(what, rest))


def _all_but(what: Selection, rest: Steps) -> Steps:
    (deed, *more) = rest
    others = getattr(deed, "what", None)
    if more or not isinstance(what, Choose) or not isinstance(others, Every) or not says_other(others):
        raise Misfit
    if (what.cards.owner, what.cards.areas) != (others.cards.owner, others.cards.areas):
        raise Misfit  # "their other Characters", after a card of another kind
    return e.Pick(by_opponent(what)), than_chosen(deed)


EFFECT.says("each player <their-deeds>", lambda steps: (e.AsPlayer(Owner.EITHER, own(steps)),))
EFFECT.says("each player <their-deeds> if <their-fact>", lambda steps, fact: each_if(fact, steps))
EFFECT.says("each player <their-deeds> unless <their-fact>", lambda steps, fact: each_if(NotSo(fact), steps))
# "Each player may trash 1 card ... . Each player who does so draws 1 card": each one by themselves.
WHO_DID = Phrase[bool]("who-did")  # whether it is said that a card was trashed
for _players in ("<everyone>", "any player", "players", "the players"):
    WHO_DID.says(f"{_players} who|that do|does|did (so)", lambda *_: False)
    WHO_DID.says(f"{_players} who|that trashed a card (this way)", lambda *_: True)
EACH_DID = Phrase[Steps]("each-did")
for _theirs in ("<their-part>", "<their-deeds>"):
    EACH_DID.says(
        f"<everyone> may (each) <their-part> <stop> <who-did> {_theirs}",
        lambda _, deed, __, trashed, then: _each_did(deed, trashed, then),
    )


def _each_did(deed: Steps, trashed: bool, then: Steps) -> Steps:
    if trashed and not (len(deed) == 1 and isinstance(deed[0], e.Move) and deed[0].to is Place.TRASH):
        raise Misfit
    return (e.AsPlayer(Owner.EITHER, (e.May(own(deed), then=own(then)),)),)


STEPS.says("<each-did> (.)", lambda steps: steps)
STEPS.says("<each-did> <stop> <steps>", lambda steps, _, rest: steps + rest)


CLAUSES.says(
    "your opponent (either) <their-deed> or <their-deed>",
    lambda one, two: (e.ChooseOne((one, two), Owner.OPPONENT, either=True),),
)
# One verb, two kinds of cards.
for _deed, _step in (
    ("rests", lambda what: e.Rest(on_field(by_opponent(what)))),
    ("trashes", lambda what: e.Move(by_opponent(what), Place.TRASH)),
    ("K.O.'s", lambda what: e.KO(on_field(by_opponent(what)))),
):
    CLAUSES.says(
        f"your opponent (either) {_deed} <cards> or <cards>",
        lambda one, two, step=_step: _one_or_other(step(one), step(_of_other_place(one, two))),
    )
_THEIR_DON = "<count> of their (active) DON!! card(s)"
CLAUSES.says(
    f"your opponent (either) rests <cards> or {_THEIR_DON}",
    lambda what, n: _one_or_other(e.Rest(on_field(by_opponent(what))), e.RestDon(n, Owner.OPPONENT)),
)
CLAUSES.says(
    f"your opponent (either) rests {_THEIR_DON} or <cards>",
    lambda n, what: _one_or_other(e.RestDon(n, Owner.OPPONENT), e.Rest(on_field(by_opponent(what)))),
)


def _one_or_other(one: e.Effect, two: e.Effect) -> Steps:
    return (e.ChooseOne(((one,), (two,)), Owner.OPPONENT, either=True),)


def _of_other_place(one: Selection, two: Selection) -> Selection:
    """ "1 of their Characters or 1 of their Stages" is one choice among the cards of a field."""
    if not isinstance(one, Choose) or not isinstance(two, Choose):
        return two
    if one.count == two.count and FIELD.issuperset((*one.cards.areas, *two.cards.areas)):
        raise Misfit
    return two


CLAUSES.says(
    "your opponent chooses to (either) <opponents-effect> or <opponents-effect>",
    lambda one, two: (e.ChooseOne((one, two), Owner.OPPONENT),),
)

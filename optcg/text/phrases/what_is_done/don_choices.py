"""DON!! and other cards in one choice, DON!! that are shared out, and DON!! that are held down."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DoneCount
from optcg.model.durations import Duration
from optcg.model.selections import FIELD_AND_DON, LEADER_AND_CHARACTERS, Cards, Choose, Owner, Selection
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.giving import give
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.what_is_done.opponents_deeds import by_opponent, deed
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.which_cards.describe import Described, all_of, any_of, excepts_one
from optcg.text.phrases.which_cards.nouns import Noun, choose, several

DON_OR = Phrase[Cards]("don-or-cards")
DON_OR.says("<whose> DON!! cards or <noun>", lambda owner, noun: _with_don(owner, noun))
for _kind, _area in (("Character", Area.CHARACTER), ("Stage", Area.STAGE)):
    for _and in ("or", "and"):
        DON_OR.says(
            f"<whose> <ahead> {_kind}(s) {_and} DON!! cards",
            lambda owner, ahead, area=_area: _any_of_two(owner, ahead, area),
        )
for _and in (", and", ", or", "or", "and"):
    DON_OR.says(
        f"<whose> <ahead> Character(s) , Stage(s) {_and} DON!! cards",
        lambda owner, ahead: _any_of_two(owner, ahead, Area.CHARACTER, Area.STAGE),
    )
DON_OR.says(
    "<whose> <ahead> Character or DON!! cards that <is-so>",
    lambda owner, ahead, said: _all_so(_any_of_two(owner, ahead), said),
)
DON_OR.says(
    "<whose> <ahead> Characters <after> <behind> or DON!! cards",
    lambda owner, ahead, after, behind: _with_don(owner, _characters(ahead, after.and_(behind))),
)
for _word, _state in (("rested", f.Rested()), ("active", f.Active())):
    DON_OR.says(
        f"<whose> <noun> or {_word} DON!! cards",
        lambda owner, noun, state=_state: _any_in_state(owner, noun, state),
    )
for _and in (", and", ", or", "or", "and"):
    DON_OR.says(
        f"<whose> Leader , Character {_and} DON!! cards",
        lambda owner: Cards(owner, (*LEADER_AND_CHARACTERS, Area.COST)),
    )
DON_OR.says("<whose> <ahead> cards (on the field)", lambda owner, ahead: _all_cards(owner, ahead))
DON_OR.says("<whose> cards <other-than>", lambda owner, others: _all_cards(owner, others.filter))
EFFECT.says("rest up to <count> of <don-or-cards>", lambda n, cards: (e.Rest(Choose(cards, n, up_to=True)),))
EFFECT.says(
    "rest up to a total of <count> of <don-or-cards>",
    lambda n, cards: (e.Rest(Choose(cards, n, up_to=True)),),
)
EFFECT.says(
    "set up to a total of <count> of <don-or-cards> as active",
    lambda n, cards: (e.SetActive(Choose(cards, n, up_to=True)),),
)
EFFECT.says("rest a total of <count> of <don-or-cards>", lambda n, cards: (e.Rest(Choose(cards, n)),))
EFFECT.says("rest <count> of <don-or-cards>", lambda n, cards: (e.Rest(Choose(cards, n)),))
deed(
    "rests <count> of <don-or-cards>",
    lambda n, cards: (e.Rest(by_opponent(Choose(cards, n))),),
)
EFFECT.says(
    "up to <count> of <don-or-cards> will not become active in <next-refresh>",
    lambda n, cards, _: _held(Choose(cards, n, up_to=True)),
)
EFFECT.says(
    "up to a total of <count> of <don-or-cards> will not become active in <next-refresh>",
    lambda n, cards, _: _held(Choose(cards, n, up_to=True)),
)
EFFECT.says(
    "<count> of <don-or-cards> will not become active in <next-refresh>",
    lambda n, cards, _: _held(Choose(cards, n)),
)

EFFECT.says(
    "rest <cards> or up to <count> of <whose> (active) DON!! card(s)",
    lambda what, n, owner: (
        e.ChooseOne(((e.Rest(on_field(what)),), (e.RestDon(n, one_owner(owner), up_to=True),))),
    ),
)
# "Up to" is said of both.
EFFECT.says(
    "rest <cards> or <count> of <whose> (active) DON!! card(s)",
    lambda what, n, owner: (
        e.ChooseOne(((e.Rest(on_field(what)),), (e.RestDon(n, one_owner(owner), up_to=is_up_to(what)),))),
    ),
)
EFFECT.says(
    "rest up to <count> of your opponent's (active) DON!! card(s) and <cards>",
    lambda n, what: (e.RestDon(n, Owner.OPPONENT, up_to=True), e.Rest(on_field(what))),
)
EFFECT.says(
    "rest <cards> and up to <count> of your opponent's (active) DON!! card(s)",
    lambda what, n: (e.Rest(on_field(what)), e.RestDon(n, Owner.OPPONENT, up_to=True)),
)
EFFECT.says(
    "up to <count> of <whose> rested DON!! card(s) and <cards> will not become active in <next-refresh>",
    lambda n, owner, what, _: (
        e.HoldDon(n, owner, state="rested"),
        e.Forbid(on_field(what), "become active in the Refresh Phase", Duration.REFRESH),
    ),
)
EFFECT.says(
    "<cards> and up to <count> of <whose> rested DON!! card(s) will not become active in <next-refresh>",
    lambda what, n, owner, _: (
        e.Forbid(on_field(what), "become active in the Refresh Phase", Duration.REFRESH),
        e.HoldDon(n, owner, state="rested"),
    ),
)


def is_up_to(what: Selection) -> bool:
    if not isinstance(what, Choose):
        raise Misfit
    return what.up_to


def _held(what: Selection) -> Steps:
    return (e.Forbid(what, "become active in the Refresh Phase", Duration.REFRESH),)


_DON = f.CategoryIs(Category.DON)
_STATES = (f.Rested(), f.Active())


def _with_don(owner: Owner, noun: Noun) -> Cards:
    """What describes the other cards is not said of the DON!!."""
    group = noun.cards(owner)
    return Cards(owner, (*group.areas, Area.COST), any_of(_DON, group.filter) if group.filter else None)


def _characters(ahead: f.Filter | None, said: Described) -> Noun:
    return Noun((Category.CHARACTER,), said.and_(Described(ahead)), plural=True)


def _any_of_two(owner: Owner, ahead: f.Filter | None, *areas: Area) -> Cards:
    """States are said of the DON!! too, all else of the other cards."""
    parts = ahead.filters if isinstance(ahead, f.AllOf) else () if ahead is None else (ahead,)
    states = [part for part in parts if part in _STATES]
    others = all_of(*[part for part in parts if part not in _STATES])
    said = all_of(*states, any_of(_DON, others) if others else None)
    if len(areas) > 1 and others:
        raise Misfit  # "{Navy} type Characters, Stages and DON!! cards"
    return Cards(owner, (*(areas or (Area.CHARACTER,)), Area.COST), said)


def _any_in_state(owner: Owner, noun: Noun, state: f.Filter) -> Cards:
    """ "Rested Characters with a cost of 5 or less or rested DON!! cards": the state is said of each."""
    said = noun.cards(owner)
    parts = said.filter.filters if isinstance(said.filter, f.AllOf) else (said.filter,)
    if said.areas != (Area.CHARACTER,) or state not in parts:
        raise Misfit
    return _any_of_two(owner, said.filter)


def _all_so(cards: Cards, said: f.Filter) -> Cards:
    return Cards(cards.owner, cards.areas, all_of(cards.filter, said))


def _all_cards(owner: Owner, ahead: f.Filter | None) -> Cards:
    """ "Cards" of a field are Leaders, Characters, Stages and DON!! (Rule 3-1-2)."""
    if ahead is not None and ahead not in _STATES and not excepts_one(ahead):
        raise Misfit
    return Cards(owner, FIELD_AND_DON, ahead)


# Cards of a field that can be moved: Leaders stay (Rule 3-6-3), and DON!! go to the DON!! deck alone.
MOVABLE = Phrase[Selection]("movable")
for _field in ("the field", "<whose> field"):
    MOVABLE.says(f"<count> of <whose> <ahead> cards on {_field}", lambda n, *said: _movable(n, False, *said))
    MOVABLE.says(
        f"up to <count> of <whose> <ahead> cards on {_field}", lambda n, *said: _movable(n, True, *said)
    )
EFFECT.says("trash <movable>", lambda what: (e.Move(what, e.Place.TRASH),))
EFFECT.says("return <movable> to <owners-hand>", lambda what, to: (e.Move(what, to),))
EFFECT.says("place <movable> at <end-of-deck> (in any order)", lambda what, to: (e.Move(what, to),))


def _movable(
    count: Amount, up_to: bool, owner: Owner, ahead: f.Filter | None, field: Owner | None = None
) -> Selection:
    if field not in (None, owner):
        raise Misfit
    cards = _all_cards(owner, ahead)
    return Choose(Cards(cards.owner, (Area.CHARACTER, Area.STAGE), cards.filter), count, up_to)


# Shared out among several cards.
SHARED = Phrase[Selection]("shared-by")
SHARED.says("your <noun>", lambda noun: choose(several(noun), None, Owner.YOU))
SHARED.says("any of your <noun>", lambda noun: choose(several(noun), None, Owner.YOU))
_TOTALS = ("a total of up to <count>", "up to a total of <count>", "up to <count> total")
for _total in _TOTALS:
    EFFECT.says(
        f"give {_total} <don-state> DON!! card(s) to <shared-by>", lambda n, state, to: give(n, state, to)
    )
for _total in (*_TOTALS, "up to <count>"):
    for _way in ("in any combination", "as you like", "in any way (you like)"):
        EFFECT.says(
            f"give {_total} <don-state> DON!! card(s) to <shared-by> {_way}",
            lambda n, state, to: give(n, state, to),
        )

THEIR_SHARED = Phrase[Selection]("shared-by-theirs")
THEIR_SHARED.says("your opponent's <noun>", lambda noun: choose(several(noun), None, Owner.OPPONENT))
for _total in (*_TOTALS, "up to <count>"):
    EFFECT.says(
        f"give {_total} of your opponent's <don-state> DON!! card(s) to <shared-by-theirs> in any "
        "combination",
        lambda n, state, to: give(n, state, to, who=Owner.OPPONENT),
    )

# Holding DON!! down ------------------------------------------------------------------------------------
# Those that the step before has rested; one rested DON!! card is like another.
for _one, _up_to in (("up to <count>", True), ("<count>", False)):
    for _joined in (".", ", and", "and"):
        CLAUSES.says(
            f"rest {_one} of <whose> (active) DON!! card(s) {_joined} <that-card> <stays-down>",
            lambda n, owner, *_, up_to=_up_to: (
                e.RestDon(n, one_owner(owner), up_to),
                e.HoldDon(DoneCount(), one_owner(owner), up_to=False, state="rested"),
            ),
        )
STAYS_DOWN = Phrase[None]("stays-down")
STAYS_DOWN.says("will not become active in <next-refresh>", lambda _: None)
NEXT_REFRESH = Phrase[Owner]("next-refresh")
NEXT_REFRESH.means("your opponent's next Refresh Phase", Owner.OPPONENT)
NEXT_REFRESH.means("your next Refresh Phase", Owner.YOU)
NEXT_REFRESH.means("the|their next Refresh Phase", Owner.EITHER)
# It is that of the player of each card anyway (Rule 6-2-4).
for _owner in ("its|their (respective) owner", "their (respective) owners", "the owner", "each player"):
    NEXT_REFRESH.means(f"the next Refresh Phase(s) of {_owner}", Owner.EITHER)
for _owners in ("the owner's", "their respective owners'", "their respective", "each player's"):
    NEXT_REFRESH.means(f"{_owners} next Refresh Phase(s)", Owner.EITHER)
EFFECT.says(
    "up to <count> of <whose> rested DON!! card(s) will not become active in <next-refresh>",
    lambda n, owner, _: (e.HoldDon(n, owner, state="rested"),),
)
EFFECT.says(
    "<count> of <whose> rested DON!! card(s) will not become active in <next-refresh>",
    lambda n, owner, _: (e.HoldDon(n, owner, up_to=False, state="rested"),),
)
EFFECT.says(
    "up to <count> of <whose> DON!! card(s) will not become active in <next-refresh>",
    lambda n, owner, _: (e.HoldDon(n, owner),),
)

"""Trees that few texts have: throws, other prices, the bottom of the deck, what happens after all."""

import pytest

from optcg.model.abilities import (
    AutoEffect,
    Gate,
    PaidOtherwise,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, NotSo, WonThrow
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    DrawFromBottom,
    ForbidPlayer,
    HappensAfterAll,
    If,
    May,
    Move,
    Place,
    PlayRockPaperScissors,
    Rest,
    UpToOne,
)
from optcg.model.filters import OpenOnTop, PutThereThisTurn
from optcg.model.selections import Cards, Choose, Every, Top
from optcg.model.terms import Area
from tests.effects.checks import OWN, OWN_LIFE, THEIRS, YOU, begin, event, resolve
from tests.scenario import A, B, Scenario

TO_LIFE = Move(Top(YOU, Area.DECK), Place.LIFE_TOP)


@pytest.mark.parametrize(("first", "drawn"), [("rock", 1), ("scissors", 0)])
def test_the_winner_of_a_throw(first: str, drawn: int) -> None:
    game = resolve(Scenario(), PlayRockPaperScissors(), If(WonThrow(), (Draw(1),)))
    game.choose(first).choose("scissors" if first == "rock" else "rock")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("active", "playable"), [(False, False), (True, True)])
def test_a_price_in_place_of_the_cost(active: bool, playable: bool) -> None:
    s = Scenario()
    s.don(A, active=0)
    s.character(A, rested=not active)
    price = PaidOtherwise((Rest(Choose(OWN, 1)),))
    card = s.hand(A, s.character_card(cost=3, abilities=[price]))

    assert (f"play {card}" in begin(s).choices()) is playable


def test_a_price_in_place_of_the_cost_has_its_condition() -> None:
    s = Scenario()
    s.don(A, active=0)
    s.character(A)
    price = PaidOtherwise((Rest(Choose(OWN, 1)),), Compare(CountOf(OWN), ">=", 2))
    card = s.hand(A, s.character_card(cost=3, abilities=[price]))

    assert f"play {card}" not in begin(s).choices()


def test_4_5_3_the_bottom_card_is_drawn() -> None:
    s = Scenario()
    s.deck(A, 2)
    cards = [s.deck_top(A, s.character_card()) for _ in range(2)]
    game = resolve(s, DrawFromBottom(1))

    assert [game.area(card) for card in cards] == ["deck", "hand"]


@pytest.mark.parametrize(("life", "area"), [(1, "trash"), (2, "characters")])
def test_what_would_happen_happens_after_all(life: int, area: str) -> None:
    """Rule 8-1-3-4: the K.O. is replaced, but not with too few Life cards."""
    s = Scenario()
    s.life(B, life)
    enough = Compare(CountOf(OWN_LIFE), ">=", 2)
    spared = ReplacementEffect(Would("ko"), (If(NotSo(enough), (HappensAfterAll(),)),), optional=False)
    foe = s.character(B, abilities=[spared])

    assert resolve(s, KO(Every(THEIRS))).area(foe) == area


@pytest.mark.parametrize("open_", [True, False])
def test_11_2_the_top_card_that_is_revealed(open_: bool) -> None:
    s = Scenario()
    known = PermanentEffect((ForbidPlayer(YOU, "hide the top of the deck", Duration.ON_FIELD),))
    s.character(A, abilities=[known] if open_ else [])
    lamp = s.deck_top(A, s.character_card(name="Lamp"))
    seen = Cards(YOU, (Area.DECK,), OpenOnTop())
    draw = event(s, If(Compare(CountOf(seen), ">=", 1), (Draw(1),)))
    game = begin(s).play(draw)

    assert (game.area(lamp) == "hand") is open_


def test_cards_that_came_to_the_trash_in_this_turn() -> None:
    s = Scenario()
    old = s.trash(A, s.character_card(name="Mira"))
    new = s.deck_top(A, s.character_card(name="Mira"))
    put = Cards(YOU, (Area.TRASH,), PutThereThisTurn())
    game = resolve(s, Move(Top(YOU, Area.DECK), Place.TRASH), Move(Every(put), Place.HAND))

    assert (game.area(old), game.area(new)) == ("trash", "hand")


@pytest.mark.rule("10-2-13-3")
@pytest.mark.parametrize(("deed", "asked"), [(UpToOne((TO_LIFE,)), 1), (May((TO_LIFE,)), 2)])
def test_10_2_13_3_none_of_up_to_one_card_is_an_answer(deed: May, asked: int) -> None:
    """Who "may" do it and does not has not used the effect; who takes none of "up to 1" has."""
    s = Scenario()
    s.character(A, abilities=[AutoEffect((When("played", OWN),), (deed,), gate=Gate(once=True))])
    cards = [s.hand(A, s.character_card(cost=0)) for _ in range(2)]
    game, times = begin(s), 0
    for card in cards:
        game.play(card)
        if "no" in game.choices():
            game.choose("no")
            times += 1

    assert times == asked

"""What has happened in this turn (Rule 8-3-3): asked of the whole turn, wherever the asking card was."""

import pytest

from optcg.model.abilities import PermanentEffect, When
from optcg.model.amounts import Happened, Per
from optcg.model.conditions import Compare
from optcg.model.effects import KO, Draw, GainPower, If, Play
from optcg.model.filters import ThisCard
from optcg.model.selections import Cards, Every, This
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN, OWN_TRASH, THEIRS, YOU, begin, event, resolve, said
from tests.scenario import A, B, Scenario, Table


def _asks(s: Scenario, text: str) -> str:
    """An Event of A that gives A's Leader +1000 power if this is so."""
    abilities = said(f"[Main] If {text}, your Leader gains +1000 power during this turn.", Category.EVENT)
    return s.hand(A, s.event_card(cost=0, abilities=abilities))


def _so(game: Table, ask: str) -> bool:
    before = game.power("leader_a")
    return game.play(ask).power("leader_a") > before


@pytest.mark.parametrize(("cost", "so"), [(3, False), (4, True)])
def test_a_character_of_a_kind_was_kod(cost: int, so: bool) -> None:
    """It is looked at as it was on the field."""
    s = Scenario()
    s.character(B, cost=cost)
    ask = _asks(s, "your opponent's Character with a cost of 4 or more was K.O.'d during this turn")
    game = resolve(s, KO(Every(THEIRS)))

    assert _so(game, ask) is so


def test_it_is_forgotten_with_the_turn() -> None:
    s = Scenario()
    s.character(B)
    ask = _asks(s, "a Character was K.O.'d during this turn")
    game = resolve(s, KO(Every(THEIRS))).end().end()

    assert not _so(game, ask)


def test_by_whom() -> None:
    s = Scenario()
    s.character(A)
    by_opponent = _asks(s, "your Character was K.O.'d by your opponent's effect during this turn")
    by_you = _asks(s, "your Character was K.O.'d by your effect during this turn")
    game = resolve(s, KO(Every(OWN)))

    assert (_so(game, by_opponent), _so(game, by_you)) == (False, True)


@pytest.mark.parametrize(("cost", "so"), [(2, False), (3, True)])
def test_an_event_of_a_cost_was_activated(cost: int, so: bool) -> None:
    """A permanent effect sees it as soon as it happens."""
    s = Scenario()
    so_far = "you have activated an Event with a base cost of 3 or more during this turn"
    text = f"If {so_far}, this Character gains [Rush]."
    ally = s.character(A, abilities=said(text))
    other = s.hand(A, s.event_card(cost=cost, main=[Draw(1)]))
    game = begin(s)
    before = game.keywords(ally)
    game.play(other)

    assert (before, game.keywords(ally)) == ([], ["Rush"] if so else [])


@pytest.mark.rule("3-1-6")
@pytest.mark.parametrize(("turns", "power"), [(0, 3000), (1, 1000)])
def test_3_1_6_it_is_asked_of_this_turn_how_a_card_was_played(turns: int, power: int) -> None:
    s = Scenario()
    this = Cards(YOU, (Area.LEADER, Area.CHARACTER, Area.STAGE), ThisCard())
    came = Compare(Happened(When("played", this, origin=Area.TRASH)), ">=", 1)
    ally = s.trash(
        A, s.character_card(power=1000, abilities=[PermanentEffect((GainPower(This(), 2000),), came)])
    )
    game = resolve(s, Play(Every(OWN_TRASH)))
    for _ in range(turns):
        game.end().end()

    assert game.power(ally) == power


def test_as_a_tree() -> None:
    s = Scenario()
    s.character(B)
    s.character(B)
    kod = Happened(When("K.O.'d", THEIRS))
    ask = event(s, If(Compare(kod, ">=", 2), (Draw(Per(1, 1, kod)),)))
    game = resolve(s, KO(Every(THEIRS))).play(ask)

    assert game.count(A, "hand") == 2


def test_for_each_don_rested_this_way() -> None:
    s = Scenario()
    text = "[Main] You may rest 2 of your DON!! cards: Draw 1 card for each DON!! card rested this way."
    card = s.hand(A, s.event_card(cost=0, abilities=said(text, Category.EVENT)))
    game = begin(s).play(card).choose("yes")

    assert game.count(A, "hand") == 2

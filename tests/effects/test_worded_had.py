"""What a card was on the field before it was K.O.'d, and with what a player is attacking."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.conditions import ThisCardIs
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainKeyword
from optcg.model.filters import Rested
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, THEIRS, begin, event, resolve, said
from tests.scenario import A, B, Scenario


@pytest.mark.rule("10-2-17-1")
@pytest.mark.parametrize(
    ("fact", "facts", "drawn"),
    [
        ("this Character was rested", {"rested": True}, 1),
        ("this Character was rested", {}, 0),
        ("this Character was active when it was K.O.'d", {}, 1),
        ("this Character had 8000 power or more", {"power": 8000}, 1),
        ("this Character had 8000 power or more", {"power": 7000}, 0),
        ("this Character's power was 8000 or more", {"power": 8000}, 1),
        ("this Character had [Blocker]", {"keywords": ["Blocker"]}, 1),
        ("this Character did not have [Blocker]", {"keywords": ["Blocker"]}, 0),
        ("this Character was rested and had 8000 power or more", {"power": 8000}, 0),
    ],
)
def test_10_2_17_1_what_it_was_is_looked_at_on_the_field(
    fact: str, facts: dict[str, object], drawn: int
) -> None:
    s = Scenario()
    s.character(B, abilities=said(f"[On K.O.] If {fact}, draw 1 card."), **facts)
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(B, "hand") == drawn


@pytest.mark.parametrize(("given", "drawn"), [(1, 0), (2, 2)])
def test_the_don_it_had_are_counted_before_they_return(given: int, drawn: int) -> None:
    s = Scenario()
    s.don(A, active=2)
    line = "[On K.O.] If this Character had 2 or more DON!! cards given, draw 2 cards."
    this = s.character(A, abilities=said(line))
    ko = event(s, KO(Every(OWN)))
    game = begin(s).give(this, given)
    before = game.count(A, "hand")

    assert game.play(ko).count(A, "hand") == before - 1 + drawn


def test_a_keyword_it_had_gained_and_a_price() -> None:
    line = (
        "When this Character is K.O.'d, if it had [Rush], you may trash 1 card from your hand: Draw 2 cards."
    )
    for gained in (False, True):
        s = Scenario()
        s.character(A, abilities=said(line))
        s.hand(A, s.event_card())
        rush = [GainKeyword(Every(OWN), "Rush", Duration.TURN)] if gained else []
        game = resolve(s, *rush, KO(Every(OWN)))

        assert (game.game.decision is not None and "yes" in game.choices()) is gained


def test_the_tree_of_what_it_was() -> None:
    line = "[On K.O.] If this Character was rested, draw 1 card."

    assert said(line) == [AutoEffect((When("On K.O."),), (Draw(1),), condition=ThisCardIs(Rested()))]


# With what a player is attacking ----------------------------------------------------------------------------
@pytest.mark.parametrize(("attacker", "held"), [("foe", True), ("leader_a", False)])
def test_the_character_that_attacks_stays_rested(attacker: str, held: bool) -> None:
    s = Scenario()
    s.life(B, 3)
    foe = s.character(A, power=6000)
    line = (
        "[Counter] Your Leader gains +2000 power during this battle. Then, if your opponent is attacking "
        "with a Character, that Character will not become active in your opponent's next Refresh Phase."
    )
    counter = s.hand(B, s.event_card(cost=0, abilities=said(line, Category.EVENT)))
    game = begin(s).declare(foe if attacker == "foe" else attacker, "leader_b")
    game.choose(f"counter {counter}").pass_battle().end().end()

    assert game.rested(foe if attacker == "foe" else attacker) is held


@pytest.mark.parametrize(
    ("fact", "by_foe", "by_leader"),
    [
        ("your opponent is attacking with a {Harbor} type card", True, False),
        ("your opponent is attacking with a {Lamp} type card", False, False),
        ("your opponent is attacking with their Leader", False, True),
        ("your opponent is not attacking with their Leader", True, False),
        ("the attacking card is a Character", True, False),
    ],
)
def test_with_what_the_opponent_is_attacking(fact: str, by_foe: bool, by_leader: bool) -> None:
    for attacker, expected in (("foe", by_foe), ("leader_a", by_leader)):
        s = Scenario()
        s.life(B, 3)
        foe = s.character(A, power=6000, types=("Harbor",))
        line = f"[Counter] If {fact}, trash 1 card from the top of your deck."
        counter = s.hand(B, s.event_card(cost=0, abilities=said(line, Category.EVENT)))
        game = begin(s).declare(foe if attacker == "foe" else attacker, "leader_b")

        assert game.choose(f"counter {counter}").count(B, "trash") == 1 + expected, attacker

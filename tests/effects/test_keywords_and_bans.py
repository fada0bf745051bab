"""Keyword effects gained, and what cards cannot do or have done to them (Rules 1-3-3, 10-1)."""

from pathlib import Path

import pytest

from optcg.engine.bans import CANNOT_NAMES
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    Forbid,
    GainKeyword,
    If,
    Move,
    Place,
    Rest,
    SetActive,
)
from optcg.model.filters import AttributeIs, CategoryIs, CostIs, NameIs
from optcg.model.selections import Cards, Choose, Every
from optcg.model.terms import KEYWORD_BITS, Area, Attribute, Category
from tests.effects.checks import (
    OWN,
    OWN_LEADER,
    THEIR_LEADER,
    THEIRS,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def test_gain_keyword_is_had_for_the_turn() -> None:
    s = Scenario()
    ally = s.character(A)
    game = resolve(s, GainKeyword(Choose(OWN, 1), "Double Attack", TURN))
    gained = game.keywords(ally)
    game.end()

    assert (gained, game.keywords(ally)) == (["Double Attack"], [])


@pytest.mark.parametrize("keyword", sorted(KEYWORD_BITS))
def test_every_keyword_can_be_gained(keyword: str) -> None:
    s = Scenario()
    ally = s.character(A)
    game = resolve(s, GainKeyword(Choose(OWN, 1), keyword, TURN))

    assert game.keywords(ally) == [keyword]


def test_gain_keyword_of_nobody_is_not_done() -> None:
    game = resolve(Scenario(), GainKeyword(Choose(OWN, 1), "Rush", TURN), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_rush_lets_a_fresh_character_attack() -> None:
    s = Scenario()
    ally = s.character(A, played_this_turn=True)
    game = resolve(s, GainKeyword(Choose(OWN, 1), "Rush", TURN))

    assert f"attack {ally} leader_b" in game.choices()


def test_rush_character_lets_it_attack_characters_only() -> None:
    s = Scenario()
    ally, wall = s.character(A, played_this_turn=True), s.character(B, rested=True)
    game = resolve(s, GainKeyword(Every(OWN), "Rush: Character", TURN))

    attacks = [choice for choice in game.choices() if choice.startswith(f"attack {ally}")]
    assert attacks == [f"attack {ally} {wall}"]


def test_attack_active_lets_it_attack_active_characters() -> None:
    s = Scenario()
    ally, wall = s.character(A), s.character(B)
    game = resolve(s, GainKeyword(Every(OWN), "Attack Active", TURN))

    assert f"attack {ally} {wall}" in game.choices()


def test_unblockable_leaves_no_block() -> None:
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    game = resolve(s, GainKeyword(Every(OWN_LEADER), "Unblockable", TURN))
    game.attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


def test_double_attack_deals_two() -> None:
    game = resolve(Scenario(), GainKeyword(Every(OWN_LEADER), "Double Attack", TURN))
    game.attack("leader_a", "leader_b")

    assert game.count(B, "life") == 1


def test_banish_trashes_life() -> None:
    game = resolve(Scenario(), GainKeyword(Every(OWN_LEADER), "Banish", TURN))
    game.attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "trash")) == (2, 1)


def test_blocker_lets_it_block() -> None:
    s = Scenario()
    wall = s.character(B)
    game = resolve(s, GainKeyword(Every(THEIRS), "Blocker", TURN)).declare("leader_a", "leader_b")

    assert game.choices() == [f"block {wall}", "done"]


# Bans -------------------------------------------------------------------------------------------


def _try(what_not: str, by: str, deed: Effect) -> str:
    """Where a Character of B is after A forbade something and tried to do it."""
    s = Scenario()
    victim = s.character(B)
    game = resolve(s, Forbid(Every(THEIRS), what_not, TURN, by), deed)
    return "rested" if game.area(victim) == "characters" and game.rested(victim) else game.area(victim)


_KO, _TRASH, _REST = KO(Every(THEIRS)), Move(Every(THEIRS), Place.TRASH), Rest(Every(THEIRS))


@pytest.mark.parametrize(
    ("what_not", "by", "deed", "where"),
    [
        ("be K.O.'d", "", _KO, "characters"),
        ("be K.O.'d", "", _TRASH, "trash"),
        ("be K.O.'d", "effects", _KO, "characters"),
        ("be K.O.'d", "opponent's effects", _KO, "characters"),
        ("be K.O.'d", "battle", _KO, "trash"),
        ("be K.O.'d by effects", "", _KO, "characters"),
        ("be K.O.'d by opponent's effects", "", _KO, "characters"),
        ("be K.O.'d in battle", "", _KO, "trash"),
        ("be removed", "effects", _TRASH, "characters"),
        ("be removed", "effects", _KO, "characters"),
        ("be removed", "opponent's effects", _TRASH, "characters"),
        ("be removed by effects", "", _KO, "characters"),
        ("be removed by opponent's effects", "", _KO, "characters"),
        ("be rested", "", _REST, "characters"),
        ("be rested", "opponent's effects", _REST, "characters"),
        ("be rested by opponent's effects", "", _REST, "characters"),
        ("attack", "", _REST, "rested"),
    ],
)
def test_a_ban_stops_an_effect(what_not: str, by: str, deed: Effect, where: str) -> None:
    assert _try(what_not, by, deed) == where


@pytest.mark.parametrize(
    ("what_not", "deed", "where"),
    [
        ("be K.O.'d by opponent's effects", KO(Every(OWN)), "trash"),
        ("be removed by opponent's effects", Move(Every(OWN), Place.HAND), "hand"),
        ("be K.O.'d by effects", KO(Every(OWN)), "characters"),
    ],
)
def test_a_ban_on_the_opponents_effects_leaves_own_effects(what_not: str, deed: Effect, where: str) -> None:
    s = Scenario()
    ally = s.character(A)
    game = resolve(s, Forbid(Every(OWN), what_not, TURN), deed)

    assert game.area(ally) == where


@pytest.mark.parametrize(
    ("what_not", "where"),
    [
        ("be K.O.'d", "characters"),
        ("be K.O.'d in battle", "characters"),
        ("be K.O.'d by effects", "trash"),
        ("be removed by effects", "trash"),
    ],
)
def test_a_ban_on_a_battle_ko(what_not: str, where: str) -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True)
    game = resolve(s, Forbid(Every(THEIRS), what_not, TURN)).attack("leader_a", wall)

    assert game.area(wall) == where


@pytest.mark.parametrize(
    ("attribute", "where"), [(Attribute.SLASH, "characters"), (Attribute.STRIKE, "trash")]
)
def test_a_ban_may_name_its_source(attribute: Attribute, where: str) -> None:
    """ "Cannot be K.O.'d in battle by <Slash> attribute cards" (OP01-024)."""
    s = Scenario()
    fighter = s.character(A, attributes=(Attribute.SLASH,))
    wall = s.character(B, power=1000, rested=True)
    ban = Forbid(Every(THEIRS), "be K.O.'d in battle", TURN, source=AttributeIs(attribute))
    game = resolve(s, ban).attack(fighter, wall)

    assert game.area(wall) == where


@pytest.mark.parametrize(
    ("category", "where"), [(Category.EVENT, "characters"), (Category.CHARACTER, "trash")]
)
def test_a_ban_on_effects_may_name_their_source(category: Category, where: str) -> None:
    s = Scenario()
    victim = s.character(B)
    ban = Forbid(Every(THEIRS), "be K.O.'d", TURN, "effects", CategoryIs(category))
    game = resolve(s, ban, _KO)

    assert game.area(victim) == where


def _attacks(game: object) -> list[str]:
    return [c for c in game.choices() if c.startswith("attack ")]  # type: ignore[attr-defined]


@pytest.mark.parametrize("what_not", ["attack", "be rested"])
def test_a_card_that_cannot_attack(what_not: str) -> None:
    game = resolve(Scenario(), Forbid(Every(OWN_LEADER), what_not, TURN))

    assert _attacks(game) == []


@pytest.mark.parametrize("what_not", ["attack a Leader", "attack Characters", "be attacked"])
def test_a_card_that_cannot_attack_something(what_not: str) -> None:
    s = Scenario()
    wall = s.character(B, rested=True)
    who = THEIRS if what_not == "be attacked" else OWN_LEADER
    game = resolve(s, Forbid(Every(who), what_not, TURN))

    other = wall if what_not == "attack a Leader" else "leader_b"
    assert _attacks(game) == [f"attack leader_a {other}"]


@pytest.mark.parametrize("what_not", ["attack a Leader", "attack Characters", "attack cards"])
def test_a_card_that_cannot_attack_some_cards(what_not: str) -> None:
    """Rule 7-1-1-2: a Leader or a Character; with "cards" both are meant."""
    s = Scenario()
    s.leader(B, name="Tovo")
    tovo, other = s.character(B, name="Tovo", rested=True), s.character(B, rested=True)
    ban = Forbid(Every(OWN_LEADER), what_not, TURN, source=NameIs("Tovo"))
    kept = {"leader_b"} if what_not == "attack a Leader" else {tovo}
    kept = {"leader_b", tovo} if what_not == "attack cards" else kept
    game = resolve(s, ban)

    targets = {c.split()[2] for c in _attacks(game)}
    assert targets == {"leader_b", tovo, other} - kept


def test_a_leader_that_cannot_be_attacked() -> None:
    s = Scenario()
    wall = s.character(B, rested=True)
    game = resolve(s, Forbid(Every(THEIR_LEADER), "be attacked", TURN))

    assert _attacks(game) == [f"attack leader_a {wall}"]


@pytest.mark.parametrize("what_not", ["block", "be rested"])
def test_a_card_that_cannot_block(what_not: str) -> None:
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    game = resolve(s, Forbid(Every(THEIRS), what_not, TURN)).attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


def test_a_card_that_cannot_become_active() -> None:
    s = Scenario()
    tired = s.character(A, rested=True)
    ban = Forbid(Every(OWN), "become active", Duration.OWN_END)
    game = resolve(s, ban, SetActive(Every(OWN))).end().end()

    assert game.rested(tired)


def test_a_card_that_does_not_refresh_can_be_set_active_by_an_effect() -> None:
    s = Scenario()
    tired = s.character(A, rested=True)
    ban = Forbid(Every(OWN), "become active in the Refresh Phase", Duration.OWN_END)
    game = resolve(s, ban, SetActive(Every(OWN)))

    assert not game.rested(tired)


def test_given_don_that_are_not_returned() -> None:
    """Rule 6-2-3."""
    s = Scenario()
    s.don(A, active=1)
    one, two = s.character(A, cost=1, don=2), s.character(A, cost=2, don=1)
    small = Choose(Cards(OWN.owner, (Area.CHARACTER,), CostIs("=", 1)), 1)
    game = resolve(s, Forbid(small, "return given DON!! in the Refresh Phase", Duration.REFRESH))
    game.end().end()
    assert (game.don(one), game.don(two)) == (2, 0)
    game.end().end()

    assert game.don(one) == 0


@pytest.mark.parametrize(
    "what_not",
    [
        "gain [Rush]",
        "gain [Double Attack]",
        "gain [Banish]",
        "gain [Blocker]",
        "gain [Rush: Character]",
        "gain [Unblockable]",
        "gain [Attack Active]",
    ],
)
def test_a_keyword_that_cannot_be_gained(what_not: str) -> None:
    s = Scenario()
    ally = s.character(A)
    gains = [GainKeyword(Every(OWN), keyword, TURN) for keyword in KEYWORD_BITS]
    game = resolve(s, Forbid(Every(OWN), what_not, TURN), *gains)

    assert {f"gain [{word}]" for word in KEYWORD_BITS} - {f"gain [{w}]" for w in game.keywords(ally)} == {
        what_not
    }


def test_a_ban_on_cards_by_cost_is_fixed_when_it_resolves() -> None:
    s = Scenario()
    small, big = s.character(A, cost=1), s.character(A, cost=5)
    cards = Cards(OWN.owner, (Area.CHARACTER,), CostIs("<=", 2))
    game = resolve(s, Forbid(Every(cards), "attack", TURN))

    attackers = {c.split()[1] for c in _attacks(game)}
    assert (small in attackers, big in attackers) == (False, True)


def test_every_ban_has_a_test_here() -> None:
    here = Path(__file__)
    text = "".join(
        path.read_text(encoding="utf-8") for path in (here, here.with_name("test_bans_by_cause.py"))
    )

    assert [word for word in CANNOT_NAMES if f'"{word}"' not in text] == []

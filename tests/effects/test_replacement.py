"""Replacement effects: "would ... instead" (Rule 8-1-3-4)."""

from dataclasses import replace

import pytest

from optcg.model.abilities import Gate, ReplacementEffect, Would
from optcg.model.amounts import DoneCount
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    GainPower,
    Move,
    Place,
    Rest,
    ReturnDon,
    SetDonActive,
    TurnLife,
)
from optcg.model.filters import CategoryIs, CostIs, PowerIs, ThisCard, Without
from optcg.model.selections import Cards, Choose, Every, Slot, This, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN, OWN_HAND, THEIRS, YOU, begin, don, draws_when, resolve
from tests.scenario import A, B, Scenario

_KO, _TRASH = KO(Every(THEIRS)), Move(Every(THEIRS), Place.TRASH)


def _saved(*effects: Effect, would: Would | None = None, **facts: object) -> ReplacementEffect:
    return ReplacementEffect(would or Would("ko"), effects, **facts)  # type: ignore[arg-type]


def test_it_may_be_applied() -> None:
    s = Scenario()
    wall = s.character(B, abilities=[_saved(Rest(This()))])
    game = resolve(s, _KO)
    asked = game.asked()
    game.choose("yes")

    assert (asked, game.area(wall), game.rested(wall)) == ((B, "yes_no"), "characters", True)


def test_it_may_be_declined() -> None:
    """Rule 8-1-3-4-1."""
    s = Scenario()
    wall = s.character(B, abilities=[_saved(Rest(This()))])
    game = resolve(s, _KO).choose("no")

    assert game.area(wall) == "trash"


def test_it_must_be_possible() -> None:
    """Rules 8-1-3-4-5, 1-3-2-1: a rested card cannot be rested instead."""
    s = Scenario()
    wall = s.character(B, rested=True, abilities=[_saved(Rest(This()))])
    game = resolve(s, _KO)

    assert (game.area(wall), game.asked()) == ("trash", (A, "main"))


def test_up_to_one_is_one_in_place_of_something() -> None:
    """Rule 8-1-3-4-5: also of DON!! that are set as active."""
    s = Scenario()
    s.don(B, active=1, rested=1)
    wall = s.character(B, abilities=[_saved(SetDonActive(1))])
    game = resolve(s, _KO).choose("yes")

    assert (game.area(wall), don(game, B)[:2], game.asked()) == ("characters", (2, 0), (A, "main"))


def test_a_forced_one_is_not_asked() -> None:
    """OP08-045."""
    s = Scenario()
    wall = s.character(B, abilities=[_saved(Move(This(), Place.TRASH), Draw(1), optional=False)])
    game = resolve(s, _KO)

    assert (game.area(wall), game.count(B, "hand"), "knocked_out" in game.kinds()) == ("trash", 1, False)


def test_a_replaced_ko_was_not_done() -> None:
    s = Scenario()
    s.character(B, abilities=[_saved(Rest(This()), optional=False)])
    game = resolve(s, _KO, Draw(DoneCount()))

    assert game.count(A, "hand") == 0


@pytest.mark.parametrize(
    ("event", "by", "deed", "asked"),
    [
        ("ko", "", _KO, True),
        ("ko", "", _TRASH, False),
        ("ko", "effects", _KO, True),
        ("ko", "opponent's effects", _KO, True),
        ("ko", "your effects", _KO, False),
        ("ko", "battle", _KO, False),
        ("leave", "", _TRASH, True),
        ("leave", "", _KO, True),
        ("leave", "opponent's effects", Move(Every(THEIRS), Place.HAND), True),
        ("rest", "", Rest(Every(THEIRS)), True),
        ("rest", "opponent's effects", Rest(Every(THEIRS)), True),
        ("rest", "", _KO, False),
    ],
)
def test_which_situation_is_replaced(event: str, by: str, deed: Effect, asked: bool) -> None:
    s = Scenario()
    s.character(B, abilities=[_saved(Draw(1), would=Would(event, by=by))])
    game = resolve(s, deed)

    assert (game.asked() == (B, "yes_no")) == asked


@pytest.mark.parametrize(("by", "asked"), [("battle", True), ("", True), ("effects", False)])
def test_a_ko_in_battle(by: str, asked: bool) -> None:
    s = Scenario()
    save = _saved(Draw(1), would=Would("ko", by=by))
    wall = s.character(B, power=1000, rested=True, abilities=[save])
    game = begin(s).declare("leader_a", wall)

    assert (game.asked() == (B, "yes_no")) == asked


@pytest.mark.parametrize(("category", "asked"), [(Category.EVENT, True), (Category.CHARACTER, False)])
def test_a_source_that_is_named(category: Category, asked: bool) -> None:
    """PRB02-006: "by your opponent's Character's effect"."""
    s = Scenario()
    would = Would("rest", by="opponent's effects", source=CategoryIs(category))
    s.character(B, abilities=[_saved(Draw(1), would=would)])
    game = resolve(s, Rest(Every(THEIRS)))

    assert (game.asked() == (B, "yes_no")) == asked


def test_one_use_saves_several_cards() -> None:
    """QA OP05-001: the cards in slot 0 each lose 1000."""
    s = Scenario()
    strong = Cards(YOU, (Area.CHARACTER,), PowerIs(">=", 5000))
    save = _saved(GainPower(Slot(0), -1000, Duration.TURN), would=Would("ko", strong), gate=Gate(once=True))
    s.leader(B, abilities=[save])
    cards = [s.character(B), s.character(B)]
    weak = s.character(B, power=1000)
    game = resolve(s, _KO).choose("yes")

    assert ([game.power(card) for card in cards], game.area(weak)) == ([4000, 4000], "trash")


def test_one_use_saves_the_cards_of_both_situations() -> None:
    """ "If your Character with 5000 power would be K.O.'d or one with a cost of 1 would leave the field"."""
    s = Scenario()
    strong = Would("ko", Cards(YOU, (Area.CHARACTER,), PowerIs(">=", 5000)))
    cheap = Would("leave", Cards(YOU, (Area.CHARACTER,), CostIs("<=", 1)))
    save = _saved(Draw(1), would=replace(strong, also=cheap), gate=Gate(once=True))
    s.leader(B, abilities=[save])
    one, two = s.character(B, power=5000, cost=4), s.character(B, power=1000, cost=1)
    both, neither = s.character(B, power=5000, cost=1), s.character(B, power=1000, cost=4)
    game = resolve(s, _KO).choose("yes")

    assert [game.area(card) for card in (one, two, both)] == ["characters"] * 3
    assert (game.area(neither), game.count(B, "hand")) == ("trash", 1)


def test_declining_leaves_once_per_turn() -> None:
    s = Scenario()
    save = _saved(Draw(1), would=Would("ko", OWN), gate=Gate(once=True))
    s.leader(B, abilities=[save])
    s.character(B)
    game = resolve(s, _KO).choose("no")

    assert game.game.state.players[B].leader.used == 0


def test_once_per_turn_is_used_up() -> None:
    s = Scenario()
    wall = s.character(B, abilities=[_saved(Draw(1), gate=Gate(once=True))])
    game = resolve(s, _KO, _KO).choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 1)


def test_a_character_is_meant_and_a_stage_is_kod() -> None:
    s = Scenario()
    s.leader(B, abilities=[_saved(Draw(1), would=Would("ko", OWN))])
    ship = s.stage(B)
    game = resolve(s, KO(Every(Cards(THEIRS.owner, (Area.STAGE,)))))

    assert game.area(ship) == "trash"


def test_a_condition_that_does_not_hold() -> None:
    s = Scenario()
    wall = s.character(B, abilities=[_saved(Draw(1), condition=Compare(1, "=", 2))])
    game = resolve(s, _KO)

    assert game.area(wall) == "trash"


@pytest.mark.parametrize(("don_given", "area"), [(0, "trash"), (1, "characters")])
def test_a_gate(don_given: int, area: str) -> None:
    s = Scenario()
    wall = s.character(B, don=don_given, abilities=[_saved(Draw(1), optional=False, gate=Gate(don=1))])
    game = resolve(s, _KO)

    assert game.area(wall) == area


def test_a_negated_one_is_not_offered() -> None:
    s = Scenario()
    wall = s.character(
        B, effects=[{"negated": True, "until": "turn"}], abilities=[_saved(Draw(1), optional=False)]
    )
    game = resolve(s, _KO)

    assert game.area(wall) == "trash"


OTHERS = Cards(YOU, (Area.CHARACTER,), Without(ThisCard()))


@pytest.mark.parametrize(
    "effect",
    [
        Move(Choose(OWN_HAND, 1), Place.TRASH),
        ReturnDon(1),
        Move(Top(YOU, Area.LIFE, 1), Place.HAND),
        TurnLife(Top(YOU, Area.LIFE, 1), True),
        Rest(Choose(OTHERS, 1)),
        Move(Choose(OTHERS, 1), Place.DECK_BOTTOM),
        Move(This(), Place.LIFE_TOP),
    ],
)
@pytest.mark.parametrize("rich", [True, False])
def test_a_substitute_is_offered_when_it_can_be_done(effect: Effect, rich: bool) -> None:
    """Rule 8-1-3-4-5; the victim itself can always go elsewhere."""
    s = Scenario()
    s.character(B, cost=1, abilities=[_saved(effect)])
    if rich:
        s.hand(B, s.character_card())
        s.character(B, cost=5)
    else:
        s.life(B, 0)
        s.don(B)
    victim = Cards(THEIRS.owner, (Area.CHARACTER,), Without(PowerIs("=", 1)))
    game = resolve(s, KO(Every(victim)))

    assert (game.asked() == (B, "yes_no")) == (rich or effect == Move(This(), Place.LIFE_TOP))


def test_the_owner_chooses_among_several() -> None:
    """Rule 8-1-3-4-2."""
    s = Scenario()
    s.leader(B, abilities=[_saved(Draw(1), would=Would("ko", OWN))])
    s.stage(B, abilities=[_saved(Draw(2), would=Would("ko", OWN))])
    wall = s.character(B)
    game = resolve(s, _KO)
    choices = game.choices()
    game.choose("effect 2")

    assert (choices, game.area(wall), game.count(B, "hand")) == (
        ["effect 1", "effect 2", "done"],
        "characters",
        2,
    )


def test_on_ko_does_not_happen() -> None:
    s = Scenario()
    s.character(B, abilities=[_saved(Rest(This()), optional=False), draws_when("On K.O.")])
    game = resolve(s, _KO)

    assert game.count(B, "hand") == 0


def test_returning_don_instead() -> None:
    s = Scenario()
    wall = s.character(B, abilities=[_saved(ReturnDon(1))])
    game = resolve(s, _KO).choose("yes")

    assert (game.area(wall), don(game, B)[2]) == ("characters", 6)


def test_a_forced_one_among_several_is_not_declined() -> None:
    """Its player may only say which of them is applied."""
    s = Scenario()
    forced = _saved(Move(This(), Place.TRASH), Draw(1), optional=False)
    wall = s.character(B, abilities=[_saved(Rest(This())), forced])
    game = resolve(s, KO(Every(THEIRS)))
    assert game.choices() == ["effect 1", "effect 2"]

    assert (game.choose("effect 1").rested(wall), game.count(B, "hand")) == (True, 0)


def test_a_card_that_was_moved_instead_is_not_put_in_order() -> None:
    """Rule 3-1-6: another card of the same process went to the trash meanwhile."""
    s = Scenario()
    others = Cards(YOU, (Area.CHARACTER,), Without(ThisCard()))
    saved = _saved(Move(Choose(others, 1), Place.TRASH), would=Would("leave"))
    wall = s.character(A, abilities=[saved])
    one, two, three = s.character(A), s.character(A), s.character(A)
    game = resolve(s, Move(Every(OWN), Place.DECK_BOTTOM)).choose("yes").choose(f"pick {one}")

    assert (game.area(wall), game.area(one)) == ("characters", "trash")
    assert game.choices() == [f"pick {two}", f"pick {three}"]

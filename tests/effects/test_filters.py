"""The describing words of card text: which cards fit, and which do not (Rules 2-1 to 2-11)."""

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.amounts import CountOf
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Forbid, GainCost, GainPower, Pick, SetBaseCost, SetBasePower
from optcg.model.filters import (
    Active,
    AgainstOwn,
    AllOf,
    Among,
    AnyOf,
    AttributeIs,
    CategoryIs,
    ColorDiffersFrom,
    ColorIs,
    CostIs,
    CounterIs,
    FaceUp,
    Filter,
    GivenDonIs,
    HasKeyword,
    HasTiming,
    HasTrigger,
    InBattle,
    Multicolor,
    NameIncludes,
    NameIs,
    NoBaseEffect,
    NumberIs,
    OwnedBy,
    PlayedThisTurn,
    PowerIs,
    Rested,
    SameNameAs,
    ThisCard,
    TypeIncludes,
    TypeIs,
    Without,
)
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Attribute, Category, Color
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_LEADER,
    THEIR_HAND,
    THEIRS,
    YOU,
    begin,
    draws_when,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN
FACTS: dict[str, object] = {
    "name": "Monkey.D.Luffy",
    "types": ("Straw Hat Crew", "Former Navy"),
    "attributes": (Attribute.STRIKE,),
    "colors": (Color.RED, Color.GREEN),
    "counter": 1000,
}


@pytest.mark.parametrize(
    ("described", "fits"),
    [
        (CategoryIs(Category.CHARACTER), True),
        (CategoryIs(Category.EVENT), False),
        (NameIs("Monkey.D.Luffy"), True),
        (NameIs("Luffy"), False),
        (NameIncludes("Luffy"), True),
        (NameIncludes("Zoro"), False),
        (TypeIs("Straw Hat Crew"), True),
        (TypeIs("straw hat crew"), True),
        (TypeIs("Navy"), False),
        (TypeIncludes("Navy"), True),
        (TypeIncludes("Wano"), False),
        (AttributeIs(Attribute.STRIKE), True),
        (AttributeIs(Attribute.SLASH), False),
        (ColorIs(Color.GREEN), True),
        (ColorIs(Color.BLUE), False),
        (Multicolor(), True),
        (CostIs("=", 4), True),
        (CostIs("<=", 3), False),
        (CostIs("<", 5), True),
        (CostIs(">", 4), False),
        (PowerIs(">=", 6000), True),
        (PowerIs("<=", 5000), False),
        (CounterIs("=", 1000), True),
        (CounterIs("=", 0), False),
        (NoBaseEffect(), True),
        (HasTrigger(), False),
        (HasKeyword("Blocker"), False),
        (AllOf((ColorIs(Color.RED), CostIs("=", 4))), True),
        (AllOf((ColorIs(Color.RED), CostIs("=", 5))), False),
        (AnyOf((ColorIs(Color.BLUE), CostIs("=", 4))), True),
        (AnyOf((ColorIs(Color.BLUE), CostIs("=", 5))), False),
        (Without(NameIs("Monkey.D.Luffy")), False),
        (Without(NameIs("Nami")), True),
    ],
)
@pytest.mark.parametrize("area", ["hand", "characters"])
def test_a_printed_property(described: Filter, fits: bool, area: str) -> None:
    """The same on the field and in the hand; two of these draw two cards."""
    s = Scenario()
    card = s.character_card(power=6000, cost=4, **FACTS)  # type: ignore[arg-type]
    for _ in range(2):
        if area == "hand":
            s.hand(A, card)
        else:
            s.put_character(A, card)
    place = Area.HAND if area == "hand" else Area.CHARACTER
    before = 2 if area == "hand" else 0
    game = resolve(s, Draw(CountOf(Cards(YOU, (place,), described))))

    assert game.count(A, "hand") - before == (2 if fits else 0)


def _fits(s: Scenario, described: Filter, *before: object, area: Area = Area.CHARACTER) -> int:
    """How many cards of A in this area fit, after these steps."""
    game = resolve(s, *before, Draw(CountOf(Cards(YOU, (area,), described))))  # type: ignore[arg-type]
    return game.count(A, "hand")


def test_number_is() -> None:
    s = Scenario()
    card = s.character_card()
    s.put_character(A, card)
    s.character(A)

    assert _fits(s, NumberIs(card.number)) == 1


def test_a_single_color_is_not_multicolor() -> None:
    s = Scenario()
    s.character(A)

    assert _fits(s, Multicolor()) == 0


def test_a_leader_has_no_cost() -> None:
    """Rule 2-7-5."""
    assert _fits(Scenario(), CostIs("<=", 9), area=Area.LEADER) == 0


def test_a_stage_has_no_power() -> None:
    s = Scenario()
    s.stage(A)

    assert _fits(s, PowerIs("<=", 9000), area=Area.STAGE) == 0


@pytest.mark.parametrize(("base", "count"), [(False, 1), (True, 0)])
def test_cost_now_and_base_cost(base: bool, count: int) -> None:
    s = Scenario()
    s.character(A, cost=3)

    assert _fits(s, CostIs("=", 1, base), GainCost(Every(OWN), -2, TURN)) == count


@pytest.mark.parametrize(("base", "count"), [(False, 1), (True, 0)])
def test_power_now_and_base_power(base: bool, count: int) -> None:
    s = Scenario()
    s.character(A, power=3000)

    assert _fits(s, PowerIs("=", 4000, base), GainPower(Every(OWN), 1000, TURN)) == count


def test_a_base_value_that_was_set_is_the_base_value() -> None:
    s = Scenario()
    s.character(A, power=3000, cost=3)
    both = AllOf((PowerIs("=", 7000, base=True), CostIs("=", 7, base=True)))

    assert _fits(s, both, SetBasePower(Every(OWN), 7000, TURN), SetBaseCost(Every(OWN), 7, TURN)) == 1


def test_zero_power_is_not_negative_power() -> None:
    """QA OP06-103."""
    s = Scenario()
    s.character(A, power=1000)

    assert _fits(s, PowerIs("=", 0), GainPower(Every(OWN), -2000, TURN)) == 0


def test_a_cost_bounded_by_a_count() -> None:
    s = Scenario()
    for cost in (1, 2, 3):
        s.character(A, cost=cost)
    s.life(A, 2)

    assert _fits(s, CostIs("<=", CountOf(Cards(YOU, (Area.LIFE,))))) == 2


def test_given_don() -> None:
    s = Scenario()
    s.character(A, don=2)
    s.character(A, don=1)

    assert _fits(s, GivenDonIs(">=", 2)) == 1


@pytest.mark.parametrize(("described", "count"), [(Rested(), 1), (Active(), 2)])
def test_state(described: Filter, count: int) -> None:
    s = Scenario()
    s.character(A, rested=True)
    s.character(A)
    s.character(A)

    assert _fits(s, described) == count


def test_a_card_off_the_field_is_neither_rested_nor_active() -> None:
    s = Scenario()
    s.trash(A, s.character_card())

    assert _fits(s, AnyOf((Rested(), Active())), area=Area.TRASH) == 0


def test_face_up() -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=True)

    assert _fits(s, FaceUp(), area=Area.LIFE) == 1


def test_has_keyword_printed_or_gained() -> None:
    s = Scenario()
    s.character(A, keywords=["Blocker"])
    s.character(A, effects=[{"keyword": "Blocker", "until": "turn"}])
    s.character(A)

    assert _fits(s, HasKeyword("Blocker")) == 2


def test_has_trigger() -> None:
    s = Scenario()
    s.character(A, trigger=[Draw(1)])
    s.character(A)

    assert _fits(s, HasTrigger()) == 1


def test_has_timing() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("When Attacking")])
    s.character(A, abilities=[draws_when("On K.O.")])

    assert _fits(s, HasTiming("When Attacking")) == 1


def test_without_a_timing() -> None:
    """EB03-001: "without a [When Attacking] effect"."""
    s = Scenario()
    s.character(A, abilities=[draws_when("When Attacking")])
    s.character(A)

    assert _fits(s, Without(HasTiming("When Attacking"))) == 1


def test_no_base_effect_is_not_a_card_with_only_a_trigger() -> None:
    """Rules 2-8-5, 2-11-2."""
    s = Scenario()
    s.character(A, trigger=[Draw(1)])
    s.character(A, counter=1000)

    assert _fits(s, NoBaseEffect()) == 1


def test_played_this_turn() -> None:
    s = Scenario()
    s.character(A, played_this_turn=True)
    s.character(A)

    assert _fits(s, PlayedThisTurn()) == 1


def test_this_card() -> None:
    """ "Other than this Character": one instance, not a name."""
    s = Scenario()
    count = CountOf(Cards(YOU, (Area.CHARACTER,), Without(ThisCard())))
    card = s.character_card(abilities=[AutoEffect((When("When Attacking"),), (Draw(count),))])
    ally = s.put_character(A, card)
    s.put_character(A, card)
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == 1


def test_among_the_cards_of_an_earlier_step() -> None:
    s = Scenario()
    for _ in range(3):
        s.character(A)
    game = resolve(s, Pick(Choose(OWN, 2, slot=1)), Draw(CountOf(Cards(OWN.owner, OWN.areas, Among(1)))))
    game.choose(game.choices()[0]).choose(game.choices()[0])

    assert game.count(A, "hand") == 2


def test_same_name_as_a_card_of_an_earlier_step() -> None:
    """EB02-039."""
    s = Scenario()
    s.character(B, name="X")
    s.character(A, name="X")
    s.character(A, name="Y")

    assert _fits(s, SameNameAs(1), Pick(Every(THEIRS, slot=1))) == 1


def test_another_name_than_a_card_of_an_earlier_step() -> None:
    """Without such a card there is no name to differ from."""
    for seen, fitting in ((THEIRS, 2), (OWN_LEADER, 3), (THEIR_HAND, 0)):
        s = Scenario()
        s.character(B, name="X")
        for name in ("X", "Y", "Z"):
            s.character(A, name=name)

        assert _fits(s, Without(SameNameAs(1)), Pick(Every(seen, slot=1))) == fitting


@pytest.mark.parametrize(("owner", "count"), [(YOU, 2), (OPPONENT, 1), (EITHER, 3)])
def test_owned_by(owner: Owner, count: int) -> None:
    s = Scenario()
    s.character(A)
    s.character(A)
    s.character(B)
    every = CountOf(Cards(EITHER, (Area.CHARACTER,), OwnedBy(owner)))

    assert resolve(s, Draw(every)).count(A, "hand") == count


def test_owned_by_off_the_field() -> None:
    s = Scenario()
    s.trash(A, s.character_card())
    s.trash(B, s.character_card())
    both = Cards(EITHER, (Area.TRASH,), AllOf((CategoryIs(Category.CHARACTER), OwnedBy(OPPONENT))))

    assert resolve(s, Draw(CountOf(both))).count(A, "hand") == 1


def test_other_than_your_card_of_a_name() -> None:
    """OP01-099: the opponent's card of that name is meant all the same."""
    s = Scenario()
    own, other = s.character(A, name="X"), s.character(B, name="X", rested=True)
    ally = s.character(B, rested=True)
    not_own = Without(AllOf((OwnedBy(YOU), NameIs("X"))))
    safe = PermanentEffect((Forbid(Every(Cards(EITHER, (Area.CHARACTER,), not_own)), "be K.O.'d in battle"),))
    s.stage(A, abilities=[safe])
    game = begin(s).attack(own, other).attack("leader_a", ally)

    assert (game.area(other), game.area(ally)) == ("characters", "characters")


def test_a_color_that_differs() -> None:
    """OP01-002: no color is shared."""
    s = Scenario()
    s.leader(A, colors=(Color.RED, Color.BLUE))
    s.character(A, colors=(Color.BLUE, Color.BLACK))
    s.character(A, colors=(Color.GREEN,))

    assert _fits(s, ColorDiffersFrom(1), Pick(Every(OWN_LEADER, slot=1))) == 1


def test_no_color_differs_from_that_of_no_card() -> None:
    """EB01-020: without a returned Character there is nothing to play."""
    s = Scenario()
    s.character(A, colors=(Color.GREEN,))

    assert _fits(s, ColorDiffersFrom(1), Pick(Every(THEIRS, slot=1))) == 0


@pytest.mark.parametrize(("role", "count"), [("", 1), ("attacker", 0), ("target", 1)])
def test_in_battle(role: str, count: int) -> None:
    s = Scenario()
    cards = Cards(YOU, (Area.LEADER, Area.CHARACTER), InBattle(role))
    auto = AutoEffect((When("On Your Opponent's Attack"),), (Draw(CountOf(cards)),))
    s.leader(B, abilities=[auto])
    s.character(B)
    game = begin(s).declare("leader_a", "leader_b")

    assert game.count(B, "hand") - (3 - game.count(B, "life")) == count


def test_nobody_is_in_battle_outside_of_one() -> None:
    s = Scenario()
    s.character(A)

    assert _fits(s, InBattle()) == 0


@pytest.mark.parametrize(("don", "area"), [(3, "trash"), (2, "characters")])
def test_a_value_against_another_of_the_same_card(don: int, area: str) -> None:
    s = Scenario()
    foe = s.character(B, cost=3, don=don)
    against = AgainstOwn("cost", "=", "given DON!!")
    game = resolve(s, KO(Every(Cards(OPPONENT, (Area.CHARACTER,), against))))

    assert game.area(foe) == area

"""Permanent effects: in force as long as they are valid, and looked at anew (Rule 8-1-3-3)."""

import pytest

from optcg.model.abilities import Gate, PermanentEffect
from optcg.model.amounts import CountOf, Minus, Per, TotalOf
from optcg.model.conditions import Compare, Condition
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    Forbid,
    ForbidPlayer,
    GainCost,
    GainKeyword,
    GainPower,
    Move,
    Negate,
    Place,
    Rest,
    SetBaseCost,
    SetBasePower,
)
from optcg.model.filters import CostIs, NameIs, PowerIs, ThisCard, TypeIs, Without
from optcg.model.selections import Cards, Every, This
from optcg.model.terms import Area
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    THEIR_LEADER,
    THEIRS,
    YOU,
    begin,
    draws_when,
    event,
    resolve,
    said,
)
from tests.scenario import A, B, Scenario


def _always(
    *changes: Effect, condition: Condition | None = None, gate: Gate | None = None
) -> PermanentEffect:
    return PermanentEffect(changes, condition, gate or Gate())


def test_this_card_gains_power() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[_always(GainPower(This(), 1000))])

    assert begin(s).power(ally) == 6000


def test_a_group_is_looked_at_anew() -> None:
    """A Character that comes later gains it too; one that leaves takes it away."""
    s = Scenario()
    source = s.stage(A, abilities=[_always(GainPower(Every(OWN), 1000))])
    card = s.hand(A, s.character_card(power=4000, cost=1))
    ref = event(s, Move(Every(Cards(YOU, (Area.STAGE,))), Place.TRASH))
    game = begin(s).play(card)
    with_it = game.power(card)
    game.play(ref)

    assert (with_it, game.power(card), game.area(source)) == (5000, 4000, "trash")


def test_gain_cost() -> None:
    s = Scenario()
    victim = s.character(B, cost=4)
    s.character(A, abilities=[_always(GainCost(Every(THEIRS), -3))])

    assert begin(s).cost(victim) == 1


def test_gain_cost_that_leaves() -> None:
    """Rule 1-3-6-2-1: 6 - 5 - 2 reads 0; without the aura it is 4."""
    s = Scenario()
    victim = s.character(B, cost=6)
    s.character(A, abilities=[_always(GainCost(Every(THEIRS), -5))])
    game = resolve(s, GainCost(Every(THEIRS), -2, Duration.TURN), KO(Every(OWN)))

    assert game.cost(victim) == 4


def test_set_base_power_like_another_card() -> None:
    """OP14-053: not a snapshot, it follows the Leader."""
    s = Scenario()
    copy = _always(SetBasePower(This(), TotalOf("power", THEIR_LEADER)))
    ally = s.character(A, power=1000, abilities=[copy])
    game = resolve(s, GainPower(Every(THEIR_LEADER), 2000, Duration.TURN))

    assert game.power(ally) == 7000


def test_set_base_cost() -> None:
    s = Scenario()
    ally = s.character(A, cost=2, abilities=[_always(SetBaseCost(This(), 7))])

    assert begin(s).cost(ally) == 7


def test_gain_keyword_while_a_gate_holds() -> None:
    """ "[DON!! x1] This Character gains [Rush]"."""
    s = Scenario()
    ally = s.character(A, abilities=[_always(GainKeyword(This(), "Rush"), gate=Gate(don=1))])
    game = begin(s)
    before = game.keywords(ally)
    game.give(ally)

    assert (before, game.keywords(ally)) == ([], ["Rush"])


@pytest.mark.parametrize(("turn", "powers"), [("your", (6000, 5000)), ("opponent", (5000, 6000))])
def test_a_gate_of_the_turn(turn: str, powers: tuple[int, int]) -> None:
    s = Scenario()
    ally = s.character(A, abilities=[_always(GainPower(This(), 1000), gate=Gate(turn=turn))])
    game = begin(s)
    mine = game.power(ally)
    game.end()

    assert (mine, game.power(ally)) == powers


def test_a_condition_is_looked_at_anew() -> None:
    s = Scenario()
    rich = Compare(CountOf(OWN_HAND), ">=", 1)
    ally = s.character(A, abilities=[_always(GainPower(This(), 1000), condition=rich)])
    game = begin(s)
    before = game.power(ally)
    game.end().end()

    assert (before, game.power(ally)) == (5000, 6000)


def test_an_amount_is_looked_at_anew() -> None:
    """EB01-014: +1000 for every other Character."""
    s = Scenario()
    others = Cards(YOU, (Area.CHARACTER,), Without(ThisCard()))
    ally = s.character(A, abilities=[_always(GainPower(This(), Per(1000, 1, CountOf(others))))])
    card = s.hand(A, s.character_card(cost=1))
    game = begin(s)
    before = game.power(ally)
    game.play(card)

    assert (before, game.power(ally)) == (5000, 6000)


def test_forbid() -> None:
    s = Scenario()
    ally = s.character(B, abilities=[_always(Forbid(This(), "be K.O.'d", by="opponent's effects"))])
    game = resolve(s, KO(Every(THEIRS)))

    assert game.area(ally) == "characters"


def test_forbid_by_certain_sources() -> None:
    """OP14-003: "cannot be K.O.'d by effects of Characters with 5000 power or less"."""
    s = Scenario()
    weak = PowerIs("<=", 5000)
    wall = s.character(
        B, power=1000, rested=True, abilities=[_always(Forbid(This(), "be K.O.'d", source=weak))]
    )
    strong = s.character(A, power=6000)
    game = begin(s).attack("leader_a", wall)
    saved = game.area(wall)
    game.attack(strong, wall)

    assert (saved, game.area(wall)) == ("characters", "trash")


def test_attackers_may_only_choose_a_named_character() -> None:
    """OP01-051."""
    s = Scenario()
    others = Cards(YOU, (Area.LEADER, Area.CHARACTER), Without(NameIs("Kid")))
    kid = s.character(B, name="Kid", rested=True, abilities=[_always(Forbid(Every(others), "be attacked"))])
    s.character(B, rested=True)

    attacks = [c for c in begin(s).choices() if c.startswith("attack")]
    assert attacks == [f"attack leader_a {kid}"]


def test_characters_of_both_players_do_not_refresh() -> None:
    """OP05-040: neither player's Characters become active in the Refresh Phase."""
    s = Scenario()
    all_five = Cards(EITHER, (Area.CHARACTER,), CostIs("<=", 5))
    s.stage(A, abilities=[_always(Forbid(Every(all_five), "become active in the Refresh Phase"))])
    tired = s.character(B, rested=True)

    assert begin(s).end().rested(tired)


def test_forbid_a_player() -> None:
    s = Scenario()
    s.character(A, abilities=[_always(ForbidPlayer(OPPONENT, "activate Blocker", Duration.ON_FIELD))])
    s.character(B, keywords=["Blocker"])
    game = begin(s).attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


def test_negate_others() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[draws_when("When Attacking")])
    s.character(B, abilities=[_always(Negate(Every(THEIRS)))])
    game = begin(s).attack(ally, "leader_b")

    assert game.count(A, "hand") == 0


def test_negate_cards_by_a_missing_type() -> None:
    """OP13-064."""
    s = Scenario()
    plain = Cards(YOU, (Area.CHARACTER,), Without(TypeIs("Navy")))
    s.leader(A, abilities=[_always(Negate(Every(plain)))])
    navy = s.character(A, keywords=["Blocker"], types=("Navy",))
    other = s.character(A, keywords=["Blocker"])
    game = begin(s)

    assert (game.keywords(navy), game.keywords(other)) == (["Blocker"], [])


def test_a_negated_permanent_effect_is_off() -> None:
    """Rule 8-2-1-1."""
    s = Scenario()
    ally = s.character(A, abilities=[_always(GainPower(Every(OWN_LEADER), 1000), GainPower(This(), 1000))])
    game = resolve(s, Negate(Every(OWN), Duration.TURN))

    assert (game.power("leader_a"), game.power(ally)) == (5000, 5000)


def test_permanent_effects_are_settled_together() -> None:
    """Test 29 of the card text: base 3 +1 is 4; -3 makes 1, the aura lets go, and 0 is left."""
    s = Scenario()
    aura = GainCost(Every(Cards(YOU, (Area.CHARACTER,), CostIs(">=", 2))), 1)
    s.leader(B, abilities=[_always(aura)])
    victim = s.character(B, cost=3)
    game = begin(s)
    before = game.cost(victim)
    game = resolve(s, GainCost(Every(THEIRS), -3, Duration.TURN))

    assert (before, game.cost(victim)) == (4, 0)


def test_several_changes_under_one_gate() -> None:
    """ST14-001."""
    s = Scenario()
    both = GainPower(This(), 1000), GainKeyword(This(), "Blocker")
    ally = s.character(A, don=1, abilities=[_always(*both, gate=Gate(don=1))])
    game = begin(s)

    assert (game.power(ally), game.keywords(ally)) == (7000, ["Blocker"])


def test_a_penalty_of_its_own() -> None:
    """OP13-003."""
    s = Scenario()
    fewer = Compare(CountOf(OWN_HAND), "<=", 9)
    s.leader(A, abilities=[_always(GainPower(This(), Minus(0, 2000)), condition=fewer)])

    assert begin(s).power("leader_a") == 3000


@pytest.mark.parametrize("effect", [Draw(1), Rest(This()), KO(This())])
def test_what_is_no_lasting_change_cannot_be_permanent(effect: Effect) -> None:
    s = Scenario()
    s.character(A, abilities=[_always(effect)])

    with pytest.raises(TypeError, match="no permanent change"):
        s.start()


@pytest.mark.parametrize(("life", "power", "keywords"), [(2, 7000, ["Blocker"]), (3, 5000, [])])
def test_8_2_a_card_that_negates_its_own_effects(life: int, power: int, keywords: list[str]) -> None:
    """All but the one that says so, which would have no ground without itself."""
    s = Scenario()
    s.life(A, life)
    lines = (
        "If you have 3 or more Life cards, this Character's effects are negated.",
        "This Character gains +2000 power.",
        "[Blocker]",
    )
    card = s.character(A, abilities=[ability for line in lines for ability in said(line)])
    game = begin(s)

    assert (game.power(card), game.keywords(card)) == (power, keywords)

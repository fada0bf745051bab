"""Costs of idiosyncratic cards, paid: each test names the card whose text the tree says."""

from optcg.model.abilities import (
    ActivateEffect,
    Gate,
)
from optcg.model.durations import Duration
from optcg.model.effects import (
    ChooseOne,
    Draw,
    Effect,
    GainKeyword,
    GainPower,
    GiveDon,
    Move,
    Place,
    Play,
    Rest,
)
from optcg.model.filters import (
    AllOf,
    CostIs,
    NameIs,
    PowerIs,
    Rested,
    SameNameAs,
    TypeIs,
    Without,
)
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    Every,
    Slot,
)
from optcg.model.terms import Area
from tests.effects.checks import (
    OWN,
    OWN_HAND,
    YOU,
    begin,
    don,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def activate(*effects: Effect, cost: tuple[Effect, ...] = (), once: bool = False) -> ActivateEffect:
    return ActivateEffect(("Activate: Main",), effects, cost, gate=Gate(once=once))


def test_a_leader_that_must_be_active_pays_with_power() -> None:
    """EB01-004: "give your 1 active Leader -5000 power" is a cost."""
    cost = GainPower(Choose(Cards(YOU, (Area.LEADER,), Without(Rested())), 1), -5000, TURN)
    for rested in (True, False):
        s = Scenario()
        s.leader(A, rested=rested)
        worker = s.character(A, abilities=[activate(Draw(1), cost=(cost,))])
        game = begin(s)
        assert (f"activate {worker}.1" in game.choices()) is not rested
    assert game.choose(f"activate {worker}.1").power("leader_a") == 0


def test_playing_a_card_is_a_cost() -> None:
    """OP05-111."""
    cost = Play(Choose(Cards(YOU, (Area.HAND,), NameIs("Kotori")), 1))
    s = Scenario()
    worker = s.character(A, abilities=[activate(Draw(1), cost=(cost,))])
    assert f"activate {worker}.1" not in begin(s).choices()

    bird = s.hand(A, s.character_card(name="Kotori"))
    game = begin(s).choose(f"activate {worker}.1")
    assert (game.area(bird), game.count(A, "hand")) == ("characters", 1)


def test_a_cost_over_two_areas() -> None:
    """OP06-033: one of a type from the hand, or one of a name from hand or field."""
    typed = Cards(YOU, (Area.HAND,), TypeIs("Fish-Man"))
    named = Cards(YOU, (Area.HAND, *ON_FIELD), NameIs("Ark"))
    one_of = ChooseOne(
        ((Move(Choose(typed, 1), Place.TRASH),), (Move(Choose(named, 1), Place.TRASH),)),
    )
    s = Scenario()
    ark = s.stage(A, name="Ark")
    twin = s.hand(A, s.stage_card(name="Ark"))
    worker = s.character(A, abilities=[activate(Draw(1), cost=(one_of,))])
    game = begin(s).choose(f"activate {worker}.1")
    assert game.choices() == [f"pick {twin}", f"pick {ark}"]

    game.choose(f"pick {ark}")
    assert (game.area(ark), game.count(A, "hand")) == ("trash", 2)


def test_the_card_that_was_given_don_cannot_be_blocked() -> None:
    """OP12-016: the card of the cost, whenever it attacks this turn."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    ally = s.character(A, name="Rayleigh")
    named = Cards(YOU, LEADER_AND_CHARACTERS, NameIs("Rayleigh"))
    cost = GiveDon(2, Choose(named, 1), state="active", up_to=False)
    worker = s.stage(A, abilities=[activate(GainKeyword(Slot(0), "Unblockable", TURN), cost=(cost,))])
    game = begin(s).choose(f"activate {worker}.1").attack(ally, "leader_b")
    assert (game.don(ally), game.count(B, "life"), don(game, A)[0]) == (2, 2, 3)

    assert game.declare("leader_a", "leader_b").asked() == (B, "block")


def test_the_trashed_cards_namesake_returns() -> None:
    """EB02-039: the same card name as the card trashed as cost, with a power of 5000 to 7000."""
    s = Scenario()
    s.hand(A, s.character_card(name="X", power=4000))
    small = s.trash(A, s.character_card(name="X", power=4000))
    right = s.trash(A, s.character_card(name="X", power=7000))
    s.trash(A, s.character_card(name="Y", power=7000))
    between = AllOf((PowerIs(">=", 5000), PowerIs("<=", 7000), SameNameAs(0)))
    play = Play(Choose(Cards(YOU, (Area.TRASH,), between), 1, up_to=True, slot=1))
    worker = s.stage(A, abilities=[activate(play, cost=(Move(Choose(OWN_HAND, 1), Place.TRASH),))])
    game = begin(s).choose(f"activate {worker}.1")

    assert game.choices() == [f"pick {right}", "done"]
    assert (game.choose(f"pick {right}").area(right), game.area(small)) == ("characters", "trash")


def test_all_cards_of_a_group_that_has_none_pay_nothing() -> None:
    """Rule 1-3-2-2."""
    s = Scenario()
    every = Cards(YOU, OWN.areas, CostIs("=", 9))
    ref = s.character(A, cost=1, abilities=[activate(Draw(1), cost=(Rest(Every(every)),))])
    assert f"activate {ref}.1" not in begin(s).choices()

    s.character(A, cost=9)
    assert f"activate {ref}.1" in begin(s).choices()

"""Who picks which cards, and how many (Rules 4-8, 8-4-4)."""

import pytest

from optcg.model.abilities import ActivateEffect, AlsoNamed, AutoEffect, When
from optcg.model.amounts import SlotCount
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Look, May, Move, Pick, Place, Rest
from optcg.model.filters import CostIs, Rested, TypeIs
from optcg.model.selections import (
    ON_FIELD,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LIFE,
    THEIRS,
    YOU,
    begin,
    pile,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def _three() -> tuple[Scenario, list[str]]:
    s = Scenario()
    return s, [
        s.character(B, power=1000 * n, cost=n, name=name) for n, name in ((1, "X"), (2, "X"), (3, "Y"))
    ]


def test_choose_a_fixed_number_leaves_no_way_out() -> None:
    """Rule 8-4-4-1."""
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2)))

    assert game.choices() == [f"pick {card}" for card in cards]


def test_choose_makes_all_picks_before_anything_is_done() -> None:
    """Rule 4-8-1."""
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2))).choose(f"pick {cards[0]}")
    between = game.area(cards[0])
    game.choose(f"pick {cards[2]}")

    assert (between, [game.area(c) for c in cards]) == ("characters", ["trash", "characters", "trash"])


def test_choose_as_many_as_there_are() -> None:
    """Rule 1-3-2: nothing is asked, because there is only one way."""
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 5)))

    assert [game.area(card) for card in cards] == ["trash"] * 3


def test_choose_among_none() -> None:
    game = resolve(Scenario(), KO(Choose(THEIRS, 1)), Draw(1))

    assert game.count(A, "hand") == 1


def test_choose_up_to_may_be_none() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2, up_to=True))).choose("done")

    assert [game.area(card) for card in cards] == ["characters"] * 3


def test_choose_any_number() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, None)))
    for card in cards:
        game.choose(f"pick {card}")

    assert [game.area(card) for card in cards] == ["trash"] * 3


def test_choose_one_or_more() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, None, at_least=1)))
    first = game.choices()
    game.choose(f"pick {cards[0]}")

    assert ("done" in first, "done" in game.choices()) == (False, True)


def test_choose_by_the_opponent() -> None:
    """EB01-028: "your opponent chooses 1 of their Characters"."""
    s, _ = _three()
    game = resolve(s, KO(Choose(THEIRS, 1, chooser=OPPONENT)))

    assert game.asked() == (B, "cards")


def test_choose_within_a_total_power() -> None:
    """OP05-007."""
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2, up_to=True, total_power=4000))).choose(f"pick {cards[1]}")

    assert game.choices() == [f"pick {cards[0]}", "done"]


def test_choose_within_a_total_power_counts_negative_power() -> None:
    """QA OP05-007: -2000 and 6000 make 4000."""
    s = Scenario()
    low, high = s.character(B, power=0), s.character(B, power=6000)
    weaken = GainPower(Choose(THEIRS, 1), -2000, TURN)
    game = resolve(s, weaken, KO(Choose(THEIRS, 2, up_to=True, total_power=4000)))
    game.choose(f"pick {low}").choose(f"pick {low}").choose(f"pick {high}")

    assert (game.area(low), game.area(high)) == ("trash", "trash")


def test_choose_within_a_total_cost() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2, up_to=True, total_cost=3))).choose(f"pick {cards[0]}")

    assert game.choices() == [f"pick {cards[1]}", "done"]


def test_choose_different_names() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2, up_to=True, different="name"))).choose(f"pick {cards[0]}")

    assert game.choices() == [f"pick {cards[2]}", "done"]


def test_choose_a_fixed_number_of_different_names_does_not_take_two_of_one_name() -> None:
    s = Scenario()
    twins = [s.character(B, name="X") for _ in range(2)]
    game = resolve(s, KO(Choose(THEIRS, 2, different="name"))).choose(f"pick {twins[0]}")

    assert sorted(game.area(twin) for twin in twins) == ["characters", "trash"]


@pytest.mark.rule("8-4-4-1")
@pytest.mark.parametrize("cost", [True, False])
def test_8_4_4_1_no_pick_leaves_too_few_to_go_with_it(cost: bool) -> None:
    """A card of two names would leave one other name: it is offered only if two are not to be had."""
    s = Scenario()
    both = s.hand(A, s.character_card(name="X", abilities=[AlsoNamed("Y")]))
    one, two = s.hand(A, s.character_card(name="X")), s.hand(A, s.character_card(name="Y"))
    two_names = Move(Choose(OWN_HAND, 2, different="name"), Place.TRASH)
    game = resolve(s, May((two_names,), (Draw(1),))) if cost else resolve(s, two_names)
    if cost:
        game.choose("yes")

    assert game.choices() == [f"pick {one}", f"pick {two}"]
    assert game.choose(f"pick {one}").area(both) == "hand"


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_a_fixed_number_within_a_total() -> None:
    s, cards = _three()
    game = resolve(s, KO(Choose(THEIRS, 2, total_cost=3)))

    assert game.choices() == [f"pick {cards[0]}", f"pick {cards[1]}"]


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("total", "asked"), [(2, False), (3, True)])
def test_8_3_1_3_a_total_that_cannot_be_kept_is_not_paid(total: int, asked: bool) -> None:
    s = Scenario()
    for cost in (1, 2, 4):
        s.character(A, cost=cost)
    rest = Rest(Choose(OWN, 2, total_cost=total))
    game = resolve(s, May((rest,), (Draw(1),)))

    assert (game.asked() == (A, "cards")) is asked


def test_choose_other_than_earlier_ones() -> None:
    """Two slots "up to 1 A and up to 1 B" are two cards."""
    s, cards = _three()
    first, second = Choose(THEIRS, 1, slot=1), Choose(THEIRS, 1, other_than=(1,), slot=2)
    game = resolve(s, Pick(first), Pick(second)).choose(f"pick {cards[0]}")

    assert game.choices() == [f"pick {cards[1]}", f"pick {cards[2]}"]


def test_choose_among_own_and_opposing_cards() -> None:
    """ "1 Character" without an owner is either player's."""
    s, cards = _three()
    mine = s.character(A)
    game = resolve(s, KO(Choose(Cards(EITHER, (Area.CHARACTER,)), 1)))

    assert game.choices() == [f"pick {card}" for card in (mine, *cards)]


def test_choose_a_hidden_card_for_what_it_is_may_be_declined() -> None:
    """Rule 8-4-4-2."""
    s = Scenario()
    card = s.hand(A, s.character_card(types=("Navy",)))
    game = resolve(s, Move(Choose(Cards(YOU, (Area.HAND,), TypeIs("Navy")), 1), Place.TRASH))

    assert game.choices() == [f"pick {card}", "done"]


def test_choose_a_hidden_card_of_any_kind_may_not_be_declined() -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card()) for _ in range(2)]
    game = resolve(s, Move(Choose(OWN_HAND, 1), Place.TRASH))

    assert game.choices() == [f"pick {card}" for card in cards]


def test_choose_face_down_life_cards_by_their_place() -> None:
    game = resolve(Scenario(), Move(Choose(OWN_LIFE, 1), Place.HAND)).choose("pick 3")

    assert (game.count(A, "life"), game.count(A, "hand")) == (2, 1)


def test_this_is_the_card_of_the_effect() -> None:
    """Rule 8-4-4-3."""
    s = Scenario()
    effects: tuple[Effect, ...] = (GainPower(This(), 1000, TURN),)
    ally = s.character(A, abilities=[ActivateEffect(("Activate: Main",), effects)])
    game = begin(s).choose(f"activate {ally}.1")

    assert game.power(ally) == 6000


def test_this_is_nothing_once_the_card_has_moved() -> None:
    s = Scenario()
    effects = (Move(This(), Place.HAND), GainPower(This(), 1000, TURN), Draw(1))
    ally = s.character(A, abilities=[ActivateEffect(("Activate: Main",), effects)])
    game = begin(s).choose(f"activate {ally}.1")

    assert (game.area(ally), game.count(A, "hand")) == ("hand", 2)


def test_slot_narrowed_by_a_filter() -> None:
    s, cards = _three()
    game = resolve(s, Pick(Every(THEIRS, slot=1)), KO(Slot(1, CostIs(">=", 2))))

    assert [game.area(card) for card in cards] == ["characters", "trash", "trash"]


def test_slot_that_is_empty() -> None:
    game = resolve(Scenario(), KO(Slot(4)), Draw(1))

    assert game.count(A, "hand") == 1


def test_every_takes_the_cards_as_they_are_now() -> None:
    s, cards = _three()
    tired = s.character(B, rested=True)
    game = resolve(s, KO(Every(Cards(OPPONENT, (Area.CHARACTER,), Rested()))))

    assert (game.area(tired), [game.area(card) for card in cards]) == ("trash", ["characters"] * 3)


def test_every_of_the_field_includes_the_stage() -> None:
    s = Scenario()
    ship = s.stage(B)
    game = resolve(s, Move(Every(Cards(OPPONENT, ON_FIELD)), Place.HAND))

    assert (game.area(ship), game.area("leader_b")) == ("hand", "leader")


def test_choose_from_looked_at_cards() -> None:
    s = Scenario()
    cards = [s.deck_top(A, s.character_card(cost=n)) for n in (1, 2, 3)]
    look = Look(Top(YOU, Area.DECK, 3, slot=1))
    game = resolve(s, look, Move(ChooseFrom(1, CostIs("<=", 2), 2, up_to=True, slot=2), Place.HAND))
    game.choose(f"pick {cards[0]}").choose(f"pick {cards[1]}")

    assert [game.area(card) for card in cards] == ["hand", "hand", "deck"]


def test_choose_from_different_names() -> None:
    s = Scenario()
    cards = [s.deck_top(A, s.character_card(name=name)) for name in ("X", "X", "Y")]
    look = Look(Top(YOU, Area.DECK, 3, slot=1))
    pick = ChooseFrom(1, None, 2, up_to=True, different="name", slot=2)
    game = resolve(s, look, Move(pick, Place.HAND)).choose(f"pick {cards[0]}")

    assert game.choices() == [f"pick {cards[2]}", "done"]


def test_choose_from_by_the_opponent() -> None:
    s = Scenario()
    for _ in range(2):
        s.deck_top(A, s.character_card())
    look = Look(Top(YOU, Area.DECK, 2, slot=1))
    game = resolve(s, look, Move(ChooseFrom(1, chooser=OPPONENT, slot=2), Place.HAND))

    assert game.asked() == (B, "cards")


def test_choose_from_nothing() -> None:
    game = resolve(Scenario(), Move(ChooseFrom(1, slot=2), Place.HAND), Draw(1))

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("bottom", "at"), [(False, 0), (True, -1)])
def test_top_and_bottom_of_a_pile(bottom: bool, at: int) -> None:
    s = Scenario()
    s.life(A, 0)
    refs = [s.life_top(A, s.character_card()) for _ in range(3)][::-1]
    game = resolve(s, Move(Top(YOU, Area.LIFE, 1, bottom), Place.TRASH))

    assert game.area(refs[at]) == "trash"


def test_top_of_a_pile_that_is_too_small() -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.life(A, 1)
    game = resolve(s, Move(Top(YOU, Area.LIFE, 3, slot=1), Place.TRASH), Draw(SlotCount(1)))

    assert (game.count(A, "life"), game.count(A, "hand")) == (0, 1)


def test_top_or_bottom_of_the_opponents_life_is_the_effects_players_choice() -> None:
    s = Scenario()
    s.life(B, 0)
    refs = [s.life_top(B, s.character_card()) for _ in range(3)][::-1]
    game = resolve(s, Move(TopOrBottom(OPPONENT, Area.LIFE), Place.TRASH))
    asked = game.asked()
    game.choose("bottom")

    assert (asked, pile(game, B, "life")) == ((A, "place"), refs[:2])


def _in_battle(what: Selection) -> Scenario:
    """B's Leader takes 3000 from a card in each battle against it."""
    s = Scenario()
    auto = AutoEffect((When("On Your Opponent's Attack"),), (GainPower(what, -3000, TURN),))
    s.leader(B, abilities=[auto])
    return s


def test_own_characters_only() -> None:
    s, _ = _three()
    mine = s.character(A)
    game = resolve(s, KO(Every(OWN)))

    assert (game.area(mine), game.count(B, "trash")) == ("trash", 0)


def test_a_card_that_is_named_twice_is_there_once() -> None:
    """Together with this card: if it was among those chosen before, it is moved once."""
    s = Scenario()
    every, this = Every(OWN, slot=1), This()
    game = resolve(s, Move(Together((every, this), slot=3), Place.DECK_BOTTOM))
    assert game.game.decision is not None
    assert game.asked() != (A, "order")

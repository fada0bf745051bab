"""Numbers, choices and delays that few cards have: each test builds what such a card says."""

import pytest

from optcg.model.abilities import (
    Gate,
    PermanentEffect,
    ReplacementEffect,
    Would,
)
from optcg.model.amounts import DoneCount, DonOf, Minus, NamedNumber, Per, SlotCount, TotalOf
from optcg.model.conditions import SlotFits
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    AddDon,
    AsPlayer,
    Draw,
    Effect,
    GainPower,
    If,
    Later,
    Look,
    May,
    Move,
    NameNumber,
    Negate,
    Pick,
    Place,
    Play,
    RestDon,
    ReturnDon,
    Reveal,
    SetBasePower,
    SwapBasePower,
)
from optcg.model.filters import (
    AllOf,
    Among,
    AnyOf,
    CategoryIs,
    CostIs,
    NameIs,
    PowerIs,
    Without,
)
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Slot, This, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    OWN_LIFE,
    THEIRS,
    YOU,
    begin,
    don,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN
A_CHARACTER = CategoryIs(Category.CHARACTER)


def test_what_was_done_is_not_forgotten_by_the_next_choice() -> None:
    """OP13-001: "For every DON!! card rested this way, this Leader or up to 1 of your Characters gains"."""
    s = Scenario()
    s.don(A, active=3)
    ally = s.character(A, power=1000)
    whom = Choose(Cards(YOU, (Area.LEADER, Area.CHARACTER)), 1, up_to=True)
    game = resolve(s, May((RestDon(None),), then=(GainPower(whom, Per(2000, 1, DoneCount()), TURN),)))
    game.choose("yes").choose("pick don active").choose("pick don active").choose("done")
    game.choose(f"pick {ally}")

    assert (game.power(ally), don(game, A)[:2]) == (5000, (1, 2))


@pytest.mark.parametrize(("answers", "drawn"), [(("pick", "done"), 1), (("done",), 0)])
def test_a_pick_by_itself_counts_what_was_picked(answers: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    ally = s.character(A)
    s.character(A)
    game = resolve(s, Pick(Choose(OWN, 2, up_to=True)), Draw(DoneCount()))
    for answer in answers:
        game.choose(f"pick {ally}" if answer == "pick" else answer)

    assert game.count(A, "hand") == drawn


def test_swap_the_two_cards_of_one_slot() -> None:
    """OP14-001: "Select 2 of your Characters. Swap the base power of the selected Characters"."""
    s = Scenario()
    small, big = s.character(A, power=1000), s.character(A, power=8000)
    game = resolve(s, Pick(Choose(OWN, 2)), SwapBasePower(0, 0, TURN))

    assert (game.power(small), game.power(big)) == (8000, 1000)


def test_a_swap_of_one_card_does_nothing() -> None:
    s = Scenario()
    small = s.character(A, power=1000)
    game = resolve(s, Pick(Choose(OWN, 2)), SwapBasePower(0, 0, TURN))

    assert game.power(small) == 1000


def test_total_of_base_values() -> None:
    """OP14-053: "this Character's base power becomes the same as your Leader's base power"."""
    s = Scenario()
    same = SetBasePower(This(), TotalOf("power", OWN_LEADER, base=True))
    ally = s.character(A, power=1000, abilities=[PermanentEffect((same,))])
    s.leader(A, power=6000, effects=[{"power": 3000, "until": "turn"}])
    game = begin(s)

    assert game.power(ally) == 6000


def test_total_of_base_costs() -> None:
    s = Scenario()
    s.character(B, cost=3, effects=[{"cost": -2, "until": "turn"}])
    game = resolve(s, Draw(TotalOf("cost", THEIRS, base=True)))

    assert game.count(A, "hand") == 3


@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_so_many_from_the_top(count: int) -> None:
    """EB03-055: "add up to 2 cards from the top of your deck to the top of your Life cards"."""
    s = Scenario()
    s.life(A, 1)
    more = Move(Top(YOU, Area.DECK, 2, up_to=True), Place.LIFE_TOP)
    game = resolve(s, more, Draw(DoneCount()))
    offered = game.choices()
    game.choose(f"number {count}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])

    assert offered == ["number 0", "number 1", "number 2"]
    assert (game.count(A, "life"), game.count(A, "hand")) == (1 + count, count)


def test_up_to_so_many_of_a_pile_that_is_empty() -> None:
    s = Scenario()
    s.life(B, 0)
    game = resolve(s, Move(Top(OPPONENT, Area.LIFE, 1, up_to=True), Place.HAND))

    assert game.asked() == (A, "main")


def test_two_targets_with_two_amounts() -> None:
    """OP08-118: "give 1 Character -3000 power and the other -2000 power"."""
    s = Scenario()
    one, two = s.character(B, power=9000), s.character(B, power=8000)
    game = resolve(
        s,
        Pick(Choose(THEIRS, 2, up_to=True)),
        GainPower(ChooseFrom(0, count=1, slot=1), -3000, TURN),
        GainPower(Slot(0, Without(Among(1))), -2000, TURN),
    )
    game.choose(f"pick {one}").choose(f"pick {two}").choose(f"pick {two}")

    assert (game.power(one), game.power(two)) == (7000, 5000)


def test_cards_of_two_choices_are_kod_together() -> None:
    """OP10-098: "up to 1 ... and up to 1 ...": one process, so that one replacement covers both."""
    s = Scenario()
    save = ReplacementEffect(Would("ko", OWN), (Draw(1),), optional=False, gate=Gate(once=True))
    s.leader(B, abilities=[save])
    one, two = s.character(B, cost=6), s.character(B, cost=4)
    chosen = Cards(OPPONENT, (Area.CHARACTER,), AnyOf((Among(0), Among(1))))
    small = Cards(OPPONENT, (Area.CHARACTER,), CostIs("<=", 4, base=True))
    game = resolve(
        s,
        Pick(Choose(THEIRS, 1, up_to=True)),
        Pick(Choose(small, 1, up_to=True, other_than=(0,), slot=1)),
        KO(Every(chosen, slot=2)),
    )
    game.choose(f"pick {one}").choose(f"pick {two}")

    assert (game.area(one), game.area(two), game.count(B, "hand")) == ("characters", "characters", 1)


def test_the_same_number_as_before() -> None:
    """OP09-059: as many from the deck as from the hand."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    trash = Move(Choose(OWN_HAND, 2, up_to=True), Place.TRASH)
    game = resolve(s, trash, Move(Top(YOU, Area.DECK, SlotCount(0)), Place.TRASH))
    before = game.count(A, "trash")
    game.choose(f"pick {card}").choose("done")

    assert (before, game.count(A, "trash")) == (1, 3)


def test_equalise_don_at_the_end_of_the_turn() -> None:
    """OP08-074: "return DON!! until you have the same number of DON!! as your opponent"."""
    s = Scenario()
    s.don(A, active=3)
    s.don(B, active=4)
    back = Later("end of turn", (ReturnDon(Minus(DonOf(YOU), DonOf(OPPONENT))),))
    game = resolve(s, AddDon(5, rested=True, up_to=True), back).choose("number 5")
    game.end()
    while game.asked()[1] == "don":
        game.choose("pick don rested")

    assert sum(don(game, A)[:2]) == 4


def test_the_card_this_effect_played_leaves_at_the_end_of_the_turn() -> None:
    """OP11-092."""
    s = Scenario()
    card = s.trash(A, s.character_card())
    other = s.character(A)
    grave = Cards(YOU, (Area.TRASH,), A_CHARACTER)
    later = Later("end of turn", (Move(Slot(0), Place.DECK_BOTTOM),))
    game = resolve(s, Play(Choose(grave, 1, up_to=True)), Draw(1), later).choose(f"pick {card}")
    before = game.area(card)
    game.end()

    assert (before, game.area(card), game.area(other)) == ("characters", "deck", "characters")


@pytest.mark.parametrize(("named", "area"), [(3, "trash"), (4, "characters")])
def test_name_a_cost(named: int, area: str) -> None:
    """OP11-066: the revealed card has the cost that was named."""
    s = Scenario()
    wall = s.character(B)
    s.deck_top(B, s.character_card(cost=3))
    shown = Reveal(Top(OPPONENT, Area.DECK, slot=1))
    hit = If(SlotFits(1, CostIs("=", NamedNumber())), (KO(Every(THEIRS)),))
    game = resolve(s, NameNumber(), shown, hit).choose(f"number {named}")

    assert game.area(wall) == area


def test_rest_don_at_the_start_of_their_next_main_phase() -> None:
    """PRB02-005: chosen then, by the opponent."""
    s = Scenario()
    s.don(B, active=3)
    game = resolve(s, Later("opponent's next Main Phase", (AsPlayer(OPPONENT, (RestDon(1),)),))).end()

    assert don(game, B)[:2] == (4, 1)


def test_play_the_revealed_life_card_if_you_like() -> None:
    """ST13-007: a reward only if the card was really played."""
    s = Scenario()
    card = s.life_top(A, s.character_card(name="Sabo", cost=5))
    fits = SlotFits(1, AllOf((NameIs("Sabo"), CostIs("=", 5))))
    reward = GainPower(Every(OWN_LEADER), 2000, TURN)
    shown = Reveal(Top(YOU, Area.LIFE, slot=1))
    game = resolve(s, shown, If(fits, (May((Play(Slot(1)),), then=(reward,)),))).choose("yes")

    assert (game.area(card), game.power("leader_a")) == ("characters", 7000)


def test_look_at_life_and_put_it_back_in_order() -> None:
    """OP13-105."""
    s = Scenario()
    s.life(A, 0)
    low, high = s.life_top(A, s.character_card()), s.life_top(A, s.character_card())
    game = resolve(s, Look(Every(OWN_LIFE)), Move(Slot(0), Place.LIFE_TOP)).choose(f"pick {low}")
    life = game.game.state.players[A].life

    assert [card.id for card in life] == [game.id(high), game.id(low)]


def test_both_players_lose_a_life_card_together() -> None:
    """OP11-102: "trash 1 card from the top of each of your and your opponent's Life cards"."""
    s = Scenario()
    s.life(A, 2)
    s.life(B, 3)
    game = resolve(s, Move(Top(EITHER, Area.LIFE, 1), Place.TRASH))

    assert (game.count(A, "life"), game.count(B, "life")) == (1, 2)


def test_rest_a_character_then_what_happened_to_it() -> None:
    """OP06-074: negate, and then look at the same card again."""
    s = Scenario()
    wall = s.character(B, power=5000, abilities=[PermanentEffect((GainPower(This(), 3000),))])
    weak = If(SlotFits(0, PowerIs("<=", 5000)), (KO(Slot(0)),))
    game = resolve(s, Negate(Choose(THEIRS, 1, up_to=True), TURN), weak).choose(f"pick {wall}")

    assert game.area(wall) == "trash"


@pytest.mark.parametrize(("reward", "left"), [((), 0), ((Draw(0),), 2)])
def test_an_option_is_done_as_far_as_possible(reward: tuple[Effect, ...], left: int) -> None:
    """OP03-041: "you may trash 7 cards", with 2 in the deck (1-3-2); "if you do" wants all of them."""
    s = Scenario()
    s.deck(A, 2)
    game = resolve(s, May((Move(Top(YOU, Area.DECK, 7), Place.TRASH),), then=reward))
    if not reward:
        game.choose("yes")

    assert game.count(A, "deck") == left


def test_a_power_of_nobody_is_not_copied() -> None:
    """OP04-069: where the copied card is gone the base power stays what it is."""
    s = Scenario()
    ally = s.character(A, power=4000)
    resolved = resolve(s, SetBasePower(Every(OWN), TotalOf("power", THEIRS), Duration.TURN))

    assert resolved.power(ally) == 4000

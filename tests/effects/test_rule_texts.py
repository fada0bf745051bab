"""Texts that hold under the rules, in every area (Rule 8-1-3-3-3)."""

import pytest

from optcg.model.abilities import (
    AlsoAttribute,
    AlsoNamed,
    AlsoTyped,
    AnyNumberInDeck,
    DeckCannotInclude,
    DefeatByDeckIsWin,
    DonDeckOf,
    EntersRested,
    FaceUpLifeToDeck,
    Gate,
    GivesCounter,
    HandCost,
    RuleText,
)
from optcg.model.amounts import CountOf, DoneCount, Minus, Per
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Move, Negate, Place, Play
from optcg.model.filters import (
    AllOf,
    AttributeIs,
    CategoryIs,
    ColorIs,
    CostIs,
    CounterIs,
    Filter,
    NameIs,
    TypeIs,
)
from optcg.model.selections import Cards, Every, Owner, Top
from optcg.model.terms import Area, Attribute, Category, Color
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN_HAND,
    OWN_LEADER,
    OWN_TRASH,
    YOU,
    begin,
    don,
    draws_when,
    resolve,
)
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("text", "described"),
    [
        (AlsoNamed("Kouzuki Oden"), NameIs("Kouzuki Oden")),
        (AlsoTyped("Navy"), TypeIs("Navy")),
        (AlsoAttribute("Wisdom"), AttributeIs(Attribute.WISDOM)),
    ],
)
@pytest.mark.parametrize("area", [Area.HAND, Area.TRASH, Area.CHARACTER, Area.DECK])
def test_an_additional_name_type_or_attribute_counts_everywhere(
    text: RuleText, described: Filter, area: Area
) -> None:
    """Rules 2-1-3, 2-4-4, 2-5-7."""
    s = Scenario()
    card = s.character_card(abilities=[text])
    if area == Area.CHARACTER:
        s.put_character(A, card)
    else:
        {Area.HAND: s.hand, Area.TRASH: s.trash, Area.DECK: s.deck_top}[area](A, card)
    game = resolve(s, Draw(CountOf(Cards(YOU, (area,), described))))

    assert game.kinds().count("card_drawn") == 1


def test_the_printed_name_stays() -> None:
    s = Scenario()
    s.character(A, name="Yamato", abilities=[AlsoNamed("Kouzuki Oden")])
    game = resolve(s, Draw(CountOf(Cards(YOU, (Area.CHARACTER,), NameIs("Yamato")))))

    assert game.count(A, "hand") == 1


def test_texts_of_deck_building_do_nothing_in_a_game() -> None:
    """Rule 5-1-2-4-1: they are judged where decks are built."""
    s = Scenario()
    s.leader(A, abilities=[DeckCannotInclude(CostIs(">=", 5)), AnyNumberInDeck()])

    assert begin(s).asked() == (A, "main")


def test_another_size_of_the_don_deck() -> None:
    s = Scenario()
    s.leader(A, abilities=[DonDeckOf(6)])

    assert don(begin(s), A) == (5, 0, 1)


def _counter_game(abilities: list[RuleText]) -> tuple[Scenario, str]:
    s = Scenario()
    s.leader(B, abilities=abilities)
    return s, s.hand(B, s.character_card(types=("Navy",)))


NO_COUNTER = AllOf((TypeIs("Navy"), CounterIs("=", 0)))


def test_gives_counter_to_cards_of_the_hand() -> None:
    """EB01-001."""
    s, card = _counter_game([GivesCounter(NO_COUNTER, 1000)])
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {card}").pass_battle()

    assert game.count(B, "life") == 3


def test_gives_counter_only_to_what_fits() -> None:
    s, _ = _counter_game([GivesCounter(NO_COUNTER, 1000)])
    other = s.hand(B, s.character_card(types=("Wano",)))
    game = begin(s).declare("leader_a", "leader_b")

    assert f"counter {other}" not in game.choices()


def test_an_empty_deck_may_win() -> None:
    """OP03-040."""
    s = Scenario()
    s.leader(A, abilities=[DefeatByDeckIsWin()])
    s.deck(A, 1)
    game = resolve(s, Draw(1))

    assert game.game.result is not None
    assert game.game.result.winner == A


def test_an_empty_deck_loses_when_the_text_is_negated() -> None:
    s = Scenario()
    s.leader(A, abilities=[DefeatByDeckIsWin()])
    s.deck(A, 1)
    game = resolve(s, Negate(Every(OWN_LEADER), Duration.TURN), Draw(1))

    assert game.game.result is not None
    assert game.game.result.winner == B


def _face_up_life(face_up: bool = True) -> tuple[Scenario, str]:
    s = Scenario()
    s.leader(B, abilities=[FaceUpLifeToDeck()])
    s.leader(A, abilities=[FaceUpLifeToDeck()])
    s.life_top(A, s.character_card(), face_up=face_up)
    return s, s.life_top(B, s.character_card(trigger=[Draw(1)]), face_up=face_up)


def test_face_up_life_goes_to_the_deck_on_damage() -> None:
    """ST13-003; Rule 4-6-3-1: no [Trigger]."""
    s, card = _face_up_life()
    game = begin(s).attack("leader_a", "leader_b")

    assert (game.area(card), game.count(B, "hand")) == ("deck", 0)


def test_face_down_life_goes_to_the_hand_on_damage() -> None:
    s, card = _face_up_life(face_up=False)
    game = begin(s).attack("leader_a", "leader_b")

    assert game.area(card) == "hand"


def test_face_up_life_goes_to_the_deck_by_effects_and_counts_as_not_done() -> None:
    """Rule 8-3-1-7: a cost "add Life to your hand" is not paid by it."""
    s, _ = _face_up_life()
    game = resolve(s, Move(Top(YOU, Area.LIFE, 1), Place.HAND), Draw(DoneCount()))

    assert (game.count(A, "life"), game.count(A, "hand"), game.count(A, "deck")) == (3, 0, 31)


def test_face_up_life_may_be_trashed() -> None:
    s, _ = _face_up_life()
    game = resolve(s, Move(Top(YOU, Area.LIFE, 1), Place.TRASH))

    assert game.count(A, "trash") == 2


@pytest.mark.parametrize(("described", "rested"), [(None, True), (TypeIs("Navy"), False)])
def test_enters_rested(described: Filter | None, rested: bool) -> None:
    """OP09-022."""
    s = Scenario()
    s.leader(A, abilities=[EntersRested(described)])
    card = s.hand(A, s.character_card(cost=1))
    game = begin(s).play(card)

    assert game.rested(card) == rested


def test_enters_rested_by_effects_too_and_is_not_rested_by_an_effect() -> None:
    """QA OP09-022."""
    s = Scenario()
    s.leader(A, abilities=[EntersRested(), draws_when("rested")])
    card = s.hand(A, s.character_card())
    game = resolve(s, Play(Every(OWN_HAND)))

    assert (game.rested(card), game.count(A, "hand")) == (True, 0)


@pytest.mark.parametrize(("who", "rested"), [(OPPONENT, True), (EITHER, True), (YOU, False)])
def test_enters_rested_of_the_other_player(who: Owner, rested: bool) -> None:
    s = Scenario()
    s.character(B, abilities=[EntersRested(None, who)])
    card = s.hand(A, s.character_card(cost=0))
    game = begin(s).play(card)

    assert game.rested(card) is rested


def test_enters_rested_is_about_own_cards() -> None:
    s = Scenario()
    s.leader(B, abilities=[EntersRested()])
    card = s.hand(A, s.character_card(cost=1))
    game = begin(s).play(card)

    assert not game.rested(card)


def _price(s: Scenario, card: str) -> int:
    return 5 - begin(s).play(card).count(A, "don_active")


@pytest.mark.parametrize(("life", "price"), [(3, 4), (2, 1)])
def test_hand_cost_of_this_card(life: int, price: int) -> None:
    """OP11-023: "If ..., give this card in your hand -3 cost"."""
    s = Scenario()
    s.life(A, life)
    few = Compare(CountOf(Cards(YOU, (Area.LIFE,))), "<=", 2)
    card = s.hand(A, s.character_card(cost=4, abilities=[HandCost(-3, condition=few)]))

    assert _price(s, card) == price


def test_hand_cost_of_cards_of_a_filter_while_on_the_field() -> None:
    """OP01-067: "Give blue Events in your hand -1 cost"."""
    s = Scenario()
    blue = AllOf((ColorIs(Color.BLUE), CategoryIs(Category.EVENT)))
    s.character(A, abilities=[HandCost(-1, blue, this_only=False)])
    tale = s.hand(A, s.event_card(cost=3, colors=(Color.BLUE,), main=[Draw(1)]))
    other = s.hand(A, s.event_card(cost=3, main=[Draw(1)]))

    assert (_price(s, tale), _price(s, other)) == (2, 3)


def test_hand_cost_below_zero_is_zero() -> None:
    """Rule 1-3-6-2."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=2, abilities=[HandCost(-3)]))

    assert _price(s, card) == 0


def test_hand_cost_counted() -> None:
    s = Scenario()
    for _ in range(2):
        s.trash(A, s.character_card())
    less = Minus(0, Per(1, 1, CountOf(OWN_TRASH)))
    card = s.hand(A, s.character_card(cost=4, abilities=[HandCost(less)]))

    assert _price(s, card) == 2


def test_a_changed_hand_cost_is_the_cost_in_the_hand() -> None:
    """Rule 2-7-6: "a Character card with a cost of 2 or less from your hand" finds it."""
    s = Scenario()
    s.hand(A, s.character_card(cost=4, abilities=[HandCost(-3)]))
    small = Cards(YOU, (Area.HAND,), CostIs("<=", 2))
    game = resolve(s, Draw(CountOf(small)))

    assert game.kinds().count("card_drawn") == 1


def test_a_changed_hand_cost_is_not_the_base_cost() -> None:
    s = Scenario()
    s.hand(A, s.character_card(cost=4, abilities=[HandCost(-3)]))
    small = Cards(YOU, (Area.HAND,), CostIs("<=", 2, base=True))
    game = resolve(s, Draw(CountOf(small)))

    assert game.kinds().count("card_drawn") == 0


def _draws_for_small_cards(s: Scenario) -> int:
    """How many cards of the hand have a cost of 2 or less, by an effect that counts them."""
    small = Cards(YOU, (Area.HAND,), CostIs("<=", 2))
    return resolve(s, Draw(CountOf(small))).kinds().count("card_drawn")


@pytest.mark.parametrize(("to_play", "found"), [(False, 1), (True, 0)])
def test_a_cost_given_by_another_card_is_the_cost_in_the_hand(to_play: bool, found: int) -> None:
    """OP01-067 changes the cost of the cards; OP05-097 only what is paid to play them."""
    s = Scenario()
    s.character(A, abilities=[HandCost(-1, this_only=False, to_play=to_play)])
    card = s.hand(A, s.character_card(cost=3))

    assert (_price(s, card), _draws_for_small_cards(s)) == (2, found)


@pytest.mark.parametrize(("don", "price"), [(0, 3), (1, 2)])
def test_a_hand_cost_behind_don(don: int, price: int) -> None:
    """OP01-067: [DON!! x1]."""
    s = Scenario()
    s.character(A, don=don, abilities=[HandCost(-1, this_only=False, gate=Gate(don=1))])
    card = s.hand(A, s.character_card(cost=3))

    assert _price(s, card) == price


@pytest.mark.parametrize(("turn", "price"), [("your", 2), ("opponent", 3)])
def test_a_hand_cost_in_one_turn_only(turn: str, price: int) -> None:
    """OP05-097: [Your Turn]."""
    s = Scenario()
    s.stage(A, abilities=[HandCost(-1, this_only=False, gate=Gate(turn=turn), to_play=True)])
    card = s.hand(A, s.character_card(cost=3))

    assert _price(s, card) == price


def test_what_playing_costs_looks_at_the_changed_cost() -> None:
    """Two texts: -2 in the hand, and playing cards with a cost of 2 or more costs 1 less."""
    s = Scenario()
    s.stage(A, abilities=[HandCost(-1, CostIs(">=", 2), this_only=False, to_play=True)])
    changed = s.hand(A, s.character_card(cost=3, abilities=[HandCost(-2)]))
    other = s.hand(A, s.character_card(cost=3))

    assert (_price(s, changed), _price(s, other)) == (1, 2)


def test_a_cost_that_looks_at_costs_looks_at_the_printed_ones() -> None:
    """A change cannot depend on itself."""
    s = Scenario()
    s.character(A, abilities=[HandCost(-1, CostIs(">=", 3), this_only=False)])
    card = s.hand(A, s.character_card(cost=3))

    assert (_price(s, card), _draws_for_small_cards(s)) == (2, 1)

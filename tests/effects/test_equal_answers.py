"""Questions that answer themselves: which of several cards that are equal in everything, and their order."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.cards import CardData
from optcg.model.effects import KO, Draw, Look, Move, Place, ReturnDon, SetDonActive
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Slot, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN, OWN_HAND, THEIRS, YOU, begin, don, event, pile, resolve
from tests.scenario import A, B, Scenario, Table

TRASH_ONE = Move(Choose(OWN_HAND, 1), Place.TRASH)
KO_ONE = KO(Choose(THEIRS, 1))


def twins(s: Scenario, player: int, card: CardData, count: int = 2) -> list[str]:
    return [s.hand(player, card) for _ in range(count)]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_nobody_is_asked_which_of_equal_cards_of_the_hand() -> None:
    s = Scenario()
    first, second = twins(s, A, s.character_card())
    game = resolve(s, TRASH_ONE)

    assert game.asked() == (A, "main")
    assert sorted((game.area(first), game.area(second))) == ["hand", "trash"]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_with_another_card_among_them_it_is_asked() -> None:
    """All of them are in the list: equal ones too."""
    s = Scenario()
    first, second = twins(s, A, s.character_card())
    other = s.hand(A, s.character_card())
    game = resolve(s, TRASH_ONE)

    assert sorted(game.choices()) == sorted(f"pick {ref}" for ref in (first, second, other))


@pytest.mark.rule("4-8-1")
def test_4_8_1_none_is_another_answer_than_one() -> None:
    s = Scenario()
    twins(s, A, s.character_card())
    game = resolve(s, Move(Choose(OWN_HAND, 1, up_to=True), Place.TRASH))

    assert (game.asked(), len(game.choices())) == ((A, "cards"), 3)


@pytest.mark.rule("3-1-5")
def test_3_1_5_in_an_even_game_silence_does_not_tell_that_hidden_cards_are_equal() -> None:
    s = Scenario()
    twins(s, A, s.character_card())
    play = event(s, TRASH_ONE)
    game = begin(s, even=True).play(play)

    assert (game.asked(), len(game.choices())) == ((A, "cards"), 2)


@pytest.mark.rule("3-5-2")
def test_3_5_2_cards_of_the_trash_are_open_in_an_even_game_too() -> None:
    s = Scenario()
    card = s.character_card()
    for _ in range(2):
        s.trash(A, card)
    characters = Cards(YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))
    play = event(s, Move(Choose(characters, 1), Place.HAND))
    game = begin(s, even=True).play(play)

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)


def two_characters(s: Scenario, **facts: object) -> tuple[str, str]:
    """Two of B's Characters that are the same card; `facts` are of the second."""
    card = s.character_card(power=3000)
    return s.put_character(B, card), s.put_character(B, card, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_nobody_is_asked_which_of_equal_characters() -> None:
    s = Scenario()
    first, second = two_characters(s)
    game = resolve(s, KO_ONE)

    assert game.asked() == (A, "main")
    assert sorted((game.area(first), game.area(second))) == ["characters", "trash"]


@pytest.mark.rule("8-4-4-1")
@pytest.mark.parametrize(
    "facts", [{"rested": True}, {"don": 1}, {"effects": ({"power": 1000, "until": "turn"},)}]
)
def test_8_4_4_1_characters_differ_by_state_don_and_effects(facts: dict[str, object]) -> None:
    s = Scenario()
    first, second = two_characters(s, **facts)
    game = resolve(s, KO_ONE)

    assert sorted(game.choices()) == sorted((f"pick {first}", f"pick {second}"))


@pytest.mark.rule("7-1-1-2")
def test_7_1_1_2_the_card_that_attacks_differs_from_its_twin() -> None:
    s = Scenario()
    ability = AutoEffect((When("When Attacking"),), (KO(Choose(OWN, 1)), Draw(1)))
    card = s.character_card(power=3000, abilities=[ability])
    first, second = s.put_character(A, card), s.put_character(A, card)
    game = begin(s)

    game.choose(f"attack {first} leader_b")

    assert sorted(game.choices()) == sorted((f"pick {first}", f"pick {second}"))


def looked_at(s: Scenario, *cards: CardData) -> Table:
    """A looks at the top cards of the deck and puts them at its bottom."""
    for card in cards:
        s.deck_top(A, card)
    return resolve(s, Look(Top(YOU, Area.DECK, len(cards), slot=1)), Move(Slot(1), Place.DECK_BOTTOM))


@pytest.mark.rule("3-1-7")
def test_3_1_7_equal_cards_are_not_put_in_order() -> None:
    s = Scenario()
    card = s.character_card()
    game = looked_at(s, card, card)

    assert game.asked() == (A, "main")
    assert all(ref != "-" for ref in pile(game, A, "deck")[-2:])


@pytest.mark.rule("3-1-7")
def test_3_1_7_of_three_cards_two_of_them_equal_one_question_is_left() -> None:
    """When the other card has its place, the order of the equal ones makes no difference."""
    s = Scenario()
    card, other = s.character_card(), s.character_card()
    game = looked_at(s, card, other, card)
    (pick,) = [
        choice
        for choice in game.choices()
        if game.game.card(game.id(choice.removeprefix("pick "))) == other.number
    ]

    game.choose(pick)

    assert game.asked() == (A, "main")


@pytest.mark.rule("3-7-6-1")
def test_3_7_6_1_nobody_is_asked_which_of_five_equal_characters_makes_room() -> None:
    s = Scenario()
    s.don(A, active=1)
    card = s.character_card()
    five = [s.put_character(A, card) for _ in range(5)]
    sixth = s.hand(A, s.character_card(cost=1))
    game = begin(s).play(sixth)

    assert game.asked() == (A, "main")
    assert [game.area(ref) for ref in five].count("trash") == 1


@pytest.mark.rule("3-9-2")
def test_3_9_2_of_alike_don_it_is_asked_once_how_many() -> None:
    s = Scenario()
    s.don(A, rested=3)
    game = resolve(s, SetDonActive(2))

    assert (game.asked(), game.choices()) == ((A, "number"), ["number 0", "number 1", "number 2"])
    game.choose("number 2")
    assert (game.asked(), don(game, A)) == ((A, "main"), (2, 1, 7))


@pytest.mark.rule("3-9-2")
def test_3_9_2_one_don_is_picked_or_not() -> None:
    s = Scenario()
    s.don(A, rested=3)

    assert resolve(s, SetDonActive(1)).choices() == ["pick don rested", "done"]


@pytest.mark.rule("3-9-2")
def test_3_9_2_don_that_differ_are_picked_until_those_left_are_alike() -> None:
    """1 active and 2 rested, any number: once the active one is picked, it is asked how many more."""
    s = Scenario()
    s.don(A, active=1, rested=2)
    game = resolve(s, ReturnDon(None))

    assert game.choices() == ["pick don active", "pick don rested"]
    game.choose("pick don active")
    assert game.choices() == ["number 0", "number 1", "number 2"]
    game.choose("number 1")
    assert (game.asked(), don(game, A)) == ((A, "main"), (0, 1, 9))


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_where_at_least_one_must_be_returned_the_only_one_is() -> None:
    s = Scenario()
    s.don(A, rested=1)

    assert don(resolve(s, ReturnDon(None)), A) == (0, 0, 10)

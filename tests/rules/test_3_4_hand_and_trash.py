"""Rules 3-4, 3-5: the hand and the trash."""

import pytest

from optcg.engine.card import UNKNOWN
from optcg.engine.saving import dump_state
from optcg.model.effects import Draw, Move, Place, Reveal
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import resolve
from tests.scenario import A, B, Scenario, Table


def with_hand(order: tuple[int, ...]) -> Table:
    """A's Main Phase with three different cards in A's hand, in that order."""
    s = Scenario()
    faces = [s.character_card(cost=cost) for cost in (7, 8, 9)]
    for place in order:
        s.hand(A, faces[place])
    return s.start()


@pytest.mark.rule("3-4-1")
def test_3_4_1_a_drawn_card_goes_to_the_hand() -> None:
    """The card of the Draw Phase lies in the hand of the player who drew it."""
    s = Scenario(phase="draw")
    top = s.deck_top(A, s.character_card())

    game = s.start()

    assert (game.owner(top), game.area(top)) == (A, "hand")


@pytest.mark.rule("3-4-2")
def test_3_4_2_a_player_sees_the_own_hand() -> None:
    """A reads the three cards of A's hand."""
    game = with_hand((0, 1, 2))

    hand = game.side(A)["hand"]

    assert [card["cost"] for card in hand] == [7, 8, 9]


@pytest.mark.rule("3-4-2")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_4_2_the_order_of_a_hand_is_nobody_elses_business(viewer: int | None) -> None:
    """However A arranges the hand, the others see the same."""
    one, other = with_hand((0, 1, 2)).game.view(viewer), with_hand((2, 1, 0)).game.view(viewer)

    assert one.to_dict() == other.to_dict()
    assert dump_state(one.state) == dump_state(other.state)


@pytest.mark.rule("3-4-2")
@pytest.mark.parametrize("used", [0, 1])
def test_3_4_2_which_of_two_equal_cards_is_used_cannot_be_told(used: int) -> None:
    """A shows one of two equal cards, then trashes that one or the other: B knows of none any more."""
    s = Scenario()
    face = s.character_card()
    both = [s.hand(A, face), s.hand(A, face)]
    s.hand(A, s.character_card())
    chosen = Choose(Cards(Owner.YOU, (Area.HAND,)), 1)
    game = resolve(s, Reveal(chosen), Move(chosen, Place.TRASH))
    game.choose(f"pick {both[0]}")
    assert game.game.view(B).to_dict()["A"]["known_hand"] == [face.number]
    game.choose(f"pick {both[used]}")

    assert game.game.view(B).to_dict()["A"]["known_hand"] == []


@pytest.mark.rule("3-4-2")
def test_3_4_2_two_equal_cards_shown_one_after_the_other_may_be_the_same() -> None:
    s = Scenario()
    face = s.character_card()
    both = [s.hand(A, face), s.hand(A, face)]
    chosen = Choose(Cards(Owner.YOU, (Area.HAND,)), 1)
    game = resolve(s, Reveal(chosen), Reveal(chosen))  # which of two equal cards is first is not asked
    game.choose(f"pick {both[1]}")

    assert game.game.view(B).to_dict()["A"]["known_hand"] == [face.number]
    shown = [event.cards[0].id for event in game.game.events if event.kind == "card_shown"]
    assert len(set(shown[-2:])) == 2, "an id tells nothing either"


@pytest.mark.rule("3-4-2")
def test_3_4_2_cards_of_the_hand_stay_hidden_while_their_order_is_chosen() -> None:
    """Nothing has shown them: B learns neither now nor later what A puts under the deck."""
    s = Scenario()
    for _ in range(2):
        s.hand(A, s.character_card())
    game = resolve(s, Move(Every(Cards(Owner.YOU, (Area.HAND,))), Place.DECK_BOTTOM))

    assert game.asked() == (A, "order")
    assert {card.definition for card in game.game.view(B).state.players[A].hand} == {UNKNOWN}


@pytest.mark.rule("3-4-3")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_4_3_the_opponents_hand_is_hidden(viewer: int | None) -> None:
    """B and spectators see three cards without faces."""
    game = with_hand((0, 1, 2))

    side = game.game.view(viewer).to_dict()["A"]

    assert (side["hand"], side["known_hand"]) == ([None] * 3, [])


@pytest.mark.rule("3-4-3")
def test_3_4_3_a_life_card_taken_by_damage_is_hidden_in_the_hand() -> None:
    """A does not learn what B took from Life, neither from the hand nor from the log."""
    s = Scenario()
    face = s.character_card()
    s.life_top(B, face)
    game = s.start()

    game.attack("leader_a", "leader_b")

    view = game.game.view(A)
    assert face.number in str(game.side(B)["hand"])
    assert face.number not in str(view.to_dict())
    assert face.number not in str([event.to_dict(A) for event in view.events])


@pytest.mark.rule("3-5-1")
def test_3_5_1_a_kod_character_goes_to_the_trash() -> None:
    """A Character K.O.'d in battle lies in the trash."""
    s = Scenario()
    victim = s.character(B, power=4000, rested=True)
    game = s.start()

    game.attack("leader_a", victim)

    assert game.area(victim) == "trash"


@pytest.mark.rule("3-5-1")
def test_3_5_1_an_activated_event_goes_to_the_trash() -> None:
    """An Event that has done its work lies in the trash."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[Draw(1)]))
    game = s.start()

    game.play(event)

    assert game.area(event) == "trash"


@pytest.mark.rule("3-5-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_5_2_everybody_reads_the_trash_with_the_newest_card_on_top(viewer: int | None) -> None:
    """A trash of two cards gets an Event on top."""
    s = Scenario()
    lower, upper = s.character_card(), s.character_card()
    s.trash(A, lower)
    s.trash(A, upper)
    new = s.event_card(main=[Draw(1)])
    event = s.hand(A, new)
    game = s.start()

    game.play(event)

    trash = game.game.view(viewer).to_dict()["A"]["trash"]
    assert [card["card"] for card in trash] == [new.number, upper.number, lower.number]

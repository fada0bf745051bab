"""Rule 10-1-5: [Trigger]."""

import json

import pytest

from optcg.model.cards import CardData
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power, play_this_card


def attacked(s: Scenario, even: bool = False) -> Table:
    """A's Leader has attacked B's, and B's top Life card is due."""
    return s.start(even=even).declare("leader_a", "leader_b")


def seen(game: Table, viewer: int | None) -> str:
    """All that a viewer is told: the board, the own question and the log."""
    view = game.game.view(viewer)
    return json.dumps([view.to_dict(), [event.to_dict(viewer) for event in view.events]])


def with_and_without_trigger(even: bool) -> tuple[Table, Table]:
    """Two games that differ only in whether B's top Life card has [Trigger]."""

    def game(has_trigger: bool) -> Table:
        s = Scenario()
        with_trigger, without = s.character_card(trigger=[Draw(1)]), s.character_card()
        s.life_top(B, with_trigger if has_trigger else without)
        return attacked(s, even)

    return game(True), game(False)


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_a_trigger_is_used_in_place_of_taking_the_card() -> None:
    """B draws 1 card by the [Trigger], and the Life card does not come to the hand."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = attacked(s)

    game.choose("yes")

    assert (game.area(top), game.count(B, "hand"), game.count(B, "life")) == ("trash", 1, 3)


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_the_card_is_shown() -> None:
    """A reads which card's [Trigger] was used."""
    s = Scenario()
    s.life_top(B, s.event_card(name="Tailwind", trigger=[Draw(1)]))
    game = attacked(s)

    game.choose("yes")

    event = next(event for event in game.game.events if event.kind == "trigger_activated")
    assert "Tailwind" in event.text(A)


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_a_trigger_costs_no_don() -> None:
    """An Event of cost 5 is used with no DON!! at all."""
    s = Scenario()
    s.don(B)
    s.life_top(B, s.event_card(cost=5, trigger=[Draw(2)]))
    game = attacked(s)

    game.choose("yes")

    assert game.count(B, "hand") == 2


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_only_the_top_life_card_is_looked_at() -> None:
    """A [Trigger] further down is not asked for."""
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    s.life_top(B, s.character_card())

    assert attacked(s).asked() == (A, "main")


@pytest.mark.rule("10-1-5-1")
def test_10_1_5_1_a_trigger_in_the_hand_is_of_no_use() -> None:
    """B takes the card; in the Counter Step of the next attack it is not offered."""
    s = Scenario()
    ace = s.character(A)
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = attacked(s).choose("no")

    game.declare(ace, "leader_b")

    assert game.choices() == ["done"]


@pytest.mark.rule("10-1-5-2")
def test_10_1_5_2_the_owner_may_take_the_card_instead() -> None:
    """The card is in the hand, and its [Trigger] has not happened."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = attacked(s)

    game.choose("no")

    assert (game.area(top), game.count(B, "hand")) == ("hand", 1)


@pytest.mark.rule("10-1-5-2")
@pytest.mark.parametrize("viewer", [A, None])
def test_10_1_5_2_a_refused_trigger_leaves_no_trace(viewer: int | None) -> None:
    """What the others see is byte for byte what they see of a Life card without [Trigger]."""
    refused, plain = with_and_without_trigger(even=False)

    refused.choose("no")

    assert seen(refused, viewer) == seen(plain, viewer)


@pytest.mark.rule("10-1-5-2")
@pytest.mark.parametrize("viewer", [A, None])
def test_10_1_5_2_an_even_game_hides_that_a_trigger_is_asked(viewer: int | None) -> None:
    """While the owner thinks, the others see the same, whether or not the card has [Trigger]."""
    asked, plain = with_and_without_trigger(even=True)

    assert seen(asked, viewer) == seen(plain, viewer)


@pytest.mark.rule("10-1-5-2")
def test_10_1_5_2_an_even_game_asks_to_take_every_life_card() -> None:
    """Without [Trigger] the owner has one answer, and the game waits for it."""
    _, plain = with_and_without_trigger(even=True)

    assert (plain.asked(), plain.choices()) == ((B, "trigger"), ["take"])


@pytest.mark.rule("10-1-5-2")
def test_10_1_5_2_taking_the_card_in_an_even_game_adds_it_to_the_hand() -> None:
    """The answer "take" does what happens by itself in other games."""
    s = Scenario()
    top = s.life_top(B, s.character_card())
    game = attacked(s, even=True)

    game.choose("take")

    assert (game.area(top), game.asked()) == ("hand", (A, "main"))


@pytest.mark.rule("10-1-5-2")
def test_10_1_5_2_two_points_of_damage_are_asked_one_by_one_in_an_even_game() -> None:
    """[Double Attack] pauses twice."""
    s = Scenario()
    s.leader(A, keywords=["Double Attack"])
    game = attacked(s, even=True)

    game.choose("take")

    assert (game.asked(), game.count(B, "life")) == ((B, "trigger"), 2)


@pytest.mark.rule("10-1-5-3")
def test_10_1_5_3_during_its_trigger_the_card_is_in_no_area() -> None:
    """While B chooses who gains power, the card is neither in Life nor in the hand nor in the trash."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[gain_power(1, 1000, "turn")]))
    game = attacked(s)

    game.choose("yes")

    counts = [game.count(B, area) for area in ("life", "hand", "trash")]
    assert (game.area(top), counts) == ("none", [3, 0, 0])


@pytest.mark.rule("10-1-5-3")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_10_1_5_3_everybody_sees_the_card_that_is_in_no_area(viewer: int | None) -> None:
    """It was shown, and the views hold it apart from the areas."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[gain_power(1, 1000, "turn")]))
    game = attacked(s)

    game.choose("yes")

    shown = game.game.view(viewer).to_dict()["B"]["no_area"]  # type: ignore[index]
    assert [card["id"] for card in shown] == [game.id(top)]


@pytest.mark.rule("10-1-5-3")
def test_10_1_5_3_after_its_trigger_the_card_is_trashed() -> None:
    """When the effect is done the card lies in its owner's trash."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[gain_power(1, 1000, "turn")]))
    game = attacked(s).choose("yes")

    game.choose("pick leader_b")

    assert (game.area(top), game.owner(top)) == ("trash", B)


@pytest.mark.rule("10-1-5-3")
@pytest.mark.parametrize("kind", ["Character", "Stage"])
def test_10_1_5_3_a_card_that_plays_itself_is_not_trashed(kind: str) -> None:
    """Its effect has put it elsewhere: it stays on the field, active."""
    s = Scenario()
    card: CardData = (
        s.character_card(trigger=[play_this_card()])
        if kind == "Character"
        else s.stage_card(trigger=[play_this_card()])
    )
    top = s.life_top(B, card)
    game = attacked(s)

    game.choose("yes")

    area = "characters" if kind == "Character" else "stage"
    assert (game.area(top), game.rested(top), game.count(B, "trash")) == (area, False, 0)


@pytest.mark.rule("10-1-5-3")
def test_10_1_5_3_a_card_that_plays_itself_needs_room() -> None:
    """With five Characters B trashes one first; until then the card is in no area."""
    s = Scenario()
    old = [s.character(B) for _ in range(5)]
    top = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    game = attacked(s).choose("yes")
    waiting = (game.asked(), game.area(top))

    game.choose(f"pick {old[2]}")

    assert (waiting, game.area(old[2]), game.area(top)) == (((B, "room"), "none"), "trash", "characters")


@pytest.mark.rule("10-1-5-3")
def test_10_1_5_3_without_a_choice_of_cards_the_card_is_trashed_all_the_same() -> None:
    """B uses the [Trigger] and chooses nobody: nothing gains power, and the card is trashed."""
    s = Scenario()
    top = s.life_top(B, s.event_card(trigger=[gain_power(1, 1000, "turn")]))
    game = attacked(s).choose("yes")

    game.choose("done")

    assert (game.area(top), game.power("leader_b")) == ("trash", 5000)

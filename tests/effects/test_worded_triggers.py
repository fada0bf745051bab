"""[Trigger] effects outside of damage, and those that cannot be activated, from words to what happens."""

import pytest

from optcg.model.abilities import Ability
from optcg.model.effects import ActivateAbility, Draw, Move, Place, Play
from optcg.model.selections import This
from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin, resolve
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

OWN = "[{}] Activate this Character's [Trigger] effect."
DRAW_2 = "[Trigger] Draw 2 cards."
PLAY_THIS = "[Trigger] Play this card."


def _fallen(*lines: str) -> tuple[Table, str]:
    """Player A K.O.'s a Character of player B with these lines."""
    s = Scenario()
    abilities: list[Ability] = [ability for line in lines for ability in worded(line)]
    wall = s.character(B, power=1000, rested=True, abilities=abilities)
    return begin(s).attack("leader_a", wall), wall


# This card's own -------------------------------------------------------------------------------------------
def test_10_1_5_the_trigger_of_a_card_that_was_kod_is_activated() -> None:
    game, wall = _fallen(OWN.format("On K.O."), DRAW_2)

    assert (game.count(B, "hand"), game.area(wall)) == (2, "trash")


def test_play_this_card_plays_it_from_the_trash() -> None:
    game, wall = _fallen(OWN.format("On K.O."), PLAY_THIS)

    assert (game.area(wall), game.rested(wall)) == ("characters", False)


def test_on_the_field_the_trigger_is_activated_and_the_card_is_not_played_again() -> None:
    s = Scenario()
    game, this = played(s, OWN.format("On Play"), "[Trigger] Draw 1 card. Then, play this card.")

    assert (game.count(A, "hand"), game.area(this), game.asked()) == (1, "characters", (A, "main"))


def test_its_cost_is_paid() -> None:
    s = Scenario()
    line = "[Trigger] You may rest 2 of your DON!! cards: Draw 2 cards."
    game, _ = played(s, OWN.format("On Play"), line)
    game.choose("yes")

    assert (game.count(A, "hand"), game.count(A, "don_rested")) == (2, 2)


def test_effects_that_activate_each_other_come_to_an_end() -> None:
    """Such a card is not read; a tree that says so anyway does not run forever."""
    s = Scenario()
    lines = OWN.format("On Play"), "[Trigger] Draw 1 card. Then, activate this card's [On Play] effect."
    s.deck(A, 200)
    game, _ = played(s, *lines)

    assert game.asked()[1] == "main"


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Activate this Character's [Trigger] effect.",
        "[On Play] Activate this Character's [Trigger] effect.\n"
        "[Trigger] Activate this card's [On Play] effect.",
        "[On Play] If your Leader is [Mira], activate this Character's [Trigger] effect.\n"
        "[Trigger] You may trash 1 card from your hand: Activate this card's [On Play] effect.",
        "[Trigger] Activate this card's [Trigger] effect.",
    ],
)
def test_a_trigger_that_is_not_there_or_would_activate_itself_is_not_read(text: str) -> None:
    assert len(read(text, "", Category.CHARACTER)[1]) == 1


# Of other cards ------------------------------------------------------------------------------------------
FIELD = (
    "[On Play] Activate the [Trigger] effect of up to 1 of your {Harbor} type Characters other than [Mira]."
)


def test_only_such_cards_with_a_trigger_can_be_chosen() -> None:
    s = Scenario()
    ally = s.character(A, types=("Harbor",), trigger=[Draw(1)])
    s.character(A, types=("Harbor",), name="Mira", trigger=[Draw(1)])
    s.character(A, trigger=[Draw(1)])
    s.character(A, types=("Harbor",))
    s.character(B, types=("Harbor",), trigger=[Draw(1)])
    game, _ = played(s, FIELD)

    assert game.choices() == [f"pick {ally}", "done"]
    game.choose(f"pick {ally}")
    assert (game.count(A, "hand"), game.area(ally)) == (1, "characters")


def test_8_2_a_negated_card_has_no_trigger_to_activate() -> None:
    s = Scenario()
    effects = [{"negated": True, "until": "turn"}]
    ally = s.character(A, types=("Harbor",), trigger=[Draw(1)], effects=effects)
    game, _ = played(s, FIELD)
    game.choose(f"pick {ally}")

    assert game.count(A, "hand") == 0


SHOWN = (
    "[On Play] Reveal up to 1 {Harbor} type card with a [Trigger] and a cost of 5 or less from your hand and "
    "activate that card's [Trigger] effect. Then, if the revealed card is in your hand, trash it."
)


@pytest.mark.parametrize(
    ("trigger", "area"),
    [(Draw(1), "trash"), (Play(This()), "characters"), (Move(This(), Place.DECK_BOTTOM), "deck")],
)
def test_the_revealed_card_is_trashed_if_its_trigger_left_it_in_the_hand(trigger: Draw, area: str) -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=5, types=("Harbor",), trigger=[trigger]))
    s.hand(A, s.character_card(cost=6, types=("Harbor",), trigger=[Draw(1)]))
    game, _ = played(s, SHOWN)
    assert game.choices() == [f"pick {card}", "done"]
    game.choose(f"pick {card}")

    assert game.area(card) == area
    assert game.count(A, "trash") == (area == "trash")


def test_without_a_revealed_card_nothing_is_trashed() -> None:
    s = Scenario()
    s.hand(A, s.character_card(cost=5, types=("Harbor",), trigger=[Draw(1)]))
    game, _ = played(s, SHOWN)
    game.choose("done")

    assert (game.count(A, "hand"), game.count(A, "trash")) == (1, 0)


# Not activated ---------------------------------------------------------------------------------------------
def _asked(game: Table, attacker: str) -> bool:
    """Whether player B is asked for the [Trigger] of a Life card."""
    game.declare(attacker, "leader_b")
    while game.asked()[1] in ("block", "counter"):
        game.choose("done")
    asked = game.asked()[1] == "trigger"
    game.pass_battle()
    return asked


@pytest.mark.parametrize(
    "words",
    [
        "Your opponent's [Trigger] effects are negated during this turn",
        "Your opponent cannot activate [Trigger]s during this turn",
        "Your opponent cannot activate the [Trigger] of Character cards during this turn",
    ],
)
def test_1_3_3_the_opponent_activates_no_trigger(words: str) -> None:
    s = Scenario()
    first = s.character(A)
    life = s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game, _ = played(s, f"[On Play] {words}.")

    assert not _asked(game, first)
    assert game.area(life) == "hand"


def test_the_trigger_of_other_cards_is_activated() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game, _ = played(s, "[On Play] Your opponent cannot activate the [Trigger] of Events during this turn.")

    assert _asked(game, "leader_a")


def test_an_effect_does_not_activate_it_either() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    watching(s, "Your opponent's [Trigger] effects are negated.", B)
    game = resolve(s, ActivateAbility("Trigger"))

    assert game.count(A, "hand") == 0


@pytest.mark.parametrize(
    "words",
    [
        "your opponent cannot activate that card's [Trigger] during this turn",
        "your opponent cannot activate the [Trigger] of that Life card during this turn",
        "that card's [Trigger] cannot be activated during this turn",
        "negate its [Trigger] effect during this turn",
    ],
)
@pytest.mark.parametrize("seen", ["Reveal up to 1 card", "Turn up to 1 card"])
def test_the_trigger_of_the_card_that_was_shown(words: str, seen: str) -> None:
    """Of the one that lies below it nothing is said (Rule 3-1-6)."""
    s = Scenario()
    first, second = s.character(A), s.character(A)
    for _ in range(2):
        s.life_top(B, s.character_card(trigger=[Draw(1)]))
    up = " face-up" if seen.startswith("Turn") else ""
    line = f"{seen} from the top of your opponent's Life cards{up}. If that card has a [Trigger], {words}."
    game, _ = played(s, f"[On Play] {line}")
    game.choose("yes" if up else "number 1")

    assert not _asked(game, first)
    assert _asked(game, second)


@pytest.mark.parametrize(("don", "asked"), [(1, False), (0, True)])
def test_the_damage_of_a_card_lets_nobody_activate_a_trigger(don: int, asked: bool) -> None:
    s = Scenario()
    ally = watching(s, "[DON!! x1] When this Character deals damage, [Trigger] cannot be activated.", don=don)
    for _ in range(2):
        s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = begin(s)

    assert _asked(game, ally) is asked
    # The damage of other cards goes on as usual.
    assert _asked(game, "leader_a")


def test_a_chosen_card_for_a_turn() -> None:
    s = Scenario()
    first, second = s.character(A), s.character(A)
    for _ in range(2):
        s.life_top(B, s.character_card(trigger=[Draw(1)]))
    line = (
        "[On Play] Select up to 1 of your Characters. When that Character deals damage during this turn, "
        "your opponent cannot activate [Trigger]."
    )
    game, _ = played(s, line)
    game.choose(f"pick {first}")

    assert not _asked(game, first)
    assert _asked(game, second)


@pytest.mark.rule("8-5-3")
def test_8_5_3_a_trigger_that_an_effect_activates_is_activated() -> None:
    """Cards that wait for a [Trigger] do not ask how it came to be activated."""
    s = Scenario()
    watching(s, "When you activate a [Trigger], draw 1 card.")
    game, _ = played(s, OWN.format("On Play"), DRAW_2)

    assert game.count(A, "hand") == 3


# Of a Life card that lies face-up ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("trigger", "area", "hand"),
    [
        (DRAW_2, "trash", 2),
        (PLAY_THIS, "characters", 0),
        ("[Trigger] Add this card to your hand.", "hand", 1),
    ],
)
def test_a_card_that_is_still_in_life_is_trashed(trigger: str, area: str, hand: int) -> None:
    """What its own effect has moved is another card (Rule 3-1-6)."""
    s = Scenario()
    s.life(A, 1)
    card = s.life_top(A, s.character_card(cost=3, abilities=worded(trigger)), face_up=True)
    hidden = s.life_top(A, s.character_card(cost=3, abilities=worded(trigger)))
    game, _ = played(
        s,
        "[On Play] Activate the [Trigger] effect of up to 1 of your face-up Life cards with a cost of 4 or "
        "less. Then, "
        "if that card is still in your Life area, trash it.",
    )
    assert f"pick {hidden}" not in game.choices()
    game.choose(f"pick {card}")

    assert (game.area(card), game.area(hidden), game.count(A, "hand")) == (area, "life", hand)


@pytest.mark.parametrize("place", ["hand", "trash"])
def test_11_2_1_a_card_of_the_hand_whose_trigger_is_activated_is_shown(place: str) -> None:
    s = Scenario()
    card = s.character_card(abilities=read("", "[Trigger] Draw 1 card.", Category.CHARACTER)[0])
    ref = s.hand(A, card) if place == "hand" else s.trash(A, card)
    line = "Choose up to 1 Character card with a [Trigger] from your hand or trash and activate its [Trigger]"
    game, _ = played(s, f"[On Play] {line} effect.")
    game.choose(f"pick {ref}")
    side = game.game.view(B).to_dict()["A"]

    assert isinstance(side, dict)
    assert len(side["known_hand"]) == (1 if place == "hand" else 0)
    assert game.kinds().count("card_shown") == (2 if place == "hand" else 1)  # with the card that was played

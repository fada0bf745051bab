"""Effects of cards in the hand or the trash, where the text names the place (Rule 1-3-1)."""

import pytest

from optcg import Game, OptcgError
from optcg.model.abilities import ActivateEffect, Gate, ReplacementEffect, Would
from optcg.model.effects import KO, Draw, Move, Place
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Every
from optcg.model.terms import Area, Category
from optcg.text import read
from tests.effects.checks import OPPONENT, OWN, OWN_HAND, begin, played, resolve, said
from tests.scenario import A, B, Scenario, Table

IN_TRASH = ActivateEffect(
    ("Activate: Main",),
    (Draw(1),),
    (Move(Choose(OWN_HAND, 1), Place.TRASH),),
    gate=Gate(once=True),
    area=Area.TRASH,
)
RISES = "[Activate: Main] You may trash 1 card from your hand: Play this card from your trash rested."


def test_a_card_is_played_from_the_trash() -> None:
    s = Scenario()
    card = s.character_card(abilities=said(RISES))
    dead, fielded, held = s.trash(A, card), s.put_character(A, card), s.hand(A, card)
    game = begin(s)
    assert [word for word in game.choices() if word.startswith("activate")] == [f"activate {dead}.1"]
    game.choose(f"activate {dead}.1")

    assert (game.area(dead), game.rested(dead)) == ("characters", True)
    assert (game.area(fielded), game.area(held)) == ("characters", "trash")


def test_a_condition_before_the_cost_tells_the_place() -> None:
    s = Scenario()
    line = (
        "[Activate: Main] If this card is in your trash and you have 2 or more cards in your trash, you may "
    )
    card = s.character_card(abilities=said(f"{line}place this card at the bottom of your deck: Draw 1 card."))
    dead, fielded = s.trash(A, card), s.put_character(A, card)
    game = begin(s)
    assert not any(word.startswith("activate") for word in game.choices())

    s.trash(A, s.character_card())
    game = begin(s)
    assert [word for word in game.choices() if word.startswith("activate")] == [f"activate {dead}.1"]
    game.choose(f"activate {dead}.1")

    assert (game.area(dead), game.area(fielded), len(game.game.state.players[A].hand)) == (
        "deck",
        "characters",
        1,
    )


def test_what_holds_while_the_card_lies_in_the_trash() -> None:
    s = Scenario()
    line = "If this card is in your trash, all of your Characters gain +1000 power."
    dead = s.trash(A, s.character_card(abilities=said(line)))
    ally = s.character(A, power=5000)
    assert begin(s).power(ally) == 6000
    assert begin(s).area(dead) == "trash"


def test_its_cost_must_be_payable() -> None:
    """Rule 8-3-1-3."""
    s = Scenario()
    dead = s.trash(A, s.character_card(abilities=said(RISES)))
    game = begin(s)

    assert f"activate {dead}.1" not in game.choices()
    with pytest.raises(OptcgError, match="not where the card lies"):
        game.choose(f"activate {dead}.1")


@pytest.mark.parametrize(
    "line",
    [
        # The card is on the field then.
        "[On Play] Play this card from your trash.",
        # Nobody would see the card that does it.
        "[End of Your Turn] You may trash 1 card from your hand: Play this card from your hand.",
        "When your Character is K.O.'d, if this card is in your hand, you may play this card.",
        "If this card is in your hand, your Leader gains +1000 power.",
        "[Activate: Main] You may rest 1 of your DON!! cards: Play this card from your hand.",
        # Said of a part of what is done: it would work on the field, too.
        "[Activate: Main] Draw 1 card. If this card is in your trash, draw 1 card.",
    ],
)
def test_other_abilities_off_the_field_are_not_read(line: str) -> None:
    assert read(line, "", Category.CHARACTER)[0] == ()


def test_the_on_play_effect_of_a_card_in_the_trash() -> None:
    """Rule 8-4-1: as if its timing had come; "this Character" is that card, which is not on the field."""
    s = Scenario()
    line = "[On Play] Draw 2 cards. Then, this Character gains +1000 power during this turn."
    dead = s.trash(A, s.character_card(cost=4, abilities=said(line)))
    s.trash(A, s.character_card(cost=4))
    game, this = played(
        s,
        "[On Play] Activate the [On Play] effect of up to 1 Character card with a cost of 4 from your trash.",
    )
    assert game.choices() == [f"pick {dead}", "done"]
    game.choose(f"pick {dead}")

    assert game.count(A, "hand") == 2
    assert (game.area(dead), game.power(this)) == ("trash", 5000)


def test_don_given_are_none_off_the_field() -> None:
    s = Scenario()
    line = "[DON!! x1] [On Play] Draw 2 cards."
    dead = s.trash(A, s.character_card(cost=4, abilities=said(line)))
    game, _ = played(
        s,
        "[On Play] Activate the [On Play] effect of up to 1 Character card with a cost of 4 from your trash.",
    )
    game.choose(f"pick {dead}")

    assert game.count(A, "hand") == 0
    assert "end" in game.choices()


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_once_per_turn_holds_in_the_trash() -> None:
    """The card stays where it is, and its effect can be activated again in the next turn."""
    s = Scenario()
    card = s.trash(A, s.character_card(abilities=[IN_TRASH]))
    for _ in range(3):
        s.hand(A, s.character_card())
    game = begin(s)
    assert f"activate {card}.1" in game.choices()
    game.choose(f"activate {card}.1").choose(game.choices()[0])
    again = f"activate {card}.1" in game.choices()
    with pytest.raises(OptcgError, match="was used this turn"):
        game.choose(f"activate {card}.1")
    game.end().end()

    assert (again, f"activate {card}.1" in game.choices()) == (False, True)


def test_3_1_6_a_card_that_has_left_the_field_keeps_nothing_in_mind() -> None:
    """Nobody asks a K.O.'d card whether it was used: a loop comes back to the same game (Rule 11-1-1-2)."""
    s = Scenario()
    s.leader(A, power=9000)
    victim = s.character(B, rested=True, abilities=said("[Once Per Turn] [On K.O.] Draw 1 card."))
    game = begin(s).attack("leader_a", victim)

    assert (game.area(victim), game.count(B, "hand")) == ("trash", 1)
    assert not [mark for mark in game.game.state.marks if "used" in mark]


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_a_position_tells_what_was_used_in_the_trash() -> None:
    s = Scenario()
    first = s.character_card(abilities=[IN_TRASH])
    cards = [s.trash(A, first), s.trash(A, first)]
    for _ in range(3):
        s.hand(A, s.character_card())
    game = begin(s).choose(f"activate {cards[0]}.1")
    game.choose(game.choices()[0])
    again = Table(Game.from_position(game.game.position()))

    assert [f"activate {card}.1" in again.choices() for card in cards] == [False, True]


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_once_per_turn_holds_for_a_replacement_in_the_trash() -> None:
    """Two Characters would be K.O.'d one after the other, and the card in the trash saves one."""
    s = Scenario()
    saves = ReplacementEffect(Would("ko", OWN), (), False, gate=Gate(once=True), area=Area.TRASH)
    s.trash(B, s.character_card(abilities=[saves]))
    victims = [s.character(B, name=name) for name in ("Mira", "Sole")]
    steps = [KO(Every(Cards(OPPONENT, (Area.CHARACTER,), NameIs(name)))) for name in ("Mira", "Sole")]
    game = resolve(s, *steps)

    assert [game.area(victim) for victim in victims] == ["characters", "trash"]

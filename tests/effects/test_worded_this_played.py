""" "Play this card. Then, this Character ...": the card on the field is meant (Rule 3-1-6)."""

import pytest

from optcg.model.abilities import TriggerEffect
from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin, said
from tests.scenario import A, B, Scenario, Table


def triggered(s: Scenario, line: str, power: int = 5000) -> tuple[Table, str]:
    """Player A attacks, and a Life card of player B has this [Trigger], which is used."""
    abilities, unread = read("", f"[Trigger] {line}", Category.CHARACTER)
    assert not unread
    (trigger,) = abilities
    assert isinstance(trigger, TriggerEffect)
    card = s.life_top(B, s.character_card(power, trigger=trigger.effects))
    game = begin(s).declare("leader_a", "leader_b")
    while "yes" not in game.choices():
        game.choose("done")
    return game.choose("yes"), card


@pytest.mark.parametrize("words", ["Then, this Character gains", "This Character gains", "It gains"])
def test_what_it_gains(words: str) -> None:
    game, card = triggered(Scenario(), f"Play this card. {words} +1000 power during this turn.", power=4000)

    assert (game.area(card), game.power(card)) == ("characters", 5000)


def test_a_keyword() -> None:
    line = "Play this card. Then, this Character gains [Blocker] during this turn."
    game, card = triggered(Scenario(), line)

    assert game.keywords(card) == ["Blocker"]


def test_don_that_are_given_to_it() -> None:
    s = Scenario()
    s.don(B, rested=2)
    game, card = triggered(s, "Play this card. Then, give this Character up to 1 rested DON!! card.")
    game.choose("pick don rested")

    assert game.don(card) == 1


def test_it_is_set_as_active() -> None:
    game, card = triggered(Scenario(), "Play this card rested. Then, set this Character as active.")

    assert not game.rested(card)


def test_it_leaves_at_the_end_of_the_turn() -> None:
    line = "Play this card. At the end of this turn, return this Character to the owner's hand."
    game, card = triggered(Scenario(), line)
    played = game.area(card)
    game.end()

    assert (played, game.area(card)) == ("characters", "hand")


def test_its_power_is_that_of_the_field() -> None:
    s = Scenario()
    s.stage(B, abilities=said("Your Characters gain +2000 power."))
    small = s.character(A, power=4000)
    s.character(A, power=6000)
    line = "K.O. up to 1 of your opponent's Characters with less power than this Character."
    game, _ = triggered(s, f"Play this card. Then, {line}", power=3000)

    assert game.choices() == [f"pick {small}", "done"]


def test_a_card_that_was_not_played_gains_nothing() -> None:
    s = Scenario()
    s.stage(A, abilities=said("Your opponent cannot play Character cards using their effects."))
    line = "Play this card. Then, this Character gains +1000 power during this turn."
    game, card = triggered(s, line, power=4000)

    assert game.area(card) == "trash"


def test_from_the_trash_after_a_ko() -> None:
    s = Scenario()
    s.leader(A, power=9000)
    line = "[On K.O.] Play this Character card from your trash. Then, it gains +1000 power during this turn."
    victim = s.character(B, power=4000, rested=True, abilities=said(line))
    game = begin(s).attack("leader_a", victim)

    assert (game.area(victim), game.power(victim)) == ("characters", 5000)


def test_from_the_trash_by_its_own_effect() -> None:
    s = Scenario()
    line = (
        "[Activate: Main] You may trash 1 card from your hand: Play this card from your trash. Then, this "
        "Character gains [Rush] during this turn."
    )
    dead = s.trash(A, s.character_card(abilities=said(line)))
    s.hand(A, s.character_card())
    game = begin(s).choose(f"activate {dead}.1")

    assert (game.area(dead), game.keywords(dead)) == ("characters", ["Rush"])
    assert f"attack {dead} leader_b" in game.choices()


@pytest.mark.parametrize(
    "words", ["and that Character gains", ". Then, that Character gains", ". The played card gains"]
)
def test_that_character_is_the_one_played(words: str) -> None:
    s = Scenario()
    other = s.character(B, power=4000)
    game, card = triggered(
        s, f"Play this card{words if words[0] == '.' else f' {words}'} +1000 power during this turn.", 4000
    )

    assert (game.area(card), game.power(card), game.power(other)) == ("characters", 5000, 4000)


def test_that_character_after_the_card_of_a_cost() -> None:
    s = Scenario()
    s.leader(B, types=("Harbor",))
    s.hand(B, s.character_card())
    s.don(B, rested=1)
    line = (
        "If your Leader has the {Harbor} type, you may trash 1 card from your hand. If you do, play "
        "this card and "
        "give up to 1 rested DON!! card to that Character."
    )
    game, card = triggered(s, line)
    game.choose("yes")
    game.choose("pick don rested")

    assert game.don(card) == 1

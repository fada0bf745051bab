"""Other than which card: this one, or the one to which something happens."""

import pytest

from optcg.model.effects import KO, Rest
from optcg.model.filters import Among, ThisCard, Without
from optcg.model.selections import Cards, Choose, Every
from optcg.model.terms import Category
from optcg.text.reader import read_line
from tests.effects.checks import OWN_LEADER, THEIRS, begin, resolve
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

SAVED = "If your {Harbor} type Character would be removed from the field by your opponent's effect, you may "


def _saved(end: str) -> tuple[Table, dict[str, str]]:
    """Player A K.O.'s a card of player B, whose keeper has this text; what the keeper offers was accepted."""
    s = Scenario()
    refs = {"keeper": s.character(B, abilities=worded(SAVED + end))}
    refs["victim"] = s.character(B, types=("Harbor",), cost=9)
    refs["friend"] = s.character(B)
    game = resolve(s, KO(Choose(THEIRS, 1)))
    game.choose(f"pick {refs['victim']}")
    assert game.asked() == (B, "yes_no")
    return game.choose("yes"), refs


@pytest.mark.parametrize(
    "words", ["1 of your other Characters", "1 of your Characters other than that Character"]
)
def test_other_than_the_card_that_would_be_removed(words: str) -> None:
    game, refs = _saved(f"trash {words} instead.")

    assert sorted(game.choices()) == sorted([f"pick {refs['friend']}", f"pick {refs['keeper']}"])


def test_other_than_this_character_is_said_of_this_one() -> None:
    game, refs = _saved("rest 1 of your Characters other than this Character instead.")

    assert sorted(game.choices()) == sorted([f"pick {refs['friend']}", f"pick {refs['victim']}"])


def test_another_card_may_be_a_don() -> None:
    """Rule 3-1-2: cards of the field are DON!! too."""
    s = Scenario()
    s.leader(
        B,
        abilities=worded(
            "If this Leader would be rested by an effect, you may rest 1 of your other cards instead."
        ),
    )
    s.don(B, active=1)
    game = resolve(s, Rest(Every(Cards(OWN_LEADER.owner.OPPONENT, OWN_LEADER.areas)))).choose("yes")

    assert (game.rested("leader_b"), game.game.state.players[B].rested_don()) == (False, 1)


def test_other_than_the_card_that_attacks() -> None:
    s = Scenario()
    watcher = s.character(
        A,
        power=1000,
        abilities=worded(
            "When your Character attacks, up to 1 of your other Characters gains [Rush] during this turn."
        ),
    )
    attacker = s.character(A, power=9000)
    game = begin(s).declare(attacker, "leader_b")

    assert game.choices() == [f"pick {watcher}", "done"]


def test_the_trees() -> None:
    (own,) = worded("If this Character would be K.O.'d, you may rest 1 of your other Characters instead.")
    (of_another,) = worded(
        "If your Character would be K.O.'d, you may rest 1 of your other Characters instead."
    )

    assert repr(Without(ThisCard())) in repr(own)
    assert repr(Without(Among(0))) in repr(of_another)


def test_other_than_which_of_two_is_not_guessed() -> None:
    line = (
        "[Activate: Main] You may rest 1 of your Characters: "
        "Up to 1 of your other Characters gains +2000 power during this turn."
    )
    assert read_line(line).unread is not None
    assert read_line(line, Category.CHARACTER).unread is not None
    assert read_line(line.replace("your other Characters", "your Characters")).unread is None


def test_a_leader_is_none_of_your_other_characters() -> None:
    line = (
        "[Activate: Main] You may rest 1 of your Characters: "
        "Up to 1 of your other Characters gains +2000 power during this turn."
    )
    named = line.replace("your other Characters", "your Characters other than that Character")

    assert read_line(line, Category.LEADER).abilities == read_line(named, Category.LEADER).abilities != ()


def test_other_cards_of_the_opponent_are_other_than_the_one_chosen() -> None:
    s = Scenario()
    kept, gone = s.character(B), s.character(B)
    line = (
        "[On Play] Your opponent selects 1 of their Characters. K.O. all of your opponent's other Characters."
    )
    game, _ = played(s, line)
    game.choose(f"pick {kept}")

    assert (game.area(kept), game.area(gone)) == ("characters", "trash")
    assert read_line("[On Play] K.O. 1 of your opponent's other Characters.").unread is not None


def test_that_card_of_an_attack_is_the_one_that_attacks() -> None:
    """Rule 7-1-1: not the card that was chosen before."""
    s = Scenario()
    s.don(B, active=1)
    line = (
        "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. Then, if "
        "your opponent's attacking card is a Character, that card gets -1000 power during this turn."
    )
    attacker = s.character(A)
    event = s.hand(B, s.event_card(abilities=worded(line)))
    game = begin(s).declare(attacker, "leader_b")
    game.choose(f"counter {event}").choose("pick leader_b")

    assert (game.power(attacker), game.count(B, "life")) == (4000, 3)


@pytest.mark.parametrize(
    ("line", "alone", "with_another"),
    [
        ("If you have no Characters with the same name as this Character", 1, 0),
        ("If you do not have a Character with the same name as this Character", 1, 0),
        ("If you have a Character with the same cost as this Character", 0, 1),
        ("If there are no Characters with the same attribute as this Character", 1, 0),
    ],
)
def test_cards_that_are_compared_with_this_one_are_others(line: str, alone: int, with_another: int) -> None:
    for count, drawn in ((0, alone), (1, with_another)):
        s = Scenario()
        for _ in range(count):
            s.character(A, name="Mira", cost=0)
        game, _ref = played(s, f"[On Play] {line}, draw 1 card.", name="Mira")

        assert game.count(A, "hand") == drawn


MATE = (
    "If you have [Mira] on your field and there are no other [Old Toll] cards, this Character gains +1000 "
    "power."
)


@pytest.mark.parametrize(
    ("mine", "theirs", "power"),
    [
        (("Mira",), (), 6000),
        ((), (), 5000),
        (("Mira", "Old Toll"), (), 5000),
        (("Mira",), ("Old Toll",), 6000),
    ],
)
def test_no_other_card_of_a_name_beside_one_of_another_name(
    mine: tuple[str, ...], theirs: tuple[str, ...], power: int
) -> None:
    """A [Mira] is no other [Old Toll]: other than this card, and on the field that was named."""
    s = Scenario()
    this = s.character(A, name="Old Toll", abilities=worded(MATE))
    for player, names in ((A, mine), (B, theirs)):
        for name in names:
            s.character(player, name=name)

    assert begin(s).power(this) == power


def test_no_other_card_beside_one_that_it_may_be_is_not_guessed() -> None:
    for card in ("a Character with 5000 power", "[Old Toll] with 5000 power"):
        assert not read_line(MATE.replace("[Mira]", card)).meanings

"""The name of another card for a time (Rule 2-1-3)."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Every
from tests.effects.checks import THEIRS, check_savable, event, said
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario, Table

LINE = (
    "[On Play] Select up to 1 of your opponent's Characters. Also treat this card's name as the selected "
    "Character's name during this turn."
)


def draws_for(name: str) -> str:
    return f"[Activate: Main] If you have [{name}], draw 1 card."


@pytest.mark.parametrize(("name", "had"), [("Mira", True), ("Own", True), ("Sela", False)])
def test_2_1_3_it_has_both_names(name: str, had: bool) -> None:
    s = Scenario()
    theirs = s.character(B, name="Mira")
    watcher = watching(s, draws_for(name))
    game, _ = played(s, LINE, name="Own")
    game.choose(f"pick {theirs}")

    assert (f"activate {watcher}.1" in game.choices()) is had


def test_all_names_of_that_card() -> None:
    s = Scenario()
    also = said("Also treat this card's name as [Tovo] according to the rules.")
    theirs = s.character(B, name="Mira", abilities=also)
    watcher = watching(s, draws_for("Tovo"))
    game, _ = played(s, LINE)
    game.choose(f"pick {theirs}").choose(f"activate {watcher}.1")

    assert game.count(A, "hand") == 1


def test_it_stays_though_that_card_is_gone_and_ends_with_the_turn() -> None:
    s = Scenario()
    theirs = s.character(B, name="Mira")
    watcher = watching(s, draws_for("Mira"))
    ko = event(s, KO(Every(THEIRS)))
    game, _ = played(s, LINE)
    game.choose(f"pick {theirs}").play(ko)
    check_savable(game.game)
    game.choose(f"activate {watcher}.1")
    assert game.count(A, "hand") == 1

    assert f"activate {watcher}.1" not in game.end().end().choices()


def test_a_position_keeps_it() -> None:
    s = Scenario()
    theirs = s.character(B, name="Mira")
    watcher = watching(s, draws_for("Mira"))
    game, _ = played(s, LINE)
    game.choose(f"pick {theirs}")
    again = Table(type(game.game).from_position(game.game.position(), seed=1))
    again.choose(f"activate {watcher}.1")

    assert again.count(A, "hand") == 1


def test_without_a_card_it_has_its_own_name_alone() -> None:
    s = Scenario()
    s.character(B, name="Mira")
    watcher = watching(s, draws_for("Mira"))
    game, _ = played(s, LINE)
    game.choose("done")

    assert f"activate {watcher}.1" not in game.choices()


def test_a_name_that_the_card_has_only_since_the_step_before() -> None:
    s = Scenario()
    strong = s.character(A, name="Mira", power=5000)
    s.stage(A, abilities=said("Your Characters with 7000 power or more are also treated as [Tovo]."))
    watcher = watching(s, "[Activate: Main] If you have a {Quarry} type Character named [Tovo], draw 1 card.")
    line = (
        "[On Play] Up to 1 of your Characters gains +2000 power during this turn. This Character gains the "
        "name of that card during this turn."
    )
    game, _ = played(s, line, types=("Quarry",), power=1000)
    game.choose(f"pick {strong}").choose(f"activate {watcher}.1")

    assert game.count(A, "hand") == 1


def test_name_and_base_power_in_one_sentence_last_as_long() -> None:
    s = Scenario()
    theirs = s.character(B, name="Mira", power=7000)
    watcher = watching(s, draws_for("Mira"))
    line = (
        "[On Play] Select up to 1 of your opponent's Characters. Until the end of your opponent's next turn, "
        "this Character's name is also treated as the selected Character's name, and its base power becomes "
        "the same as the selected Character's base power."
    )
    game, ref = played(s, line, power=1000)
    game.choose(f"pick {theirs}").choose(f"activate {watcher}.1")
    assert (game.count(A, "hand"), game.power(ref)) == (1, 7000)
    game.end()
    assert game.power(ref) == 7000
    game.end()

    assert (f"activate {watcher}.1" in game.choices(), game.power(ref)) == (False, 1000)

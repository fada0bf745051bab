"""Each player selects some of their own Characters, and something is done to those that were not selected."""

import pytest

from optcg.model.effects import KO, AsPlayer, Pick
from optcg.model.filters import Among, Without
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    "text",
    [
        "You and your opponent each select 1 of your own Characters. K.O. all Characters not selected.",
        "Each player selects 1 of their Characters. K.O. the rest.",
        "Each player chooses 1 of their Characters. K.O. all Characters other than the chosen Characters.",
        "Each player chooses 1 of their Characters. K.O. the Characters not chosen.",
        "Each player selects 1 of their Characters. K.O. all other Characters.",
        "Each player selects 1 of their Characters and K.O.'s the rest.",
    ],
)
def test_each_player_spares_one(text: str) -> None:
    s = Scenario()
    mine = [s.character(A) for _ in range(3)]
    theirs = [s.character(B) for _ in range(2)]
    game = worded(s, text)
    assert game.asked()[0] == A
    game.choose(f"pick {mine[1]}")
    assert game.asked()[0] == B
    game.choose(f"pick {theirs[0]}")

    assert [ref for ref in (*mine, *theirs) if game.area(ref) == "characters"] == [mine[1], theirs[0]]


def test_who_selects_none_spares_none() -> None:
    s = Scenario()
    mine, foe = s.character(A), s.character(B)
    game = worded(
        s,
        "Each player selects up to 2 of their Characters. Return all Characters that were not selected to "
        "the owner's hand.",
    )
    game.choose("done").choose(f"pick {foe}")

    assert (game.area(mine), game.area(foe)) == ("hand", "characters")


def test_of_a_kind_that_may_be_selected_all_others_are_meant() -> None:
    s = Scenario()
    harbor = s.character(A, types=("Harbor",))
    other = s.character(A)
    text = "Each player selects up to 1 of their {Harbor} type Characters. Trash all Characters not selected."
    game = worded(s, text).choose(f"pick {harbor}")

    assert (game.area(harbor), game.area(other)) == ("characters", "trash")


def test_the_tree_of_what_each_player_spares() -> None:
    (ability,) = said(
        "[On Play] You and your opponent each select up to 2 of your own Characters. K.O. all Characters "
        "that were not selected."
    )
    own = Cards(Owner.YOU, (Area.CHARACTER,))
    rest = Cards(Owner.EITHER, (Area.CHARACTER,), Without(Among(2)))
    picked = AsPlayer(Owner.EITHER, (Pick(Choose(own, 2, up_to=True, slot=2)),))

    assert ability.effects == (picked, KO(Every(rest, slot=3)))  # type: ignore[attr-defined]

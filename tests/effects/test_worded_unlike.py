"""Cards that differ from one that was returned, trashed or revealed: in name, color, type or cost."""

import pytest

from optcg.model.filters import Shares, Without
from optcg.model.terms import Attribute
from tests.effects.checks import said, worded
from tests.scenario import A, Scenario


def test_another_stage_than_the_one_that_went_back() -> None:
    s = Scenario()
    old = s.stage(A, name="Old Pier")
    twin = s.hand(A, s.stage_card(name="Old Pier"))
    new = s.hand(A, s.stage_card(name="New Pier"))
    game = worded(
        s,
        "Return 1 of your Stages to the owner's hand. Play up to 1 Stage card with a cost of 3 or less and a "
        "different card name than the returned Stage from your hand.",
    )

    assert game.area(old) == "hand"
    assert game.choices() == [f"pick {new}", "done"]
    assert twin not in game.choices()


@pytest.mark.parametrize(
    ("what", "facts"),
    [
        ("a different cost", {"cost": 3}),
        ("a cost different", {"cost": 3}),
        ("a different type", {"types": ("Lamp",)}),
        ("a different power", {"power": 4000}),
        ("a different attribute", {"attributes": (Attribute.WISDOM,)}),
    ],
)
def test_what_differs_from_the_card_that_was_trashed(what: str, facts: dict[str, object]) -> None:
    s = Scenario()
    same = {"cost": 2, "power": 3000, "types": ("Harbor",), "attributes": (Attribute.SLASH,)}
    s.character(A, **same)
    like = s.hand(A, s.character_card(**same))
    other = s.hand(A, s.character_card(**{**same, **facts}))
    text = f"Play up to 1 Character card with {what} from the trashed Character from your hand."
    game = worded(s, f"Trash 1 of your Characters. {text}")

    assert f"pick {like}" not in game.choices()
    assert f"pick {other}" in game.choices()


def test_without_that_card_nothing_differs_from_it() -> None:
    s = Scenario()
    s.character(A, cost=2)
    card = s.hand(A, s.character_card(cost=3))
    game = worded(
        s,
        "Trash up to 1 of your Characters. Play up to 1 Character card with a different cost than the "
        "trashed Character from your hand.",
    )
    game.choose("done")

    assert game.area(card) == "hand"
    assert f"pick {card}" not in game.choices()


def test_the_tree_of_a_different_cost() -> None:
    (ability,) = said(
        "[On Play] You may trash 1 of your Characters: K.O. up to 1 of your opponent's Characters with a "
        "different cost than the trashed Character."
    )

    assert ability.effects[0].what.cards.filter == Without(Shares("cost", 2))  # type: ignore[attr-defined]

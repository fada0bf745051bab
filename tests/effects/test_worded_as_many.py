"""As many cards as something was done to; limits in front of a duration; what was selected and how many."""

import pytest

from optcg.model.terms import Color
from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("fitting", [0, 1, 3])
def test_as_many_are_trashed_as_were_added(fitting: int) -> None:
    s = Scenario()
    for place in range(3):
        s.deck_top(A, s.character_card(types=("Harbor",) if place < fitting else ("Mill",)))
    held = [s.hand(A, s.event_card()) for _ in range(4)]
    game, _ = played(
        s,
        "[On Play] Reveal 3 cards from the top of your deck and add all of the revealed {Harbor} type "
        "cards to your "
        "hand. Then, place the rest at the bottom of your deck in any order and trash the same number of "
        "cards from "
        "your hand as you added with this effect.",
    )
    while game.asked()[1] != "main":
        wanted = [f"pick {ref}" for ref in held if f"pick {ref}" in game.choices()]
        game.choose(wanted[0] if wanted else game.choices()[0])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (4, fitting)


@pytest.mark.parametrize(("trashed", "felled"), [(0, 0), (2, 2)])
def test_up_to_as_many_are_felled_as_were_trashed(trashed: int, felled: int) -> None:
    s = Scenario()
    cards = [s.hand(A, s.event_card()) for _ in range(2)]
    foes = [s.character(B, cost=1) for _ in range(3)]
    game, _ = played(
        s,
        "[On Play] Trash any number of cards from your hand. Then, K.O. up to as many of your opponent's "
        "Characters "
        "with a cost of 3 or less as you trashed this way.",
    )
    for card in cards[:trashed]:
        game.choose(f"pick {card}")
    if not trashed:
        game.choose("done")
    for foe in foes[:felled]:
        game.choose(f"pick {foe}")

    assert game.asked() == (A, "main")
    assert [game.area(foe) for foe in foes].count("trash") == felled


@pytest.mark.parametrize(("power", "gained"), [(3000, 3000), (5000, 5000), (8000, 5000)])
def test_a_limit_in_front_of_a_duration(power: int, gained: int) -> None:
    s = Scenario()
    s.character(A, power=power, types=("Harbor",))
    game, this = played(
        s,
        "[On Play] You may trash 1 of your {Harbor} type Characters: This Character gains power equal to "
        "the trashed "
        "Character's base power, up to a maximum of +5000, during this turn.",
        power=1000,
    )
    game.choose("yes")
    assert game.power(this) == 1000 + gained

    game.end()
    assert game.power(this) == 1000


@pytest.mark.parametrize(("picks", "drawn"), [((0, 1, 2), 1), ((0, 1), 0)])
def test_cards_that_each_have_a_different_color_and_how_many_were_selected(
    picks: tuple[int, ...], drawn: int
) -> None:
    s = Scenario()
    colors = ((Color.RED,), (Color.GREEN,), (Color.BLUE, Color.PURPLE), (Color.RED, Color.BLACK))
    refs = [s.character(A, colors=color) for color in colors]
    line = (
        "Select up to 3 of your Characters that each have a different color. The selected Characters gain "
        "+1000 "
        "power during this turn. Then, if you selected 3 Characters, draw 1 card."
    )
    game = worded(s, line)
    for pick in picks:
        game.choose(f"pick {refs[pick]}")
        assert f"pick {refs[3]}" not in game.choices()  # it shares a color with the first one
    if len(picks) < 3:
        game.choose("done")

    assert [game.power(ref) for ref in refs] == [6000 if place in picks else 5000 for place in range(4)]
    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("names", "drawn"), [("abc", 1), ("aab", 0)])
def test_differently_named_cards_of_the_trash(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.trash(A, s.character_card(name=name, types=("Harbor",)))
    line = "[On Play] If you have 3 or more differently named {Harbor} type cards in your trash, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_differently_named_cards_are_played() -> None:
    s = Scenario()
    one, same, other = (
        s.trash(A, s.character_card(name=name, types=("Harbor",))) for name in ("a", "a", "b")
    )
    game = worded(s, "Play up to 2 differently named {Harbor} type Character cards from your trash.")
    game.choose(f"pick {one}")
    assert f"pick {same}" not in game.choices()
    game.choose(f"pick {other}")

    assert [game.area(ref) for ref in (one, same, other)] == ["characters", "trash", "characters"]


def test_one_card_of_two_kinds_that_were_trashed() -> None:
    s = Scenario()
    old = s.trash(A, s.stage_card())
    stage = s.deck_top(A, s.stage_card())
    mate = s.deck_top(A, s.character_card(types=("Harbor",)))
    other = s.deck_top(A, s.character_card())
    line = (
        "Trash 3 cards from the top of your deck. Then, add up to 1 Stage card or up to 1 {Harbor} type "
        "Character card "
        "trashed by this effect to your hand."
    )
    game = worded(s, line)
    assert {choice for choice in game.choices() if choice != "done"} == {f"pick {stage}", f"pick {mate}"}
    game.choose(f"pick {mate}")

    assert [game.area(ref) for ref in (old, stage, mate, other)] == ["trash", "trash", "hand", "trash"]


@pytest.mark.parametrize(
    ("types", "cost", "offered"),
    [(("Harbor",), 3, True), (("Harbor",), 4, False), (("Mill",), 3, False), (("Mill", "Harbor"), 0, True)],
)
def test_the_same_type_and_a_lower_cost_than_that_character(
    types: tuple[str, ...], cost: int, offered: bool
) -> None:
    s = Scenario()
    s.character(A, cost=4, types=("Harbor", "Lamp"))
    ref = s.trash(A, s.character_card(cost=cost, types=types))
    game, _ = played(
        s,
        "[On Play] You may return 1 of your other Characters to the owner's hand: Play up to 1 Character "
        "card with the "
        "same type and a lower cost than that Character from your trash.",
    )
    game.choose("yes")

    assert (f"pick {ref}" in game.choices()) is offered

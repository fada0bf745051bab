"""As many cards of a pile as the player likes, as a cost; and what was turned face-up to pay it."""

import pytest

from optcg.model.selections import Owner, Top
from optcg.model.terms import Area
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

KO = (
    "[On Play] You may trash any number of cards from the top of your Life cards: K.O. up to the same "
    "number of "
    "your opponent's Characters with a base cost of 6 or less."
)


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_8_3_1_3_how_many_life_cards_pay_is_said_before_any_is_seen(number: int) -> None:
    s = Scenario()
    s.life(A, 3)
    foes = [s.character(B) for _ in range(4)]
    game, _ = played(s, KO)
    game.choose("yes")
    assert game.choices() == ["number 1", "number 2", "number 3"]  # nothing is paid with nothing

    game.choose(f"number {number}")
    assert (game.count(A, "life"), game.count(A, "trash")) == (3 - number, number)
    for foe in foes[:number]:
        game.choose(f"pick {foe}")
    assert game.asked() == (A, "main")
    assert [game.area(foe) for foe in foes] == ["trash"] * number + ["characters"] * (4 - number)
    assert Top(Owner.YOU, Area.LIFE, at_least=1).at_least == 1


def test_without_life_it_is_not_offered() -> None:
    s = Scenario()
    s.life(A, 0)
    s.character(B)
    game, _ = played(s, KO)

    assert game.asked() == (A, "main")


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("above", "offered"), [(0, []), (1, []), (2, ["number 1", "number 2"])])
def test_8_3_1_3_only_cards_that_can_be_turned_pay(above: int, offered: list[str]) -> None:
    """A Life card that lies face-up is not turned once more; those below it are not reached."""
    s = Scenario()
    s.life(A, 1)
    s.life_top(A, s.character_card(), face_up=True)
    for _ in range(above):
        s.life_top(A, s.character_card())
    line = "[On Play] You may turn any number of your Life cards face-up: Draw 1 card for every card turned "
    game, _ = played(s, line + "face-up this way.")
    if above:
        game.choose("yes")
    assert [choice for choice in game.choices() if choice.startswith("number")] == offered
    if offered:
        game.choose("number 2")

    assert game.count(A, "hand") == above


def test_of_up_to_some_cards_1_is_the_least() -> None:
    s = Scenario()
    s.life(A, 5)
    game, _ = played(
        s, "[On Play] You may trash up to 2 cards from the top of your Life cards: Draw that many cards."
    )
    game.choose("yes")

    assert game.choices() == ["number 1", "number 2"]


@pytest.mark.parametrize(("life", "rush", "felled"), [(2, False, False), (3, True, True)])
def test_cards_that_were_turned_to_pay_are_counted(life: int, rush: bool, felled: bool) -> None:
    s = Scenario()
    s.life(A, life)
    foe = s.character(B, cost=3)
    game, this = played(
        s,
        "[On Play] You may turn all of your Life cards face-up: If 3 or more cards were turned face-up "
        "this way, "
        "this Character gains [Rush] during this turn. Then, K.O. up to 1 of your opponent's Characters "
        "with a "
        "base cost equal to or less than the number of your Life cards.",
    )
    game.choose("yes")
    if felled:
        game.choose(f"pick {foe}")

    assert ("Rush" in game.keywords(this)) is rush
    assert (game.area(foe) == "trash") is felled


def test_a_deed_of_no_cost_is_not_refused_below_its_least_number() -> None:
    s = Scenario()
    game, _ = played(s, "[On Play] Trash 1 or more cards from the top of your deck.")
    assert "number 0" not in game.choices()
    game.choose("number 2")

    assert game.count(A, "trash") == 2
    assert worded("[On Play] Trash 1 or more cards from the top of your deck.")


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("turned", ["face-down", "face-up"])
@pytest.mark.parametrize(
    ("open_ends", "asked"), [((True, True), True), ((True, False), False), ((False, True), False)]
)
def test_8_3_1_3_only_an_end_whose_card_can_be_turned_pays(
    turned: str, open_ends: tuple[bool, bool], asked: bool
) -> None:
    """The top and the bottom are both asked for where both can be turned; else the one that can is."""
    s = Scenario()
    s.life(A, 0)
    down = turned == "face-down"
    bottom = s.life_top(A, s.character_card(), face_up=open_ends[1] is down)
    s.life_top(A, s.character_card(), face_up=down)
    top = s.life_top(A, s.character_card(), face_up=open_ends[0] is down)
    words = f"[On Play] You may turn 1 card from the top or bottom of your Life cards {turned}: Draw 1 card."
    game, _ = played(s, words)
    game.choose("yes")
    if asked:
        assert game.choices() == ["top", "bottom"]
        game.choose("bottom")

    (paid,) = [event.cards[0].id for event in game.game.events if event.kind == "life_turned"]
    assert paid == game.id(top if open_ends == (True, False) else bottom)
    assert game.count(A, "hand") == 1


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("turned", ["face-down", "face-up"])
def test_8_3_1_3_ends_that_cannot_be_turned_do_not_pay(turned: str) -> None:
    """Of the card in between nothing is said."""
    s = Scenario()
    s.life(A, 0)
    for opened in (False, True, False):
        s.life_top(A, s.character_card(), face_up=opened is (turned == "face-down"))
    words = f"[On Play] You may turn 1 card from the top or bottom of your Life cards {turned}: Draw 1 card."
    game, _ = played(s, words)

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)

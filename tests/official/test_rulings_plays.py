"""Who cannot play cards by the text of named cards, and what effects still play."""

import pytest

from optcg.model.abilities import ActivateEffect
from optcg.model.effects import Draw, Play
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area, Category
from tests.effects.checks import begin
from tests.official.board import Board
from tests.scenario import A, B, Table

THERE = Cards(Owner.YOU, (Area.HAND, Area.TRASH), CategoryIs(Category.CHARACTER))
PLAYED = Play(Choose(THERE, 1, up_to=True))


def after(number: str, base_cost: int) -> tuple[Table, str, str, str]:
    """The card was played, and an effect may play a Character of this cost from the hand or the trash."""
    s = Board()
    s.don(A, active=10)
    s.lead(A, "OP11-001")  # of two colors
    card = s.hold(A, number)
    held = s.hand(A, s.character_card(cost=base_cost))
    lying = s.trash(A, s.character_card(cost=base_cost))
    plays = s.hand(A, s.event_card(cost=0, main=[PLAYED]))
    game = begin(s).play(card)
    if game.asked()[1] != "main":
        game.choose(game.choices()[-1])
    assert game.asked() == (A, "main")
    return game, held, lying, plays


@pytest.mark.rule("3-7-3", "4-7-2")
@pytest.mark.parametrize(
    ("number", "base_cost", "barred"),
    [
        ("OP14-024", 1, True),
        ("OP13-023", 5, True),
        ("OP13-023", 4, False),
        ("OP12-030", 7, True),
        ("OP12-030", 6, False),
        ("OP13-118", 5, True),
        ("OP13-118", 4, False),
        ("EB03-024", 1, True),
    ],
)
def test_op13_023_and_others_bar_effects_that_play_characters(
    number: str, base_cost: int, barred: bool
) -> None:
    """Neither out of the hand nor out of the trash, and not for their cost."""
    game, held, lying, plays = after(number, base_cost)
    assert f"play {held}" not in game.choices() or not barred
    game.play(plays)
    if barred:
        assert game.asked() == (A, "main") or game.choices() == ["done"]
        assert (game.area(held), game.area(lying)) == ("hand", "trash")
    else:
        assert sorted(game.choices()) == sorted([f"pick {held}", f"pick {lying}", "done"])


@pytest.mark.rule("3-7-3", "4-7-2")
def test_op14_020_bars_effects_that_play_characters() -> None:
    s = Board()
    s.lead(A, "OP14-020")
    s.character(B, cost=5)
    lying = s.trash(A, s.character_card())
    plays = s.hand(A, s.event_card(cost=0, main=[PLAYED]))
    game = begin(s).choose("activate leader_a.2").choose("pick leader_a")
    game.play(plays)
    assert game.area(lying) == "trash"
    assert game.asked() == (A, "main") or game.choices() == ["done"]


@pytest.mark.rule("3-7-3", "4-7-2")
def test_op13_028_leaves_what_effects_play_from_elsewhere() -> None:
    """It speaks of the hand: out of the trash an effect still plays."""
    s = Board()
    s.don(A, active=10)
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (PLAYED,))])
    shanks = s.hold(A, "OP13-028")
    s.hand(A, s.character_card(cost=0))
    s.hand(A, s.event_card(cost=0, main=[Draw(1)]))
    lying = s.trash(A, s.character_card())
    game = begin(s).play(shanks)
    assert not [choice for choice in game.choices() if choice.startswith("play")]
    game.choose("activate leader_a.1")
    assert sorted(game.choices()) == ["done", f"pick {lying}"]
    assert game.choose(f"pick {lying}").area(lying) == "characters"

"""What words point back to: "it", "that card", "the revealed card"; `left_open.txt` has what stays open."""

import pytest

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import NamedNumber
from optcg.model.conditions import SlotFits
from optcg.model.durations import Duration
from optcg.model.effects import Draw, Effect, Move, Place
from optcg.model.selections import Choose, Slot, Together, Top
from optcg.model.terms import Area, Category
from optcg.model.trees import nodes_of
from tests.text.said import OPPONENT, TIDE, YOU, cards, effects, has, official, unread

THEIRS = e.Rest(Choose(cards(OPPONENT), up_to=True, slot=2))
TOP = e.Reveal(Top(YOU, Area.DECK, slot=2))
THAT = Slot(2)
RESTS = "rest up to 1 of your opponent's Characters"


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        (
            f"{RESTS}. That Character cannot attack until the end of your opponent's next turn",
            (THEIRS, e.Forbid(THAT, "attack", Duration.OPPONENT_END)),
        ),
        (
            f"{RESTS}. If that Character has a cost of 3 or less, K.O. it",
            (THEIRS, e.If(SlotFits(2, f.CostIs("<=", 3)), (e.KO(THAT),))),
        ),
        (
            "select up to 1 of your Characters. The selected Character gains +1000 power during this turn",
            (e.Pick(Choose(cards(YOU), up_to=True, slot=2)), e.GainPower(THAT, 1000, Duration.TURN)),
        ),
        (
            "select up to 2 of your Characters. The base power of the selected Characters becomes 7000 "
            "during this turn",
            (
                e.Pick(Choose(cards(YOU), 2, up_to=True, slot=2)),
                e.SetBasePower(THAT, 7000, Duration.TURN),
            ),
        ),
        (
            "reveal 1 card from the top of your deck. If its cost is 4 or more, draw 1 card",
            (TOP, e.If(SlotFits(2, f.CostIs(">=", 4)), (Draw(1),))),
        ),
        (
            "play up to 1 [Wren] from your trash. At the end of this turn, trash it",
            (
                e.Play(Choose(cards(YOU, Area.TRASH, of=f.NameIs("Wren")), up_to=True, slot=2)),
                e.Later("end of turn", (Move(THAT, Place.TRASH),)),
            ),
        ),
        (
            "reveal 1 card from the top of your deck. If that card has a cost of 4 or more, draw 1 card",
            (TOP, e.If(SlotFits(2, f.CostIs(">=", 4)), (Draw(1),))),
        ),
        (
            "reveal 1 card from the top of your deck. If the revealed card is a {Tidelamp Keepers} type "
            "card, add it to your hand",
            (TOP, e.If(SlotFits(2, TIDE), (Move(THAT, Place.HAND),))),
        ),
        (
            "trash 1 card from your hand. If the trashed card is an Event, draw 2 cards",
            (
                Move(Choose(cards(YOU, Area.HAND), slot=2), Place.TRASH),
                e.If(SlotFits(2, f.CategoryIs(Category.EVENT)), (Draw(2),)),
            ),
        ),
        (
            "choose a cost and reveal 1 card from the top of your opponent's deck. If the revealed card has "
            "the chosen cost, draw 1 card",
            (
                e.NameNumber(),
                e.Reveal(Top(OPPONENT, Area.DECK, slot=2)),
                e.If(SlotFits(2, f.CostIs("=", NamedNumber())), (Draw(1),)),
            ),
        ),
        (
            "select 2 of your opponent's Characters. Swap the base power of the selected Characters with "
            "each other during this turn",
            (e.Pick(Choose(cards(OPPONENT), 2, slot=2)), e.SwapBasePower(2, 2)),
        ),
    ],
)
def test_a_word_that_points_back(words: str, steps: tuple[Effect, ...]) -> None:
    assert effects(words) == steps


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP09-098", e.If(SlotFits(2, f.CostIs("<=", 4)), (e.KO(THAT),))),
        ("OP01-002", f.ColorDiffersFrom(2)),
        ("EB02-039", f.SameNameAs(2)),
        ("OP14-001", e.SwapBasePower(2, 2)),
        ("EB01-038", e.Redirect(THAT)),
        ("OP01-063", e.Reveal(THAT)),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)


def test_cards_that_are_chosen_together_are_one_slot() -> None:
    assert any(isinstance(node, Together) for node in nodes_of(official("EB01-030")))


@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Draw 1 card. Then, K.O. that Character.",
        f"[On Play] R{RESTS[1:]}. Then, that Stage gains +1000 power during this turn.",
    ],
)
def test_a_word_that_points_to_nothing_is_not_read(line: str) -> None:
    assert unread(line)

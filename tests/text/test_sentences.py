"""Sentences: how costs, steps, "then", "if you do" and alternatives join."""

import pytest

from optcg.model import effects as e
from optcg.model.abilities import AutoEffect, Gate, TriggerEffect, When
from optcg.model.amounts import CountOf, DoneCount
from optcg.model.conditions import Compare, Condition, YouDid
from optcg.model.effects import Draw, Move, Place
from optcg.model.selections import Choose, This, Top
from optcg.model.terms import Area
from optcg.text.writer import write_ability
from tests.text.said import OPPONENT, YOU, ability, cards, effect, effects, has, unread

DISCARD = Move(Choose(cards(YOU, Area.HAND)), Place.TRASH)
REST = e.Rest(Choose(cards(OPPONENT), up_to=True))
RESTS = "rest up to 1 of your opponent's Characters"
FEW_LIFE = Compare(CountOf(cards(YOU, Area.LIFE)), "<=", 2)


@pytest.mark.parametrize("joint", [" and ", ". Then, "])
def test_steps_in_their_order(joint: str) -> None:
    assert effects(f"draw 2 cards{joint}trash 1 card from your hand") == (Draw(2), DISCARD)


def test_an_if_holds_for_what_follows_it_and_for_nothing_before() -> None:
    if_few = e.If(FEW_LIFE, (Draw(1),))
    assert effects(f"{RESTS}. Then, if you have 2 or less Life cards, draw 1 card") == (REST, if_few)


def test_may_and_if_you_do() -> None:
    assert effect("you may trash 1 card from your hand. If you do, draw 2 cards") == e.May(
        (DISCARD,), then=(Draw(2),)
    )


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("draw 1 card", YouDid()),
        ("draw 2 cards", Compare(DoneCount(), ">=", 2)),
        ("rest 2 of your DON!! cards", Compare(DoneCount(), ">=", 2)),
        ("play up to 2 red cards from your hand", YouDid()),
    ],
)
def test_if_you_do_asks_for_all_of_it(words: str, fact: Condition) -> None:
    """Rule 1-3-2: of 2 cards 1 may be done alone, and then it is not done as it was said."""
    line = f"[On Play] {words[0].upper()}{words[1:]}. If you do, trash 1 card from your hand."
    found = ability(line)
    assert isinstance(found, AutoEffect)
    assert found.effects[1] == e.If(fact, (DISCARD,))
    assert write_ability(found) == line


def test_the_opponent_may_and_if_they_do_not() -> None:
    found = effect("your opponent may trash 1 card from their hand. If they do not, draw 1 card")
    theirs = Move(Choose(cards(OPPONENT, Area.HAND), chooser=OPPONENT), Place.TRASH)
    assert found == e.May((theirs,), otherwise=(Draw(1),), who=OPPONENT)


def test_one_of_several() -> None:
    assert effect(f"choose one: • Draw 1 card. • R{RESTS[1:]}") == e.ChooseOne(((Draw(1),), (REST,)))


def test_the_opponent_chooses_one() -> None:
    found = effect("your opponent chooses one: • Draw 1 card. • Draw 2 cards")
    assert found == e.ChooseOne(((Draw(1),), (Draw(2),)), OPPONENT)


def test_what_is_done_later() -> None:
    assert effect("at the end of this turn, trash this Character") == e.Later(
        "end of turn", (Move(This(), Place.TRASH),)
    )


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("DON!! -1", (e.ReturnDon(1),)),
        ("①", (e.RestDon(1),)),
        ("You may rest this Character", (e.Rest(This()),)),
        ("You may trash 1 card from your hand", (DISCARD,)),
        (
            "You may rest 2 of your DON!! cards and trash this Character",
            (e.RestDon(2), Move(This(), Place.TRASH)),
        ),
        (
            "You may add 1 card from the top of your Life cards to your hand",
            (Move(Top(YOU, Area.LIFE), Place.HAND),),
        ),
        ("You may return 1 of your Characters to the owner's hand", (Move(Choose(cards(YOU)), Place.HAND),)),
        (
            "You may place 3 cards from your trash at the bottom of your deck in any order",
            (Move(Choose(cards(YOU, Area.TRASH), 3), Place.DECK_BOTTOM),),
        ),
        (
            "You may turn 1 card from the top of your Life cards face-up",
            (e.TurnLife(Top(YOU, Area.LIFE), face_up=True),),
        ),
    ],
)
def test_what_is_paid_before_a_colon(words: str, cost: tuple[e.Effect, ...]) -> None:
    whole = ability(f"[On Play] {words}: Draw 1 card.")
    assert whole == AutoEffect((When("On Play"),), (Draw(1),), cost, optional=True)


def test_a_condition_before_a_cost_is_one_of_activating() -> None:
    found = ability(
        "[On Play] If you have 2 or less Life cards, you may trash 1 card from your hand: Draw 1 card."
    )
    assert found == AutoEffect((When("On Play"),), (Draw(1),), (DISCARD,), optional=True, condition=FEW_LIFE)


@pytest.mark.parametrize(
    ("first", "instead"),
    [
        ("Draw 1 card", "draw 2 cards"),
        ("Up to 1 of your Characters gains +1000 power during this turn", "that card gains +2000 power"),
        ("K.O. up to 1 of your opponent's Stages", "K.O. up to 2 of your opponent's Stages"),
    ],
)
def test_a_better_deed_instead(first: str, instead: str) -> None:
    """It is asked before either, and what is not said again is as in the first."""
    (first_deed,) = effects(first)
    better = effect(f"{first}. If you have 2 or less Life cards, {instead} instead")
    assert isinstance(better, e.If)
    assert (better.condition, better.otherwise) == (FEW_LIFE, (first_deed,))
    (done,) = better.then
    assert type(done) is type(first_deed)
    assert getattr(done, "duration", None) == getattr(first_deed, "duration", None)


@pytest.mark.parametrize("instead", ["trash 1 card from your hand", "K.O. up to 1 Character"])
def test_another_deed_is_no_better_one(instead: str) -> None:
    line = f"K.O. up to 1 of your opponent's Characters. If you have 2 or less Life cards, {instead} instead."
    assert unread(f"[On Play] {line}")


def test_tags_stand_before_a_cost() -> None:
    found = ability("[Activate: Main] [Once Per Turn] You may rest this Character: Draw 1 card.")
    assert (getattr(found, "cost", ()), getattr(found, "gate", None)) == ((e.Rest(This()),), Gate(once=True))


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP13-035", e.ChooseOne(((e.SetActive(This()),), (e.SetDonActive(1),)))),
        ("EB03-055", e.May((e.Damage(),))),
        ("OP03-013", e.May((e.Play(This(), rested=True),))),
        ("EB02-015", e.Later("end of turn", (e.SetDonActive(1),))),
        ("EB02-030", TriggerEffect((Draw(1),))),
        ("EB01-020", e.ActivateAbility("Main")),
        ("EB01-031", e.ReturnDon(1)),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)

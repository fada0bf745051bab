"""What official rulings settled, on cards of our own; the cards they were asked of are in tests/official."""

import pytest

from optcg.model import filters as f
from optcg.model.abilities import AutoEffect
from optcg.model.conditions import Compare
from optcg.model.effects import Draw, GainPower, If, Play
from optcg.model.selections import Choose
from optcg.model.terms import Color
from optcg.text.phrases.filters import parts_of, ways_of
from tests.effects.checks import begin, played, said
from tests.scenario import A, B, Scenario


@pytest.mark.rule("7-1-1-2", "8-4-4")
def test_7_1_1_2_the_new_target_is_chosen_among_those_that_fit() -> None:
    """ "To your [Tovo] with ...": the Leader, too; a weak one and a Stage are not among them."""
    s = Scenario()
    text = (
        "[On Your Opponent's Attack] Change the target of the attack to your [Tovo] with 5000 base power or "
        "more."
    )
    s.leader(B, name="Tovo", power=5000)
    strong = s.character(B, name="Tovo", power=6000)
    s.character(B, name="Tovo", power=4000, abilities=said(text))
    s.character(B, name="Mira", power=9000)
    s.stage(B, name="Tovo")
    game = begin(s).declare("leader_a", "leader_b")
    assert (game.asked()[0], sorted(game.choices())) == (B, [f"pick {strong}", "pick leader_b"])

    game.choose(f"pick {strong}").pass_battle()

    assert (game.count(B, "life"), game.area(strong)) == (3, "characters")


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


def test_b_if_a_then_c_hangs_on_the_if_as_a_whole() -> None:
    line = (
        "[On Play] Draw 1 card if you have 3 or less cards in your hand; then, this Character gains +1000 "
        "power during this turn."
    )
    (ability,) = said(line)
    assert isinstance(ability, AutoEffect)
    (step,) = ability.effects
    assert isinstance(step, If)
    assert isinstance(step.condition, Compare)
    assert [type(each) for each in step.then] == [Draw, GainPower]


def test_a_color_before_or_goes_for_a_bare_name_and_a_type_does_not() -> None:
    line = (
        "[On Play] Play up to 1 red {Harbor} type Character card or [Mira] with a cost of 4 or less from "
        "your hand."
    )
    (ability,) = said(line)
    assert isinstance(ability, AutoEffect)
    (step,) = ability.effects
    assert isinstance(step, Play)
    assert isinstance(step.what, Choose)
    ways = [parts_of(way) for part in parts_of(step.what.cards.filter) for way in ways_of(part)]
    (mira,) = [way for way in ways if f.NameIs("Mira") in way]
    assert f.ColorIs(Color.RED) in (*mira, *parts_of(step.what.cards.filter))
    assert f.TypeIs("Harbor") not in mira

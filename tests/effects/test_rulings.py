"""What official rulings settled, on cards of our own; the cards they were asked of are in tests/official."""

from optcg.model import filters as f
from optcg.model.abilities import AutoEffect
from optcg.model.conditions import Compare
from optcg.model.effects import Draw, GainPower, If, Play
from optcg.model.selections import Choose
from optcg.model.terms import Color
from optcg.text.phrases.filters import parts_of, ways_of
from tests.effects.checks import said


def test_b_if_a_then_c_hangs_on_the_if_as_a_whole() -> None:
    line = (
        "[On Play] Draw 1 card if you have 3 or less cards in your hand. Then, this Character gains +1000 "
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

"""Cards told by the tags of their effects, and the other side of a battle, from words to what happens."""

import pytest

from optcg.model.filters import EffectsNegated, HasTiming
from optcg.model.terms import Attribute
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("[DON!! x1] [When Attacking] Draw 1 card.", 4000),
        ("[DON!! x2] This Character gains [Blocker].", 4000),
        ("[DON!! x3] [On K.O.] Draw 1 card.", 3000),
        ("[When Attacking] Draw 1 card.", 3000),
    ],
)
def test_effects_with_a_number_of_don(text: str, power: int) -> None:
    s = Scenario()
    line = "Your Characters with a [DON!! x1] or [DON!! x2] effect gain +1000 power."
    watching(s, line)
    other = s.character(A, power=3000, abilities=worded(text))

    assert begin(s).power(other) == power
    assert repr(HasTiming("DON!! x2")) in repr(worded(line))


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("[Your Turn] This Character gains +1000 power.", True),
        ("[Opponent's Turn] This Character gains +1000 power.", False),
    ],
)
def test_effects_of_a_turn(text: str, asked: bool) -> None:
    s = Scenario()
    s.character(B, abilities=worded(text))
    game, _ = played(s, "[On Play] K.O. up to 1 of your opponent's Characters with a [Your Turn] effect.")

    assert (game.asked()[1] == "cards") == asked


@pytest.mark.parametrize(
    ("attribute", "area"), [(Attribute.SLASH, "characters"), (Attribute.STRIKE, "trash")]
)
def test_the_other_side_of_a_battle(attribute: Attribute, area: str) -> None:
    s = Scenario()
    target = s.character(
        B,
        power=1000,
        rested=True,
        abilities=worded(
            "If this Character would be K.O.'d in battle by <Slash> attribute cards, you may trash 1 card "
            "from your hand instead."
        ),
    )
    s.hand(B, s.character_card(counter=0))
    attacker = s.character(A, power=9000, attributes=(attribute,))
    game = begin(s).attack(attacker, target)
    if "yes" in game.choices():
        game.choose("yes")

    assert game.area(target) == area


@pytest.mark.parametrize("negated", [True, False])
def test_characters_whose_effects_are_negated(negated: bool) -> None:
    """Rule 8-2: by whatever effect, as long as it lasts."""
    s = Scenario()
    foe = s.character(B, abilities=worded("[On K.O.] Draw 1 card."))
    if negated:
        watching(s, "Negate the effects of all of your opponent's Characters.")
    line = "[On Play] K.O. up to 1 of your opponent's Characters whose effects are negated."
    game, _ = played(s, line)

    assert (game.asked()[1] == "cards" and f"pick {foe}" in game.choices()) == negated
    assert repr(EffectsNegated()) in repr(worded(line))


@pytest.mark.parametrize(("way", "drawn"), [(1, 0), (2, 1)])
def test_which_of_two_deeds_was_done(way: int, drawn: int) -> None:
    s = Scenario()
    card = s.trash(A, s.character_card(cost=1))
    line = (
        "[On Play] Select up to 1 Character card with a cost of 4 or less from your trash and play it or "
        "place it at the bottom of your deck. If you place it at the bottom of your deck, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"pick {card}")
    game.choose(game.choices()[way - 1])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (drawn, 0)

"""Texts that change a phase, what may be attacked, and how a card may be played."""

import pytest

from optcg.model.abilities import (
    ActivateEffect,
    AnyNumberInDeck,
    AutoEffect,
    DonPhaseGives,
    NotPlayedByEffects,
    PermanentEffect,
    When,
)
from optcg.model.amounts import DonOf, SlotCount
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import (
    ActivateAbility,
    Draw,
    Forbid,
    Move,
    NegateTiming,
    Place,
    Play,
)
from optcg.model.filters import CategoryIs, CostIs, TypeIs
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario

ANY_DON = Compare(DonOf(Owner.YOU), ">=", 1)


@pytest.mark.rule("1-3-1", "6-4-1")
@pytest.mark.parametrize(("before", "given", "active"), [(3, 1, 4), (0, 0, 2)])
def test_1_3_1_a_don_of_the_don_phase_is_given_to_the_leader(before: int, given: int, active: int) -> None:
    """With any DON!! on the field one of the two goes to the Leader; without, both to the cost area."""
    s = Scenario(phase="don")
    s.leader(A, abilities=[DonPhaseGives(1, ANY_DON)])
    s.don(A, active=before)
    table = s.start()
    assert (table.don("leader_a"), table.count(A, "don_active")) == (given, active)


@pytest.mark.rule("6-4-2")
def test_6_4_2_the_last_don_of_the_don_deck_is_given() -> None:
    s = Scenario(phase="don")
    s.leader(A, abilities=[DonPhaseGives(2)])
    s.don(A, active=9)
    table = s.start()
    assert (table.don("leader_a"), table.count(A, "don_active")) == (1, 9)


def test_some_characters_cannot_be_attacked_by_a_card() -> None:
    """The ban is about cheap Characters only."""
    s = Scenario()
    ban = Forbid(This(), "attack Characters", Duration.TURN, source=CostIs("<=", 3, base=True))
    attacker = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (ban,))])
    cheap = s.character(B, cost=3, rested=True)
    dear = s.character(B, cost=4, rested=True)
    table = s.start().choose(f"activate {attacker}.1")
    attacks = [choice for choice in table.choices() if choice.startswith(f"attack {attacker}")]
    assert attacks == [f"attack {attacker} leader_b", f"attack {attacker} {dear}"]
    assert f"attack leader_a {cheap}" in table.choices()


@pytest.mark.parametrize(("area", "played"), [(Area.HAND, False), (Area.TRASH, True)])
def test_a_card_that_effects_cannot_play_out_of_the_hand(area: Area, played: bool) -> None:
    s = Scenario()
    card = s.character_card(abilities=[NotPlayedByEffects((Area.HAND,)), AnyNumberInDeck()])
    ref = s.hand(A, card) if area == Area.HAND else s.trash(A, card)
    wanted = Cards(Owner.YOU, (area,), CategoryIs(Category.CHARACTER))
    event = s.hand(A, s.event_card(cost=0, main=[Play(Choose(wanted, 1, up_to=True))]))
    table = s.start().play(event)
    assert (f"pick {ref}" in table.choices()) is played
    if played:
        assert table.choose(f"pick {ref}").area(ref) == "characters"


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_a_trigger_cannot_activate_a_negated_on_play() -> None:
    """B's [On Play] effects are negated: a [Trigger] that activates one does nothing."""
    s = Scenario()
    s.leader(A, abilities=[PermanentEffect((NegateTiming(Owner.OPPONENT, "On Play", Duration.ON_FIELD),))])
    on_play = AutoEffect((When("On Play"),), (Draw(2),))
    life = s.life_top(B, s.character_card(abilities=[on_play], trigger=[ActivateAbility("On Play")]))
    table = s.start().declare("leader_a", "leader_b").choose("yes")
    assert (table.area(life), table.count(B, "hand")) == ("trash", 0)


@pytest.mark.parametrize(("kind", "drawn"), [("Navy", 2), ("Pirates", 0)])
def test_cards_trashed_together_by_an_effect_of_certain_cards(kind: str, drawn: int) -> None:
    """ "When cards are trashed from your hand by a {Navy} card's effect, draw as many": once, for both."""
    s = Scenario()
    hand = Cards(Owner.YOU, (Area.HAND,))
    by_navy = When("trashed from hand", hand, Owner.YOU, "your effects", source=TypeIs("Navy"), together=True)
    s.leader(A, abilities=[AutoEffect((by_navy,), (Draw(SlotCount(0)),))])
    lost = [Move(Choose(hand, 2), Place.TRASH)]
    event = s.hand(A, s.event_card(cost=0, main=lost, types=(kind,)))
    s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    table = s.start().play(event)
    assert table.kinds().count("card_drawn") == table.count(A, "hand") == drawn

"""Rules 8-4-5, 8-4-6: auto effects of a card that moves; what resolution takes into account."""

import pytest

from optcg import Game
from optcg.model.abilities import AutoEffect, Gate, PermanentEffect, When
from optcg.model.amounts import ItsOwn, Minus
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Move, Place, Play
from optcg.model.filters import CategoryIs, PowerIs, ThisCard
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area, Category
from tests.effects.checks import begin
from tests.scenario import A, B, Scenario, Table

YOURS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def using_event(s: Scenario, *effects: Effect) -> Table:
    """A has used an Event with these effects."""
    event = s.hand(A, s.event_card(main=effects))
    return s.start().play(event)


@pytest.mark.rule("8-4-5")
@pytest.mark.parametrize(
    ("leave", "drawn"),
    [
        (KO(Every(THEIR_CHARACTERS)), 1),
        (Move(Every(THEIR_CHARACTERS), Place.TRASH), 1),
        (Move(Every(THEIR_CHARACTERS), Place.HAND), 0),
        (Move(Every(THEIR_CHARACTERS), Place.DECK_BOTTOM), 0),
        (Move(Every(THEIR_CHARACTERS), Place.LIFE_TOP), 0),
        (Move(Every(THEIR_CHARACTERS), Place.LIFE_TOP, face_up=True), 1),
    ],
    ids=["ko", "trash", "hand", "deck", "life", "life face-up"],
)
def test_8_4_5_an_effect_of_leaving_works_only_into_an_open_area(leave: Effect, drawn: int) -> None:
    """ "When this Character leaves the field, draw 1 card" draws where the card can be seen."""
    s = Scenario()
    this = Cards(Owner.YOU, (Area.CHARACTER,), ThisCard())
    s.character(B, abilities=[AutoEffect((When("leaves the field", this),), (Draw(1),))])

    game = using_event(s, leave)

    assert game.kinds().count("card_drawn") == drawn


@pytest.mark.rule("8-4-5", "10-2-17-1")
@pytest.mark.parametrize(("given", "drawn"), [(0, 0), (1, 1)])
def test_8_4_5_an_on_ko_is_activated_by_what_was_on_the_field(given: int, drawn: int) -> None:
    """ "[DON!! x1] [On K.O.] Draw 1 card" works with the DON!! it had, though it is gone at resolution."""
    s = Scenario()
    s.character(B, don=given, abilities=[AutoEffect((When("On K.O."),), (Draw(1),), gate=Gate(don=1))])

    game = using_event(s, KO(Every(THEIR_CHARACTERS)))

    assert game.count(B, "hand") == drawn


@pytest.mark.rule("8-4-5", "10-2-17-2")
def test_8_4_5_cards_kod_together_are_all_in_the_trash_when_effects_resolve() -> None:
    """The first one's "[On K.O.] Play 1 Character card from your trash" can play the second one."""
    s = Scenario()
    in_trash = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))
    first = s.character(B, abilities=[AutoEffect((When("On K.O."),), (Play(Choose(in_trash, 1)),))])
    second = s.character(B)
    game = using_event(s, KO(Every(THEIR_CHARACTERS)))

    game.choose(f"pick {second}")

    assert (game.area(first), game.area(second)) == ("trash", "characters")


@pytest.mark.rule("8-4-6")
def test_8_4_6_continuous_effects_resolved_before_are_taken_into_account() -> None:
    """A Character lowered from 5000 to 3000 is K.O.'d by "K.O. Characters with 3000 power or less"."""
    s = Scenario()
    wall = s.character(B, power=5000)
    weak = Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 3000))
    lower = GainPower(Every(THEIR_CHARACTERS), -2000, Duration.TURN)

    game = using_event(s, lower, KO(Every(weak)))

    assert game.area(wall) == "trash"


@pytest.mark.rule("8-4-6")
def test_8_4_6_valid_permanent_effects_are_taken_into_account() -> None:
    """A 3000 Character with a permanent +1000 power is not among those with 3000 power or less."""
    s = Scenario()
    wall = s.character(B, power=3000, abilities=[PermanentEffect((GainPower(This(), 1000),))])
    weak = Cards(Owner.OPPONENT, (Area.CHARACTER,), PowerIs("<=", 3000))

    game = using_event(s, KO(Every(weak)))

    assert game.area(wall) == "characters"


def strong_grow() -> PermanentEffect:
    """ "Your Characters with 5000 power or more gain +1000 power." """
    strong = Cards(Owner.YOU, (Area.CHARACTER,), PowerIs(">=", 5000))
    return PermanentEffect((GainPower(Every(strong), 1000),))


@pytest.mark.rule("8-4-6")
@pytest.mark.parametrize(("less", "power"), [(1000, 5000), (2000, 3000)])
def test_8_4_6_a_change_is_made_on_top_of_permanent_effects(less: int, power: int) -> None:
    """5000 and 1000 more, less 1000, are 5000, still enough; less 2000 are 4000, and the 1000 are gone."""
    s = Scenario()
    s.leader(B, abilities=[strong_grow()])
    wall = s.character(B, power=5000)
    event = s.hand(A, s.event_card(main=[GainPower(Every(THEIR_CHARACTERS), -less, Duration.TURN)]))
    game = begin(s)
    assert game.power(wall) == 6000

    game.play(event)

    assert game.power(wall) == power
    # Something else that is worked out anew does not change it.
    other = Game.from_position(game.game.position(), seed=1)
    assert other.power(next(card for card in other.state.players[B].characters).id) == power
    assert game.give("leader_a").power(wall) == power
    assert game.end().power(wall) == 6000


@pytest.mark.rule("8-4-6", "8-1-3-3-5")
def test_8_4_6_permanent_effects_that_come_later_find_what_was_resolved() -> None:
    """The 5000 are 4000 already when the growth comes: not enough."""
    s = Scenario()
    wall = s.character(A, power=5000)
    weaken = s.hand(A, s.event_card(cost=0, main=[GainPower(Every(YOURS), -1000)]))
    stage = s.hand(A, s.stage_card(abilities=[strong_grow()]))
    game = begin(s).play(weaken)

    game.play(stage)

    assert game.power(wall) == 4000


@pytest.mark.rule("8-4-6")
def test_8_4_6_a_change_that_ends_leaves_nothing_behind() -> None:
    """4000 and 1000 for the turn grow to 6000; afterwards they are 4000, not kept up by the growth itself."""
    s = Scenario()
    s.leader(A, abilities=[strong_grow()])
    own = s.character(A, power=4000)
    event = s.hand(A, s.event_card(main=[GainPower(Every(YOURS), 1000, Duration.TURN)]))
    game = begin(s).play(event)
    assert game.power(own) == 6000

    game.end()

    assert game.power(own) == 4000


@pytest.mark.rule("8-4-6")
def test_8_4_6_a_value_that_is_set_overrules_what_was_before() -> None:
    """Power set to 0 stays 0 when what weakened or raised it before ends; a DON!! given later counts."""
    s = Scenario()
    aura = s.character(A, abilities=[PermanentEffect((GainPower(Every(YOURS), -3000),))])
    own = s.character(A, power=5000, don=1, effects=[{"power": 2000, "until": "battle"}])
    zero = GainPower(Choose(YOURS, 1), Minus(0, ItsOwn("power")), Duration.TURN)
    event = s.hand(A, s.event_card(cost=0, main=[zero]))
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(YOURS, 1), Place.TRASH)]))
    game = begin(s)
    assert game.power(own) == 5000
    game.play(event).choose(f"pick {own}")
    assert game.power(own) == 0
    game.play(away).choose(f"pick {aura}")
    assert game.power(own) == 0
    game.attack("leader_a", "leader_b")
    assert game.power(own) == 0

    game.give(own)

    assert game.power(own) == 1000
    assert game.end().power(own) == 5000

"""Rules 4-4, 4-7, 4-9 to 4-11: DON!! states, play, base values, "if", "then" and "remove"."""

import pytest

from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf, DonOf
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    Forbid,
    ForbidPlayer,
    GainPower,
    If,
    Move,
    Place,
    Play,
    Rest,
    RestDon,
    SetBasePower,
    SetDonActive,
)
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area, Category
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
YOUR_LIFE = Cards(Owner.YOU, (Area.LIFE,))
REMOVALS = {
    "K.O.": KO(Every(THEIR_CHARACTERS)),
    "to the hand": Move(Every(THEIR_CHARACTERS), Place.HAND),
    "to the deck": Move(Every(THEIR_CHARACTERS), Place.DECK_BOTTOM),
    "trash": Move(Every(THEIR_CHARACTERS), Place.TRASH),
    "to Life": Move(Every(THEIR_CHARACTERS), Place.LIFE_TOP),
}


def resolved(s: Scenario, *effects: Effect) -> Table:
    event = s.hand(A, s.event_card(cost=0, main=list(effects)))
    return s.start().play(event)


def some_don(s: Scenario) -> None:
    """A has 3 active, 1 rested and 2 given DON!!."""
    s.don(A, active=3, rested=1)
    s.leader(A, don=2)


@pytest.mark.rule("4-4-2")
def test_4_4_2_only_rested_don_can_be_set_active() -> None:
    """ "Set up to 3 of your DON!! as active" finds 1: given ones are neither active nor rested."""
    s = Scenario()
    some_don(s)
    game = resolved(s, SetDonActive(3))

    game.choose("pick don rested")

    assert (game.asked(), game.count(A, "don_active"), game.don("leader_a")) == ((A, "main"), 4, 2)


@pytest.mark.rule("4-4-2")
def test_4_4_2_given_don_cannot_be_rested_as_a_cost() -> None:
    """ "Rest 4 of your DON!!" cannot be paid with 3 active ones and 2 given ones."""
    s = Scenario()
    s.don(A, active=3, rested=1)
    costs = [ActivateEffect(("Activate: Main",), (Draw(1),), cost=(RestDon(n),)) for n in (3, 4)]
    s.leader(A, don=2, abilities=costs)

    offered = [choice for choice in s.start().choices() if choice.startswith("activate")]

    assert offered == ["activate leader_a.1"]


@pytest.mark.rule("4-4-2")
@pytest.mark.parametrize(("where", "count"), [("active", 3), ("rested", 1), ("given", 2), ("field", 6)])
def test_4_4_2_given_don_count_neither_as_active_nor_as_rested(where: str, count: int) -> None:
    """ "Draw 1 for each rested DON!!" draws 1; given ones are on the field all the same."""
    s = Scenario()
    some_don(s)

    game = resolved(s, Draw(DonOf(Owner.YOU, where)))

    assert game.count(A, "hand") == count


@pytest.mark.rule("4-7-2")
def test_4_7_2_a_card_that_cannot_be_played_cannot_be_paid_for() -> None:
    """ "You cannot play Character cards this turn": the Stage is offered, the Character is not."""
    s = Scenario()
    character = s.hand(A, s.character_card(cost=1))
    stage = s.hand(A, s.stage_card(cost=1))
    ban = ForbidPlayer(Owner.YOU, "play cards", Duration.TURN, CategoryIs(Category.CHARACTER))

    choices = resolved(s, ban).choices()

    assert (f"play {character}" in choices, f"play {stage}" in choices) == (False, True)


@pytest.mark.rule("4-7-2")
def test_4_7_2_it_is_over_with_the_turn() -> None:
    """In A's next turn the Character is offered again."""
    s = Scenario()
    character = s.hand(A, s.character_card(cost=1))
    ban = ForbidPlayer(Owner.YOU, "play cards", Duration.TURN, CategoryIs(Category.CHARACTER))
    game = resolved(s, ban)

    game.end().end()

    assert f"play {character}" in game.choices()


@pytest.mark.rule("4-7-2")
def test_4_7_2_an_effect_may_still_put_a_card_on_the_field() -> None:
    """ "You cannot play cards from your hand": nobody pays for them; an effect plays one out of the trash."""
    s = Scenario()
    held, dead = s.hand(A, s.character_card(cost=0)), s.trash(A, s.character_card())
    dead_characters = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))
    game = resolved(s, ForbidPlayer(Owner.YOU, "play from hand", Duration.TURN), Play(Every(dead_characters)))

    assert (f"play {held}" in game.choices(), game.area(dead)) == (False, "characters")


@pytest.mark.rule("3-7-3")
def test_3_7_3_who_cannot_play_cards_does_not_play_them_by_effects() -> None:
    """What places a card on the field plays it, so that an effect out of the trash is barred, too."""
    s = Scenario()
    character = s.trash(A, s.character_card())
    ban = ForbidPlayer(Owner.YOU, "play cards", Duration.TURN, CategoryIs(Category.CHARACTER))
    in_trash = Cards(Owner.YOU, (Area.TRASH,), CategoryIs(Category.CHARACTER))

    game = resolved(s, ban, Play(Every(in_trash)))

    assert game.area(character) == "trash"


@pytest.mark.rule("4-7-2")
def test_4_7_2_an_event_cannot_be_activated() -> None:
    """ "You cannot play cards" covers Events: they are used from the hand by paying."""
    s = Scenario()
    other = s.hand(A, s.event_card(cost=0, main=[Draw(1)]))

    game = resolved(s, ForbidPlayer(Owner.YOU, "play cards", Duration.TURN))

    assert f"play {other}" not in game.choices()


def base_power(amount: int, duration: Duration) -> Effect:
    return SetBasePower(Every(YOUR_CHARACTERS), amount, duration)


@pytest.mark.rule("4-9-2-1")
@pytest.mark.parametrize("order", [(7000, 4000), (4000, 7000)])
def test_4_9_2_1_of_several_base_powers_the_highest_applies(order: tuple[int, int]) -> None:
    """Base power 7000 and 4000 on a Character of 5000 with +1000: 8000, whichever came first."""
    s = Scenario()
    card = s.character(A, power=5000)
    plus = GainPower(Every(YOUR_CHARACTERS), 1000, Duration.TURN)

    game = resolved(s, plus, *[base_power(amount, Duration.TURN) for amount in order])

    assert game.power(card) == 8000


@pytest.mark.rule("4-9-2-1")
def test_4_9_2_1_when_the_highest_ends_the_next_one_applies() -> None:
    """After the 7000 ended the base power is 4000, and not the printed 5000."""
    s = Scenario()
    card = s.character(A, power=5000)
    plus = GainPower(Every(YOUR_CHARACTERS), 1000, Duration.OPPONENT_END)
    lower = base_power(4000, Duration.OPPONENT_END)
    game = resolved(s, plus, base_power(7000, Duration.TURN), lower)

    game.end()

    assert game.power(card) == 5000


@pytest.mark.rule("4-10-1")
@pytest.mark.parametrize(("life", "drawn"), [(4, 0), (3, 3)])
def test_4_10_1_what_follows_an_if_that_does_not_hold_is_not_done(life: int, drawn: int) -> None:
    """ "If you have 3 or less Life cards, draw 2. Then, draw 1": at 4 Life none of it happens."""
    s = Scenario()
    s.life(A, life)
    low = Compare(CountOf(YOUR_LIFE), "<=", 3)

    game = resolved(s, If(low, (Draw(2), Draw(1))))

    assert game.count(A, "hand") == drawn


@pytest.mark.rule("4-10-2")
@pytest.mark.parametrize("there", [0, 1])
def test_4_10_2_what_follows_then_is_done_all_the_same(there: int) -> None:
    """ "Rest 1 of your opponent's Characters. Then, draw 1": without a Character the card is drawn."""
    s = Scenario()
    for _ in range(there):
        s.character(B)

    game = resolved(s, Rest(Choose(THEIR_CHARACTERS, 1)), Draw(1))

    assert (game.kinds().count("rested"), game.count(A, "hand")) == (there, 1)


@pytest.mark.rule("4-11-1")
@pytest.mark.parametrize("removal", REMOVALS)
def test_4_11_1_to_be_removed_is_one_word_for_many_moves(removal: str) -> None:
    """ "If this Character would be removed from the field" is offered for each of them."""
    s = Scenario()
    s.character(B, abilities=[ReplacementEffect(Would("leave"), (Rest(This()),))])

    game = resolved(s, REMOVALS[removal])

    assert game.asked() == (B, "yes_no")


@pytest.mark.rule("4-11-1")
def test_4_11_1_to_be_kod_is_narrower() -> None:
    """ "If this Character would be K.O.'d" is not offered for a return to the hand."""
    s = Scenario()
    card = s.character(B, abilities=[ReplacementEffect(Would("ko"), (Rest(This()),))])

    game = resolved(s, REMOVALS["to the hand"])

    assert (game.asked(), game.area(card)) == ((A, "main"), "hand")


@pytest.mark.rule("4-11-2")
@pytest.mark.parametrize("removal", REMOVALS)
def test_4_11_2_a_card_that_cannot_be_removed_stays_where_it_is(removal: str) -> None:
    """K.O., a return to hand or deck and all the others fail; a Character without the text goes."""
    s = Scenario()
    cannot = Forbid(This(), "be removed", by="opponent's effects")
    steady = s.character(B, abilities=[PermanentEffect((cannot,))])
    other = s.character(B)

    game = resolved(s, REMOVALS[removal])

    assert (game.area(steady), game.area(other) == "characters") == ("characters", False)


@pytest.mark.rule("4-11-2")
def test_4_11_2_the_own_effects_can_still_remove_it() -> None:
    """ "Cannot be removed by your opponent's effects" says nothing of A's own effect."""
    s = Scenario()
    cannot = Forbid(This(), "be removed", by="opponent's effects")
    card = s.character(A, abilities=[PermanentEffect((cannot,))])

    game = resolved(s, Move(Every(YOUR_CHARACTERS), Place.HAND))

    assert game.area(card) == "hand"


@pytest.mark.rule("4-11-2")
def test_4_11_2_a_life_card_taken_by_damage_was_removed_from_its_area() -> None:
    """ "When a card is removed from your Life, draw 1" sees the card that damage took."""
    s = Scenario()
    s.leader(B, abilities=[AutoEffect((When("Life card leaves", who=Owner.YOU),), (Draw(1),))])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.count(B, "hand") == 2

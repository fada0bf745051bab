"""Words that few cards have: each test builds what such a card says, with cards of its own."""

import pytest

from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    Gate,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Either, NotSo, SlotFits, ThisTurn
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    Draw,
    Effect,
    Forbid,
    GainPower,
    If,
    Mark,
    May,
    Move,
    Negate,
    Place,
    Play,
    Rest,
    SetActive,
    SetBaseCost,
    SetBasePower,
    Win,
)
from optcg.model.filters import (
    AllOf,
    CategoryIs,
    CostIs,
    InArea,
    NoBaseEffect,
    PowerIs,
    ThisCard,
    Without,
)
from optcg.model.selections import Cards, Choose, Every, Slot, This
from optcg.model.terms import Area, Category
from tests.effects.checks import (
    ANY,
    OPPONENT,
    OWN_HAND,
    OWN_LIFE,
    THEIR_LIFE,
    THEIRS,
    YOU,
    begin,
    draws_when,
    event,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN = Duration.TURN
THIS = Cards(YOU, (Area.LEADER, Area.CHARACTER), ThisCard())
A_CHARACTER = CategoryIs(Category.CHARACTER)
LATER = Duration.OPPONENT_END


# Events ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("area", "drawn"), [(Area.HAND, 1), (Area.TRASH, 0)])
def test_played_from_an_area(area: Area, drawn: int) -> None:
    """OP02-026: "When you play a Character with no base effect from your hand"."""
    s = Scenario()
    plain = Cards(YOU, (Area.CHARACTER,), NoBaseEffect())
    s.leader(A, abilities=[draws_when("played", subject=plain, who=YOU, origin=Area.HAND)])
    (s.hand if area == Area.HAND else s.trash)(A, s.character_card())
    game = resolve(s, Play(Every(Cards(YOU, (area,), A_CHARACTER))))

    assert game.count(A, "hand") == drawn


def test_played_from_the_hand_by_paying() -> None:
    s = Scenario()
    s.leader(A, abilities=[draws_when("played", who=YOU, origin=Area.HAND)])
    card = s.hand(A, s.character_card(cost=1))
    game = begin(s).play(card)

    assert game.count(A, "hand") == 1


REMOVED_OR_KOD = (
    When("leaves the field", subject=THEIRS, by="your effects"),
    When("K.O.'d", subject=THEIRS),
)


@pytest.mark.parametrize("deed", [KO(Every(THEIRS)), Move(Every(THEIRS), Place.HAND)])
def test_one_happening_meets_two_timings_of_one_ability(deed: Effect) -> None:
    """OP10-042: "removed from the field by ... or K.O.'d" is met once by a K.O. that an effect makes."""
    s = Scenario()
    s.leader(A, abilities=[AutoEffect(REMOVED_OR_KOD, (Draw(1),))])
    s.character(B)
    game = resolve(s, deed)

    assert game.count(A, "hand") == 1


def test_two_cards_meet_two_timings_of_one_ability() -> None:
    s = Scenario()
    s.leader(A, abilities=[AutoEffect(REMOVED_OR_KOD, (Draw(1),))])
    s.character(B)
    s.character(B)
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(A, "hand") == 2


def test_a_leaving_card_meets_two_of_its_own_timings_once() -> None:
    s = Scenario()
    gone = (When("leaves the field", subject=THIS), When("K.O.'d", subject=THIS))
    s.character(B, abilities=[AutoEffect(gone, (Draw(1),))])
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(B, "hand") == 1


@pytest.mark.parametrize(("category", "drawn"), [(Category.EVENT, 1), (Category.CHARACTER, 0)])
def test_one_of_two_ways_to_play(category: Category, drawn: int) -> None:
    """OP12-081: a Character with a big base cost, or one that a kind of card plays by its effect."""
    s = Scenario()
    big = Cards(OPPONENT, (Area.CHARACTER,), CostIs(">=", 8, base=True))
    ways = (
        When("played", subject=big, who=OPPONENT),
        When("played", who=OPPONENT, by="opponent's effects", source=CategoryIs(category)),
    )
    s.leader(B, abilities=[AutoEffect(ways, (Draw(1),))])
    s.hand(A, s.character_card(cost=2))
    game = resolve(s, Play(Every(OWN_HAND)))

    assert game.count(B, "hand") == drawn


@pytest.mark.parametrize(("strength", "place"), [(1000, "deck"), (9000, "trash")])
def test_the_character_battled_with_only_if_it_is_still_there(strength: int, place: str) -> None:
    """OP04-047: "place the opponent's Character you battled with at the bottom of the owner's deck"."""
    s = Scenario()
    there = SlotFits(1, AllOf((InArea((Area.CHARACTER,)), CostIs("<=", 5))))
    ice = AutoEffect((When("battle ends", subject=THIS),), (If(there, (Move(Slot(1), Place.DECK_BOTTOM),)),))
    ally = s.character(A, power=strength, abilities=[ice])
    wall = s.character(B, power=5000, cost=5, rested=True)
    game = begin(s).attack(ally, wall)

    assert game.area(wall) == place


def test_in_area_of_cards_off_the_field() -> None:
    s = Scenario()
    card = s.trash(A, s.character_card())
    mixed = Cards(YOU, (Area.TRASH, Area.HAND), AllOf((InArea((Area.TRASH,)), A_CHARACTER)))
    s.hand(A, s.character_card())
    game = resolve(s, Play(Every(mixed)))

    assert (game.area(card), game.count(A, "hand")) == ("characters", 1)


@pytest.mark.parametrize(("life", "over"), [(0, True), (1, False)])
def test_win_when_blocker_is_activated(life: int, over: bool) -> None:
    """OP09-118."""
    s = Scenario()
    none = [Compare(CountOf(cards), "=", 0) for cards in (OWN_LIFE, THEIR_LIFE)]
    win = AutoEffect((When("activates Blocker", who=OPPONENT),), (If(Either(tuple(none)), (Win(),)),))
    s.leader(A, abilities=[win])
    s.life(B, life)
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}")

    assert (game.game.result is not None) == over


def test_a_mark_as_once_per_turn_for_real_draws() -> None:
    """OP01-062: "if you ... haven't drawn a card using this Leader's effect during this turn"."""
    s = Scenario()
    fresh = If(NotSo(ThisTurn("drew")), (May((Draw(1),), then=(Mark("drew"),)),))
    s.leader(A, abilities=[AutoEffect((When("activates an Event", who=YOU),), (fresh,))])
    one, two, three = event(s), event(s), event(s)
    game = begin(s).play(one).choose("no").play(two).choose("yes").play(three)

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)


# Replacements ---------------------------------------------------------------------------------------

BOTH_WAYS = Would("ko", also=Would("leave", by="opponent's effects"))


@pytest.mark.parametrize("deed", [KO(Every(THEIRS)), Move(Every(THEIRS), Place.DECK_BOTTOM)])
def test_would_be_kod_or_removed(deed: Effect) -> None:
    """OP13-046: one effect that replaces either."""
    s = Scenario()
    save = ReplacementEffect(BOTH_WAYS, (Move(Choose(OWN_HAND, 1), Place.TRASH),))
    wall = s.character(B, abilities=[save])
    s.hand(B, s.character_card())
    game = resolve(s, deed).choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("characters", 0)


def test_would_be_kod_or_removed_shares_its_once_per_turn() -> None:
    s = Scenario()
    save = ReplacementEffect(BOTH_WAYS, (Draw(1),), gate=Gate(once=True))
    wall = s.character(B, abilities=[save])
    game = resolve(s, KO(Every(THEIRS)), Move(Every(THEIRS), Place.HAND)).choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("hand", 2)


def test_would_be_kod_or_removed_covers_the_battle() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=[ReplacementEffect(BOTH_WAYS, (Draw(1),))])
    game = begin(s).attack("leader_a", wall).choose("yes")

    assert game.area(wall) == "characters"


def test_a_forced_replacement_that_trashes_is_no_ko() -> None:
    """OP08-045: "trash this Character and draw 1 card instead"."""
    s = Scenario()
    save = ReplacementEffect(BOTH_WAYS, (Move(This(), Place.TRASH), Draw(1)), optional=False)
    s.character(B, abilities=[save])
    s.character(A, abilities=[draws_when("K.O.'d", subject=ANY)])
    game = resolve(s, KO(Every(THEIRS)))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 1)


def test_once_per_turn_it_cannot_be_kod() -> None:
    """OP10-118: a forced replacement by nothing."""
    s = Scenario()
    once = ReplacementEffect(Would("ko", by="opponent's effects"), (), optional=False, gate=Gate(once=True))
    wall = s.character(B, abilities=[once])
    first, second = event(s, KO(Every(THEIRS))), event(s, KO(Every(THEIRS)))
    game = begin(s).play(first)
    after_one = game.area(wall)
    game.play(second)

    assert (after_one, game.area(wall)) == ("characters", "trash")


@pytest.mark.parametrize(("category", "rested"), [(Category.CHARACTER, True), (Category.EVENT, False)])
def test_another_card_is_rested_instead(category: Category, rested: bool) -> None:
    """PRB02-006: "would be rested by your opponent's Character's effect"."""
    s = Scenario()
    others = Cards(YOU, (Area.CHARACTER,), Without(ThisCard()))
    save = ReplacementEffect(
        Would("rest", by="opponent's effects", source=CategoryIs(category)), (Rest(Choose(others, 1)),)
    )
    wall = s.character(B, abilities=[save], cost=4)
    s.character(B, cost=1)
    game = resolve(s, Rest(Every(Cards(OPPONENT, (Area.CHARACTER,), CostIs("=", 4)))))
    if not rested:
        game.choose("yes")

    assert game.rested(wall) == rested


# Bans and negation ----------------------------------------------------------------------------------


@pytest.mark.parametrize("deed", [KO(Every(THEIRS)), Move(Every(THEIRS), Place.HAND)])
def test_their_cards_cannot_be_removed_by_your_effects(deed: Effect) -> None:
    """OP14-079."""
    s = Scenario()
    s.leader(A, abilities=[PermanentEffect((Forbid(Every(THEIRS), "be removed", by="your effects"),))])
    wall = s.character(B)
    game = resolve(s, deed)

    assert game.area(wall) == "characters"


def test_their_own_effects_still_remove_them() -> None:
    s = Scenario()
    s.leader(A, abilities=[PermanentEffect((Forbid(Every(THEIRS), "be removed", by="your effects"),))])
    back = AutoEffect((When("On Your Opponent's Attack"),), (Move(This(), Place.HAND),))
    wall = s.character(B, abilities=[back])
    game = begin(s).attack("leader_a", "leader_b")

    assert game.area(wall) == "hand"


def test_two_negations_with_different_durations() -> None:
    """OP09-093: the Leader during this turn; a Character, which cannot attack either, until later."""
    s = Scenario()
    strong = PermanentEffect((GainPower(This(), 2000),))
    s.leader(B, abilities=[strong])
    wall = s.character(B, power=1000, abilities=[strong])
    game = resolve(
        s,
        Negate(Choose(Cards(OPPONENT, (Area.LEADER,)), 1, up_to=True), TURN),
        Negate(Choose(THEIRS, 1, up_to=True, slot=1), LATER),
        Forbid(Slot(1), "attack", LATER),
    )
    game.choose("pick leader_b").choose(f"pick {wall}")
    now = game.power("leader_b"), game.power(wall)
    game.end()

    assert (now, game.power("leader_b"), game.power(wall)) == ((5000, 1000), 7000, 1000)
    assert not any(choice.startswith(f"attack {wall}") for choice in game.choices())


# The battle earlier this turn -------------------------------------------------------------------------


def _again() -> ActivateEffect:
    """OP12-020: "If this Leader battles your opponent's Character during this turn, set ... as active"."""
    return ActivateEffect(
        ("Activate: Main",), (SetActive(This()),), condition=ThisTurn("battled a Character")
    )


@pytest.mark.parametrize(("block", "ready"), [(False, False), (True, True)])
def test_battled_a_character_this_turn(block: bool, ready: bool) -> None:
    """Rule 7-1-2-3: what counts is whom the battle was fought with."""
    s = Scenario()
    s.leader(A, abilities=[_again()])
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b")
    game.choose(f"block {wall}" if block else "done").pass_battle()

    assert any(choice.startswith("activate leader_a") for choice in game.choices()) == ready


def test_battled_a_character_is_of_this_turn() -> None:
    s = Scenario()
    s.leader(A, abilities=[_again()])
    wall = s.character(B, power=9000, rested=True)
    game = begin(s).attack("leader_a", wall).end().end()

    assert not any(choice.startswith("activate leader_a") for choice in game.choices())


# Cards as they were -----------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["K.O.'d", "leaves the field"])
def test_the_base_power_that_a_card_had_when_it_left(what: str) -> None:
    """OP13-002: "your Character with 6000 base power or more is K.O.'d", when an effect has set it."""
    s = Scenario()
    big = Cards(YOU, (Area.CHARACTER,), PowerIs(">=", 6000, base=True))
    s.leader(B, abilities=[draws_when(what, subject=big)])
    same = PermanentEffect((SetBasePower(This(), 6000),))
    s.character(B, power=4000, abilities=[same])
    s.character(B, power=5000)
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(B, "hand") == 1


def test_the_base_cost_that_a_card_had_when_it_left() -> None:
    s = Scenario()
    small = Cards(OPPONENT, (Area.CHARACTER,), CostIs("=", 0, base=True))
    s.leader(A, abilities=[draws_when("K.O.'d", subject=small)])
    s.character(B, cost=4)
    game = resolve(s, SetBaseCost(Every(THEIRS), 0, TURN), KO(Every(THEIRS)))

    assert game.count(A, "hand") == 1


def test_a_character_that_trashed_itself_instead_was_battled_with() -> None:
    """ST02-010 against OP08-045: it came to the battle, though the K.O. was replaced."""
    s = Scenario()
    battled = If(SlotFits(1, A_CHARACTER), (SetActive(This()),))
    ally = s.character(A, abilities=[AutoEffect((When("battle ends", subject=THIS),), (battled,))])
    save = ReplacementEffect(Would("ko"), (Move(This(), Place.TRASH), Draw(1)), optional=False)
    wall = s.character(B, power=1000, rested=True, abilities=[save])
    game = begin(s).attack(ally, wall)

    assert (game.area(wall), game.rested(ally)) == ("trash", False)

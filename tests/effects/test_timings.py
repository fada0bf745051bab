"""Every timing word: when an auto effect activates, and when it does not (Rules 8-1-3-1, 8-6, 10-2)."""

from pathlib import Path

import pytest

from optcg.engine.timings import TIMINGS
from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    AddDon,
    Damage,
    Draw,
    Effect,
    GainPower,
    GiveDon,
    Move,
    Place,
    Play,
    Rest,
    ReturnDon,
    SetActive,
    TurnLife,
)
from optcg.model.filters import CostIs, ThisCard, TypeIs
from optcg.model.selections import Cards, Every, Slot, This, Top
from optcg.model.terms import Area
from tests.effects.checks import (
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    THEIR_LEADER,
    THEIRS,
    YOU,
    begin,
    draws_when,
    event,
    resolve,
    said,
)
from tests.scenario import A, B, Scenario

THIS = Cards(YOU, (Area.LEADER, Area.CHARACTER), ThisCard())
LIFE_TO_HAND = Move(Top(YOU, Area.LIFE, 1), Place.HAND)


def _drawn(s: Scenario, *effects: Effect) -> int:
    """How many cards are drawn when A activates an Event that does this."""
    return resolve(s, *effects).kinds().count("card_drawn")


def _watched(event_name: str, *effects: Effect, **facts: object) -> int:
    """The same, with a card of A that draws when this happens, and rested cards on both sides."""
    s = Scenario()
    s.character(A, abilities=[draws_when(event_name, **facts)])
    s.character(A, rested=True, cost=5)
    s.character(B, cost=5)
    s.hand(A, s.character_card(cost=5))
    return _drawn(s, *effects)


FIVE = CostIs("=", 5)
OWN_FIVE = Cards(YOU, (Area.CHARACTER,), FIVE)


@pytest.mark.parametrize(
    ("name", "deed"),
    [
        ("played", Play(Every(OWN_HAND))),
        ("K.O.'d", KO(Every(THEIRS))),
        ("rested", Rest(Every(THEIRS))),
        ("set active", SetActive(Every(OWN_FIVE))),
        ("leaves the field", Move(Every(THEIRS), Place.DECK_BOTTOM)),
        ("returned to hand", Move(Every(THEIRS), Place.HAND)),
        ("trashed", Move(Every(THEIRS), Place.TRASH)),
        ("placed in the deck", Move(Every(THEIRS), Place.DECK_BOTTOM)),
        ("placed in the deck", Move(Every(THEIRS), Place.DECK_TOP)),
        ("placed at the bottom", Move(Every(THEIRS), Place.DECK_BOTTOM)),
        ("DON!! returned", ReturnDon(1)),
        ("given DON!!", GiveDon(1, Every(OWN_LEADER), "active", up_to=False)),
        ("activates an Event", GainPower(This(), 1000, Duration.TURN)),
        ("takes damage", Damage()),
        ("deals damage", Damage()),
        ("Life card leaves", LIFE_TO_HAND),
        ("Life card to hand", LIFE_TO_HAND),
        ("Life becomes 0", Move(Top(YOU, Area.LIFE, 3), Place.HAND)),
        ("Life becomes 2 or less", Move(Top(YOU, Area.LIFE, 1), Place.HAND)),
        ("trashed from hand", Move(Every(OWN_HAND), Place.TRASH)),
    ],
)
def test_an_event_is_watched(name: str, deed: Effect) -> None:
    assert _watched(name, deed) == 1


@pytest.mark.parametrize(
    ("name", "deed"),
    [
        ("played", Move(Every(OWN_HAND), Place.TRASH)),
        ("K.O.'d", Move(Every(THEIRS), Place.TRASH)),
        ("rested", Rest(Every(OWN_FIVE))),
        ("set active", SetActive(Every(THEIRS))),
        ("leaves the field", Rest(Every(THEIRS))),
        ("returned to hand", Move(Every(THEIRS), Place.DECK_BOTTOM)),
        ("trashed", KO(Every(THEIRS))),
        ("placed in the deck", Move(Every(THEIRS), Place.HAND)),
        ("placed at the bottom", Move(Every(THEIRS), Place.DECK_TOP)),
        ("DON!! returned", Draw(0)),
        ("given DON!!", GiveDon(1, Every(OWN_LEADER), "rested", up_to=False)),
        ("takes damage", LIFE_TO_HAND),
        ("deals damage", LIFE_TO_HAND),
        ("Life card leaves", Move(Top(YOU, Area.DECK, 1), Place.LIFE_TOP)),
        ("Life card to hand", Move(Top(YOU, Area.LIFE, 1), Place.TRASH)),
        ("Life becomes 0", Move(Top(YOU, Area.LIFE, 2), Place.HAND)),
        ("trashed from hand", Move(Every(THEIRS), Place.TRASH)),
    ],
)
def test_something_like_it_is_not_the_event(name: str, deed: Effect) -> None:
    assert _watched(name, deed) == 0


@pytest.mark.parametrize(("who", "count"), [(YOU, 0), (OPPONENT, 1)])
def test_whose_event_it_is(who: object, count: int) -> None:
    assert _watched("K.O.'d", KO(Every(THEIRS)), who=who) == count


@pytest.mark.parametrize(
    ("by", "count"),
    [("effects", 1), ("your effects", 1), ("opponent's effects", 0), ("battle", 0)],
)
def test_by_what_it_happens(by: str, count: int) -> None:
    assert _watched("K.O.'d", KO(Every(THEIRS)), by=by) == count


def test_by_battle() -> None:
    s = Scenario()
    wall = s.character(B, power=1000, rested=True)
    s.character(A, abilities=[draws_when("K.O.'d", by="battle", who=OPPONENT)])
    game = begin(s).attack("leader_a", wall)

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("cost", "count"), [(5, 1), (4, 0)])
def test_to_which_card_it_happens(cost: int, count: int) -> None:
    subject = Cards(OPPONENT, (Area.CHARACTER,), CostIs("=", cost))

    assert _watched("K.O.'d", KO(Every(THEIRS)), subject=subject) == count


def test_a_character_is_meant_and_a_leader_is_rested() -> None:
    """ "When your opponent's Character is rested": a Leader is none (Rule 2-2-4-2)."""
    assert _watched("rested", Rest(Every(THEIR_LEADER)), subject=THEIRS) == 0


def test_a_character_is_meant_and_a_stage_is_played() -> None:
    s = Scenario()
    s.character(A, abilities=[draws_when("played", subject=OWN)])
    s.hand(A, s.stage_card())

    assert _drawn(s, Play(Every(OWN_HAND))) == 0


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_several_at_once(count: int, drawn: int) -> None:
    """ "When 2 or more DON!! cards are returned" (OP09-061)."""
    assert _watched("DON!! returned", ReturnDon(count), at_least=2) == drawn


def test_one_effect_for_each_card_that_is_kod() -> None:
    """ST08-001."""
    s = Scenario()
    s.leader(A, abilities=[draws_when("K.O.'d")])
    s.character(B)
    s.character(B)
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(A, "hand") == 2


def test_what_happened_to_is_in_slot_0() -> None:
    """OP11-088: "that Character"."""
    s = Scenario()
    auto = AutoEffect((When("K.O.'d", who=OPPONENT),), (Move(Slot(0), Place.DECK_BOTTOM),))
    s.leader(A, abilities=[auto])
    victim = s.character(B)
    game = resolve(s, KO(Every(THEIRS)))

    assert game.area(victim) == "deck"


# A card that leaves -----------------------------------------------------------------------------


def test_this_card_kod_by_the_opponents_effect() -> None:
    """EB01-057."""
    s = Scenario()
    s.character(B, abilities=[draws_when("K.O.'d", subject=THIS, by="opponent's effects")])
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(B, "hand") == 1


def test_this_card_kod_in_battle_is_not_by_an_effect() -> None:
    s = Scenario()
    auto = draws_when("K.O.'d", subject=THIS, by="opponent's effects")
    wall = s.character(B, power=1000, rested=True, abilities=[auto])
    game = begin(s).attack("leader_a", wall)

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 0)


def test_a_watcher_of_the_opponents_cards_does_not_see_its_own_ko() -> None:
    s = Scenario()
    s.character(B, abilities=[draws_when("K.O.'d", who=OPPONENT)])
    game = resolve(s, KO(Every(THEIRS)))

    assert game.count(B, "hand") == 0


@pytest.mark.parametrize(("place", "drawn"), [(Place.TRASH, 1), (Place.HAND, 0), (Place.DECK_BOTTOM, 0)])
def test_this_card_leaves_for_an_open_area(place: Place, drawn: int) -> None:
    """Rule 8-4-5."""
    s = Scenario()
    s.character(B, abilities=[draws_when("leaves the field", subject=THIS)])

    assert _drawn(s, Move(Every(THEIRS), place)) == drawn


def test_one_ability_with_two_timings() -> None:
    """A slash head: one ability, activated by either."""
    s = Scenario()
    auto = AutoEffect((When("On Play"), When("When Attacking")), (Draw(1),))
    card = s.hand(A, s.character_card(cost=1, keywords=["Rush"], abilities=[auto]))
    game = begin(s).play(card).attack(card, "leader_b")

    assert game.count(A, "hand") == 2


def test_an_optional_auto_effect_may_be_declined() -> None:
    """Rule 8-1-2: "you may", or "can be activated when"."""
    s = Scenario()
    ally = s.character(A, abilities=[AutoEffect((When("When Attacking"),), (Draw(1),), optional=True)])
    game = begin(s).declare(ally, "leader_b")
    asked = game.asked()
    game.choose("no").pass_battle()

    assert (asked, game.count(A, "hand")) == ((A, "yes_no"), 0)


def test_a_card_trashed_from_the_hand_by_a_type_of_card() -> None:
    """The card that was trashed can be described; what trashed it cannot be yet (OP12-040)."""
    s = Scenario()
    navy = Cards(YOU, (Area.HAND,), TypeIs("Navy"))
    s.character(A, abilities=[draws_when("trashed from hand", subject=navy)])
    s.hand(A, s.character_card(types=("Navy",)))
    s.hand(A, s.character_card(types=("Wano",)))

    assert _drawn(s, Move(Every(OWN_HAND), Place.TRASH)) == 1


def test_an_event_is_watched_after_it_is_resolved() -> None:
    """Rule 8-6-3."""
    s = Scenario()
    s.character(A, abilities=[draws_when("activates an Event", who=YOU)])
    ref = event(s, Draw(1), Move(Every(OWN_HAND), Place.TRASH))
    game = begin(s).play(ref)

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(
    ("word", "step"),
    [
        ("Life card added", Move(Top(YOU, Area.DECK), Place.LIFE_TOP)),
        ("Life card turned face-up", TurnLife(Top(YOU, Area.LIFE), face_up=True)),
        ("DON!! added", AddDon(1)),
        ("trashed from deck", Move(Top(YOU, Area.DECK), Place.TRASH)),
        ("trashed from Life", Move(Top(YOU, Area.LIFE), Place.TRASH)),
        ("added to hand", Move(Top(YOU, Area.DECK), Place.HAND)),
    ],
)
def test_life_and_don_of_one_player(word: str, step: Effect) -> None:
    assert [_watched(word, step, who=who) for who in (YOU, OPPONENT)] == [1, 0]


# No card waits for them; what of them the engine no longer has goes from here too.
UNUSED = {
    *(f"Life becomes {count} or less" for count in (1, 3, 4, 5)),
    *(f"Life {falls} {count}" for falls in ("falls to", "becomes") for count in range(1, 6)),
    *("Life card turned face-down", "DON!! set active", "DON!! rested", "blocked", "uses a Counter"),
    *(
        "returned from trash",
        "placed from trash",
        "returned from hand",
        "placed from hand",
        "revealed from deck",
    ),
}


def test_every_timing_has_a_test() -> None:
    here = Path(__file__)
    text = here.read_text(encoding="utf-8")
    for more in ("test_tag_timings.py", "test_timings_in_battle.py", "test_shared_bits.py"):
        text += here.with_name(more).read_text(encoding="utf-8")

    assert [word for word in TIMINGS if f'"{word}"' not in text and word not in UNUSED] == []


@pytest.mark.parametrize("by", ["effects", "your effects"])
def test_played_by_an_effect(by: str) -> None:
    """OP12-081: "when your opponent plays a Character using a Character's effect"."""
    s = Scenario()
    s.leader(A, abilities=[draws_when("played", by=by)])
    s.hand(A, s.character_card())

    assert _drawn(s, Play(Every(OWN_HAND))) == 1


@pytest.mark.rule("1-3-1")
@pytest.mark.parametrize(
    ("event_name", "place"),
    [
        ("returned to hand", Place.HAND),
        ("placed at the bottom", Place.DECK_BOTTOM),
        ("placed in the deck", Place.DECK_TOP),
    ],
)
def test_1_3_1_a_text_that_names_its_own_way_to_a_secret_area_goes_before_8_4_5(
    event_name: str, place: Place
) -> None:
    s = Scenario()
    this = Cards(YOU, (Area.LEADER, Area.CHARACTER, Area.STAGE), ThisCard())
    s.character(A, abilities=[draws_when(event_name, subject=this)])

    assert _drawn(s, Move(Every(Cards(YOU, (Area.CHARACTER,))), place)) == 1


@pytest.mark.rule("8-4-5")
def test_8_4_5_a_card_on_its_way_to_the_hand_does_not_watch_itself() -> None:
    s = Scenario()
    s.character(
        A, abilities=said("When one of your Characters is returned to the owner's hand, draw 1 card.")
    )

    assert _drawn(s, Move(Every(Cards(YOU, (Area.CHARACTER,))), Place.HAND)) == 0

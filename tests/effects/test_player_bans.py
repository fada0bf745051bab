"""What a player cannot do for a time (Rules 1-3-3, 4-7-2)."""

import pytest

from optcg.engine.bans import CANNOT_NAMES, PLAYER_BANS
from optcg.engine.timings import TIMINGS
from optcg.model.abilities import ActivateEffect, PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import (
    ActivateEvent,
    Draw,
    ForbidPlayer,
    GiveDon,
    Move,
    Place,
    Play,
    SetDonActive,
)
from optcg.model.filters import CategoryIs, CostIs
from optcg.model.selections import Cards, Choose, Every, Owner, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import EITHER, OPPONENT, OWN, OWN_HAND, YOU, begin, don, event, resolve
from tests.scenario import A, B, Scenario

TURN = Duration.TURN


def _ban(what: str, who: Owner = YOU) -> ForbidPlayer:
    return ForbidPlayer(who, what, TURN)


def test_play_cards() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1))
    game = resolve(s, _ban("play cards"))

    assert f"play {card}" not in game.choices()


def test_play_cards_of_a_filter() -> None:
    """ "You cannot play Character cards with a base cost of 5 or more" (OP13-118)."""
    s = Scenario()
    small = s.hand(A, s.character_card(cost=1))
    s.hand(A, s.character_card(cost=5))
    game = resolve(s, ForbidPlayer(YOU, "play cards", TURN, CostIs(">=", 5, base=True)))

    plays = [choice for choice in game.choices() if choice.startswith("play")]
    assert plays == [f"play {small}"]


@pytest.mark.parametrize(("word", "trash"), [("play cards", "trash"), ("play from hand", "characters")])
def test_play_cards_by_effects(word: str, trash: str) -> None:
    """Rule 3-7-3: effects play cards, too; "from your hand" leaves those that lie elsewhere."""
    s = Scenario()
    card, lying = s.hand(A, s.character_card(cost=1)), s.trash(A, s.character_card())
    characters = Cards(YOU, (Area.HAND, Area.TRASH), CategoryIs(Category.CHARACTER))
    game = resolve(s, _ban(word), Play(Every(characters)))

    assert (game.area(card), game.area(lying)) == ("hand", trash)
    assert f"play {card}" not in game.choices()


@pytest.mark.parametrize("word", ["play cards", "play from hand", "activate Events"])
def test_an_event_of_the_hand_is_not_activated_by_effects(word: str) -> None:
    """Rule 4-7-1: to activate an Event out of the hand is to play it."""
    s = Scenario()
    tale = event(s, Draw(1))
    game = resolve(s, _ban(word), ActivateEvent(Every(Cards(YOU, (Area.HAND,), CategoryIs(Category.EVENT)))))

    assert (game.area(tale), game.count(A, "hand")) == ("hand", 1)


def test_play_by_effects() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1))
    game = resolve(s, _ban("play by effects"), Play(Every(OWN_HAND)))

    assert (game.area(card), f"play {card}" in game.choices()) == ("hand", True)
    (told,) = [str(event.text(A)) for event in game.game.events if event.kind == "prevented"]
    assert told == "Card 3 (TEST-003) could not be played, because of the effect of Card 5 (TEST-005)."


def test_a_ban_ends_with_its_duration() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1))
    game = resolve(s, _ban("play cards")).end().end()

    assert f"play {card}" in game.choices()


def test_activate_events() -> None:
    s = Scenario()
    tale = event(s, Draw(1))
    card = s.hand(A, s.character_card(cost=1))
    game = resolve(s, _ban("activate Events"))

    assert (f"play {tale}" in game.choices(), f"play {card}" in game.choices()) == (False, True)


def test_activate_events_in_the_counter_step() -> None:
    s = Scenario()
    s.hand(B, s.event_card(cost=0, counter_event=[Draw(1)]))
    game = resolve(s, _ban("activate Events", OPPONENT)).declare("leader_a", "leader_b")

    assert game.choices() == ["done"]


def test_draw_by_effects_leaves_the_draw_phase() -> None:
    s = Scenario()
    game = resolve(s, ForbidPlayer(YOU, "draw by effects", Duration.OWN_END), Draw(2)).end().end()

    assert game.count(A, "hand") == 1


def test_set_don_active_by_effects() -> None:
    s = Scenario()
    s.don(A, rested=2)
    game = resolve(s, _ban("set DON!! active by effects"), SetDonActive(2))

    assert don(game, A)[:2] == (0, 2)


def test_set_don_active_by_effects_of_a_kind_of_card() -> None:
    """OP10-030: here the Event is of the kind that is named."""
    s = Scenario()
    s.don(A, rested=2)
    what, kind = "set DON!! active by effects", CategoryIs(Category.EVENT)
    game = resolve(s, ForbidPlayer(YOU, what, TURN, kind), SetDonActive(2, up_to=False))

    assert don(game, A)[:2] == (0, 2)


def test_activate_blocker() -> None:
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    game = resolve(s, _ban("activate Blocker", OPPONENT)).attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


def test_activate_blocker_of_a_filter() -> None:
    """OP02-061: "[Blocker] Characters with a cost of 5 or less"."""
    s = Scenario()
    s.character(B, keywords=["Blocker"], cost=5)
    big = s.character(B, keywords=["Blocker"], cost=6)
    ban = ForbidPlayer(OPPONENT, "activate Blocker", TURN, CostIs("<=", 5))
    game = resolve(s, ban).declare("leader_a", "leader_b")

    assert game.choices() == [f"block {big}", "done"]


def test_attack_a_leader() -> None:
    s = Scenario()
    wall = s.character(B, rested=True)
    game = resolve(s, _ban("attack a Leader"))

    attacks = [choice for choice in game.choices() if choice.startswith("attack")]
    assert attacks == [f"attack leader_a {wall}"]


def test_attack_certain_cards() -> None:
    s = Scenario()
    small, large = s.character(B, rested=True, cost=1), s.character(B, rested=True, cost=5)
    game = resolve(s, ForbidPlayer(YOU, "attack cards", TURN, CostIs("<=", 1)))

    attacks = [choice for choice in game.choices() if choice.startswith("attack")]
    assert attacks == ["attack leader_a leader_b", f"attack leader_a {large}"]
    assert game.area(small) == "characters"


def test_attack_a_leader_as_a_permanent_ban() -> None:
    s = Scenario()
    permanent = PermanentEffect((ForbidPlayer(OPPONENT, "attack a Leader", Duration.ON_FIELD),))
    s.character(B, abilities=[permanent])

    assert [c for c in begin(s).choices() if c.startswith("attack")] == []


def test_attack_a_leader_with_certain_cards() -> None:
    s = Scenario()
    s.character(A)
    game = resolve(s, ForbidPlayer(YOU, "attack a Leader", TURN, CategoryIs(Category.CHARACTER)))

    attacks = [choice for choice in game.choices() if choice.startswith("attack")]
    assert attacks == ["attack leader_a leader_b"]


def test_add_life_to_hand_stops_effects() -> None:
    game = resolve(Scenario(), _ban("add Life to hand"), Move(Top(YOU, Area.LIFE, 1), Place.HAND))

    assert game.count(A, "life") == 3


def test_add_life_to_hand_stops_damage_too() -> None:
    """Rule 4-6-3-1."""
    game = resolve(Scenario(), _ban("add Life to hand", OPPONENT)).attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (3, 0)


def test_add_life_to_hand_by_own_effects_leaves_damage() -> None:
    """ "You cannot add Life cards to your hand using your own effects" (OP02-004): damage goes on."""
    ban = _ban("add Life to hand by effects", EITHER)
    game = resolve(Scenario(), ban).attack("leader_a", "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 1)


def test_add_life_to_hand_by_own_effects() -> None:
    ban = _ban("add Life to hand by effects")
    game = resolve(Scenario(), ban, Move(Top(YOU, Area.LIFE, 1), Place.HAND))

    assert game.count(A, "life") == 3


def test_add_life_to_hand_by_own_effects_leaves_the_opponents_effects() -> None:
    ban = _ban("add Life to hand by effects", OPPONENT)
    game = resolve(Scenario(), ban, Move(Top(OPPONENT, Area.LIFE, 1), Place.HAND))

    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 1)


@pytest.mark.parametrize(("area", "played"), [(Area.HAND, False), (Area.TRASH, True)])
def test_a_ban_on_playing_out_of_the_hand_by_effects(area: Area, played: bool) -> None:
    s = Scenario()
    card = s.character_card()
    ref = s.hand(A, card) if area == Area.HAND else s.trash(A, card)
    wanted = Cards(Owner.YOU, (area,), CategoryIs(Category.CHARACTER))
    ban = _ban("play from hand by effects")
    event = s.hand(A, s.event_card(cost=0, main=[ban, Play(Choose(wanted, 1, up_to=True))]))
    table = s.start().play(event)
    assert (f"pick {ref}" in table.choices()) is played
    if played:
        assert table.choose(f"pick {ref}").area(ref) == "characters"


def test_effects_are_not_activated() -> None:
    s = Scenario()
    ally = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (Draw(1),))])
    table = resolve(s, _ban("activate effects"))

    assert not any(choice.startswith(f"activate {ally}") for choice in table.choices())


@pytest.mark.rule("6-5-5-1")
def test_no_don_is_given_to_certain_cards() -> None:
    """Rule 1-3-3: neither in the Main Phase nor by effects; another card may have it."""
    s = Scenario()
    s.don(A, active=2, rested=1)
    ally = s.character(A)
    ban = ForbidPlayer(YOU, "give DON!!", TURN, CategoryIs(Category.CHARACTER))
    game = resolve(s, ban, GiveDon(1, Every(OWN)))

    assert game.don(ally) == 0
    assert f"give {ally}" not in game.choices()
    assert "give leader" in " ".join(game.choices())


def test_every_ban_has_a_test_here() -> None:
    with open(__file__, encoding="utf-8") as source:
        text = source.read()

    assert [word for word in PLAYER_BANS if f'"{word}"' not in text] == []


def test_every_ban_is_one_of_its_own() -> None:
    """Two bans with one bit would be the same ban."""
    assert len(set(PLAYER_BANS.values())) == len(PLAYER_BANS)
    assert len(set(CANNOT_NAMES.values())) == len(CANNOT_NAMES)
    assert len(set(TIMINGS.values())) == len(TIMINGS)

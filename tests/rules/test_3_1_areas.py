"""Rule 3-1: areas."""

import pytest

from optcg import OptcgError
from tests.scenario import A, B, Scenario

OPEN = {"leader", "characters", "stage", "trash"}
SECRET = {"deck", "hand", "life"}


def one_card_everywhere() -> tuple[Scenario, dict[str, str]]:
    """A board on which A has one card in each area of cards, and their refs by area."""
    s = Scenario()
    s.life(A, 0)
    refs = {
        "leader": s.leader(A),
        "characters": s.character(A),
        "stage": s.stage(A),
        "hand": s.hand(A, s.character_card()),
        "trash": s.trash(A, s.character_card()),
        "deck": s.deck_top(A, s.character_card()),
        "life": s.life_top(A, s.character_card()),
    }
    return s, refs


@pytest.mark.rule("3-1-1")
def test_3_1_1_every_card_lies_in_one_of_nine_areas() -> None:
    """Seven areas for cards, and the cost area and the DON!! deck for the ten DON!!."""
    s, refs = one_card_everywhere()
    s.don(A, active=3, rested=1)

    game = s.start()

    assert {area: game.area(ref) for area, ref in refs.items()} == {area: area for area in OPEN | SECRET}
    assert [game.count(A, area) for area in ("don_active", "don_rested", "don_deck")] == [3, 1, 6]


@pytest.mark.rule("3-1-3")
def test_3_1_3_each_player_has_an_own_copy_of_every_area() -> None:
    """A's Stage and fifth Character find room, however full B's areas are."""
    s = Scenario()
    old_stage = s.stage(B)
    for _ in range(5):
        s.character(B)
    for _ in range(4):
        s.character(A)
    stage, fifth = s.hand(A, s.stage_card()), s.hand(A, s.character_card())
    game = s.start()

    game.play(stage).play(fifth)

    assert [(game.owner(ref), game.area(ref)) for ref in (stage, fifth, old_stage)] == [
        (A, "stage"),
        (A, "characters"),
        (B, "stage"),
    ]
    assert "trashed_for_room" not in game.kinds()


@pytest.mark.rule("3-1-4")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_3_1_4_the_number_of_cards_in_an_area_is_open(viewer: int | None) -> None:
    """Everybody counts the same cards, in secret areas too, also after cards have moved."""
    s = Scenario()
    s.deck(A, 21)
    s.life(A, 4)
    s.don(A, active=4, rested=2)
    card = s.hand(A, s.character_card(cost=1))
    s.hand(A, s.character_card())
    s.trash(A, s.event_card())
    game = s.start()

    game.play(card)

    side = game.game.view(viewer).to_dict()["A"]
    assert {key: side[key] for key in side if key.endswith("_count") or key.startswith("don_")} == {
        "deck_count": 21,
        "hand_count": 1,
        "life_count": 4,
        "don_active": 3,
        "don_rested": 3,
        "don_deck": 4,
    }
    assert (len(side["characters"]), len(side["trash"])) == (1, 1)


@pytest.mark.rule("3-1-5")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_1_5_open_areas_are_seen_and_secret_areas_are_not(viewer: int | None) -> None:
    """The opponent and spectators read the cards of open areas and none of deck, hand and Life."""
    s, refs = one_card_everywhere()
    game = s.start()

    seen = str(game.game.view(viewer).to_dict()["A"])

    told = {area: f"'{game.game.card(game.id(ref))}'" in seen for area, ref in refs.items()}
    assert told == {area: area in OPEN for area in OPEN | SECRET}


@pytest.mark.rule("3-1-6")
def test_3_1_6_a_card_that_left_the_character_area_is_a_new_card() -> None:
    """Trashed, the Character has its printed power again, and the old card is no more."""
    s = Scenario()
    strong = s.character(B, power=2000, rested=True, effects=[{"power": 3000}, {"keyword": "Blocker"}])
    game = s.start()
    old = game.id(strong)
    assert (game.power(strong), game.keywords(strong)) == (5000, ["Blocker"])

    game.attack("leader_a", strong)

    assert (game.area(strong), game.power(strong), game.keywords(strong)) == ("trash", 2000, [])
    with pytest.raises(OptcgError, match=r"3-1-6"):
        game.game.area_of(old)


@pytest.mark.rule("3-1-6")
def test_3_1_6_a_card_that_left_the_stage_area_is_a_new_card() -> None:
    """A Stage trashed for another one has its printed cost again."""
    s = Scenario()
    old_stage = s.stage(A, cost=2)
    s.sides[A]["stage"]["effects"] = [{"cost": 4}]
    new_stage = s.hand(A, s.stage_card())
    game = s.start()
    assert game.cost(old_stage) == 6

    game.play(new_stage)

    assert (game.area(old_stage), game.cost(old_stage)) == ("trash", 2)


@pytest.mark.rule("3-1-6-1")
def test_3_1_6_1_a_don_that_moves_sheds_its_effects() -> None:
    """A DON!! that would not become active is given: back in the cost area, it becomes active like others."""
    s = Scenario()
    s.sides[A] |= {"don_active": 2, "don_held_active": 1}
    game = s.start()
    game.give("leader_a").choose("pick don held-active")

    game.end().end()

    assert game.don("leader_a") == 0
    assert game.count(A, "don_rested") == 0


@pytest.mark.rule("3-1-6-1")
def test_3_1_6_1_a_don_that_stays_keeps_its_effects() -> None:
    """The same DON!!, used to pay instead, stays in the cost area and stays rested."""
    s = Scenario()
    s.sides[A] |= {"don_active": 2, "don_held_active": 1}
    card = s.hand(A, s.character_card(cost=1))
    game = s.start()
    game.play(card).choose("pick don held-active")

    game.end().end()

    assert game.count(A, "don_rested") == 1

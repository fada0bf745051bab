"""Later sets: keywords that are printed, gained and granted, and [Trigger]."""

import pytest

from optcg.model.effects import Draw
from tests.official.board import Board
from tests.official.offers import in_any_order, offers, picks, targets, use
from tests.scenario import A, B


@pytest.mark.parametrize(
    ("where", "blocks"),
    [("nowhere", False), ("character", True), ("leader", True), ("opponent", False), ("hand", False)],
)
def test_eb02_012_blocks_while_the_named_card_is_on_the_own_field(where: str, blocks: bool) -> None:
    """The name alone counts, a Leader of that name too; the opponent's card and the hand do not."""
    s = Board(turn_player=B)
    gaimon = s.put(A, "EB02-012")
    if where == "character":
        s.put(A, "EB02-014")
    elif where == "opponent":
        s.put(B, "EB02-014")
    elif where == "hand":
        s.hold(A, "EB02-014")
    elif where == "leader":
        s.leader(A, name="Sarfunkel")
    game = s.start()
    assert ("Blocker" in game.keywords(gaimon)) is blocks
    game.declare("leader_b", "leader_a")
    assert (f"block {gaimon}" in game.choices()) is blocks


@pytest.mark.parametrize(("types", "don"), [(("Kid Pirates",), 1), (("Kid Pirates",), 0), (("Navy",), 1)])
def test_op09_017_has_rush_beside_a_strong_leader_of_its_type(types: tuple[str, ...], don: int) -> None:
    """Current power of the Leader: the DON!! given to it now counts; own DON!! is wanted too."""
    s = Board()
    s.leader(A, power=6000, types=types)
    wire = s.put(A, "OP09-017", don=don, played_this_turn=True)
    game = s.start()
    assert not targets(game, wire)
    game.give("leader_a")
    assert bool(targets(game, wire)) is (don == 1 and types == ("Kid Pirates",))


def test_op14_004_has_rush_from_5000_power_on() -> None:
    """2000 power and 2 DON!! are too few, the third lets it attack the Leader."""
    s = Board()
    card = s.put(A, "OP14-004", played_this_turn=True)
    game = s.start().give(card, 2)
    assert game.power(card) == 4000
    assert not targets(game, card)
    game.give(card)
    assert targets(game, card) == {"leader_b"}


@pytest.mark.parametrize(("don", "lost"), [(0, 1), (1, 2)])
def test_op10_094_deals_double_damage_with_a_don(don: int, lost: int) -> None:
    s = Board()
    card = s.put(A, "OP10-094", don=don)
    game = s.start().attack(card, "leader_b")
    assert game.count(B, "life") == 3 - lost
    assert game.count(B, "hand") == lost


@pytest.mark.parametrize(("types", "place"), [(("Land of Wano",), "trash"), (("Navy",), "hand")])
def test_st28_002_gives_banish_to_a_wano_leader_for_the_turn(types: tuple[str, ...], place: str) -> None:
    """No [Trigger] is offered then; on the next own turn damage is plain again."""
    s = Board()
    s.leader(A, types=types)
    izo = s.hold(A, "ST28-002")
    low = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = s.start().play(izo).declare("leader_a", "leader_b").choose("no" if place == "hand" else "end")
    assert game.area(top) == place
    assert "Blocker" not in game.keywords(izo)
    if place == "hand":
        game.end()
    game.end().give(izo).declare("leader_a", "leader_b")
    assert game.asked()[1] != "main"
    game.pass_battle()
    assert game.area(low) == "hand"
    game.give(izo)
    assert "Blocker" in game.keywords(izo)


@pytest.mark.parametrize("foes", [1, 2])
def test_eb02_019_attacks_only_characters_on_its_first_turn(foes: int) -> None:
    """Against two Characters or more; its entry rests one of cost 4 or less, but never the Leader."""
    s = Board()
    s.leader(A, types=("Straw Hat Crew",))
    card = s.hold(A, "EB02-019")
    small = s.character(B, cost=4)
    if foes == 2:
        s.character(B, cost=5, rested=True)
    game = s.start().play(card)
    assert offers(game) == {f"pick {small}", "done"}
    game.choose(f"pick {small}")
    assert len(targets(game, card)) == (2 if foes == 2 else 0)
    assert "leader_b" not in targets(game, card)


@pytest.mark.parametrize(("leader", "seen"), [("Shirahoshi", True), ("Neptune", False)])
def test_op11_027_attacks_characters_at_once_under_its_leader(leader: str, seen: bool) -> None:
    s = Board()
    s.leader(A, name=leader)
    card = s.put(A, "OP11-027", played_this_turn=True)
    rested, active = s.character(B, rested=True), s.character(B)
    game = s.start()
    assert targets(game, card) == ({rested} if seen else set())
    assert active not in targets(game, card)


def test_op11_014_lets_a_navy_card_attack_active_characters() -> None:
    """By resting itself; of the own cards only the type is offered, and it ends with the turn."""
    s = Board()
    s.leader(A, types=("Navy",))
    card, other = s.put(A, "OP11-014"), s.character(A, types=("SWORD",))
    foe = s.character(B, power=1000)
    game = use(s.start(), card)
    assert offers(game) == {"pick leader_a", f"pick {card}", "done"}
    assert f"pick {other}" not in game.choices()
    game.choose("pick leader_a")
    assert game.rested(card)
    assert targets(game, "leader_a") == {"leader_b", foe}
    assert targets(game, other) == {"leader_b"}
    game.end().end()
    assert targets(game, "leader_a") == {"leader_b"}


def test_op11_119_lets_one_character_attack_active_ones_and_pays_with_the_trash() -> None:
    """The Leader cannot be chosen for the first; the power of the second holds over the next turn."""
    s = Board()
    s.don(A, active=8)
    koby, friend = s.hold(A, "OP11-119"), s.character(A)
    thrown = [s.trash(A, s.character_card()) for _ in range(2)]
    foe = s.character(B, power=1000)
    game = s.start().play(koby)
    assert picks(game) == {koby, friend}
    game.choose(f"pick {friend}").attack(friend, foe)
    assert game.area(foe) == "trash"
    in_any_order(game.end().end().declare(koby, "leader_b").choose("yes"))
    assert [game.area(ref) for ref in thrown] == ["deck", "deck"]
    game.choose("pick leader_a").pass_battle()
    assert game.power("leader_a") == 6000
    game.end()
    assert game.power("leader_a") == 6000
    game.end()
    assert game.power("leader_a") == 5000


def test_op14_106_is_played_by_its_trigger_and_may_be_taken_instead() -> None:
    for answer, place in (("yes", "characters"), ("no", "hand")):
        s = Board()
        card = s.on_life(B, "OP14-106")
        game = s.start().declare("leader_a", "leader_b")
        assert game.asked() == (B, "trigger")
        game.choose(answer)
        assert game.area(card) == place


def test_op12_109_takes_itself_back_after_its_trigger() -> None:
    """A Character of cost 1 is K.O.'d, one of cost 2 is not offered; the card goes to the hand."""
    s = Board()
    one, two = s.character(A, cost=1), s.character(A, cost=2)
    own = s.character(B, cost=1)
    card = s.on_life(B, "OP12-109")
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert game.asked()[0] == B
    assert offers(game) == {f"pick {one}", "done"}
    game.choose(f"pick {one}")
    assert (game.area(one), game.area(two), game.area(own)) == ("trash", "characters", "characters")
    assert game.area(card) == "hand"


def test_op13_039_uses_its_counter_by_its_trigger() -> None:
    """A rested Character with cost 4 or less: the one that attacked; active ones are safe."""
    s = Board()
    attacker = s.character(A, cost=4, power=7000)
    s.character(A, cost=4)
    s.character(A, cost=5, rested=True)
    card = s.on_life(B, "OP13-039")
    game = s.start().declare(attacker, "leader_b").choose("yes")
    assert offers(game) == {f"pick {attacker}", "done"}
    game.choose(f"pick {attacker}")
    assert game.area(attacker) == "trash"
    assert game.area(card) == "trash"


def test_op08_106_pays_its_cost_when_its_trigger_uses_the_on_play_effect() -> None:
    """Only a card with [Trigger] pays; the draw looks at the hand after that."""
    for plain in (3, 4):
        s = Board()
        big, small = s.character(A, cost=6, power=7000), s.character(A, cost=5)
        card, payment = s.on_life(B, "OP08-106"), s.hold(B, "OP14-106")
        others = [s.hand(B, s.character_card()) for _ in range(plain)]
        game = s.start().declare(big, "leader_b").choose("done").choose("yes").choose("yes")
        assert game.area(payment) == "trash"
        assert all(game.area(ref) == "hand" for ref in others)
        assert offers(game) == {f"pick {small}", "done"}
        game.choose(f"pick {small}")
        assert game.area(small) == "trash"
        assert game.area(card) == "trash"
        assert game.count(B, "hand") == 4
        assert game.count(A, "deck") - game.count(B, "deck") == (1 if plain == 3 else 0)


@pytest.mark.parametrize(("types", "place"), [(("Supernovas",), "characters"), (("Navy",), "trash")])
def test_op10_113_pays_for_its_trigger_before_the_leader_is_looked_at(
    types: tuple[str, ...], place: str
) -> None:
    """The condition stands after the cost: it may be paid in vain. On the field: less Life gives [Rush]."""
    s = Board(turn_player=B)
    s.leader(A, types=types)
    s.life(A, 2)
    card, paid = s.on_life(A, "OP10-113"), s.hand(A, s.character_card())
    watch = s.put(A, "OP10-113")
    game = s.start()
    assert "Rush" not in game.keywords(watch)
    game.declare("leader_b", "leader_a").choose("done").choose("yes").choose("yes")
    assert game.area(paid) == "trash"
    assert game.area(card) == place
    assert "Rush" in game.keywords(watch)


def test_op09_062_banishes_and_pays_only_with_trigger_cards() -> None:
    """The Leader's own attack; the DON!! comes rested."""
    s = Board()
    s.lead(A, "OP09-062")
    pay, other = s.hold(A, "OP14-106"), s.hand(A, s.character_card())
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = s.start().declare("leader_a", "leader_b").choose("yes")
    assert (game.area(pay), game.area(other)) == ("trash", "hand")
    game.choose("number 1").pass_battle()
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (5, 1)
    assert game.area(top) == "trash"


def test_eb03_050_gives_double_attack_to_a_sky_island_character() -> None:
    s = Board()
    s.leader(A, types=("Sky Island",))
    conis, friend = s.hold(A, "EB03-050"), s.character(A, types=("Sky Island",))
    other = s.character(A, types=("Jaya",))
    game = s.start().play(conis)
    assert picks(game) == {conis, friend}
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {friend}").attack(friend, "leader_b")
    assert game.count(B, "life") == 1
    assert "Double Attack" not in game.end().keywords(friend)


def test_op13_053_trashes_one_of_its_crew_to_draw_and_banish() -> None:
    """Any type with the words in it; allies of the crew too. The trashed one is not K.O.'d."""
    s = Board()
    card = s.put(A, "OP13-053")
    ally = s.put(A, "OP13-044")
    other = s.character(A, types=("Navy",))
    top = s.life_top(B, s.event_card(trigger=[Draw(1)]))
    game = s.start()
    deck = game.count(A, "deck")
    game.declare(card, "leader_b").choose("yes")
    assert picks(game) == {card, ally}
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {ally}")
    assert game.count(A, "deck") == deck - 1
    game.pass_battle()
    assert game.area(top) == "trash"

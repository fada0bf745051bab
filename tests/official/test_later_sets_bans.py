"""Later sets: what cards and players are kept from doing, and negated effects."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, GainPower, Play, Rest
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Attribute
from tests.official.board import Board
from tests.official.offers import FOES, KO_ONE, can_use, free_event, offers, picks, targets, use
from tests.scenario import A, B, Table

HAND = Cards(Owner.YOU, (Area.HAND,))


def attackers(game: Table) -> set[str]:
    return {choice.split()[1] for choice in game.choices() if choice.startswith("attack ")}


def test_op14_111_keeps_a_character_from_attacking_through_the_next_turn() -> None:
    """Cost 6 or less; again when it is K.O.'d: then the next End Phase is that of this turn."""
    s = Board()
    card = s.hold(A, "OP14-111")
    six, other, seven = s.character(B, cost=6), s.character(B, cost=5), s.character(B, cost=7)
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(card)
    assert offers(game) == {f"pick {six}", f"pick {other}", "done"}
    game.choose(f"pick {six}").end()
    assert attackers(game) == {"leader_b", other, seven}
    game.play(kos)
    assert game.asked() == (A, "cards")
    game.choose(f"pick {other}")
    assert attackers(game) == {"leader_b", seven}
    game.end().end()
    assert attackers(game) == {"leader_b", six, other, seven}


@pytest.mark.parametrize("rested", [True, False])
def test_prb02_017_holds_a_rested_leader_or_a_character(rested: bool) -> None:
    """Paid with a [Trigger] card; an active Leader and Luffy are not offered."""
    s = Board()
    s.leader(B, rested=rested)
    card, paid = s.hold(A, "PRB02-017"), s.hold(A, "OP14-106")
    s.hand(A, s.character_card())
    foe = s.character(B, cost=10)
    s.character(B, name="Monkey.D.Luffy")
    game = s.start().play(card).choose("yes")
    assert game.area(paid) == "trash"
    assert picks(game) == ({"leader_b", foe} if rested else {foe})
    game.choose("pick leader_b" if rested else f"pick {foe}").end()
    assert ("leader_b" in attackers(game)) is not rested
    assert (foe in attackers(game)) is rested
    game.end().end()
    assert {"leader_b", foe} <= attackers(game)


def test_op12_043_is_dearer_with_a_full_hand_and_bars_an_attack() -> None:
    """The cost on the field follows the hand."""
    s = Board()
    s.don(A, active=6)
    card = s.hold(A, "OP12-043")
    held = [s.hand(A, s.character_card()) for _ in range(5)]
    foe = s.character(B, cost=10)
    game = s.start().play(card)
    assert game.cost(card) == 7
    game.choose("yes").choose(f"pick {held[0]}")
    assert game.cost(card) == 6
    game.choose(f"pick {foe}").end()
    assert attackers(game) == {"leader_b"}


@pytest.mark.parametrize(("cost", "offered"), [(8, True), (9, False)])
def test_op13_032_cannot_be_rested_means_no_attack_no_block_no_payment(cost: int, offered: bool) -> None:
    """Through the opponent's next turn; whoever attacks, blocks or pays by resting is rested."""
    s = Board()
    s.don(A, active=7)
    card = s.hold(A, "OP13-032")
    foe = s.character(B, cost=cost, keywords=("Blocker",))
    rests = free_event(s, A, Rest(Choose(FOES, 1)))
    game = s.start().play(card)
    assert (f"pick {foe}" in game.choices()) is offered
    if not offered:
        return
    game.choose(f"pick {foe}").play(rests)
    assert not game.rested(foe)
    game.declare("leader_a", "leader_b")
    assert f"block {foe}" not in game.choices()
    game.end()
    assert foe not in attackers(game)
    game.end().end()
    assert foe in attackers(game)


@pytest.mark.parametrize(("types", "asks"), [("Fish-Man", True), ("Merfolk", True), ("Navy", False)])
def test_op11_034_holds_a_character_of_cost_3_or_less(types: str, asks: bool) -> None:
    s = Board()
    s.leader(A, types=(types,))
    card = s.put(A, "OP11-034")
    three, four = s.character(B, cost=3), s.character(B, cost=4)
    game = use(s.start(), card)
    assert game.rested(card)
    assert picks(game) == ({three} if asks else set())
    if asks:
        game.choose(f"pick {three}")
    game.end()
    assert (three in attackers(game)) is not asks
    assert four in attackers(game)


@pytest.mark.parametrize(
    ("attribute", "don", "falls"),
    [(Attribute.SLASH, 1, False), (Attribute.SPECIAL, 1, True), (Attribute.SLASH, 0, True)],
)
def test_op11_005_is_safe_from_effects_of_characters_without_an_attribute(
    attribute: Attribute, don: int, falls: bool
) -> None:
    """The source decides; an Event has no attribute but is no Character."""
    s = Board(turn_player=B)
    card = s.put(A, "OP11-005", don=don)
    killer = s.character_card(
        cost=1, attributes=(attribute,), abilities=[AutoEffect((When("On Play"),), (KO_ONE,))]
    )
    ref, event = s.hand(B, killer), free_event(s, B, KO_ONE)
    game = s.start().play(ref)
    assert game.area(card) == ("trash" if falls else "characters")
    if not falls:
        assert game.play(event).area(card) == "trash"


@pytest.mark.parametrize("rested", [2, 1])
def test_op09_033_protects_those_who_are_there(rested: int) -> None:
    """Two types, from effects of both players, through the next turn; who comes later is not covered."""
    s = Board()
    card = s.hold(A, "OP09-033")
    crew = s.character(A, types=("Straw Hat Crew",), rested=True)
    other = s.character(A, types=("Navy",), rested=rested == 2)
    late = s.hand(A, s.character_card(cost=1, types=("ODYSSEY",)))
    kos = [free_event(s, B, KO_ONE) for _ in range(4)]
    game = s.start().play(card).play(late).end()
    for event, ref in zip(kos, (crew, card, other, late), strict=True):
        game.play(event)
        if game.asked()[1] == "cards":
            game.choose(f"pick {ref}")
    held = "characters" if rested == 2 else "trash"
    assert (game.area(crew), game.area(card)) == (held, held)
    assert (game.area(other), game.area(late)) == ("trash", "trash")


def test_op08_038_rests_two_to_keep_all_from_effects_of_the_opponent() -> None:
    """Own effects still K.O., and so does battle."""
    s = Board()
    event = s.hold(A, "OP08-038")
    one, two = s.character(A), s.character(A)
    own = free_event(s, A, KO(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1)))
    kos = free_event(s, B, KO_ONE)
    game = s.start().play(event).choose("yes")
    assert (game.rested(one), game.rested(two)) == (True, True)
    game.play(own).choose(f"pick {one}")
    assert game.area(one) == "trash"
    game.end().play(kos)
    assert game.area(two) == "characters"
    game.attack("leader_b", two)
    assert game.area(two) == "trash"


def test_op11_013_bars_weak_blockers_for_the_turn() -> None:
    """Those with 2000 power or less when it attacks, also if they grow later; 3000 may block."""
    s = Board()
    card = s.put(A, "OP11-013")
    weak = s.character(B, power=2000, keywords=("Blocker",))
    strong = s.character(B, power=3000, keywords=("Blocker",))
    grow = free_event(s, A, GainPower(Every(FOES), 1000, Duration.TURN))
    game = s.start().declare(card, "leader_b")
    assert offers(game) == {f"block {strong}", "done"}
    game.pass_battle().play(grow)
    assert game.power(weak) == 3000
    game.declare("leader_a", "leader_b")
    assert f"block {weak}" not in game.choices()
    assert f"block {strong}" in game.choices()


@pytest.mark.parametrize("number", ["ST21-016", "OP12-051"])
def test_st21_016_and_op12_051_bar_one_chosen_blocker(number: str) -> None:
    """By current power 4000, or by base cost 4; another Blocker may still block."""
    s = Board()
    low = s.character(B, power=4000, cost=4, keywords=("Blocker",))
    high = s.character(B, power=5000, cost=5, keywords=("Blocker",))
    if number == "ST21-016":
        event = s.hold(A, number)
        game = s.start().play(event).choose("pick leader_a")
        assert game.power("leader_a") == 6000
    else:
        card, paid = s.put(A, number), s.hand(A, s.character_card())
        game = use(s.start(), card)
        assert (game.rested(card), game.area(paid)) == (True, "trash")
    assert offers(game) == {f"pick {low}", "done"}
    game.choose(f"pick {low}").declare("leader_a", "leader_b")
    assert offers(game) == {f"block {high}", "done"}


@pytest.mark.parametrize(("don", "blocks"), [(1, False), (0, True)])
def test_op08_111_is_not_blocked_in_this_battle(don: int, blocks: bool) -> None:
    """Another attacker of the same turn may be blocked."""
    s = Board()
    card = s.put(A, "OP08-111", don=don)
    blocker = s.character(B, keywords=("Blocker",))
    game = s.start().declare(card, "leader_b")
    assert (f"block {blocker}" in game.choices()) is blocks
    if not blocks:
        game.pass_battle().declare("leader_a", "leader_b")
        assert f"block {blocker}" in game.choices()


# Players -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["EB03-024", "OP14-024"])
def test_eb03_024_and_op14_024_forbid_characters_for_the_turn(number: str) -> None:
    """Stages and Events are free; what the same line plays before comes into play.

    Effects do not play Characters either (Rule 3-7-3).
    """
    s = Board()
    s.don(A, active=6)
    card = s.hold(A, number)
    small = s.hand(A, s.character_card(cost=1, types=("Alabasta",)))
    stage, event = s.hand(A, s.stage_card(cost=0)), free_event(s, A, Play(Choose(HAND, 1)))
    held, later = (s.hand(A, s.character_card(cost=0)) for _ in range(2))
    game = s.start().play(card)
    if number == "EB03-024":
        assert offers(game) == {f"pick {small}", "done"}
        assert game.choose(f"pick {small}").area(small) == "characters"
    else:
        game.choose("pick don rested").choose("done")
        assert game.count(A, "don_active") == 3
    assert f"play {held}" not in game.choices()
    assert {f"play {stage}", f"play {event}"} <= offers(game)
    game.play(event)
    assert (game.area(held), game.area(stage)) == ("hand", "stage"), "the only card that can be played"
    game.end().end()
    assert f"play {later}" in game.choices()


def test_op13_023_forbids_dear_characters_by_base_cost() -> None:
    """4 may be played, 5 may not, this turn."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP13-023")
    four, five = s.hand(A, s.character_card(cost=4)), s.hand(A, s.character_card(cost=5))
    game = s.start().play(card).choose("pick don rested").choose("pick don rested")
    assert game.count(A, "don_active") == 8
    assert f"play {four}" in game.choices()
    assert f"play {five}" not in game.choices()
    game.end().end()
    assert f"play {five}" in game.choices()


def test_op13_028_wakes_all_don_and_then_no_card_is_played_from_the_hand() -> None:
    """Events count as played too; giving DON!! and attacking go on."""
    s = Board()
    s.don(A, active=10)
    card = s.hold(A, "OP13-028")
    s.hand(A, s.character_card(cost=0))
    s.hand(A, s.stage_card(cost=0))
    free_event(s, A, KO_ONE)
    game = s.start().play(card)
    assert game.count(A, "don_active") == 10
    assert not any(choice.startswith("play ") for choice in game.choices())
    assert "give leader_a" in game.choices()
    assert any(choice.startswith("play ") for choice in game.end().end().choices())


# Negated -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "cost"), [("OP14-096", 5), ("OP14-096", 6)])
def test_op14_096_negates_a_character_of_cost_5_or_less_for_the_turn(number: str, cost: int) -> None:
    """A printed [Blocker] is silent this turn, power given by others stays."""
    s = Board()
    event = s.hold(A, number)
    foe = s.character(B, cost=cost, keywords=("Blocker",), don=1)
    game = s.start().play(event).choose("yes")
    assert game.count(A, "don_active") == 2
    assert picks(game) == ({foe} if cost == 5 else set())
    if cost == 5:
        game.choose(f"pick {foe}")
    assert game.asked() == (A, "main")
    assert ("Blocker" in game.keywords(foe)) is (cost == 6)
    assert "Blocker" in game.end().keywords(foe)


def test_op09_097_negates_the_attacking_leader_and_weakens_it() -> None:
    """The same card for both, through this turn; an own card is not offered."""
    s = Board()
    s.lead(A, "OP14-080")
    s.put(A, "OP14-089")
    event, foe = s.hold(B, "OP09-097"), s.character(A)
    game = s.start()
    assert can_use(game, "leader_a")
    game.declare(foe, "leader_b").choose(f"counter {event}")
    assert {"pick leader_a", f"pick {foe}", "done"} <= offers(game)
    assert "pick leader_b" not in game.choices()
    game.choose("pick leader_a").pass_battle()
    assert game.power("leader_a") == 1000
    assert not can_use(game, "leader_a")
    assert targets(game, "leader_a") == {"leader_b"}
    game.end().end()
    assert (game.power("leader_a"), can_use(game, "leader_a")) == (5000, True)

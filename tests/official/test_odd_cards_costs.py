"""Idiosyncratic cards: costs in the hand, the next play, and costs that one may pay in several ways."""

from optcg.model.terms import Color
from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B


def test_op01_067_makes_blue_events_in_the_hand_cheaper() -> None:
    """With 1 DON!!: Events only, blue ones only, and never below 0."""
    for given, cost in ((1, 1), (0, 2)):
        s = Board()
        s.put(A, "OP01-067", don=given)
        s.don(A, active=1)
        blue = s.hand(A, s.event_card(cost=2, colors=(Color.BLUE,), main=()))
        red = s.hand(A, s.event_card(cost=2, main=()))
        character = s.hand(A, s.character_card(cost=2, colors=(Color.BLUE,)))
        theirs = s.hand(B, s.event_card(cost=2, colors=(Color.BLUE,), main=()))
        game = begin(s)
        assert [game.cost(card) for card in (blue, red, character, theirs)] == [cost, 2, 2, 2]
        assert (f"play {blue}" in game.choices()) is (given == 1)
        assert {f"play {red}", f"play {character}"}.isdisjoint(game.choices())


def test_op01_067_counts_for_counter_events_in_the_other_turn_too() -> None:
    s = Board(turn_player=B)
    s.put(A, "OP01-067", don=1)
    s.don(A, active=0)
    free = s.hand(A, s.event_card(cost=1, colors=(Color.BLUE,), counter_event=()))
    dear = s.hand(A, s.event_card(cost=2, colors=(Color.BLUE,), counter_event=()))
    game = begin(s).declare("leader_b", "leader_a")

    assert game.choices() == [f"counter {free}", "done"]
    assert f"counter {dear}" not in game.choices()


def test_op07_064_is_cheaper_with_two_don_less_than_the_opponent() -> None:
    """Given DON!! count on both sides; on the field its cost is 6 again."""
    for mine, given, theirs, cost in ((3, 0, 5, 3), (3, 0, 8, 3), (4, 0, 5, 6), (3, 1, 5, 6), (3, 1, 6, 3)):
        s = Board()
        s.leader(A, don=given)
        s.don(A, active=mine)
        s.don(B, active=1, rested=theirs - 1)
        sanji = s.hold(A, "OP07-064")
        game = begin(s)
        assert game.cost(sanji) == cost
        assert (f"play {sanji}" in game.choices()) is (cost == 3)
        if cost == 3:
            game.play(sanji)
            assert (game.cost(sanji), don(game, A)[1]) == (6, 3)


def test_op07_064_has_the_lower_cost_for_effects_that_look_at_the_hand() -> None:
    """Another effect plays a Character of cost 3 or less: this one fits only while it is cheaper."""
    for theirs, offered in ((5, False), (7, True)):
        s = Board()
        kid = s.put(A, "OP01-051")
        s.don(B, active=theirs)
        sanji = s.hold(A, "OP07-064")
        game = begin(s).choose(f"activate {kid}.2")
        assert (game.asked() == (A, "cards")) is offered
        if offered:
            game.choose(f"pick {sanji}")
            assert (game.area(sanji), don(game, A)) == ("characters", (5, 0, 5))


def test_op11_023_wants_three_things_at_once() -> None:
    """The Leader's type, 3 or less Life cards, 5 or more rested cards of the opponent, DON!! among them."""
    for type_, life, rested, cost in (
        ("Fish-Man", 3, 2, 4),
        ("Fish-Man", 2, 4, 4),
        ("Fish-Man", 3, 1, 7),
        ("Fish-Man", 4, 3, 7),
        ("Navy", 3, 3, 7),
    ):
        s = Board()
        s.leader(A, types=(type_,))
        s.life(A, life)
        s.leader(B, rested=True, types=("Fish-Man",))
        s.character(B, rested=True)
        s.stage(B, rested=True)
        s.character(A, rested=True)
        s.don(B, active=4, rested=rested)
        arlong = s.hold(A, "OP11-023")
        game = begin(s)
        assert game.cost(arlong) == cost
        assert (f"play {arlong}" in game.choices()) is (cost == 4)


def test_st26_001_is_cheaper_beside_a_namesake_of_7000_base_power() -> None:
    """The bound is said of both names and of the base power; a Leader of the name is no Character."""
    for name, power, don_given, cost in (
        ("Sanji", 7000, 0, 2),
        ("San-Gorou", 8000, 0, 2),
        ("Sanji", 6000, 1, 7),
        ("San-Gorou", 6000, 1, 7),
        ("Zoro", 9000, 0, 7),
    ):
        s = Board()
        s.leader(A, name="Sanji", power=7000)
        s.character(A, power=power, name=name, don=don_given)
        s.character(B, power=9000, name="Sanji")
        mask = s.hold(A, "ST26-001")
        assert begin(s).cost(mask) == cost, (name, power)


def test_st26_001_returns_every_namesake_of_its_player() -> None:
    s = Board()
    big, small = s.character(A, power=7000, name="Sanji"), s.character(A, power=1000, name="San-Gorou")
    other, theirs = s.character(A), s.character(B, name="Sanji")
    mask = s.hold(A, "ST26-001")
    game = begin(s).play(mask)

    assert [game.area(card) for card in (big, small)] == ["hand", "hand"]
    assert [game.area(card) for card in (mask, other, theirs)] == ["characters"] * 3


def test_op02_025_waits_for_the_next_paid_play() -> None:
    """A card that an effect plays, or that does not fit, leaves it pending; one play uses it up."""
    wano = ("Land of Wano",)
    s = Board()
    s.lead(A, "OP02-025")
    s.don(A, active=10)
    kid = s.put(A, "OP01-051")
    by_effect = s.hand(A, s.character_card(cost=3, types=wano))
    cheap = s.hand(A, s.character_card(cost=2, types=wano))
    other = s.hand(A, s.character_card(cost=3))
    fits, again = (s.hand(A, s.character_card(cost=3, types=wano)) for _ in range(2))
    game = begin(s).choose("activate leader_a.1")
    game.choose(f"activate {kid}.2").choose(f"pick {by_effect}")
    assert don(game, A)[1] == 0
    rested = []
    for card in (cheap, other):
        game.play(card)
        rested.append(don(game, A)[1])
    assert rested == [2, 5]
    game.play(fits)
    assert don(game, A)[1] == 7
    assert f"play {again}" in game.choices()
    game.play(again).choose(f"pick {cheap}")
    assert don(game, A)[1] == 10


def test_op02_025_does_nothing_with_two_characters_and_ends_with_the_turn() -> None:
    for characters, spent in ((0, 2), (1, 2), (2, 3)):
        s = Board()
        s.lead(A, "OP02-025")
        s.character(B)
        s.character(B)
        for _ in range(characters):
            s.character(A)
        card = s.hand(A, s.character_card(cost=3, types=("Land of Wano",)))
        game = begin(s)
        assert ("activate leader_a.1" in game.choices()) is (characters < 2)
        if characters < 2:
            game.choose("activate leader_a.1")
        assert "activate leader_a.1" not in game.choices()
        game.play(card)
        assert don(game, A)[1] == spent

    s = Board()
    s.lead(A, "OP02-025")
    card = s.hand(A, s.character_card(cost=3, types=("Land of Wano",)))
    game = begin(s).choose("activate leader_a.1").end().end().play(card)
    assert don(game, A)[1] == 3


def test_op12_061_makes_the_next_law_of_cost_4_cheaper() -> None:
    """For a DON!!; a Law of cost 3 is not meant, and costs nothing of the reduction."""
    s = Board()
    s.lead(A, "OP12-061")
    s.don(A, active=10)
    small, law, again = (s.hand(A, s.character_card(cost=c, name="Trafalgar Law")) for c in (3, 5, 1))
    other = s.hand(A, s.character_card(cost=4, name="Bepo"))
    game = begin(s).choose("activate leader_a.2")
    assert (don(game, A), "activate leader_a.2" in game.choices()) == ((9, 0, 1), False)
    assert f"play {other}" in game.choices()
    game.play(small)
    assert don(game, A)[1] == 3
    game.play(law)
    assert don(game, A)[1] == 6
    game.play(again)
    assert don(game, A)[1] == 7
    assert f"play {other}" not in game.choices()


def test_op12_061_reduces_by_two_from_cost_4_on() -> None:
    for cost, paid in ((3, 3), (4, 2), (6, 4)):
        s = Board()
        s.lead(A, "OP12-061")
        s.don(A, active=8)
        law = s.hand(A, s.character_card(cost=cost, name="Trafalgar Law"))
        game = begin(s).choose("activate leader_a.2").play(law)
        assert don(game, A)[1] == paid


def test_op12_061_leaves_other_names_and_the_next_turn_alone() -> None:
    s = Board()
    s.lead(A, "OP12-061")
    s.don(A, active=8)
    other = s.hand(A, s.character_card(cost=4, name="Bepo"))
    law = s.hand(A, s.character_card(cost=4, name="Trafalgar Law"))
    game = begin(s).choose("activate leader_a.2").play(other)
    assert don(game, A)[1] == 4
    game.end().end().play(law)
    assert don(game, A)[1] == 4


def test_op12_061_saves_law_once_per_turn_for_a_life_card() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP12-061")
    law = s.character(A, power=1000, name="Trafalgar Law", rested=True)
    other = s.character(A, power=1000, rested=True)
    first, second, third = (s.character(B, power=5000) for _ in range(3))
    top = s.life_top(A, s.character_card())
    game = begin(s).attack(first, other)
    assert game.area(other) == "trash"
    game.attack(second, law)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.area(law), game.area(top), game.count(A, "hand")) == ("characters", "hand", 1)
    assert (game.count(A, "life"), game.count(B, "life")) == (3, 3)
    game.attack(third, law)
    assert game.area(law) == "trash"


def test_op05_097_reduces_what_is_paid_and_not_the_cost_that_others_see() -> None:
    """Characters of the type with a cost of 2 or more; a text about the cost sees the old one."""
    dragons = ("Celestial Dragons",)
    s = Board()
    s.leader(A, types=("Supernovas",))
    s.put(A, "OP05-097")
    s.don(A, active=6)
    three = s.hand(A, s.character_card(cost=3, types=dragons, colors=(Color.BLACK,)))
    one = s.hand(A, s.character_card(cost=1, types=dragons, colors=(Color.BLACK,)))
    two = s.hand(A, s.character_card(cost=2, types=dragons, colors=(Color.RED,)))
    other = s.hand(A, s.character_card(cost=3, colors=(Color.BLACK,)))
    stage = s.hand(A, s.stage_card(cost=3, types=dragons))
    chambres = s.hold(A, "EB01-020")
    s.character(A, colors=(Color.RED,))
    game = begin(s).play(chambres)
    assert game.choices() == [f"pick {one}", "done"]
    assert f"pick {three}" not in game.choices()
    game.choose("done").play(three)
    assert (game.cost(three), don(game, A)[1]) == (3, 3)
    game.play(two)
    assert (don(game, A)[:2], f"play {other}" in game.choices()) == ((2, 4), False)
    assert f"play {stage}" not in game.choices()
    game.play(one)
    assert don(game, A)[1] == 5


def test_op04_055_may_pay_with_a_character_of_either_player() -> None:
    """Both parts must be payable; the Ice Oni that was paid may be the one that is played."""
    s = Board()
    rounds = s.hold(A, "OP04-055")
    oni = s.hold(A, "OP04-047")
    held = s.hand(A, s.character_card())
    second = s.trashed(B, "OP04-047")
    mine, theirs, big = s.character(A, cost=1), s.character(B, cost=4), s.character(B, cost=5)
    game = begin(s).play(rounds).choose("yes")
    assert (game.area(oni), game.area(held)) == ("trash", "hand")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {mine}", f"pick {theirs}"])
    assert f"pick {big}" not in game.choices()
    game.choose(f"pick {theirs}")

    assert (pile(game, B, "deck")[-1], game.area(second)) == (theirs, "trash")
    assert (game.area(oni), game.rested(oni), game.asked()) == ("characters", False, (A, "main"))


def test_op04_055_does_nothing_without_both_parts_of_its_cost() -> None:
    """No Ice Oni in the hand, or no Character of cost 4 or less: the one in the trash stays there."""
    for has_oni, cost in ((False, 4), (True, 5)):
        s = Board()
        rounds = s.hold(A, "OP04-055")
        if has_oni:
            s.hold(A, "OP04-047")
        theirs = s.character(B, cost=cost)
        oni = s.trashed(A, "OP04-047")
        game = begin(s).play(rounds)
        assert (game.asked(), game.area(rounds), game.area(oni)) == ((A, "main"), "trash", "trash")
        assert (game.area(theirs), game.count(A, "hand")) == ("characters", int(has_oni))


def test_op06_043_may_pay_with_a_character_of_either_player() -> None:
    s = Board()
    aramaki = s.put(A, "OP06-043")
    paid, kept = s.hand(A, s.character_card()), s.hand(A, s.character_card())
    s.hand(B, s.character_card())
    mine, theirs, big = s.character(A, cost=1), s.character(B, cost=2), s.character(B, cost=3)
    game = begin(s).choose(f"activate {aramaki}.2")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {paid}", f"pick {kept}"])
    game.choose(f"pick {paid}")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {mine}", f"pick {theirs}"])
    assert f"pick {big}" not in game.choices()
    game.choose(f"pick {theirs}")

    assert (game.power(aramaki), pile(game, B, "deck")[-1]) == (11000, theirs)
    assert game.area(mine) == "characters"
    assert (game.area(paid), game.area(kept)) == ("trash", "hand")
    assert f"activate {aramaki}.2" not in game.choices()
    game.end()
    assert game.power(aramaki) == 8000


def test_op06_033_pays_with_the_type_from_the_hand_or_the_ark_from_hand_or_field() -> None:
    s = Board()
    decken = s.hold(A, "OP06-033")
    fish = s.hand(A, s.character_card(types=("Fish-Man",)))
    other = s.hand(A, s.character_card())
    ark = s.stage(A, name="The Ark Noah")
    on_field = s.character(A, types=("Fish-Man",))
    rested, active = s.character(B, rested=True), s.character(B)
    second = s.character(B, rested=True)
    s.character(A, rested=True)
    game = begin(s).play(decken).choose("yes")
    assert (game.asked(), game.choices()) == ((A, "option"), ["option 1", "option 2"])
    game.choose("option 2")
    assert (game.area(ark), game.area(fish), game.area(on_field)) == ("trash", "hand", "characters")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {rested}", f"pick {second}", "done"])
    assert f"pick {active}" not in game.choices()
    game.choose(f"pick {rested}")
    assert (game.area(rested), game.area(other), game.asked()) == ("trash", "hand", (A, "main"))


def test_op06_033_pays_with_cards_of_the_hand() -> None:
    """A Fish-Man or the Ark itself, of the own hand; a single way to pay is not asked for."""
    for facts in ({"types": ("Fish-Man",)}, {"name": "The Ark Noah"}):
        s = Board()
        decken = s.hold(A, "OP06-033")
        s.hand(A, s.character_card())
        s.hand(B, s.stage_card(types=("Fish-Man",), name="The Ark Noah"))
        paid = s.hand(A, s.stage_card(**facts))
        rested = s.character(B, rested=True)
        game = begin(s).play(decken).choose("yes")
        assert (game.area(paid), game.count(B, "hand"), game.count(A, "hand")) == ("trash", 1, 1)
        game.choose(f"pick {rested}")
        assert game.area(rested) == "trash"


def test_op06_033_is_not_offered_without_either() -> None:
    """A Fish-Man on the field and another card in the hand pay nothing."""
    s = Board()
    decken = s.hold(A, "OP06-033")
    s.hand(A, s.character_card())
    s.character(A, types=("Fish-Man",))
    s.character(B, rested=True)
    game = begin(s).play(decken)

    assert game.asked() == (A, "main")


def test_op13_079_pays_with_a_celestial_dragon_or_a_card_of_the_hand() -> None:
    s = Board()
    s.lead(A, "OP13-079")
    dragon = s.character(A, types=("Celestial Dragons",))
    other = s.character(A)
    held = s.hand(A, s.character_card(types=("Celestial Dragons",)))
    game = begin(s).choose("activate leader_a.3")
    assert (game.asked(), game.choices()) == ((A, "option"), ["option 1", "option 2"])
    game.choose("option 1")
    assert [game.area(card) for card in (dragon, other, held)] == ["trash", "characters", "hand"]
    assert (game.count(A, "hand"), "activate leader_a.3" in game.choices()) == (2, False)

    s = Board()
    s.lead(A, "OP13-079")
    s.character(A)
    held = s.hand(A, s.character_card())
    game = begin(s).choose("activate leader_a.3")
    assert (game.area(held), game.count(A, "hand")) == ("trash", 1)


def test_op13_079_cannot_be_paid_with_neither() -> None:
    s = Board()
    s.lead(A, "OP13-079")
    s.character(A)
    s.character(B, types=("Celestial Dragons",))

    assert "activate leader_a.3" not in begin(s).choices()

"""Cards of the early sets: what is moved, shown, searched, turned and returned."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Every
from tests.effects.checks import ANY, begin, don, event, pile
from tests.official.board import Board
from tests.scenario import A, B


def test_op01_005_takes_a_red_character_from_the_trash() -> None:
    """Not blue, not cost 4, not its namesake, no Event, not from the other trash; it may take nothing."""
    s = Board()
    uta = s.hold(A, "OP01-005")
    good = s.trashed(A, "ST01-006")
    wrong = [s.trashed(A, number) for number in ("ST03-013", "ST01-012", "OP01-005", "ST01-014")]
    theirs = s.trashed(B, "ST01-007")
    game = begin(s).play(uta)
    offered = game.choices()
    assert f"pick {good}" in offered
    assert {f"pick {card}" for card in (*wrong, theirs)}.isdisjoint(offered)
    assert "done" in offered
    assert game.choose(f"pick {good}").area(good) == "hand"


def test_op01_098_searches_the_whole_deck_for_a_name() -> None:
    """Wherever the card lies; it is shown; another card is not offered."""
    s = Board()
    orochi = s.hold(A, "OP01-098")
    other = s.on_deck(A, "ST01-006")
    smile = s.deck_top(A, s.event_card(name="Artificial Devil Fruit SMILE"))
    game = begin(s).play(orochi)
    assert game.choices() == [f"pick {smile}", "done"]
    game.choose(f"pick {smile}")
    assert (game.area(smile), game.area(other)) == ("hand", "deck")
    assert {"card_shown", "deck_shuffled"} <= set(game.kinds())


@pytest.mark.rule("3-4-3", "11-2-1")
def test_op01_105_shows_two_cards_of_the_opponents_hand() -> None:
    """Chosen from a face-down row; they stay in the hand; with one card in it that one is shown."""
    s = Board()
    bao = s.hold(A, "OP01-105")
    hand = [s.hold(B, number) for number in ("ST01-006", "ST01-007", "ST01-011")]
    game = begin(s).play(bao)
    assert game.choices() == ["pick 1", "pick 2", "pick 3"]
    game.choose("pick 1").choose("pick 3")
    assert [game.area(card) for card in hand] == ["hand"] * 3
    shown = [told for told in game.game.events if told.kind == "card_shown" and "ST01-" in str(told)]
    assert len(shown) == 2


def test_op02_004_and_op02_023_forbid_taking_life_by_own_effects() -> None:
    """The Life cost of P-036 cannot be paid in that turn; damage still gives Life to its player's hand."""
    s = Board()
    s.don(A, active=10)
    newgate, luffy = s.hold(A, "OP02-004"), s.put(A, "P-036")
    game = begin(s).play(newgate)
    assert game.choices() == ["pick leader_a", "done"]
    game.choose("pick leader_a").declare(luffy, "leader_b")
    assert (game.asked()[1], game.power(luffy), game.count(A, "life")) == ("main", 4000, 3)
    game.end()
    assert game.power("leader_a") == 7000
    game.end()
    assert game.power("leader_a") == 5000
    game.declare(luffy, "leader_b")
    assert game.asked() == (A, "yes_no")


@pytest.mark.parametrize(("life", "asked"), [(3, "main"), (4, "yes_no")])
def test_op02_023_forbids_it_with_three_life_or_less(life: int, asked: str) -> None:
    s = Board()
    s.life(A, life)
    fool, luffy = s.hold(A, "OP02-023"), s.put(A, "P-036")
    game = begin(s).play(fool).declare(luffy, "leader_b")
    assert game.asked()[1] == asked


def test_p_036_pays_life_for_power_of_itself_and_the_leader() -> None:
    """Top or bottom card; the Leader's part is up to 1; until the end of the turn."""
    s = Board()
    s.life(A, 0)
    bottom, top = s.on_life(A, "ST01-006"), s.on_life(A, "ST01-007")
    luffy, other = s.put(A, "P-036"), s.character(A)
    game = begin(s).declare(luffy, "leader_b").choose("yes").choose("bottom")
    assert (game.area(bottom), game.area(top)) == ("hand", "life")
    assert game.choices() == ["pick leader_a", "done"]
    game.choose("pick leader_a").pass_battle()
    assert [game.power(card) for card in (luffy, "leader_a", other)] == [5000, 6000, 5000]
    assert game.end().power("leader_a") == 5000


@pytest.mark.rule("4-5")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (1, 3), (4, 5)])
def test_op02_051_draws_until_three_and_plays_a_prisoner(held: int, after: int) -> None:
    """Never discards; then a blue Character of the type with a cost of 6 or less may come into play."""
    s = Board()
    s.don(A, active=7)
    ivankov = s.hold(A, "OP02-051")
    blue = s.hold(A, "EB01-022") if held else s.on_deck(A, "EB01-022")
    wrong = [s.hold(A, number) for number in ("OP02-051", "ST01-006", "ST03-013", "ST01-007")[:held]]
    game = begin(s).play(ivankov)
    assert game.choices() == [f"pick {blue}", "done"]
    assert game.count(A, "hand") == after
    game.choose(f"pick {blue}")
    assert (game.area(blue), game.rested(blue)) == ("characters", False)
    assert {game.area(card) for card in wrong} <= {"hand"}


def test_op02_057_puts_the_rest_on_top_or_at_the_bottom() -> None:
    """Of two cards one of the type is taken; the other one goes where its player says."""
    s = Board()
    kuma = s.hold(A, "OP02-057")
    fits, other, third = s.on_deck(A, "ST03-013"), s.on_deck(A, "ST01-006"), s.on_deck(A, "ST03-013")
    game = begin(s).play(kuma)
    assert game.choices() == [f"pick {fits}", "done"]
    game.choose(f"pick {fits}")
    assert game.asked() == (A, "place")
    game.choose("bottom")
    assert (game.area(fits), pile(game, A, "deck")[-1], pile(game, A, "deck")[0]) == ("hand", other, third)


@pytest.mark.rule("1-3-5-1")
def test_op02_069_draws_to_two_cards_after_the_power() -> None:
    """The Event itself has left the hand; the power is for the battle."""
    s = Board()
    wink, kept = s.hold(B, "OP02-069"), s.hold(B, "ST01-006")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {wink}").choose("pick leader_b")
    assert (game.power("leader_b"), game.count(B, "hand"), game.area(kept)) == (11000, 2, "hand")
    game.pass_battle()
    assert (game.power("leader_b"), game.count(B, "life")) == (5000, 3)


def test_op02_069_trigger_returns_a_character_of_either_player() -> None:
    """Costs up to 7, its own ones among them."""
    s = Board()
    s.on_life(B, "OP02-069")
    seven, eight, mine = s.character(A, cost=7), s.character(A, cost=8), s.character(B, cost=2)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert (game.asked()[0], set(game.choices())) == (B, {f"pick {seven}", f"pick {mine}", "done"})
    assert game.choose(f"pick {seven}").area(seven) == "hand"
    assert game.area(eight) == "characters"


@pytest.mark.rule("10-2-10-1")
def test_op02_085_lets_the_opponent_choose_which_don_goes_back() -> None:
    """Active, rested or given; two more when it is K.O.'d in the opponent's turn."""
    s = Board()
    magellan = s.hold(A, "OP02-085")
    s.leader(B, don=1)
    s.don(B, active=2, rested=1)
    game = begin(s).play(magellan).choose("yes")
    assert (game.asked(), game.choices()) == (
        (B, "don"),
        ["pick don active", "pick don rested", "pick don leader_b"],
    )
    game.choose("pick don leader_b")
    assert (game.don("leader_b"), don(game, B), don(game, A)[2]) == (0, (2, 1, 7), 6)


@pytest.mark.parametrize(("turn", "left"), [(B, 3), (A, 5)])
def test_op02_085_takes_two_don_when_kod_in_the_opponents_turn(turn: int, left: int) -> None:
    """Not when it is K.O.'d in its own turn."""
    s = Board(turn_player=turn)
    magellan = s.put(A, "OP02-085")
    ko = event(s, KO(Every(ANY)), player=turn)
    game = begin(s).play(ko)
    assert (game.area(magellan), sum(don(game, B)[:2]), don(game, A)[0]) == ("trash", left, 5)


def test_op02_089_weakens_two_different_cards() -> None:
    """Leader and Characters across, never the own; -3000 each for the turn."""
    s = Board()
    hell, mine = s.hold(B, "OP02-089"), s.character(B)
    one, two = s.character(A, power=8000), s.character(A)
    game = begin(s).declare(one, "leader_b").choose(f"counter {hell}").choose("yes").choose("pick don rested")
    assert game.choices() == ["pick leader_a", f"pick {one}", f"pick {two}", "done"]
    game.choose(f"pick {one}")
    assert game.choices() == ["pick leader_a", f"pick {two}", "done"]
    game.choose("pick leader_a").pass_battle()
    assert [game.power(card) for card in ("leader_a", one, two, mine)] == [2000, 5000, 5000, 5000]
    assert don(game, B) == (3, 1, 6)


@pytest.mark.parametrize(("theirs", "back"), [(6, 1), (5, 0)])
def test_op02_089_trigger_takes_a_don_from_six(theirs: int, back: int) -> None:
    s = Board()
    s.on_life(B, "OP02-089")
    s.don(A, active=theirs)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert don(game, A) == (theirs - back, 0, 10 - theirs + back)


def test_op02_118_saves_one_character_in_this_battle() -> None:
    """A card of the hand is the price; the Leader is no choice; a later battle takes the Character."""
    s = Board()
    jewel, price = s.hold(B, "OP02-118"), s.hold(B, "ST01-006")
    saved, other = s.character(B, rested=True), s.character(B)
    strikers = [s.character(A, power=9000) for _ in range(2)]
    game = begin(s).declare(strikers[0], saved).choose(f"counter {jewel}").choose("yes")
    assert game.choices() == [f"pick {saved}", f"pick {other}", "done"]
    game.choose(f"pick {saved}").pass_battle()
    assert (game.area(saved), game.area(price)) == ("characters", "trash")
    assert game.attack(strikers[1], saved).area(saved) == "trash"


@pytest.mark.parametrize(("cost", "area"), [(3, "trash"), (4, "stage")])
def test_op02_118_trigger_knocks_out_a_stage_of_cost_three(cost: int, area: str) -> None:
    """The opponent's Stage alone."""
    s = Board()
    s.on_life(B, "OP02-118")
    stage, mine = s.stage(A, cost=cost), s.put(B, "ST01-017")
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    if area == "trash":
        assert game.choices() == [f"pick {stage}", "done"]
        game.choose(f"pick {stage}")
    assert (game.area(stage), game.area(mine), game.asked()) == (area, "stage", (A, "main"))


def test_op03_083_trashes_up_to_two_of_five_looked_at() -> None:
    """The rest goes to the bottom in the order chosen."""
    s = Board()
    corgy = s.hold(A, "OP03-083")
    cards = [s.on_deck(A, number) for number in ("ST01-006", "ST01-007", "ST01-011", "P-014", "P-028")]
    sixth = s.on_deck(A, "P-045")
    game = begin(s).play(corgy)
    assert game.choices() == [f"pick {card}" for card in cards] + ["done"]
    game.choose(f"pick {cards[0]}").choose(f"pick {cards[4]}")
    assert game.asked() == (A, "order")
    game.choose(f"pick {cards[3]}").choose(f"pick {cards[1]}")
    assert pile(game, A, "deck")[-3:] == [cards[3], cards[1], cards[2]]
    assert (pile(game, A, "deck")[0], set(pile(game, A, "trash"))) == (sixth, {cards[0], cards[4]})


@pytest.mark.rule("2-4-3-1")
@pytest.mark.parametrize(("types", "found"), [("CP9", True), ("Navy", False)])
def test_op03_086_trashes_what_it_does_not_take(types: str, found: bool) -> None:
    """A type with the letters in it; not its namesake; a Leader without them looks at nothing."""
    s = Board()
    s.leader(A, types=(types,))
    spandam = s.hold(A, "OP03-086")
    fits = s.on_deck(A, "OP07-085")
    namesake, other = s.on_deck(A, "OP03-086"), s.on_deck(A, "ST01-006")
    game = begin(s).play(spandam)
    if not found:
        assert (game.asked(), game.count(A, "trash")) == ((A, "main"), 0)
        return
    assert game.choices() == [f"pick {fits}", "done"]
    game.choose(f"pick {fits}")
    assert [game.area(card) for card in (fits, namesake, other)] == ["hand", "trash", "trash"]


@pytest.mark.rule("3-10-3")
def test_op03_099_looks_at_a_life_card_of_either_player() -> None:
    """It may lie on top or at the bottom then; declined, the power comes all the same, for the battle."""
    s = Board()
    s.lead(A, "OP03-099", don=1)
    mine, theirs = s.on_life(A, "ST01-006"), s.on_life(B, "ST01-007")
    game = begin(s).declare("leader_a", "leader_b").choose("yes").choose("option 2").choose("bottom")
    assert (pile(game, B, "life")[-1], pile(game, A, "life")[0]) == (theirs, mine)
    assert game.count(B, "life") == 3

    s = Board()
    s.lead(A, "OP03-099", don=1)
    wall = s.character(B, keywords=("Blocker",))
    game = begin(s).declare("leader_a", "leader_b").choose("no")
    assert (game.power("leader_a"), game.choices()) == (7000, [f"block {wall}", "done"])
    assert game.pass_battle().power("leader_a") == 6000

"""Cards of the early sets: what is paid for an effect, with what, and when it cannot be paid."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.parametrize("rested", [False, True])
def test_eb01_004_weakens_the_active_leader_as_a_cost(rested: bool) -> None:
    """A rested Leader cannot pay; the opponent's Characters alone are chosen from, for the turn."""
    s = Board()
    s.leader(A, rested=rested)
    koza, victim = s.put(A, "EB01-004"), s.character(B)
    game = begin(s).declare(koza, "leader_b")
    if rested:
        assert game.asked()[1] == "main"
        return
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.power("leader_a"), game.choices()) == (0, [f"pick {victim}", "done"])
    game.choose(f"pick {victim}").pass_battle()
    assert game.power(victim) == 2000
    game.end()
    assert (game.power("leader_a"), game.power(victim)) == (5000, 5000)


def test_eb01_011_places_a_character_with_a_base_power_of_1000_at_the_bottom() -> None:
    """1000 by its print: one that was raised to 2000 pays, one lowered to 1000 does not."""
    s = Board()
    ship = s.put(A, "EB01-011")
    raised = s.put_character(A, s.character_card(power=1000), effects=[{"power": 1000, "until": "turn"}])
    lowered = s.put_character(A, s.character_card(power=2000), effects=[{"power": -1000, "until": "turn"}])
    theirs = s.character(B, power=1000)
    game = begin(s).choose(f"activate {ship}.1")
    assert (game.area(raised), game.area(lowered), game.area(theirs)) == ("deck", "characters", "characters")
    assert (pile(game, A, "deck")[-1], game.rested(ship), game.count(A, "hand")) == (raised, True, 1)

    s = Board()
    ship = s.put(A, "EB01-011")
    s.character(A, power=2000)
    assert f"activate {ship}.1" not in begin(s).choices()


def test_eb01_030_goes_to_the_bottom_with_a_card_of_the_hand() -> None:
    """Its player orders the two and draws two; without a card in the hand it cannot be activated."""
    s = Board()
    stage, card, kept = s.put(A, "EB01-030"), s.hold(A, "ST01-006"), s.hold(A, "ST01-007")
    game = begin(s).choose(f"activate {stage}.1").choose(f"pick {card}")
    assert game.asked() == (A, "order")
    game.choose(f"pick {card}")
    assert pile(game, A, "deck")[-2:] == [card, stage]
    assert (game.count(A, "hand"), game.area(kept)) == (3, "hand")

    s = Board()
    stage = s.put(A, "EB01-030")
    assert f"activate {stage}.1" not in begin(s).choices()


@pytest.mark.rule("1-3-2-1", "8-3-1-3")
def test_eb01_040_turns_the_top_life_card_up() -> None:
    """Once; only a Character whose cost is 0 now falls; a card that lies face-up already pays nothing."""
    s = Board()
    s.lead(A, "EB01-040")
    top = s.on_life(A, "ST01-006")
    zero = s.put_character(B, s.character_card(cost=2), effects=[{"cost": -3, "until": "turn"}])
    one = s.character(B, cost=1)
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == [f"pick {zero}", "done"]
    game.choose(f"pick {zero}")
    assert (game.area(zero), game.area(one), game.area(top)) == ("trash", "characters", "life")
    assert "activate leader_a.1" not in game.choices()

    s = Board()
    s.lead(A, "EB01-040")
    s.on_life(A, "ST01-006", face_up=True)
    assert "activate leader_a.1" not in begin(s).choices()


@pytest.mark.parametrize(("deck", "payable"), [(10, True), (1, False)])
def test_eb01_051_mills_two_for_a_ko(deck: int, payable: bool) -> None:
    """Costs 5 and below; the price may be declined, and with one card in the deck it cannot be paid."""
    s = Board()
    s.deck(A, deck)
    pistol = s.hold(A, "EB01-051")
    victim, big = s.character(B, cost=5), s.character(B, cost=6)
    game = begin(s)
    if not payable:
        game.play(pistol)
        assert (game.area(victim), game.count(A, "deck"), game.asked()) == ("characters", 1, (A, "main"))
        return
    game.play(pistol).choose("yes")
    assert game.choices() == [f"pick {victim}", "done"]
    game.choose(f"pick {victim}")
    assert (game.area(victim), game.area(big), game.count(A, "trash")) == ("trash", "characters", 3)


def test_eb01_021_returns_a_jailer_for_a_don_at_the_end_of_the_turn() -> None:
    """Of the type and with a cost of 2 or more, an own one; the DON!! comes in active; it may be declined."""
    for answer in ("yes", "no"):
        s = Board()
        s.lead(A, "EB01-021")
        jailer = s.character(A, cost=2, types=("Impel Down",))
        cheap, other = s.character(A, cost=1, types=("Impel Down",)), s.character(A, cost=5)
        theirs = s.character(B, cost=2, types=("Impel Down",))
        game = begin(s).end()
        assert game.asked() == (A, "yes_no")
        game.choose(answer)
        if answer == "yes":
            game.choose("number 1")
        paid = answer == "yes"
        assert (game.area(jailer), don(game, A)[:2]) == ("hand" if paid else "characters", (5 + paid, 0))
        assert [game.area(card) for card in (cheap, other, theirs)] == ["characters"] * 3


def test_op01_011_exchanges_a_card_of_the_hand() -> None:
    """To the bottom of the deck, then one is drawn; itself is no longer in the hand."""
    s = Board()
    gordon, given, kept = s.hold(A, "OP01-011"), s.hold(A, "ST01-006"), s.hold(A, "ST01-007")
    drawn = s.on_deck(A, "ST01-011")
    game = begin(s).play(gordon).choose("yes")
    assert game.choices() == [f"pick {given}", f"pick {kept}"]
    game.choose(f"pick {given}")
    assert (pile(game, A, "deck")[-1], game.area(drawn), game.area(kept)) == (given, "hand", "hand")


def test_op01_055_rests_two_active_characters() -> None:
    """Rested ones do not pay, and one alone does not either."""
    s = Board()
    samurai = s.hold(A, "OP01-055")
    one, two, rested = s.character(A), s.character(A), s.character(A, rested=True)
    s.character(B)
    game = begin(s).play(samurai).choose("yes")
    assert (game.rested(one), game.rested(two), game.count(A, "hand")) == (True, True, 2)
    assert game.rested(rested)

    s = Board()
    samurai = s.hold(A, "OP01-055")
    s.character(A)
    s.character(A, rested=True)
    game = begin(s).play(samurai)
    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


def test_op03_021_pays_three_don_and_two_characters_of_a_type() -> None:
    """The Leader stands up again; the Characters are rested, others cannot be; cost 5 is the limit across."""
    s = Board()
    s.lead(A, "OP03-021", rested=True)
    pair = [s.character(A, types=("East Blue",)) for _ in range(2)]
    other, five, six = s.character(A), s.character(B, cost=5), s.character(B, cost=6)
    game = begin(s).choose("activate leader_a.1")
    assert [game.rested(card) for card in pair] == [True, True]
    assert (game.rested("leader_a"), game.rested(other), don(game, A)[:2]) == (False, False, (2, 3))
    assert game.choices() == [f"pick {five}", "done"]
    game.choose(f"pick {five}")
    assert (game.rested(five), game.rested(six)) == (True, False)
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.parametrize(("life", "end"), [(3, "bottom"), (1, None)])
def test_op03_100_is_played_for_another_life_card(life: int, end: str | None) -> None:
    """The trashed card is one that is left; with none left it cannot be played."""
    s = Board()
    s.life(B, life - 1)
    tree = s.on_life(B, "OP03-100")
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    if end is None:
        assert (game.area(tree), game.asked()) == ("trash", (A, "main"))
        return
    assert game.asked() == (B, "yes_no")
    game.choose("yes").choose(end)
    assert (game.area(tree), game.count(B, "life"), game.count(B, "trash")) == ("characters", 1, 1)


def test_op03_105_trashes_a_card_with_a_trigger() -> None:
    """A card without one cannot be given; the power is for this battle."""
    s = Board()
    oven, gives, keeps = s.put(A, "OP03-105", don=1), s.hold(A, "P-014"), s.hold(A, "ST01-006")
    wall = s.character(B, keywords=("Blocker",))
    game = begin(s).declare(oven, "leader_b").choose("yes")
    assert (game.area(gives), game.area(keeps), game.power(oven)) == ("trash", "hand", 8000)
    assert game.asked()[1] == "block"
    assert (game.pass_battle().power(oven), game.area(wall)) == (5000, "characters")

    s = Board()
    oven = s.put(A, "OP03-105", don=1)
    s.hold(A, "ST01-006")
    assert begin(s).declare(oven, "leader_b").asked()[1] == "main"


def test_op04_073_trashes_itself_and_another_of_its_company() -> None:
    """A type that contains the words pays; itself does not count twice; the DON!! is active."""
    s = Board()
    pair = s.put(A, "OP04-073")
    friend, other = s.character(A, types=("Former Baroque Works",)), s.character(A)
    game = begin(s).choose(f"activate {pair}.1")
    game.choose("number 1")
    assert [game.area(card) for card in (pair, friend, other)] == ["trash", "trash", "characters"]
    assert don(game, A) == (6, 0, 4)

    s = Board()
    pair = s.put(A, "OP04-073")
    s.character(A)
    s.character(B, types=("Baroque Works",))
    assert f"activate {pair}.1" not in begin(s).choices()


def test_op05_056_pays_with_another_character() -> None:
    """Itself is no choice, nor is one of the opponent; alone it is not asked for anything."""
    s = Board()
    barrels, one, two = s.hold(A, "OP05-056"), s.character(A), s.character(A)
    s.character(B)
    game = begin(s).play(barrels).choose("yes")
    assert game.choices() == [f"pick {one}", f"pick {two}"]
    game.choose(f"pick {two}")
    assert (pile(game, A, "deck")[-1], game.count(A, "hand"), game.area(barrels)) == (two, 1, "characters")

    s = Board()
    barrels = s.hold(A, "OP05-056")
    game = begin(s).play(barrels)
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)


@pytest.mark.parametrize(("cards", "payable"), [(20, True), (19, False)])
def test_op05_080_shuffles_twenty_cards_of_the_trash_into_the_deck(cards: int, payable: bool) -> None:
    """For two damage and 10000 power in one battle."""
    s = Board()
    king = s.put(A, "OP05-080")
    for _ in range(cards):
        s.trashed(A, "ST01-006")
    wall = s.character(B, keywords=("Blocker",))
    game = begin(s)
    deck = game.count(A, "deck")
    game.declare(king, "leader_b")
    if not payable:
        assert (game.asked()[1], game.power(king)) == ("block", 5000)
        return
    game.choose("yes")
    assert (game.count(A, "trash"), game.count(A, "deck") - deck) == (0, 20)
    assert (game.power(king), game.keywords(king)) == (15000, ["Double Attack"])
    game.pass_battle()
    assert (game.power(king), game.keywords(king), game.count(B, "life")) == (5000, [], 1)
    assert game.area(wall) == "characters"


def test_op05_111_plays_a_card_by_name_as_its_cost() -> None:
    """The opponent's small Character goes face-up into their Life, where its player's rival says."""
    s = Board()
    hotori = s.hold(A, "OP05-111")
    kotori, other = s.hand(A, s.character_card(name="Kotori", cost=9)), s.hold(A, "ST01-006")
    small, big = s.character(B, cost=3), s.character(B, cost=4)
    mine = s.character(A, cost=1)
    game = begin(s).play(hotori).choose("yes")
    assert (game.area(kotori), game.area(other)) == ("characters", "hand")
    assert game.choices() == [f"pick {small}", "done"]
    game.choose(f"pick {small}")
    assert game.asked() == (A, "place")
    game.choose("bottom")
    assert (pile(game, B, "life")[-1], game.count(B, "life")) == (small, 4)
    assert (game.area(big), game.area(mine)) == ("characters", "characters")

    s = Board()
    hotori = s.hold(A, "OP05-111")
    s.hold(A, "ST01-006")
    assert begin(s).play(hotori).asked() == (A, "main")


@pytest.mark.parametrize("number", ["OP06-016", "P-013"])
def test_a_character_goes_to_the_bottom_for_3000_power(number: str) -> None:
    """The opponent's Characters, not the Leader; for this turn."""
    s = Board()
    ref, victim = s.put(A, number), s.character(B)
    game = begin(s).choose(f"activate {ref}.1")
    assert (pile(game, A, "deck")[-1], game.choices()) == (ref, [f"pick {victim}", "done"])
    game.choose(f"pick {victim}")
    assert (game.power(victim), game.power("leader_b")) == (2000, 5000)
    assert game.end().power(victim) == 5000


def test_op06_102_uses_a_stage_of_either_player() -> None:
    """Of cost 1, whosever it is; it goes to its owner's deck; a Stage of cost 2 does not pay."""
    s = Board()
    kamakiri, stage = s.put(A, "OP06-102"), s.put(B, "ST14-017")
    s.put(A, "ST01-017")
    small, big = s.character(B, cost=2), s.character(B, cost=3)
    game = begin(s).choose(f"activate {kamakiri}.1")
    assert (pile(game, B, "deck")[-1], game.owner(stage)) == (stage, B)
    assert game.choices() == [f"pick {small}", "done"]
    game.choose(f"pick {small}")
    assert (game.area(small), game.area(big)) == ("trash", "characters")
    assert f"activate {kamakiri}.1" not in game.choices()

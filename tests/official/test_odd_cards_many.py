"""Idiosyncratic cards: several cards played at once, negations, and amounts by what was done."""

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.effects import Draw, Forbid, GainPower
from optcg.model.selections import This
from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B

GERMA = ("GERMA 66",)
BARK = ("Thriller Bark Pirates",)


def test_op06_062_plays_four_with_pairwise_different_names() -> None:
    """A card trashed for the cost may be among them; a second one of a name already chosen may not."""
    s = Board()
    s.don(A, active=9)
    judge = s.hold(A, "OP06-062")
    paid = s.hand(A, s.character_card(4000, name="Ichiji", types=GERMA))
    s.hand(A, s.event_card())
    niji, niji_again, yonji, reiju = (
        s.trash(A, s.character_card(2000, name=name, types=GERMA))
        for name in ("Niji", "Niji", "Yonji", "Reiju")
    )
    strong = s.trash(A, s.character_card(5000, name="Sanji", types=GERMA))
    stranger = s.trash(A, s.character_card(1000, name="Zoro"))
    stage = s.trash(A, s.stage_card(name="Castle", types=GERMA))
    theirs = s.trash(B, s.character_card(1000, name="Cosette", types=GERMA))
    s.hand(B, s.character_card())
    fifth = s.trash(A, s.character_card(1000, name="Cosette", types=GERMA))
    game = begin(s).play(judge)
    assert game.asked() == (A, "don")
    game.choose("pick don active")
    assert game.asked() == (A, "cards")
    assert {f"pick {card}" for card in (strong, stranger, stage, theirs)}.isdisjoint(game.choices())
    game.choose(f"pick {niji}")
    assert f"pick {niji_again}" not in game.choices()
    for card in (paid, yonji, reiju):
        game.choose(f"pick {card}")
    assert [game.area(card) for card in (niji, paid, yonji, reiju)] == ["characters"] * 4
    assert (game.area(niji_again), game.area(fifth), game.asked()) == ("trash", "trash", (A, "main"))
    assert not game.rested(niji)
    assert don(game, A) == (0, 8, 2)


def test_op06_062_rests_a_don_of_the_opponent() -> None:
    s = Board()
    judge = s.put(A, "OP06-062")
    game = begin(s).choose(f"activate {judge}.2")
    assert game.choices() == ["pick don active", "done"]
    game.choose("pick don active")
    assert (don(game, B)[:2], don(game, A), game.asked()) == ((4, 1), (4, 0, 6), (A, "main"))
    assert f"activate {judge}.2" not in game.choices()


def test_op06_062_wants_both_costs() -> None:
    s = Board()
    s.don(A, active=9)
    judge = s.hold(A, "OP06-062")
    s.hand(A, s.event_card())
    s.trash(A, s.character_card(2000, types=GERMA))
    game = begin(s).play(judge)

    assert (game.asked(), don(game, A)[2]) == ((A, "main"), 1)


def test_op13_082_trashes_itself_first_and_plays_five_elders() -> None:
    """All own Characters go, itself too, without a K.O.; then five names of 5000 power come back."""
    elders = ("Five Elders",)
    s = Board()
    s.leader(A, name="Imu")
    source = s.put(A, "OP13-082")
    other, theirs = s.character(A, name="Saturn", power=5000, types=elders), s.character(B)
    dying = s.character(A, abilities=[AutoEffect((When("On K.O."),), (Draw(3),))])
    paid = s.hand(A, s.character_card())
    names = ("Marcus", "Nusjuro", "Warcury", "Peter", "Peter")
    trashed = [s.trash(A, s.character_card(5000, name=name, types=elders)) for name in names]
    weak = s.trash(A, s.character_card(4000, name="Sixth", types=elders))
    stranger = s.trash(A, s.character_card(5000, name="Seventh"))
    theirs_too = s.trash(B, s.character_card(5000, name="Eighth", types=elders))
    s.trash(A, s.character_card(5000, name="Ninth", types=elders))
    game = begin(s).choose(f"activate {source}.1")
    assert game.asked() == (A, "cards")
    assert [game.area(card) for card in (source, dying, paid)] == ["trash"] * 3
    assert (game.area(theirs), game.count(A, "hand")) == ("characters", 0)
    assert f"pick {other}" in game.choices()
    assert {f"pick {card}" for card in (weak, source, stranger, theirs_too)}.isdisjoint(game.choices())
    for card in (*trashed[:4], other):
        game.choose(f"pick {card}")
    assert [game.area(card) for card in (*trashed[:4], other)] == ["characters"] * 5
    assert (game.area(trashed[4]), don(game, A)[1], game.asked()) == ("trash", 1, (A, "main"))
    assert not game.rested(other)


def test_op13_082_cannot_be_paid_under_another_leader() -> None:
    s = Board()
    s.leader(B, name="Imu")
    source = s.put(A, "OP13-082")
    s.hand(A, s.character_card())

    assert f"activate {source}.1" not in begin(s).choices()


def test_op06_074_negates_and_then_reads_the_power_without_the_negated_effect() -> None:
    """A Character above 5000 only by its own effect falls, and its [On K.O.] is silent."""
    boost = PermanentEffect((GainPower(This(), 4000),))
    silent = AutoEffect((When("On K.O."),), (Draw(1),))
    for power in (5000, 2000):
        s = Board()
        s.don(A, active=8)
        zephyr = s.hold(A, "OP06-074")
        victim, second = s.character(B, power=power, abilities=[boost, silent]), s.character(B, power=1000)
        game = begin(s).play(zephyr).choose("yes").choose("pick don active")
        assert (game.power(victim), game.asked()) == (power + 4000, (A, "cards"))
        assert (game.choices(), don(game, A)) == ([f"pick {victim}", f"pick {second}", "done"], (0, 7, 3))
        game.choose(f"pick {victim}")
        assert (game.area(victim), game.count(B, "hand"), game.asked()) == ("trash", 0, (A, "main"))


def test_op06_074_leaves_a_strong_one_negated_for_the_turn() -> None:
    s = Board()
    s.don(A, active=8)
    zephyr = s.hold(A, "OP06-074")
    raised = [{"power": 1000, "until": "turn"}]
    victim = s.character(B, power=5000, keywords=["Blocker"], effects=raised)
    game = begin(s).play(zephyr).choose("yes").choose("pick don active").choose(f"pick {victim}")
    assert (game.area(victim), game.keywords(victim)) == ("characters", [])
    game.end()
    assert game.keywords(victim) == ["Blocker"]


def test_op09_098_negates_and_then_reads_the_cost() -> None:
    """Only under a Leader of the type; 4 or less falls, 5 stays negated; the Leader is no target."""
    for type_, cost, area in (
        ("Blackbeard Pirates", 4, "trash"),
        ("Blackbeard Pirates", 1, "trash"),
        ("Blackbeard Pirates", 5, "characters"),
        ("Navy", 1, "characters"),
    ):
        s = Board()
        s.leader(A, types=(type_,))
        s.leader(B, types=("Blackbeard Pirates",))
        s.character(A)
        hole = s.hold(A, "OP09-098")
        lasting = PermanentEffect((Forbid(This(), "be K.O.'d", by="effects"),))
        victim = s.character(B, cost=cost, abilities=[lasting])
        game = begin(s).play(hole)
        if type_ != "Navy":
            assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {victim}", "done"])
            game.choose(f"pick {victim}")
        assert (game.area(victim), game.asked()) == (area, (A, "main"))


def test_op09_098_negates_for_the_turn() -> None:
    """Over the battles of the turn, and no longer; one Character only."""
    s = Board()
    s.leader(A, types=("Blackbeard Pirates",))
    hole = s.hold(A, "OP09-098")
    victim, other = (s.character(B, cost=5, keywords=["Blocker"]) for _ in range(2))
    game = begin(s).play(hole).choose(f"pick {victim}")
    game.declare("leader_a", "leader_b")
    assert game.choices() == [f"block {other}", "done"]
    game.choose("done")
    assert game.keywords(victim) == []
    game.end()
    assert game.keywords(victim) == ["Blocker"]


def test_op09_098_trigger_may_negate_the_leader() -> None:
    s = Board(turn_player=B)
    s.on_life(A, "OP09-098")
    attacker = s.character(B, power=5000)
    game = begin(s).declare(attacker, "leader_a").choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick leader_b", f"pick {attacker}", "done"])


def test_op06_083_lifts_its_own_ban_for_a_turn() -> None:
    """It may K.O. any own Character of the type, and then its effect that forbids attacks is negated."""
    s = Board()
    oars = s.put(A, "OP06-083")
    paid = s.character(A, types=BARK)
    other = s.character(A)
    s.character(B, types=BARK)
    game = begin(s)
    assert f"attack {oars} leader_b" not in game.choices()
    game.choose(f"activate {oars}.2")
    assert game.choices() == [f"pick {oars}", f"pick {paid}"]
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {paid}")
    assert (game.area(paid), f"attack {oars} leader_b" in game.choices()) == ("trash", True)
    assert f"activate {oars}.2" not in game.choices()
    game.end().end()
    assert f"attack {oars} leader_b" not in game.choices()


def test_op14_056_may_attack_after_a_card_was_trashed_from_the_hand_by_an_effect() -> None:
    """An own effect or its cost does it; a card used as a Counter or of the opponent does not."""
    s = Board()
    wadatsumi = s.put(A, "OP14-056")
    aramaki = s.put(A, "OP06-043")
    s.hand(A, s.character_card())
    s.character(B, cost=1)
    game = begin(s)
    assert f"attack {wadatsumi} leader_b" not in game.choices()
    game.choose(f"activate {aramaki}.2")
    assert f"attack {wadatsumi} leader_b" in game.choices()
    game.end().end()
    assert f"attack {wadatsumi} leader_b" not in game.choices()


def test_op14_056_is_not_freed_by_the_opponents_hand() -> None:
    s = Board()
    s.don(A, active=6)
    wadatsumi = s.put(A, "OP14-056")
    linlin = s.hold(A, "ST20-005")
    game = begin(s).play(linlin)
    assert f"attack {wadatsumi} leader_b" not in game.choices()


def test_op06_086_plays_one_active_and_the_other_rested() -> None:
    """One of cost 4 or less and another of cost 2 or less; which one enters active is chosen."""
    s = Board()
    s.don(A, active=8)
    moria = s.hold(A, "OP06-086")
    four, two = s.trash(A, s.character_card(cost=4)), s.trash(A, s.character_card(cost=2))
    three, one = s.trash(A, s.character_card(cost=3)), s.trash(A, s.character_card(cost=1))
    s.trash(B, s.character_card(cost=1))
    five, event = s.trash(A, s.character_card(cost=5)), s.trash(A, s.event_card(cost=1))
    game = begin(s).play(moria)
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted(["done", *(f"pick {card}" for card in (four, three, two, one))])
    assert {f"pick {five}", f"pick {event}"}.isdisjoint(game.choices())
    game.choose(f"pick {four}")
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {two}", f"pick {one}", "done"])
    game.choose(f"pick {two}")
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {four}", f"pick {two}"])
    game.choose(f"pick {two}")
    assert (game.rested(two), game.rested(four), game.asked()) == (False, True, (A, "main"))


def test_op06_086_plays_a_single_one_active_and_wants_no_second_of_cost_3() -> None:
    s = Board()
    s.don(A, active=8)
    moria = s.hold(A, "OP06-086")
    four, three = s.trash(A, s.character_card(cost=4)), s.trash(A, s.character_card(cost=3))
    game = begin(s).play(moria).choose(f"pick {three}")

    assert (game.area(three), game.rested(three), game.area(four)) == ("characters", False, "trash")
    assert game.asked() == (A, "main")


def test_op10_058_plays_one_and_the_other_rested_if_it_is_cheap() -> None:
    """The other one is played, rested, only with a cost of 4 or less; else it stays in the hand."""
    for chosen, areas in ((0, ["characters", "characters"]), (1, ["hand", "characters"])):
        s = Board()
        s.don(A, active=7)
        s.character((A, B)[chosen], cost=8 + chosen)
        rebecca = s.hold(A, "OP10-058")
        facts = {"types": ("Dressrosa",)}
        five, four = (s.hand(A, s.character_card(cost=cost, **facts)) for cost in (5, 4))
        dear = s.hand(A, s.character_card(cost=8, **facts))
        namesake = s.hand(A, s.character_card(cost=1, name="Rebecca", **facts))
        third = s.hand(A, s.character_card(cost=7, **facts))
        s.hand(A, s.stage_card(**facts))
        s.hand(B, s.character_card(cost=1, **facts))
        game = begin(s).play(rebecca)
        assert (game.count(A, "hand"), game.asked()) == (7, (A, "cards"))
        assert sorted(game.choices()) == sorted([f"pick {five}", f"pick {four}", f"pick {third}", "done"])
        assert {f"pick {dear}", f"pick {namesake}"}.isdisjoint(game.choices())
        game.choose(f"pick {five}").choose(f"pick {four}")
        assert (game.asked(), "done" in game.choices()) == ((A, "cards"), False)
        first = (five, four)[chosen]
        game.choose(f"pick {first}")
        assert [game.area(card) for card in (five, four)] == areas
        assert game.rested(first) is False
        if chosen == 0:
            assert game.rested(four) is True


def test_op10_058_does_nothing_without_a_character_of_cost_8() -> None:
    """The first condition gates the second sentence too."""
    s = Board()
    s.don(A, active=7)
    s.character(B, cost=7)
    rebecca = s.hold(A, "OP10-058")
    s.hand(A, s.character_card(cost=4, types=("Dressrosa",)))
    game = begin(s).play(rebecca)

    assert (game.count(A, "hand"), game.asked()) == (1, (A, "main"))


def test_op06_095_adds_power_for_every_character_really_ko_d() -> None:
    """+1000 in any case; one that cannot be K.O.'d by effects counts for nothing."""
    s = Board()
    asgard = s.hold(A, "OP06-095")
    lasting = PermanentEffect((Forbid(This(), "be K.O.'d", by="effects"),))
    one, two = s.character(A, cost=1, types=BARK), s.character(A, cost=2, types=BARK)
    theirs = s.character(B, cost=1, types=BARK)
    tough = s.character(A, cost=2, types=BARK, abilities=[lasting])
    dear, other = s.character(A, cost=3, types=BARK), s.character(A, cost=1)
    game = begin(s).play(asgard)
    assert game.power("leader_a") == 6000
    assert (game.asked(), game.choices()[-1]) == ((A, "cards"), "done")
    assert {f"pick {dear}", f"pick {other}", f"pick {theirs}"}.isdisjoint(game.choices())
    for card in (one, two, tough):
        if f"pick {card}" in game.choices():
            game.choose(f"pick {card}")
    assert [game.area(card) for card in (one, two, tough)] == ["trash", "trash", "characters"]
    assert (game.power("leader_a"), game.power("leader_b"), game.asked()) == (8000, 5000, (A, "main"))
    game.end()
    assert game.power("leader_a") == 5000


def test_op06_095_as_a_counter_without_a_sacrifice() -> None:
    s = Board(turn_player=B)
    asgard = s.hold(A, "OP06-095")
    mine = s.character(A, cost=1, types=BARK)
    game = begin(s).declare("leader_b", "leader_a").choose(f"counter {asgard}").choose("no")

    assert (game.area(mine), game.power("leader_a"), game.count(A, "life")) == ("characters", 6000, 3)


def test_p_059_gives_2000_for_every_character_returned() -> None:
    """To one Leader or Character for this battle; without a returned Character nobody gains anything."""
    for returned, power in ((2, 9000), (0, 5000)):
        s = Board(turn_player=B)
        s.leader(A, name="Uta")
        song = s.hold(A, "P-059")
        mine = [s.character(A) for _ in range(3)]
        theirs = s.character(B)
        s.hand(A, s.character_card())
        game = begin(s).declare("leader_b", "leader_a").choose(f"counter {song}")
        assert game.asked() == (A, "cards")
        if returned:
            assert game.choices() == [f"pick {card}" for card in mine] + ["done"]
            for card in mine[:returned]:
                game.choose(f"pick {card}")
            game.choose("done")
            assert game.asked() == (A, "cards")
            assert game.choices() == ["pick leader_a", f"pick {mine[2]}", "done"]
            assert f"pick {theirs}" not in game.choices()
        else:
            game.choose("done")
        game.choose("pick leader_a")
        assert (game.power("leader_a"), game.count(A, "hand")) == (power, 1 + returned)
        game.choose("done")
        assert (game.asked(), game.power("leader_a")) == ((B, "main"), 5000)


def test_p_059_wants_uta() -> None:
    s = Board(turn_player=B)
    s.leader(B, name="Uta")
    song = s.hold(A, "P-059")
    mine = s.character(A)
    s.hand(A, s.character_card())
    game = begin(s).declare("leader_b", "leader_a").choose(f"counter {song}")

    assert (game.asked(), game.area(mine)) == ((A, "counter"), "characters")


def test_op07_091_adds_1000_for_every_three_cards() -> None:
    """Five cards are one whole three; only Characters of cost 4 or more are placed, in any order."""
    for placed, power in ((2, 6000), (3, 7000), (5, 7000)):
        s = Board()
        luffy = s.put(A, "OP07-091")
        cards = [s.trash(A, s.character_card(cost=cost)) for cost in (4, 5, 4, 4, 9)]
        s.trash(B, s.character_card(cost=4))
        one, mine = s.character(B, cost=1), s.character(A, cost=1)
        cheap, event = s.trash(A, s.character_card(cost=3)), s.trash(A, s.event_card(cost=5))
        small, big = s.character(B, cost=2), s.character(B, cost=3)
        s.hand(B, s.character_card())
        game = begin(s).declare(luffy, "leader_b")
        assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {small}", "done"])
        assert {f"pick {big}", f"pick {mine}"}.isdisjoint(game.choices())
        game.choose(f"pick {small}")
        assert (game.asked(), len(game.choices())) == ((A, "cards"), 6)
        assert (game.area(small), "knocked_out" in game.kinds()) == ("trash", False)
        assert {f"pick {cheap}", f"pick {event}"}.isdisjoint(game.choices())
        for card in cards[:placed]:
            game.choose(f"pick {card}")
        if placed < 5:
            game.choose("done")
        while game.asked() == (A, "order"):
            game.choose(game.choices()[-1])
        assert set(pile(game, A, "deck")[-placed:]) == set(cards[:placed])
        assert game.power(luffy) == power
        game.pass_battle()
        assert (game.power(luffy), game.area(one)) == (power, "characters")
        game.end()
        assert game.power(luffy) == 6000

"""Idiosyncratic cards: Events that install, upgrade or offer something, and what activates Events."""

from optcg.model.effects import Draw
from optcg.model.terms import Color
from tests.effects.checks import begin, don, event, pile
from tests.official.board import Board
from tests.scenario import A, B


def test_eb02_030_protects_the_characters_of_that_moment_for_the_turn() -> None:
    """Each K.O. in battle may be bought off with a card of the hand, until the turn ends."""
    s = Board(turn_player=B)
    saving = s.hold(A, "EB02-030")
    one, two = (s.character(A, power=3000, rested=True) for _ in range(2))
    paid, last = s.hand(A, s.character_card()), s.hand(A, s.character_card())
    first, second, third = (s.character(B, power=9000) for _ in range(3))
    game = begin(s).declare(first, one).choose(f"counter {saving}").choose("done")
    assert (game.asked(), game.choices()) == ((A, "yes_no"), ["yes", "no"])
    game.choose("yes").choose(f"pick {paid}")
    assert [game.area(card) for card in (one, paid)] == ["characters", "trash"]
    game.declare(second, two).choose("done").choose("yes")
    assert [game.area(card) for card in (two, last)] == ["characters", "trash"]
    game.attack(third, one)
    assert game.area(one) == "trash"


def test_eb02_030_does_not_help_against_effects_nor_in_the_next_turn() -> None:
    s = Board(turn_player=B)
    saving = s.hold(A, "EB02-030")
    one = s.character(A, power=3000, rested=True)
    s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    attacker = s.character(B, power=3000)
    s.don(B, active=3)
    blast = s.hold(B, "OP09-018")
    game = begin(s).declare(attacker, "leader_a").choose(f"counter {saving}").choose("done")
    game.play(blast).choose(f"pick {one}")
    assert (game.area(one), game.count(A, "hand"), game.asked()) == ("trash", 2, (B, "main"))

    s = Board(turn_player=B)
    saving = s.hold(A, "EB02-030")
    one = s.character(A, power=3000)
    s.hand(A, s.character_card())
    attacker = s.character(B, power=3000)
    later = s.character(B, power=9000, rested=True)
    game = begin(s).declare(attacker, "leader_a").choose(f"counter {saving}").choose("done").end()
    game.declare(one, later).pass_battle().end()
    game.attack(later, one)
    assert game.area(one) == "trash"


def test_eb02_039_plays_the_namesake_of_the_trashed_card_within_a_power_range() -> None:
    """5000 to 7000 power, of the same name, from the trash; the trashed card is too weak itself."""
    s = Board()
    germa = s.hold(A, "EB02-039")
    types = ("GERMA 66",)
    paid = s.hand(A, s.character_card(4000, name="Yonji", types=types))
    strong = s.hand(A, s.character_card(5000, name="Yonji", types=types))
    other_type = s.hand(A, s.character_card(4000, name="Yonji"))
    four, five, seven, eight = (
        s.trash(A, s.character_card(power, name="Yonji")) for power in (4000, 5000, 7000, 8000)
    )
    niji = s.trash(A, s.character_card(6000, name="Niji", types=types))
    event_too = s.trash(A, s.event_card(name="Yonji"))
    s.trash(B, s.character_card(5000, name="Yonji"))
    weaker = s.hand(A, s.character_card(3000, name="Niji", types=types))
    s.hand(A, s.stage_card(types=types))
    s.hand(B, s.character_card(4000, name="Yonji", types=types))
    game = begin(s).play(germa).choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {paid}", f"pick {weaker}"])
    game.choose(f"pick {paid}")
    assert game.area(paid) == "trash"
    assert {game.area(strong), game.area(other_type)} == {"hand"}
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {five}", f"pick {seven}", "done"])
    assert {f"pick {card}" for card in (paid, four, eight, niji, event_too)}.isdisjoint(game.choices())
    game.choose(f"pick {seven}")
    assert (game.area(seven), game.rested(seven)) == ("characters", False)


def test_eb02_039_does_nothing_with_more_don_than_the_opponent() -> None:
    """The cost is paid all the same; given DON!! count as DON!! of the field."""
    s = Board()
    germa = s.hold(A, "EB02-039")
    paid = s.hand(A, s.character_card(4000, name="Yonji", types=("GERMA 66",)))
    s.trash(A, s.character_card(5000, name="Yonji"))
    s.character(A, don=1)
    game = begin(s).play(germa).choose("yes")

    assert (game.area(paid), game.asked()) == ("trash", (A, "main"))


def test_eb03_031_activates_only_the_effect_of_an_event_in_the_trash() -> None:
    """Nobody activates an Event card by it: a Leader who watches for that stays silent."""
    s = Board()
    s.leader(A, name="Sanji")
    s.don(A, active=6)
    reiju = s.hold(A, "EB03-031")
    kick = s.trash(A, s.event_card(cost=7, main=(Draw(2),)))
    dear = s.trash(A, s.event_card(cost=8, main=(Draw(2),)))
    counter = s.trash(A, s.event_card(cost=1, counter_event=(Draw(2),)))
    theirs = s.trash(B, s.event_card(cost=1, main=(Draw(2),)))
    cheap = s.trash(A, s.event_card(cost=1, main=(Draw(2),)))
    s.put(A, "OP04-053", don=1)
    game = begin(s).play(reiju).choose("yes")
    game.choose("pick don active")
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {kick}", f"pick {cheap}", "done"])
    assert {f"pick {card}" for card in (dear, counter, theirs)}.isdisjoint(game.choices())
    game.choose(f"pick {kick}")
    assert (game.area(kick), game.count(A, "hand"), game.asked()) == ("trash", 2, (A, "main"))


def test_eb03_031_wants_the_leader() -> None:
    s = Board()
    s.leader(B, name="Sanji")
    reiju = s.hold(A, "EB03-031")
    s.trash(A, s.event_card(main=(Draw(2),)))
    game = begin(s).play(reiju).choose("yes")
    assert (game.count(A, "hand"), game.asked(), don(game, A)[2]) == (0, (A, "main"), 6)


def test_op12_041_activates_an_event_card_of_the_hand_for_nothing() -> None:
    """Its printed cost is not paid and bounds what may be chosen; that is activating an Event."""
    s = Board()
    s.lead(A, "OP12-041")
    s.don(A, active=1)
    crew = ("Straw Hat Crew",)
    kick = s.hand(A, s.event_card(cost=3, types=crew, main=(Draw(1),)))
    dear = s.hand(A, s.event_card(cost=4, types=crew, main=(Draw(1),)))
    other = s.hand(A, s.event_card(cost=1, main=(Draw(1),)))
    counter = s.hand(A, s.event_card(cost=1, types=crew, counter_event=(Draw(1),)))
    free = s.hand(A, s.event_card(cost=0, types=crew, main=(Draw(1),)))
    s.hand(B, s.event_card(cost=1, types=crew, main=(Draw(1),)))
    s.put(A, "OP04-053", don=1)
    game = begin(s).choose("activate leader_a.1")
    game.choose("pick don active")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {kick}", f"pick {free}", "done"])
    assert {f"pick {card}" for card in (dear, other, counter)}.isdisjoint(game.choices())
    game.choose(f"pick {kick}")
    assert (game.area(kick), don(game, A)[0], game.count(A, "hand")) == ("trash", 0, 6)
    # Its own draw and that of the watcher, who now puts a card back.
    assert (game.asked(), game.choices()[0]) == ((A, "cards"), f"pick {dear}")


def test_op12_041_gets_a_rested_don_when_it_attacks_and_is_not_ahead() -> None:
    """All DON!! of the field count on both sides, given ones too."""
    for mine, given, theirs, asked in ((5, 0, 5, True), (4, 0, 5, True), (6, 0, 5, False), (4, 2, 5, False)):
        s = Board()
        s.lead(A, "OP12-041", don=given)
        s.don(A, active=mine)
        s.don(B, active=1, rested=theirs - 1)
        game = begin(s).declare("leader_a", "leader_b")
        assert (game.asked() == (A, "number")) is asked, (mine, given)
        if asked:
            assert game.choices() == ["number 0", "number 1"]
            game.choose("number 1")
            assert don(game, A) == (mine, 1, 9 - mine)


def test_op01_062_draws_once_per_turn_and_only_a_real_draw_counts() -> None:
    """Declining keeps it open for the next Event of the turn; after a draw nothing is offered."""
    s = Board()
    s.lead(A, "OP01-062", don=1)
    first, second, third = event(s), event(s), event(s)
    game = begin(s).play(first)
    assert (game.asked(), game.choices()) == ((A, "yes_no"), ["yes", "no"])
    game.choose("no").play(second).choose("yes")
    assert game.count(A, "hand") == 2
    game.play(third)
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)


def test_op01_062_a_forbidden_draw_was_none() -> None:
    """While own effects cannot draw nothing is drawn, and it is offered at the next Event again."""
    s = Board()
    s.lead(A, "OP01-062", don=1)
    s.put(A, "OP12-099")
    attacker = s.character(A, power=9000)
    first, second = event(s), event(s)
    game = begin(s).attack(attacker, "leader_b")
    assert game.count(A, "hand") == 3
    game.play(first).choose("yes")
    assert game.count(A, "hand") == 2
    game.play(second)
    assert game.asked() == (A, "yes_no")


def test_op01_062_reads_the_hand_after_the_event() -> None:
    """Four cards or less when the Event has resolved; five are too many; one DON!! is wanted."""
    for held, drawn_by_event, offered in ((4, 0, True), (4, 1, False), (5, 0, False)):
        s = Board()
        s.lead(A, "OP01-062", don=1)
        played = event(s, Draw(drawn_by_event)) if drawn_by_event else event(s)
        for _ in range(held):
            s.hand(A, s.character_card())
        game = begin(s).play(played)
        assert (game.asked() == (A, "yes_no")) is offered, (held, drawn_by_event)

    s = Board()
    s.lead(A, "OP01-062")
    played = event(s)
    assert begin(s).play(played).asked() == (A, "main")


def test_op04_040_may_add_to_life_instead_of_drawing() -> None:
    """Only with an own Character of cost 8 or more; who chooses Life and then adds nothing draws nothing."""
    drawn, added, neither = ("option 1",), ("option 2", "yes"), ("option 2", "no")
    ways = ((9, added, 4, 1), (8, drawn, 3, 2), (8, neither, 3, 1), (7, (), 3, 2))
    for cost, answers, life, hand in ways:
        s = Board()
        s.lead(A, "OP04-040", don=1)
        s.hand(A, s.character_card())
        top = s.deck_top(A, s.character_card())
        for _ in range(2):
            s.hand(B, s.character_card())
        s.character(A, cost=cost)
        s.character(B, cost=9)
        game = begin(s).declare("leader_a", "leader_b")
        for answer in answers:
            assert answer in game.choices()
            game.choose(answer)
        assert (game.count(A, "life"), game.count(A, "hand"), game.count(B, "life")) == (life, hand, 3)
        assert game.area(top) == ("life" if life == 4 else "hand" if hand == 2 else "deck")
        assert life == 3 or pile(game, A, "life")[0] == top


def test_op04_040_wants_four_cards_or_less_in_life_and_hand() -> None:
    """The second sentence is gated by the first condition too."""
    s = Board()
    s.lead(A, "OP04-040", don=1)
    s.life(A, 3)
    s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    s.character(A, cost=8)
    game = begin(s).declare("leader_a", "leader_b").pass_battle()

    assert (game.asked(), game.count(A, "life"), game.count(A, "hand")) == ((A, "main"), 3, 2)


def test_op04_040_wants_a_don() -> None:
    s = Board()
    s.lead(A, "OP04-040")
    s.life(A, 1)
    game = begin(s).declare("leader_a", "leader_b")

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)


def test_op04_094_counts_itself_as_the_fifteenth_card_of_the_trash() -> None:
    """One Character in either case: the better choice stands in place of the first one."""
    for trashed, fits in ((14, True), (15, True), (13, False)):
        s = Board()
        bolt = s.hold(A, "OP04-094")
        s.trash(B, s.character_card())
        for _ in range(trashed):
            s.trash(A, s.character_card())
        three, four, five, six, seven = (s.character(B, cost=cost) for cost in (3, 4, 5, 6, 7))
        mine = s.character(A, cost=1)
        game = begin(s).play(bolt)
        offered = (three, four, five, six) if fits else (three, four)
        assert game.asked() == (A, "cards")
        assert game.choices() == [f"pick {card}" for card in offered] + ["done"]
        assert {f"pick {seven}", f"pick {mine}"}.isdisjoint(game.choices())
        game.choose(f"pick {six}" if fits else f"pick {four}")
        assert (game.asked(), game.area(seven)) == ((A, "main"), "characters")
        assert game.count(B, "trash") == 2


def test_op04_094_trigger_rests_the_leader_as_its_cost() -> None:
    for rested in (False, True):
        s = Board(turn_player=B)
        s.leader(A, rested=rested)
        s.on_life(A, "OP04-094")
        five, six = s.character(B, cost=5), s.character(B, cost=6)
        one = s.character(B, cost=1)
        s.character(A, cost=1)
        game = begin(s).declare("leader_b", "leader_a").choose("yes")
        if rested:
            assert (game.asked(), game.area(five)) == ((B, "main"), "characters")
            continue
        game.choose("yes")
        assert game.rested("leader_a")
        assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {five}", f"pick {one}", "done"])
        assert f"pick {six}" not in game.choices()
        game.choose(f"pick {one}")
        assert (game.area(one), game.asked()) == ("trash", (B, "main"))


def test_op12_096_bounds_by_6_beside_a_character_of_cost_8() -> None:
    for owner, cost, fits in ((A, 9, True), (A, 8, True), (A, 7, False), (B, 8, False)):
        s = Board()
        shock = s.hold(A, "OP12-096")
        s.character(owner, cost=cost)
        if owner == A:
            s.character(B, cost=7)
        one, four, five, six = (s.character(B, cost=cost) for cost in (1, 4, 5, 6))
        s.character(A, cost=1)
        game = begin(s).play(shock)
        offered = (one, four, five, six) if fits else (one, four)
        assert game.asked() == (A, "cards")
        assert game.choices() == [f"pick {card}" for card in offered] + ["done"]
        game.choose(f"pick {four}")
        assert (game.area(four), game.asked()) == ("trash", (A, "main"))


def test_op05_058_both_players_discard_to_five_the_turn_player_first() -> None:
    """Small Characters of both go under their decks, each owner orders; nobody with five or less discards."""
    s = Board()
    s.don(A, active=8)
    waste = s.hold(A, "OP05-058")
    mine, theirs = s.character(A, cost=3), s.character(B, cost=2)
    big = s.character(B, cost=4)
    own = [s.hand(A, s.character_card()) for _ in range(6)]
    other = [s.hand(B, s.character_card()) for _ in range(7)]
    game = begin(s).play(waste)
    assert [pile(game, player, "deck")[-1] for player in (A, B)] == [mine, theirs]
    assert game.area(big) == "characters"
    assert (game.asked(), len(game.choices())) == ((A, "cards"), 6)
    game.choose(f"pick {own[0]}")
    assert (game.asked(), len(game.choices())) == ((B, "cards"), 7)
    game.choose(f"pick {other[0]}").choose(f"pick {other[1]}")

    assert (game.count(A, "hand"), game.count(B, "hand"), game.asked()) == (5, 5, (A, "main"))


def test_op05_058_never_draws_up_to_five() -> None:
    s = Board()
    s.don(A, active=8)
    waste = s.hold(A, "OP05-058")
    s.hand(B, s.character_card())
    game = begin(s).play(waste)

    assert (game.count(A, "hand"), game.count(B, "hand"), game.asked()) == (0, 1, (A, "main"))


def test_op05_096_has_three_options_and_a_common_end() -> None:
    """Whatever is chosen, and even if no Character is chosen, a Character of the type draws a card."""
    for option, area in (("option 1", "trash"), ("option 2", "hand"), ("option 3", "life")):
        s = Board()
        bid = s.hold(A, "OP05-096")
        s.character(A, types=("Celestial Dragons",))
        one, two = s.character(B, cost=1), s.character(B, cost=2)
        zero, mine = s.character(B, cost=0), s.character(A, cost=1)
        game = begin(s).play(bid)
        assert (game.asked(), game.choices()) == ((A, "option"), ["option 1", "option 2", "option 3"])
        game.choose(option)
        assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {zero}", "done"])
        assert {f"pick {two}", f"pick {mine}"}.isdisjoint(game.choices())
        game.choose(f"pick {one}")
        if option == "option 3":
            assert (game.asked(), game.choices()) == ((A, "place"), ["top", "bottom"])
            game.choose("top")
            assert game.side(B)["life_face_up_indexes"] == [0]
        assert (game.area(one), game.owner(one), game.count(A, "hand")) == (area, B, 1)
        assert (game.area(zero), game.asked()) == ("characters", (A, "main"))


def test_op05_096_draws_nothing_without_the_type() -> None:
    s = Board()
    bid = s.hold(A, "OP05-096")
    s.character(A, colors=(Color.BLACK,))
    s.character(B, cost=1, types=("Celestial Dragons",))
    game = begin(s).play(bid).choose("option 1").choose("done")

    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


def test_op05_096_trigger_asks_what_is_done_only_if_somebody_is_chosen() -> None:
    s = Board(turn_player=B)
    s.on_life(A, "OP05-096")
    six, seven = s.character(B, cost=6), s.character(B, cost=7)
    one = s.character(B, cost=1)
    s.character(A, cost=1)
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {six}", f"pick {one}", "done"])
    assert f"pick {seven}" not in game.choices()
    game.choose("done")
    assert game.asked() == (B, "main")

    s = Board(turn_player=B)
    s.on_life(A, "OP05-096")
    six = s.character(B, cost=6)
    other = s.character(B, cost=6)
    game = begin(s).declare("leader_b", "leader_a").choose("yes").choose(f"pick {six}")
    assert game.asked() == (A, "option")
    game.choose("option 2")
    assert (game.area(six), game.area(other)) == ("hand", "characters")

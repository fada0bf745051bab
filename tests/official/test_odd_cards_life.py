"""Idiosyncratic cards: Life cards that are ordered, trashed, paid, given up or played."""

from tests.effects.checks import begin, pile
from tests.official.board import Board
from tests.scenario import A, B


def test_eb01_052_orders_the_life_of_the_opponent_as_its_player_likes() -> None:
    """The Life cards keep lying as they lay, and nothing of it counts as taken from Life."""
    s = Board()
    viola = s.hold(A, "EB01-052")
    s.life(B, 0)
    low, middle, top = (s.life_top(B, s.character_card(), up) for up in (False, True, False))
    game = begin(s).play(viola)
    assert (game.asked(), game.choices()) == ((A, "option"), ["option 1", "option 2"])
    game.choose("option 1")

    assert game.asked() == (A, "order")
    assert sorted(game.choices()) == sorted(f"pick {card}" for card in (top, middle, low))
    game.choose(f"pick {low}").choose(f"pick {top}")
    assert pile(game, B, "life") == [low, top, middle]
    assert [card.sight & 4 for card in game.game.state.players[B].life] == [4, 0, 0]


def test_eb01_052_turns_only_the_own_life_face_down() -> None:
    s = Board()
    viola = s.hold(A, "EB01-052")
    s.life_top(A, s.character_card(), face_up=True)
    s.life_top(B, s.character_card(), face_up=True)
    game = begin(s).play(viola).choose("option 2")

    assert (game.side(A)["life_face_up_indexes"], game.side(B)["life_face_up_indexes"]) == ([], [0])


def test_st07_010_lets_the_opponent_choose_in_the_words_of_its_player() -> None:
    """The opponent chooses: their own Life card to the trash, or a Life card for the other player."""
    s = Board()
    s.don(A, active=7)
    linlin = s.hold(A, "ST07-010")
    first = s.life_top(B, s.character_card())
    game = begin(s).play(linlin)
    assert (game.asked(), game.choices()) == ((B, "option"), ["option 1", "option 2"])
    game.choose("option 1")
    assert (game.count(A, "life"), game.count(B, "life"), game.area(first)) == (3, 3, "trash")

    s = Board()
    s.don(A, active=7)
    linlin = s.hold(A, "ST07-010")
    top = s.deck_top(A, s.character_card())
    game = begin(s).play(linlin).choose("option 2")
    assert (game.count(A, "life"), game.count(B, "life"), pile(game, A, "life")[0]) == (4, 3, top)


def test_st20_005_lets_the_opponent_choose_what_they_lose() -> None:
    """Its player pays a card; the opponent chooses, and picks the two cards of their own hand."""
    s = Board()
    s.don(A, active=6)
    linlin = s.hold(A, "ST20-005")
    paid, kept = (s.hand(A, s.character_card()) for _ in range(2))
    one, two, three = (s.hand(B, s.character_card()) for _ in range(3))
    game = begin(s).play(linlin)
    assert game.asked() == (A, "cards")
    game.choose(f"pick {paid}")
    assert (game.asked(), game.choices()) == ((B, "option"), ["option 1", "option 2"])
    game.choose("option 1")
    assert (game.asked(), game.choices()) == ((B, "cards"), [f"pick {one}", f"pick {two}", f"pick {three}"])
    game.choose(f"pick {one}").choose(f"pick {three}")

    assert [game.area(card) for card in (paid, kept, one, two, three)] == [
        "trash",
        "hand",
        "trash",
        "hand",
        "trash",
    ]
    assert (game.count(A, "life"), game.count(B, "life")) == (3, 3)


def test_st20_005_trashes_a_life_card_of_the_opponent_only_if_it_is_paid() -> None:
    for pays, life in (("yes", 2), ("no", 3)):
        s = Board()
        s.don(A, active=6)
        linlin = s.hold(A, "ST20-005")
        s.hand(A, s.character_card())
        s.hand(B, s.character_card())
        s.life(B, 2)
        top = s.life_top(B, s.character_card())
        game = begin(s).play(linlin).choose(pays)
        if pays == "yes":
            game.choose("option 2")
        assert (game.count(B, "life"), game.count(A, "life"), game.asked()) == (life, 3, (A, "main"))
        assert (game.area(top), game.count(B, "hand")) == ("trash" if pays == "yes" else "life", 1)


def test_eb01_059_leaves_one_life_card_and_never_adds_one() -> None:
    """Whether a Character is K.O.'d or not; with 1 or 0 Life cards nothing is trashed or added."""
    for before, after in ((3, 1), (1, 1), (0, 0)):
        s = Board()
        s.don(A, active=6)
        s.life(A, before)
        event = s.hold(A, "EB01-059")
        theirs, mine = s.character(B, cost=10), s.character(A)
        other = s.character(B, cost=1)
        game = begin(s).play(event)
        assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {theirs}", f"pick {other}", "done"])
        assert f"pick {mine}" not in game.choices()
        game.choose("done" if before == 1 else f"pick {theirs}")
        assert (game.count(A, "life"), game.count(B, "life"), game.area(other)) == (after, 3, "characters")
        assert (game.count(A, "trash"), game.asked()) == (before - after + 1, (A, "main"))


def test_eb01_059_trigger_no_longer_counts_itself_among_the_life() -> None:
    """The card has left Life: 2 of A and 1 of B are left."""
    s = Board(turn_player=B)
    s.life(B, 1)
    s.life(A, 2)
    s.on_life(A, "EB01-059")
    fits, dear = s.character(B, cost=3), s.character(B, cost=4)
    cheap = s.character(B, cost=1)
    s.character(A, cost=1)
    game = begin(s).declare("leader_b", "leader_a").choose("yes")

    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {fits}", f"pick {cheap}", "done"])
    assert f"pick {dear}" not in game.choices()


def test_eb01_060_plays_from_hand_or_trash_and_then_leaves_one_life_card() -> None:
    s = Board()
    event = s.hold(A, "EB01-060")
    s.life(A, 4)
    trashed = s.trash(A, s.character_card(name="Enel", cost=7))
    held = s.hand(A, s.character_card(name="Enel", cost=5))
    dear = s.hand(A, s.character_card(name="Enel", cost=8))
    other = s.trash(A, s.character_card(cost=1))
    s.trash(B, s.character_card(name="Enel", cost=7))
    top = s.life_top(A, s.character_card())
    game = begin(s).play(event)
    assert game.asked() == (A, "cards")

    assert sorted(game.choices()) == sorted([f"pick {trashed}", f"pick {held}", "done"])
    assert {f"pick {dear}", f"pick {other}"}.isdisjoint(game.choices())
    game.choose(f"pick {trashed}")
    assert (game.area(trashed), game.rested(trashed), game.area(held)) == ("characters", False, "hand")
    assert (game.count(A, "life"), game.count(B, "life"), game.area(top)) == (1, 3, "trash")


def test_op05_098_adds_a_life_card_when_the_last_one_is_lost() -> None:
    """After a double attack on one Life card the game goes on: the effect adds Life, then a card is paid."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-098")
    s.life(A, 1)
    held = s.hand(A, s.character_card())
    new = s.deck_top(A, s.character_card())
    s.hand(B, s.character_card())
    attacker = s.character(B, power=6000, keywords=["Double Attack"])
    again = s.character(B, power=6000)
    game = begin(s).attack(attacker, "leader_a")

    assert game.area(new) == "life"
    assert (game.asked(), game.count(A, "hand")) == ((A, "cards"), 2)
    game.choose(f"pick {held}")
    assert (game.area(held), game.count(A, "life"), game.game.result) == ("trash", 1, None)
    game.attack(again, "leader_a")
    assert (game.count(A, "life"), game.game.result) == (0, None)


def test_op05_098_is_silent_in_the_own_turn() -> None:
    """An own effect takes the last Life card to the hand: nothing is added."""
    s = Board()
    s.lead(A, "OP05-098")
    s.life(A, 1)
    luffy = s.put(A, "EB02-061")
    game = begin(s).declare(luffy, "leader_b").choose("yes").pass_battle()

    assert (game.asked(), game.count(A, "life"), game.count(A, "hand")) == ((A, "main"), 0, 1)


def test_op05_099_leaves_the_decision_to_the_opponent() -> None:
    """They may trash a Life card of their own; only if they do not, a card loses power."""
    for answer in ("yes", "no"):
        s = Board(turn_player=B)
        amazon = s.put(A, "OP05-099")
        s.life(B, 2)
        top = s.life_top(B, s.character_card())
        attacker = s.character(B, power=6000)
        game = begin(s).declare(attacker, "leader_a").choose("yes")
        assert (game.rested(amazon), game.asked()) == (True, (B, "yes_no"))
        game.choose(answer)
        if answer == "yes":
            assert (game.count(B, "life"), game.area(amazon), game.power(attacker)) == (2, "characters", 6000)
            assert (game.asked(), game.area(top)) == ((B, "main"), "trash")
            continue
        assert (game.asked(), game.choices()) == ((A, "cards"), ["pick leader_b", f"pick {attacker}", "done"])
        assert "pick leader_a" not in game.choices()
        game.choose(f"pick {attacker}").pass_battle()
        assert (game.count(B, "life"), game.power(attacker), game.count(A, "life")) == (3, 4000, 3)
        game.end()
        assert game.power(attacker) == 6000


def test_op05_099_does_not_ask_an_opponent_without_life() -> None:
    """What cannot be done was not done: the power is lost at once."""
    s = Board(turn_player=B)
    s.life(B, 0)
    s.put(A, "OP05-099")
    attacker = s.character(B, power=6000)
    game = begin(s).declare(attacker, "leader_a").choose("yes")

    assert game.asked() == (A, "cards")


def test_op13_119_lets_the_opponent_play_a_card_for_the_one_returned() -> None:
    """The opponent chooses from their own hand, and the card comes to their field."""
    s = Board()
    s.don(A, active=6, rested=1)
    ace = s.hold(A, "OP13-119")
    back, big = s.character(B, cost=5), s.character(B, cost=6)
    small = s.hand(B, s.character_card(cost=4))
    dear = s.hand(B, s.character_card(cost=5))
    mine = s.hand(A, s.character_card(cost=4))
    ally, cheap = s.character(A, cost=1), s.character(B, cost=1)
    s.hand(B, s.event_card(cost=1))
    tiny = s.hand(B, s.character_card(cost=1))
    game = begin(s).play(ace).choose("pick don rested")
    assert game.don("leader_a") == 1
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {back}", f"pick {cheap}", "done"])
    assert {f"pick {big}", f"pick {ally}"}.isdisjoint(game.choices())
    game.choose(f"pick {back}")

    assert game.asked() == (B, "cards")
    assert sorted(game.choices()) == sorted([f"pick {small}", f"pick {tiny}", "done"])
    assert {f"pick {dear}", f"pick {mine}"}.isdisjoint(game.choices())
    game.choose(f"pick {small}")
    assert (game.area(small), game.owner(small), game.area(back)) == ("characters", B, "hand")
    assert (game.rested(small), game.area(cheap), game.asked()) == (False, "characters", (A, "main"))


def test_op13_119_gives_nothing_to_the_opponent_if_nothing_was_returned() -> None:
    s = Board()
    s.don(A, active=6, rested=1)
    ace = s.hold(A, "OP13-119")
    s.character(B, cost=5)
    s.hand(B, s.character_card(cost=4))
    game = begin(s).play(ace).choose("done").choose("no")
    assert game.asked() == (A, "main")
    assert f"attack {ace} leader_b" in game.choices()

    s = Board()
    s.life(A, 4)
    s.don(A, active=6)
    ace = s.hold(A, "OP13-119")
    # There is no Character to return, so that nobody is asked.
    game = begin(s).play(ace).choose("done")
    assert (game.asked(), f"attack {ace} leader_b" in game.choices()) == ((A, "main"), False)


def test_op05_100_pays_life_for_any_leaving_once_per_turn() -> None:
    """An own effect that would return it is replaced too, but only once."""
    s = Board()
    s.leader(A, types=("Supernovas",))
    enel = s.put(A, "OP05-100")
    first, second = s.hold(A, "EB01-020"), s.hold(A, "EB01-020")
    game = begin(s).play(first)
    assert (game.asked(), game.choices()) == ((A, "yes_no"), ["yes", "no"])
    game.choose("yes")
    assert (game.area(enel), game.count(A, "life")) == ("characters", 2)
    game.play(second)
    assert (game.area(enel), game.count(A, "life")) == ("hand", 2)


def test_op05_100_is_negated_by_a_luffy_on_either_side() -> None:
    """Only by a Character of that name: a Leader is none."""
    for luffy_of, area in ((A, "trash"), (B, "trash"), (None, "characters")):
        s = Board(turn_player=B)
        s.leader(B, name="Monkey.D.Luffy")
        enel = s.put(A, "OP05-100", rested=True)
        s.life(A, 2)
        top = s.life_top(A, s.character_card())
        if luffy_of is not None:
            s.character(luffy_of, name="Monkey.D.Luffy")
        attacker = s.character(B, power=9000)
        game = begin(s).attack(attacker, enel)
        if luffy_of is None:
            assert game.asked() == (A, "yes_no")
            game.choose("yes")
        assert (game.area(enel), game.area(top)) == (area, "trash" if luffy_of is None else "life")
        assert game.count(A, "life") == (2 if luffy_of is None else 3)

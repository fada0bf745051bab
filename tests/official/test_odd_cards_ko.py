"""Idiosyncratic cards: effects that answer a K.O. or a removal, some with the cost before the event."""

from tests.effects.checks import begin, don
from tests.official.board import Board
from tests.scenario import A, B


def test_op03_013_pays_an_event_and_then_may_come_back() -> None:
    """Two decisions: the cost, and then whether it is played, rested."""
    for plays, area in (("yes", "characters"), ("no", "trash")):
        s = Board(turn_player=B)
        marco = s.put(A, "OP03-013", rested=True, don=1)
        event, other = s.hand(A, s.event_card()), s.hand(A, s.character_card())
        attacker = s.character(B, power=9000)
        game = begin(s).attack(attacker, marco)
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
        assert (game.area(event), game.area(other), game.asked()) == ("trash", "hand", (A, "yes_no"))
        game.choose(plays)
        assert game.area(marco) == area
        if plays == "yes":
            assert (game.rested(marco), game.don(marco)) == (True, 0)


def test_op03_013_its_player_chooses_the_event() -> None:
    s = Board(turn_player=B)
    marco = s.put(A, "OP03-013", rested=True)
    one, two = s.hand(A, s.event_card()), s.hand(A, s.event_card())
    s.hand(B, s.event_card())
    attacker = s.character(B, power=9000)
    game = begin(s).attack(attacker, marco).choose("yes")

    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {two}"])


def test_op03_013_is_not_offered_without_an_event() -> None:
    s = Board(turn_player=B)
    marco = s.put(A, "OP03-013", rested=True)
    s.hand(A, s.character_card())
    attacker = s.character(B, power=9000)
    game = begin(s).attack(attacker, marco)

    assert (game.area(marco), game.asked()) == ("trash", (B, "main"))


def test_op03_076_pays_when_a_character_of_the_opponent_falls() -> None:
    """Declined the first time it is offered again; once paid, not any more in this turn."""
    s = Board()
    s.lead(A, "OP03-076", rested=True)
    for player in (A, A, A, A, B):
        s.hand(player, s.character_card())
    attackers = [s.character(A, power=9000) for _ in range(3)]
    victims = [s.character(B, power=1000, rested=True) for _ in range(3)]
    game = begin(s)
    assert "activate leader_a.1" not in game.choices()
    game.attack(attackers[0], victims[0])
    assert game.asked() == (A, "cards")
    game.choose("no").attack(attackers[1], victims[1])
    *cards, no = game.choices()
    assert (game.asked(), len(cards), no) == ((A, "cards"), 4, "no")
    game.choose(cards[0]).choose(cards[1])
    assert (game.rested("leader_a"), game.count(A, "hand")) == (False, 2)
    game.attack(attackers[2], victims[2])
    assert game.asked() == (A, "main")


def test_op03_076_is_silent_about_own_characters_and_with_one_card() -> None:
    s = Board()
    s.lead(A, "OP03-076", rested=True)
    s.hand(A, s.character_card())
    attacker = s.character(A, power=9000)
    victim = s.character(B, power=1000, rested=True)
    game = begin(s).attack(attacker, victim)

    assert (game.asked(), game.rested("leader_a")) == ((A, "main"), True)

    s = Board()
    s.lead(A, "OP03-076", rested=True)
    for _ in range(3):
        s.hand(A, s.character_card())
    oars, paid = s.put(A, "OP06-083"), s.character(A, types=("Thriller Bark Pirates",))
    game = begin(s).choose(f"activate {oars}.2").choose(f"pick {paid}")
    assert (game.area(paid), game.asked(), game.rested("leader_a")) == ("trash", (A, "main"), True)


def test_op09_052_comes_back_when_an_effect_of_the_opponent_ko_s_it() -> None:
    s = Board(turn_player=B)
    marco = s.put(A, "OP09-052", don=1)
    paid, kept = s.hand(A, s.character_card()), s.hand(A, s.character_card())
    s.hand(B, s.character_card())
    other = s.character(A, cost=1)
    s.don(B, active=8)
    event, again = s.hold(B, "OP04-094"), s.hold(B, "OP04-094")
    game = begin(s).play(again).choose(f"pick {other}")
    assert (game.area(other), game.asked()) == ("trash", (B, "main"))
    game.play(event).choose(f"pick {marco}")
    assert game.area(marco) == "trash"
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {paid}", f"pick {kept}", "no"])
    game.choose(f"pick {paid}")
    assert (game.area(marco), game.rested(marco), game.area(paid)) == ("characters", True, "trash")


def test_op09_052_stays_in_the_trash_after_a_battle() -> None:
    s = Board(turn_player=B)
    marco = s.put(A, "OP09-052", rested=True)
    s.hand(A, s.character_card())
    attacker = s.character(B, power=9000)
    game = begin(s).attack(attacker, marco)

    assert (game.area(marco), game.asked()) == ("trash", (B, "main"))


def test_op09_080_rests_when_the_opponent_removes_a_character_of_the_crew() -> None:
    """By any removal through their effect; not in battle, not for other types; a rested Stage cannot pay."""
    crew = ("Straw Hat Crew",)
    for types, battle, rested, offered in (
        (crew, False, False, True),
        (crew, True, False, False),
        (("Navy",), False, False, False),
        (crew, False, True, False),
    ):
        s = Board(turn_player=B)
        sunny = s.put(A, "OP09-080", rested=rested)
        victim = s.character(A, power=1000, cost=1, types=types, rested=True)
        attacker = s.character(B, power=9000)
        bid = s.hold(B, "OP05-096")
        game = begin(s)
        if battle:
            game.attack(attacker, victim)
        else:
            game.play(bid).choose("option 2").choose(f"pick {victim}")
        assert (game.asked() == (A, "yes_no")) is offered, (types, battle, rested)
        if offered:
            game.choose("yes")
            assert game.choices() == ["number 0", "number 1"]
            game.choose("number 1")
            assert (game.rested(sunny), don(game, A)) == (True, (5, 1, 4))

"""Idiosyncratic cards: attacks without blockers, cards held down, cards to play or to put into Life."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B

WARLORDS = ("The Seven Warlords of the Sea",)


def test_op07_057_no_blocker_when_the_selected_card_attacks() -> None:
    """Only the selected card; it gains 2000 power for the turn."""
    s = Board()
    femur = s.hold(A, "OP07-057")
    s.leader(A, types=WARLORDS)
    chosen, other = s.character(A, types=WARLORDS), s.character(A)
    s.character(B, keywords=["Blocker"], types=WARLORDS)
    game = begin(s).play(femur)
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick leader_a", f"pick {chosen}", "done"])
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {chosen}")
    assert game.power(chosen) == 7000
    game.declare(chosen, "leader_b")
    assert (game.asked(), game.count(B, "life"), game.power(chosen)) == ((A, "main"), 2, 7000)
    game.declare(other, "leader_b")
    assert game.asked() == (B, "block")


def test_op07_057_ends_with_the_turn_and_may_choose_nobody() -> None:
    s = Board()
    femur = s.hold(A, "OP07-057")
    s.leader(A, types=WARLORDS)
    blocker = s.character(B, keywords=["Blocker"])
    game = begin(s).play(femur).choose("done")
    game.declare("leader_a", "leader_b")
    assert (game.asked(), game.power("leader_a")) == ((B, "block"), 5000)

    s = Board()
    femur = s.hold(A, "OP07-057")
    s.leader(A, types=WARLORDS)
    blocker = s.character(B, keywords=["Blocker"])
    game = begin(s).play(femur).choose("pick leader_a").end()
    assert (game.power("leader_a"), game.keywords("leader_a")) == (5000, [])
    game.end()
    game.declare("leader_a", "leader_b")
    assert game.choices() == [f"block {blocker}", "done"]


def test_st21_003_selects_a_strong_member_of_the_crew() -> None:
    """6000 power or more now, of the type, a Character; its attacks cannot be blocked in this turn."""
    crew = ("Straw Hat Crew",)
    s = Board()
    s.leader(A, types=crew, power=6000)
    sanji = s.hold(A, "ST21-003")
    strong = s.character(A, power=5000, don=1, types=crew)
    weak, other = s.character(A, power=5000, types=crew), s.character(A, power=9000)
    second = s.character(A, power=8000, types=crew)
    s.character(B, power=6000, keywords=["Blocker"], types=crew)
    game = begin(s).play(sanji)
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {strong}", f"pick {second}", "done"])
    assert {f"pick {card}" for card in (weak, other, sanji, "leader_a")}.isdisjoint(game.choices())
    game.choose(f"pick {strong}").declare("leader_a", "leader_b")
    assert game.asked() == (B, "block")
    game.choose("done").declare(strong, "leader_b")
    assert game.asked() == (B, "counter")
    game.pass_battle().end()
    assert game.keywords(strong) == []


def test_op12_016_gives_two_active_don_to_rayleigh_as_its_cost() -> None:
    """Leader or Character of that name; attacks of the card that got the DON!! cannot be blocked."""
    s = Board()
    s.leader(A, name="Silvers Rayleigh")
    s.don(A, active=2, rested=3)
    never = s.hold(A, "OP12-016")
    rayleigh = s.character(A, name="Silvers Rayleigh")
    other = s.character(A)
    s.character(B, keywords=["Blocker"], name="Silvers Rayleigh")
    game = begin(s).play(never).choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick leader_a", f"pick {rayleigh}"])
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {rayleigh}")
    assert (game.don(rayleigh), game.don("leader_a"), don(game, A)[:2]) == (2, 0, (0, 3))
    game.declare("leader_a", "leader_b")
    assert game.asked() == (B, "block")
    game.choose("done").declare(rayleigh, "leader_b")
    assert game.asked() == (B, "counter")
    game.pass_battle().end()
    assert game.keywords(rayleigh) == []


def test_op12_016_cannot_be_paid_with_rested_don() -> None:
    s = Board()
    s.leader(A, name="Silvers Rayleigh")
    s.don(A, active=1, rested=4)
    never = s.hold(A, "OP12-016")
    s.character(B, keywords=["Blocker"])
    game = begin(s).play(never)
    assert (game.asked(), game.don("leader_a")) == ((A, "main"), 0)
    game.declare("leader_a", "leader_b")
    assert game.asked() == (B, "block")


def test_op12_016_counter_helps_a_character_or_rayleigh() -> None:
    """A Leader of another name gets nothing of it."""
    for name, helped in (("Silvers Rayleigh", True), ("Somebody", False)):
        s = Board(turn_player=B)
        s.leader(A, name=name)
        never = s.hold(A, "OP12-016")
        mine = s.character(A)
        s.character(B)
        s.hand(A, s.character_card())
        game = begin(s).declare("leader_b", "leader_a").choose(f"counter {never}")
        assert game.asked() == (A, "cards")
        assert game.choices() == [*(["pick leader_a"] if helped else []), f"pick {mine}", "done"]
        game.choose(f"pick {mine}")
        assert (game.asked(), game.power(mine)) == ((A, "counter"), 7000)
        game.choose("done")
        assert game.power(mine) == 5000


def test_op13_057_frees_every_attack_of_the_leader_with_one_life() -> None:
    """Not those of Characters; with 2 Life cards the DON!! is rested in vain."""
    for life, blocked in ((0, False), (1, False), (2, True)):
        s = Board()
        s.life(A, life)
        bowed = s.hold(A, "OP13-057")
        mine = s.character(A)
        s.character(B, keywords=["Blocker"])
        game = begin(s).play(bowed).choose("yes")
        assert don(game, A)[:2] == (3, 2)
        game.declare(mine, "leader_b")
        assert game.asked() == (B, "block")
        game.choose("done")
        game.declare("leader_a", "leader_b")
        assert (game.asked() == (B, "block")) is blocked
        if not blocked:
            game.pass_battle().end()
            assert game.keywords("leader_a") == game.keywords("leader_b") == []


def test_op13_057_counter_strengthens_the_leader_for_the_battle() -> None:
    s = Board(turn_player=B)
    bowed = s.hold(A, "OP13-057")
    s.hand(A, s.character_card())
    game = begin(s).declare("leader_b", "leader_a").choose(f"counter {bowed}")
    assert game.power("leader_a") == 8000
    game.choose("done")
    assert (game.power("leader_a"), game.count(A, "life")) == (5000, 3)


def _foxy(s: Board, crew: int = 3) -> None:
    s.lead(A, "OP07-059")
    s.don(A, active=5)
    for _ in range(crew):
        s.character(A, types=("Foxy Pirates",))


def test_op07_059_holds_a_rested_leader_and_a_rested_character() -> None:
    """Both of them must be rested; the Characters stay down over one Refresh Phase of the opponent."""
    s = Board()
    _foxy(s, crew=4)
    s.leader(B, rested=True)
    s.character(A, rested=True)
    rested, second, active = s.character(B, rested=True), s.character(B, rested=True), s.character(B)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick leader_b", "done"])
    game.choose("pick leader_b")
    assert game.asked() == (A, "cards")
    assert game.choices() == [f"pick {rested}", f"pick {second}", "done"]
    assert f"pick {active}" not in game.choices()
    game.choose(f"pick {rested}").pass_battle().end()
    assert [game.rested(card) for card in ("leader_b", rested, second)] == [True, True, False]
    game.end().end()
    assert [game.rested(card) for card in ("leader_b", rested)] == [False, False]


def test_op07_059_cannot_hold_an_active_leader() -> None:
    s = Board()
    _foxy(s)
    rested = s.character(B, rested=True)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert game.choices() == [f"pick {rested}", "done"]
    assert "pick leader_b" not in game.choices()


def test_op07_059_pays_in_vain_with_two_of_its_crew() -> None:
    s = Board()
    _foxy(s, crew=2)
    s.leader(B, rested=True)
    s.hand(B, s.character_card())
    s.character(A)
    s.character(B, types=("Foxy Pirates",))
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert (game.asked(), don(game, A)) == ((B, "counter"), (2, 0, 8))


@pytest.mark.parametrize(("option", "area"), [("option 1", "characters"), ("option 2", "life")])
def test_op07_097_plays_a_card_or_puts_it_into_life(option: str, area: str) -> None:
    """A card of the type with a cost of 5 or less; in Life it lies on top, face-up."""
    egghead = ("Egghead",)
    s = Board()
    s.lead(A, "OP07-097")
    five = s.hand(A, s.character_card(cost=5, types=egghead))
    six, other = s.hand(A, s.character_card(cost=6, types=egghead)), s.hand(A, s.character_card(cost=1))
    one = s.hand(A, s.character_card(cost=1, types=egghead))
    s.hand(B, s.character_card(cost=1, types=egghead))
    game = begin(s)
    assert "attack leader_a leader_b" not in game.choices()
    game.choose("activate leader_a.2")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {five}", f"pick {one}", "done"])
    assert {f"pick {six}", f"pick {other}"}.isdisjoint(game.choices())
    game.choose(f"pick {five}")
    assert (game.asked(), game.choices()) == ((A, "option"), ["option 1", "option 2"])
    game.choose(option)
    assert (game.area(five), don(game, A)[:2], game.area(one)) == (area, (4, 1), "hand")
    assert area == "life" or not game.rested(five)
    if area == "life":
        assert (pile(game, A, "life")[0], game.side(A)["life_face_up_indexes"]) == (five, [0])
    assert "activate leader_a.2" not in game.choices()


def test_op07_097_an_event_can_only_go_to_life() -> None:
    """An Event of the type may be selected, but it is never played by an effect."""
    s = Board()
    s.lead(A, "OP07-097")
    event = s.hand(A, s.event_card(cost=2, types=("Egghead",), main=()))
    game = begin(s).choose("activate leader_a.2").choose(f"pick {event}").choose("option 2")
    assert (game.area(event), game.count(A, "life")) == ("life", 4)


def test_op07_097_asks_nothing_more_if_no_card_is_selected() -> None:
    s = Board()
    s.lead(A, "OP07-097")
    held = s.hand(A, s.character_card(cost=5, types=("Egghead",)))
    game = begin(s).choose("activate leader_a.2").choose("done")

    assert (game.asked(), game.area(held), don(game, A)[:2]) == ((A, "main"), "hand", (4, 1))


@pytest.mark.parametrize(("option", "area"), [("option 1", "characters"), ("option 2", "life")])
def test_op14_104_plays_a_character_of_the_trash_or_puts_it_into_life(option: str, area: str) -> None:
    bark = ("Thriller Bark Pirates",)
    s = Board()
    s.don(A, active=8)
    moria = s.hold(A, "OP14-104")
    four = s.trash(A, s.character_card(cost=4, types=bark))
    five, other = s.trash(A, s.character_card(cost=5, types=bark)), s.trash(A, s.character_card(cost=1))
    event, held = s.trash(A, s.event_card(types=bark)), s.hand(A, s.character_card(cost=1, types=bark))
    one = s.trash(A, s.character_card(cost=1, types=bark))
    s.trash(B, s.character_card(cost=1, types=bark))
    game = begin(s).play(moria)
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {four}", f"pick {one}", "done"])
    assert {f"pick {card}" for card in (five, other, event, held)}.isdisjoint(game.choices())
    game.choose(f"pick {four}")
    assert game.asked() == (A, "option")
    game.choose(option)
    assert (game.area(four), game.area(one), game.asked()) == (area, "trash", (A, "main"))
    if area == "life":
        assert (pile(game, A, "life")[0], game.side(A)["life_face_up_indexes"]) == (four, [0])
    else:
        assert game.rested(four) is False


def test_op14_104_trigger_plays_any_character_of_cost_4() -> None:
    """No type is wanted here, and Life is no choice."""
    s = Board(turn_player=B)
    s.on_life(A, "OP14-104")
    four, five = s.trash(A, s.character_card(cost=4)), s.trash(A, s.character_card(cost=5))
    one = s.trash(A, s.character_card(cost=1))
    s.trash(A, s.stage_card())
    s.trash(B, s.character_card(cost=1))
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    assert game.asked() == (A, "cards")
    assert sorted(game.choices()) == sorted([f"pick {four}", f"pick {one}", "done"])
    assert f"pick {five}" not in game.choices()
    game.choose(f"pick {four}")
    assert (game.area(four), game.rested(four), game.asked()) == ("characters", False, (B, "main"))

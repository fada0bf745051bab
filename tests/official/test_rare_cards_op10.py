"""Cards of OP10, and those like them, whose text has hardly a second card like it."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, PermanentEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainCost, GainPower, Move, Place, SetDonActive
from optcg.model.selections import Cards, Choose, Every, Owner, This, Top
from optcg.model.terms import Area, Color
from tests.official.board import Board
from tests.scenario import A, B, Table

THEIRS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
STRONGER = PermanentEffect((GainPower(This(), 2000),))


def law(cost: int) -> tuple[Board, str]:
    """OP10-022 leads with 1 DON!! given, and has one Character of this cost."""
    s = Board()
    s.lead(A, "OP10-022", don=1)
    return s, s.character(A, cost=cost)


@pytest.mark.rule("8-4-1-1")
def test_op10_022_offers_its_cost_only_while_the_condition_before_it_holds() -> None:
    """A total cost of 4 is too little: nothing can be activated, so nothing is paid in vain."""
    s, _ = law(4)
    s.character(B, cost=5)
    assert "activate leader_a.1" not in s.start().choices()
    s, _ = law(4)
    s.character(A, cost=1)
    assert "activate leader_a.1" in s.start().choices()
    s, _ = law(5)
    s.lead(A, "OP10-022", don=0)
    assert "activate leader_a.1" not in s.start().choices()


def test_op10_022_plays_the_revealed_life_card_if_it_fits() -> None:
    """A {Supernovas} Character with cost 5 or less, if its player likes."""
    s, ally = law(5)
    stays = s.character(A, cost=5)
    s.character(B, cost=5)
    card = s.on_life(A, "PRB02-006")
    game = s.start().choose("activate leader_a.1")
    assert set(game.choices()) == {f"pick {ally}", f"pick {stays}"}
    game.choose(f"pick {ally}")
    assert game.area(ally) == "hand"
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.area(card) == "characters"
    assert not game.rested(card)
    assert game.count(A, "life") == 3
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.parametrize("number", ["OP10-029", "OP07-028", "OP14-017"])
def test_op10_022_leaves_a_card_that_does_not_fit_in_life(number: str) -> None:
    """The wrong type, a cost too high, or no Character: it goes back face-down, nothing is asked."""
    s, ally = law(5)
    card = s.on_life(A, number)
    game = s.start().choose("activate leader_a.1")
    assert game.area(ally) == "hand"
    assert game.asked() == (A, "main")
    assert game.area(card) == "life"
    assert game.side(A)["life_face_up_indexes"] == []


def test_op10_022_a_declined_card_goes_back_face_down() -> None:
    s, _ = law(5)
    card = s.on_life(A, "PRB02-006")
    game = s.start().choose("activate leader_a.1").choose("no")
    assert game.area(card) == "life"
    assert game.count(A, "life") == 4
    assert game.side(A)["life_face_up_indexes"] == []


def test_st13_007_plays_the_revealed_sabo_and_strengthens_the_leader() -> None:
    """Only if the card was really played; the power stays through the opponent's turn."""
    s = Board()
    sabo = s.put(A, "ST13-007")
    big = s.life_top(A, s.character_card(name="Sabo", cost=5))
    game = s.start().choose(f"activate {sabo}.1").choose("yes")
    assert game.area(sabo) == "trash"
    assert game.area(big) == "characters"
    assert not game.rested(big)
    assert set(game.choices()) == {"pick leader_a", "done"}
    game.choose("pick leader_a").end()
    assert game.power("leader_a") == 7000
    game.end()
    assert game.power("leader_a") == 5000


@pytest.mark.parametrize(
    ("name", "cost", "answer"), [("Sabo", 5, "no"), ("Sabo", 4, ""), ("Sabo", 6, ""), ("Ace", 5, "")]
)
def test_st13_007_gives_no_power_if_the_card_was_not_played(name: str, cost: int, answer: str) -> None:
    """Declined, a wrong cost or a wrong name; the trashed Character is gone all the same."""
    s = Board()
    sabo = s.put(A, "ST13-007")
    top = s.life_top(A, s.character_card(name=name, cost=cost))
    game = s.start().choose(f"activate {sabo}.1")
    if answer:
        game.choose(answer)
    assert game.asked() == (A, "main")
    assert game.area(sabo) == "trash"
    assert game.area(top) == "life"
    assert game.power("leader_a") == 5000


def answered(game: Table) -> Table:
    """Set a DON!! active wherever it is asked, until the Main Phase goes on."""
    while game.asked()[1] == "don":
        game.choose("pick don rested")
    return game


def test_op10_030_bans_only_the_effects_of_characters_that_set_don_active() -> None:
    """Its own second use does nothing; a Leader and an Event go on."""
    s = Board()
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (SetDonActive(1),))])
    s.don(A, rested=5)
    smoker = s.put(A, "OP10-030")
    other = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (SetDonActive(1),))])
    event = s.hand(A, s.event_card(cost=0, main=[SetDonActive(1)]))
    costly = s.hand(A, s.character_card(cost=2))
    game = answered(s.start().choose(f"activate {smoker}.2"))
    assert game.count(A, "don_active") == 1
    for user in (f"{smoker}.2", f"{other}.1"):
        answered(game.choose(f"activate {user}"))
        assert game.count(A, "don_active") == 1
    answered(game.play(event))
    answered(game.choose("activate leader_a.1"))
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 2)
    game.attack("leader_a", "leader_b")
    answered(game.choose(f"activate {other}.1"))
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (3, 2)
    game.end().end()
    answered(game.play(costly))
    active = game.count(A, "don_active")
    answered(game.choose(f"activate {other}.1"))
    assert game.count(A, "don_active") == active + 1


def kalgara() -> tuple[Board, str, str]:
    """OP12-099 on A's field, and an Event of A that draws; B's attack-time effect lets A draw."""
    s = Board()
    s.put(A, "OP12-099")
    s.on_life(B, "OP01-009")
    event = s.hand(A, s.event_card(cost=0, main=[Draw(1)]))
    return s, event, s.character(A, power=9000)


def test_op12_099_draws_once_and_then_bans_its_players_own_draws_for_the_turn() -> None:
    """The second Life card draws nothing, nor does an Event; a draw by the opponent's effect is free."""
    s, event, ally = kalgara()
    gift = AutoEffect((When("attacks", who=Owner.OPPONENT),), (Draw(1, who=Owner.OPPONENT),))
    s.leader(B, abilities=[gift])
    game = s.start()
    deck = game.count(A, "deck")
    game.attack("leader_a", "leader_b")
    assert game.count(A, "deck") == deck - 2
    game.play(event)
    assert game.count(A, "deck") == deck - 2
    game.attack(ally, "leader_b")
    assert game.count(A, "deck") == deck - 3
    assert game.count(B, "life") == 2


def test_op12_099_waits_for_either_players_life_in_its_own_turn() -> None:
    """Own Life counts in the own turn; in the opponent's turn nothing is drawn by it."""
    s, _, _ = kalgara()
    takes = Move(Top(Owner.YOU, Area.LIFE), Place.HAND)
    event = s.hand(A, s.event_card(cost=0, main=[takes]))
    game = s.start()
    deck = game.count(A, "deck")
    game.play(event)
    assert game.count(A, "deck") == deck - 1
    game.end().attack("leader_b", "leader_a")
    assert game.count(A, "life") == 1
    assert game.count(A, "deck") == deck - 1
    game.end()
    assert game.count(A, "deck") == deck - 2
    game.attack("leader_a", "leader_b")
    assert game.count(A, "deck") == deck - 3


def tashigi(player: int, color: Color = Color.GREEN, rested: bool = False) -> tuple[Table, str, str]:
    """OP10-032 and another Character of A, which `player` returns to the hand."""
    s = Board(turn_player=player)
    guard = s.put(A, "OP10-032", rested=rested)
    other = s.character(A, colors=(color,))
    away = Move(Choose(Cards(Owner.EITHER, (Area.CHARACTER,)), 1), Place.HAND)
    event = s.hand(player, s.event_card(main=[away]))
    return s.start().play(event).choose(f"pick {other}"), guard, other


def test_op10_032_rests_itself_in_place_of_a_green_character_that_would_be_removed() -> None:
    """It may decline, and then the Character goes."""
    game, guard, other = tashigi(B)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.area(other) == "characters"
    assert game.rested(guard)
    game, guard, other = tashigi(B)
    game.choose("no")
    assert game.area(other) == "hand"
    assert not game.rested(guard)


@pytest.mark.rule("8-1-3-4-5")
@pytest.mark.parametrize(
    ("player", "color", "rested"),
    [(A, Color.GREEN, False), (B, Color.RED, False), (B, Color.GREEN, True)],
    ids=["own effect", "not green", "already rested"],
)
def test_op10_032_is_not_asked(player: int, color: Color, rested: bool) -> None:
    """For its own player's effect, another color, or when it cannot be rested any more."""
    game, _, other = tashigi(player, color, rested)
    assert game.asked() == (player, "main")
    assert game.area(other) == "hand"


def test_op10_032_is_not_about_the_opponents_own_characters() -> None:
    s = Board(turn_player=B)
    s.put(A, "OP10-032")
    theirs = s.character(B, colors=(Color.GREEN,))
    away = Move(Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1), Place.HAND)
    event = s.hand(B, s.event_card(main=[away]))
    game = s.start().play(event)
    assert game.asked() == (B, "main")
    assert game.area(theirs) == "hand"


def test_op10_032_does_not_save_a_tashigi_nor_a_character_that_falls_in_battle() -> None:
    """Of two K.O.'d together it saves the other green one and goes itself."""
    s = Board(turn_player=B)
    guard, other = s.put(A, "OP10-032"), s.character(A, colors=(Color.GREEN,))
    event = s.hand(B, s.event_card(main=[KO(Every(THEIRS))]))
    game = s.start().play(event).choose("yes")
    assert game.area(guard) == "trash"
    assert game.area(other) == "characters"

    s = Board(turn_player=B)
    guard = s.put(A, "OP10-032")
    fallen = s.character(A, power=1000, rested=True, colors=(Color.GREEN,))
    game = s.start().attack("leader_b", fallen)
    assert game.area(fallen) == "trash"
    assert not game.rested(guard)


def liberation(mine: int, costs: tuple[int, ...]) -> tuple[Table, list[str]]:
    """A, with so many Characters, activates OP10-098 against Characters of these costs."""
    s = Board()
    s.don(A, active=6)
    event = s.hold(A, "OP10-098")
    for _ in range(mine):
        s.character(A, cost=1)
    theirs = [s.character(B, cost=cost) for cost in costs]
    return s.start().play(event), theirs


def test_op10_098_kos_one_of_each_kind_and_never_the_same_twice() -> None:
    """Cost 6 or less first, then another one with 4 or less."""
    game, (high, six, five, four, two) = liberation(2, (7, 6, 5, 4, 2))
    assert set(game.choices()) == {f"pick {ref}" for ref in (six, five, four, two)} | {"done"}
    game.choose(f"pick {four}")
    assert set(game.choices()) == {f"pick {two}", "done"}
    game.choose(f"pick {two}")
    assert [game.area(ref) for ref in (high, six, five, four, two)] == ["characters"] * 3 + ["trash"] * 2


def test_op10_098_looks_at_base_costs() -> None:
    """A Character with cost 7 that costs 5 less now is not within 6, one with 2 more is within 4."""
    s = Board()
    s.don(A, active=6)
    event = s.hold(A, "OP10-098")
    seven, four = s.character(B, cost=7), s.character(B, cost=4)
    lower = s.hand(A, s.event_card(cost=0, main=[GainCost(Choose(THEIRS), -5, Duration.TURN)]))
    higher = s.hand(A, s.event_card(cost=0, main=[GainCost(Choose(THEIRS), 5, Duration.TURN)]))
    game = s.start().play(lower).choose(f"pick {seven}").play(higher).choose(f"pick {four}").play(event)
    assert game.choices() == [f"pick {four}", "done"]
    game.choose("done")
    assert game.choices() == [f"pick {four}", "done"]


def test_op10_098_asks_for_two_characters_less_than_the_opponent() -> None:
    game, theirs = liberation(3, (1, 1, 1, 1))
    assert game.asked() == (A, "main")
    assert all(game.area(ref) == "characters" for ref in theirs)


def test_op10_098_as_a_trigger_negates_one_leader_and_one_character() -> None:
    """Up to 1 of each: not two Characters, and either may be left out."""
    for leader in ("pick leader_a", "done"):
        s = Board()
        s.leader(A, power=7000, abilities=[STRONGER])
        one, two = s.character(A, abilities=[STRONGER]), s.character(A, abilities=[STRONGER])
        s.on_life(B, "OP10-098")
        s.character(B)
        game = s.start().declare("leader_a", "leader_b")
        while game.asked()[1] != "trigger":
            game.choose("done")
        game.choose("yes")
        assert game.choices() == ["pick leader_a", "done"]
        game.choose(leader)
        assert set(game.choices()) == {f"pick {one}", f"pick {two}", "done"}
        game.choose(f"pick {one}")
        assert game.asked() == (A, "main")
        assert game.power("leader_a") == (7000 if leader != "done" else 9000)
        assert (game.power(one), game.power(two)) == (5000, 7000)
        game.end()
        assert (game.power("leader_a"), game.power(one)) == (9000, 7000)


def test_op07_075_weakens_one_leader_and_one_character_for_the_whole_turn() -> None:
    """For a DON!!; each of the two parts may be left out, and it outlasts the battle."""
    s = Board(turn_player=B)
    event = s.hold(A, "OP07-075")
    attacker, other = s.character(B, power=7000), s.character(B, power=6000)
    s.character(A)
    game = s.start().declare(attacker, "leader_a").choose(f"counter {event}")
    assert game.asked() == (A, "don")
    game.choose("pick don active")
    assert game.choices() == ["pick leader_b", "done"]
    game.choose("pick leader_b")
    assert set(game.choices()) == {f"pick {attacker}", f"pick {other}", "done"}
    game.choose(f"pick {attacker}")
    assert [game.power(ref) for ref in ("leader_b", attacker, other)] == [3000, 5000, 6000]
    assert game.count(A, "don_active") + game.count(A, "don_rested") == 4
    game.pass_battle()
    assert [game.power(ref) for ref in ("leader_b", attacker, other)] == [3000, 5000, 6000]
    game.end()
    assert [game.power(ref) for ref in ("leader_b", attacker, other)] == [5000, 7000, 6000]

"""Wordings of the newest sets in general: whoever says them, and of whatever cards."""

import pytest

from optcg.model.effects import KO, Draw, Move, Place
from optcg.model.selections import Every, Top
from optcg.model.terms import Area, Category, Color
from optcg.text import read
from tests.effects.checks import OWN, THEIRS, YOU, begin, event, said, worded
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario

# "X if C. Then, Y" --------------------------------------------------------------------------------


@pytest.mark.rule("4-10-1", "8-3-3")
@pytest.mark.parametrize(("characters", "held"), [(1, True), (5, False)])
@pytest.mark.parametrize("then", [". Then,", "; then"])
def test_an_if_behind_its_deed_holds_for_what_comes_then(then: str, characters: int, held: bool) -> None:
    s = Scenario()
    fact = f"if you have {characters} or more Characters"
    game, ref = played(s, f"[On Play] Draw 1 card {fact}{then} this Character gains [Rush].")

    assert (game.count(A, "hand"), "Rush" in game.keywords(ref)) == (int(held), held)


@pytest.mark.parametrize("rested", [1, 2])
def test_so_does_what_came_of_the_step_before(rested: int) -> None:
    s = Scenario()
    for _ in range(rested):
        s.character(B)
    game = worded(
        s,
        "Rest all of your opponent's Characters. Draw 1 card if 2 or more Characters were rested this way. "
        "Then, your Leader gains +1000 power during this turn.",
    )

    assert (game.count(A, "hand"), game.power("leader_a")) == ((1, 6000) if rested == 2 else (0, 5000))


def test_the_rest_of_a_pile_is_placed_anyway() -> None:
    text = (
        "Look at 3 cards from the top of your deck. Add up to 1 red card to your hand if you have 5 or more "
        "Characters. Then, place the rest at the bottom of your deck in any order."
    )
    s = Scenario()
    top = s.deck_top(A, s.character_card())
    s.deck(A, 20)
    game = worded(s, text)
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])

    assert game.game.state.players[A].deck[-1].id != game.id(top)


# What stands between commas -----------------------------------------------------------------------


def test_what_stands_between_commas_is_said_of_both() -> None:
    s = Scenario()
    strong = s.character(B, power=8000, name="Mira")
    s.character(B, power=4000, name="Mira")
    also = s.character(B, power=8000, types=("Harbor",))
    s.character(B, power=4000, types=("Harbor",))
    game = worded(
        s,
        "K.O. up to 1 of your opponent's [Mira] Characters or {Harbor} type Characters, with 8000 power or "
        "more.",
    )

    assert sorted(game.choices()) == sorted([f"pick {strong}", f"pick {also}", "done"])


def test_it_is_said_of_all_that_are_played() -> None:
    s = Scenario()
    cheap = [s.hand(A, s.character_card(name=name, cost=4)) for name in ("Mira", "Tovo", "Sela")]
    for name in ("Mira", "Tovo", "Sela"):
        s.hand(A, s.character_card(name=name, cost=5))
    game = worded(
        s,
        "Play up to 1 [Mira], up to 1 [Tovo], and up to 1 [Sela], with a cost of 4 or less, from your hand.",
    )
    for ref in cheap:
        assert sorted(game.choices()) == sorted([f"pick {ref}", "done"])
        game.choose(f"pick {ref}")

    assert {game.area(ref) for ref in cheap} == {"characters"}


@pytest.mark.parametrize(
    "line",
    [
        "K.O. up to 1 of your opponent's [Mira] and up to 1 of your red Characters, with 8000 power or more.",
        "Your Leader or 1 of your red Characters, with 3000 power or more, gains [Rush] during this turn.",
    ],
)
def test_where_it_cannot_be_said_of_all_it_is_not_read(line: str) -> None:
    assert read(f"[Main] {line}", "", Category.EVENT)[1] != ()


# A color before two things ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sought", "red"),
    [("red {Harbor} type card or [Mira]", True), ("red {Harbor} type card or [Mira] card", False)],
)
def test_a_color_goes_for_a_bare_name_behind_it(sought: str, red: bool) -> None:
    s = Scenario()
    harbor = s.hand(A, s.character_card(types=("Harbor",)))
    mira = s.hand(A, s.character_card(name="Mira"))
    blue = s.hand(A, s.character_card(name="Mira", colors=(Color.BLUE,)))
    s.hand(A, s.character_card(types=("Harbor",), colors=(Color.BLUE,)))
    game = worded(s, f"Play up to 1 {sought} from your hand.")

    offered = [harbor, mira] if red else [harbor, mira, blue]
    assert sorted(game.choices()) == sorted([*[f"pick {ref}" for ref in offered], "done"])


@pytest.mark.parametrize(("color", "drawn"), [(Color.RED, 1), (Color.BLUE, 0)])
def test_so_it_does_in_a_condition(color: Color, drawn: int) -> None:
    s = Scenario()
    s.leader(A, name="Mira", colors=(color,))
    game = worded(s, "If you have a red {Harbor} type Character or [Mira], draw 1 card.")

    assert game.count(A, "hand") == drawn


# By your opponent ---------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-4")
@pytest.mark.parametrize("done", ["K.O.'d", "removed from the field"])
@pytest.mark.parametrize("how", ["effect", "battle", "own effect"])
def test_by_your_opponent_is_by_effects_and_in_battle(done: str, how: str) -> None:
    s = Scenario(turn_player=A if how == "own effect" else B)
    line = f"If this Character would be {done} by your opponent, you may trash 1 card from your hand instead."
    ref = s.character(A, abilities=said(line), rested=True)
    s.hand(A, s.character_card())
    striker = s.character(B, power=9000)
    ko = event(s, KO(Every(OWN if how == "own effect" else THEIRS)), player=s.turn_player)
    game = begin(s)
    game = game.attack(striker, ref) if how == "battle" else game.play(ko)
    if how == "own effect":
        assert game.area(ref) == "trash"
        return
    assert sorted(game.choices()) == ["no", "yes"]
    assert game.choose("yes").area(ref) == "characters"


# A number per cost --------------------------------------------------------------------------------


@pytest.mark.parametrize(("per", "gained"), [("per 1 cost on", 4000), ("for every 2 cost of", 2000)])
def test_power_by_the_cost_of_a_card(per: str, gained: int) -> None:
    s = Scenario()
    s.deck_top(A, s.character_card(cost=4))
    s.deck(A, 20)
    game = worded(
        s,
        "Reveal 1 card from the top of your deck. Your Leader gains +1000 power during this turn "
        f"{per} the revealed card.",
    )

    assert game.power("leader_a") == 5000 + gained


# This card, if it is so ---------------------------------------------------------------------------


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("cost", "payable"), [(3, False), (4, True)])
def test_a_cost_that_this_card_pays_only_if_it_is_so(cost: int, payable: bool) -> None:
    s = Scenario()
    line = "[Activate: Main] You may rest this Character with a cost of 4 or more: Draw 1 card."
    ref = watching(s, line, cost=cost)
    game = begin(s)
    assert (f"activate {ref}.1" in game.choices()) is payable
    if payable:
        game.choose(f"activate {ref}.1")
        assert (game.rested(ref), game.count(A, "hand")) == (True, 1)


def test_what_is_done_to_this_card_if_it_is_so() -> None:
    s = Scenario()
    small, big = (
        watching(s, "This Character with 7000 power or more gains [Rush].", power=n) for n in (6000, 7000)
    )
    game = begin(s)

    assert (game.keywords(small), game.keywords(big)) == ([], ["Rush"])


# One of each name ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("names", "drawn"), [("AB", 1), ("AA", 0), ("A", 0)])
def test_characters_of_two_names_are_one_of_each(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.character(A, name=name, power=6000)
    s.character(A, name="B", power=5000)
    game = worded(s, "If you have [A] and [B] Characters with 6000 base power, draw 1 card.")

    assert game.count(A, "hand") == drawn


# In the turn in which something happened ----------------------------------------------------------


@pytest.mark.rule("8-1-3-3")
def test_what_holds_in_the_turn_in_which_something_happened() -> None:
    s = Scenario()
    ref = watching(s, "During the turn in which you activate an Event, this Character gains +1000 power.")
    trick = event(s, Draw(1))
    game = begin(s)
    assert game.power(ref) == 5000
    assert game.play(trick).power(ref) == 6000
    assert game.end().power(ref) == 5000


@pytest.mark.rule("2-7-6")
def test_the_cost_of_a_card_in_the_hand_in_such_a_turn() -> None:
    s = Scenario()
    line = (
        "During the turn in which a card is trashed from your deck by an effect, give this card in your hand "
        "-2 cost."
    )
    ref = s.hand(A, s.character_card(cost=5, abilities=said(line)))
    mill = event(s, Move(Top(YOU, Area.DECK), Place.TRASH))
    game = begin(s)
    assert game.cost(ref) == 5
    assert game.play(mill).cost(ref) == 3
    assert game.end().cost(ref) == 5


# A new target -------------------------------------------------------------------------------------


@pytest.mark.parametrize("or_to", ["or to one of your", "or to 1 of your", "or 1 of your"])
def test_this_leader_or_one_of_your_characters(or_to: str) -> None:
    s = Scenario(turn_player=B)
    line = (
        "[On Your Opponent's Attack] Change the target of that attack to this Leader "
        f"{or_to} {{Harbor}} type Character cards."
    )
    s.leader(A, abilities=said(line, Category.LEADER), types=("Harbor",))
    harbor, other = s.character(A, types=("Harbor",)), s.character(A, rested=True)
    striker = s.character(B)
    game = begin(s).declare(striker, other)

    assert sorted(game.choices()) == sorted(["pick leader_a", f"pick {harbor}"])

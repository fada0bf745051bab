"""Cases 25 to 29: Events activated by effects, reduced costs, and values that depend on each other."""

import pytest

from optcg.model.effects import Move, Place
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.effects.checks import begin, don, event, pile
from tests.official.board import Board, offers
from tests.scenario import A, B

# Case 25 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-5-1", "8-5-2", "8-5-4", "10-2-4-1-2")
def test_case_25_op12_041_activates_an_event_of_the_hand() -> None:
    """Its cost is not paid, its DON!! -2 is; OP04-053 sees that an Event was activated."""
    s = Board()
    s.lead(A, "OP12-041")
    s.don(A, active=3)
    s.put(A, "OP04-053", don=1)
    bolt = s.hold(A, "OP09-077")
    s.hold(A, "OP04-094")  # of another type
    drawn = s.on_deck(A, "OP09-009")
    small, big = s.character(B, power=6000), s.character(B, power=7000)
    game = begin(s).choose("activate leader_a.1").choose("pick don active")
    assert don(game, A) == (2, 0, 7)
    offers(game, A, f"pick {bolt}", "done")
    game.choose(f"pick {bolt}").choose("yes")
    for _ in range(2):
        game.choose("pick don active")
    assert don(game, A) == (0, 0, 9)  # the last one is given to OP04-053
    offers(game, A, f"pick {small}", "done")
    assert big not in str(game.choices())
    game.choose(f"pick {small}")
    assert (game.area(small), game.area(bolt), game.area(drawn)) == ("trash", "trash", "hand")
    assert game.asked() == (A, "cards")  # the forced second half of OP04-053
    game.choose(f"pick {drawn}")
    assert (pile(game, A, "deck")[-1], game.asked()) == (drawn, (A, "main"))


@pytest.mark.rule("8-5-3")
def test_case_25_op12_041_offers_events_of_base_cost_three_with_main() -> None:
    """A [Counter] Event of the type and one of cost 4 are no candidates; declining is possible."""
    s = Board()
    s.lead(A, "OP12-041")
    s.hold(A, "OP09-078")  # [Counter] alone
    concasser = s.hold(A, "OP12-059")
    costly = s.hand(A, s.event_card(cost=4, types=("Straw Hat Crew",), main=()))
    game = begin(s).choose("activate leader_a.1")
    assert f"pick {costly}" not in game.choices()
    assert f"pick {concasser}" in game.choices()
    game.choose("done")
    assert (game.area(concasser), don(game, A)) == ("hand", (4, 0, 6))


@pytest.mark.rule("8-5-4")
def test_case_25_eb03_031_uses_the_effect_of_an_event_in_the_trash() -> None:
    """Its DON!! -2 is paid too, but no Event card was activated: OP04-053 is silent."""
    s = Board()
    s.lead(A, "OP12-041")
    s.don(A, active=9)
    s.put(A, "OP04-053", don=1)
    bolt, counter = s.trashed(A, "OP09-077"), s.trashed(A, "OP09-078")
    reiju, other = s.hold(A, "EB03-031"), s.hold(A, "OP09-009")
    wall = s.character(B, power=6000)
    game = begin(s).play(reiju).choose("yes").choose("pick don active")
    assert f"pick {bolt}" in game.choices()
    assert f"pick {counter}" not in game.choices()
    game.choose(f"pick {bolt}").choose("yes")
    for _ in range(2):
        game.choose("pick don active")
    game.choose(f"pick {wall}")
    assert (game.area(wall), game.area(bolt)) == ("trash", "trash")
    assert (game.asked(), game.area(other), game.count(A, "hand")) == ((A, "main"), "hand", 1)


@pytest.mark.rule("8-3-3")
def test_case_25_eb03_031_wants_its_leader() -> None:
    """With another Leader the DON!! -1 is paid in vain."""
    s = Board()
    s.trashed(A, "OP09-077")
    s.character(B, power=6000)
    reiju = s.hold(A, "EB03-031")
    game = begin(s).play(reiju).choose("yes")
    assert (game.asked(), don(game, A)) == ((A, "main"), (0, 4, 6))


# Case 26 -----------------------------------------------------------------------------------------


def croc(others: int, number: str, given: int = 1) -> tuple[Board, str]:
    s = Board()
    s.lead(A, "OP01-062", don=given)
    ref = s.hold(A, number)
    for _ in range(others):
        s.hold(A, "OP14-120")
    return s, ref


@pytest.mark.rule("8-6-3")
@pytest.mark.parametrize(("others", "asked"), [(3, "yes_no"), (4, "main")])
def test_case_26_op01_062_counts_the_hand_after_the_event(others: int, asked: str) -> None:
    """OP10-061 draws first: 3 cards become 4 and it may draw; 4 become 5 and it may not."""
    s, ref = croc(others, "OP10-061")
    game = begin(s).play(ref)
    assert (game.asked(), game.count(A, "hand")) == ((A, asked), others + 1)


@pytest.mark.rule("8-6-3")
def test_case_26_op01_062_counts_after_the_cost_of_the_event_too() -> None:
    """OP02-066 trashes 2 of 6 and draws nothing for this Leader: 4 are left. Unpaid, 6 are too many."""
    s, ref = croc(6, "OP02-066")
    game = begin(s).play(ref).choose("no")
    assert (game.count(A, "hand"), game.asked()) == (6, (A, "main"))

    s, ref = croc(6, "OP02-066")
    game = begin(s).play(ref).choose("yes")
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])
    assert (game.count(A, "hand"), game.asked()) == (4, (A, "yes_no"))
    game.choose("yes")
    assert game.count(A, "hand") == 5


@pytest.mark.rule("8-6-3")
@pytest.mark.parametrize("first", ["yes", "no"])
def test_case_26_op01_062_draws_once_in_a_turn(first: str) -> None:
    """Only a real draw counts: after a "no" the next Event asks again."""
    s, ref = croc(0, "OP02-066")
    again = s.hold(A, "OP02-066")
    game = begin(s).play(ref).choose(first)
    game.play(again)
    assert game.asked() == (A, "main" if first == "yes" else "yes_no")
    assert game.count(A, "hand") == (1 if first == "yes" else 0)


@pytest.mark.rule("8-5-4")
@pytest.mark.parametrize("given", [0, 1])
def test_case_26_op01_062_a_trigger_is_no_activation_of_an_event(given: int) -> None:
    """The [Trigger] of an Event asks nothing of the Leader; an Event in the Counter Step does, with DON!!."""
    s = Board(turn_player=B)
    s.lead(A, "OP01-062", don=given)
    life = s.on_life(A, "OP02-066")
    game = begin(s).declare("leader_b", "leader_a").choose("yes")
    assert (game.area(life), game.count(A, "hand"), game.asked()) == ("trash", 2, (B, "main"))

    s = Board(turn_player=B)
    s.lead(A, "OP01-062", don=given)
    ref = s.hold(A, "OP12-057")
    game = begin(s).declare("leader_b", "leader_a").choose(f"counter {ref}").choose("done")
    assert game.asked() == ((A, "yes_no") if given else (B, "main"))


# Case 27 -----------------------------------------------------------------------------------------


@pytest.mark.rule("4-7-1")
def test_case_27_op02_025_waits_for_a_card_that_is_paid_for() -> None:
    """EB01-013 puts a fitting card into play: the reduction is still there for the next one, once."""
    s = Board()
    s.lead(A, "OP02-025")
    s.don(A, active=6)
    hiyori = s.put(A, "EB01-013")
    by_effect, paid, after = s.hold(A, "OP12-023"), s.hold(A, "OP01-043"), s.hold(A, "OP01-043")
    cheap = s.hold(A, "OP01-037")
    game = begin(s).choose("activate leader_a.1").choose(f"activate {hiyori}.1").choose(f"pick {by_effect}")
    assert game.area(by_effect) == "characters"
    game.play(cheap)
    assert don(game, A)[0] == 4  # of cost 2: not reduced, and the reduction is kept
    game.play(paid)
    assert don(game, A)[0] == 2
    assert f"play {after}" not in game.choices()  # 3 again
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-4-1-1")
def test_case_27_op02_025_wants_few_characters() -> None:
    """With 2 Characters it cannot be activated, and nothing is reduced."""
    s = Board()
    s.lead(A, "OP02-025")
    s.don(A, active=2)
    s.character(A)
    s.character(A)
    ref = s.hold(A, "OP01-043")
    game = begin(s)
    assert {"activate leader_a.1", f"play {ref}"}.isdisjoint(game.choices())


@pytest.mark.rule("4-7-1")
def test_case_27_op12_061_waits_for_a_card_that_is_paid_for() -> None:
    """EB03-062 plays one of the name by its effect; the next one from the hand costs 2 less."""
    s = Board()
    s.lead(A, "OP12-061")
    s.don(A, active=3)
    law = s.put(A, "EB03-062")
    by_effect, paid, after = s.hold(A, "OP12-106"), s.hold(A, "P-088"), s.hold(A, "P-088")
    cheap, pays = s.hold(A, "OP05-069"), s.hold(A, "OP09-009")
    game = begin(s).choose("activate leader_a.2").choose(f"activate {law}.2").choose(f"pick {pays}")
    game.choose("no").choose(f"pick {by_effect}")
    assert (game.area(by_effect), don(game, A)) == ("characters", (2, 0, 8))
    assert f"play {cheap}" not in game.choices()  # of cost 3, too small for the reduction
    game.play(paid)
    assert (game.area(paid), don(game, A)[0]) == ("characters", 0)
    assert f"play {after}" not in game.choices()


# Case 28 -----------------------------------------------------------------------------------------


@pytest.mark.rule("1-3-6-2", "1-3-6-2-1")
def test_case_28_op02_121_and_op02_106_go_below_zero_and_back() -> None:
    """6 - 5 - 2 reads 0; when the aura is gone it reads 4, not 6 or 1."""
    s = Board()
    kuzan = s.put(A, "OP02-121")
    wall, other, mine = s.character(B, cost=6), s.character(B, cost=7), s.character(A, cost=6)
    tsuru = s.hold(A, "OP02-106")
    only = Cards(Owner.YOU, (Area.CHARACTER,), NameIs("Kuzan"))
    bounce = event(s, Move(Choose(only, 1), Place.HAND))
    game = begin(s)
    assert (game.cost(wall), game.cost(other), game.cost(mine)) == (1, 2, 6)
    game.play(tsuru).choose(f"pick {wall}")
    assert (game.cost(wall), game.cost(other)) == (0, 2)
    game.play(bounce)
    assert (game.area(kuzan), game.cost(wall), game.cost(other)) == ("hand", 4, 7)
    game.end()
    assert game.cost(wall) == 6


@pytest.mark.rule("1-3-6-2")
def test_case_28_op02_121_kos_what_reads_zero_on_its_own_turn() -> None:
    """Played, its aura is already there: cost 5 is offered, cost 6 is not. On B's turn there is no aura."""
    s = Board()
    s.don(A, active=10)
    kuzan = s.hold(A, "OP02-121")
    five, six, four = s.character(B, cost=5), s.character(B, cost=6), s.character(B, cost=4)
    game = begin(s).play(kuzan)
    offers(game, A, f"pick {five}", f"pick {four}", "done")
    game.choose(f"pick {four}")
    assert game.area(four) == "trash"
    game.end()
    assert (game.cost(five), game.cost(six)) == (5, 6)


# Case 29 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-3-5")
def test_case_29_op10_042_gives_no_cost_to_what_is_below_two() -> None:
    """Base 3 reads 4; OP07-080 takes 3, so the own effect no longer holds: 0, not 1."""
    s = Board()
    s.lead(B, "OP10-042")
    dressrosa = s.character(B, cost=3, types=("Dressrosa",))
    low = s.character(B, cost=1, types=("Dressrosa",))
    other = s.character(B, cost=3)
    cards = [s.trashed(A, "OP07-080"), s.trashed(A, "OP07-080")]
    s.trashed(A, "OP09-009")
    kaku = s.hold(A, "OP07-080")
    game = begin(s)
    assert (game.cost(dressrosa), game.cost(low), game.cost(other)) == (4, 1, 3)
    game.play(kaku).choose("yes")
    while game.asked()[1] in ("order",):
        game.choose(game.choices()[0])
    assert [game.area(card) for card in cards] == ["deck", "deck"]  # the two with the letters in a type
    game.choose(f"pick {dressrosa}")
    assert game.cost(dressrosa) == 0
    game.end()
    assert game.cost(dressrosa) == 4

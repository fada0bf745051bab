"""The greedy bot: it beats random play, and does what a person at the table would do."""

from itertools import cycle, islice, product

import pytest

from optcg import Catalog, Decision, Game
from optcg.bots import Reason, make
from optcg.model.abilities import AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, GainPower, Move
from optcg.model.effects.move import Place
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Owner
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

GAMES = 40
KO_ONE = KO(Choose(Cards(Owner.OPPONENT, (Area.CHARACTER,)), up_to=True))
TRASH_ONE = Move(Choose(Cards(Owner.YOU, (Area.HAND,))), Place.TRASH)


def answer(table: Table) -> str:
    """What the bot would do now, with refs for the cards that have one."""
    decision = table.game.decision
    assert decision is not None
    choice = make("greedy", 1).choose(table.game.view(decision.player), decision)
    named = dict(zip(decision.choices, table.choices(), strict=True))
    return named[choice]


def reasons(table: Table) -> list[Reason]:
    decision = table.game.decision
    assert decision is not None
    return make("greedy", 1).reasons(table.game.view(decision.player), decision)


def play_on(table: Table, player: int) -> list[str]:
    """Let the bot answer for one player until somebody else is asked or the game is over."""
    answers: list[str] = []
    while (decision := table.game.decision) is not None and decision.player == player:
        answers.append(answer(table))
        table.choose(answers[-1])
    return answers


def on_play(*effects: object, cost: tuple[object, ...] = ()) -> AutoEffect:
    return AutoEffect((When("On Play"),), effects, cost=cost, optional=bool(cost))  # type: ignore[arg-type]


def test_greedy_beats_random_over_house_decks_from_both_seats() -> None:
    catalog = Catalog.house()
    pairs = islice(cycle(product(catalog.decks.values(), repeat=2)), 0, None, 7)
    wins = 0
    for seed, decks in zip(range(GAMES), pairs, strict=False):
        seat = seed % 2
        bots = [make("random", seed), make("random", seed)]
        bots[seat] = make("greedy", seed)
        game = Game.start(catalog, decks, seed=seed, log=False)
        while (decision := game.decision) is not None:
            game.choose(bots[decision.player].choose(game.view(decision.player), decision))
        wins += game.result is not None and game.result.winner == seat
    assert wins >= 0.95 * GAMES


# The Main Phase -------------------------------------------------------------------------------------


def test_it_spends_its_don_on_the_largest_character() -> None:
    s = Scenario()
    s.don(A, active=5)
    s.hand(A, s.character_card(power=2000, cost=1, counter=2000))
    large = s.hand(A, s.character_card(power=7000, cost=5))
    assert answer(s.start()) == f"play {large}"


def test_it_keeps_a_good_counter_rather_than_playing_it() -> None:
    s = Scenario(turn_number=1)
    s.don(A, active=1)
    s.hand(A, s.character_card(power=1000, cost=1, counter=2000))
    assert answer(s.start()) == "end"


def test_it_gives_don_where_an_attack_succeeds_by_it() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    s.don(A, active=1)
    s.character(A, power=2000)
    close = s.character(A, power=4000)
    table = s.start()
    assert answer(table) == f"give {close}"
    table.give(close)
    assert answer(table) == f"attack {close} leader_b"


def test_it_makes_no_attack_that_does_nothing() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    s.don(A, active=0)
    s.character(A, power=3000)
    assert answer(s.start()) == "end"


def test_it_takes_out_a_rested_character_that_is_worth_it() -> None:
    s = Scenario()
    s.don(A, active=0)
    s.life(B, 5)
    large = s.character(B, power=5000, cost=6, rested=True, keywords=("Blocker", "Double Attack"))
    assert answer(s.start()) == f"attack leader_a {large}"


def test_it_goes_for_the_leader_when_that_wins() -> None:
    s = Scenario()
    s.don(A, active=0)
    s.life(B, 0)
    s.character(B, power=5000, cost=6, rested=True, keywords=("Double Attack",))
    table = s.start()
    assert answer(table) == "attack leader_a leader_b"
    play_on(table, A)
    assert table.game.result is not None
    assert table.game.result.winner == A


def test_it_gives_all_don_to_win_rather_than_play_a_card() -> None:
    s = Scenario()
    s.life(B, 0)
    s.don(A, active=4)
    s.hand(A, s.character_card(power=6000, cost=4))
    s.leader(B, power=7000)
    table = s.start()
    assert answer(table) == "give leader_a"
    play_on(table, A)
    assert table.game.result is not None
    assert table.game.result.winner == A


def test_it_plays_a_removal_before_it_attacks() -> None:
    s = Scenario()
    s.don(A, active=4)
    s.character(B, power=8000, cost=7)
    removal = s.hand(A, s.event_card(cost=4, main=(KO_ONE,)))
    assert answer(s.start()) == f"play {removal}"


def test_it_keeps_a_removal_without_a_target() -> None:
    s = Scenario()
    s.leader(A, rested=True)
    s.don(A, active=4)
    s.hand(A, s.event_card(cost=4, main=(KO_ONE,)))
    assert answer(s.start()) == "end"


# The battle -----------------------------------------------------------------------------------------


def counter(s: Scenario, power: int = 1000) -> str:
    return s.hand(B, s.character_card(power=1000, cost=1, counter=power))


def test_it_never_dies_with_counters_that_would_save_it() -> None:
    s = Scenario()
    s.life(B, 0)
    s.leader(A, power=7000)
    for power in (1000, 1000, 1000):
        counter(s, power)
    table = s.start().declare("leader_a", "leader_b")
    play_on(table, B)
    assert table.game.result is None
    assert table.count(B, "hand") == 0


def test_it_spends_a_whole_hand_to_live_on() -> None:
    s = Scenario()
    s.life(B, 0)
    s.leader(A, power=13000)
    for _ in range(9):
        counter(s, 1000)
    table = s.start().declare("leader_a", "leader_b")
    play_on(table, B)
    assert table.game.result is None
    assert table.count(B, "hand") == 0


def test_it_keeps_its_counters_when_they_do_not_suffice() -> None:
    s = Scenario()
    s.life(B, 2)
    s.leader(A, power=9000)
    counter(s)
    counter(s)
    table = s.start().declare("leader_a", "leader_b")
    assert answer(table) == "done"


def test_it_takes_the_first_damage() -> None:
    s = Scenario()
    s.life(B, 5)
    counter(s)
    assert answer(s.start().declare("leader_a", "leader_b")) == "done"


def test_it_counters_at_low_life_and_gives_the_power_to_the_card_attacked() -> None:
    s = Scenario()
    s.life(B, 1)
    s.character(B, power=3000)
    saved = counter(s)
    table = s.start().declare("leader_a", "leader_b")
    assert answer(table) == f"counter {saved}"
    table.choose(f"counter {saved}")
    assert answer(table) == "pick leader_b"


def test_it_does_not_spend_two_cards_on_a_useless_character() -> None:
    s = Scenario()
    useless = s.character(B, power=2000, cost=1, rested=True)
    small = s.character(A, power=3000)
    counter(s)
    counter(s)
    assert answer(s.start().declare(small, useless)) == "done"


def test_it_does_not_counter_an_attack_that_does_nothing() -> None:
    s = Scenario()
    s.life(B, 0)
    s.leader(A, power=4000)
    counter(s)
    assert answer(s.start().declare("leader_a", "leader_b")) == "done"


def test_it_blocks_when_it_would_lose_otherwise() -> None:
    s = Scenario()
    s.life(B, 0)
    blocker = s.character(B, power=1000, keywords=("Blocker",))
    assert answer(s.start().declare("leader_a", "leader_b")) == f"block {blocker}"


def test_it_does_not_give_up_a_good_blocker_for_the_first_life() -> None:
    s = Scenario()
    s.life(B, 5)
    s.character(B, power=5000, cost=6, keywords=("Blocker", "Double Attack"))
    assert answer(s.start().declare("leader_a", "leader_b")) == "done"


def test_it_blocks_with_what_survives() -> None:
    s = Scenario()
    s.life(B, 2)
    s.character(B, power=2000, keywords=("Blocker",))
    wall = s.character(B, power=8000, keywords=("Blocker",))
    assert answer(s.start().declare("leader_a", "leader_b")) == f"block {wall}"


# Effects --------------------------------------------------------------------------------------------


def test_it_removes_the_best_character() -> None:
    s = Scenario()
    s.character(B, power=3000, cost=2)
    best = s.character(B, power=9000, cost=8)
    s.character(B, power=5000, cost=4)
    source = s.hand(A, s.character_card(cost=1, abilities=(on_play(KO_ONE),)))
    assert answer(s.start().play(source)) == f"pick {best}"


def test_it_trashes_its_worst_card() -> None:
    s = Scenario()
    source = s.hand(A, s.character_card(cost=1, abilities=(on_play(TRASH_ONE),)))
    s.hand(A, s.character_card(power=8000, cost=5, counter=2000))
    worst = s.hand(A, s.event_card(cost=9, main=(Draw(1),)))
    s.hand(A, s.character_card(power=6000, cost=4, counter=1000))
    table = s.start().play(source)
    assert answer(table) == f"pick {worst}"


@pytest.mark.parametrize(("drawn", "expected"), [(2, "yes"), (0, "no")])
def test_it_pays_an_optional_cost_when_that_is_worth_it(drawn: int, expected: str) -> None:
    s = Scenario()
    source = s.hand(A, s.character_card(cost=1, abilities=(on_play(Draw(drawn), cost=(TRASH_ONE,)),)))
    s.hand(A, s.character_card(cost=4, counter=1000))
    assert answer(s.start().play(source)) == expected


def test_it_strengthens_the_card_that_attacks_by_it() -> None:
    s = Scenario()
    s.don(A, active=1)
    s.leader(A, rested=True)
    chosen = Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS), up_to=True)
    event = s.hand(A, s.event_card(cost=1, main=(GainPower(chosen, 2000, Duration.TURN),)))
    s.character(A, power=1000)
    attacker = s.character(A, power=3000)
    table = s.start()
    assert answer(table) == f"play {event}"
    table.play(event)
    assert answer(table) == f"pick {attacker}"


# Reasons --------------------------------------------------------------------------------------------


def test_it_says_why() -> None:
    s = Scenario()
    s.life(B, 1)
    counter(s)
    table = s.start().declare("leader_a", "leader_b")
    found = reasons(table)
    assert found[0].why == "what it saves is worth more"
    assert {str(reason.choice).split()[0] for reason in found} == {"counter", "done"}
    assert found[1].why == "what would be lost is worth more"


def test_what_is_worse_is_not_praised() -> None:
    s = Scenario()
    s.life(B, 5)
    counter(s)
    found = reasons(s.start().declare("leader_a", "leader_b"))
    assert [(str(reason.choice).split()[0], reason.why) for reason in found] == [
        ("done", "it costs less to let it through"),
        ("counter", "it costs more than it saves"),
    ]


def test_every_kind_of_decision_has_an_answer() -> None:
    """Decisions of every kind, as they come up in games of all house decks against random play."""
    catalog = Catalog.house()
    seen: set[str] = set()
    bot, other = make("greedy", 1), make("random", 2)
    for seed, decks in enumerate(product(list(catalog.decks.values()), repeat=2)):
        if seed >= 16:
            break
        game = Game.start(catalog, decks, seed=seed, chooser="rps", log=False)
        while (decision := game.decision) is not None:
            seen.add(decision.kind)
            choice = bot.choose(game.view(decision.player), decision)
            assert choice in decision.choices
            game.choose(choice if seed % 2 else other.choose(game.view(decision.player), decision))
    assert {"throw", "first", "hand", "main", "block", "counter", "cards", "yes_no", "order"} <= seen


@pytest.mark.parametrize(
    "kind",
    "throw first hand main room block counter trigger yes_no cards "
    "don option effect order number place".split(),
)
def test_no_kind_is_unknown_to_it(kind: str) -> None:
    """Even a question out of its place is answered with one of the choices."""
    s = Scenario()
    s.hand(A, s.character_card())
    game = s.start().game
    assert game.decision is not None
    view = game.view(A)
    question = Decision(A, kind, "6-5-2", "What now?", game.decision.choices)
    assert make("greedy", 1).choose(view, question) in question.choices

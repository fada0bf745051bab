"""The bot that looks ahead: what it must see, what it must not know, and what it may spend."""

from random import Random

import pytest

from optcg import Catalog, Choice, Decision, Game, OptcgError
from optcg.bots import make
from optcg.bots.playout import Playout
from optcg.bots.search_bot import Search, SearchBot
from optcg.bots.tree import key_of
from optcg.engine import worlds
from tests.scenario import A, B, Scenario, Table

KINDS = {"first", "hand", "main", "block", "counter", "trigger", "yes_no", "cards", "don", "order", "option"}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog.house()


def start(catalog: Catalog, seed: int, chooser: int | str | None = None) -> Game:
    names = list(catalog.decks)
    decks = [catalog.decks[names[seed % 8]], catalog.decks[names[(seed * 3 + 1) % 8]]]
    return Game.start(catalog, decks, seed=seed, chooser=chooser, log=False)


def middle(catalog: Catalog, seed: int, turn: int) -> Game:
    """A game at the first Main Phase question of a turn, played up to there by the quick player."""
    game = start(catalog, seed)
    playout = Playout(game.state, catalog)
    while (decision := game.decision) is not None:
        if game.state.turn_number >= turn and decision.kind == "main":
            break
        game.choose(playout.choose(decision))
    return game


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def answer(table: Table, nodes: int = 120, seed: int = 1) -> Choice:
    """What the search bot chooses, and the choice is made."""
    decision = asked(table.game)
    choice = make("search", seed, nodes=nodes).choose(table.game.view(decision.player), decision)
    table.game.choose(choice)
    return choice


# What it spends ----------------------------------------------------------------------------------


def test_with_a_budget_of_nodes_view_decision_and_seed_make_the_answer(catalog: Catalog) -> None:
    game = middle(catalog, 3, 7)
    decision = asked(game)
    bot = make("search", 5, nodes=40)
    first = bot.reasons(game.view(decision.player), decision)
    bot.choose(game.view(decision.player), decision)
    assert bot.reasons(game.view(decision.player), decision) == first
    assert make("search", 5, nodes=40).reasons(game.view(decision.player), decision) == first
    assert make("search:40", 5).reasons(game.view(decision.player), decision) == first
    others = [make("search", seed, nodes=40).reasons(game.view(decision.player), decision) for seed in (6, 7)]
    assert any(other != first for other in others)


def test_a_round_counts_every_visit_once(catalog: Catalog) -> None:
    game = middle(catalog, 3, 7)
    decision = asked(game)
    search = Search(game.view(decision.player), decision, 1, None)
    search.run(30)
    assert sum(edge.visits for edge in search.root.edges.values()) == search.rounds <= 30


def test_the_clock_ends_the_search(catalog: Catalog) -> None:
    game = middle(catalog, 3, 7)
    decision = asked(game)
    times = iter(range(1000))
    bot = SearchBot(1, seconds=20, clock=lambda: float(next(times)))
    bot.choose(game.view(decision.player), decision)
    # One look before the first round and one after each: the twentieth round is the last.
    assert next(times) <= 21


def test_it_throws_now_this_and_now_that(catalog: Catalog) -> None:
    game = start(catalog, 1, chooser="rps")
    decision = asked(game)
    thrown = {str(make("search", seed).choose(game.view(decision.player), decision)) for seed in range(20)}
    assert thrown == {"rock", "paper", "scissors"}


def test_what_has_one_answer_takes_no_time(catalog: Catalog) -> None:
    def never() -> float:
        raise AssertionError("it looked at the clock")

    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card(counter=None))
    table = s.start()
    table.declare("leader_a", "leader_b")
    decision = asked(table.game)
    assert [str(choice) for choice in decision.choices] == ["done"]
    bot = SearchBot(1, seconds=1, clock=never)
    assert str(bot.choose(table.game.view(B), decision)) == "done"


def test_equal_cards_make_one_choice() -> None:
    s = Scenario()
    card = s.character_card(cost=3)
    for _ in range(3):
        s.hand(A, card)
    game = s.start().game
    decision = asked(game)
    plays = [choice for choice in decision.choices if choice.kind == "play"]
    assert len(plays) == 3
    assert len({key_of(game.state, choice, A) for choice in plays}) == 1


@pytest.mark.parametrize("budget", [{"seconds": 0.0}, {"nodes": 0}, {"seconds": 1.0, "nodes": 1}])
def test_a_budget_that_is_none_is_refused(budget: dict[str, float]) -> None:
    with pytest.raises(OptcgError, match="budget"):
        SearchBot(1, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name", ["search:", "search:many", "search:-3", "search:nans", "search:infs", "random:50"]
)
def test_a_name_with_a_budget_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(OptcgError, match="budget"):
        make(name, 1)


def test_only_a_bot_that_searches_has_a_budget() -> None:
    with pytest.raises(OptcgError, match=r"'random' .* no budget"):
        make("random", 1, nodes=5)


# What it knows -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_alike_whatever_the_hidden_cards_are(catalog: Catalog, seed: int) -> None:
    """Two games that one player cannot tell apart."""
    game = middle(catalog, seed, 6 + seed)
    decision = asked(game)
    view = game.view(decision.player)
    twins = [worlds.sample(view, number) for number in (1, 2)]
    hands = [
        [card.definition.number for card in twin.state.players[1 - decision.player].hand] for twin in twins
    ]
    assert hands[0] != hands[1]
    found = []
    for twin in twins:
        question = asked(twin)
        found.append(make("search", 4, nodes=24).reasons(twin.view(question.player), question))
    assert found[0] == found[1]


def test_it_answers_every_kind_of_question(catalog: Catalog) -> None:
    kinds: set[str] = set()
    bot = make("search", 1, nodes=2)
    for seed in range(40):
        game = start(catalog, seed, chooser="rps" if seed == 0 else None)
        chance = Random(seed)
        while (decision := game.decision) is not None:
            if decision.kind not in kinds or chance.random() < 0.03:
                assert bot.choose(game.view(decision.player), decision) in decision.choices
                kinds.add(decision.kind)
            game.choose(chance.choice(decision.choices))
        if kinds >= KINDS | {"throw", "effect", "number", "place", "room"}:
            return
    pytest.fail(f"these kinds came up: {sorted(kinds)}")


# What it sees ------------------------------------------------------------------------------------


def test_it_takes_a_win_in_this_turn() -> None:
    """The opponent has no Life and no hand: any attack that reaches the Leader's power wins."""
    s = Scenario()
    s.life(B, 0)
    for _ in range(2):
        s.hand(A, s.character_card(cost=2))
    s.character(A, power=3000)
    s.character(B, power=9000, rested=True)
    table = s.start()
    for _ in range(12):
        if table.game.over:
            break
        answer(table)
    assert table.game.result is not None
    assert table.game.result.winner == A
    assert table.game.state.turn_number == 5


def test_it_gives_the_don_that_a_winning_attack_needs() -> None:
    """The Leader is rested and the only attacker is short of 2000 power, with 2 DON!! left."""
    s = Scenario()
    s.life(B, 0)
    s.leader(A, rested=True)
    attacker = s.character(A, power=3000)
    s.character(A, power=6000, rested=True)
    s.don(A, active=2)
    s.hand(A, s.character_card(cost=2))
    table = s.start()
    given = [str(answer(table)) for _ in range(2)]
    assert table.don(attacker) == 2, given
    answer(table)
    assert table.game.over


def test_it_gets_rid_of_the_blocker_first() -> None:
    """Two attackers, no Life, one active Blocker: the first attack is blocked, the second one wins."""
    s = Scenario()
    s.life(B, 0)
    s.character(A, power=6000)
    s.character(B, power=2000, keywords=("Blocker",))
    table = s.start()
    while not table.game.over and asked(table.game).player == A and table.game.state.turn_number == 5:
        answer(table)
        while not table.game.over and asked(table.game).player == B:
            table.game.choose(0)
    assert table.game.result is not None
    assert table.game.result.winner == A


def test_it_counters_when_it_would_lose_otherwise() -> None:
    s = Scenario()
    s.life(B, 0)
    s.hand(B, s.character_card(cost=7, power=8000, counter=1000))
    s.hand(B, s.character_card(cost=1, power=1000, counter=1000))
    table = s.start()
    table.declare("leader_a", "leader_b")
    assert answer(table).kind == "counter"


def test_it_keeps_its_cards_when_a_counter_cannot_help() -> None:
    s = Scenario()
    s.life(B, 4)
    s.leader(A, power=9000)
    s.hand(B, s.character_card(cost=4, power=6000, counter=1000))
    table = s.start()
    table.declare("leader_a", "leader_b")
    assert answer(table).kind == "done"


def test_it_blocks_when_it_would_lose_otherwise() -> None:
    s = Scenario()
    s.life(B, 0)
    s.character(B, power=2000, keywords=("Blocker",))
    table = s.start()
    table.declare("leader_a", "leader_b")
    assert answer(table).kind == "block"


def test_it_says_why(catalog: Catalog) -> None:
    game = middle(catalog, 3, 7)
    decision = asked(game)
    bot = make("search", 5, nodes=40)
    reasons = bot.reasons(game.view(decision.player), decision)
    assert reasons[0].choice == bot.choose(game.view(decision.player), decision)
    assert all(0 <= reason.value <= 1 for reason in reasons)
    assert all("games" in reason.why or reason.why == "not looked into" for reason in reasons)
    assert {reason.choice for reason in reasons} <= set(decision.choices)

"""A game is a function of its name: pairing and place."""

from dataclasses import replace
from itertools import pairwise

import pytest

from optcg import Record
from optcg.sim import Pairing, Table, play_game
from optcg.sim.pairing import Job, code_hash
from optcg.sim.play import STOPPED, GameFailed
from tests.sim.pairings import DECKS, HOUSE, pairing


def table(*pairings: Pairing) -> Table:
    return Table(HOUSE, pairings, {})


def test_the_same_game_comes_out_every_time() -> None:
    two = table(pairing(), pairing("mire-light", "moss-wall"))
    for job in (Job(0, 0, False), Job(0, 1, False), Job(1, 7, False)):
        outcome, (game,) = play_game(two, job)
        again, _ = play_game(two, job)
        assert outcome == again
        record = Record.from_dict(game.record().to_dict())
        replayed = record.replay(HOUSE)
        assert replayed.result == game.result
        assert outcome.winner == game.result.winner
        assert outcome.decisions == len(record.choices)
        assert outcome.seed == record.seed


def test_each_player_goes_first_in_every_other_game() -> None:
    games = [play_game(table(pairing()), Job(0, place, False)) for place in range(6)]
    assert [outcome.first for outcome, _ in games] == [0, 1, 0, 1, 0, 1]
    assert [game.state.first_player for _, (game,) in games] == [0, 1, 0, 1, 0, 1]


def test_every_game_has_its_own_seed() -> None:
    one, other, elsewhere = pairing(), pairing(seed=2), pairing("moss-wall", "ember-rush")
    seeds = [row.seed_of(place) for row in (one, other, elsewhere) for place in range(500)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**53 for seed in seeds)  # exact in every reader of JSON
    assert replace(other, seed=1).seed_of(3) == one.seed_of(3)


def test_pairings_with_one_row_share_their_seeds() -> None:
    one = pairing()
    changed = pairing("mire-light", "moss-wall", row=one.own_row)
    assert [changed.seed_of(place) for place in range(9)] == [one.seed_of(place) for place in range(9)]


def test_the_identity_changes_with_all_that_matters_and_nothing_else() -> None:
    one = pairing()
    known = one.identity(HOUSE)
    renamed = replace(DECKS["ember-rush"], name="another name")
    assert replace(one, decks=(renamed, DECKS["moss-wall"])).identity(HOUSE) == known
    others = [
        pairing(seed=2),
        pairing("moss-wall", "ember-rush"),
        pairing(row="another row"),
        replace(one, bots=("random", "other")),
        replace(one, allow_unread=True),
    ]
    identities = {other.identity(HOUSE) for other in others}
    assert len(identities | {known}) == len(others) + 1
    assert len(code_hash()) == 32


def test_a_game_that_fails_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(pairing(), bots=("no such bot", "random"))
    with pytest.raises(GameFailed, match=r"Game 3 of ember-rush against moss-wall \(seed \d+\) failed"):
        play_game(table(broken), Job(0, 3, False))


def test_bots_that_never_end_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("optcg.sim.play.MOST_DECISIONS", 20)
    outcome, _ = play_game(table(pairing()), Job(0, 0, False))
    assert (outcome.winner, outcome.reason) == (None, STOPPED)
    assert outcome.score(0) == outcome.score(1) == 0.5


def test_a_match_is_won_by_games_and_the_loser_chooses() -> None:
    best_of_three = table(replace(pairing(), best_of=3))
    seen = set()
    for place in range(6):
        outcome, games = play_game(best_of_three, Job(0, place, False))
        winners = [game.result.winner for game in games]
        assert outcome.winner is not None
        assert winners.count(outcome.winner) == 2
        assert winners[-1] == outcome.winner
        assert outcome.reason == f"2-{len(games) - 2}"
        assert outcome.turns == sum(game.state.turn_number for game in games)
        assert outcome.first == place % 2 == games[0].state.first_player
        for before, game in pairwise(games):
            assert game.record().to_dict()["options"]["chooser"] == "AB"[1 - before.result.winner]
        assert play_game(best_of_three, Job(0, place, False))[0] == outcome
        seen.add(len(games))
    assert seen == {2, 3}


def test_a_match_begins_with_the_game_that_is_played_alone() -> None:
    _, (alone,) = play_game(table(pairing()), Job(0, 4, False))
    _, games = play_game(table(replace(pairing(), best_of=3)), Job(0, 4, False))
    first, second = pairing(), replace(pairing(), best_of=3)
    assert first.seed_of(4) == second.seed_of(4)
    assert games[0].record().choices == alone.record().choices


def test_a_match_that_never_ends_has_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("optcg.sim.play.MOST_DECISIONS", 20)
    outcome, games = play_game(table(replace(pairing(), best_of=3)), Job(0, 0, False))
    assert (outcome.winner, outcome.reason, len(games)) == (None, STOPPED, 1)

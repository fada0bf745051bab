"""A match: games needed, who chooses, the clock, and that start and steps give it again."""

import pytest

from optcg import Catalog, OptcgError, Position
from optcg.bots import make
from optcg.match import Match, MatchRules, MatchStart, Step
from optcg.match.rules import UNTIMED
from optcg.model.errors import GameOver, IllegalChoice

MINUTE = 60_000
CATALOG = Catalog.house()
DECKS = (CATALOG.decks["ember-rush"], CATALOG.decks["moss-wall"])


def new_match(seed: int = 7, **rules: object) -> Match:
    return Match(CATALOG, MatchStart(seed, decks=DECKS), MatchRules.from_dict(rules), now=0)


def play_out(match: Match, steps: list[Step] | None = None) -> None:
    """Random choices to the end of the game."""
    bot = make("random", 5)
    while not match.game_over:
        decision = match.game.decision
        assert decision is not None
        choice = bot.choose(match.game.view(decision.player), decision)
        step = Step("choose", 0, decision.player, str(choice))
        match.apply(step)
        if steps is not None:
            steps.append(step)


def asked(match: Match) -> int:
    assert match.game.decision is not None
    return match.game.decision.player


def test_best_of_one_is_over_after_one_game() -> None:
    match = new_match()
    play_out(match)
    assert match.over
    assert sum(match.wins) == 1
    assert match.winner == match.ended[0].winner
    with pytest.raises(GameOver):
        match.apply(Step("next", 0))


def test_best_of_three_needs_two_wins_and_the_loser_chooses() -> None:
    match = new_match(best_of=3)
    while True:
        play_out(match)
        if match.over:
            break
        loser = 1 - (match.ended[-1].winner or 0)
        match.apply(Step("next", 0))
        assert match.game.decision is not None
        assert match.game.decision.kind == "first"
        assert match.game.decision.player == loser
    assert max(match.wins) == 2
    assert 2 <= len(match.ended) <= 3


def test_games_of_a_match_have_the_same_decks_and_different_cards() -> None:
    match = new_match(best_of=3, loser_chooses=False)
    first = match.game.record().to_dict()
    match.apply(Step("concede", 0, 0))
    match.apply(Step("next", 0))
    second = match.game.record().to_dict()
    assert first["decks"] == second["decks"]
    assert first["seed"] != second["seed"]
    assert second["options"]["chooser"] is None


def test_the_same_steps_give_the_same_match() -> None:
    match = new_match(best_of=3)
    steps: list[Step] = []
    while not match.over:
        play_out(match, steps)
        if not match.over:
            steps.append(Step("next", 0))
            match.apply(steps[-1])
    again = new_match(best_of=3)
    for step in steps:
        again.apply(step)
    assert [end.record.to_dict() for end in again.ended] == [end.record.to_dict() for end in match.ended]
    assert again.winner == match.winner


def test_a_drawn_game_counts_for_nobody_and_the_dice_choose_then() -> None:
    match = new_match(best_of=3, at_time="draw", match_time=MINUTE)
    match.apply(Step("concede", 0, 1))
    assert match.wins == (1, 0)
    match.apply(Step("next", 10))
    match.apply(Step("time", MINUTE))
    assert match.ended[-1].winner is None
    assert match.ended[-1].reason == "match time"
    assert match.wins == (1, 0)
    assert match.over
    assert match.winner == 0


def test_nobody_wins_a_match_with_as_many_games() -> None:
    match = new_match(at_time="draw", match_time=MINUTE)
    match.apply(Step("time", MINUTE))
    assert match.over
    assert match.winner is None


def test_the_bank_runs_only_while_the_player_is_asked() -> None:
    match = new_match(bank=MINUTE)
    player = asked(match)
    assert match.clock.bank(player, 40_000) == 20_000
    assert match.clock.bank(1 - player, 40_000) == MINUTE
    match.apply(Step("choose", 40_000, player, "first"))
    now = asked(match)
    later = 50_000
    assert match.clock.bank(now, later) == (10_000 if now == player else 50_000)


def test_an_empty_bank_loses_that_game_and_is_recorded_as_given_up() -> None:
    match = new_match(bank=MINUTE, best_of=3)
    player = asked(match)
    match.apply(Step("time", MINUTE - 1))
    assert not match.game_over
    match.apply(Step("time", MINUTE))
    assert match.ended[0].winner == 1 - player
    assert match.ended[0].reason == "time"
    assert match.ended[0].record.choices[-1] == f"concede {'AB'[player]}"
    match.apply(Step("next", MINUTE))
    assert match.clock.bank(0, MINUTE) == match.clock.bank(1, MINUTE) == MINUTE


def test_a_choice_after_the_time_is_refused() -> None:
    match = new_match(bank=MINUTE)
    player = asked(match)
    with pytest.raises(IllegalChoice, match="time"):
        match.apply(Step("choose", MINUTE, player, "first"))
    assert match.game.history == []


def test_at_the_end_of_the_time_the_turn_is_finished_and_more_life_wins() -> None:
    side = {"leader": {"card": "HS01-001"}, "deck_count": 20, "hand": [], "don_active": 2, "don_deck": 8}
    data = {
        "turn_player": "A",
        "turn_number": 5,
        "phase": "main",
        "A": {**side, "life": [None]},
        "B": {**side, "life": [None, None]},
    }
    start = MatchStart(3, position=Position.from_dict(data, CATALOG))
    match = Match(CATALOG, start, MatchRules(match_time=MINUTE, at_time="life"), now=0)
    match.apply(Step("time", MINUTE))
    assert not match.game_over, "the turn is finished first"
    match.apply(Step("choose", MINUTE + 1, 0, "end"))
    assert match.over
    assert match.ended[0].reason == "match time"
    assert match.winner == 1


def test_absence_is_claimed_after_its_time_only() -> None:
    match = new_match(absence=MINUTE)
    with pytest.raises(OptcgError, match="away"):
        match.apply(Step("claim", 10, 0))
    match.apply(Step("leave", 1000, 1))
    with pytest.raises(OptcgError, match="longer"):
        match.apply(Step("claim", MINUTE, 0))
    match.apply(Step("return", MINUTE, 1))
    match.apply(Step("leave", MINUTE, 1))
    match.apply(Step("claim", 2 * MINUTE, 0))
    assert match.winner == 0
    assert match.ended[0].reason == "absence"


def test_a_pause_costs_nobody_time() -> None:
    match = new_match(bank=MINUTE, match_time=10 * MINUTE)
    player = asked(match)
    match.apply(Step("pause", 5 * MINUTE, number=10_000))
    assert match.clock.bank(player, 5 * MINUTE) == 50_000
    assert match.clock.match_left(5 * MINUTE) == 10 * MINUTE - 10_000


def test_choices_are_taken_back_only_where_that_is_agreed() -> None:
    match = new_match()
    with pytest.raises(OptcgError, match="taken back"):
        match.apply(Step("back", 0, number=0))
    match = Match(CATALOG, MatchStart(7, decks=DECKS), MatchRules(undo=True), now=0)
    before = match.game.to_dict()
    match.apply(Step("choose", 0, asked(match), "first"))
    match.apply(Step("back", 0, number=0))
    assert match.game.to_dict() == before
    play_out(match)
    count = len(match.game.history) - 1
    match.apply(Step("back", 0, number=count))
    assert not match.over
    assert len(match.game.history) == count


def test_a_game_that_goes_on_from_another_cannot_be_taken_back_before_that_point() -> None:
    first = new_match()
    for _ in range(6):
        decision = first.game.decision
        assert decision is not None
        first.apply(Step("choose", 0, decision.player, str(decision.choices[-1])))
    choices = tuple(str(choice) for choice in first.game.history)
    match = Match(CATALOG, MatchStart(7, decks=DECKS, choices=choices), MatchRules(undo=True), now=0)
    assert match.game.to_dict()["state"] == first.game.to_dict()["state"]
    with pytest.raises(OptcgError, match="no choice to take back"):
        match.apply(Step("back", 0, number=5))


def test_the_other_players_decision_and_wrong_choices_change_nothing() -> None:
    match = new_match()
    before = match.game.to_dict()
    for step in (
        Step("choose", 0, 1 - asked(match), "first"),
        Step("choose", 0, asked(match), "end"),
        Step("choose", 0, None, "first"),
        Step("dance", 0, 0),
        Step("next", 0),
    ):
        with pytest.raises(OptcgError):
            match.apply(step)
    assert match.game.to_dict() == before


@pytest.mark.parametrize(
    "rules",
    [
        {"best_of": 2},
        {"best_of": True},
        {"bank": 0},
        {"bank": 1.5},
        {"match_time": -1},
        {"at_time": "coin"},
        {"undo": 1},
        {"speed": 3},
    ],
)
def test_wrong_settings_are_told(rules: dict[str, object]) -> None:
    with pytest.raises(OptcgError):
        MatchRules.from_dict(rules)


def test_without_limits_the_clock_ends_nothing() -> None:
    match = Match(CATALOG, MatchStart(7, decks=DECKS), UNTIMED, now=0)
    match.apply(Step("time", 10**12))
    assert not match.game_over
    assert match.clock.deadline(10**12) is None


def test_later_seeds_come_from_the_secret_if_there_is_one() -> None:
    one = MatchStart(7, secret=1, decks=DECKS)
    other = MatchStart(7, secret=2, decks=DECKS)
    assert one.game_seed(0) == other.game_seed(0) == 7
    assert one.game_seed(1) != other.game_seed(1)
    assert one.game_seed(1) != one.game_seed(2)

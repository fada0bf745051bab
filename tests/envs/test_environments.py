"""The environments as learners use them; the checkers of the libraries have their say first."""

import warnings
from pathlib import Path
from random import Random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import optcg.envs
from optcg import Catalog, Choice, OptcgError, View
from optcg.bots import RandomBot, make, report
from optcg.engine.decisions import Decision
from tests.bots.guests import CRASH, FAULTS, LAST, program
from tests.envs.rl import aec_env, gym_env, pick, same
from tests.games.playing import house

# The checkers ----------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")
def test_the_aec_environment_passes_the_api_test() -> None:
    api_test(aec_env(render_mode="ansi"), num_cycles=1500)


def test_the_aec_environment_passes_the_seed_test() -> None:
    seed_test(aec_env, num_cycles=500)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_gym_environment_passes_the_checker(seat: int | None) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*alternative render modes due to the environment")
        check_env(gym_env(seat=seat, render_mode="ansi"))


# Both seats ------------------------------------------------------------------------------------------


def play_out(seed: int, **options: object) -> tuple[dict[str, float], list[int]]:
    """A whole game of random actions: the rewards that each agent was handed in the end, and the actions."""
    env = aec_env(**options)  # type: ignore[arg-type]
    random = Random(seed)
    rewards: dict[str, float] = {}
    actions: list[int] = []
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        actions.append(pick(random, observation["action_mask"]))
        env.step(actions[-1])
    assert not env.agents
    return rewards, actions


@pytest.mark.parametrize("seed", range(6))
def test_the_winner_gets_one_and_the_loser_minus_one(seed: int) -> None:
    rewards, _ = play_out(seed)
    assert sorted(rewards.values()) == [-1, 1]


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_out(3) == play_out(3)
    assert play_out(3) != play_out(4)


def test_without_a_seed_games_follow_from_the_last_one() -> None:
    first, second = aec_env(), aec_env()
    for env in (first, second):
        env.reset(seed=11)
    begun = []
    for _ in range(4):
        for env in (first, second):
            env.reset()
        assert same(first.observe("player_0"), second.observe("player_0"))
        begun.append(first.observe("player_0")["cards"].tobytes())
    assert len(set(begun)) == 4


def test_a_long_game_is_truncated_without_reward() -> None:
    rewards, actions = play_out(1, most_decisions=30)
    assert rewards == {"player_0": 0, "player_1": 0}
    assert len(actions) == 30


def test_an_action_outside_the_mask_loses() -> None:
    env = aec_env()
    env.reset(seed=5)
    loser = env.agent_selection
    mask = env.observe(loser)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[loser] == -1
    assert sum(env.rewards.values()) == 0
    assert "illegal" in env.infos[loser]


def test_observations_are_not_written_over() -> None:
    env = aec_env()
    env.reset(seed=2)
    agent = env.agent_selection
    kept = env.observe(agent)
    copy = {name: array.copy() for name, array in kept.items()}
    for _ in range(20):
        env.step(pick(Random(0), env.observe(env.agent_selection)["action_mask"]))
        if not env.agents:
            break
    assert same(kept, copy)


def test_an_action_can_be_taken_without_looking() -> None:
    """The codes are worked out for the decision at hand, also if nobody has observed it."""
    env = aec_env()
    env.reset(seed=2)
    for _ in range(50):
        env.step(env.duel.codes()[0])
        assert "illegal" not in env.infos[env.agent_selection]


def test_decks_are_named_or_given() -> None:
    decks = house().decks
    for given in (("ember-rush", "moss-wall"), (decks["ember-rush"], decks["moss-wall"])):
        env = aec_env(given)
        env.reset(seed=1)
        leaders = [player.leader.definition.number for player in env.duel.playing().state.players]
        assert leaders == [decks["ember-rush"].numbers[0], decks["moss-wall"].numbers[0]]


# One seat --------------------------------------------------------------------------------------------


class Watcher(RandomBot):
    """A bot that keeps whose view it was handed, and for which question."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seats: set[tuple[int | None, int]] = set()

    def choose(self, view: View, decision: Decision) -> Choice:
        self.seats.add((view.viewer, decision.player))
        assert view.decision is decision
        return super().choose(view, decision)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_bot_answers_for_the_other_seat_only(seat: int) -> None:
    bot = Watcher()
    env = gym_env(bot, seat=seat)
    random = Random(seat)
    observation, info = env.reset(seed=4)
    reward, over = 0.0, False
    while not over:
        assert info["seat"] == seat
        assert observation["action_mask"].any()
        assert reward == 0
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        action = pick(random, observation["action_mask"])
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
    assert reward in (-1, 1)
    assert not observation["action_mask"].any()
    assert bot.seats == {(1 - seat, 1 - seat)}


def test_a_guest_plays_whole_games_and_one_that_fails_loses(tmp_path: Path) -> None:
    for source, words in ((LAST, None), (FAULTS["death in the middle"][0], "ended with exit code -9.")):
        env = gym_env(program(tmp_path, source), decks=("ember-rush", "moss-wall"))
        random = Random(2)
        for _ in range(2):
            observation, _ = env.reset(seed=4)
            over = False
            while not over:
                action = pick(random, observation["action_mask"])
                observation, reward, over, _, info = env.step(action)
            assert info.get("forfeit", "").endswith(words or "")
            assert ("forfeit" in info) == (words is not None)
            assert words is None or reward == 1
        env.close()


def test_a_guest_that_fails_before_the_agent_is_asked_is_told(tmp_path: Path) -> None:
    env = gym_env(program(tmp_path, CRASH), seat=1, decks=("ember-rush", "moss-wall"))
    with pytest.raises(OptcgError, match=r"before the agent was asked.*exit code 1: no idea"):
        env.reset(seed=5)


def test_bots_and_guests_answer_for_both_agents(tmp_path: Path) -> None:
    env = aec_env(decks=("ember-rush", "moss-wall"))
    env.reset(seed=3)
    dies = program(tmp_path, FAULTS["death in the middle"][0])
    told: set[str] = set()
    bots = {"player_0": make("greedy", seed=1), "player_1": make(dies, seed=1)}
    for agent in env.agent_iter():
        _, _, over, truncated, info = env.last()
        told |= {agent} if "illegal" in info else set()
        env.step(None if over or truncated else env.action_of(bots[agent]))
    assert report(bots["player_1"]).endswith("ended with exit code -9.")
    assert told == {"player_1"}
    result = env.duel.playing().result
    assert result is not None
    assert (result.winner, result.reason) == (0, "concession")


def test_the_seat_is_drawn_for_each_game() -> None:
    env = gym_env()
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]


def test_a_long_game_against_a_bot_is_truncated() -> None:
    env = gym_env(most_decisions=25)
    random = Random(1)
    observation, _ = env.reset(seed=1)
    over = truncated = False
    while not (over or truncated):
        observation, reward, over, truncated, _ = env.step(pick(random, observation["action_mask"]))
    assert truncated
    assert not over
    assert reward == 0


def test_the_table_is_drawn_as_the_agent_sees_it() -> None:
    env = gym_env(render_mode="ansi", seat=1)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert "B (you):" in drawn
    assert "A (you):" not in drawn
    assert gym_env().render() is None


# Wrong use -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"decks": ("ember-rush",)}, "two decks"),
        ({"decks": ("ember-rush", "no such deck")}, "no deck named 'no such deck'"),
        ({"most_decisions": 0}, "at least 1 decision"),
        ({"render_mode": "human"}, "render mode"),
        ({"catalog": Catalog({})}, "brings no decks"),
    ],
)
def test_wrong_options_are_told(options: dict[str, object], words: str) -> None:
    for environment in (aec_env, gym_env):
        with pytest.raises(OptcgError, match=words):
            environment(**options)  # type: ignore[arg-type]


def test_an_unknown_bot_or_seat_is_told() -> None:
    with pytest.raises(OptcgError, match="no bot named 'none'"):
        gym_env("none")
    with pytest.raises(OptcgError, match="seat is 0, 1 or None"):
        gym_env(seat=2)


def test_no_game_before_the_first_reset() -> None:
    with pytest.raises(OptcgError, match=r"call reset\(\) first"):
        aec_env().observe("player_0")
    with pytest.raises(OptcgError, match=r"call reset\(\) first"):
        aec_env().last()
    with pytest.raises(OptcgError, match=r"call reset\(\) first"):
        aec_env().step(0)


def test_after_the_end_a_new_game_is_asked_for() -> None:
    env = gym_env(bot="random")
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        observation, _, over, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    with pytest.raises(OptcgError, match=r"The game is over.*call reset\(\)"):
        env.step(0)


@pytest.mark.parametrize("seed", [-1, "x", 1.5, True])
def test_a_bad_seed_is_told(seed: object) -> None:
    with pytest.raises(OptcgError, match="A seed is a whole number of at least 0"):
        aec_env().reset(seed=seed)  # type: ignore[arg-type]


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> None:
        raise ImportError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(optcg.envs, "import_module", absent)
    with pytest.raises(OptcgError, match=r"numpy.*pip install optcg\[rl\]"):
        aec_env()

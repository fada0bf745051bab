"""The training example learns to beat the random bot, in a short form."""

import importlib.util
from types import ModuleType

from tests.envs.rl import gym_env
from tests.needs import ROOT


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_agent", ROOT / "examples" / "train_agent.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_agent_learns_to_beat_the_random_bot() -> None:
    """The first weights choose at random, as the bot does; a hundred games later most are won."""
    before, after = example().train(games=100, tests=40, seed=1)
    assert 0.25 < before < 0.75
    assert after > 0.75


def test_the_agent_knows_the_cards_that_an_action_is_about() -> None:
    module = example()
    env = gym_env(seat=0)
    observation, _ = env.reset(seed=1)
    agent = module.Agent(1)
    actions, known, figures = agent.inputs(observation)
    assert known.shape == (len(actions), module.INPUTS)
    assert len(figures) == module.FIGURES + 1
    assert agent.probabilities(actions, known).sum() > 0.999

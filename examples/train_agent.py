"""Train an agent against the random bot, with nothing but numpy: under a minute on one core.

    python examples/train_agent.py [--games 600] [--tests 300] [--seed 1]

The agent scores every open action by weights for its kind ("attack", "play", "end", ...) over the rows of
the cards it is about and the figures of the game, and draws one by a softmax. After each batch of games the
weights follow the policy gradient; a second set of weights guesses the result and tells good steps from bad.
"""

import argparse
import time
from typing import Any

import numpy as np

from optcg.encoding.actions import ACTIONS, BLOCKS, FIELD, places_by_code
from optcg.encoding.layout import FEATURES, HAND_ROWS, LISTED_ROWS, ROWS, WIDTH
from optcg.envs import gym_env

NO_ROW = ROWS  # an action about no card, or about one that has no row
FIGURES = FEATURES - ROWS * WIDTH
INPUTS = 2 * WIDTH + FIGURES + 1
BATCH = 25
RATE = 0.03
FADING = 0.95  # how far a surprise reaches back


def actions_by_kind() -> tuple[np.ndarray, np.ndarray, int]:
    """For each action its kind, and the rows of the one or two cards that it is about."""
    kinds = np.zeros(ACTIONS, int)
    rows = np.full((ACTIONS, 2), NO_ROW)
    words = BLOCKS["word"]
    kinds[: words.end] = range(words.end)  # each word is a kind of its own
    others = [block for block in BLOCKS.values() if block is not words]
    for kind, block in enumerate(others, start=words.end):
        kinds[block.first : block.end] = kind
    for code, places in enumerate(places_by_code()):
        for side, place in enumerate(places):
            rows[code, side] = place if place < FIELD + HAND_ROWS else NO_ROW
    first = BLOCKS["pick listed"].first
    rows[first : first + LISTED_ROWS, 0] = FIELD + HAND_ROWS + np.arange(LISTED_ROWS)
    return kinds, rows, words.end + len(others)


KINDS, CARD_ROWS, KIND_COUNT = actions_by_kind()


class Agent:
    """Weights for actions and for the guess of the result, and Adam to change them."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.policy = np.zeros((KIND_COUNT, INPUTS), np.float32)
        self.value = np.zeros(FIGURES + 1, np.float32)
        self.averages = [(np.zeros_like(w), np.zeros_like(w)) for w in (self.policy, self.value)]
        self.updates = 0

    def inputs(self, observation: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The open actions, what is known of each, and the figures of the game."""
        features = observation["observation"]
        figures = np.append(features[ROWS * WIDTH :], np.float32(1))
        cards = np.zeros((ROWS + 1, WIDTH), np.float32)
        cards[:ROWS] = features[: ROWS * WIDTH].reshape(ROWS, WIDTH)
        open_actions = np.flatnonzero(observation["action_mask"])
        about = cards[CARD_ROWS[open_actions]].reshape(len(open_actions), 2 * WIDTH)
        repeated = np.broadcast_to(figures, (len(open_actions), FIGURES + 1))
        return open_actions, np.concatenate([about, repeated], axis=1), figures

    def probabilities(self, actions: np.ndarray, known: np.ndarray) -> np.ndarray:
        scores = (self.policy[KINDS[actions]] * known).sum(axis=1)
        weights = np.exp(scores - scores.max())
        return weights / weights.sum()

    def adam(self, gradients: list[np.ndarray]) -> None:
        """A step uphill."""
        self.updates += 1
        for weights, gradient, (mean, square) in zip(
            (self.policy, self.value), gradients, self.averages, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient**2 - square)
            fair = np.sqrt(square / (1 - 0.99**self.updates)) + 1e-6
            weights += RATE * mean / (1 - 0.9**self.updates) / fair


def play(env: Any, agent: Agent, seed: int | None, gradients: list[np.ndarray] | None) -> float:
    """One game; with `gradients`, what was learned in it is added to them. The reward in the end."""
    observation, _ = env.reset(seed=seed)
    steps = []
    reward, over, truncated = 0.0, False, False
    while not (over or truncated):
        actions, known, figures = agent.inputs(observation)
        chances = agent.probabilities(actions, known)
        chosen = int(agent.random.choice(len(actions), p=chances / chances.sum()))
        steps.append((actions, known, figures, chances, chosen))
        observation, reward, over, truncated, _ = env.step(actions[chosen])
    if gradients is not None:
        learn(agent, steps, reward, gradients)
    return reward


def learn(agent: Agent, steps: list[Any], reward: float, gradients: list[np.ndarray]) -> None:
    """Policy gradient: what turned out better than guessed becomes more likely."""
    guesses = [float(np.tanh(agent.value @ figures)) for _, _, figures, _, _ in steps] + [reward]
    surprise = 0.0
    for place in range(len(steps) - 1, -1, -1):
        actions, known, figures, chances, chosen = steps[place]
        surprise = guesses[place + 1] - guesses[place] + FADING * surprise
        pull = -chances * surprise
        pull[chosen] += surprise
        np.add.at(gradients[0], KINDS[actions], pull[:, None] * known)
        gradients[1] += (reward - guesses[place]) * (1 - guesses[place] ** 2) * figures


def win_rate(env: Any, agent: Agent, games: int, first_seed: int) -> float:
    return sum(play(env, agent, first_seed + game, None) > 0 for game in range(games)) / games


def train(games: int = 600, tests: int = 300, seed: int = 1) -> tuple[float, float]:
    """The win rates over `tests` games before and after the training."""
    env = gym_env("random")
    agent = Agent(seed)
    before = win_rate(env, agent, tests, 1_000_000)
    print(f"before: {before:.1%} of {tests} games won", flush=True)
    env.reset(seed=seed)
    for batch in range(games // BATCH):
        gradients = [np.zeros_like(agent.policy), np.zeros_like(agent.value)]
        won = sum(play(env, agent, None, gradients) > 0 for _ in range(BATCH))
        agent.adam([gradient / BATCH for gradient in gradients])
        if batch % 10 == 9:
            print(f"{(batch + 1) * BATCH} games: {won} of the last {BATCH} won", flush=True)
    after = win_rate(env, agent, tests, 1_000_000)
    print(f"after: {after:.1%} of {tests} games won", flush=True)
    return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train an agent against the random bot.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--tests", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.perf_counter()
    train(asked.games, asked.tests, asked.seed)
    print(f"{time.perf_counter() - begun:.0f} seconds")

"""Both seats as a PettingZoo AEC environment."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from optcg.bots import Bot
from optcg.encoding.actions import ACTIONS
from optcg.envs.duel import UNKNOWN_ACTION, Duel
from optcg.envs.observation import Observation

AGENTS = ("player_0", "player_1")
SEATS = {agent: seat for seat, agent in enumerate(AGENTS)}


class DuelAEC(AECEnv[str, Observation, int | np.integer[Any] | None]):
    """A game between two agents, who take turns as the game asks them."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "name": "optcg_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, duel: Duel, render_mode: str | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.duel = duel
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents = []
        self.observation_spaces = {agent: duel.observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed it follows from the seed before."""
        decision = self.duel.start(seed).decision
        assert decision is not None
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[decision.player]

    def observe(self, agent: str) -> Observation:
        return self.duel.observe(SEATS[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is knows, and what it got since it answered last."""
        self.duel.playing()
        return super().last(observe)

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Answer for the agent whose turn it is. An action outside the mask loses the game."""
        self.duel.playing()
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        duel = self.duel
        if not duel.act(int(action)):
            self.infos[agent] = {"illegal": UNKNOWN_ACTION}
        self._cumulative_rewards[agent] = 0.0
        decision = duel.playing().decision
        if decision is None:
            self.rewards = {name: duel.reward(seat) for seat, name in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = AGENTS[decision.player]
            if duel.truncated:
                self.truncations = dict.fromkeys(AGENTS, True)

    def action_of(self, bot: Bot) -> int:
        """The action that a bot takes for the agent whose turn it is; -1, a concession, if it failed."""
        return self.duel.action_of(bot)

    def render(self) -> str | None:
        """The table as the agent sees it whose turn it is."""
        if self.render_mode != "ansi":
            return None
        return self.duel.text(SEATS[self.agent_selection])

    def close(self) -> None:
        """Nothing has to be closed."""

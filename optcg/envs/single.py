"""One seat against a bot as a Gymnasium environment."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from optcg.bots import Bot, dismiss, make, report
from optcg.encoding.actions import ACTIONS
from optcg.envs.duel import UNKNOWN_ACTION, Duel
from optcg.envs.observation import Observation
from optcg.model.errors import OptcgError

_SEEDS = 1 << 62
_TRIES = 3  # games that a bot may give up before the agent is asked


class DuelAgainstBot(gymnasium.Env[Observation, np.int64]):
    """A game of one agent; the bot answers whatever the other seat is asked."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(self, duel: Duel, bot: str | Bot, seat: int | None, render_mode: str | None) -> None:
        if seat not in (0, 1, None):
            raise OptcgError(f"The seat is 0, 1 or None (drawn for each game), not {seat!r}.")
        self.duel = duel
        self.render_mode = render_mode
        self.observation_space = duel.observation_space()
        self.action_space = spaces.Discrete(ACTIONS)
        self._seat = seat
        self._named = bot
        self._bot = make(bot) if isinstance(bot, str) else bot
        self.seat = seat or 0  # of the agent, in this game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game. Without a seed it follows from the seed before."""
        super().reset(seed=seed)
        duel = self.duel
        for _ in range(_TRIES):
            duel.start(int(self.np_random.integers(_SEEDS)))
            self.seat = duel.roll() % 2 if self._seat is None else self._seat
            if isinstance(self._named, str):
                dismiss(self._bot)
                self._bot = make(self._named, seed=duel.roll())
            self._answer_for_bot()
            if not duel.playing().over:
                return duel.observe(self.seat), {"seat": self.seat}
        raise OptcgError(f"{_TRIES} games were over before the agent was asked. {report(self._bot)}")

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bot answer until the agent is asked again. An action outside the mask loses."""
        duel = self.duel
        info: dict[str, Any] = {"seat": self.seat}
        if not duel.act(int(action)):
            info["illegal"] = UNKNOWN_ACTION
        self._answer_for_bot()
        over = duel.playing().over
        failed = report(self._bot)
        if failed:
            info["forfeit"] = failed
        if over:
            dismiss(self._bot, duel.playing().view(1 - self.seat))
        return duel.observe(self.seat), duel.reward(self.seat), over, duel.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The actions that are open now, as learners ask for them that know masks."""
        mask = np.zeros(ACTIONS, np.bool_)
        mask[self.duel.codes()] = True
        return mask

    def render(self) -> str | None:
        """The table as the agent sees it."""
        return self.duel.text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """A bot that is a program ends."""
        dismiss(self._bot)

    def _answer_for_bot(self) -> None:
        duel = self.duel
        game = duel.playing()
        while not duel.truncated:
            decision = game.decision
            if decision is None or decision.player == self.seat:
                return
            game.choose(self._bot.choose(game.view(decision.player), decision))
            duel.made += 1

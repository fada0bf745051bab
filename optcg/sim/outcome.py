"""How one simulated game ended: a line of a run file."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game. The same pairing and place give the same outcome on every machine."""

    game: int  # its place in the pairing, from 0
    seed: int
    first: int  # who went first
    winner: int | None
    reason: str
    turns: int  # of both players
    decisions: int
    life: tuple[int, int]  # cards left in the Life areas
    deck: tuple[int, int]  # cards left in the decks
    choices: str  # a hash of every choice: equal games have equal ones
    why: tuple[str, str] = ("", "")  # what a guest did wrong; empty for a player who did not fail

    @property
    def decided(self) -> bool:
        return self.winner is not None

    def score(self, player: int) -> float:
        """1 for a win, a half for a draw."""
        if self.winner is None:
            return 0.5
        return float(self.winner == player)

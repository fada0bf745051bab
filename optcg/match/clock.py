"""The clock of a match. It never asks what time it is: every question comes with its `now`."""

from optcg.match.rules import MatchRules


class Clock:
    """A bank of time for each player, which runs while that player is asked, and the time of the match."""

    def __init__(self, rules: MatchRules, now: int) -> None:
        self._rules = rules
        self._began = now
        self._banks = [rules.bank, rules.bank]
        self._asked: int | None = None
        self._since = now
        self._away: list[int | None] = [None, None]

    def ask(self, player: int | None, now: int) -> None:
        """From now on this player is asked, or nobody."""
        if self._asked is not None:
            self._banks[self._asked] = self.bank(self._asked, now)
        self._asked, self._since = player, now

    def bank(self, player: int, now: int) -> int | None:
        """The time that a player has left for thinking."""
        left = self._banks[player]
        if left is None or player != self._asked:
            return left
        return max(0, left - max(0, now - self._since))

    def match_left(self, now: int) -> int | None:
        """The time that the match has left."""
        limit = self._rules.match_time
        return None if limit is None else max(0, limit - max(0, now - self._began))

    def out_of_time(self, now: int) -> int | None:
        """The player whose bank is empty, if there is one: only a player who is asked loses time."""
        if self._asked is not None and self.bank(self._asked, now) == 0:
            return self._asked
        return None

    def leave(self, player: int, now: int) -> None:
        if self._away[player] is None:
            self._away[player] = now

    def come_back(self, player: int) -> None:
        self._away[player] = None

    def away_since(self, player: int) -> int | None:
        return self._away[player]

    def claimable_at(self, player: int) -> int | None:
        """The moment from which this player may claim the game; None while the other is here."""
        away = self._away[1 - player]
        limit = self._rules.absence
        return None if away is None or limit is None else away + limit

    def next_game(self, now: int) -> None:
        """Banks are full again in each game; the time of the match runs on."""
        self._banks = [self._rules.bank, self._rules.bank]
        self._asked, self._since = None, now

    def pause(self, begin: int, end: int) -> None:
        """Nothing ran from `begin` to `end`: the table itself was down."""
        gone = max(0, end - begin)
        self._began += gone
        self._since += gone
        self._away = [None if away is None else away + gone for away in self._away]

    def deadline(self, now: int) -> int | None:
        """How long until the clock itself ends something: an empty bank or the end of the match's time."""
        times = [] if self._asked is None else [self.bank(self._asked, now)]
        times.append(self.match_left(now) or None)  # a time that is over ends nothing more by itself
        return min((time for time in times if time is not None), default=None)

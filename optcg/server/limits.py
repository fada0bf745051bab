"""How much one address or one connection may do."""

from collections.abc import Callable
from typing import Final


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, at_once: float, per_second: float, now: int) -> None:
        self._most = at_once
        self._left = at_once
        self._per_second = per_second
        self._seen = now

    def take(self, now: int) -> bool:
        """Whether one more is allowed."""
        self._left = min(self._most, self._left + (now - self._seen) / 1000 * self._per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: int) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self._left + (now - self._seen) / 1000 * self._per_second >= self._most


SWEEP_EVERY: Final = 10_000  # milliseconds


class Buckets:
    """A bucket for each address. Those that are full again are forgotten."""

    def __init__(self, at_once: float, per_second: float, now: Callable[[], int]) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._now = now
        self._buckets: dict[str, Bucket] = {}
        self._swept = now()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> bool:
        now = self._now()
        if now - self._swept > SWEEP_EVERY:
            self._swept = now
            self._buckets = {name: one for name, one in self._buckets.items() if not one.full(now)}
        bucket = self._buckets.setdefault(address, Bucket(self._at_once, self._per_second, now))
        return bucket.take(now)

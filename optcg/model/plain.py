"""Reading plain data (what JSON gives): each function checks a type or says in words what is wrong."""

from reprlib import Repr
from typing import Final, TypeAlias

from optcg.model.terms import PLAYER_NAMES

# What cards and players cannot do is kept as bits; every reader of JSON has numbers up to this one.
HIGHEST: Final = 2**53
HIGHEST_SEED: Final = 2**256 - 1

Plain: TypeAlias = object


class _Short(Repr):
    """Python itself refuses to write numbers of thousands of digits."""

    def repr_int(self, x: int, level: int) -> str:
        return super().repr_int(x, level) if x.bit_length() <= 256 else "a number beyond all measure"


repr: Final = _Short().repr


def whole(value: Plain, name: str, least: int | None = None, large: bool = False) -> int:
    """A whole number, not smaller than `least`; `large` for seeds and bits, which may be longer."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name} must be a whole number, not {repr(value)}")
    if large and value > HIGHEST_SEED:
        raise ValueError(f"{name} has more than 256 bits")
    if not large and not -HIGHEST <= value <= HIGHEST:
        raise ValueError(f"{name} is a number beyond all measure")
    if least is not None and value < least:
        raise ValueError(f"{name} must be at least {least}, not {repr(value)}")
    return value


def check_catalog(catalog: object) -> None:
    """What programs hand in for a catalogue must be one."""
    if not hasattr(catalog, "filler"):
        raise TypeError(f"The cards come from a Catalog, such as Catalog.house(), not from {repr(catalog)}.")


def flag(value: Plain, name: str) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{name} must be true or false, not {repr(value)}")
    return value


def word(value: Plain, name: str) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{name} must be text, not {repr(value)}")
    return value


def row(value: Plain, name: str) -> list[Plain]:
    if not isinstance(value, (list, tuple)):
        raise ValueError(f"{name} must be a list, not {repr(value)}")
    return list(value)


def table(value: Plain, name: str) -> dict[str, Plain]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise ValueError(f"{name} must be an object, not {repr(value)}")
    return value


def player_of(value: Plain) -> int:
    """In files player 0 is "A" and player 1 is "B"."""
    if value not in PLAYER_NAMES:
        raise ValueError(f'a player is "A" or "B", not {repr(value)}')
    return 0 if value == PLAYER_NAMES[0] else 1


def no_other_keys(value: dict[str, Plain], known: tuple[str, ...], name: str) -> None:
    """Refuse misspelt keys instead of ignoring them."""
    for key in value:
        if key not in known:
            raise ValueError(f"{name} has no {key!r}; it may have {', '.join(known)}")

"""The version of this package, and of the Comprehensive Rules that it plays."""

from typing import Final

__version__: Final = "0.1.0"
RULES_VERSION: Final = "1.1.9"


def version_number(version: str | None) -> tuple[int, ...]:
    """A version to compare with others; one that is not known is before all."""
    parts = (version or "").split(".")
    return tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else ()

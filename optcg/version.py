"""The version of this package, and of the Comprehensive Rules that it plays."""

from typing import Final

__version__: Final = "0.1.0"
RULES_VERSION: Final = "1.1.9"

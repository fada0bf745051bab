"""`OPTCG_PURE=1` takes the Python source of every module, also where compiled ones are installed."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds modules of this package by their source."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("optcg."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None:
                return found
        return None


def prefer_source() -> None:
    """From now on, compiled modules of this package are passed over."""
    if SourceOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourceOnly)

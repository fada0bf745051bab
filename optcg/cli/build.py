"""Which build of the engine is running."""

from optcg.engine import state


def mode() -> str:
    """`plain` for the Python source, `compiled` for an extension module."""
    return "plain" if state.__file__.endswith((".py", ".pyc")) else "compiled"

"""Whole numbers that fit a machine word, as the compiled engine keeps them: `i64`.

For readers, for programs that use the engine and for plain Python they are `int`. Only the translation to C,
which takes `COMPILED` as true (`setup.py`), sees the type of a fixed width: such a number takes no memory of
its own. Dice and seeds are wider and stay `int`.
"""

__all__ = ["COMPILED", "i64"]

COMPILED = False

if not COMPILED:
    i64 = int
else:
    from mypy_extensions import i64  # type: ignore[no-redef, unused-ignore]

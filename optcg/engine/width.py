"""Whole numbers that fit a machine word, as the compiled engine keeps them: `i64`.

For readers, for programs that use the engine and for plain Python they are `int`. Only the translation to C,
which takes `COMPILED` as true (`setup.py`), sees the type of a fixed width: such a number takes no memory of
its own. Dice and seeds are wider and stay `int`.
"""

__all__ = ["COMPILED", "bit_of", "i64"]

COMPILED = False

if not COMPILED:
    i64 = int
else:
    from mypy_extensions import i64  # type: ignore[no-redef, unused-ignore]


def bit_of(number: i64) -> i64:
    """The number whose one bit stands for `number`.

    This module is never compiled. Where it is, `1 << number` is wrong from 32 on: C takes that 1 for a short
    one. Compiled code asks for a bit by `>> number & 1`.
    """
    return 1 << number

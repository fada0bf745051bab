"""Comparing two numbers by the sign a text stands for."""

from typing import Final

from optcg.engine.width import i64

AT_MOST: Final = 0
AT_LEAST: Final = 1
EQUAL: Final = 2
LESS: Final = 3
MORE: Final = 4
EVEN: Final = 5
ODD: Final = 6
UNEQUAL: Final = 7
_SIGNS: Final = ("<=", ">=", "=", "<", ">", "even", "odd", "!=")


def sign_code(sign: str) -> i64:
    """The number by which the engine knows a sign; -1 for one that it does not know."""
    return _SIGNS.index(sign) if sign in _SIGNS else -1


def compares(left: i64, sign: i64, right: i64) -> bool:
    """Whether `left` stands in this relation to `right`; of even and odd numbers `right` says nothing."""
    if sign == AT_MOST:
        return left <= right
    if sign == AT_LEAST:
        return left >= right
    if sign == EQUAL:
        return left == right
    if sign == LESS:
        return left < right
    if sign == MORE:
        return left > right
    if sign == EVEN:
        return left % 2 == 0
    if sign == ODD:
        return left % 2 == 1
    if sign == UNEQUAL:
        return left != right
    raise ValueError("There is no comparison by such a sign.")

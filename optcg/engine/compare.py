"""Comparing two numbers by the sign a text stands for."""


def compares(left: int, sign: str, right: int) -> bool:
    """Whether `left` stands in this relation to `right`."""
    if sign == "<=":
        return left <= right
    if sign == ">=":
        return left >= right
    if sign == "=":
        return left == right
    if sign == "<":
        return left < right
    if sign == ">":
        return left > right
    raise ValueError(f"There is no comparison {sign!r}.")

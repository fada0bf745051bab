"""One printing of a card as card data writes it, before anything is checked.

The fields are those of the public `punk-records` data set; `life` is ours, for data that
tells the Life of a Leader apart from a cost.
"""

import re
from codecs import BOM_UTF8
from collections.abc import Iterator

import msgspec

from optcg.model.errors import BadCardData

_ID = re.compile(r"([A-Z]{1,5}[0-9]{0,3}-[0-9]{1,4})(?:_[a-z]+[0-9]*)?")


class Printing(msgspec.Struct, frozen=True):
    """The fields of one printing; a missing field is like null."""

    id: str | None = None
    name: str | None = None
    category: str | None = None
    colors: list[str] | str | None = None
    cost: int | None = None
    life: int | None = None
    power: int | None = None
    counter: int | None = None
    attributes: list[str] | str | None = None
    types: list[str] | str | None = None
    effect: str | None = None
    trigger: str | None = None
    pack_id: str | int | None = None
    rarity: str | None = None
    img_full_url: str | None = None


def decode_printings(data: bytes, source: str, refused: list[str] | None = None) -> list[Printing]:
    """The printings in a JSON file: a list of them, or a single one. `source` names the file in errors.

    With `refused` a printing that is malformed is told of there and left out.
    """
    try:
        data = data.removeprefix(BOM_UTF8)
        single = data.lstrip().startswith(b"{")
        items = [msgspec.Raw(data)] if single else msgspec.json.decode(data, type=list[msgspec.Raw])
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadCardData(f"{source} cannot be read as JSON: {error}.") from error
    return list(_decode_each(items, source, refused))


def card_number(printing: Printing, source: str) -> str:
    """Rule 2-14-1: all printings of a card share its number; `_p1` or `_r1` only tells them apart."""
    found = _ID.fullmatch(printing.id or "")
    if found is None:
        raise BadCardData(
            f"{source}: {printing.name or 'a card without a name'} has the id {printing.id!r}, "
            "which is not a card number such as OP01-001 or OP01-001_p1 (Rule 2-14-3)."
        )
    return found[1]


def set_of(number: str) -> str:
    """The set in a card number: OP01 of OP01-016, P of P-001."""
    return number.partition("-")[0]


def _decode_each(items: list[msgspec.Raw], source: str, refused: list[str] | None) -> Iterator[Printing]:
    decoder = msgspec.json.Decoder(Printing)
    for place, item in enumerate(items, start=1):
        try:
            yield decoder.decode(item)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            message = f"{source}: card {place} in the file is malformed: {error}."
            if refused is None:
                raise BadCardData(message) from error
            refused.append(message)

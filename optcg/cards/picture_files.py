"""Picture files: which kind they are and how large, told by their first bytes, and smaller copies of them.

They come from strangers. How large a picture is, is known before it is unpacked, and one that is too large
never is.
"""

import struct
from io import BytesIO
from struct import unpack_from
from typing import Final, NamedTuple

from optcg.model.errors import OptcgError

FULL: Final = "full"
TABLE: Final = "table"
SIZES: Final = {FULL: (744, 1040), TABLE: (240, 336)}  # what a copy has room in, in pixels
MOST_BYTES: Final = 16 * 2**20
MOST_PIXELS: Final = 4096  # of a side
PLAIN_BYTES: Final = 2 * 2**20  # of a picture that cannot be made smaller here
PLAIN_PIXELS: Final = 1600
SUFFIXES: Final = {"png": "image/png", "jpg": "image/jpeg", "webp": "image/webp"}

_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # the parts of a JPEG that tell its size


class BadPicture(OptcgError):
    """A picture that cannot be kept, or a folder without any."""


class Head(NamedTuple):
    """What the first bytes of a picture tell."""

    suffix: str
    width: int
    height: int


def copies_of(data: bytes) -> dict[str, tuple[str, bytes]]:
    """What is kept of a picture: by size, the suffix and the bytes of each copy.

    Without Pillow it is kept as it is, if it is small enough.
    """
    if len(data) > MOST_BYTES:
        raise BadPicture(f"it has more than {MOST_BYTES // 2**20} MB")
    head = head_of(data)
    if not 0 < min(head.width, head.height) <= max(head.width, head.height) <= MOST_PIXELS:
        raise BadPicture(
            f"it has {head.width} x {head.height} pixels, and at most {MOST_PIXELS} a side are taken"
        )
    try:
        import PIL.Image  # noqa: F401
    except ImportError:
        if len(data) > PLAIN_BYTES or max(head.width, head.height) > PLAIN_PIXELS:
            raise BadPicture(
                f"it is too large as it is ({head.width} x {head.height} pixels, {len(data) / 2**20:.1f} MB) "
                "and nothing here makes it smaller; pip install 'optcg[pictures]'"
            ) from None
        return {FULL: (head.suffix, data)}
    return {size: ("webp", copy) for size, copy in _smaller(data).items()}


def head_of(data: bytes) -> Head:
    """Kind and size of a picture, by its first bytes."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n") and data[12:16] == b"IHDR":
            return Head("png", *unpack_from(">II", data, 16))
        if data.startswith(b"\xff\xd8\xff"):
            return _jpeg(data)
        if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
            return _webp(data)
    except (IndexError, struct.error):
        raise BadPicture("it is a picture that breaks off") from None
    raise BadPicture("it is no PNG, JPEG or WebP picture")


def _jpeg(data: bytes) -> Head:
    at = 2
    while data[at] == 0xFF:
        kind = data[at + 1]
        if kind in _FRAMES:
            height, width = unpack_from(">HH", data, at + 5)
            return Head("jpg", width, height)
        at += 2 + int(unpack_from(">H", data, at + 2)[0])
    raise BadPicture("it is a picture that breaks off")


def _webp(data: bytes) -> Head:
    kind = data[12:16]
    if kind == b"VP8X":
        width, height = (int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))
    elif kind == b"VP8L":
        bits = int(unpack_from("<I", data, 21)[0])
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (side & 0x3FFF for side in unpack_from("<HH", data, 26))
    return Head("webp", width, height)


def _smaller(data: bytes) -> dict[str, bytes]:
    from PIL import Image, ImageOps

    copies = {}
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG", "WEBP")) as opened:
            opened.load()
            picture = ImageOps.exif_transpose(opened).convert(
                "RGBA" if opened.has_transparency_data else "RGB"
            )
        for size, room in SIZES.items():  # from large to small
            picture.thumbnail(room, Image.Resampling.LANCZOS)
            copy = BytesIO()
            picture.save(copy, "WEBP", quality=82)
            copies[size] = copy.getvalue()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise BadPicture(f"it cannot be read as a picture ({error})") from None
    return copies

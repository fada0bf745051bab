"""Loading card data and reading all its text, where official data is at hand; else nothing is measured."""

import os
from pathlib import Path
from time import process_time

from optcg import Catalog

BESIDE = Path(__file__).resolve().parent.parent.parent / "shared" / "cards"


def measure() -> dict[str, float | None]:
    place = Path(os.environ.get("OPTCG_CARD_DATA") or BESIDE)
    if not place.exists():
        return {"load_cards_s": None, "read_text_s": None}
    start = process_time()
    catalog = Catalog.load(place)
    loaded = process_time()
    for _ in catalog:  # a text is read when its card is first asked for
        pass
    return {"load_cards_s": loaded - start, "read_text_s": process_time() - loaded}

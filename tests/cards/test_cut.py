"""Signs that part of a card text is missing, without a list of numbers."""

import json

import pytest

from optcg.cards import repairs
from optcg.cards.cut import Suspicion, perhaps_cut
from optcg.cards.house import house_printings
from optcg.cards.importer import import_printings, printings_of
from tests.cards.card_files import card
from tests.needs import card_data

SHORT = card(
    "HS99-009", effect="[Rush] (This card can attack on the turn in which it is played.)", pack_id="9"
)


def told(*cards: dict[str, object]) -> dict[str, str]:
    return dict(perhaps_cut(printings_of([("cards.json", json.dumps(cards).encode())])))


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("[On Play] Set up to 1 of your", "the text ends in the middle of a sentence"),
        ("[On Play] Draw 1 card.</slash>", "</slash> is no tag of card text"),
        ("[On Play] Draw 1 card.<em2>", "<em2> is no tag of card text"),
        ("[On Play] Draw 1 card. [Rush", "the text ends in the middle of a sentence"),
        ("[On Play] If you have {Navy type cards, draw 1 card.", "a bracket is not closed"),
        ("[On Play] Draw 1 card. …", "… stands for what is not in the data"),
    ],
)
def test_a_text_is_not_whole(effect: str, why: str) -> None:
    assert told(card("HS99-001", effect=effect)) == {"HS99-001": why}


@pytest.mark.parametrize(
    "effect",
    [
        None,
        "-",
        "[Rush]",
        "<b>[Rush]</b><br>[On Play] Draw 1 card.<br>",
        "[On Play] If your Leader has the <Slash> attribute, draw 1 card.",
        "[On Play] If your Leader has the &lt;Slash&gt; attribute, draw 1 card.",
    ],
)
def test_a_whole_text_has_no_sign(effect: str | None) -> None:
    assert told(card("HS99-001", effect=effect)) == {}


def test_a_pack_with_an_odd_tag_makes_short_texts_suspect() -> None:
    torn = card("HS99-001", effect="[On Play] Draw 1 card.</slash>", pack_id="9")
    leader = card("HS99-002", category="Leader", cost=5, effect="-", pack_id="9")
    rare = card("HS99-003", rarity="SuperRare", pack_id="9")
    common = card("HS99-004", rarity="Common", pack_id="9")
    other = card("HS99-005", effect="[Rush]", pack_id="8")
    reprint = [
        card("HS99-006", effect="[Rush]", pack_id="8"),
        card("HS99-006_r1", effect="[Rush]", pack_id="9"),
    ]
    found = told(torn, SHORT, leader, rare, common, other, *reprint)
    assert found.keys() == {"HS99-001", "HS99-002", "HS99-003", "HS99-009"}
    assert found["HS99-009"] == "there is nothing but keywords, in a pack with texts that are cut"
    assert found["HS99-002"] == found["HS99-003"] == "there is no text, in a pack with texts that are cut"
    assert told(SHORT, leader, rare) == {}


def test_two_cards_that_lack_their_end_make_a_pack_suspect() -> None:
    ends = [card(f"HS99-00{place}", effect="[On Play] Set your", pack_id="9") for place in (1, 2)]
    assert "HS99-009" in told(*ends, SHORT)
    assert "HS99-009" not in told(ends[0], SHORT)
    # Two printings are one card.
    assert "HS99-009" not in told(ends[0], ends[0] | {"id": "HS99-001_p1"}, SHORT)


def test_a_repaired_card_still_tells_of_its_pack() -> None:
    cut = card("OP03-032", effect="This Character cannot be </slash>", pack_id="9")
    assert told(cut, SHORT).keys() == {"HS99-009"}


def test_a_printing_that_ends_before_another_is_told() -> None:
    whole = card("HS99-001", effect="[Rush]<br>[On Play] Draw 1 card.")
    assert told(
        whole, card("HS99-001_p1", effect="[Rush] (This card can attack on the turn it is played.)")
    ) == {"HS99-001": "HS99-001_p1 ends where HS99-001 has another line"}
    assert told(whole, card("HS99-001_p1", effect="[Rush][On Play] Draw 1 card.")) == {}


def test_the_house_set_has_no_sign() -> None:
    assert list(perhaps_cut(house_printings())) == []


def test_official_cards_are_told_if_they_are_not_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = "… stands for what is not in the data"
    assert set(perhaps_cut(import_printings(card_data()))) == {
        Suspicion(number, lacking) for number in ("ST32-001", "ST32-003", "ST32-004")
    }
    texts = {number for number, repair in repairs._table().items() if isinstance(repair.effect, str)}
    assert len(texts) == 7
    monkeypatch.setattr(repairs, "_table", dict)
    assert {number for number, _ in perhaps_cut(import_printings(card_data()))} == texts

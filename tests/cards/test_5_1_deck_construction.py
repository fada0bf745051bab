"""Rule 5-1: what a player brings to a game."""

import json
from pathlib import Path

import pytest

from optcg.cards import Catalog, Deck

RED, RED_GREEN, RED_CARD, MIXED, DON = "HS99-001", "HS99-002", "HS99-010", "HS99-040", "HS99-041"


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """A red and a red/green Leader, thirty red Characters, one red/green Character, one DON!! card."""
    cards: list[dict[str, object]] = [
        {"id": RED, "name": "Red", "category": "Leader", "colors": ["Red"], "cost": 5, "power": 5000},
        {"id": RED_GREEN, "name": "Both", "category": "Leader", "colors": ["Red", "Green"], "cost": 4},
        {"id": MIXED, "name": "Mixed", "category": "Character", "colors": ["Green", "Red"], "cost": 1},
        {"id": DON, "name": "DON!!", "category": "DON!!"},
    ]
    cards += [
        {"id": f"HS99-{n:03}", "name": f"Card {n}", "category": "Character", "colors": ["Red"], "cost": 1}
        for n in range(10, 40)
    ]
    file: Path = tmp_path_factory.mktemp("cards") / "cards.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    return Catalog.load(file)


def rules_broken(catalog: Catalog, *lines: str) -> list[str]:
    return [problem.rule for problem in Deck.parse("\n".join(lines), catalog).problems()]


def red_cards(count: int) -> list[str]:
    """Lines for so many red cards, two of each number."""
    lines = [f"2xHS99-{n:03}" for n in range(10, 10 + count // 2)]
    return lines + (["1xHS99-039"] if count % 2 else [])


@pytest.mark.rule("5-1-1")
def test_5_1_1_a_player_brings_a_leader_a_deck_and_a_don_deck(catalog: Catalog) -> None:
    deck = Deck.parse("\n".join([f"1x{RED}", *red_cards(50)]), catalog)
    assert deck.problems() == []
    assert deck.leader is not None
    assert deck.leader.number == RED
    assert len(deck.cards) == 50
    assert rules_broken(catalog, f"1x{RED}") == ["5-1-2"]
    assert rules_broken(catalog, f"1x{RED}", *red_cards(50), "0 DON!!") == ["5-1-2"]


@pytest.mark.rule("5-1-2")
@pytest.mark.parametrize(("size", "broken"), [(49, ["5-1-2"]), (50, []), (51, ["5-1-2"])])
def test_5_1_2_a_deck_has_exactly_50_cards(catalog: Catalog, size: int, broken: list[str]) -> None:
    assert rules_broken(catalog, f"1x{RED}", *red_cards(size)) == broken


@pytest.mark.rule("5-1-2")
@pytest.mark.parametrize(("don", "broken"), [(9, ["5-1-2"]), (10, []), (11, ["5-1-2"])])
def test_5_1_2_a_don_deck_has_exactly_10_cards(catalog: Catalog, don: int, broken: list[str]) -> None:
    assert rules_broken(catalog, f"1x{RED}", *red_cards(50), f"{don} DON!!") == broken


@pytest.mark.rule("5-1-2")
@pytest.mark.parametrize("leaders", [[], [f"2x{RED}"], [f"1x{RED}", f"1x{RED_GREEN}"]])
def test_5_1_2_exactly_one_leader(catalog: Catalog, leaders: list[str]) -> None:
    assert rules_broken(catalog, *leaders, *red_cards(50)) == ["5-1-2"]


@pytest.mark.rule("5-1-2-1")
def test_5_1_2_1_a_deck_holds_no_don_card(catalog: Catalog) -> None:
    assert rules_broken(catalog, f"1x{RED}", *red_cards(49), f"1x{DON}") == ["5-1-2-1"]


@pytest.mark.rule("5-1-2-1")
def test_5_1_2_1_a_leader_does_not_count_as_a_card_of_the_deck(catalog: Catalog) -> None:
    assert rules_broken(catalog, f"1x{RED}", *red_cards(49), f"1x{RED_GREEN}") == ["5-1-2", "5-1-2"]


@pytest.mark.rule("5-1-2-2")
@pytest.mark.parametrize(("leader", "broken"), [(RED, ["5-1-2-2"]), (RED_GREEN, [])])
def test_5_1_2_2_every_color_of_a_card_is_on_the_leader(
    catalog: Catalog, leader: str, broken: list[str]
) -> None:
    """A red/green card does not fit a red Leader, for it is green too (Rule 2-3-5)."""
    assert rules_broken(catalog, f"1x{leader}", *red_cards(48), f"2x{MIXED}") == broken


@pytest.mark.rule("5-1-2-2")
def test_5_1_2_2_the_catalogue_knows_what_fits_a_leader(catalog: Catalog) -> None:
    with_red = [card.number for card in catalog.legal_with(catalog[RED])]
    assert with_red == [f"HS99-{n:03}" for n in range(10, 40)]
    assert [card.number for card in catalog.legal_with(catalog[RED_GREEN])] == [*with_red, MIXED]


@pytest.mark.rule("5-1-2-3", "2-14-2")
@pytest.mark.parametrize(("copies", "broken"), [(4, []), (5, ["5-1-2-3"])])
def test_5_1_2_3_at_most_four_cards_of_one_number(catalog: Catalog, copies: int, broken: list[str]) -> None:
    others = [*red_cards(50)[1:], "2xHS99-036", "2xHS99-037"]
    lines = [f"{copies}x{RED_CARD}", *others[: (50 - copies) // 2], *(["1xHS99-039"] if copies % 2 else [])]
    assert rules_broken(catalog, f"1x{RED}", *lines) == broken


@pytest.mark.rule("5-1-2-3")
def test_5_1_2_3_the_number_in_excess_is_named_with_its_line(catalog: Catalog) -> None:
    (problem,) = Deck.parse("\n".join([f"1x{RED}", *red_cards(46), "4xHS99-012"]), catalog).problems()
    assert problem.rule == "5-1-2-3"
    assert "6 copies of Card 12 (HS99-012)" in problem.message
    assert problem.line == 25


@pytest.mark.rule("2-14-1")
def test_2_14_1_printings_of_one_number_count_together(catalog: Catalog) -> None:
    lines = [f"3x{RED_CARD}", f"1x{RED_CARD}_p1", f"1x{RED_CARD}_r1", *red_cards(46)[1:], "1xHS99-039"]
    assert rules_broken(catalog, f"1x{RED}", *lines) == ["5-1-2-3"]
    assert Deck.parse("\n".join(lines), catalog).numbers.count(RED_CARD) == 5

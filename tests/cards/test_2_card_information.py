"""Rule 2: what is printed on a card. Data that breaks a rule is refused by a sentence that cites it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from optcg.cards import Catalog
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData
from optcg.model.terms import Attribute, Category, Color

Load = Callable[..., CardData]

BASE: dict[str, dict[str, object]] = {
    "Leader": {"cost": 5, "power": 5000, "attributes": ["Slash"]},
    "Character": {"cost": 3, "power": 4000, "counter": 1000, "attributes": ["Slash"]},
    "Event": {"cost": 1, "effect": "[Main] Draw 1 card."},
    "Stage": {"cost": 1},
    "DON!!": {"colors": None},
}


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Loads one card of a category whose facts are in order, but for the fields given."""

    def load(category: str = "Character", **fields: object) -> CardData:
        card = {
            "id": "HS99-001",
            "name": "Test Card",
            "category": category,
            "colors": ["Red"],
            "types": ["X"],
        }
        file = tmp_path / "cards.json"
        file.write_text(json.dumps([card | BASE.get(category, {}) | fields]), encoding="utf-8")
        return Catalog.load(file)["HS99-001"]

    return load


def refused(load: Load, rule: str, *args: str, **fields: object) -> str:
    """The sentence with which the card is refused; it names the file, the card and the rule."""
    with pytest.raises(BadCardData) as error:
        load(*args, **fields)
    sentence = str(error.value)
    assert sentence.startswith("cards.json, HS99-001: ")
    assert f"(Rule {rule})" in sentence
    return sentence


@pytest.mark.rule("2-1-1")
@pytest.mark.parametrize("name", [None, "", "  "])
def test_2_1_1_a_card_without_a_name_is_refused(load: Load, name: str | None) -> None:
    assert load().name == "Test Card"
    refused(load, "2-1-1", name=name)


def test_a_name_is_unescaped(load: Load) -> None:
    assert load(name="Salt &amp; Sail").name == "Salt & Sail"


@pytest.mark.rule("2-2-1")
def test_2_2_1_a_card_without_a_category_is_refused(load: Load) -> None:
    refused(load, "2-2-1", category="")


@pytest.mark.rule("2-2-2")
@pytest.mark.parametrize("category", list(Category))
def test_2_2_2_each_of_the_five_categories_loads(load: Load, category: Category) -> None:
    assert load(category.value).category is category


@pytest.mark.rule("2-2-2")
def test_2_2_2_any_other_category_is_refused(load: Load) -> None:
    assert "'Item'" in refused(load, "2-2-2", "Item")


@pytest.mark.rule("2-3-2")
@pytest.mark.parametrize("category", ["Leader", "Character", "Event", "Stage"])
def test_2_3_2_a_card_without_a_color_is_refused(load: Load, category: str) -> None:
    refused(load, "2-3-2", category, colors=[])


@pytest.mark.rule("2-3-2")
def test_2_3_2_a_don_card_has_no_color(load: Load) -> None:
    assert load("DON!!").colors == ()


@pytest.mark.rule("2-3-3")
@pytest.mark.parametrize("color", ["Red", "Green", "Blue", "Purple", "Black", "Yellow"])
def test_2_3_3_each_of_the_six_colors_loads(load: Load, color: str) -> None:
    assert load(colors=[color]).colors == (Color(color),)


@pytest.mark.rule("2-3-3")
def test_2_3_3_any_other_color_is_refused(load: Load) -> None:
    assert len(Color) == 6
    refused(load, "2-3-3", colors=["White"])


@pytest.mark.rule("2-3-4")
def test_2_3_4_a_card_may_have_several_colors(load: Load) -> None:
    assert load("Leader", colors=["Red", "Blue"]).colors == (Color.RED, Color.BLUE)


@pytest.mark.rule("2-4-2")
@pytest.mark.parametrize("types", [["Keepers/Clockwork"], "Keepers/Clockwork", ["Keepers", "Clockwork"]])
def test_2_4_2_a_slash_separates_types(load: Load, types: object) -> None:
    assert load(types=types).types == ("Keepers", "Clockwork")


@pytest.mark.rule("2-5-2")
@pytest.mark.parametrize("attribute", ["Slash", "Strike", "Ranged", "Special", "Wisdom", "?"])
def test_2_5_2_each_of_the_six_attributes_loads(load: Load, attribute: str) -> None:
    assert load(attributes=[attribute]).attributes == (Attribute(attribute),)


@pytest.mark.rule("2-5-2")
def test_2_5_2_any_other_attribute_is_refused(load: Load) -> None:
    assert len(Attribute) == 6
    refused(load, "2-5-2", attributes=["Magic"])


@pytest.mark.rule("2-5-2")
def test_2_5_2_public_data_calls_the_question_mark_unknown(load: Load) -> None:
    assert load(attributes=["Unknown"]).attributes == (Attribute.UNKNOWN,)


@pytest.mark.rule("2-5-3")
@pytest.mark.parametrize("attributes", [["Slash/Strike"], "Slash/Strike", ["Slash", "Strike"]])
def test_2_5_3_a_card_may_have_several_attributes(load: Load, attributes: object) -> None:
    assert load(attributes=attributes).attributes == (Attribute.SLASH, Attribute.STRIKE)


@pytest.mark.rule("2-5-5")
@pytest.mark.parametrize("category", ["Event", "Stage", "DON!!"])
def test_2_5_5_only_leaders_and_characters_have_attributes(load: Load, category: str) -> None:
    assert load(category).attributes == ()
    refused(load, "2-5-5", category, attributes=["Slash"])


@pytest.mark.rule("2-6-2")
@pytest.mark.parametrize("category", ["Event", "Stage", "DON!!"])
def test_2_6_2_only_leaders_and_characters_have_power(load: Load, category: str) -> None:
    assert load(category).power is None
    refused(load, "2-6-2", category, power=5000)


@pytest.mark.rule("2-7-5")
@pytest.mark.parametrize("category", ["Character", "Event", "Stage"])
def test_2_7_5_characters_events_and_stages_have_a_cost(load: Load, category: str) -> None:
    assert load(category, cost=2).cost == 2


@pytest.mark.rule("2-7-5")
def test_2_7_5_a_leader_has_no_cost(load: Load) -> None:
    """Public data writes the Life of a Leader as its cost; beside a Life it would be a real cost."""
    assert load("Leader", cost=5).cost is None
    refused(load, "2-7-5", "Leader", cost=5, life=5)


@pytest.mark.rule("2-7-5")
def test_2_7_5_a_don_card_has_no_cost(load: Load) -> None:
    refused(load, "2-7-5", "DON!!", cost=1)


@pytest.mark.rule("2-8-5", "2-11-2")
def test_2_8_5_only_a_card_without_any_text_has_no_base_effect(load: Load) -> None:
    """Rule 2-11-2: a [Trigger] is card text too."""
    assert load(effect="-").vanilla
    assert not load(effect="[Blocker]").vanilla
    assert not load(effect="-", trigger="[Trigger] Draw 1 card.").vanilla


@pytest.mark.rule("2-9-3")
@pytest.mark.parametrize("category", ["Character", "Event", "Stage", "DON!!"])
def test_2_9_3_only_leaders_have_life(load: Load, category: str) -> None:
    assert load(category).life is None
    refused(load, "2-9-3", category, life=4)


@pytest.mark.rule("2-9-3")
@pytest.mark.parametrize("fields", [{"cost": 4}, {"cost": None, "life": 4}])
def test_2_9_3_a_leader_has_life(load: Load, fields: dict[str, object]) -> None:
    assert load("Leader", **fields).life == 4
    refused(load, "2-9-1", "Leader", cost=None)


@pytest.mark.rule("2-10-2")
@pytest.mark.parametrize("category", ["Leader", "Event", "Stage", "DON!!"])
def test_2_10_2_only_characters_have_a_counter(load: Load, category: str) -> None:
    assert load(category).counter is None
    refused(load, "2-10-2", category, counter=1000)


@pytest.mark.parametrize(("field", "value"), [("power", 0), ("cost", 0), ("counter", None)])
def test_a_null_is_zero_power_zero_cost_but_no_counter(load: Load, field: str, value: int | None) -> None:
    assert getattr(load(**{field: None}), field) == value


@pytest.mark.parametrize("field", ["cost", "power", "counter"])
def test_a_printed_number_is_never_negative(load: Load, field: str) -> None:
    with pytest.raises(BadCardData, match=f"HS99-001: the printed {field} is -1"):
        load(**{field: -1})

"""Rules 2-3 to 2-5: colors, types and attributes that card text looks at."""

import pytest

from optcg.model.abilities import AlsoAttribute, AlsoTyped, PermanentEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import GainPower, Move, Place
from optcg.model.filters import AttributeIs, ColorIs, Filter, Multicolor, TypeIncludes, TypeIs
from optcg.model.selections import Cards, Choose, Every, Owner, This
from optcg.model.terms import Area, Attribute, Color
from tests.scenario import A, Scenario, Table

AREAS = {"deck": Area.DECK, "hand": Area.HAND, "trash": Area.TRASH}


def stronger(described: Filter) -> PermanentEffect:
    """ "Your such Characters gain +1000 power." """
    return PermanentEffect((GainPower(Every(Cards(Owner.YOU, (Area.CHARACTER,), described)), 1000),))


def if_leader(described: Filter) -> PermanentEffect:
    """ "If your Leader is such, this Character gains +1000 power." """
    leader = Cards(Owner.YOU, (Area.LEADER,), described)
    return PermanentEffect((GainPower(This(), 1000),), Compare(CountOf(leader), "=", 1))


def pick(s: Scenario, area: str, described: Filter) -> Table:
    """A may pick a card of an area that fits, to be put on the bottom of the deck."""
    wanted = Choose(Cards(Owner.YOU, (AREAS[area],), described), 1, up_to=True)
    event = s.hand(A, s.event_card(main=[Move(wanted, Place.DECK_BOTTOM)]))
    return s.start().play(event)


@pytest.mark.rule("2-3-1")
def test_2_3_1_card_text_may_look_at_colors() -> None:
    """ "Your red Characters gain +1000" raises the red one and not the blue one."""
    s = Scenario()
    s.leader(A, abilities=[stronger(ColorIs(Color.RED))])
    red, blue = [s.character(A, power=5000, colors=(color,)) for color in (Color.RED, Color.BLUE)]

    game = s.start()

    assert (game.power(red), game.power(blue)) == (6000, 5000)


@pytest.mark.rule("2-3-6")
@pytest.mark.parametrize(
    ("colors", "power"),
    [((Color.RED,), 5000), ((Color.RED, Color.GREEN), 6000), ((Color.RED, Color.GREEN, Color.BLUE), 6000)],
)
def test_2_3_6_multicolor_is_two_or_more_colors(colors: tuple[Color, ...], power: int) -> None:
    """ "If your Leader is multicolor" holds for two and three colors, not for one."""
    s = Scenario()
    s.leader(A, colors=colors)
    ace = s.character(A, power=5000, abilities=[if_leader(Multicolor())])

    assert s.start().power(ace) == power


@pytest.mark.rule("2-4-1")
@pytest.mark.parametrize(("types", "power"), [(("Navy",), 6000), (("Revolutionary Army",), 5000), ((), 5000)])
def test_2_4_1_card_text_may_look_at_types(types: tuple[str, ...], power: int) -> None:
    """ "If your Leader has the {Navy} type" holds only for such a Leader."""
    s = Scenario()
    s.leader(A, types=types)
    ace = s.character(A, power=5000, abilities=[if_leader(TypeIs("Navy"))])

    assert s.start().power(ace) == power


@pytest.mark.rule("2-4-3")
@pytest.mark.parametrize(
    ("wanted", "power"), [("Straw Hat Crew", 6000), ("Supernovas", 6000), ("Straw Hat", 5000)]
)
def test_2_4_3_a_type_in_braces_is_the_whole_type(wanted: str, power: int) -> None:
    """A card with two types has each of them, and {Straw Hat} is neither."""
    s = Scenario()
    s.leader(A, abilities=[stronger(TypeIs(wanted))])
    luffy = s.character(A, power=5000, types=("Supernovas", "Straw Hat Crew"))

    assert s.start().power(luffy) == power


@pytest.mark.rule("2-4-3-1")
@pytest.mark.parametrize(
    ("types", "power"),
    [(("Former Whitebeard Pirates",), 6000), (("Whitebeard Pirates",), 6000), (("Navy",), 5000)],
)
def test_2_4_3_1_a_quoted_part_of_a_type_is_enough(types: tuple[str, ...], power: int) -> None:
    """A type including "Whitebeard Pirates" may have more words."""
    s = Scenario()
    s.leader(A, abilities=[stronger(TypeIncludes("Whitebeard Pirates"))])
    marco = s.character(A, power=5000, types=types)

    assert s.start().power(marco) == power


@pytest.mark.rule("2-4-3-1")
def test_2_4_3_1_the_part_must_stand_in_one_type() -> None:
    """Types are looked at one by one, not as one row of words."""
    s = Scenario()
    s.leader(A, abilities=[stronger(TypeIncludes("Navy Pirates"))])
    card = s.character(A, power=5000, types=("Navy", "Pirates"))

    assert s.start().power(card) == 5000


@pytest.mark.rule("2-4-4")
@pytest.mark.parametrize("area", AREAS)
def test_2_4_4_a_type_from_the_text_counts_everywhere(area: str) -> None:
    """A card that has the {Navy} type by its text is found as such in deck, hand and trash."""
    s = Scenario()
    data = s.character_card(types=("Pirates",), abilities=[AlsoTyped("Navy")])
    card = {"deck": s.deck_top, "hand": s.hand, "trash": s.trash}[area](A, data)

    assert pick(s, area, TypeIs("Navy")).choices() == [f"pick {card}", "done"]


@pytest.mark.rule("2-5-1")
def test_2_5_1_card_text_may_look_at_attributes() -> None:
    """ "Your <Slash> Characters gain +1000" raises only those."""
    s = Scenario()
    s.leader(A, abilities=[stronger(AttributeIs(Attribute.SLASH))])
    slash = s.character(A, power=5000, attributes=(Attribute.SLASH,))
    strike = s.character(A, power=5000, attributes=(Attribute.STRIKE,))

    game = s.start()

    assert (game.power(slash), game.power(strike)) == (6000, 5000)


@pytest.mark.rule("2-5-4")
@pytest.mark.parametrize(
    ("wanted", "power"), [(Attribute.SLASH, 6000), (Attribute.STRIKE, 6000), (Attribute.WISDOM, 5000)]
)
def test_2_5_4_a_card_with_two_attributes_has_each_of_them(wanted: Attribute, power: int) -> None:
    """A <Slash> and <Strike> Character is raised by either text."""
    s = Scenario()
    s.leader(A, abilities=[stronger(AttributeIs(wanted))])
    card = s.character(A, power=5000, attributes=(Attribute.SLASH, Attribute.STRIKE))

    assert s.start().power(card) == power


@pytest.mark.rule("2-5-6")
def test_2_5_6_an_attribute_in_angle_brackets_selects_cards() -> None:
    """ "1 <Ranged> card of your hand" offers the one that has it."""
    s = Scenario()
    ranged = s.hand(A, s.character_card(attributes=(Attribute.RANGED,)))
    s.hand(A, s.character_card(attributes=(Attribute.SLASH,)))

    assert pick(s, "hand", AttributeIs(Attribute.RANGED)).choices() == [f"pick {ranged}", "done"]


@pytest.mark.rule("2-5-7")
@pytest.mark.parametrize("area", AREAS)
def test_2_5_7_an_attribute_from_the_text_counts_everywhere(area: str) -> None:
    """A card that has <Special> by its text is found as such in deck, hand and trash."""
    s = Scenario()
    data = s.character_card(attributes=(Attribute.SLASH,), abilities=[AlsoAttribute("Special")])
    card = {"deck": s.deck_top, "hand": s.hand, "trash": s.trash}[area](A, data)

    assert pick(s, area, AttributeIs(Attribute.SPECIAL)).choices() == [f"pick {card}", "done"]

"""The noun phrase: how many cards, whose, where, of which kind, and what is said of them."""

import pytest

from optcg.model import filters as f
from optcg.model.effects import KO, Move, Place, Play, Rest, SetActive
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, Every, Selection, This, Together, Top
from optcg.model.terms import Area, Attribute, Category, Color
from tests.text.said import EITHER, OPPONENT, TIDE, YOU, cards, effect, has, unread

THEIRS = cards(OPPONENT)
ON_FIELD = (Area.LEADER, Area.CHARACTER, Area.STAGE)


@pytest.mark.parametrize(
    ("words", "selection"),
    [
        ("1 of your opponent's Characters", Choose(THEIRS)),
        ("up to 1 of your opponent's Characters", Choose(THEIRS, up_to=True)),
        ("up to 3 of your opponent's Characters", Choose(THEIRS, 3, up_to=True)),
        ("all of your opponent's Characters", Every(THEIRS)),
        ("up to 1 Character", Choose(cards(EITHER), up_to=True)),
        (
            "all Characters other than your {Tidelamp Keepers} type Characters",
            Every(cards(EITHER, of=f.Without(f.AllOf((TIDE, f.OwnedBy(YOU)))))),
        ),
        ("this Character", This()),
        ("the attacking Character", Every(cards(EITHER, of=f.InBattle("attacker")))),
        ("up to 1 of your other Characters", Choose(cards(YOU, of=f.Without(f.ThisCard())), up_to=True)),
        (
            "up to a total of 2 of your opponent's Characters or DON!! cards",
            Choose(cards(OPPONENT, Area.CHARACTER, Area.COST), 2, up_to=True),
        ),
    ],
)
def test_how_many_and_whose(words: str, selection: Selection) -> None:
    assert effect(f"rest {words}") == Rest(selection)


@pytest.mark.parametrize(
    ("words", "areas"),
    [
        ("Characters", (Area.CHARACTER,)),
        ("Leader or Character cards", LEADER_AND_CHARACTERS),
        ("Characters or Stages", (Area.CHARACTER, Area.STAGE)),
    ],
)
def test_which_kind_of_card_on_the_field(words: str, areas: tuple[Area, ...]) -> None:
    chosen = Choose(cards(OPPONENT, *areas), up_to=True)
    assert effect(f"rest up to 1 of your opponent's {words}") == Rest(chosen)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("rested Characters", f.Rested()),
        ("red Characters", f.ColorIs(Color.RED)),
        ("multicolored Characters", f.Multicolor()),
        ("attacking Characters", f.InBattle("attacker")),
        ("Characters that were played this turn", f.PlayedThisTurn()),
        ("{Tidelamp Keepers} type Characters", TIDE),
        ("<Slash> attribute Characters", f.AttributeIs(Attribute.SLASH)),
        ('Characters with a type including "Tide"', f.TypeIncludes("Tide")),
        ("Characters with a cost of 3", f.CostIs("=", 3)),
        ("Characters with a cost of 3 or less", f.CostIs("<=", 3)),
        ("Characters with a base cost of 3 or more", f.CostIs(">=", 3, base=True)),
        ("Characters with 5000 power or more", f.PowerIs(">=", 5000)),
        ("Characters with 5000 base power or less", f.PowerIs("<=", 5000, base=True)),
        ("Characters with no base effect", f.NoBaseEffect()),
        ("Characters without a [When Attacking] effect", f.Without(f.HasTiming("When Attacking"))),
        ("Characters other than [Wren]", f.Without(f.NameIs("Wren"))),
        (
            "{Tidelamp Keepers} or {Brasswork Guild} type Characters",
            f.AnyOf((TIDE, f.TypeIs("Brasswork Guild"))),
        ),
        (
            "{Tidelamp Keepers} type Characters other than [Wren]",
            f.AllOf((TIDE, f.Without(f.NameIs("Wren")))),
        ),
    ],
)
def test_what_is_said_of_them(words: str, said: f.Filter) -> None:
    chosen = Choose(cards(YOU, of=said), up_to=True)
    assert effect(f"set up to 1 of your {words} as active") == SetActive(chosen)


def test_a_name_alone_is_a_card_of_any_kind_on_the_field() -> None:
    chosen = Choose(cards(YOU, *ON_FIELD, of=f.NameIs("Wren")), up_to=True)
    assert effect("set up to 1 of your [Wren] as active") == SetActive(chosen)


@pytest.mark.parametrize(
    ("words", "areas", "said"),
    [
        ("Character card with a cost of 2 or less from your hand", (Area.HAND,), (f.CostIs("<=", 2),)),
        (
            "red Character card with a cost of 2 or less other than [Wren] from your hand or trash",
            (Area.HAND, Area.TRASH),
            (f.ColorIs(Color.RED), f.CostIs("<=", 2), f.Without(f.NameIs("Wren"))),
        ),
        (
            "Character card with a cost of 5 or less and 6000 power or less from your trash",
            (Area.TRASH,),
            (f.PowerIs("<=", 6000), f.CostIs("<=", 5)),
        ),
    ],
)
def test_cards_off_the_field(words: str, areas: tuple[Area, ...], said: tuple[f.Filter, ...]) -> None:
    of = f.AllOf((f.CategoryIs(Category.CHARACTER), *said))
    assert effect(f"play up to 1 {words}") == Play(Choose(cards(YOU, *areas, of=of), up_to=True))


@pytest.mark.parametrize(
    ("words", "of"),
    [("Event", f.CategoryIs(Category.EVENT)), ("card with a [Trigger]", f.HasTrigger()), ("card", None)],
)
def test_a_card_of_any_kind(words: str, of: f.Filter | None) -> None:
    chosen = Choose(cards(YOU, Area.TRASH, of=of), up_to=True)
    assert effect(f"add up to 1 {words} from your trash to your hand") == Move(chosen, Place.HAND)


def test_cards_of_a_pile_are_those_on_its_top() -> None:
    assert effect("trash 2 cards from the top of your deck") == Move(Top(YOU, Area.DECK, 2), Place.TRASH)


def test_a_limit_on_all_of_them_together() -> None:
    chosen = Choose(THEIRS, None, total_power=4000)
    words = "any number of your opponent's Characters with a total power of 4000 or less"
    assert effect(f"K.O. {words}") == KO(chosen)


def test_two_phrases_joined_are_two_choices_and_no_card_is_chosen_twice() -> None:
    found = effect(
        "K.O. up to 1 of your opponent's Characters with a cost of 3 or less and up to 1 of your opponent's "
        "Characters with a cost of 1 or less"
    )
    three = Choose(cards(OPPONENT, of=f.CostIs("<=", 3)), up_to=True, slot=2)
    one = Choose(cards(OPPONENT, of=f.CostIs("<=", 1)), up_to=True, slot=3, other_than=(2,))
    assert found == KO(Together((three, one), slot=4))


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP01-016", f.Without(f.NameIs("Nami"))),
        ("OP01-026", f.PowerIs("<=", 4000)),
        ("OP01-005", f.ColorIs(Color.RED)),
        ("OP09-014", f.HasKeyword("Blocker")),
        ("OP15-001", f.GivenDonIs(">=", 2)),
        ("OP16-015", f.NameIncludes("Ace")),
        ("OP04-047", f.InArea((Area.CHARACTER,))),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)


def test_a_word_that_says_nothing_of_cards_is_not_read_past() -> None:
    assert unread("[On Play] Rest up to 1 of your opponent's sleepy Characters.").startswith("sleepy")

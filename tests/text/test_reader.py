"""The simplest texts are read wholly; every other line is unread, with its column."""

import pytest

from optcg.model.abilities import KeywordEffect, TriggerEffect
from optcg.model.cards import Unread
from optcg.model.effects import ActivateAbility, Draw
from optcg.model.terms import Category
from optcg.text import read
from tests.trees import event_effect, gain_power, play_this_card

BLOCKER_NOTE = "(After your opponent declares an attack, you may rest this card to take its place.)"
CHARACTER, EVENT, STAGE = Category.CHARACTER, Category.EVENT, Category.STAGE


@pytest.mark.rule("2-8-1")
def test_2_8_1_a_card_without_text_has_no_effects() -> None:
    assert read("", "", CHARACTER) == ((), ())
    assert read("-", "", CHARACTER) == ((), ())


@pytest.mark.rule("4-1-1")
def test_4_1_1_effects_are_what_the_text_states() -> None:
    abilities, unread = read("[Main] Draw 2 cards.", "[Trigger] Draw 1 card.", EVENT)
    assert abilities == (event_effect(("Main",), (Draw(2),)), TriggerEffect((Draw(1),)))
    assert unread == ()


@pytest.mark.rule("4-1-2")
@pytest.mark.parametrize("keyword", ["Blocker", "Rush", "Double Attack", "Banish"])
def test_4_1_2_a_keyword_is_recognised(keyword: str) -> None:
    assert read(f"[{keyword}]", "", CHARACTER) == ((KeywordEffect(keyword),), ())


@pytest.mark.rule("4-1-2")
def test_4_1_2_several_keywords_stand_on_one_line_or_on_two() -> None:
    both = (KeywordEffect("Rush"), KeywordEffect("Banish"))
    assert read("[Rush] [Banish]", "", CHARACTER) == (both, ())
    assert read("[Rush]<br>[Banish]", "", CHARACTER) == (both, ())


@pytest.mark.rule("2-8-4")
def test_2_8_4_an_explanatory_note_gives_no_effect() -> None:
    assert read(f"[Blocker] {BLOCKER_NOTE}", "", CHARACTER) == ((KeywordEffect("Blocker"),), ())


@pytest.mark.rule("2-8-4-1")
@pytest.mark.parametrize(
    "text",
    [
        f"[Blocker] {BLOCKER_NOTE}",
        f"[Blocker]<br>{BLOCKER_NOTE}",
        f"[Blocker]<br>{BLOCKER_NOTE.replace('.)', ')')}",
    ],
)
def test_2_8_4_1_a_card_with_its_note_is_the_same_as_one_without(text: str) -> None:
    assert read(text, "", CHARACTER) == read("[Blocker]", "", CHARACTER)


@pytest.mark.rule("2-8-4-1")
@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("[Rush] (This card may attack on the turn it comes into play.)", "[Rush]"),
        ("[Blocker] (When your opponent attacks, rest this card to make it the target.)", "[Blocker]"),
        ("[Rush: Character] (Can attack Characters on the turn it is played.)", "[Rush: Character]"),
        (
            "[On Play] Your Leader gains [Double Attack] during this turn.<br>(Deals 2 damage.)",
            "[On Play] Your Leader gains [Double Attack] during this turn.",
        ),
        (
            "[On Play] DON!! -2 (Return the specified number of DON!! cards.): Draw 1 card.",
            "[On Play] DON!! -2: Draw 1 card.",
        ),
        (
            "[On Play] \u2461 (Rest the specified number of active DON!! cards.): Draw 1 card.",
            "[On Play] \u2461: Draw 1 card.",
        ),
    ],
)
def test_2_8_4_1_a_note_in_other_words_is_a_note_too(text: str, bare: str) -> None:
    assert read(text, "", CHARACTER) == read(bare, "", CHARACTER)
    assert read(bare, "", CHARACTER)[1] == ()


@pytest.mark.rule("2-8-4-2")
@pytest.mark.parametrize(
    ("keyword", "passage"),
    [
        ("Blocker", "(Twice a turn.)"),
        ("Double Attack", "(This card deals 2 damage to Leaders.)"),
        ("Rush", "(This card can attack Characters on the turn in which it is played.)"),
        ("Rush", "(This card deals 2 damage.)"),
    ],
)
def test_2_8_4_2_a_passage_in_parentheses_that_says_more_than_a_note_is_unread(
    keyword: str, passage: str
) -> None:
    abilities, unread = read(f"[{keyword}] {passage}", "", CHARACTER)
    assert abilities == ()
    assert unread == (Unread(passage, len(keyword) + 4),)


@pytest.mark.parametrize("category", [CHARACTER, STAGE])
def test_a_trigger_plays_the_card(category: Category) -> None:
    assert read("", "[Trigger] Play this card.", category) == ((TriggerEffect((play_this_card(),)),), ())


def test_an_event_is_not_played() -> None:
    assert read("", "[Trigger] Play this card.", EVENT) == ((), (Unread("Play this card.", 11),))


@pytest.mark.parametrize(
    ("tag", "timing", "time"), [("[Counter]", "Counter", "battle"), ("[Main]", "Main", "turn")]
)
def test_an_event_gives_power_for_a_time(tag: str, timing: str, time: str) -> None:
    text = f"{tag} Up to 1 of your Leader or Character cards gains +3000 power during this {time}."
    assert read(text, "", EVENT) == ((event_effect((timing,), (gain_power(1, 3000, time),)),), ())


def test_an_event_may_have_both_timings() -> None:
    abilities, _ = read("[Main]/[Counter] Draw 1 card.", "", EVENT)
    assert abilities == (event_effect(("Main", "Counter"), (Draw(1),)),)


def test_a_trigger_may_reuse_the_main_effect() -> None:
    abilities, unread = read("[Main] Draw 2 cards.", "[Trigger] Activate this card's [Main] effect.", EVENT)
    assert abilities[1:] == (TriggerEffect((ActivateAbility("Main"),)),)
    assert unread == ()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "[When Struck] Draw 1 card. (This effect activates when this Character is attacked.)",
            "When this Character is attacked, draw 1 card.",
        ),
        (
            "[Your Turn] [Once Per Turn] [At Rest] You may trash 1 card from your hand: Draw 2 cards.<br>"
            "(This effect activates when this card becomes rested.)",
            "[Your Turn] [Once Per Turn] When this card becomes rested, you may trash 1 card from your hand: "
            "Draw 2 cards.",
        ),
        (
            "[Life 2 or Less] [When Attacking] Draw 1 card. (This effect is valid while you have 2 or less "
            "Life cards.)",
            "[When Attacking] If you have 2 or less Life cards, draw 1 card.",
        ),
        (
            "[Dawn] Draw 1 card. (This effect activates at the start of your turn.)",
            "At the start of your turn, draw 1 card.",
        ),
        ("[Start of Your Turn] Draw 1 card.", "At the start of your turn, draw 1 card."),
        ("[When Rested] Draw 1 card.", "When this card becomes rested, draw 1 card."),
    ],
)
def test_a_tag_nobody_knows_is_read_by_its_note_or_by_what_it_says(text: str, words: str) -> None:
    assert read(words, "", CHARACTER)[0]
    assert read(text, "", CHARACTER) == read(words, "", CHARACTER)


@pytest.mark.parametrize(
    "text",
    [
        "[On Removal] Draw 1 card.",
        "[Once Per Game] Draw 1 card. (This effect can only be activated once during the game.)",
        "[Dawn] [Dusk] Draw 1 card. (This effect activates at the start of your turn.)",
        "[Dawn] Draw 1 card. (This effect activates when the sun rises.)",
        "[Dawn] [On Play] Draw 1 card. (This effect activates at the start of your turn.)",
    ],
)
def test_a_tag_that_nothing_explains_is_not_read(text: str) -> None:
    abilities, unread = read(text, "", CHARACTER)
    assert (abilities, len(unread)) == ((), 1)


def test_a_keyword_nobody_knows_is_read_by_its_note() -> None:
    note = "[Sneak] (This card cannot be K.O.'d in battle.)"

    assert read(note, "", CHARACTER) == read("This Character cannot be K.O.'d in battle.", "", CHARACTER)
    assert read(note.replace(" (", "<br>("), "", CHARACTER) == read(note, "", CHARACTER)
    assert read("[Sneak]", "", CHARACTER)[1] == (Unread("[Sneak]", 1),)


def test_a_trigger_that_reuses_an_unread_effect_is_unread() -> None:
    abilities, unread = read("[Main] Win.", "[Trigger] Activate this card's [Main] effect.", EVENT)
    assert abilities == ()
    assert unread == (Unread("Win.", 8), Unread("Activate this card's [Main] effect.", 11))


def test_a_trigger_among_the_other_text_is_still_a_trigger() -> None:
    assert read("[Trigger] Draw 1 card.<br>[Rush]", "", CHARACTER) == (
        (KeywordEffect("Rush"), TriggerEffect((Draw(1),))),
        (),
    )


@pytest.mark.parametrize(
    ("text", "category", "unread"),
    [
        ("[Rush] and this Character smiles.", CHARACTER, Unread("and this Character smiles.", 8)),
        ("[Main] Draw 1 card. Then, sing.", EVENT, Unread("sing.", 27)),
        ("[Main] Draw 1 card", EVENT, Unread("Draw 1 card", 8)),
        ("[Main]", EVENT, Unread("[Main]", 1)),
        ("[Main] Draw 1 card.", CHARACTER, Unread("[Main] Draw 1 card.", 1)),
        ("[Blocker]", EVENT, Unread("[Blocker]", 1)),
        ("[On Play] Draw 1 card.", EVENT, Unread("[On Play] Draw 1 card.", 1)),
        ("[Rush]", STAGE, Unread("[Rush]", 1)),
    ],
)
def test_a_line_is_read_wholly_or_not_at_all(text: str, category: Category, unread: Unread) -> None:
    assert read(text, "", category) == ((), (unread,))


def test_one_unread_line_leaves_the_others_read() -> None:
    abilities, unread = read("[Blocker]<br>[On Play] Sing.", "", CHARACTER)
    assert abilities == (KeywordEffect("Blocker"),)
    assert unread == (Unread("Sing.", 11),)
    abilities, unread = read("[Rush] This Character smiles.", "", CHARACTER)
    assert abilities == (KeywordEffect("Rush"),)
    assert unread == (Unread("smiles.", 16),)


def test_abilities_side_by_side_on_one_line() -> None:
    lines = (
        "This card in your hand cannot be played by effects.",
        "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
        "When this Character is K.O.'d, draw 1 card.",
    )
    apart = tuple(ability for line in lines for ability in read(line, "", CHARACTER)[0])

    assert len(apart) == 3
    assert read(" ".join(lines), "", CHARACTER) == (apart, ())

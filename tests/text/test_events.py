"""Events: when an effect is activated - tags, "when", and moments of the turn."""

import pytest

from optcg.model import filters as f
from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, TriggerEffect, When
from optcg.model.effects import Draw
from optcg.model.terms import Area
from optcg.model.trees import nodes_of
from tests.text.said import OPPONENT, TIDE, YOU, ability, cards, has, official, unread

THIS = cards(YOU, Area.LEADER, Area.CHARACTER, Area.STAGE, of=f.ThisCard())


@pytest.mark.parametrize(
    ("words", "when"),
    [
        ("your Character is K.O.'d", When("K.O.'d", cards(YOU))),
        ("your opponent's Character is K.O.'d", When("K.O.'d", cards(OPPONENT))),
        ("this Character is K.O.'d by your opponent's effect", When("K.O.'d", THIS, by="opponent's effects")),
        ("this Character becomes rested", When("rested", THIS)),
        (
            "this Character battles and K.O.'s your opponent's Character",
            When("battles and K.O.s", THIS),
        ),
        ("this Character's attack deals damage to your opponent's Life", When("deals damage", THIS)),
        ("you play a {Tidelamp Keepers} type Character", When("played", cards(YOU, of=TIDE))),
        ("your opponent plays a Character", When("played", cards(OPPONENT))),
        (
            "you trash a {Tidelamp Keepers} type card from your hand",
            When("trashed from hand", cards(YOU, Area.HAND, of=TIDE), together=True),
        ),
        ("you activate an Event", When("activates an Event", who=YOU)),
        ("your opponent activates [Blocker]", When("activates Blocker", who=OPPONENT)),
        ("a card is removed from your Life cards", When("Life card leaves", who=YOU)),
        ("a DON!! card on your field is returned to your DON!! deck", When("DON!! returned", who=YOU)),
        ("you return 2 or more DON!! cards to your DON!! deck", When("DON!! returned", who=YOU, at_least=2)),
        ("your Life cards become 0", When("Life becomes 0", who=YOU)),
        ("a card is trashed from your Life cards", When("trashed from Life", who=YOU)),
        ("this Character becomes active", When("set active", THIS)),
        ("you attack with a {Tidelamp Keepers} type Character", When("attacks", cards(YOU, of=TIDE))),
        (
            "this Character or your {Tidelamp Keepers} type Character is K.O.'d",
            When("K.O.'d", cards(YOU, of=f.AnyOf((f.ThisCard(), TIDE)))),
        ),
        (
            "2 or more cards are trashed from your deck by your effect",
            When("trashed from deck", who=YOU, by="your effects", at_least=2, together=True),
        ),
        (
            "you trash 2 or more cards from your hand",
            When("trashed from hand", who=YOU, at_least=2, together=True),
        ),
        ("a DON!! card is given to your Character", When("given DON!!", cards(YOU))),
        ("you take damage", When("takes damage", who=YOU)),
        ("your Character is trashed by an effect", When("trashed", cards(YOU), by="effects")),
        ("your Character is returned to the owner's hand", When("returned to hand", cards(YOU))),
        (
            "your Character is placed at the bottom of the owner's deck",
            When("placed at the bottom", cards(YOU)),
        ),
    ],
)
def test_when_something_happens(words: str, when: When) -> None:
    assert ability(f"When {words}, draw 1 card.") == AutoEffect((when,), (Draw(1),))


@pytest.mark.parametrize(
    "tag",
    ["On Play", "When Attacking", "On Block", "On K.O.", "On Your Opponent's Attack", "End of Your Turn"],
)
def test_tags_of_auto_effects(tag: str) -> None:
    assert ability(f"[{tag}] Draw 1 card.") == AutoEffect((When(tag),), (Draw(1),))


@pytest.mark.parametrize("tag", ["Activate: Main", "Main", "Counter"])
def test_tags_of_effects_that_are_activated_at_will(tag: str) -> None:
    assert ability(f"[{tag}] Draw 1 card.") == ActivateEffect((tag,), (Draw(1),))


def test_the_other_tags() -> None:
    assert ability("[Trigger] Draw 1 card.") == TriggerEffect((Draw(1),))
    both = (When("On Play"), When("When Attacking"))
    assert ability("[On Play]/[When Attacking] Draw 1 card.") == AutoEffect(both, (Draw(1),))
    gated = ability("[DON!! x2] [Your Turn] [Once Per Turn] When your Character is K.O.'d, draw 1 card.")
    assert getattr(gated, "gate", None) == Gate(don=2, turn="your", once=True)


def test_the_start_of_a_turn() -> None:
    start = When("start of turn", who=YOU)
    assert ability("At the start of your turn, draw 1 card.") == AutoEffect((start,), (Draw(1),))
    main = When("start of Main Phase", who=YOU)
    assert ability("At the start of your Main Phase, draw 1 card.") == AutoEffect((main,), (Draw(1),))


@pytest.mark.parametrize(
    ("deed", "event"),
    [
        ("shuffle your deck", "start of the game"),
        ("turn 1 card from the top of your Life cards face-up", "Life is placed"),
        ("add up to 1 card from the top of your deck to the top of your Life cards", "Life is placed"),
        ("deal 1 damage to your opponent", "Life is placed"),
    ],
)
def test_the_start_of_the_game_comes_after_life_for_what_is_about_life(deed: str, event: str) -> None:
    """Rules 5-2-1-5-1, 5-2-1-7; also of kinds of steps that do not say so in their fields."""
    found = ability(f"At the start of the game, {deed}.")
    assert isinstance(found, AutoEffect)
    assert found.timings == (When(event),)


def test_power_for_a_battle_is_gained_in_it() -> None:
    """Rules 7-1-4, 7-1-5-2: all else that is told of a battle is done when it is over."""
    battles = "[Your Turn] If this Character battles your opponent's Character,"
    for words, event in (
        ("this Character gains +3000 power during this battle", "battles"),
        ("set this card as active", "battle ends"),
    ):
        found = ability(f"{battles} {words}.")
        assert isinstance(found, AutoEffect)
        assert found.timings == (When(event, THIS),)
    assert unread(f"{battles} this Character gains +3000 power during this turn.")
    assert has("ST02-010", When("battle ends", THIS))


def test_what_has_done_a_ko() -> None:
    by = When("On K.O.", by="opponent's effects")
    line = "If this Character was K.O.'d by your opponent's effect, draw 1 card."
    assert ability(f"[On K.O.] {line}") == AutoEffect((by,), (Draw(1),))
    assert unread(f"[On Play] {line}")


@pytest.mark.parametrize(
    ("number", "event"),
    [
        ("OP16-100", "K.O.'d"),
        ("ST33-004", "trashed from hand"),
        ("OP15-002", "activates an Event"),
    ],
)
def test_official_cards_that_ask_what_happened(number: str, event: str) -> None:
    """What happened is asked for with the same words as when it happens."""
    assert event in [node.event for node in nodes_of(official(number)) if isinstance(node, When)]


@pytest.mark.parametrize(
    "words",
    ["played", "selected", "added to the owner's hand", "placed at the top of the owner's deck"],
)
def test_what_is_done_to_a_card_befalls_it_only_if_there_is_such_an_event(words: str) -> None:
    assert unread(f"If this Character would be {words}, you may draw 1 card instead.")


def test_what_is_told_card_by_card_never_comes_to_several() -> None:
    assert unread("When 2 or more cards are added to your hand from your Life, draw 1 card.")


def test_an_event_that_nobody_knows_is_not_read() -> None:
    assert unread("When your Character sings, draw 1 card.").startswith("sings")
    assert has("EB01-023", When("On Play"))

"""What a player is told of a replacement effect: which cards would go, how, and that it was applied."""

import pytest

from optcg.engine.decisions import Decision
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario, Table

_LEAVES = "If your Character would be removed from the field, you may trash 1 card from your hand instead."


def asked(game: Table) -> Decision:
    decision = game.game.decision
    assert decision is not None
    return decision


def guarded(text: str = _LEAVES) -> Scenario:
    """B has a guard with this text, a Sabo, and a card in the hand."""
    s = Scenario()
    s.character(B, name="Guard", cost=9, abilities=said(text))
    s.character(B, name="Sabo", cost=1)
    s.hand(B, s.character_card())
    return s


@pytest.mark.parametrize(
    ("does", "fate"),
    [
        ("K.O. {}", "K.O.'d"),
        ("Trash {}", "trashed"),
        ("Return {} to the owner's hand", "returned to the hand"),
        ("Place {} at the bottom of the owner's deck", "placed at the bottom of the deck"),
        ("Add {} to the top of the owner's Life cards", "added to the top of Life"),
    ],
)
def test_the_question_says_which_card_would_go_and_how(does: str, fate: str) -> None:
    target = "all of your opponent's Characters with a cost of 1 or less"
    prompt = asked(worded(guarded(), f"{does.format(target)}.")).prompt
    does_instead = "Apply the replacement effect of Guard: trash 1 card from your hand instead?"
    assert prompt == f"Sabo would be {fate}. {does_instead}"


def test_several_cards_are_named_together() -> None:
    s = guarded()
    s.character(B, name="Koala", cost=1)
    prompt = asked(worded(s, "K.O. all of your opponent's Characters.")).prompt
    assert prompt.startswith("Guard, Sabo and Koala would be K.O.'d. Apply the")


def test_two_cards_of_one_name_are_told_apart() -> None:
    s = guarded()
    other = s.character(B, name="Sabo", cost=1)
    game = worded(s, "K.O. up to 1 of your opponent's Characters.").choose(f"pick {other}")
    assert asked(game).prompt.startswith(f"Sabo (#{game.id(other)}) would be K.O.'d.")


def test_of_several_replacements_each_says_for_which_card() -> None:
    s = Scenario()
    s.character(B, name="Guard", abilities=said(_LEAVES))
    own = "If this Character would be K.O.'d, you may trash 1 card from your hand instead."
    s.character(B, name="Sabo", abilities=said(own))
    s.character(B, name="Koala", abilities=said(own))
    s.hand(B, s.character_card())
    decision = asked(worded(s, "K.O. all of your opponent's Characters."))
    assert (decision.prompt, decision.details) == (
        "Sabo and Koala would be K.O.'d. Which replacement effect?",
        (
            "Sabo: trash 1 card from your hand instead (for Sabo)",
            "Koala: trash 1 card from your hand instead (for Koala)",
            "none of them",
        ),
    )


def test_a_card_of_the_opponent_is_called_so() -> None:
    s = Scenario()
    text = "If your opponent's Character would be K.O.'d, you may draw 1 card instead."
    s.character(A, name="Guard", abilities=said(text))
    s.character(B, name="Sabo")
    game = worded(s, "K.O. all of your opponent's Characters.")
    assert asked(game).prompt.startswith("Your opponent's Sabo would be K.O.'d.")


def test_the_log_tells_of_it() -> None:
    game = worded(guarded(), "K.O. all of your opponent's Characters with a cost of 1 or less.").choose("yes")
    (event,) = [event for event in game.game.events if event.kind == "replaced"]
    assert (event.rule, event.word) == ("8-1-3-4", "K.O.'d")
    guard, sabo = [f"{card.definition.name} ({card.definition.number})" for card in event.cards]
    assert event.source is not None
    by = f" by the effect of {event.source.definition.name} ({event.source.definition.number})"
    saved = f"{sabo} would have been K.O.'d{by}."
    assert event.text(None) == f"B applied the replacement effect of {guard}: {saved}"


def test_what_is_declined_is_not_told() -> None:
    game = worded(guarded(), "K.O. all of your opponent's Characters with a cost of 1 or less.").choose("no")
    assert "replaced" not in [event.kind for event in game.game.events]

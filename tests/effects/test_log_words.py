"""The sentences of the log: the right number, gain or loss, and which effect it was."""

import re

import pytest

from optcg.engine.board import board_lines
from optcg.engine.card import BOTH, Card
from optcg.engine.game_events import OF_LOSS, OF_ONE, SENTENCES, GameEvent
from optcg.engine.translate.cards import define
from optcg.model.terms import Category
from tests.effects.checks import said
from tests.scenario import A, B, Scenario, Table


def told(game: Table, kind: str) -> list[str]:
    return [event.text(None) for event in game.game.events if event.kind == kind]


def played(s: Scenario, text: str) -> Table:
    card = s.hand(A, s.character_card(name="Otama", cost=0, abilities=said(text)))
    return s.start().play(card)


def card_of(s: Scenario, name: str) -> Card:
    return Card(9, define(s.character_card(name=name), s.cards), BOTH)


def test_every_activation_names_card_and_tag() -> None:
    game = played(Scenario(), "[On Play] Draw 1 card.")
    (sentence,) = told(game, "effect_activated")
    assert sentence.startswith("A activated [On Play] of Otama (")


def test_what_is_declined_is_not_activated() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    game = played(s, "[On Play] You may trash 1 card from your hand: Draw 1 card.")
    assert told(game.choose("no"), "effect_activated") == []


def test_an_effect_that_was_declared_is_told_once() -> None:
    s = Scenario()
    card = s.character(A, name="Robin", abilities=said("[Activate: Main] Draw 1 card."))
    game = s.start().choose(f"activate {card}.1")
    assert [text.split(" (")[0] for text in told(game, "effect_activated")] == [
        "A activated [Activate: Main] of Robin"
    ]


def test_less_power_is_lost() -> None:
    s = Scenario()
    target = s.character(B, name="Sabo")
    game = played(s, "[On Play] Give up to 1 of your opponent's Characters -2000 power during this turn.")
    (sentence,) = told(game.choose(f"pick {target}"), "power_gained")
    assert sentence.startswith("Sabo (")
    assert " lost 2000 power during this turn by the effect of " in sentence


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        (
            "Return 1 of your active DON!! cards to your DON!! deck.",
            "don_changed",
            "1 DON!! of A was returned",
        ),
        ("Rest 2 of your DON!! cards.", "don_changed", "2 DON!! of A were rested"),
        ("Add 1 DON!! card from your DON!! deck and rest it.", "don_placed", "A placed 1 DON!! in the cost"),
        ("Give 1 rested DON!! card to your Leader.", "don_given", "A gave a DON!! to "),
    ],
)
def test_don_that_an_effect_changes_name_the_effect(text: str, kind: str, sentence: str) -> None:
    s = Scenario()
    s.don(A, active=2, rested=1)
    (found,) = told(played(s, f"[On Play] {text}"), kind)
    assert (found.startswith(sentence), " by the effect of Otama (" in found) == (True, True)


@pytest.mark.rule("6-2-4")
def test_don_that_stay_rested_are_told_with_the_phase_of_their_player() -> None:
    s = Scenario()
    s.don(B, rested=2)
    text = "Up to 2 of your opponent's rested DON!! cards will not become active in your opponent's next"
    game = played(s, f"[On Play] {text} Refresh Phase.")
    game.choose("number 2")
    (sentence,) = told(game, "don_held")
    assert sentence.startswith("2 DON!! of B will not become active in B's next Refresh Phase by the effect")


def test_don_of_the_don_phase_name_no_effect() -> None:
    game = Scenario().start().end()
    assert told(game, "don_placed")[-1] == "B placed 2 DON!! in the cost area."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (GameEvent("effects_ended", "6-6-1-3", A, number=1), "1 effect of A ended."),
        (GameEvent("effects_ended", "6-6-1-3", A, number=2), "2 effects of A ended."),
        (GameEvent("set_active", "6-2-4", B, number=1), "B set 1 rested card or DON!! as active."),
        (GameEvent("life_placed", "5-2-1-7", B, number=4), "B placed 4 Life cards."),
    ],
)
def test_numbers_agree_with_their_words(event: GameEvent, sentence: str) -> None:
    assert event.text(None) == sentence


def test_every_sentence_begins_with_a_capital() -> None:
    s = Scenario()
    cards = (card_of(s, "anna"), card_of(s, "bert"))
    for kind in SENTENCES:
        for number in (-1, 1, 2):
            for sight in (0, BOTH):
                text = GameEvent(kind, "1-1", A, cards, number, word="life", sight=sight).text(None)
                assert (text[0] == text[0].upper(), text[-1], "(s)" in text) == (True, ".", False)


def test_the_other_sentences_are_of_known_kinds() -> None:
    assert {*OF_ONE, *OF_LOSS} <= set(SENTENCES)


def test_an_attack_that_an_effect_redirects_names_the_new_target_and_the_effect() -> None:
    s = Scenario(turn_player=B)
    text = "[On Your Opponent's Attack] Change the attack target to 1 of your Characters."
    s.leader(A, name="Robin", abilities=said(text, Category.LEADER))
    s.character(A, name="Sabo")
    game = s.start().declare("leader_b", "leader_a")
    (sentence,) = told(game, "target_changed")
    assert (
        re.sub(r" \([^)]*\)", "", sentence) == "A changed the attack target to Sabo by the effect of Robin."
    )


def test_an_attack_that_stays_where_it_was_is_not_redirected() -> None:
    s = Scenario(turn_player=B)
    text = "[On Your Opponent's Attack] Change the attack target to this Character."
    wall = s.character(A, rested=True, abilities=said(text))
    assert told(s.start().declare("leader_b", wall), "target_changed") == []


def test_what_has_no_name_on_cards_is_told_in_words() -> None:
    s = Scenario()
    s.leader(A, name="Brogy")
    text = "[On Play] Your Leader can also attack active Characters during this turn."
    game = played(s, text)
    (sentence,) = told(game, "active_targets_gained")
    assert sentence.startswith("Brogy (")
    assert ") can also attack active Characters during this turn by the effect of " in sentence
    assert told(game, "keyword_gained") == []
    board = "\n".join(board_lines(game.game.view(A)))
    assert ("Attack Active" in board, "can attack active Characters" in board) == (False, True)


@pytest.mark.rule("8-6-1")
def test_equal_effects_of_two_cards_are_told_apart() -> None:
    s = Scenario()
    cards = [s.character(A, name="Koby", abilities=said("[End of Your Turn] Draw 1 card.")) for _ in range(2)]
    game = s.start().end()
    decision = game.game.decision

    assert decision is not None
    assert [words.split(":")[0] for words in decision.details] == [
        f"Koby (#{game.id(card)})" for card in cards
    ]

"""Every choice of many games is said in words, and at 80 columns."""

from collections import defaultdict

import pytest

from optcg import Catalog, Game
from optcg.bots import make
from optcg.cli.board import board_lines
from optcg.engine.choice_words import all_choice_words
from optcg.model.effects import KO, Effect, Move, Place, Play, TurnLife
from optcg.model.filters import FaceUp, Without
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.effects.checks import ANY, OWN_TRASH, event
from tests.effects.checks import said as said_by
from tests.scenario import A, B, Scenario

SAID = {
    "play": ("play ", "activate the Event "),
    "give": ("give 1 DON!! to ",),
    "attack": ("attack ",),
    "end": ("end the Main Phase",),
    "block": ("block with ",),
    "counter": ("trash ", "activate the Event "),
    "keep": ("keep this hand",),
    "redraw": ("put it back",),
    "rock": ("throw rock",),
    "activate": ("activate ",),
    "yes": ("yes", "[Trigger] "),
    "trigger yes": ("[Trigger] ",),
    "trigger no": ("add it to your hand",),
}


@pytest.fixture(scope="module")
def said() -> dict[str, set[str]]:
    """The words for every choice of some games, by the first word and with the question before it."""
    catalog = Catalog.house()
    words: dict[str, set[str]] = defaultdict(set)
    bot = make("random", 1)
    names = list(catalog.decks)
    for seed in range(len(names)):
        pair = [catalog.decks[names[seed]], catalog.decks[names[seed - 1]]]
        game = Game.start(catalog, pair, seed=seed, chooser="rps")
        while (decision := game.decision) is not None:
            view = game.view(decision.player)
            for line in board_lines(view):
                assert len(line.replace("\033[1m", "").replace("\033[0m", "").replace("\033[33m", "")) < 80
            for choice, spoken in zip(decision.choices, all_choice_words(view, decision), strict=True):
                word = str(choice).split()[0]
                words[word].add(spoken)
                words[f"{decision.kind} {word}"].add(spoken)
            game.choose(bot.choose(view, decision))
    return words


@pytest.mark.parametrize("kind", SAID)
def test_choices_are_said_in_words(said: dict[str, set[str]], kind: str) -> None:
    assert said[kind]
    assert all(words.startswith(SAID[kind]) for words in said[kind])


def test_no_choice_is_said_by_a_bare_id(said: dict[str, set[str]]) -> None:
    assert not [words for group in said.values() for words in group if "#" in words]


def test_an_effect_to_activate_is_named_by_its_tag_and_first_words(said: dict[str, set[str]]) -> None:
    assert all(": [Activate: Main] " in words for words in said["activate"])


def picks(s: Scenario, *effects: Effect) -> list[str]:
    card = event(s, *effects)
    game = s.start().play(card).game
    assert game.decision is not None
    return all_choice_words(game.view(A), game.decision)


def test_cards_of_one_name_are_told_apart() -> None:
    s = Scenario()
    for owner, cost, rested in ((A, 2, False), (A, 4, True), (B, 4, False)):
        s.character(owner, name="Sabo", cost=cost, rested=rested)
    said = picks(s, KO(Choose(ANY, 1)))
    assert said == ["Sabo (cost 2, 5000)", "Sabo (cost 4, 5000, rested)", "Sabo (cost 4, 5000, opponent's)"]


def test_different_cards_that_read_the_same_have_their_numbers() -> None:
    s = Scenario()
    cards = [s.character_card(name="Sabo") for _ in range(2)]
    for card in cards:
        s.trash(A, card)
    s.trash(A, cards[0])
    said = picks(s, Move(Choose(OWN_TRASH, 1), Place.HAND))[:3]
    assert [words[-len(cards[0].number) - 2 :] for words in said] == [
        f"[{cards[0].number}]",
        f"[{cards[1].number}]",
        f"[{cards[0].number}]",
    ]
    assert all(words.startswith("Sabo (cost ") and ", trash) [" in words for words in said)


@pytest.mark.rule("3-10-2")
def test_a_life_card_that_nobody_has_seen_is_told_by_its_place() -> None:
    s = Scenario()
    s.life(A, 2)
    s.life_top(A, s.character_card(name="Sabo"), face_up=True)
    s.life_top(A, s.character_card())
    hidden = Choose(Cards(Owner.YOU, (Area.LIFE,), Without(FaceUp())), 1)

    assert picks(s, TurnLife(hidden, face_up=True))[:3] == [
        "the bottom card of your Life",
        "card 3 from the top of your Life",
        "the top card of your Life",
    ]


@pytest.mark.rule("8-6-1")
def test_effects_that_read_alike_say_to_which_card_it_happened() -> None:
    s = Scenario()
    line = "When your Character is played, that Character gains +1000 power during this turn."
    s.character(A, name="Koby", abilities=said_by(line))
    for name in ("Sabo", "Ace"):
        s.trash(A, s.character_card(name=name))
    both = event(s, Play(Choose(OWN_TRASH, 2)))
    game = s.start().play(both).game

    assert game.decision is not None
    assert [words.split(" (for ")[-1] for words in game.decision.details] == ["Sabo)", "Ace)"]

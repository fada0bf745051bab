"""Every choice of many games is said in words, and at 80 columns."""

from collections import defaultdict

import pytest

from optcg import Catalog, Game
from optcg.bots import make
from optcg.cli.board import board_lines
from optcg.engine.choice_words import choice_words

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
    "activate": ("activate effect ",),
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
            for choice in decision.choices:
                word, spoken = str(choice).split()[0], choice_words(view, decision, choice)
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

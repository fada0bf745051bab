"""The action space: every choice of every decision has a code, and no two share one."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from optcg import Catalog, Choice, Game, OptcgError
from optcg.engine.decisions import Decision
from tests.envs.rl import actions, any_decks, codes_of, places_of
from tests.games.every_card import WEIGHTS, draw_deck
from tests.games.playing import house
from tests.games.random_trees import random_game
from tests.official.board import catalog as official
from tests.scenario import A, Scenario

MOST = 3000
SHORT = [0, 1]
LONG = [pytest.param(block, marks=pytest.mark.long) for block in range(2, 80)]


def decisions(game: Game, random: Random) -> Iterator[tuple[Game, Decision]]:
    """Play at random, rather cards than nothing, and stop at every decision."""
    for _ in range(MOST):
        decision = game.decision
        if decision is None:
            return
        yield game, decision
        weights = [WEIGHTS.get(choice.kind, 2) for choice in decision.choices]
        game.choose(random.choices(decision.choices, weights)[0])


def check(game: Game, decision: Decision) -> list[int]:
    codes = codes_of(decision, places_of(game.state, decision.player))
    assert len(codes) == len(decision.choices)
    assert len(set(codes)) == len(codes), f"{decision} has two choices of one code: {codes}"
    assert all(0 <= code < actions.ACTIONS for code in codes)
    return codes


def house_games(block: int) -> Iterator[Game]:
    pairs = any_decks(house(), block)
    for seed in range(block * 12, block * 12 + 12):
        yield Game.start(house(), next(pairs), seed=seed, chooser="rps", even=seed % 2 == 0, log=False)


def drawn_games(cards: Catalog, block: int, count: int) -> Iterator[Game]:
    """Decks drawn from all cards, so that each card comes up before any comes again."""
    random = Random(f"drawn {block}")
    seen: Counter[str] = Counter()
    for seed in range(count):
        decks = [draw_deck(random, cards, seen) for _ in range(2)]
        seen.update(number for deck in decks for number in deck.numbers)
        yield Game.start(cards, decks, seed=block * count + seed, even=seed % 2 == 0, log=False)


@pytest.mark.parametrize("block", [*SHORT, *LONG])
def test_house_decks_need_no_spare_code(block: int) -> None:
    for game in house_games(block):
        for _, decision in decisions(game, Random(block)):
            assert max(check(game, decision)) < actions.BLOCKS["spare"].first


@pytest.mark.parametrize("block", [*SHORT, *LONG])
def test_official_cards_need_no_spare_code(block: int) -> None:
    for game in drawn_games(official(), block, 12):
        for _, decision in decisions(game, Random(block)):
            assert max(check(game, decision)) < actions.BLOCKS["spare"].first


@pytest.mark.parametrize("block", [*SHORT, *LONG])
def test_cards_of_random_text_have_codes_too(block: int) -> None:
    for seed in range(block * 8, block * 8 + 8):
        for game, decision in decisions(random_game(seed, seed % 2 == 0), Random(seed)):
            check(game, decision)


def test_every_code_has_a_name_of_its_own() -> None:
    assert len(set(actions.ACTION_NAMES)) == actions.ACTIONS
    ends = [block.end for block in actions.BLOCKS.values()]
    assert [block.first for block in actions.BLOCKS.values()] == [0, *ends[:-1]]
    assert ends[-1] == actions.ACTIONS


def test_the_code_names_what_the_choice_does() -> None:
    s = Scenario()
    s.character(A)
    attacker = s.character(A)
    held = [s.hand(A, s.character_card(cost=1)) for _ in range(2)]
    table = s.start()
    game = table.game
    assert game.decision is not None
    codes = check(game, game.decision)
    names = {str(c): actions.ACTION_NAMES[code] for c, code in zip(game.decision.choices, codes, strict=True)}
    assert names["end"] == "end"
    assert names[f"play #{game.by_ref(held[1])}"] == "play hand card 2"
    assert names[f"attack #{game.by_ref(attacker)} #{game.by_ref('leader_b')}"] == (
        "attack opponent's Leader with own Character 2"
    )


def numbered(count: int) -> Decision:
    choices = tuple(Choice("effect", None, None, number + 1) for number in range(count))
    return Decision(A, "effect", "8-6-1", "Which comes next?", choices)


def test_a_longer_list_than_foreseen_takes_spare_codes() -> None:
    codes = codes_of(numbered(16 + actions.SPARE), {})
    assert len(set(codes)) == 16 + actions.SPARE
    assert codes[15] == actions.BLOCKS["effect"].end - 1
    assert codes[16:] == list(range(actions.BLOCKS["spare"].first, actions.ACTIONS))


def test_a_list_too_long_for_the_space_is_refused_and_not_cut() -> None:
    with pytest.raises(OptcgError, match=r"8-6-1.*65 answers without a code"):
        codes_of(numbered(17 + actions.SPARE), {})


def test_all_cards_that_both_players_have_can_be_listed() -> None:
    choices = tuple(Choice("pick", number) for number in range(1, 101))
    codes = codes_of(Decision(A, "cards", "8-4-4", "Which?", choices), {})
    assert len(set(codes)) == 100
    assert max(codes) < actions.BLOCKS["spare"].first

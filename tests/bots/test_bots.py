"""Bots answer by what they are handed, and the same seed answers the same way."""

import pytest

from optcg import Catalog, Choice, Decision, Game, OptcgError, View
from optcg.bots import NAMES, SEARCHING, Bot, Reason, make
from tests.needs import ROOT


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog.house()


def small(name: str, seed: int) -> Bot:
    """The bot of this name; one that looks ahead does so a little only."""
    return make(name, seed, nodes=3) if name in SEARCHING else make(name, seed)


def play(catalog: Catalog, bots: tuple[Bot, Bot], seed: int) -> Game:
    game = Game.start(catalog, list(catalog.decks.values())[:2], seed=seed)
    while (decision := game.decision) is not None:
        game.choose(bots[decision.player].choose(game.view(decision.player), decision))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_game_to_its_end(catalog: Catalog, name: str) -> None:
    game = play(catalog, (small(name, 1), small(name, 2)), seed=3)
    assert game.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(catalog: Catalog, name: str) -> None:
    first = play(catalog, (small(name, 1), small(name, 2)), seed=3)
    again = play(catalog, (small(name, 1), small(name, 2)), seed=3)
    assert first.record().to_dict() == again.record().to_dict()


@pytest.mark.parametrize("name", ["random", "easy", "search"])
def test_another_seed_plays_another_game(catalog: Catalog, name: str) -> None:
    first = play(catalog, (small(name, 1), small(name, 2)), seed=3)
    other = play(catalog, (small(name, 5), small(name, 2)), seed=3)
    assert first.record().choices != other.record().choices


def test_a_bot_without_a_seed_has_one_of_its_own(catalog: Catalog) -> None:
    choices = tuple(Choice("number", None, None, number) for number in range(1000))
    question = Decision(0, "number", "1-3-5", "Which number?", choices)
    view = Game.start(catalog, list(catalog.decks.values())[:2], seed=1).view(0)
    answers = {
        tuple(str(bot.choose(view, question)) for _ in range(4)) for bot in (make("random"), make("random"))
    }
    assert len(answers) == 2


def test_every_choice_is_taken_at_some_time(catalog: Catalog) -> None:
    bot = make("random", 1)
    view = Game.start(catalog, list(catalog.decks.values())[:2], seed=1).view(0)
    question = Decision(
        0, "number", "1-3-5", "Which?", tuple(Choice("number", None, None, n) for n in range(5))
    )
    assert {bot.choose(view, question).number for _ in range(200)} == set(range(5))


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(OptcgError, match=r"no bot named 'grandmaster'.*random"):
        make("grandmaster")


def test_a_bot_is_handed_its_own_view_and_decision(catalog: Catalog) -> None:
    """The view of a seat holds no card that the seat may not see, so neither can the bot."""
    seen: list[tuple[View, Decision]] = []

    class Watcher:
        def choose(self, view: View, decision: Decision) -> Choice:
            seen.append((view, decision))
            return decision.choices[-1]

        def reasons(self, view: View, decision: Decision) -> list[Reason]:
            return []

    play(catalog, (Watcher(), Watcher()), seed=4)
    for view, decision in seen:
        assert view.viewer == decision.player
        assert view.decision is decision
        opponent = view.state.players[1 - decision.player]
        assert all(card.definition.number == "?" for card in opponent.deck)
        assert view.state.dice == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_first_reason_is_what_the_bot_does(catalog: Catalog, name: str) -> None:
    bot, silent = small(name, 1), small(name, 1)
    other = make("random", 2)
    game = Game.start(catalog, list(catalog.decks.values())[:2], seed=5)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.player)
        if decision.player == 1:
            game.choose(other.choose(view, decision))
            continue
        reasons = bot.reasons(view, decision)
        choice = bot.choose(view, decision)
        assert reasons[0].choice == choice == silent.choose(view, decision)
        assert [reason.value for reason in reasons] == sorted((r.value for r in reasons), reverse=True)
        assert {reason.choice for reason in reasons} <= set(decision.choices)
        assert all(reason.why for reason in reasons)
        game.choose(choice)


def test_the_bot_of_the_docs_plays(catalog: Catalog) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    names: dict[str, type[Bot]] = {}
    exec(code, names)
    assert play(catalog, (names["Cautious"](), make("greedy", 1)), seed=3).result is not None

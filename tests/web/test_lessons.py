"""The lessons for who is new: each reaches its goal by the choices that it tells, whatever the dice say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import optcg
from optcg import Catalog, Game, Position
from optcg.bots import make
from optcg.engine.decisions import Choice

Facts = dict[str, Any]
LESSONS: list[Facts] = json.loads(
    (Path(optcg.__file__).parent / "web" / "lessons.json").read_text(encoding="utf-8")
)
BOT = "normal"  # that of learn.js
MOST_CHOICES = 40  # until a step is done


def begun(lesson: Facts, seed: int = 0) -> Game:
    """As the server begins it."""
    position = Position.from_dict(lesson["position"], Catalog.house())
    return Game.from_position(position, lesson.get("seed", seed), even=True)


def choice_for(game: Game, words: str) -> Choice:
    """The choice that is written with the numbers of cards in place of their ids."""
    seen = json.dumps(game.view(0).to_dict())
    numbers = dict(re.findall(r'"id": (\d+), "card": "([^"]+)"', seen))
    assert game.decision is not None
    named = {
        re.sub(r"#(\d+)", lambda found: numbers[found[1]], str(choice)): choice
        for choice in game.decision.choices
    }
    return named[words]


def fits(event: Facts, until: Facts) -> bool:
    found = {**event, "card": event["cards"][0]["card"] if event["cards"] and event["cards"][0] else None}
    return all(found[key] == value for key, value in until.items())


def play(game: Game, step: Facts, heard: int) -> int:
    """Do what a step tells until it is done; how many events that took, with those before."""
    bot = make(BOT)
    for _ in range(MOST_CHOICES):
        for place, event in enumerate(game.view(0).events[heard:], heard + 1):
            if fits(event.to_dict(0), step["until"]):
                return place
        decision = game.decision
        assert decision is not None, f"the game is over before: {step['say']}"
        if decision.player == 0:
            game.choose(choice_for(game, step["choose"]))
        else:
            game.choose(bot.choose(game.view(1), decision))
    raise AssertionError(f"never done: {step['say']}")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["id"])
def test_a_lesson_reaches_its_goal_by_what_it_tells(lesson: Facts, seed: int) -> None:
    game, heard = begun(lesson, seed), 0
    for step in lesson["steps"]:
        for _ in range(0 if "look" in step else step.get("times", 1)):
            heard = play(game, step, heard)
    if lesson is LESSONS[-1]:
        assert game.result is not None
        assert game.result.winner == 0


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson["id"])
def test_a_step_tells_something_or_asks_for_something(lesson: Facts) -> None:
    for step in lesson["steps"]:
        assert ("look" in step) is not ("until" in step)
        assert "choose" not in step or "until" in step


def test_the_hand_to_redraw_costs_much_and_the_new_one_little() -> None:
    game = begun(next(lesson for lesson in LESSONS if lesson["id"] == "setup"))

    def costs() -> list[int]:
        hand = game.view(0).to_dict()["A"]["hand"]  # type: ignore[call-overload, index]
        return sorted(Catalog.house()[card["card"]].cost or 0 for card in hand)  # type: ignore[index]

    game.choose("first")
    assert costs()[0] >= 4
    game.choose("redraw")
    assert costs()[:3] == [1, 2, 3]

"""Rule 5-2-1-5: effects at the start of the game."""

from dataclasses import dataclass

import pytest

from optcg import Game
from optcg.model.abilities import Ability, AutoEffect, When
from optcg.model.cards import CardData, Problem
from optcg.model.effects import Effect, Play
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import DECK_SIZE, Area, Category
from tests.scenario import NAMES, A, B, Scenario

STAGES = Cards(Owner.YOU, (Area.DECK,), CategoryIs(Category.STAGE))
PLAY_A_STAGE = Play(Choose(STAGES, 1, up_to=True))


@dataclass
class ListedDeck:
    """A Leader with 50 cards, taken for legal."""

    numbers: list[str]

    def problems(self) -> list[Problem]:
        return []


def at_the_start(*effects: Effect) -> AutoEffect:
    return AutoEffect((When("start of the game"),), effects)


class Table:
    """Both players bring 4 copies of a Stage; the Leaders have these abilities."""

    def __init__(self, of_a: list[Ability], of_b: list[Ability], chooser: int, seed: int = 1) -> None:
        s = Scenario()
        self.stage: CardData = s.stage_card()
        filler = s.cards.filler().number
        decks = []
        for abilities in (of_a, of_b):
            leader = s.card(Category.LEADER, power=5000, life=5, abilities=abilities)
            stages = [self.stage.number] * 4
            decks.append(ListedDeck([leader.number, *stages, *[filler] * (DECK_SIZE - 4)]))
        self.cards = s.cards  # a game knows its catalogue only as long as somebody keeps it
        self.game = Game.start(s.cards, decks, seed=seed, chooser=chooser)

    def asked(self) -> tuple[int, str]:
        assert self.game.decision is not None
        return self.game.decision.player, self.game.decision.kind

    def pick(self) -> None:
        """Take the first card that is offered."""
        assert self.game.decision is not None
        self.game.choose(self.game.decision.choices[0])

    def stages(self) -> list[bool]:
        """Who has a Stage on the field."""
        view = self.game.view(None).to_dict()
        return [view[name]["stage"] is not None for name in NAMES]  # type: ignore[index]


@pytest.mark.rule("5-2-1-5-1")
@pytest.mark.parametrize("answer", ["first", "second"])
@pytest.mark.parametrize("chooser", [A, B])
def test_5_2_1_5_1_the_chooser_goes_first_whoever_plays_first(chooser: int, answer: str) -> None:
    """Both Leaders have an effect at the start of the game: the chooser's comes first."""
    table = Table([at_the_start(PLAY_A_STAGE)], [at_the_start(PLAY_A_STAGE)], chooser)
    table.game.choose(answer)
    first = table.asked()

    table.pick()

    assert (first, table.asked()) == ((chooser, "cards"), (1 - chooser, "cards"))


@pytest.mark.rule("5-2-1-5-1")
def test_5_2_1_5_1_the_effects_come_before_the_opening_hands() -> None:
    """When A is asked for the Stage, nobody has drawn yet; afterwards the hands are drawn."""
    table = Table([at_the_start(PLAY_A_STAGE)], [], chooser=A)
    table.game.choose("first")
    hands = [len(player.hand) for player in table.game.state.players]

    table.pick()

    assert (hands, table.stages(), table.asked()) == ([0, 0], [True, False], (A, "hand"))


@pytest.mark.rule("5-2-1-5-1")
def test_5_2_1_5_1_a_player_orders_several_own_effects() -> None:
    """With two such effects the player is asked which comes first."""
    effects: list[Ability] = [at_the_start(PLAY_A_STAGE), at_the_start()]
    table = Table(effects, [], chooser=A)

    table.game.choose("second")

    assert table.asked() == (A, "effect")


@pytest.mark.rule("5-2-1-5-1")
def test_5_2_1_5_1_without_such_effects_the_preparations_go_on() -> None:
    """Nobody is asked anything before the opening hands."""
    table = Table([], [], chooser=A)

    table.game.choose("first")

    assert table.asked() == (A, "hand")


@pytest.mark.rule("5-2-1-5-2")
def test_5_2_1_5_2_a_deck_that_was_changed_is_shuffled() -> None:
    """A takes a Stage from the deck: A's deck is shuffled before hands are drawn, and B's is not."""
    table = Table([at_the_start(PLAY_A_STAGE)], [at_the_start(PLAY_A_STAGE)], chooser=A)
    table.game.choose("first")
    table.pick()

    table.game.choose("done")

    shuffled = [e.player for e in table.game.events if e.rule == "5-2-1-5-2"]
    rules = [event.rule for event in table.game.events]
    assert (shuffled, rules.index("5-2-1-5-2") < rules.index("5-2-1-6")) == ([A], True)


@pytest.mark.rule("8-4-4-4")
def test_8_4_4_4_who_takes_no_card_has_not_learned_where_they_lie() -> None:
    """The faces of the deck are shown for the choice. Neither ids nor places tell anything afterwards."""
    stayed = 0
    for seed in range(12):
        table = Table([at_the_start(PLAY_A_STAGE)], [], chooser=A, seed=seed)
        table.game.choose("first")
        deck = table.game.state.players[A].deck
        table.game.choose("done")
        now = [*table.game.state.players[A].deck]
        shown = {card.id for card in deck}
        piles = (now, table.game.state.players[A].hand)
        assert not any(card.id in shown for pile in piles for card in pile)
        assert all(not card.sight for card in now)
        stages = [place for place, card in enumerate(deck) if card.definition.number == table.stage.number]
        stayed += sum(
            now[place].definition.number == table.stage.number for place in stages if place < len(now)
        )
        assert not any(event.rule == "5-2-1-5-2" for event in table.game.events)
    assert stayed < 20, "of 48 Stages hardly one lies where it lay"

"""The invariants that random games are checked by: each of them sees what it is there to see."""

from collections.abc import Callable

import pytest

from optcg import Game
from optcg.engine.bans import CANNOT_ATTACK
from optcg.engine.card import Card
from optcg.engine.continuous import CANNOT, TURN, begin
from optcg.engine.decisions import Decision
from optcg.engine.invariants import broken
from optcg.engine.state import GameState
from tests.games.playing import Watch, play_on
from tests.scenario import A, B, Scenario


def a_game() -> Game:
    s = Scenario()
    for _ in range(3):
        s.character(A, don=1)
        s.character(B)
    s.stage(A)
    s.hand(A, s.character_card())
    return s.start().game


def lose_a_card(state: GameState) -> None:
    state.players[A].hand.pop()


def change_a_card(state: GameState) -> None:
    deck = state.players[B].deck
    deck[0] = Card(deck[0].id, state.players[A].hand[0].definition, 0)


def copy_an_id(state: GameState) -> None:
    deck = state.players[B].deck
    deck[0] = Card(deck[1].id, deck[0].definition, 0)


def invent_an_id(state: GameState) -> None:
    state.next_id -= 1


def swap_cards_of_the_players(state: GameState) -> None:
    a, b = state.players
    a.characters[0], b.characters[0] = b.characters[0], a.characters[0]


def add_don(state: GameState) -> None:
    state.players[A].don_active += 1


def lose_given_don(state: GameState) -> None:
    state.players[A].characters[0].given_don -= 1


def owe_don(state: GameState) -> None:
    state.players[A].don_held_rested -= 1
    state.players[A].don_rested += 1


def give_don_to_a_stage(state: GameState) -> None:
    stage = state.players[A].stage
    assert stage is not None
    stage.given_don = 1


def six_characters(state: GameState) -> None:
    state.players[A].characters += [state.players[A].characters[0].copy() for _ in range(3)]


def stage_among_the_characters(state: GameState) -> None:
    player = state.players[A]
    assert player.stage is not None
    player.characters.append(player.stage)
    player.stage = None


def empty_deck(state: GameState) -> None:
    player = state.players[A]
    player.trash += player.deck
    player.deck = []


def card_in_no_area(state: GameState) -> None:
    player = state.players[A]
    player.no_area.append(player.hand.pop())


def no_question(state: GameState) -> None:
    state.decision = None


def no_answer(state: GameState) -> None:
    state.decision = Decision(0, "main", "6-5-2", "What do you do?", ())


def change_a_value(state: GameState) -> None:
    state.players[B].leader.power += 1000


def forget_who_enters(state: GameState) -> None:
    state.players[A].field().pop()


def hide_a_ban(state: GameState) -> None:
    begin(state, state.players[A].leader.id, CANNOT, CANNOT_ATTACK, TURN, B)
    state.listening = 0


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lose_a_card, "The cards of A are not those of the deck"),
        (change_a_card, "The cards of B are not those of the deck"),
        (copy_an_id, "Two cards have the same id"),
        (invent_an_id, "an id that was never given"),
        (swap_cards_of_the_players, "lies on the wrong side"),
        (add_don, "A has 11 DON!!, not 10"),
        (lose_given_don, "A has 9 DON!!, not 10"),
        (owe_don, "a negative number of DON!!"),
        (give_don_to_a_stage, "given DON!! (Rule 6-5-5-1)"),
        (six_characters, "A has 6 Characters (Rule 3-7-6)"),
        (stage_among_the_characters, "lies in the wrong area"),
        (empty_deck, "A has no deck and has not lost (Rule 9-2-1-2)"),
        (card_in_no_area, "in no area outside of a [Trigger] (Rule 10-1-5-3)"),
        (no_question, "either ask or be over"),
        (no_answer, "A decision has no choices"),
        (change_a_value, "which should be"),
        (forget_who_enters, "not that of its areas"),
        (hide_a_ban, "is bound, and nothing tells of it"),
    ],
)
def test_damage_to_the_state_is_seen(damage: Callable[[GameState], None], sentence: str) -> None:
    game = a_game()
    watch = Watch(game)
    damage(game.state)
    faults = broken(game.state, watch.cards, watch.don)
    assert any(sentence in fault for fault in faults), faults


def test_an_undamaged_game_has_no_faults() -> None:
    watch = Watch(a_game())
    play_on(watch.game, 1)
    watch.check()
    assert watch.game.over

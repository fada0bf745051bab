"""What is kept in mind of a turn: only what some card of the game asks for."""

from optcg.engine.memory import PLACED, STAYS, Memory, turn_begins
from optcg.engine.state import GameState
from optcg.engine.timings import BIT
from optcg.engine.width import bit_of, i64


def gather_memories(state: GameState) -> None:
    """Find out what cards of this game ask of a turn, wherever they are, and whether some have effects off
    the field; most games have none of them."""
    found: dict[str, Memory] = {}
    off_field: i64 = 0
    for player in state.players:
        piles = (player.deck, player.hand, player.life, player.trash, player.no_area)
        definitions = [card.definition for pile in piles for card in pile]
        definitions += [card.definition for card in (player.leader, *player.characters)]
        if player.stage is not None:
            definitions.append(player.stage.definition)
        for definition in dict.fromkeys(definitions):  # most cards are there several times
            for memory in definition.memories:
                found[memory.key] = memory
            off_field |= definition.listens_off_field
    state.memories = tuple(found.values())
    state.remembers = off_field
    for memory in state.memories:
        state.remembers |= bit_of(memory.timing.event & BIT)
    if PLACED in found and not any(PLACED in mark for mark in state.marks):
        # A game that begins at some position: nothing was put anywhere before.
        state.mark(turn_begins(state.next_id))


def follow(state: GameState, card_id: i64, now: i64) -> None:
    """A card went from the field to the trash, where its effects may still ask how it was played."""
    for memory in state.memories:
        if memory.last == STAYS:
            times = state.marks.count(memory.mark(card_id, 0))
            if times:
                state.mark(memory.mark(now, 0), times)


def keep_beginning(state: GameState) -> None:
    """A turn begins: what is put into the trash from now on may be asked for."""
    if state.memories and any(memory.key == PLACED for memory in state.memories):
        state.marks = tuple([mark for mark in state.marks if PLACED not in mark])
        state.mark(turn_begins(state.next_id))

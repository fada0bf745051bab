"""What is kept in mind of a turn: only what some card of the game asks for."""

from optcg.engine.memory import Memory
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

"""What is kept in mind of a turn: only what some card of the game asks for."""

from optcg.engine.program import Memory
from optcg.engine.state import GameState
from optcg.engine.timings import IN_LIFE, OFF_FIELD
from optcg.engine.width import bit_of


def gather_memories(state: GameState) -> None:
    """Find out what cards of this game ask of a turn, wherever they are, and whether some have effects off
    the field; most games have none of them."""
    found: dict[str, Memory] = {}
    off_field = in_life = False
    for player in state.players:
        piles = (player.deck, player.hand, player.life, player.trash, player.no_area)
        definitions = [card.definition for pile in piles for card in pile]
        definitions += [card.definition for card in (player.leader, *player.characters)]
        if player.stage is not None:
            definitions.append(player.stage.definition)
        for definition in dict.fromkeys(definitions):  # most cards are there several times
            for memory in definition.memories:
                found[memory.key] = memory
            off_field = off_field or bool(definition.off_field)
            in_life = in_life or bool(definition.in_life)
    state.memories = tuple(found.values())
    state.remembers = bit_of(OFF_FIELD) if off_field else 0
    state.remembers |= bit_of(IN_LIFE) if in_life else 0
    for memory in state.memories:
        state.remembers |= bit_of(memory.timing.event)

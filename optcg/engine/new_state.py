"""Rule 5-2-1-1: the state of a game whose decks were presented."""

from optcg.engine import dice
from optcg.engine.card import NOBODY, Card
from optcg.engine.definitions import LEADER, Definition
from optcg.engine.field_card import IN_LEADER_AREA, new_field_card
from optcg.engine.player_state import PlayerState
from optcg.engine.setup import SHUFFLE, SetupFrame
from optcg.engine.state import SETUP, GameState
from optcg.engine.throwing import NO_THROW
from optcg.model.errors import IllegalDeck
from optcg.model.terms import DECK_SIZE, DON_DECK_SIZE, PLAYER_NAMES


def some_unread(rows: list[list[Definition]]) -> bool:
    """Whether the text of a card of the decks is not wholly read."""
    return any(card.unread for row in rows for card in row)


def new_state(rows: list[list[Definition]], seed: int, chooser: int, even: bool, log: bool) -> GameState:
    """Rule 5-2-1-1: decks are presented, the Leader first in each row; nothing is shuffled yet."""
    players: list[PlayerState] = []
    for owner, cards in enumerate(rows):
        if len(cards) != DECK_SIZE + 1 or cards[0].category != LEADER:
            raise IllegalDeck(
                f"The deck of player {PLAYER_NAMES[owner]} is not a Leader and 50 cards (Rule 5-1-2)."
            )
        first_id = 1 + owner * len(cards)
        players.append(_new_player(owner, cards, first_id))
    next_id = sum(len(cards) for cards in rows)
    frame = SetupFrame(chooser, SHUFFLE, NO_THROW)
    return GameState(
        players,
        0,
        0,
        0,
        SETUP,
        [frame],
        [],
        dice.seeded(seed),
        next_id,
        even,
        True,
        None,
        None,
        [] if log else None,
        None,
    )


def _new_player(owner: int, cards: list[Definition], first_id: int) -> PlayerState:
    leader = cards[0]
    record = new_field_card(first_id, leader, owner, IN_LEADER_AREA)
    # Rule 3-3-1: the DON!! deck lies ready.
    deck = [Card(first_id + place, card, NOBODY) for place, card in enumerate(cards[1:], start=1)]
    don_deck = leader.abilities.rule_texts.don_deck
    size = DON_DECK_SIZE if don_deck < 0 else don_deck
    return PlayerState(record, [], None, deck, [], [], [], [], size, 0, 0, 0, 0)

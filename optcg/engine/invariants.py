"""What must always hold, whatever is played. Tests check it after every choice of random games."""

from collections import Counter

from optcg.engine.card import IN_CHARACTER_AREA, IN_LEADER_AREA, IN_STAGE_AREA, FieldCard
from optcg.engine.definitions import CHARACTER, LEADER, STAGE
from optcg.engine.power_and_cost import derive
from optcg.engine.rule_processing import loses_later
from optcg.engine.state import GameState, PlayerState
from optcg.model.terms import CHARACTER_LIMIT, PLAYER_NAMES


def card_numbers(player: PlayerState) -> Counter[str]:
    """The numbers of all cards of a player, wherever they lie, the Leader left out."""
    found = Counter(card.definition.number for card in player.characters)
    if player.stage is not None:
        found[player.stage.definition.number] += 1
    for area in (player.deck, player.hand, player.life, player.trash, player.no_area):
        found.update(card.definition.number for card in area)
    return found


def don_total(player: PlayerState) -> int:
    """All DON!! of a player: DON!! deck, cost area, and given ones."""
    given = player.leader.given_don + sum(card.given_don for card in player.characters)
    return player.don_deck + player.active_don() + player.rested_don() + given


def broken(state: GameState, cards: tuple[Counter[str], Counter[str]], don: tuple[int, int]) -> list[str]:
    """Sentences about what does not hold; `cards` and `don` are what each player started with."""
    faults: list[str] = []
    ids: list[int] = []
    for owner, player in enumerate(state.players):
        name = PLAYER_NAMES[owner]
        if card_numbers(player) != cards[owner]:
            faults.append(f"The cards of {name} are not those of the deck.")
        if don_total(player) != don[owner]:
            faults.append(f"{name} has {don_total(player)} DON!!, not {don[owner]}.")
        counts = (player.don_deck, player.don_active, player.don_rested)
        if min(*counts, player.don_held_active, player.don_held_rested) < 0:
            faults.append(f"{name} has a negative number of DON!!.")
        if len(player.characters) > CHARACTER_LIMIT:
            faults.append(f"{name} has {len(player.characters)} Characters (Rule 3-7-6).")
        faults += _field_faults(player, owner)
        ids += [player.leader.id, *[card.id for card in player.characters]]
        ids += [player.stage.id] if player.stage is not None else []
        for area in (player.deck, player.hand, player.life, player.trash, player.no_area):
            ids += [card.id for card in area]
        if not player.deck and state.result is None and not loses_later(state, owner):
            faults.append(f"{name} has no deck and has not lost (Rule 9-2-1-2).")
        if player.no_area and state.decision is not None and len(state.stack) < 2:
            faults.append(f"A card of {name} is in no area outside of a [Trigger] (Rule 10-1-5-3).")
    if len(ids) != len(set(ids)):
        faults.append("Two cards have the same id.")
    if max(ids) > state.next_id:
        faults.append("A card has an id that was never given.")
    if (state.decision is None) == (state.result is None):
        faults.append("The game must either ask or be over.")
    elif state.decision is not None and not state.decision.choices:
        faults.append("A decision has no choices.")
    return faults or _derived_faults(state)


def _derived_faults(state: GameState) -> list[str]:
    """What is kept or added to on the way must be what comes out when nothing is known beforehand."""
    again = state.clone()
    again.listening = -1
    derive(again)
    faults: list[str] = []
    for player, other in zip(state.players, again.players, strict=True):
        if len(player.field()) != len(other.field()):
            return ["The row of a field is not that of its areas."]
        if player.gives() != other.gives():
            faults.append("The choices to give DON!! are not those of the cards that are there.")
        for card, anew in zip(player.field(), other.field(), strict=True):
            if not state.dirty and _values(card) != _values(anew):
                faults.append(f"{card!r} has {_values(card)}, which should be {_values(anew)}.")
            if not state.more_than_added() and (anew.cannot or anew.negated or again.special):
                faults.append(f"{card!r} is bound, and nothing tells of it.")
    if again.special & ~state.special:
        faults.append("An effect does more than change values, and nothing tells of it.")
    return faults


def _values(card: FieldCard) -> tuple[int, ...]:
    return card.power, card.cost, card.keywords, card.cannot, card.negated


def _field_faults(player: PlayerState, owner: int) -> list[str]:
    faults: list[str] = []
    cards = [(player.leader, LEADER, IN_LEADER_AREA)]
    cards += [(card, CHARACTER, IN_CHARACTER_AREA) for card in player.characters]
    if player.stage is not None:
        cards.append((player.stage, STAGE, IN_STAGE_AREA))
    for card, category, area in cards:
        if card.definition.category != category or card.area != area:
            faults.append(f"{card!r} lies in the wrong area (Rules 2-2-3 to 2-2-6).")
        if card.owner != owner:
            faults.append(f"{card!r} lies on the wrong side.")
        if card.given_don < 0 or (category == STAGE and card.given_don):
            faults.append(f"{card!r} has {card.given_don} given DON!! (Rule 6-5-5-1).")
    return faults

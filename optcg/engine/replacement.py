"""Rule 8-1-3-4: replacement effects - "would ..., instead"."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import (
    condition_holds,
    context_for,
    gained_by,
    gates_open,
    may_have_gained,
    payable,
    use,
    use_off_field,
)
from optcg.engine.auto_effects import caused_by, field_cards
from optcg.engine.card import FieldCard
from optcg.engine.context import BY_BATTLE, RULES, Cause, Context
from optcg.engine.decisions import DONE, EFFECT, NO, YES, YES_NO, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.off_field import trash_replacements
from optcg.engine.program import Situation, WouldCode
from optcg.engine.protection import ACTIVE, DAMAGE, DON, HAND_MOVES, KO, LIFE_MOVES, REST
from optcg.engine.state import GameState
from optcg.engine.timings import LYING, REPLACES
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import PLAYER_NAMES

_MOVED: Final = {
    Place.HAND: "returned to the hand",
    Place.TRASH: "trashed",
    Place.DECK: "returned to the deck",
    Place.DECK_TOP: "placed on top of the deck",
    Place.DECK_BOTTOM: "placed at the bottom of the deck",
    Place.DECK_EITHER: "placed on top or at the bottom of the deck",
    Place.LIFE_TOP: "added to the top of Life",
    Place.LIFE_BOTTOM: "added to the bottom of Life",
    Place.LIFE_EITHER: "added to the top or bottom of Life",
}


def fate(event: i64, place: Place, cause: Cause = RULES) -> str:
    """What would be done to the cards: "K.O.'d"."""
    if event == KO:
        return "K.O.'d in battle" if cause.kind == BY_BATTLE else "K.O.'d"
    if event == REST:
        return "rested"
    if event == DAMAGE:
        return "dealt damage"
    if event == ACTIVE:
        return "set as active"
    if event == LIFE_MOVES:
        return f"made to have Life cards {_MOVED[place]}"
    if event == HAND_MOVES:
        return f"made to have cards of the hand {_MOVED[place]}"
    return _MOVED[place]


def names(state: GameState, victims: list[int], player: i64) -> str:
    """The cards as `player` calls them; of two of one name the id tells which is meant."""
    there = [card for side in state.players for card in side.field()]
    called = [card.definition.name for card in there]
    told = [_name(card, called, player) for card in there if card.id in victims]
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"


def _name(card: FieldCard, called: list[str], player: i64) -> str:
    name = card.definition.name
    told = f"{name} (#{card.id})" if called.count(name) > 1 else name
    return told if card.owner == player else f"your opponent's {told}"


def returning(state: GameState) -> i64:
    """How many DON!! the effect below this process returns; 0 if its player has not said so yet."""
    return state.stack[-2].returning(state)


def would_be(state: GameState, victims: list[int], player: i64, event: i64, place: Place) -> str:
    """A sentence for a question: "Cavendish would be K.O.'d."."""
    if event == DON:
        return _don_would_be(returning(state), state.players[player].leader.id in victims)
    told = f"{names(state, victims, player)} would be {fate(event, place)}."
    return told[:1].upper() + told[1:]


def _don_would_be(count: i64, own: bool) -> str:
    """ "3 of your DON!! cards would be returned to your DON!! deck"."""
    whose, deck = ("your", "your") if own else ("your opponent's", "their")
    number = f"{count}" if count else "Some"
    return f"{number} of {whose} DON!! cards would be returned to {deck} DON!! deck."


# Where a card would go, in the words of `SITUATIONS`.
_GOES: Final = {
    Place.HAND: "hand",
    Place.TRASH: "trash",
    Place.DECK: "deck",
    Place.DECK_TOP: "deck",
    Place.DECK_BOTTOM: "deck",
    Place.DECK_EITHER: "deck",
}
# Out of which area off the field they would go.
_OUT_OF: Final = {LIFE_MOVES: "from Life", HAND_MOVES: "from hand"}


class Offer:
    """A replacement that could be applied now, of what would happen, and the cards it would save."""

    __slots__ = ("event", "key", "source", "victims", "would")

    def __init__(self, source: FieldCard, would: WouldCode, victims: list[int], event: i64) -> None:
        self.source: Final = source
        self.would: Final = would
        self.victims: Final = victims
        self.event: Final = event
        # Gained from different cards, two abilities are different ones.
        self.key: Final = f"{source.id}.{would.code.program.number}.{would.code.index}"


def replacements_of(state: GameState, card: FieldCard) -> list[WouldCode]:
    """The replacement effects of a card, printed and gained."""
    own = card.definition.replacements
    if not may_have_gained(state):
        return own
    gained = [granted.would for granted in gained_by(state, card.id) if granted.would is not None]
    return [*own, *gained] if gained else own


def guards_piles(state: GameState) -> bool:
    """Whether anything may replace moves out of Life or out of the hand."""
    if may_have_gained(state) or state.remembers >> LYING & 1:
        return True
    for player in range(2):
        for source in field_cards(state, player):
            if source.definition.guards_piles:
                return True
    return False


def offers(
    state: GameState, victims: list[FieldCard], event: i64, place: Place, cause: Cause, barred: list[str]
) -> list[Offer]:
    """Rule 8-1-3-4-2: the replacements whose turn it is to be offered.

    Own replacements of the cards to which it would happen come first, then the others of the turn
    player, then those of the non-turn player. Several of one player are offered together, so that the
    player chooses the order.
    """
    if not state.listening >> REPLACES & 1:
        return []
    tiers: list[list[Offer]] = [[], [], [], []]
    victim_ids = [card.id for card in victims]
    for rank, player in enumerate((state.turn_player, 1 - state.turn_player)):
        for source in field_cards(state, player):
            for would in replacements_of(state, source):
                offer = _come(state, source, would, victims, event, place, cause)
                if offer is not None and offer.key not in barred and _can_be_done(state, offer):
                    own = source.id in victim_ids and would.situations[0].subject is None
                    tiers[rank if own else 2 + rank].append(offer)
        if state.remembers >> LYING & 1:
            for source, would in trash_replacements(state, player):
                offer = _come(state, source, would, victims, event, place, cause)
                if offer is not None and offer.key not in barred and _can_be_done(state, offer):
                    tiers[2 + rank].append(offer)
    for tier in tiers:
        if tier:
            return tier
    return []


def _can_be_done(state: GameState, offer: Offer) -> bool:
    """Rule 8-1-3-4-5: what stands after "instead" must be possible."""
    return payable(state, context_for(offer.source, [offer.victims]), offer.would.code.costs)


def _come(
    state: GameState,
    source: FieldCard,
    would: WouldCode,
    victims: list[FieldCard],
    event: i64,
    place: Place,
    cause: Cause,
) -> Offer | None:
    """The replacement, if what it is about would happen, whether or not it can be done."""
    meant: list[int] = []
    for situation in would.situations:
        fitting = _meant(state, source, situation, victims, event, place, cause)
        meant += [victim for victim in fitting if victim not in meant]
    if not meant or not gates_open(state, source, would.code):
        return None
    if not condition_holds(state, context_for(source, [meant]), would.code):
        return None
    return Offer(source, would, meant, event)


def _meant(
    state: GameState,
    source: FieldCard,
    situation: Situation,
    victims: list[FieldCard],
    event: i64,
    place: Place,
    cause: Cause,
) -> list[int]:
    """The cards to which what the replacement names would happen."""
    if not _is_about(situation, event, place) or not caused_by(situation.by, cause, source.owner):
        return []
    if situation.at_least > 1 and _at_stake(state) < situation.at_least:
        return []
    context = context_for(source)
    if situation.source is not None:
        if cause.source is None:
            return []
        if not situation.source.fits(state, context, state.find(cause.source.id) or cause.source):
            return []
    if situation.subject is None:
        return [card.id for card in victims if card.id == source.id]
    return [card.id for card in victims if situation.subject.fits(state, context, card, card.owner)]


def _at_stake(state: GameState) -> i64:
    """The points of damage that would be dealt."""
    for frame in reversed(state.stack):
        points = frame.at_stake()
        if points:
            return points
    return 0


def _is_about(situation: Situation, event: i64, place: Place) -> bool:
    if event == REST:
        return situation.event == "rest"
    if event == DAMAGE:
        return situation.event == "damage"
    if event == DON:
        return situation.event == "don"
    if event in _OUT_OF:
        area = _OUT_OF[event]
        return situation.event == area or situation.event == f"{area} to {_GOES.get(place, '')}"
    # Rule 4-11-2: a K.O. is a removal from the field too.
    if situation.event == "leave":
        return True
    if situation.event == "bottom":
        return event != KO and place is Place.DECK_BOTTOM
    return situation.event == ("ko" if event == KO else _GOES.get(place, ""))


def _words(offer: Offer) -> str:
    """What is done instead; with another card in the question, "this card" would be either of them."""
    words, source = offer.would.code.words, offer.source
    if offer.victims == [source.id]:
        return words
    return words.replace("this card", source.definition.name)


def ask_one(state: GameState, offer: Offer, place: Place) -> Decision:
    """Rule 8-1-3-4-1: its player may choose not to apply it."""
    player = offer.source.owner
    happens = would_be(state, offer.victims, player, offer.event, place)
    apply_it = f"Apply the replacement effect of {offer.source.definition.name}: {_words(offer)}?"
    return Decision(player, YES_NO, "8-1-3-4-1", f"{happens} {apply_it}", (YES, NO))


def ask_several(state: GameState, several: list[Offer], place: Place) -> Decision:
    """Rule 8-1-3-4-2: their player chooses which one; none only if all of them may be declined."""
    player = several[0].source.owner
    choices = [Choice("effect", None, None, number + 1) for number in range(len(several))]
    called = [o.source.definition.name for o in several]
    # Of two cards of one name the id tells which is meant.
    told = [
        f"{name} (#{o.source.id})" if called.count(name) > 1 else name
        for name, o in zip(called, several, strict=True)
    ]
    details = [f"{name}: {_words(o)}" for name, o in zip(told, several, strict=True)]
    victims = several[0].victims
    if any(offer.victims != victims for offer in several):
        details = [
            f"{detail} (for {names(state, o.victims, player)})"
            for detail, o in zip(details, several, strict=True)
        ]
        victims = [victim for offer in several for victim in offer.victims]
    if all(offer.would.optional for offer in several):
        choices.append(DONE)
        details.append("none of them")
    happens = would_be(state, victims, player, several[0].event, place)
    prompt = f"{happens} Which replacement effect?"
    return Decision(player, EFFECT, "8-1-3-4-2", prompt, tuple(choices), tuple(details))


def decline(state: GameState, offer: Offer) -> None:
    """ "The next time ...": that time has come, though the replacement is not applied."""
    code = offer.would.code
    for granted in gained_by(state, offer.source.id):
        if granted.would is offer.would and granted.once:
            use(state, offer.source, code.program.number, code.index)
            return


def pass_by(state: GameState, victims: list[FieldCard], event: i64, place: Place, cause: Cause) -> None:
    """The same for those that cannot be done now, when what they are about happens."""
    if not victims or not may_have_gained(state):
        return
    for player in (0, 1):
        for source in field_cards(state, player):
            for granted in gained_by(state, source.id):
                if granted.once and granted.would is not None:
                    offer = _come(state, source, granted.would, victims, event, place, cause)
                    if offer is not None:
                        decline(state, offer)


def _told(state: GameState, offer: Offer, place: Place, cause: Cause) -> GameEvent:
    """What the log says of a replacement that is applied."""
    source, shown = offer.source, offer.source.face
    found = [card for card in [state.find(victim) for victim in offer.victims] if card is not None]
    if offer.event == DON and found:
        count, owner = returning(state), PLAYER_NAMES[found[0].owner]
        word = f"{count} DON!! of {owner}" if count else f"DON!! of {owner}"
        return GameEvent("don_return_replaced", "8-1-3-4", source.owner, (shown,), count, word=word)
    cards = (shown, *[card.face for card in found])
    return GameEvent("replaced", "8-1-3-4", source.owner, cards, word=fate(offer.event, place, cause))


def apply(state: GameState, offer: Offer, place: Place, cause: Cause, barred: list[str]) -> None:
    """Rule 8-1-3-4-7: the replacing part is an effect of the replacement's owner."""
    source = offer.source
    code = offer.would.code
    if code.once and code.in_trash:
        use_off_field(state, source.id, code.program.number, code.index)
    elif code.once:
        use(state, source, code.program.number, code.index)
    shown = source.face
    if state.log is not None:
        state.tell(_told(state, offer, place, cause))
    context = Context(source.owner, shown, [offer.victims], 0, 0, source.owner)
    state.stack.append(EffectFrame(context, code.program, 0, [], 1, False, barred))

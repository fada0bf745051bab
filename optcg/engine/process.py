"""Cards that are moved or rested together, as one process: forbidden, replaced, ordered, then done.

Every effect that moves cards, and the K.O. of a battle, goes through here: first what cannot happen is
taken out (Rule 1-3-3), then replacement effects are offered (Rule 8-1-3-4), then the owners put cards
that go to a pile together in order (Rule 3-1-7), and then all of them move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine import replacement
from optcg.engine.activation import may_have_gained
from optcg.engine.alike import are_alike
from optcg.engine.areas import finish_moves
from optcg.engine.auto_effects import watch, watch_don, watch_together
from optcg.engine.card import BOTH, FieldCard
from optcg.engine.context import BY_EFFECT, NO_CARDS, Cause
from optcg.engine.decisions import ORDER, PLACE, Choice, Decision, pick_choice
from optcg.engine.don_cards import is_don, rest_don
from optcg.engine.game_events import GameEvent
from optcg.engine.log import log_prevented
from optcg.engine.places import (
    DECK,
    HAND,
    LIFE,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_DECK_EITHER,
    TO_DECK_TOP,
    TRASH,
    Found,
    either_end,
    is_pile,
    locate,
)
from optcg.engine.program import MINDS_STATES
from optcg.engine.protection import DAMAGE, DON, HAND_MOVES, KO, LEAVE, LIFE_MOVES, REST, can_be_done_to
from optcg.engine.state import Frame, GameState
from optcg.engine.timings import DON_IS_RESTED, REPLACES, RESTED
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import Area

# Steps.
CHECK: Final = 0
REPLACE: Final = 1
ARRANGE: Final = 2
DO: Final = 3

# Where cards lie that are told of by the Leader of their player, and what would happen to them.
_OFF_FIELD: Final = ((LIFE, LIFE_MOVES), (HAND, HAND_MOVES))

TOP: Final = Choice("top")
BOTTOM: Final = Choice("bottom")


@mypyc_attr(acyclic=True, free_list_len=1)
class ProcessFrame(Frame):
    """Cards `cards` on their way: `event` is KO, LEAVE, REST, DAMAGE or DON, `place` is where they go."""

    __slots__ = (
        "barred",
        "cards",
        "cause",
        "event",
        "face_up",
        "mixed",
        "ordered",
        "place",
        "saved",
        "shown",
        "step",
        "tops",
    )

    def __init__(
        self,
        cards: list[int],
        event: i64,
        place: Place,
        face_up: bool,
        shown: bool,
        cause: Cause,
        barred: list[str],
        step: i64 = CHECK,
        ordered: list[int] = NO_CARDS,
        tops: list[int] = NO_CARDS,
        saved: i64 = 0,
        mixed: i64 = 0,
    ) -> None:
        self.cards = cards  # lists are replaced, never changed
        self.event = event
        self.place = place
        self.face_up = face_up
        self.shown = shown  # Rule 11-2-1: picked by a property, so they are shown
        self.cause = cause
        self.barred = barred  # replacements already offered for this process (Rule 8-1-3-4-3)
        self.step = step
        self.ordered = ordered  # as picked so far, the uppermost first
        self.tops = tops  # those of `ordered` that go on top
        self.saved = saved  # how many were replaced
        self.mixed = mixed  # the card whose end of the pile is being asked

    def copy(self) -> ProcessFrame:
        return ProcessFrame(
            self.cards,
            self.event,
            self.place,
            self.face_up,
            self.shown,
            self.cause,
            self.barred,
            self.step,
            self.ordered,
            self.tops,
            self.saved,
            self.mixed,
        )

    def run(self, state: GameState) -> None:
        if self.step == CHECK:
            if self.place is TO_DECK_EITHER and self._asks_for_end(state):
                return
            self._check(state)
        if self.step == REPLACE and not state.unrest:
            self._replace(state)
        while self.step == ARRANGE and state.decision is None and not state.unrest:
            self._arrange(state)
        if self.step == DO and not state.unrest:
            self._do(state)

    def _asks_for_end(self, state: GameState) -> bool:
        """To which end of the deck a card of the field goes: effects that keep it there may look at it."""
        card = state.find(self.cards[0]) if len(self.cards) == 1 else None
        if card is None or not can_be_done_to(state, card, self.event, self.cause, self.place):
            return False
        self.mixed = card.id
        self._ask_for_end(state)
        return True

    def _ask_for_end(self, state: GameState) -> None:
        player = self._arranger(state, self.mixed, ends=True)
        found = locate(state, self.mixed, self.cause.player & 1)
        whose = "your" if found is None or found.owner == player else _OTHERS
        pile = "deck" if self.place is TO_DECK_EITHER else "Life"
        name = f"{self._by_opponent(player)}{_name_for(state, self.mixed, player)}"
        prompt = f"{name}: on top or at the bottom of {whose} {pile}?"
        state.decision = Decision(player, PLACE, "8-4-4", prompt, (TOP, BOTTOM))

    def _check(self, state: GameState) -> None:
        self.step = REPLACE
        left: list[int] = []
        for card_id in self.cards:
            if is_don(card_id):
                if self.event == REST:
                    left.append(card_id)
                continue
            found = locate(state, card_id, self.cause.player & 1)
            if found is None:
                # Rule 3-1-6: a card that has moved on is out.
                continue
            card = found.card
            if isinstance(card, FieldCard):
                if can_be_done_to(state, card, self.event, self.cause, self.place):
                    left.append(card_id)
                elif state.log is not None:
                    log_prevented(state, card, self.event, self.cause, self.place)
            elif self.event == LEAVE:
                left.append(card_id)
        self.cards = left

    def _victims(self, state: GameState) -> list[FieldCard]:
        found = [state.find(card_id) for card_id in self.cards]
        return [card for card in found if card is not None]

    def _offers(self, state: GameState) -> list[replacement.Offer]:
        victims = self._victims(state)
        if victims:
            found = replacement.offers(state, victims, self.event, self.place, self.cause, self.barred)
            if found:
                return found
        if self.event == LEAVE and len(victims) < len(self.cards) and replacement.guards_piles(state):
            for area, event in _OFF_FIELD:
                leaders = self._leaders(state, area)
                found = replacement.offers(state, leaders, event, self.place, self.cause, self.barred)
                if found:
                    return found
        return []

    def _leaders(self, state: GameState, area: Area) -> list[FieldCard]:
        """The Leaders of those whose cards go out of Life, or out of the hand: they stand for the cards."""
        owners = {found.owner for found in self._found(state, self.cards) if found.area is area}
        return [state.players[owner].leader for owner in sorted(owners)]

    def _found(self, state: GameState, cards: list[int]) -> list[Found]:
        places: list[Found] = []
        for card_id in cards:
            found = None if is_don(card_id) else locate(state, card_id, self.cause.player & 1)
            if found is not None:
                places.append(found)
        return places

    def _replace(self, state: GameState) -> None:
        """Rule 8-1-3-4: offer what may happen instead."""
        if not state.listening >> REPLACES & 1:
            self.step = ARRANGE
            return
        offers = self._offers(state)
        if not offers:
            if self.saved:
                # Rule 3-1-6: what was done instead may have moved others of them.
                gone = [card for card in self.cards if not is_don(card) and locate(state, card) is None]
                self.cards = [card for card in self.cards if card not in gone]
            replacement.pass_by(state, self._victims(state), self.event, self.place, self.cause)
            if self.event == LEAVE and may_have_gained(state):
                for area, event in _OFF_FIELD:
                    replacement.pass_by(state, self._leaders(state, area), event, self.place, self.cause)
            self.step = ARRANGE
            return
        if len(offers) > 1:
            state.decision = replacement.ask_several(state, offers, self.place)
        elif offers[0].would.optional:
            state.decision = replacement.ask_one(state, offers[0], self.place)
        else:
            self._accept(state, offers[0])

    def _accept(self, state: GameState, offer: replacement.Offer) -> None:
        self.barred = [*self.barred, offer.key]
        stayed = offer.victims
        for area, event in _OFF_FIELD:
            if offer.event == event:
                owners = [leader.owner for leader in self._leaders(state, area) if leader.id in stayed]
                stayed = [
                    place.card.id for place in self._found(state, self.cards) if _is_of(place, area, owners)
                ]
        self.cards = [card for card in self.cards if card not in stayed]
        self.saved += len(stayed)
        replacement.apply(state, offer, self.place, self.cause, self.barred)

    def answer(self, state: GameState, choice: Choice) -> None:
        if self.step == REPLACE:
            self._answer_replacement(state, choice)
        elif self.step == CHECK:
            self.place = TO_DECK_TOP if choice.kind == "top" else TO_DECK_BOTTOM
            self.mixed = 0
        elif choice.kind in ("top", "bottom"):
            if choice.kind == "top":
                self.tops = [*self.tops, self.mixed]
            self.ordered = [*self.ordered, self.mixed]
            self.mixed = 0
        else:
            assert choice.card is not None
            self._take_next(choice.card)

    def _answer_replacement(self, state: GameState, choice: Choice) -> None:
        offers = self._offers(state)
        if choice.kind == "yes":
            self._accept(state, offers[0])
        elif choice.kind == "effect":
            assert choice.number is not None
            self._accept(state, offers[choice.number - 1])
        else:
            # Rule 8-1-3-4-1: not applied, so not resolved; the next player's may follow.
            for offer in offers:
                replacement.decline(state, offer)
            self.barred = [*self.barred, *[offer.key for offer in offers]]

    def _take_next(self, card_id: i64) -> None:
        if either_end(self.place):
            self.mixed = card_id
        else:
            self.ordered = [*self.ordered, card_id]

    def _arrange(self, state: GameState) -> None:
        """Rule 3-1-7: their owner decides the order of cards that go to a pile together."""
        if self.event == REST or not is_pile(self.place) or self.place is TO_DECK:
            self.ordered = self.cards
            self.step = DO
            return
        left = [card for card in self.cards if card not in self.ordered]
        if self.mixed:
            self._ask_for_end(state)
        elif not left:
            self.step = DO
        elif len(left) == 1:
            self._take_next(left[0])
        else:
            self._ask_for_next(state, left)

    def _ask_for_next(self, state: GameState, left: list[int]) -> None:
        """The next of the cards that one player puts in order on one pile."""
        found = self._found(state, left)
        whose = self._whose(state, found[0])
        pile = [place.card for place in found if self._whose(state, place) == whose]
        if len(pile) == 1 or are_alike(state, pile, leaving=True):
            self._take_next(pile[0].id)
            return
        owner, arranger = whose >> 1, whose & 1
        done = self._done_of(state, owner)
        asked = (NEXT if done else UPPERMOST)[self.place][0 if owner == arranger else 1]
        count = done + len(pile)
        prompt = f"{self._by_opponent(arranger)}{asked} Card {done + 1} of {count}."
        choices = tuple([pick_choice(card.id) for card in pile])
        state.decision = Decision(arranger, ORDER, "3-1-7", prompt, choices)

    def _by_opponent(self, arranger: i64) -> str:
        """For which effect of the opponent it is asked."""
        source = self.cause.source
        if source is None or self.cause.kind != BY_EFFECT or self.cause.player == arranger:
            return ""
        return f"Your opponent's {source.definition.name}: "

    def _done_of(self, state: GameState, owner: i64) -> i64:
        """How many cards of that pile were put in order already."""
        done: i64 = 0
        for place in self._found(state, self.ordered):
            if place.owner == owner:
                done += 1
        return done

    def _whose(self, state: GameState, found: Found) -> i64:
        """Whose pile a card goes to, and who puts it in order there, as two bits."""
        return found.owner << 1 | self._arranger_of(state, found, ends=False)

    def _arranger(self, state: GameState, card_id: i64, ends: bool = False) -> i64:
        found = locate(state, card_id, self.cause.player & 1)
        return 0 if found is None else self._arranger_of(state, found, ends)

    def _arranger_of(self, state: GameState, found: Found, ends: bool) -> i64:
        """Who orders the cards: their owner (Rule 3-1-7), but for cards of a pile that the player looks at.

        Those, whoever has seen some of them before, and the end of the pile are for the player to choose who
        does what the effect says (8-4-4).
        """
        if self.cause.kind != BY_EFFECT:
            return found.owner
        if isinstance(found.card, FieldCard):
            return self.cause.player if ends else found.owner
        sight, bit = found.card.sight & BOTH, 1 << self.cause.player
        if ends and found.area is DECK:
            actor = state.stack[-2].actor() if len(state.stack) > 1 else -1
            if actor >= 0 and sight >> actor & 1:
                return actor
        in_pile = found.area is DECK or found.area is LIFE
        return self.cause.player if in_pile and sight & bit else found.owner

    def _do(self, state: GameState) -> None:
        state.stack.pop()
        if self.event == DAMAGE or self.event == DON:
            moved = self.ordered
        elif self.event == REST:
            moved = finish_rest(state, self.ordered, self.cause)
        else:
            moved = finish_moves(
                state,
                self.ordered,
                self.event == KO,
                self.place,
                self.face_up,
                self.shown,
                self.cause,
                self.tops,
            )
        state.stack[-1].receive(state, moved, len(moved))

    def hide_order(self, state: GameState, viewer: i64) -> None:
        """Rule 3-1-8: of the order that cards were put in so far, each player knows their own part."""
        self.ordered = [card for card in self.ordered if self._arranger(state, card) == viewer]
        self.tops = [card for card in self.tops if card in self.ordered]
        if self.mixed and viewer not in [self._arranger(state, self.mixed, ends) for ends in (False, True)]:
            self.mixed = 0

    def card_ids(self) -> list[int]:
        return self.cards + ([self.mixed] if self.mixed else [])

    def rename(self, names: dict[int, int]) -> None:
        self.cards = [names.get(card, card) for card in self.cards]
        self.ordered = [names.get(card, card) for card in self.ordered]
        self.tops = [names.get(card, card) for card in self.tops]
        self.mixed = names.get(self.mixed, self.mixed)


def _is_of(found: Found, area: Area, owners: list[int]) -> bool:
    return found.area is area and found.owner in owners


def _name_for(state: GameState, card_id: i64, player: i64) -> str:
    """What a player may call a card: by its name only if its face is known."""
    found = locate(state, card_id)
    if found is None:
        return "A card"
    card = found.card
    known = isinstance(card, FieldCard) or card.sight & (1 << player) or found.area is TRASH
    return card.definition.name if known else "A face-down card"


_PILES: Final = {
    Place.DECK_TOP: "the top of {} deck",
    Place.DECK_BOTTOM: "the bottom of {} deck",
    Place.DECK_EITHER: "the top or bottom of {} deck",
    Place.LIFE_TOP: "the top of {} Life",
    Place.LIFE_BOTTOM: "the bottom of {} Life",
    Place.LIFE_EITHER: "the top or bottom of {} Life",
}


def _questions(asks: str) -> dict[Place, tuple[str, str]]:
    """For each pile a question about your own and one about your opponent's, made once."""
    start = "These cards go to "
    return {
        place: (
            f"{start}{pile.format('your')}. Which one {asks}?",
            f"{start}{pile.format(_OTHERS)}. Which one {asks}?",
        )
        for place, pile in _PILES.items()
    }


_OTHERS: Final = "your opponent's"
UPPERMOST: Final = _questions("lies uppermost")
NEXT: Final = _questions("comes next")


def finish_rest(state: GameState, cards: list[int], cause: Cause) -> list[int]:
    """Rest cards of the field together; each one that changed is an event (Rule 1-3-2-1)."""
    rested: list[FieldCard] = []
    for card_id in cards:
        card = state.find(card_id)
        if card is not None and not card.rested:
            card.rested = True
            rested.append(card)
            if state.log is not None:
                shown = card.face
                state.tell(GameEvent("rested", "4-4-1-2", card.owner, (shown,)))
    state.touch(MINDS_STATES)
    for card in rested:
        watch(state, RESTED, card, card.owner, cause=cause)
    watch_together(state, RESTED, [(card, card.owner, card.id) for card in rested], cause)
    don = rest_don(state, cards, cause.source)
    watch_don(state, DON_IS_RESTED, don, cause)
    return [card.id for card in rested] + don

"""What happened, in the past tense: each game event names the rule that made it happen and who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import BOTH, FACE_UP, HIDDEN, Card, FieldCard
from optcg.engine.width import i64
from optcg.model.terms import PLAYER_NAMES

if TYPE_CHECKING:
    from optcg.engine.state import GameState

# The sentences of the log. {p} is the player, {0} and {1} are cards, {all} is all of them or how many,
# {others} are all but the first, {n} and {m} are numbers, {w} is a word. {s} is the card whose effect it is,
# {by} is " by the effect of" it, or " to pay for" it, {of} " for" it, where an effect did it, and {against}
# that it prevents it. {until} is for how long, {why} what kept it from being more. {told} is a sentence of
# the words of a card, {origin} where a card came from, {face} how it lies.
SENTENCES: Final[dict[str, str]] = {
    "deck_shuffled": "{p} shuffled the deck{by}.",
    "leader_placed": "{p} placed the Leader {0}.",
    "chooser_drawn": "{p} may choose who goes first.",
    "thrown": "{p} threw {w}.",
    "turn_order_chosen": "{p} chose to go {w}.",
    "hand_kept": "{p} kept the hand.",
    "hand_redrawn": "{p} redrew the hand.",
    "life_placed": "{p} placed {n} Life cards.",
    "turn_began": "Turn {n}: {p}'s turn began.",
    "phase_began": "{p}'s {w} began.",
    "effects_ended": "{n} effects of {p} ended{what}.",
    "don_came_back": "{n} DON!! given to {0} came back to {p}'s cost area, rested.",
    "don_returned": "{n} given DON!! of {p} came back to the cost area, rested.",
    "set_active": "{p} set {n} rested cards and DON!! as active.",
    "card_drawn": "{p} drew {0}{by}.",
    "don_placed": "{p} placed {n} DON!! in the cost area{by}.",
    "card_shown": "{p} showed {0}{by}.",
    "don_rested": "{p} rested {n} DON!! to pay{for}.",
    "card_played": "{p} played {0}{state}{by}.",
    "event_activated": "{p} activated the Event {0}{by}.",
    "trashed_for_room": "{p} trashed {0} to make room.",
    "don_given": "{p} gave {n} DON!! to {0}{by}.",
    "don_passed": "{p} gave a DON!! of {1} to {0}{by}.",
    "attack_declared": "{p} attacked {1} with {0}.",
    "blocked": "{p} blocked with {0}.",
    "target_changed": "{p} changed the attack target to {0}{by}.",
    "counter_used": "{p} trashed {0} for its Counter.",
    "power_gained": "{0} gained {n} power{until}{by}.",
    "battle_won": "{0} won the battle against {1} ({n} against {m}).",
    "battle_lost": "{0} lost the battle against {1} ({n} against {m}).",
    "battle_cut_short": "The battle ended early: its attacker or target had moved.",
    "battle_ended": "The battle ended.",
    "damage_dealt": "{p}'s Leader took {n} damage{by}.",
    "life_to_hand": "{p} added {0} from the top of Life to the hand{by}.",
    "life_trashed": "{p} trashed {0} from the top of Life{by}.",
    "trigger_activated": "{p} showed {0} and activated its [Trigger].",
    "trigger_card_trashed": "{p} trashed {0} after its [Trigger].",
    "knocked_out": "{0} was K.O.'d{by}.",
    "prevented": "{0} could not {w}{by}{against}.",
    "player_prevented": "{p} could not {w}{by}{against}.",
    "rested": "{0} was rested{by}.",
    "set_active_card": "{0} was set as active{by}.",
    "to_hand": "{0} went from {origin} to the hand{by}.",
    "trashed": "{0} went from {origin} to the trash{by}.",
    "to_deck_top": "{0} went from {origin} to the top of the deck{by}.",
    "to_deck_bottom": "{0} went from {origin} to the bottom of the deck{by}.",
    "to_deck_ends": "{0} went from {origin} to the deck ({n} to the top, {m} to the bottom){by}.",
    "to_deck": "{0} went from {origin} to the deck{by}.",
    "to_life_top": "{0} went from {origin} to the top of Life{face}{by}.",
    "to_life_bottom": "{0} went from {origin} to the bottom of Life{face}{by}.",
    "to_life_ends": "{0} went from {origin} to Life{face} ({n} to the top, {m} to the bottom){by}.",
    "looked": "{p} looked at {all} from {w}{by}.",
    "life_turned": "{p}'s Life card {0} was turned {w}{by}.",
    "don_changed": "{n} DON!! of {p} were {w}{by}.",
    "don_held": "{n} DON!! of {p} will not become active in {p}'s next Refresh Phase{by}.",
    "cost_gained": "{0} gained {n} cost{until}{by}.",
    "keyword_gained": "{0} gained [{w}]{until}{by}.",
    "active_targets_gained": "{0} can also attack active Characters{until}{by}.",
    "base_power_set": "The base power of {0} became {n}{until}{by}.",
    "base_cost_set": "The base cost of {0} became {n}{until}{by}.",
    "changed": "{told}{so}.",
    "player_changed": "{told}{so}.",
    "put_off": "{p} put this off{by}: {told}.",
    "option_chosen": "{p} chose{of}{what}.",
    "number_chosen": "{p} chose {n}{of}.",
    "price_paid": "{p} paid for the {w} of {0}{against}.",
    "cost_broken": "{p} did not pay the whole activation cost{of}, so that nothing was done for it{why}.",
    "condition_ended": "The condition of {0} did not hold any more.",
    "condition_failed": "The condition of {s} did not hold{what}.",
    "not_activated": "{p} did not activate {w} of {s}{why}.",
    "declined": "{p} did not do what {s} allows{why}.",
    "none_chosen": "{p} chose nothing for {s}{why}.",
    "none_there": "There was no card for the effect of {s}.",
    "effect_activated": "{p} activated {w} of {0}.",
    "replaced": "{p} applied the replacement effect of {0}: {others} would have been {w}{by}.",
    "don_return_replaced": "{p} applied the replacement effect of {0}: {w} would have been returned{by}.",
    "main_phase_ended": "{p} ended the Main Phase.",
    "conceded": "{p} conceded.",
    "game_won": "{p} won the game.",
    "game_drawn": "The game ended in a draw.",
}
# Where the number is 1, or a loss, the sentence is another one.
OF_ONE: Final[dict[str, str]] = {
    "life_placed": "{p} placed 1 Life card.",
    "effects_ended": "1 effect of {p} ended{what}.",
    "set_active": "{p} set 1 rested card or DON!! as active.",
    "don_given": "{p} gave a DON!! to {0}{by}.",
    "don_changed": "1 DON!! of {p} was {w}{by}.",
}
OF_LOSS: Final[dict[str, str]] = {
    "power_gained": "{0} lost {n} power{until}{by}.",
    "cost_gained": "{0} lost {n} cost{until}{by}.",
}
# Words of events: power by a Counter, a K.O. in battle.
BY_COUNTER: Final = "Counter"
IN_BATTLE: Final = "battle"
# What an effect does, or what is done to pay for it.
_OF_EFFECTS: Final = frozenset(
    kind
    for kind, words in SENTENCES.items()
    if "{against}" not in words and any(mark in words for mark in ("{by}", "{so}", "{of}", "{s}"))
)
# What is said of paying, and is not a part of what is paid.
_NOT_PAID: Final = frozenset(
    (
        "prevented",
        "player_prevented",
        "option_chosen",
        "number_chosen",
        "cost_broken",
        "condition_failed",
        "not_activated",
        "declined",
        "none_chosen",
        "none_there",
    )
)
_PAID_DON: Final = {"rested": "8-3-1-5", "returned to the DON!! deck": "8-3-1-6"}
# How many cards a sentence is about; a further one is the source of the effect.
_ABOUT: Final[dict[str, int]] = {
    "don_placed": 0,
    "don_changed": 0,
    "don_held": 0,
    "don_given": 1,
    "don_passed": 2,
    "target_changed": 1,
    "prevented": 1,
    "player_prevented": 0,
}
_PLACES: Final[dict[str, str]] = {
    "life": "Life",
    "leader": "Leader area",
    "characters": "Character area",
    "stage": "Stage area",
    "cost": "cost area",
    "none": "[Trigger] in use",
}


# Their `source` is the card that prevents them.
_AGAINST: Final = ("prevented", "player_prevented")


def _called(card: Card) -> str:
    return f"{card.definition.name} ({card.definition.number})" if card.id else "a card"


def _whose(event: GameEvent, source: str) -> str:
    own = event.source is not None and bool(event.cards) and event.cards[0].id == event.source.id
    return "its own effect" if own else f"the effect of {source}"


def _origin(player: str, word: str) -> str:
    """The place of a player that a card left: "A's hand", "the top of A's Life"."""
    area, _, end = word.partition("_")
    where = f"{player}'s {_PLACES.get(area, area)}"
    return f"the {end} of {where}" if end else where


def _with_names(words: str, names: list[str]) -> str:
    """Words that speak of one card after the other as "this card", with their names."""
    for name in names:
        words = words.replace("this card", name, 1)
    return words


@mypyc_attr(acyclic=True)
class GameEvent:
    """One thing that happened. Never changed once it is told."""

    __slots__ = (
        "amount",
        "cards",
        "cost",
        "kind",
        "number",
        "places",
        "player",
        "rule",
        "sight",
        "source",
        "until",
        "why",
        "word",
    )

    def __init__(
        self,
        kind: str,
        rule: str,
        player: i64,
        cards: tuple[Card, ...] = (),
        number: i64 = 0,
        amount: i64 = 0,
        word: str = "",
        sight: i64 = BOTH,
        source: Card | None = None,
        cost: str = "",
        until: str = "",
        why: str = "",
        places: tuple[str, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.rule = rule
        self.player: Final = player
        self.cards: Final = cards
        self.number: Final = number
        self.amount: Final = amount
        self.word: Final = word
        self.sight: Final = sight  # who sees the faces of the cards, and why
        self.source = source  # the card whose effect it is
        self.cost = cost  # what of that card it is paid for: "effect", "attack"; empty if it is no cost
        self.until: Final = until  # how long it lasts
        self.why: Final = why  # what kept it from being more
        # Which of several like cards of the field the cards are, and the source: "B's 2nd ".
        self.places = places

    def belong(self, source: Card, cost: str) -> None:
        """Take note whose effect it is, and whether it pays for that (Rule 8-3-1)."""
        if self.source is not None or self.kind not in _OF_EFFECTS:
            return
        self.source = source
        if not cost or self.kind in _NOT_PAID:
            return
        if self.kind in ("replaced", "don_return_replaced"):
            # Rule 8-3-1-7: the cost is not paid as it is written.
            self.rule = "8-3-1-7"
        else:
            # Rule 8-3-1-2: other effects may have added it.
            self.rule = _PAID_DON.get(self.word, "8-3-1") if cost == "effect" else "8-3-1-2"
        self.cost = cost

    def seen_by(self, viewer: int | None) -> GameEvent:
        """The event as far as `viewer` (None: a spectator) may know it."""
        if self.sight == BOTH or (viewer is not None and self.sight & (1 << viewer)):
            return self
        if not self.cards and not self.why:
            return self
        return GameEvent(
            self.kind,
            self.rule,
            self.player,
            (HIDDEN,) * len(self.cards),
            self.number,
            self.amount,
            self.word,
            self.sight,
            self.source,
            self.cost,
            self.until,
            "",
            self.places,
        )

    def text(self, viewer: int | None = None) -> str:
        """The event as a sentence, as far as `viewer` may know it."""
        if viewer not in (0, 1, None):
            raise TypeError(f"Who sees an event is 0, 1 or None, a spectator, not {viewer!r}.")
        seen = self.seen_by(viewer)
        names = [seen._name(card, place) for place, card in enumerate(seen.cards)]
        source = "" if seen.source is None else seen._name(seen.source, len(names))
        several = "1 card" if self.number == 1 else f"{self.number} cards"
        by = seen._by(names)
        lost = self.number < 0 and self.kind in OF_LOSS
        told = self._sentence().format(
            *names,
            p=PLAYER_NAMES[self.player],
            s=source,
            all=", ".join(names) if seen is self else several,
            others=", ".join(names[1:]),
            n=-self.number if lost else self.number,
            m=self.amount,
            w=_PLACES.get(self.word, self.word),
            what=f": {self.word.replace('this card', source or 'this card')}" if self.word else "",
            state=f" {self.word}" if self.word else "",
            origin=_origin(PLAYER_NAMES[self.player], self.word),
            face=" face-up" if self.cards and self.cards[0].sight & FACE_UP else "",
            told=_with_names(self.word, names),
            until=f" {self.until}" if self.until else "",
            why=f": {seen.why}" if seen.why else "",
            by=by,
            so=f",{by}" if by else "",
            of=f" for {source}" if source else "",
            against=f", because of {_whose(self, source)}" if source else "",
            **{"for": f" for {names[0]}" if names else ""},
        )
        return told[:1].upper() + told[1:]

    def _name(self, card: Card, place: int) -> str:
        """A card by its name, and, where others are like it, by its place."""
        which = self.places[place] if place < len(self.places) and card.id else ""
        if not place and which == f"{PLAYER_NAMES[self.player]}'s " and self._sentence().startswith("{p} "):
            which = ""  # it goes without saying whose it is
        return f"{which}{_called(card)}"

    def _by(self, names: list[str]) -> str:
        """By which card, or for the cost of which one."""
        about = _ABOUT.get(self.kind, len(names))
        source = self.cards[-1] if len(names) > about else None
        if source is None and self.kind not in _AGAINST:
            source = self.source
        if source is None:
            return ""
        by = names[-1] if len(names) > about else self._name(source, len(names))
        verb = "to pay for" if self.cost else "by"
        if self.cost == "card":
            return f" {verb} {by}"
        deed = self.cost or ("Counter" if self.word == BY_COUNTER else "effect")
        if self.word == IN_BATTLE:
            return f" in battle by {by}"
        if about and self.cards and self.cards[0].id == source.id:
            return f" {verb} its own {deed}"
        return f" {verb} the {deed} of {by}"

    def _sentence(self) -> str:
        sentence = SENTENCES[self.kind]
        if self.number < 0:
            return OF_LOSS.get(self.kind, sentence)
        return OF_ONE.get(self.kind, sentence) if self.number == 1 else sentence

    def to_dict(self, viewer: int | None = None) -> dict[str, object]:
        """The event as plain data, as far as `viewer` may know it. A card that is not seen is None."""
        seen = self.seen_by(viewer)
        return {
            "kind": self.kind,
            "rule": self.rule,
            "player": PLAYER_NAMES[self.player],
            "cards": [card_row(c) if c.id else None for c in seen.cards],
            "number": self.number,
            "amount": self.amount,
            "word": self.word,
            "source": None if seen.source is None else card_row(seen.source),
            "cost": seen.cost,
            "until": seen.until,
            "why": seen.why,
            "text": self.text(viewer),
        }

    def __repr__(self) -> str:
        return f"GameEvent({self.kind}, rule {self.rule}, player {self.player}, {self.cards})"


def card_row(card: Card) -> dict[str, object]:
    return {"id": card.id, "card": card.definition.number}


def don_event(player: i64, source: tuple[Card, ...], count: i64, word: str) -> GameEvent:
    """What an effect did with DON!! of a player; without a word they stay rested (Rule 6-2-4)."""
    if word:
        return GameEvent("don_changed", "3-9", player, source, number=count, word=word)
    return GameEvent("don_held", "6-2-4", player, source, number=count)


_ORDINALS: Final = ("1st", "2nd", "3rd")


def which(state: GameState, card_id: i64) -> str:
    """ "B's 2nd ", counted from the left; nothing if there is no other one like it."""
    found = state.find(card_id)
    return "" if found is None else which_of(state, found)


def which_of(state: GameState, card: FieldCard) -> str:
    """The same for a card that is known to be on the field."""
    number = card.definition.number
    own = [c.id for c in state.players[card.owner].field() if c.definition.number == number]
    owner = f"{PLAYER_NAMES[card.owner]}'s "
    if len(own) > 1:
        place = own.index(card.id)
        return f"{owner}{_ORDINALS[place] if place < len(_ORDINALS) else f'{place + 1}th'} "
    other = state.players[1 - card.owner].field()
    return owner if any(c.definition.number == number for c in other) else ""

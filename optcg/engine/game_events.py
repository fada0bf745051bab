"""What happened, in the past tense: each game event names the rule that made it happen and who may see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import BOTH, FACE_UP, HIDDEN, Card
from optcg.engine.width import i64
from optcg.model.terms import PLAYER_NAMES

# The sentences of the log. {p} is the player, {0} and {1} are cards, {all} is all of them or how many,
# {others} are all but the first, {n} and {m} are numbers, {w} is a word, {by} is " by the effect of" the last
# card, where an effect did it. {told} is a sentence of the words of a card, {origin} where a card
# came from, {face} how it lies.
SENTENCES: Final[dict[str, str]] = {
    "deck_shuffled": "{p} shuffled the deck.",
    "leader_placed": "{p} placed the Leader {0}.",
    "chooser_drawn": "{p} may choose who goes first.",
    "thrown": "{p} threw {w}.",
    "turn_order_chosen": "{p} chose to go {w}.",
    "hand_kept": "{p} kept the hand.",
    "hand_redrawn": "{p} redrew the hand.",
    "life_placed": "{p} placed {n} Life cards.",
    "turn_began": "Turn {n}: {p}'s turn began.",
    "phase_began": "{p}'s {w} began.",
    "effects_ended": "{n} effects of {p} ended.",
    "don_returned": "{n} given DON!! of {p} came back to the cost area, rested.",
    "set_active": "{p} set {n} rested cards and DON!! as active.",
    "card_drawn": "{p} drew {0}.",
    "don_placed": "{p} placed {n} DON!! in the cost area{by}.",
    "card_shown": "{p} showed {0}.",
    "don_rested": "{p} rested {n} DON!! to pay.",
    "card_played": "{p} played {0}.",
    "event_activated": "{p} activated the Event {0}.",
    "trashed_for_room": "{p} trashed {0} to make room.",
    "don_given": "{p} gave {n} DON!! to {0}{by}.",
    "don_passed": "{p} gave a DON!! of {1} to {0}{by}.",
    "attack_declared": "{p} attacked {1} with {0}.",
    "blocked": "{p} blocked with {0}.",
    "target_changed": "{p} changed the attack target to {0}{by}.",
    "counter_used": "{p} trashed {0} for its Counter.",
    "power_gained": "{0} gained {n} power.",
    "battle_won": "{0} won the battle against {1} ({n} against {m}).",
    "battle_lost": "{0} lost the battle against {1} ({n} against {m}).",
    "battle_cut_short": "The battle ended early: its attacker or target had moved.",
    "battle_called_off": "The battle ended early, by an effect.",
    "battle_ended": "The battle ended.",
    "damage_dealt": "{p}'s Leader took {n} damage.",
    "life_to_hand": "{p} added {0} from the top of Life to the hand.",
    "life_trashed": "{p} trashed {0} from the top of Life.",
    "trigger_activated": "{p} showed {0} and activated its [Trigger].",
    "trigger_card_trashed": "{p} trashed {0} after its [Trigger].",
    "knocked_out": "{0} was K.O.'d.",
    "prevented": "{0} could not {w}{by}.",
    "don_kept": "DON!! of {p} could not be returned to the DON!! deck{by}.",
    "rested": "{0} was rested.",
    "set_active_card": "{0} was set as active.",
    "to_hand": "{0} went from {origin} to the hand.",
    "trashed": "{0} went from {origin} to the trash.",
    "to_deck_top": "{0} went from {origin} to the top of the deck.",
    "to_deck_bottom": "{0} went from {origin} to the bottom of the deck.",
    "to_deck_ends": "{0} went from {origin} to the deck ({n} to the top, {m} to the bottom).",
    "to_deck": "{0} went from {origin} to the deck.",
    "to_life_top": "{0} went from {origin} to the top of Life{face}.",
    "to_life_bottom": "{0} went from {origin} to the bottom of Life{face}.",
    "to_life_ends": "{0} went from {origin} to Life{face} ({n} to the top, {m} to the bottom).",
    "looked": "{p} looked at {all} from {w}.",
    "life_turned": "{p}'s Life card {0} was turned {w}.",
    "don_changed": "{n} DON!! of {p} were {w}{by}.",
    "don_held": "{n} DON!! of {p} will not become active in {p}'s next Refresh Phase{by}.",
    "cost_gained": "{0} gained {n} cost.",
    "keyword_gained": "{0} gained [{w}].",
    "keyword_lost": "{0} lost [{w}].",
    "active_targets_gained": "{0} can also attack active Characters.",
    "base_power_set": "The base power of {0} became {n}.",
    "base_cost_set": "The base cost of {0} became {n}.",
    "changed": "{told}.",
    "player_changed": "{told}.",
    "put_off": "{p} put this off: {told}.",
    "option_chosen": "{p} chose: {w}.",
    "number_chosen": "{p} chose {n}.",
    "price_paid": "{p} paid for the {w} of {0}.",
    "cost_broken": "{p} could not pay the whole activation cost.",
    "condition_ended": "The condition of {0} did not hold any more.",
    "effect_activated": "{p} activated {w} of {0}.",
    "replaced": "{p} applied the replacement effect of {0}: {others} would have been {w}.",
    "don_return_replaced": "{p} applied the replacement effect of {0}: {w} would have been returned.",
    "main_phase_ended": "{p} ended the Main Phase.",
    "conceded": "{p} conceded.",
    "game_won": "{p} won the game.",
    "game_drawn": "The game ended in a draw.",
}
# Where the number is 1, or a loss, the sentence is another one.
OF_ONE: Final[dict[str, str]] = {
    "life_placed": "{p} placed 1 Life card.",
    "effects_ended": "1 effect of {p} ended.",
    "set_active": "{p} set 1 rested card or DON!! as active.",
    "don_given": "{p} gave a DON!! to {0}{by}.",
    "don_changed": "1 DON!! of {p} was {w}{by}.",
}
OF_LOSS: Final[dict[str, str]] = {
    "power_gained": "{0} lost {n} power.",
    "cost_gained": "{0} lost {n} cost.",
    "active_targets_gained": "{0} can no longer attack active Characters.",
}
# How many cards a sentence is about; a further one is the source of the effect.
_ABOUT: Final[dict[str, int]] = {
    "don_placed": 0,
    "don_changed": 0,
    "don_kept": 0,
    "don_held": 0,
    "don_given": 1,
    "don_passed": 2,
    "target_changed": 1,
    "prevented": 1,
}
_PLACES: Final[dict[str, str]] = {
    "life": "Life",
    "leader": "Leader area",
    "characters": "Character area",
    "stage": "Stage area",
    "cost": "cost area",
    "none": "[Trigger] in use",
}


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
    """One thing that happened. Never changed once it is made."""

    __slots__ = ("amount", "cards", "kind", "number", "player", "rule", "sight", "word")

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
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.player: Final = player
        self.cards: Final = cards
        self.number: Final = number
        self.amount: Final = amount
        self.word: Final = word
        self.sight: Final = sight  # who sees the faces of the cards

    def seen_by(self, viewer: int | None) -> GameEvent:
        """The event as far as `viewer` (None: a spectator) may know it."""
        if not self.cards or self.sight == BOTH or (viewer is not None and self.sight & (1 << viewer)):
            return self
        hidden = (HIDDEN,) * len(self.cards)
        return GameEvent(
            self.kind, self.rule, self.player, hidden, self.number, self.amount, self.word, self.sight
        )

    def text(self, viewer: int | None = None) -> str:
        """The event as a sentence, as far as `viewer` may know it."""
        if viewer not in (0, 1, None):
            raise TypeError(f"Who sees an event is 0, 1 or None, a spectator, not {viewer!r}.")
        seen = self.seen_by(viewer)
        names = [
            f"{card.definition.name} ({card.definition.number})" if card.id else "a card"
            for card in seen.cards
        ]
        several = "1 card" if self.number == 1 else f"{self.number} cards"
        told = self._sentence().format(
            *names,
            p=PLAYER_NAMES[self.player],
            all=", ".join(names) if seen is self else several,
            others=", ".join(names[1:]),
            n=-self.number if self.number < 0 else self.number,
            m=self.amount,
            w=_PLACES.get(self.word, self.word),
            origin=_origin(PLAYER_NAMES[self.player], self.word),
            face=" face-up" if self.cards and self.cards[0].sight & FACE_UP else "",
            told=_with_names(self.word, names),
            by=f" by the effect of {names[-1]}" if len(names) > _ABOUT.get(self.kind, len(names)) else "",
        )
        return told[:1].upper() + told[1:]

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
            "cards": [{"id": c.id, "card": c.definition.number} if c.id else None for c in seen.cards],
            "number": self.number,
            "amount": self.amount,
            "word": self.word,
            "text": self.text(viewer),
        }

    def __repr__(self) -> str:
        return f"GameEvent({self.kind}, rule {self.rule}, player {self.player}, {self.cards})"


def don_event(player: i64, source: tuple[Card, ...], count: i64, word: str) -> GameEvent:
    """What an effect did with DON!! of a player; without a word they stay rested (Rule 6-2-4)."""
    if word:
        return GameEvent("don_changed", "3-9", player, source, number=count, word=word)
    return GameEvent("don_held", "6-2-4", player, source, number=count)

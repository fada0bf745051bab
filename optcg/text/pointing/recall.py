"""What the words that point back mean at some place of an ability: which slot, or that it is open."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import Amount, DoneCount, NamedNumber, PaidDon
from optcg.model.conditions import YouDid
from optcg.model.effects import Effect
from optcg.model.selections import Choose, Every, Owner, Selection, Slot
from optcg.text.grammar import Misfit
from optcg.text.phrases.which_cards.references import (
    BEFORE_LATEST,
    CHOSEN,
    CHOSEN_BY_THEM,
    CHOSEN_ONES,
    DECK_LOOKED,
    DONE_TO,
    KOD,
    LATEST,
    LIFE_LOOKED,
    LOOKED,
    OF_CHARACTERS,
    OF_COST,
    OF_THEIRS,
    OF_YOURS,
    OTHER_CHOSEN,
    REVEALED,
    SEVERAL_AT_ONCE,
    THAT_CHARACTER,
    THAT_LEADER,
    THAT_MANY,
    THAT_OF_THEIRS,
    THAT_ONE,
    THE_OTHER,
    THEIR_CHOSEN,
    THEIR_REVEALED,
    THOSE_CHARACTERS,
    TRASHED,
    YOUR_CHOSEN,
    YOUR_REVEALED,
)
from optcg.text.pointing.back import COUNTED, DidBy, DoneBy
from optcg.text.pointing.ends import Ends
from optcg.text.pointing.gained import Gained
from optcg.text.pointing.held import Held
from optcg.text.pointing.memory import Memory
from optcg.text.pointing.pronouns import FIRST
from optcg.text.pointing.rivals import Rivals

SEVERAL: Final = -1  # more than one choice for later steps was made
# Cards that are told by whose they are, or by who chose or revealed them.
_OF_A_PLAYER: Final = (
    YOUR_CHOSEN,
    THEIR_CHOSEN,
    CHOSEN_BY_THEM,
    THEIR_REVEALED,
    DECK_LOOKED,
    LIFE_LOOKED,
)


class Recall:
    """What was chosen, looked at, moved and done so far."""

    def __init__(self, events: bool, number: bool, characters: bool = False) -> None:
        self.number: Final = number
        self.next = FIRST
        self.latest: int | None = 0 if events else None
        self.before: int | None = None
        self.looked: int | None = None
        self.revealed: int | None = None
        self.picked: int | None = None  # what was chosen for later steps
        self.owned: dict[int, int | None] = {}  # what was chosen, or revealed, of each player's cards
        self.named: int | None = None  # whose of the two that were chosen of each player was named last
        self.extra_turn = False
        self.deeds: dict[int, int] = {}  # the cards last trashed, returned, K.O.'d and played
        self.at_cost: dict[int, int] = {}  # the same, of the cost alone
        self.don_done: list[type[Effect]] = []  # what was done to DON!!
        self.don_paid: list[type[Effect]] = []  # and for the cost
        self.held = Held(characters)
        self.offered: list[int] = []  # slots made by what a player may do before "if you do"
        self.made = [0] if events else []  # all slots so far, in order
        self.moved: set[int] = set()  # slots whose cards are not on the field
        self.forked = False  # the latest cards are those of one of several options
        self.last: Effect | None = None  # the step that was done just before
        self.shown: frozenset[int] = frozenset()  # the cards that this step has shown, played or activated
        self.subject: int | None = None  # the card that the "if" at hand is about
        self.parted: set[int] = set()  # slots of two cards of which one had something done to it
        self.ends = Ends()
        self.gained = Gained()
        self.rivals = Rivals()
        self.fallen = False  # whether the cards to which something happened lie in the trash now

    def counts_deeds(self, slot: int) -> bool:
        """Whether a number is that of what the last step did; "that many" may be the cards it spoke of."""
        kinds = COUNTED.get(slot, ())
        if isinstance(self.last, kinds):
            if type(self.last) in self.don_done and any(kind in kinds for kind in self.don_paid):
                raise Misfit  # those that have paid the cost, or those of the last step?
            return True
        if self._is_paid(slot):
            return True
        if slot in COUNTED and slot != THAT_MANY:
            raise Misfit
        return False

    def _is_paid(self, slot: int) -> bool:
        """Whether DON!! are meant that have paid the cost: no other step has done the same to DON!! since."""
        of_cost = slot < OF_COST
        kinds = COUNTED.get(slot - OF_COST if of_cost else slot, ()) if slot != THAT_MANY else ()
        paid = [kind for kind in self.don_paid if kind in kinds]
        return len(paid) == 1 and (of_cost or not any(kind in kinds for kind in self.don_done))

    def done_by(self, told: DoneBy | DidBy) -> DoneCount | YouDid:
        """ "If you trashed 2 (any) cards this way": by both steps that did so, or by the last one?"""
        if self.rivals.times[told.deed] > 1:
            raise Misfit
        return DoneCount() if isinstance(told, DoneBy) else YouDid()

    def deeds_of_last(self, slot: int) -> Amount:
        """How often the last step was done; of a number that was named, that number."""
        if slot < OF_COST or not isinstance(self.last, COUNTED.get(slot, ())):
            return PaidDon()
        return NamedNumber() if isinstance(self.last, e.NameNumber) else DoneCount()

    def fallen_beside(self, what: object) -> set[int]:
        """The slots of cards that were put into the trash out of which others are taken now."""
        whose = what.cards.owner if isinstance(what, (Choose, Every)) else Owner.EITHER
        fallen = {self.deeds[name] for name in (TRASHED, KOD) if name in self.deeds}
        return {slot for slot in fallen if whose in (self.rivals.owners.get(slot, whose), Owner.EITHER)}

    def memory(self) -> Memory:
        """What words point back to now."""
        return Memory(
            self.latest,
            self.before,
            self.looked,
            self.revealed,
            self.picked,
            tuple(self.made),
            tuple(self.deeds.items()),
            frozenset(self.moved),
            tuple(self.owned.items()),
            self.gained.copy(),
            self.rivals.copy(),
            self.ends.copy(),
        )

    def remember(self, memory: Memory) -> None:
        self.latest, self.before, self.looked, self.revealed, self.picked = memory[:5]
        self.made, self.deeds, self.moved = list(memory.made), dict(memory.deeds), set(memory.moved)
        self.owned = dict(memory.owned)
        self.gained, self.rivals = memory.gained.copy(), memory.rivals.copy()
        self.ends = memory.ends.copy()

    def _of_player(self, slot: int) -> int:
        """ "Your K.O.'d Character": the one to which it was done last must be yours."""
        whose, word = (Owner.OPPONENT, slot - OF_THEIRS) if slot < OF_THEIRS else (Owner.YOU, slot - OF_YOURS)
        found = self.resolve(word)
        if self.rivals.owners.get(found) is not whose:
            raise Misfit
        return found

    def _of_theirs(self) -> int:
        """ "That opponent's Character": the selected one of theirs, or the last one, if it is theirs."""
        if self.owned.get(THEIR_CHOSEN) is not None:
            return self.resolve(THEIR_CHOSEN)
        found = self.resolve(THAT_CHARACTER)
        if self.rivals.owners.get(found) is not Owner.OPPONENT:
            raise Misfit
        return found

    def name(self, what: Selection | None) -> None:
        """Keep in mind that a step speaks of the selected card of a player."""
        if isinstance(what, Slot) and what.slot in (YOUR_CHOSEN, THEIR_CHOSEN):
            self.named = what.slot

    def _other_chosen(self) -> int:
        """ "The other selected Character", after one of the two was named by its player."""
        other = {YOUR_CHOSEN: THEIR_CHOSEN, THEIR_CHOSEN: YOUR_CHOSEN}.get(self.named or 0)
        found = None if other is None else self.owned.get(other)
        if found is None:
            raise Misfit
        return found

    def happened(self, names: dict[int, int]) -> None:
        """What befell the cards of an event."""
        self.deeds.update(names)
        self.rivals.done.update((name, (slot,)) for name, slot in names.items())

    def paid(self) -> None:
        """The cost is paid: keep in mind what was done for it."""
        self.at_cost = {name: slot for name, slot in self.deeds.items() if name not in self.rivals.twice}
        self.rivals.times.clear()
        self.don_paid, self.don_done = self.don_done, []

    def _that_character(self, word: int) -> int:
        """ "The trashed Character": the one of the field, where only cards were trashed besides it."""
        if word not in self.rivals.twice:
            return self.resolve(word)
        known = [slot for slot in self.rivals.done.get(word, ()) if slot in self.held.characters]
        if len(known) != 1 or known[0] not in self.rivals.owners:
            raise Misfit
        return known[0]

    def _by_deed(self, slot: int) -> int:
        """Cards to which something was done: whose, which of them, and what for."""
        if slot < OF_COST:
            if slot - OF_COST not in self.at_cost:
                raise Misfit
            return self.at_cost[slot - OF_COST]
        return self._that_character(slot - OF_CHARACTERS) if slot < OF_CHARACTERS else self._of_player(slot)

    def resolve(self, slot: int) -> int:
        if slot < OF_YOURS:
            return self._by_deed(slot)
        if slot == THAT_OF_THEIRS:
            return self._of_theirs()
        if slot == OTHER_CHOSEN:
            return self._other_chosen()
        if slot in (YOUR_CHOSEN, THEIR_CHOSEN):
            self.named = slot
        if self.forked and slot < 0 and slot not in (LOOKED, CHOSEN, CHOSEN_ONES):
            raise Misfit  # which option was chosen, the words do not know
        if slot == DECK_LOOKED and not isinstance(self.last, e.Look):
            raise Misfit  # "those cards" may be others, or lie elsewhere by now
        if slot == LATEST and isinstance(self.last, (e.RestDon, e.SetDonActive)):
            raise Misfit  # "those cards": are the DON!! cards among them?
        if slot in (LATEST, THAT_LEADER, THAT_MANY):
            found = self.latest
        elif slot in DONE_TO:
            found = self.deeds.get(slot)
        elif slot in (THAT_ONE, THAT_CHARACTER) and self.subject is not None:
            found = self.subject
        elif slot == THAT_ONE:
            found = self.held.one(self.latest, self.made, self.moved)
        elif slot == THAT_CHARACTER:
            known = [slot for slot in self.made if slot in self.held.characters]
            latest = self.held.character_of(known[-1]) if known else self.latest
            found = self.held.one(latest, known, self.moved)
        elif slot == THOSE_CHARACTERS:
            known = [slot for slot in self.made if slot in self.held.characters]
            found = known[-1] if known else self.latest
        elif slot == SEVERAL_AT_ONCE:
            found = None if self.latest in self.held.singles else self.latest
        elif slot == LOOKED:
            found = self.looked
        elif slot == THE_OTHER:
            found = self.looked if self.held.sizes.of(self.looked) == 1 else None
        elif slot == CHOSEN and self.latest in self.rivals.narrowed:
            found = self.latest
        elif slot in (CHOSEN, CHOSEN_ONES):
            found = self.latest if self.picked is None else self.picked
            if found == SEVERAL:
                raise Misfit  # the cards of the first choice, of the second, or of both
        elif slot in _OF_A_PLAYER:
            found = self.owned.get(slot)
        elif slot == YOUR_REVEALED and slot in self.owned:
            found = self.owned[slot]
        elif slot == BEFORE_LATEST:
            found = self.before
        elif slot in (REVEALED, YOUR_REVEALED):
            # Cards that are added to a hand are shown for it; those on the field are not revealed.
            shown = self.latest if self.latest in self.moved else None
            found = shown if self.revealed is None else self.revealed
        else:
            return slot
        if found is None or found in self.rivals.of_each or slot in self.rivals.twice:
            raise Misfit
        if slot == YOUR_REVEALED and REVEALED in self.rivals.twice:
            raise Misfit
        if found in self.held.lost:
            raise Misfit  # one of those that were moved together
        if slot in (THAT_ONE, THAT_CHARACTER) and self.held.are_several(found):
            raise Misfit  # "it", of several
        return found

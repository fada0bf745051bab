"""Steps as they are told to people: in a question, an option, a list. Nothing of it is read again."""

import re
from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Gate
from optcg.model.amounts import Amount
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, Together, Top
from optcg.model.sides import other_side_of
from optcg.text.writing.alternatives import either_way, of_either_player
from optcg.text.writing.amounts import on_field
from optcg.text.writing.changes import DURATIONS
from optcg.text.writing.filters import flat
from optcg.text.writing.moves import does
from optcg.text.writing.references import OF_EVENT
from optcg.text.writing.steps import is_open
from optcg.text.writing.told_cards import PlainWriter

# What steps do to the cards or DON!! they are about.
_DON_DEEDS: dict[type[Effect], str] = {
    e.ReturnDon: "returned",
    e.RestDon: "rested",
    e.SetDonActive: "set as active",
    e.AddDon: "added",
    e.GiveDon: "given",
    e.MoveGivenDon: "given",
    e.ReturnGivenDon: "returned",
}
_DEEDS: dict[type[Effect], str] = {
    e.KO: "K.O.'d",
    e.Rest: "rested",
    e.SetActive: "set as active",
    e.Draw: "drawn",
    e.DrawUpTo: "drawn",
    e.Play: "played",
    e.Reveal: "revealed",
    e.Look: "looked at",
    e.TurnLife: "turned",
    e.Pick: "selected",
}
_MOVED = {Place.HAND: "added to the hand", Place.TRASH: "trashed"}
_STEERING = (e.If, e.May, e.ChooseOne, e.AsPlayer, e.Later)
_ROLES = {"attacker": "attacking", "target": "attacked"}
_NEXT_TURNS = {"your next turn": "your next turn", "opponent's next turn": "your opponent's next turn"}
SHOWN = {Owner.YOU: "your revealed card", Owner.OPPONENT: "your opponent's revealed card"}
# Said of the other player: what was "your" is "their".
_THEIRS = {"your opponent's": "your", "your": "their", "you": "they"}
# Words that could be said of either player then.
_DOUBTFUL = re.compile(r"your opponent |\(|\bYou|yourself| and (?:add|rest|set|give) ")
_VERBS = (
    *("draw", "trash", "K.O.", "rest", "set", "return", "place", "add", "play", "give", "reveal", "turn"),
    *("select", "look", "shuffle"),
)
_SIDES = re.compile(r"\b(your opponent's|your|you)\b")


class ToldWriter(PlainWriter):
    """Writes steps for a player who is asked."""

    def __init__(self, before: tuple[Effect, ...] = (), this: str = "card") -> None:
        super().__init__(this)
        self._before = before
        self._done = before[-1] if before else None  # the step before the one at hand
        self._selected: dict[int, str] = {}  # what a card that was chosen is called
        self._shown: dict[int, str] = {}  # and those that were revealed by both players
        for effect in before:
            self._name_shown(effect)
            what = getattr(effect, "what", None)
            if isinstance(what, Selection):
                self.note_side(what)

    def step(self, effect: Effect) -> str:
        text = self._plainly(effect) or super().step(effect)
        if not isinstance(effect, _STEERING):
            self._done = effect
            self._name_shown(effect)
        return text

    def _plainly(self, effect: Effect) -> str:
        """What steers, in one sentence; nothing where it is said as on cards anyway."""
        match effect:
            case e.Later(when, effects) if when in _NEXT_TURNS and all(map(_is_for_turn, effects)):
                # "During your next turn" is a change for a turn that begins then.
                text = self.joined(effects).replace(" DON!! Phase during this turn", " next DON!! Phase")
                return text.replace("during this turn", f"during {_NEXT_TURNS[when]}")
            case e.ChooseOne(options, Owner.YOU) if (either := of_either_player(options)) is not None:
                return self.steps(either)
            case e.ChooseOne(options, Owner.OPPONENT, True):
                return f"your opponent chooses either {super()._alternatives(options)}"
            case e.AsPlayer(Owner.EITHER, (only,)) if not is_open(only):
                text = self.step(only)
                if isinstance(only, (e.Pick, e.Reveal)):
                    self.chosen_by_both()
                if "your opponent" not in text:
                    return f"you and your opponent each {_of_theirs(text)}"
                return f"you and your opponent each do as follows ({text})"
            case e.AsPlayer(Owner.OPPONENT, effects):
                return self._done_by_opponent(effects)
            case e.AsPlayer(Owner.YOU, effects) if not any(map(is_open, effects)):
                return self.joined(effects)
            case e.AddCost(what, action, cost, duration):
                cards = self.selection(what)
                paid = _of_theirs(self.joined(cost))
                payer = self.verb(what, "its", "their")
                return f"{cards} cannot {action} unless {payer} player pays ({paid}){DURATIONS[duration]}"
        return ""

    def _name_shown(self, effect: Effect) -> None:
        """Cards that both players reveal are told apart by their players."""
        match effect:
            case e.Reveal(
                Together((Top(Owner.YOU) | Choose() as one, Top(Owner.OPPONENT) | Choose() as two), slot)
            ):
                if [self.side_of(one), self.side_of(two)] == [Owner.YOU, Owner.OPPONENT]:
                    self._shown = {**self._shown, one.slot: SHOWN[Owner.YOU], two.slot: SHOWN[Owner.OPPONENT]}
                    self._shown[slot] = "both cards"

    def order(self, what: Selection) -> str:
        """Who has looked at cards of Life decides which one lies where."""
        known = isinstance(what, Slot) and self.are_many(what.slot) and self.is_looked(what.slot)
        return " in any order" if known else ""

    def put_off(self, said: str) -> str:
        return super().put_off(said) if said.startswith("at ") else said

    def _alternatives(self, options: tuple[tuple[Effect, ...], ...]) -> str:
        either = of_either_player(options)
        if either is not None:
            return self.steps(either)
        if any(len(option) > 1 or is_open(option[0]) for option in options if option):
            return super()._alternatives(options)
        return either_way(self._each(options, self.steps))

    def chosen_by_both(self) -> None:
        super().chosen_by_both()
        self._selected = {}  # each of them is called by what both players chose

    def grant(self, effect: e.Grant) -> str:
        """What waits for the next time is used once, without a tag that says so."""
        match effect.ability:
            case a.AutoEffect(gate=Gate(once=True) as gate) if effect.once:
                effect = replace(effect, ability=replace(effect.ability, gate=replace(gate, once=False)))
        return super().grant(effect)

    # What was done before ---------------------------------------------------------------------------

    def _step_of(self, number: Amount) -> Effect | None:
        """The step before these words whose cards are counted."""
        if number == n.DoneCount():
            return self._done or e.Effect()
        for effect in self._before:
            slot = getattr(getattr(effect, "what", None), "slot", None)
            if slot is not None and number == n.SlotCount(slot):
                return effect
        return None

    def _what_was_done(self, done: Effect) -> tuple[str, str]:
        """A noun and what was done to it: "DON!! card", "returned"."""
        if isinstance(done, e.Move):
            return "card", _MOVED.get(done.to, "moved")
        if type(done) in _DON_DEEDS:
            return "DON!! card", _DON_DEEDS[type(done)]
        if type(done) in _DEEDS:
            return "card", _DEEDS[type(done)]
        return "time", "this was done"

    def every(self, per: n.Per) -> str:
        done = self._step_of(per.of)
        if done is None:
            return super().every(per)
        noun, deed = self._what_was_done(done)
        return f"for every {noun if per.every == 1 else f'{per.every} {noun}s'} {deed}"

    def amount(self, amount: Amount, inside: bool = True) -> str:
        done = self._step_of(amount)
        if done is None:
            return super().amount(amount, inside)
        noun, deed = self._what_was_done(done)
        return f"the number of {noun}s {deed}"

    def condition(self, condition: Condition, inside: bool = False) -> str:
        if condition == c.ThisTurn("battled a Character"):
            return f"{self.this} battled a Character during this turn"
        match condition:
            case c.Compare(n.Alike(Cards(_, _, f.Among(slot)), what), ">=", 2):
                return f"{self.any_of(slot)} have the same {what}"
        return super().condition(condition, inside)

    # Cards ------------------------------------------------------------------------------------------

    def any_of(self, slot: int) -> str:
        """Cards that have something in common: of two, both."""
        both = slot in self._pairs or slot in self._shown
        return self.those(slot) if both else f"2 or more of {self.those(slot)}"

    def _lower(self, what: Slot) -> str:
        """ "Whichever of those cards has the lower power"; nothing where it is as for others."""
        match what.filter:
            case f.PowerIs("<" | ">" as sign, n.ExtremeOf(number, cards, most, base)) | f.CostIs(
                "<" | ">" as sign, n.ExtremeOf(number, cards, most, base)
            ) if isinstance(cards.filter, f.Among) and cards.filter.slot == what.slot:
                if most is (sign == "<") and what.slot in self._pairs:
                    which = f"{'lower' if most else 'higher'} {'base ' if base else ''}{number}"
                    return f"whichever of {self.those(what.slot)} has the {which}"
        return ""

    def selection(self, what: Selection) -> str:
        if isinstance(what, Slot) and (lower := self._lower(what)):
            return lower
        text = super().selection(what)
        if isinstance(what, Choose) and what.count == 1 and on_field(what.cards):
            cards = what.cards
            whose = "the" if cards.owner is Owner.EITHER else self.whose(cards.owner)
            noun = self.noun(Cards(cards.owner, cards.areas), many=False)
            self._selected[what.slot] = f"{whose} selected {noun}"
        return text

    def reference(self, slot: int) -> str:
        """ "Your opponent's selected Character", where "that card" could be another one."""
        if slot in self._shown:
            return self._shown[slot]
        if slot == 1 and slot not in self._many:
            return OF_EVENT[slot]  # "that card" is the one to which something happened
        text, called = super().reference(slot), self._selected.get(slot)
        if called is None or text == "that card" or list(self._selected.values()).count(called) > 1:
            return text
        return called

    def is_one(self, cards: str) -> bool:
        return super().is_one(cards) or cards in (*self._selected.values(), *SHOWN.values())

    def don_step(self, effect: Effect) -> str | None:
        self._of_any = isinstance(effect, (e.ReturnGivenDon, e.MoveGivenDon))
        text = super().don_step(effect)
        self._of_any = False
        return text

    def _every(self, cards: Cards) -> str:
        role = _role(cards)
        if role:
            rest = [part for part in flat(cards.filter) if part != f.InBattle(role)]
            left = replace(cards, filter=f.AllOf(tuple(rest)) if rest else None)
            whose = "the" if cards.owner is Owner.EITHER else self.whose(cards.owner)
            return f"{whose} {_ROLES[role]} {self.noun(left, many=False).removesuffix(' card')}"
        text = super()._every(cards)
        if self._of_any and text.startswith("all "):
            # Not so many of each card, but so many in all.
            text = f"any {text.removeprefix('all ')}"
        self._of_any = False
        return text

    def verb(self, what: Selection, one: str, many: str) -> str:
        single = isinstance(what, Every) and bool(_role(what.cards))
        return one if single else super().verb(what, one, many)

    # The other player -------------------------------------------------------------------------------

    def done_by_other(self, effects: tuple[Effect, ...]) -> str:
        """ "Add 1 card from the top of their deck to the top of their Life cards"."""
        text = self.joined(other_side_of(effects))
        if "your opponent " in text or "(" in text or re.search(r"\bYou", text):
            return super().done_by_other(effects)
        return _of_theirs(text)

    def _allowed(self, effects: tuple[Effect, ...], who: Owner) -> str:
        match effects:
            case (e.Move(Top(), Place.TRASH),) if who is Owner.OPPONENT:
                return self.done_by_other(effects)
        return super()._allowed(effects, who)

    def _done_by_opponent(self, effects: tuple[Effect, ...]) -> str:
        """ "Your opponent draws 1 card and sets up to 1 of their DON!! cards as active"."""
        texts = ["(" if is_open(effect) else _of_theirs(self.step(effect)) for effect in effects]
        if any(_DOUBTFUL.search(text) or text.split(" ", 1)[0] not in _VERBS for text in texts):
            return ""
        told = [f"{does(verb)} {rest}" for verb, _, rest in (text.partition(" ") for text in texts)]
        return f"your opponent {' and '.join(told)}"


def _of_theirs(text: str) -> str:
    return _SIDES.sub(lambda found: _THEIRS[found[0]], text)


def _is_for_turn(effect: Effect) -> bool:
    return getattr(effect, "duration", None) is Duration.TURN


def _role(cards: Cards) -> str:
    """The part of the cards in the battle: "attacker", "target"; nothing where it is not said."""
    roles = [part.role for part in flat(cards.filter) if isinstance(part, f.InBattle)]
    return roles[0] if len(roles) == 1 and roles[0] in _ROLES else ""

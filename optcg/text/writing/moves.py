"""Steps that move, turn and show cards, and steps with DON!!, in words."""

from typing import TypeGuard

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, DoneCount, DonOf, Minus
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Top,
    is_told,
)
from optcg.model.terms import Area
from optcg.text.writing.amounts import counted
from optcg.text.writing.conditions import ConditionWriter
from optcg.text.writing.nouns import chooser_of, is_many
from optcg.text.writing.references import PLAYERS

_SAYS_S = {"trash": "trashes", "K.O.": "K.O.'s"}
_ENDS = {
    Place.DECK_TOP: "top",
    Place.DECK_BOTTOM: "bottom",
    Place.DECK_EITHER: "top or bottom",
    Place.LIFE_TOP: "top",
    Place.LIFE_BOTTOM: "bottom",
    Place.LIFE_EITHER: "top or bottom",
}
_HAND = Cards(Owner.YOU, (Area.HAND,))
_YOURS = Cards(Owner.YOU, LEADER_AND_CHARACTERS)
_LIFE = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)
# From where DON!! are given, if it is not told by their state.
_FROM = {"deck": "DON!! deck", "any": "cost area"}


def does(verb: str) -> str:
    """The verb as said of the opponent."""
    return _SAYS_S.get(verb, f"{verb}s")


def _first(count: Amount, to: Selection) -> str:
    """All of them go to one card; without these words they would be spread over those that are chosen."""
    return "the first of " if isinstance(to, Choose) and 1 not in (count, to.count) else ""


class MoveWriter(ConditionWriter):
    """Writes steps about cards and DON!!."""

    def act(self, verb: str, what: Selection, after: str = "", before: str = "") -> str:
        """A step that does something to cards; by the opponent, if they choose them."""
        if chooser_of(what) is not Owner.OPPONENT:
            return f"{verb} {before}{self.selection(what)}{after}"
        self.their = True
        text = f"your opponent {does(verb)} {before}{self.selection(what)}{after}"
        self.their = False
        return text

    def pick(self, verb: str, what: Selection, after: str = "") -> str:
        """The same for what can be done with cards that were looked at."""
        self.picking = True
        text = self.act(verb, what, after)
        self.picking = False
        return text

    def player_does(self, who: Owner, verb: str, rest: str) -> str:
        """ "draw 1 card", "your opponent draws 1 card"."""
        if who is Owner.YOU:
            return f"{verb} {rest}"
        return f"{PLAYERS[who]} {does(verb) if who is Owner.OPPONENT else verb} {rest}"

    def move_step(self, effect: Effect) -> str | None:
        text = self._moved(effect)
        if isinstance(effect, e.Draw):
            self.drawn()
        return text

    def _off_field(self, effect: Effect) -> str | None:
        """This card, which lies in a place of its owner: "add this card from your trash to your hand"."""
        card = f"this card{' from your trash' if self.lying is Area.TRASH else ''}"
        match effect:
            case e.Move(This(), Place.HAND, False):
                return f"add {card} to your hand"
            case e.Move(This(), Place.LIFE_TOP | Place.LIFE_BOTTOM | Place.LIFE_EITHER as to, face_up):
                return f"add {card} to the {_ENDS[to]} of your Life cards{' face-up' if face_up else ''}"
            case e.Move(This(), Place.DECK_TOP | Place.DECK_BOTTOM | Place.DECK_EITHER as to, False):
                return f"place {card} at the {_ENDS[to]} of your deck"
            case e.Play(This(), rested):
                return f"play {card}{' rested' if rested else ''}"
        return None

    def _moved(self, effect: Effect) -> str | None:
        if self.lying is not None and (text := self._off_field(effect)):
            return text
        match effect:
            case e.DrawFromBottom(count, who):
                whose = "their" if who is Owner.OPPONENT else "your"
                return self.player_does(
                    who, "draw", f"{self.many(count, 'card')} from the bottom of {whose} deck"
                )
            case e.Draw(Minus(int() as level, CountOf(cards, "")), Owner.YOU) if cards == _HAND:
                return f"draw cards until you have {counted(level, 'card')} in your hand"
            case e.Draw(count, Owner.EITHER):
                return f"draw {self.many(count, 'card')} and your opponent draws as many"
            case e.Draw(count, who):
                return self.player_does(who, "draw", self.many(count, "card"))
            case e.DrawUpTo(count):
                return f"draw up to {self.many(count, 'card')}"
            case e.Move(what, to, face_up):
                return self._move(what, to, face_up)
            case e.KO(what):
                return self.act("K.O.", what)
            case e.Play(what, rested):
                return self.pick("play", what, " rested" if rested else "")
            case e.Rest(what):
                return self.act("rest", what)
            case e.SetActive(what):
                return self.act("set", what, " as active")
            case e.Look(what) | e.Reveal(what):
                look = isinstance(effect, e.Look)
                text = self.act("look", what, before="at ") if look else self.act("reveal", what)
                if isinstance(what, (Top, Every)):
                    self.looked(what.slot)
                return text
            case e.Shuffle(who):
                return f"shuffle {self.whose(who)} deck"
            case e.TurnLife(what, face_up):
                return self.act("turn", what, " face-up" if face_up else " face-down")
            case e.Damage(count, Owner.YOU):
                return f"deal {self.amount(count)} damage to yourself"
            case e.Damage(count, who):
                whom = "your opponent" if who is Owner.OPPONENT else "you and your opponent"
                return f"deal {self.amount(count)} damage to {whom}"
        return None

    def _move(self, what: Selection, to: Place, face_up: bool) -> str:
        face = " face-up" if face_up else ""
        if to is Place.TRASH and not face_up and _is_down_to(what):
            return self._trash_down(what)
        if to is Place.TRASH:
            return self.act("trash", what, face)
        owner = self.owner_of(what)
        if to is Place.HAND:
            return self._to_hand(what, owner, face)
        if to is Place.DECK:
            return self.act("return", what, f" to {'your' if owner is Owner.YOU else 'their'} deck{face}")
        end = _ENDS[to]
        whose = "the owner's" if owner is None else self._pile_owner(what, owner)
        if to in _LIFE:
            return self.act("add", what, f" to the {end} of {whose} Life cards{face}{self.order(what)}")
        many = self.are_many(what.slot) if isinstance(what, Slot) else is_many(what)
        order = " in any order" if many else ""
        return self.act("place", what, f" at the {end} of {whose} deck{face}{order}")

    def order(self, what: Selection) -> str:
        """In which order cards go to Life, where that is told."""
        return ""

    def _trash_down(self, what: Choose | Top) -> str:
        """ "trash cards from your hand until you have 5 cards in your hand"."""
        assert isinstance(what.count, Minus)
        assert isinstance(what.count.right, int)
        level, many = what.count.right, is_many(what)
        if isinstance(what, Top):
            life = f"{self.whose(what.owner)} Life cards"
            mark = self.chosen(what.slot, many, what.owner)
            have = "you have" if what.owner is Owner.YOU else "they have"
            return f"trash cards from the top of {life} until {have} {counted(level, 'Life card')}{mark}"
        mark = self.chosen(what.slot, many, what.cards.owner)
        cards = counted(level, "card")
        if what.chooser is Owner.YOU:
            return f"trash cards from your hand until you have {cards} in your hand{mark}"
        return f"your opponent trashes cards from their hand until they have {cards} in their hand{mark}"

    def _to_hand(self, what: Selection, owner: Owner | None, face: str) -> str:
        theirs = isinstance(what, ChooseFrom) and what.chooser is Owner.OPPONENT
        if owner is None and (theirs or not isinstance(what, ChooseFrom)):
            return self.act("return", what, f" to the owner's hand{face}")
        whose = "your" if owner is None else self._pile_owner(what, owner)
        if _is_shown(what):
            it = "them" if is_many(what) else "it"
            return self.pick("reveal", what, f" and add {it} to {whose} hand{face}")
        return self.pick("add", what, f" to {whose} hand{face}")

    def _pile_owner(self, what: Selection, owner: Owner) -> str:
        if owner is Owner.OPPONENT:
            return "their" if chooser_of(what) is Owner.OPPONENT else "the owner's"
        return self.whose(owner)

    # DON!! ------------------------------------------------------------------------------------------

    def don_step(self, effect: Effect) -> str | None:
        match effect:
            case e.AddDon(count, rested, up_to, who):
                return self._add_don(count, rested, up_to, who)
            case e.ReturnDon(DonOf(Owner.YOU, "field"), Owner.YOU, "", False):
                return "return all of your DON!! cards to your DON!! deck"
            case e.ReturnDon(DonOf(Owner.OPPONENT, "active"), Owner.OPPONENT, "active", False):
                return "your opponent returns all of their active DON!! cards to their DON!! deck"
            case e.ReturnDon(count, who, state, up_to, least):
                number = f"{least} or more" if count is None else self.number(count, up_to)
                noun = f"{state} DON!! card{'' if count == 1 else 's'}".lstrip()
                whose = "your" if who is Owner.YOU else "their"
                if count is None and up_to:
                    number = "any number" if state else "up to any number of"
                if who is Owner.OPPONENT and up_to and count is not None:
                    return f"return {self._don_of(count, up_to, who, state)} to their DON!! deck"
                if state and who is Owner.YOU:
                    return f"return {number} of your {state} DON!! cards to your DON!! deck"
                return self.player_does(
                    who, "return", f"{number} {noun} from {whose} field to {whose} DON!! deck"
                )
            case e.RestDon(None, Owner.YOU, False):
                return "rest 1 or more of your DON!! cards"
            case e.RestDon(None, who):
                return f"rest any number of {self.whose(who)} DON!! cards"
            case e.RestDon(DonOf(owner, "active"), who, False) if owner is who:
                return f"rest all of {self.whose(who)} active DON!! cards"
            case e.RestDon(count, who, up_to):
                return f"rest {self._don_of(count, up_to, who)}"
            case e.SetDonActive(DonOf(Owner.YOU, "rested"), False):
                return "set all of your rested DON!! cards as active"
            case e.SetDonActive(count, up_to, who):
                return f"set {self._don_of(count, up_to, who)} as active"
            case e.GiveDon(count, Choose(Cards(Owner.EITHER)) as to, state, up_to, False, Owner.EITHER):
                don = self._gift(count, up_to, state)
                if state in _FROM:
                    don = self._out_of(_FROM[state], count, up_to, "its owner's")
                return f"give {don} to {self._of_its_owner(to)}"
            case e.GiveDon(count, to, state, up_to, each, who):
                don = self._gift(count, up_to, state)
                if who is not Owner.YOU:
                    don = self._don_of(count, up_to, who, state)
                if state in _FROM:
                    whose = "their" if chooser_of(to) is Owner.OPPONENT else self.whose(who)
                    don = self._out_of(_FROM[state], count, up_to, whose)
                elif chooser_of(to) is Owner.OPPONENT:
                    don = f"{self.number(count, up_to)} of their {state} DON!! cards"
                return (
                    self.act("give", to, f" {don} each")
                    if each
                    else self.act("give", to, before=f"{don} to {_first(count, to)}")
                )
            case e.MoveGivenDon():
                return self._pass_on(effect)
            case e.ReturnGivenDon(count, Every(cards, slot), up_to, Owner.YOU, False) if cards == _YOURS:
                number = _given(count, up_to) or self.number(count, up_to)
                mark = self.chosen(slot, many=True)
                return f"return {number} of your currently given DON!! cards to your cost area rested{mark}"
            case e.ReturnGivenDon(count, what, up_to, who, to_deck):
                don = f"{'up to ' if up_to else ''}{self.many(count or 1, 'DON!! card')} given to "
                if count is None:
                    don = f"{_given(count, up_to)} {'of ' if up_to else ''}DON!! cards given to "
                whose = "your opponent's" if who is Owner.OPPONENT else "the"
                area = "DON!! deck" if to_deck else "cost area rested"
                return self.act("return", what, f" to {whose} {area}", before=don)
            case e.HoldDon(count, who, up_to, state):
                don = self._don_of(count, up_to, who, state)
                return f"{don} will not become active {self.next_refresh(who)}"
        return None

    def _pass_on(self, effect: e.MoveGivenDon) -> str:
        count, given_to, who = effect.count, effect.given_to, effect.who
        don = f"{self.number(count, effect.up_to)} of {self.whose(who)} currently given DON!! cards"
        if given_to is not None:
            don = f"{'up to ' if effect.up_to else ''}{self.many(count, 'DON!! card')} given to "
            if who is Owner.OPPONENT and isinstance(given_to, Slot) and isinstance(effect.to, Slot):
                # Neither card tells whose they are.
                don = f"{don.removesuffix('given to ')}of your opponent given to "
            don += self.selection(given_to)
        return self.act("give", effect.to, before=f"{don} to ")

    def _out_of(self, area: str, count: Amount, up_to: bool, whose: str) -> str:
        """DON!! that are given straight from the DON!! deck, or from the cost area in whatever state."""
        number, noun = self.number(count, up_to), "DON!! card" if count == 1 else "DON!! cards"
        return f"{number} {noun} from {whose} {area}"

    def _of_its_owner(self, to: Choose) -> str:
        """A card of the player whose DON!! it is given."""
        self.note_side(to)
        card = f"{self.number(to.count, to.up_to)} of its owner's {self.noun(to.cards, many=True)}"
        if to == Choose(Cards(Owner.EITHER, LEADER_AND_CHARACTERS), 1, slot=to.slot):
            card = "its owner's Leader or 1 of their Characters"
        return card + self.chosen(to.slot, is_many(to), self.owner_of(to))

    def _gift(self, count: Amount, up_to: bool, state: str) -> str:
        if isinstance(count, DoneCount) and not up_to:
            return f"as many {state} DON!! cards"
        return f"{self.number(count, up_to)} {state} DON!! card{'' if count == 1 else 's'}"

    def _don_of(self, count: Amount | None, up_to: bool, who: Owner, state: str = "") -> str:
        return f"{self.number(count, up_to)} of {self.whose(who)} {f'{state} ' if state else ''}DON!! cards"

    def _add_don(self, count: Amount, rested: bool, up_to: bool, who: Owner) -> str:
        number, it = self.number(count, up_to), "it" if count == 1 else "them"
        noun = "DON!! card" if count == 1 else "DON!! cards"
        whose = "your" if who is Owner.YOU else "their"
        end = f"and rest {it}" if rested else f"and set {it} as active"
        if who is Owner.OPPONENT:
            end = f"and rests {it}" if rested else f"and sets {it} as active"
        return self.player_does(who, "add", f"{number} {noun} from {whose} DON!! deck {end}")


def _given(count: Amount | None, up_to: bool) -> str:
    """How many given DON!! are returned, if their player may say so."""
    return "" if count is not None else "any number" if up_to else "1 or more"


def _is_down_to(what: Selection) -> TypeGuard[Choose | Top]:
    """Whether so many cards of a hand, or of Life, are taken that a certain number is left."""
    match what:
        case Choose(Cards(owner, (Area.HAND,), None) as cards, Minus(CountOf(counted_, ""), int())):
            plain = Choose(cards, what.count, chooser=owner, slot=what.slot)
            return counted_ == cards and what == plain and owner is not Owner.EITHER
        case Top(owner, Area.LIFE, Minus(CountOf(counted_, ""), int()), False, _, False):
            return counted_ == Cards(owner, (Area.LIFE,)) and owner is not Owner.EITHER
    return False


def _is_shown(what: Selection) -> bool:
    """Rule 11-2-1: whether cards are shown because they are taken for what they are."""
    if isinstance(what, Choose):
        return what.cards.areas == (Area.DECK,) and is_told(what)
    return isinstance(what, ChooseFrom) and is_told(what)

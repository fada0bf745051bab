"""Cards as nouns: groups such as "your rested Characters", and the selections among them."""

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.amounts import Amount, Counted, CountOf
from optcg.model.filters import Filter
from optcg.model.selections import (
    FIELD_AND_DON,
    ON_FIELD,
    Battling,
    Cards,
    Choose,
    ChooseFrom,
    Drawn,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area, Category
from optcg.text.lacking import lacking
from optcg.text.pointing.made import is_single
from optcg.text.writing.amounts import DIFFERENT, on_field
from optcg.text.writing.filters import AREAS, FilterWriter, article, flat, listed
from optcg.text.writing.references import WHOSE

# How the cards of an area are called, alone and in a list.
_ALONE = {
    Area.LEADER: "Leader",
    Area.CHARACTER: "Character",
    Area.STAGE: "Stage",
    Area.COST: "DON!! card",
    Area.LIFE: "Life card",
}
_KINDS = {Area.LEADER: Category.LEADER, Area.CHARACTER: Category.CHARACTER, Area.STAGE: Category.STAGE}
_IN_LIST = {**_ALONE, Area.COST: "DON!!", Area.LIFE: "Life"}
PILES = {Area.DECK: "deck", Area.LIFE: "Life cards"}
THIS = Cards(Owner.YOU, ON_FIELD, f.ThisCard())
BATTLING = {
    "attacker": "the attacking card",
    "target": "the attack target",
    "opponent": "the card battling this card",
}


def _parts(described: Filter | None) -> list[Filter]:
    """The properties of a description, those of one in another too."""
    if not isinstance(described, f.AllOf):
        return flat(described)
    return [part for one in described.filters for part in _parts(one)]


def _leaves_one_out(described: Filter | None) -> bool:
    return isinstance(described, f.Without) and isinstance(described.filter, (f.ThisCard, f.Among))


class NounWriter(FilterWriter):
    """Writes groups and selections."""

    # Groups -----------------------------------------------------------------------------------------

    def noun(self, cards: Cards, many: bool, traits: list[str] | None = None) -> str:
        """What the cards are, without whose and where: "rested Characters with a cost of 3 or less"."""
        if self._is_any_card(cards):
            return self.described("cards" if many else "card", flat(cards.filter), many, traits)
        if cards.areas[1:] == (Area.COST,) and (others := _not_don(cards.filter)) is not None:
            rest = self.noun(Cards(cards.owner, cards.areas[:1], others), many, traits)
            return f"DON!! card{'s' if many else ''} or {rest}"
        if on_field(cards):
            words = [_IN_LIST[area] for area in cards.areas]
            noun = f"{listed(words)} card" if len(words) > 1 else _ALONE[cards.areas[0]]
            noun = f"{noun}s" if many else noun
            kinds = [_KINDS[area] for area in cards.areas if area in _KINDS]
            if any(lacking(kinds, part) for part in _parts(cards.filter)):
                # Leaders have no cost (Rule 2-7-5): said plainly, it would hold for the others alone.
                noun += ", none excepted,"
            return self.described(noun, flat(cards.filter), many, traits)
        return self.cards_like(cards.filter, many, traits)

    def _is_any_card(self, cards: Cards) -> bool:
        """Whether "card" says enough: of what is on the field, DON!! are meant unless a property is named."""
        state_only = cards.filter in (None, f.Rested(), f.Active()) or _leaves_one_out(cards.filter)
        return cards.areas == FIELD_AND_DON if state_only else cards.areas == ON_FIELD

    def place(self, cards: Cards) -> str:
        """ "your hand or trash"."""
        if not cards.areas:
            return "nowhere"
        if cards.areas == (Area.HAND, *ON_FIELD):
            return f"{self.whose(cards.owner)} hand or field"
        return f"{self.whose(cards.owner)} {listed([AREAS[area] for area in cards.areas])}"

    def group(self, cards: Cards) -> str:
        noun = self.noun(cards, many=True)
        if not on_field(cards):
            return f"{noun} in {self.place(cards)}"
        return noun if cards.owner is Owner.EITHER else f"{self.whose(cards.owner)} {noun}"

    def part_of(self, number: str, many: bool, cards: Cards) -> str:
        if on_field(cards) and cards.owner is not Owner.EITHER:
            return f"{number} of {self.group(cards)}"
        place = "" if on_field(cards) else f" in {self.place(cards)}"
        return f"{number} {self.noun(cards, many)}{place}".strip()

    def one_of(self, cards: Cards) -> str:
        """One card of a group: "your Character", "a Character", "this Character"."""
        if cards == THIS:
            return self.this
        noun = self.noun(cards, many=False)
        if not on_field(cards):
            return f"{article(noun)} in {self.place(cards)}"
        return article(noun) if cards.owner is Owner.EITHER else f"{self.whose(cards.owner)} {noun}"

    # Selections -------------------------------------------------------------------------------------

    def selection(self, what: Selection) -> str:
        """The cards that a step is about."""
        self.note_side(what)
        match what:
            case This():
                return self.this
            case Slot(slot, None):
                return self.remaining(slot)
            case Slot(slot, f.InArea((Area.TRASH,))) if self.reference(slot) in ("that card", "those cards"):
                return f"{self.reference(slot)} from your trash"
            case Slot(slot, described):
                return f"the {self.cards_like(described, many=True)} among {self.remaining(slot)}"
            case Every(cards, slot):
                many = is_many(what) and not is_single(what)
                return self._every(cards) + self.chosen(slot, many, self.owner_of(what))
            case Choose():
                return self._choose(what)
            case ChooseFrom():
                return self._choose_from(what)
            case Top(owner, area, _, bottom, slot):
                end = "bottom" if bottom else "top"
                text = f"{self._so_many(what)} from the {end} of {self.pile(owner, area)}"
                return text + self.chosen(slot, is_many(what), self.owner_of(what))
            case Drawn(slot):
                return "the drawn card" + self.chosen(slot, False, Owner.YOU)
            case TopOrBottom(owner, area, slot):
                text = f"1 card from the top or bottom of {self.pile(owner, area)}"
                return text + self.chosen(slot, False, self.owner_of(what))
            case Together(parts, slot):
                text = " and ".join(self._side_by_side(parts))
                if [getattr(part, "slot", None) for part in parts] == [slot - 2, slot - 1]:
                    self._pairs.add(slot)
                return text + self.chosen(slot, many=True)
            case Battling(role, slot):
                return BATTLING[role] + self.chosen(slot, False, self.owner_of(what))
        raise TypeError(f"No words for {what!r}.")

    def _so_many(self, top: Top) -> str:
        """How many cards of a pile: "2 cards", "up to 2 cards", "any number of cards", "1 or more cards"."""
        count, least = top.count, top.at_least
        if not top.up_to:
            return self.many(count, "card")
        if count == CountOf(Cards(top.owner, (top.area,))):
            return f"{least} or more cards" if least else "any number of cards"
        some = "up to " if isinstance(count, int) else "up to a number of "
        return (f"at least {least} and " if least else "") + some + self.many(count, "card")

    def _side_by_side(self, parts: tuple[Selection, ...]) -> list[str]:
        """Cards that are named side by side are different ones, without saying so."""
        texts: list[str] = []
        for place, part in enumerate(parts):
            if isinstance(part, Choose):
                before = [other for other in parts[:place] if isinstance(other, Choose)]
                others = tuple(other.slot for other in before if may_overlap(other, part))
                part = replace(part, other_than=()) if part.other_than == others else part
            texts.append(self.selection(part))
        return texts

    def pile(self, owner: Owner, area: Area) -> str:
        return f"{self.whose(owner)} {PILES.get(area, AREAS[area])}"

    def _every(self, cards: Cards) -> str:
        if _is_this(cards):
            said = [self.statement(part) for part in flat(cards.filter)[1:]]
            if all(statement.startswith("has ") for statement in said):
                return f"{self.this} with {' and '.join(each.removeprefix('has ') for each in said)}"
        if cards.areas == (Area.LEADER,) and cards.owner is not Owner.EITHER:
            return f"{self.whose(cards.owner)} {self.noun(cards, many=False)}"
        if not on_field(cards):
            return f"all {self.noun(cards, many=True)} from {self.place(cards)}"
        return f"all {'' if cards.owner is Owner.EITHER else 'of '}{self.group(cards)}"

    def _choose(self, what: Choose) -> str:
        text = self.some_of(what)
        for slot in what.other_than:
            text += f" other than {self.reference(slot)}"
        return text + self._chooser(what.chooser) + self.chosen(what.slot, is_many(what), self.owner_of(what))

    def some_of(self, what: Choose) -> str:
        """So many cards of a group: "up to 2 of your Characters"."""
        cards = what.cards
        traits = self._said_together(what)
        number = self.number(what.count, what.up_to, what.at_least)
        if isinstance(what.count, Counted) and not what.at_least:
            text = self._as_many(what, traits)
        elif on_field(cards) and cards.owner is not Owner.EITHER:
            # Life cards that are not the top ones.
            of = "of any of" if cards.areas == (Area.LIFE,) and cards.filter is None else "of"
            text = f"{number} {of} {self.whose(cards.owner)} {self.noun(cards, True, traits)}"
        else:
            of = " of" if number.endswith("any number") else ""
            noun = self.noun(cards, what.count != 1, traits)
            text = f"{number}{of} {noun if on_field(cards) else self.placed(noun, cards)}"
        return text

    def placed(self, noun: str, cards: Cards) -> str:
        """ "Red cards from your hand"."""
        return f"{noun} from {self.place(cards)}"

    def _as_many(self, what: Choose, traits: list[str]) -> str:
        """ "a number of cards from your hand equal to ..."."""
        cards, up_to = what.cards, "up to " if what.up_to else ""
        assert what.count is not None
        number = self.amount(what.count)
        noun = self.noun(cards, True, traits)
        if on_field(cards) and cards.owner is not Owner.EITHER:
            noun = f"{self.whose(cards.owner)} {noun}"
        elif not on_field(cards):
            noun = f"{noun} from {self.place(cards)}"
        return f"{up_to}a number of {noun} equal to {number}"

    def _choose_from(self, what: ChooseFrom) -> str:
        traits = self._said_together(what)
        number = self.number(what.count, what.up_to)
        of = " of" if number.endswith("any number") else ""
        text = f"{number}{of} {self.cards_like(what.filter, what.count != 1, traits)}"
        if not (self.picking and self.is_looked(what.source)):
            text += f" from among {self.among(what.source)}"
        owner = self.owner_of(what)
        return text + self._chooser(what.chooser) + self.chosen(what.slot, is_many(what), owner)

    def _said_together(self, what: Choose | ChooseFrom) -> list[str]:
        """What the chosen cards must be all together."""
        traits = []
        for name, most in (("power", what.total_power), ("cost", what.total_cost)):
            total = f"a total {'base ' if what.total_base else ''}{name}"
            if isinstance(most, int):
                traits.append(f"{total} of {most} or less")
            elif most is not None:
                traits.append(f"{total} equal to or less than {self.amount(most)}")
        if what.different:
            traits.append(f"different {DIFFERENT[what.different]}")
        if what.same:
            traits.append(f"the same {what.same}")
        return traits

    def owner_of(self, what: Selection) -> Owner | None:
        """Whose hand, deck, trash or Life the cards are of; None for cards of the field and all others."""
        match what:
            case Choose(cards) | Every(cards):
                known = cards.owner is not Owner.EITHER and not any(area in ON_FIELD for area in cards.areas)
                return cards.owner if known else None
            case Top(owner) | TopOrBottom(owner):
                return None if owner is Owner.EITHER else owner
            case Slot(slot):
                return self.owner_of_slot(slot)
            case ChooseFrom(source):
                return self.owner_of_slot(source)
            case Together(parts):
                owners = {self.owner_of(part) for part in parts}
                return owners.pop() if len(owners) == 1 else None
        return None

    def note_side(self, what: Selection) -> None:
        """Keep in mind whose the cards of a step are."""
        slot, side = getattr(what, "slot", None), self.side_of(what)
        if slot is not None and not isinstance(what, Slot):
            self._sides[slot] = side

    def side_of(self, what: Selection) -> Owner:
        """Whose the cards are, also those of the field; of either player where it is not known."""
        match what:
            case This() | Drawn():
                return Owner.YOU
            case Choose(cards) | Every(cards):
                return cards.owner
            case Top(owner) | TopOrBottom(owner):
                return owner
            case Slot(slot) | ChooseFrom(slot):
                return self._sides.get(slot, Owner.EITHER)
            case Together(parts):
                owners = {self.side_of(part) for part in parts}
                return owners.pop() if len(owners) == 1 else Owner.EITHER
        return Owner.EITHER

    def next_refresh(self, side: Owner) -> str:
        """Rule 6-2-4: each player sets as active what is theirs."""
        whose = "the owner's" if side is Owner.EITHER else WHOSE[side]
        return f"in {whose} next Refresh Phase"

    def number(self, count: Amount | None, up_to: bool, at_least: int = 0) -> str:
        """How many are chosen: "up to 2", "any number of", "1 or more"."""
        if count is None:
            text = f"{at_least} or more" if at_least else "any number"
        else:
            text = str(count) if isinstance(count, int) else f"a number equal to {self.amount(count)}"
        text = f"up to {text}" if up_to else text
        return f"at least {at_least} and {text}" if at_least and count is not None else text

    def _chooser(self, chooser: Owner) -> str:
        """Who chooses, unless the verb says so."""
        if chooser is Owner.YOU or (self.their and chooser is Owner.OPPONENT):
            return ""
        return f" of {self.whose(chooser)} choice"


def _not_don(described: Filter | None) -> Filter | None:
    """What the other cards must be, where DON!! are meant besides."""
    if not isinstance(described, f.AnyOf) or described.filters[:1] != (f.CategoryIs(Category.DON),):
        return None
    others = described.filters[1:]
    return f.AnyOf(others) if len(others) > 1 else others[0] if others else None


def _is_this(cards: Cards) -> bool:
    """This very card, if it is as described."""
    return flat(cards.filter)[:1] == [f.ThisCard()] and replace(cards, filter=THIS.filter) == THIS


def may_overlap(one: Choose, two: Choose) -> bool:
    """Whether a card can be in both groups."""
    owners = {one.cards.owner, two.cards.owner}
    return (len(owners) == 1 or Owner.EITHER in owners) and bool({*one.cards.areas} & {*two.cards.areas})


def is_many(what: Selection) -> bool:
    """Whether a selection is spoken of in the plural."""
    match what:
        case This() | TopOrBottom() | Battling() | Drawn():
            return False
        case Every(cards, _) if _is_this(cards):
            return False
        case Every(cards, _):
            return cards.areas != (Area.LEADER,) or cards.owner is Owner.EITHER
        case Choose() | ChooseFrom() | Top():
            return what.count != 1
    return True


def chooser_of(what: Selection) -> Owner:
    return what.chooser if isinstance(what, (Choose, ChooseFrom)) else Owner.YOU

"""Numbers in words."""

from optcg.model import amounts as n
from optcg.model.abilities import When
from optcg.model.amounts import Amount
from optcg.model.filters import Filter, ThisCard
from optcg.model.selections import ON_FIELD, Cards, Owner
from optcg.model.terms import Area
from optcg.text.writing.references import Thread

# How a number is bounded: "3 or less", and "equal to or less than" something counted.
BOUNDS = {"=": "", "<=": " or less", ">=": " or more"}
COMPARED = {
    "=": "equal to",
    "<=": "equal to or less than",
    ">=": "equal to or more than",
    "<": "less than",
    ">": "more than",
    "!=": "different from",
}
# Another number of the very card.
OWN = {"base": "its base {}", "given DON!!": "the number of DON!! cards given to it"}
# Said of a number alone.
PARITY = ("even", "odd")

# What the cards of a group are told apart by.
DIFFERENT = {
    "name": "card names",
    "cost": "costs",
    "color": "colors",
    "type": "types",
    "attribute": "attributes",
    "power": "powers",
    "base cost": "base costs",
    "base power": "base powers",
}

FIELD = (Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST, Area.LIFE)

LIVES = {owner: n.CountOf(Cards(owner, (Area.LIFE,))) for owner in Owner}
BOTH_LIVES = n.Plus(LIVES[Owner.YOU], LIVES[Owner.OPPONENT])


GIVEN_TO_THIS = Cards(Owner.YOU, ON_FIELD, ThisCard())


def on_field(cards: Cards) -> bool:
    """Whether the group is named by what it is, "your Characters", and not as cards of a place."""
    return all(area in FIELD for area in cards.areas) and cards.areas != ()


def is_of_one_card(amount: Amount) -> bool:
    """Whether it is the power or cost of one card, so that a condition is said of the card."""
    if isinstance(amount, n.TotalOf):
        return amount.cards == Cards(amount.cards.owner, (Area.LEADER,))
    return isinstance(amount, (n.PowerOf, n.CostOf))


def counted(count: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def signed(count: int) -> str:
    return f"{count:+d}"


def _closed(text: str, cards: Cards, inside: bool) -> str:
    """In parentheses where what follows could be taken for a description of these cards."""
    clear = cards.filter is None and (not inside or cards.areas == (Area.LIFE,))
    return text if clear else f"({text})"


# What a card did, or what was done to it.
_DEEDS = {
    "attacks": "attacked",
    "attacked": "was attacked",
    "battles": "battled",
    "activates Blocker": "blocked",
    "deals damage": "dealt damage",
    "rested": "was rested",
    "set active": "was set as active",
    "given DON!!": "was given a DON!! card",
    "played": "was played",
}


class AmountWriter(Thread):
    """Writes amounts."""

    def group(self, cards: Cards) -> str:
        """A group of cards, in the plural: "your Characters", "cards in your hand"."""
        raise NotImplementedError

    def event(self, when: When) -> str:
        """ "when your Character is K.O.'d"."""
        raise NotImplementedError

    def past_of(self, happened: n.Happened) -> str:
        """ "your Character has been K.O.'d"; nothing where no such words are read."""
        raise NotImplementedError

    def in_time(self, happened: n.Happened) -> str:
        """When it has happened: in which turn, or in this battle."""
        if isinstance(happened, n.HappenedInBattle):
            return "during this battle"
        last = happened.last
        return "during this turn" if last is None else f"during {self.whose(last)} last turn"

    def caused(self, by: str, source: Filter | None) -> str:
        """ " by your effect"."""
        raise NotImplementedError

    def other_side(self, other: Filter) -> str:
        """The other card of an attack or a battle."""
        raise NotImplementedError

    def did(self, happened: n.Happened) -> str:
        """ "attacked during this turn": what one card did."""
        when, other = happened.when, happened.other
        by = " by" if when.event == "attacked" else ""
        side = "" if other is None else f"{by} {self.other_side(other)}"
        origin = "" if when.origin is None else f" from the {when.origin.value}"
        cause = self.caused(when.by, when.source)
        return f"{_DEEDS[when.event]}{side}{origin}{cause} {self.in_time(happened)}"

    def came(self, happened: n.HappenedEver) -> str:
        """ "played from your trash by an effect": how this card came to the field."""
        when = happened.when
        origin = "" if when.origin is None else f" from your {when.origin.value}"
        return f"{when.event}{origin}{self.caused(when.by, when.source)}"

    def that_are(self, described: Filter | None) -> str:
        """ "that are rested"."""
        raise NotImplementedError

    def cards_like(self, described: Filter | None, many: bool, traits: list[str] | None = None) -> str:
        """Cards by what they are: "{Harbor} type Character card"."""
        raise NotImplementedError

    def part_of(self, number: str, many: bool, cards: Cards) -> str:
        """So many of a group: "2 of your Characters", "2 cards in your hand"."""
        raise NotImplementedError

    def amount(self, amount: Amount, inside: bool = True) -> str:
        """An amount as a noun; in parentheses where its end would not be seen `inside` other words."""
        match amount:
            case int():
                return str(amount)
            case n.CountOf(cards, ""):
                return _closed(f"the number of {self.group(cards)}", cards, inside)
            case n.CountOf(cards, different):
                return f"(the number of different {DIFFERENT[different]} among {self.group(cards)})"
            case n.Alike(cards, what):
                return f"(the largest number with the same {what} among {self.group(cards)})"
            case n.Apart(cards, what):
                return f"(the largest number with different {DIFFERENT[what]} among {self.group(cards)})"
            case n.TotalOf("given DON!!", cards):
                return f"(the number of DON!! cards given to {self.group(cards)})"
            case n.ExtremeOf(what, cards, highest, base):
                most = "highest" if highest else "lowest"
                return f"(the {most} {'base ' if base else ''}{what} among {self.group(cards)})"
            case n.DonOf(owner, where):
                return f"the number of {self.don(owner, where)}"
            case n.TotalOf("power", Cards(owner, (Area.LEADER,), None), base) if owner is not Owner.EITHER:
                return f"{self.whose(owner)} Leader's {'base ' if base else ''}power"
            case n.TotalOf(what, cards, base):
                return _closed(
                    f"the total {'base ' if base else ''}{what} of {self.group(cards)}", cards, inside
                )
            case n.Per(each, _, _):
                return f"({each} {self.every(amount)})"
            case n.AtMost(of, most):
                return f"({self.amount(of)}, but no further than {most})"
            case n.Plus(left, right):
                if amount == BOTH_LIVES:
                    return "the total of your and your opponent's Life cards"
                return f"({self.amount(left)} plus {self.amount(right)})"
            case n.Minus(left, right):
                return f"({self.amount(left)} minus {self.amount(right)})"
        return self._amount_of_step(amount)

    def _amount_of_step(self, amount: Amount) -> str:
        match amount:
            case n.PowerOf(slot, base):
                return f"{self._owner_of(slot)} {'base ' if base else ''}power"
            case n.CostOf(slot, base):
                return f"{self._owner_of(slot)} {'base ' if base else ''}cost"
            case n.CounterOf(slot):
                return f"{self._owner_of(slot)} Counter"
            case n.SlotTotal(what, slot):
                return f"the total {what} of {self.reference(slot)}"
            case n.SlotApart(what, slot):
                return f"(the largest number with different {DIFFERENT[what]} among {self.reference(slot)})"
            case n.SlotCount(slot, None):
                return f"the number of {self.reference(slot)}"
            case n.SlotCount(slot, described):
                return f"(the number of {self.reference(slot)} {self.that_are(described)})"
            case n.DownTo(owner, described):
                first = self.cards_like(described, many=False)
                return f"(the number of cards on top of {self.whose(owner)} deck down to the first {first})"
            case n.ItsOwn(what):
                return f"its own {what}"
            case n.DoneCount():
                return "the number done this way"
            case n.PaidDon():
                return "the number of DON!! cards paid"
            case n.NamedNumber():
                return "the chosen cost"
            case n.Happened(when, other, _, by_card):
                against = "" if other is None else f" against {self.other_side(other)}"
                text = self.event(when).removeprefix("when ")
                how_often = "different cards for which" if by_card else "times"
                if isinstance(amount, n.HappenedToOthers):
                    how_often = "different other cards for which"
                return f"the number of {how_often} {text}{against} {self.in_time(amount)}"
            case n.TurnsOf(owner):
                who = "you have" if owner is Owner.YOU else "your opponent has"
                return f"the number of turns {who} begun"
            case n.LeaderLife(owner):
                return f"the printed Life of {self.whose(owner)} Leader"
        raise TypeError(f"No words for {amount!r}.")

    def _owner_of(self, slot: int | None) -> str:
        if slot is None:
            return f"{self.this}'s"
        cards = self.reference(slot)
        return f"{cards}'" if cards.endswith("s") else f"{cards}'s"

    def don(self, owner: Owner, where: str) -> str:
        """DON!! cards by their place."""
        whose = self.whose(owner)
        if where == "field":
            return f"DON!! cards on {whose} field"
        if where == "deck":
            return f"cards in {whose} DON!! deck"
        return f"{whose} {where} DON!! cards"

    def every(self, per: n.Per) -> str:
        """ "for every 2 cards in your trash"."""
        match per.of:
            case n.CountOf(Cards(Owner.YOU | Owner.OPPONENT) as cards, "") if per.every == 1 and on_field(
                cards
            ):
                return f"for each of {self.group(cards)}"
            case n.CountOf(cards, ""):
                number = "" if per.every == 1 and not on_field(cards) else str(per.every)
                return f"for every {self.part_of(number, per.every != 1, cards)}"
            case n.DonOf(owner, "active" | "rested" | "given" as where):
                return f"for every {per.every} of {self.don(owner, where)}"
            case n.DonOf(owner, where):
                return f"for every {per.every} {self.don(owner, where)}"
            case n.SlotCount(slot, None):
                every = "each" if per.every == 1 and self.are_many(slot) else f"every {per.every}"
                return f"for {every} of {self.reference(slot)}"
            case n.TotalOf("given DON!!", cards) if cards == GIVEN_TO_THIS:
                don = "DON!! card" if per.every == 1 else f"{per.every} DON!! cards"
                return f"for every {don} given to {self.this}"
            case n.ItsOwn("given DON!!"):
                return f"for every {counted(per.every, 'DON!! card')} given to each of them"
        return f"for every {per.every} of {self.amount(per.of)}"

    def many(self, count: Amount, noun: str) -> str:
        """ "2 cards", "cards equal to the number of ..."."""
        if isinstance(count, int):
            return counted(count, noun)
        return f"{noun}s equal to {self.amount(count)}"

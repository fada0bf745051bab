"""Cards and numbers as they are told to people: as on cards, though it could not be read again."""

import re
from dataclasses import replace

from optcg.model import amounts as n
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Owner, This
from optcg.model.terms import Area, Category
from optcg.text.writing.abilities import AbilityWriter
from optcg.text.writing.amounts import counted, on_field
from optcg.text.writing.changes import DURATIONS
from optcg.text.writing.filters import categories, flat, listed, plural
from optcg.text.writing.nouns import BATTLING

_BEHIND = re.compile(r" (?:with|that|other than) ")
_NOUNS = ("card", "Character", "Stage", "Event", "Leader")
_AREAS = {Category.LEADER: Area.LEADER, Category.CHARACTER: Area.CHARACTER, Category.STAGE: Area.STAGE}


def opened(text: str) -> str:
    """The words without the parentheses around all of them."""
    if not (text.startswith("(") and text.endswith(")")):
        return text
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if not depth and place < len(text) - 1:
            return text
    return text[1:-1]


def told_apart(nouns: list[str]) -> list[str]:
    """ "Red Stage card or any Character card": what is said of one kind must not seem to be said of all."""
    plain = [noun.startswith(_NOUNS) for noun in nouns]
    return [f"any {noun}" if plain[at] and not all(plain[:at]) else noun for at, noun in enumerate(nouns)]


def _joined(parts: list[Filter]) -> Filter | None:
    return None if not parts else parts[0] if len(parts) == 1 else f.AllOf(tuple(parts))


def _in_areas(cards: Cards) -> Cards:
    """ "Characters", where the description of cards of the field says that they are."""
    parts = flat(cards.filter)
    for part in parts:
        named = [_AREAS.get(kind) for kind in categories(part)]
        areas = tuple(area for area in cards.areas if area in named)
        if areas and None not in named:
            return Cards(cards.owner, areas, _joined([other for other in parts if other != part]))
    return cards


def _besides(kind: Cards, leaders: list[Cards]) -> Cards:
    """The other cards of a kind, where all Leaders of it are named beside it."""
    known = any(all(part in flat(kind.filter) for part in flat(leader.filter)) for leader in leaders)
    if not known or _is_this(kind) or Area.LEADER not in kind.areas:
        return kind
    return replace(kind, areas=tuple(area for area in kind.areas if area is not Area.LEADER))


def _is_this(cards: Cards) -> bool:
    return cards.filter == f.ThisCard()


class PlainWriter(AbilityWriter):
    """Writes cards and numbers for a player who is asked."""

    def __init__(self, this: str = "card") -> None:
        super().__init__(this, marks=False)
        self._of_any = False  # out of all of the cards that come next something is taken
        self._all = False  # all cards of the group that comes next are meant
        self._one = False  # one card of the group that comes next is meant

    # Numbers ----------------------------------------------------------------------------------------

    def amount(self, amount: Amount, inside: bool = True) -> str:
        match amount:
            case n.Per(1, 1, of):
                return self.amount(of, inside)
            case n.SlotCount(slot, Filter() as described):
                return f"the number of {self.cards_like(described, many=True)} among {self.those(slot)}"
            case n.SlotCount(slot):
                return f"the number of {self.those(slot)}"
            case n.ExtremeOf(what, Cards(_, _, f.Among(slot)), highest, base):
                most = "highest" if highest else "lowest"
                return f"the {most} {'base ' if base else ''}{what} among {self.those(slot)}"
            case n.TotalOf(what, Cards(_, _, f.InBattle("attacker" | "target" as role)), base):
                return f"{BATTLING[role]}'s {'base ' if base else ''}{what}"
        return opened(super().amount(amount, inside))

    def every(self, per: n.Per) -> str:
        match per:
            case n.Per(_, 1, n.SlotCount(slot, None)):
                return f"for each of {self.those(slot)}"
            case n.Per(_, 1, n.SlotCount(slot, described)):
                return f"for each of the {self.cards_like(described, many=True)} among {self.those(slot)}"
        return super().every(per)

    def many(self, count: Amount, noun: str) -> str:
        """ "1 card for every 2 DON!! cards returned"."""
        if isinstance(count, n.Per):
            return f"{counted(count.each, noun)} {self.every(count)}"
        return super().many(count, noun)

    def those(self, slot: int) -> str:
        """Cards of an earlier step that are counted, so that there may be several."""
        cards = self.reference(slot)
        return "those cards" if cards == "that card" else cards

    def number(self, count: Amount | None, up_to: bool, at_least: int = 0) -> str:
        """ "Any number" may be none, without saying so."""
        if isinstance(count, n.Counted):
            # A noun follows, so that the end of the number must be seen.
            return f"{'up to ' if up_to else ''}a number equal to ({self.amount(count)})"
        return super().number(count, up_to and (count is not None or bool(at_least)), at_least)

    # Cards ------------------------------------------------------------------------------------------

    def ways(self, described: Filter | None) -> list[Filter | None]:
        """ "A {Navy} type Character card or an Event": what cards may be, each way by itself."""
        parts = flat(described)
        for place, part in enumerate(parts):
            if isinstance(part, f.AnyOf) and not categories(part) and self._alike(part.filters) is None:
                others = [other for at, other in enumerate(parts) if at != place]
                return [_joined([*flat(way), *others]) for way in part.filters]
        return [described]

    def cards_like(self, described: Filter | None, many: bool, traits: list[str] | None = None) -> str:
        texts = []
        for way in self.ways(described):
            texts.append(super().cards_like(way, many, traits))
        return listed(told_apart(texts))

    def noun(self, cards: Cards, many: bool, traits: list[str] | None = None) -> str:
        cards = _in_areas(cards)
        kinds = self.kinds(cards) if on_field(cards) and Area.COST not in cards.areas else []
        if len(kinds) < 2:
            return super().noun(cards, many, traits)
        texts = []
        for kind in kinds:
            several = many and kind.areas != (Area.LEADER,)
            texts.append(self._this_of(kinds) if _is_this(kind) else super().noun(kind, several, traits))
        return " and ".join(texts) if self._all else listed(told_apart(texts))

    def _every(self, cards: Cards) -> str:
        """ "All of your Leaders and red Characters": each of them, not one or the other."""
        self._all = not self._of_any
        text = super()._every(cards)
        self._all = False
        return text

    def kinds(self, cards: Cards) -> list[Cards]:
        """The ways to be such a card of the field, each in its areas: "Leader", "Characters"."""
        found = [_in_areas(replace(cards, filter=way)) for way in self.ways(cards.filter)]
        leaders = [kind for kind in found if kind.areas == (Area.LEADER,)]
        return [*leaders, *(_besides(kind, leaders) for kind in found if kind not in leaders)]

    def _this_of(self, kinds: list[Cards]) -> str:
        """This card, which is no Leader where one is named beside it."""
        return "this Character" if kinds[0].areas == (Area.LEADER,) else self.this

    def some_of(self, what: Choose) -> str:
        """ "Your Leader or this Character", where there is only one of each."""
        cards = what.cards
        self._one = what.count == 1
        own = what.count == 1 and on_field(cards) and cards.owner is not Owner.EITHER
        text = self._own_kinds(what) if own and Area.COST not in cards.areas else ""
        text = text or super().some_of(what)
        self._one = False
        return text

    def _own_kinds(self, what: Choose) -> str:
        """One card of a player, of which some kinds have but one; nothing where it is as for others."""
        whose, kinds = self.whose(what.cards.owner), self.kinds(what.cards)
        if len(kinds) == 1:
            leader = kinds[0].areas == (Area.LEADER,)
            return f"{whose} {self.noun(kinds[0], many=False)}" if leader else ""
        if what.up_to and not any(map(_is_this, kinds)):
            return ""
        texts = []
        for kind in kinds:
            if _is_this(kind):
                texts.append(self._this_of(kinds))
            elif kind.areas == (Area.LEADER,):
                texts.append(f"{whose} {self.noun(kind, many=False)}")
            else:
                texts.append(f"{'' if what.up_to else '1 of '}{whose} {self.noun(kind, many=True)}")
        return f"{'up to 1 of ' if what.up_to else ''}{listed(texts)}"

    def placed(self, noun: str, cards: Cards) -> str:
        """ "1 card from your hand with the same card name as that card": the place is that of the first."""
        start = _BEHIND.search(noun)
        if start is None or " that " not in noun or len(self.ways(cards.filter)) > 1:
            return super().placed(noun, cards)
        return f"{noun[: start.start()]} from {self.place(cards)}{noun[start.start() :]}"

    def group(self, cards: Cards) -> str:
        one, self._one = self._one, False
        text = super().group(cards)
        self._one = one
        return text

    def relative(self, statement: str, many: bool) -> str:
        """ "1 of your Characters that was not played on this turn"."""
        statement = opened(statement)
        return f"that {plural(statement) if many and not self._one else statement}"

    # Steps ------------------------------------------------------------------------------------------

    def change_step(self, effect: Effect) -> str | None:
        match effect:
            case e.GainPower(what, n.Minus(left, n.ItsOwn("power")), duration):
                return f"set the power of {self.selection(what)} to {self.amount(left)}{DURATIONS[duration]}"
            case e.GainCost(what, n.Minus(left, n.ItsOwn("cost")), duration):
                return f"set the cost of {self.selection(what)} to {self.amount(left)}{DURATIONS[duration]}"
        return super().change_step(effect)

    def don_step(self, effect: Effect) -> str | None:
        match effect:
            case e.ReturnDon(None, who, "", True):
                whose = "your" if who is Owner.YOU else "their"
                rest = f"any number of DON!! cards from {whose} field to {whose} DON!! deck"
                return self.player_does(who, "return", rest)
            case e.ReturnGivenDon(n.TotalOf("given DON!!", Cards(_, _, f.ThisCard())), This(), False):
                one = super().don_step(replace(effect, count=1)) or ""
                return one.replace("1 DON!! card", "all DON!! cards", 1)
        return super().don_step(effect)

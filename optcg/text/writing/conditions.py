"""Conditions in words: what follows "if"."""

from dataclasses import replace

from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.conditions import Condition
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area
from optcg.text.alike import counts_this
from optcg.text.open_in_life import LIES_OPEN
from optcg.text.writing.amounts import BOTH_LIVES, BOUNDS, COMPARED, PARITY, is_of_one_card, on_field
from optcg.text.writing.filters import article, plural
from optcg.text.writing.nouns import NounWriter

_HAVE = {Owner.YOU: "you have", Owner.OPPONENT: "your opponent has"}
_DOWN_ON_TOP = f.AllOf((f.Without(f.FaceUp()), f.OnTop()))
_ALL_DRAWS = ("draws", "draws in the Draw Phase")


def _all_drawn(amount: n.Amount) -> n.Happened | None:
    """What a player has drawn by effects, if the card of the Draw Phase is counted with it."""
    match amount:
        case n.Plus(n.Happened() as one, n.Happened() as two) if one.when.who in _HAVE:
            both = [replace(one, when=When(event, who=one.when.who)) for event in _ALL_DRAWS]
            return one if [one, two] == both else None
    return None


class ConditionWriter(NounWriter):
    """Writes conditions."""

    def condition(self, condition: Condition, inside: bool = False) -> str:
        """What must hold; `inside` another condition lists stand in parentheses."""
        match condition:
            case c.Both(conditions) | c.Either(conditions):
                joint = " and " if isinstance(condition, c.Both) else " or if "
                text = joint.join(self.condition(part, inside=True) for part in conditions)
                return f"({text})" if inside else text
            case c.NotSo(inner):
                return f"it is not true that {self.condition(inner, inside=True)}"
            case c.Compare(left, compare, right):
                return self._compare(left, compare, right)
            case c.OnlyHave(cards, described):
                return self._only(cards, described)
            case c.SlotFits(slot, described):
                cards_ = self.reference(slot)
                return f"{cards_} {self._said(described, not self.is_one(cards_))}"
            case c.ThisCardIs() if condition == LIES_OPEN:
                return "this card is face-up in your Life area"
            case c.ThisCardIs(described):
                return f"{self.this} {self.is_so(described)}"
            case c.YouDid():
                return "you did so"
            case c.WonThrow():
                return "you won rock-paper-scissors"
            case c.YourTurn(yours):
                return "it is your turn" if yours else "it is your opponent's turn"
            case c.WentFirst(owner, first):
                who = "you" if owner is Owner.YOU else "your opponent"
                return f"{who} went {'first' if first else 'second'}"
            case c.ThisTurn("battled a Character") if self.this in ("this Character", "this Leader"):
                return f"{self.this} battles your opponent's Character during this turn"
            case c.ThisTurn(mark):
                return f'"{mark}" is noted for this turn'
        raise TypeError(f"No words for {condition!r}.")

    def _said(self, described: Filter | None, many: bool) -> str:
        if described is None:
            return "are there" if many else "is there"
        statement = self.is_so(described)
        return plural(statement) if many else statement

    def _compare(self, left: n.Amount, compare: str, right: n.Amount) -> str:
        if isinstance(right, int) and compare in BOUNDS:
            if left == BOTH_LIVES and compare != "=":
                return f"you and your opponent have a total of {right}{BOUNDS[compare]} Life cards"
            match left:
                case n.CountOf(cards, "") if not counts_this(cards, compare, right):
                    return self._have(cards, compare, right)
                case n.TotalOf("given DON!!", Cards(Owner.YOU, (Area.LEADER,), None)) if compare != "=":
                    return f"you have {right}{BOUNDS[compare]} DON!! cards given to your Leader"
                case n.DonOf(owner, where) if owner in _HAVE:
                    number = f"{right}{BOUNDS[compare]}"
                    return self._have_don(owner, where, "any" if number == "1 or more" else number)
        if isinstance(left, n.HappenedEver) and (compare, right) in ((">=", 1), ("=", 0)):
            return f"{self.this} was {'' if right else 'not '}{self.came(left)}"
        drawn = _all_drawn(left)
        if drawn is not None and isinstance(right, int) and compare == ">=":
            many = "a card" if right == 1 else f"{right} or more cards"
            return f"{_HAVE[drawn.when.who]} drawn {many} {self.in_time(drawn)}"
        if isinstance(left, n.Happened) and not left.by_card and (compare, right) == (">=", 1):
            past = self.past_of(left)
            if past:
                return f"{past} {self.in_time(left)}"
        if isinstance(right, int) and compare in BOUNDS:
            number = "the number " if is_of_one_card(left) else ""
            return f"{number}{self.amount(left, inside=False)} is {right}{BOUNDS[compare]}"
        if compare in PARITY:
            return f"{self.amount(left, inside=False)} is {compare}"
        one, two = self.amount(left, inside=False), self.amount(right, inside=False)
        return f"{one} is {COMPARED[compare]} {two}"

    def _have(self, cards: Cards, compare: str, number: int) -> str:
        """ "you have 2 or more rested Characters", "there is a Character with a cost of 0"."""
        if (compare, number) == (">=", 1):
            if cards.areas == (Area.LEADER,) and cards.filter is not None and cards.owner in _HAVE:
                return self._leader(cards.owner, cards.filter)
            if cards.areas == (Area.LIFE,) and cards.filter == _DOWN_ON_TOP and cards.owner in _HAVE:
                return f"{self.whose(cards.owner)} top Life card is face-down"
            many, count = False, "a"
        else:
            many, count = number != 1 or bool(BOUNDS[compare]), f"{number}{BOUNDS[compare]}"
            if len(cards.areas) > 1 and not on_field(cards):
                count = f"a total of {count}"  # in all these places
        have = _HAVE.get(cards.owner, "there are" if many else "there is")
        place = "" if on_field(cards) else f" in {self._their_place(cards)}"
        noun = self.noun(cards, many)
        return f"{have} {article(noun) if count == 'a' else f'{count} {noun}'}{place}"

    def _their_place(self, cards: Cards) -> str:
        """ "your opponent has 5 or more cards in their hand"."""
        their, self.their = self.their, True
        place = self.place(cards)
        self.their = their
        return place

    def _leader(self, owner: Owner, described: Filter) -> str:
        leader = f"{self.whose(owner)} Leader"
        if isinstance(described, f.TypeIncludes):
            return f'{leader}\'s type includes "{described.text}"'
        return f"{leader} {self.is_so(described)}"

    def _have_don(self, owner: Owner, where: str, number: str) -> str:
        have, whose = _HAVE[owner], "their" if owner is Owner.OPPONENT else "your"
        match where:
            case "field":
                return f"{have} {number} DON!! cards on {whose} field"
            case "deck":
                return f"{have} {number} cards in {whose} DON!! deck"
            case "given":
                total = "" if number == "any" else "a total of "
                return f"{have} {total}{number} given DON!! cards"
        return f"{have} {number} {where} DON!! cards"

    def _only(self, cards: Cards, described: Filter) -> str:
        if cards.filter is None and on_field(cards) and cards.owner is not Owner.EITHER:
            only = "you only have" if cards.owner is Owner.YOU else "your opponent only has"
            return f"{only} {self.noun(Cards(cards.owner, cards.areas, described), many=True)}"
        return f"there are {self.group(cards)}, all of which {plural(self.statement(described))}"

"""What holds, what happens and what would happen, in words: "if ...", "when ...", "would ..."."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When, Would
from optcg.model.conditions import Condition
from optcg.model.filters import Filter
from optcg.model.selections import ON_FIELD, Cards, Owner
from optcg.model.sides import from_other_side
from optcg.model.terms import Area, Category
from optcg.text.writing.english import article, plural
from optcg.text.writing.nouns import (
    AREAS,
    BOTH_LIVES,
    BOUNDS,
    COMPARED,
    DIFFERENT,
    PARITY,
    THIS,
    NounWriter,
    flat,
    is_of_one_card,
    joined_filter,
    on_field,
)
from optcg.text.writing.references import WHOSE

_HAVE: Final = {Owner.YOU: "you have", Owner.OPPONENT: "your opponent has"}
OWN_LEADER: Final = Cards(Owner.YOU, (Area.LEADER,))
BY: Final = {
    "": "",
    "battle": " in battle",
    "damage": " by damage",
    "effects": " by an effect",
    "your effects": " by your effect",
    "opponent's effects": " by your opponent's effect",
}
# What happens to a card.
_TO_CARDS: Final = {
    "K.O.'d": "is K.O.'d",
    "rested": "becomes rested",
    "set active": "becomes active",
    "activates Blocker": "activates [Blocker]",
    "attacks": "attacks",
    "attacked": "is attacked",
    "blocked": "is blocked",
    "leaves the field": "is removed from the field",
    "returned to hand": "is returned to the owner's hand",
    "trashed": "is trashed",
    "placed in the deck": "is returned to the owner's deck",
    "placed at the bottom": "is placed at the bottom of the owner's deck",
    "given DON!!": "is given a DON!! card",
    "deals damage": "deals damage",
    "battles": "battles",
    "battle ends": "ends a battle",
    "attack ends": "ends an attack",
    "battle ends in a K.O.": "ends a battle with a K.O.",
    "battles and K.O.s": "battles and K.O.'s your opponent's Character",
}
# What a player does: said of you, and of the opponent.
_BY_PLAYERS: Final = {
    "activates Blocker": ("activate [Blocker]", "activates [Blocker]"),
    "activates an Event": ("activate an Event", "activates an Event"),
    "Trigger activated": ("activate a [Trigger]", "activates a [Trigger]"),
    "takes damage": ("take damage", "takes damage"),
    "uses a Counter": (
        "activate the Counter of a Character card",
        "activates the Counter of a Character card",
    ),
    "draws": ("draw a card outside of your Draw Phase", "draws a card outside of their Draw Phase"),
    "draws in the Draw Phase": ("draw a card in your Draw Phase", "draws a card in their Draw Phase"),
}
# What happens in an area of a player.
_IN_AREAS: Final = {
    "DON!! returned": "a DON!! card on {} field is returned to {} DON!! deck",
    "DON!! set active": "a DON!! card on {} field is set as active",
    "DON!! rested": "a DON!! card on {} field is rested",
    "DON!! added": "a DON!! card is added to {} field from {} DON!! deck",
    "Life card leaves": "a card is removed from {} Life cards",
    "Life card to hand": "a card is added to {} hand from {} Life",
    "Life becomes 0": "{} number of Life cards becomes 0",
    **{f"Life becomes {n} or less": f"{{}} number of Life cards becomes {n} or less" for n in range(1, 6)},
    **{f"Life falls to {n}": f"{{}} number of Life cards falls to {n}" for n in range(1, 6)},
    **{f"Life becomes {n}": f"{{}} number of Life cards becomes {n}" for n in range(1, 6)},
    "Life card added": "a card is added to {} Life cards",
    "Life card turned face-up": "a card of {} Life cards is turned face-up",
    "Life card turned face-down": "a card of {} Life cards is turned face-down",
    "trashed from hand": "a card is trashed from {} hand",
    "trashed from deck": "a card is trashed from {} deck",
    "trashed from Life": "a card is trashed from {} Life cards",
    "revealed from deck": "a card is revealed from {} deck",
    "returned from trash": "a card in {} trash is returned to {} deck",
    "placed from trash": "a card in {} trash is placed at the bottom of {} deck",
    "returned from hand": "a card in {} hand is returned to {} deck",
    "placed from hand": "a card in {} hand is placed at the bottom of {} deck",
    "added to hand": "a card is added to {} hand",
}
# What is told once of all cards that one effect moves.
_TOGETHER: Final = (
    *("trashed from hand", "trashed from deck", "revealed from deck"),
    *("returned from trash", "placed from trash", "returned from hand", "placed from hand"),
)
_MOMENTS: Final = {
    "start of turn": "at the start of {} turn",
    "start of Main Phase": "at the start of {} Main Phase",
    "end of Main Phase": "at the end of {} Main Phase",
    "start of the game": "at the start of the game",
    "Life is placed": "after your Life cards are placed at the start of the game",
}
# The same as what has happened.
_PAST: Final = (
    (" becomes rested", " has been rested"),
    (" becomes active", " has been set as active"),
    (" is ", " has been "),
    (" are ", " have been "),
    (" activates [Blocker]", " has activated [Blocker]"),
    (" attacks", " has attacked"),
    (" deals damage", " has dealt damage"),
    (" battles and K.O.'s", " has battled and K.O.'d"),
    (" battles", " has battled"),
    *((f"you {now} ", f"you have {then} ") for now, then in (("activate", "activated"), ("play", "played"))),
    *(
        (f"you {now} ", f"you have {then} ")
        for now, then in (("deal", "dealt"), ("take", "taken"), ("draw", "drawn"))
    ),
    *(
        (f"opponent {now}s ", f"opponent has {then} ")
        for now, then in (("activate", "activated"), ("play", "played"))
    ),
    *((f"opponent {now}s ", f"opponent has {then} ") for now, then in (("take", "taken"), ("draw", "drawn"))),
)
# What has another card on its other side, and how that is said.
FOUGHT: Final = {"attacks": "", "battles": "", "attacked": " by"}
_WOULD: Final = {
    "ko": "be K.O.'d",
    "leave": "be removed from the field",
    "rest": "be rested",
    "hand": "be returned to the owner's hand",
    "deck": "be returned to the owner's deck",
    "bottom": "be placed at the bottom of the owner's deck",
    "trash": "be trashed",
    "damage": "take damage",
    "don": "be returned to your DON!! deck",
    "from Life": "be removed from your Life area",
    "from Life to trash": "be trashed from your Life area",
    "from Life to hand": "be added to your hand",
    "from hand": "be removed from your hand",
    "from hand to trash": "be trashed from your hand",
}
_OTHER: Final = f.Without(f.ThisCard())
_DON_HERE: Final = n.DonOf(Owner.YOU, "field")
_DON_THERE: Final = n.DonOf(Owner.OPPONENT, "field")


class FactWriter(NounWriter):
    """Writes conditions and events."""

    # Conditions -------------------------------------------------------------------------------------

    def condition(self, condition: Condition | None, inside: bool = False) -> str:
        """What must hold; `inside` another condition lists stand in parentheses."""
        match condition:
            case None:
                return "nothing is asked"
            case c.Both(conditions) | c.Either(conditions):
                joint = " and " if isinstance(condition, c.Both) else " or if "
                facts = [self.condition(part, inside=True) for part in conditions]
                if isinstance(condition, c.Either) and (both := self._either_of_us(conditions, facts[0])):
                    return both
                return f"({joint.join(facts)})" if inside else joint.join(facts)
            case c.NotSo(inner):
                return self.is_not_so(self.condition(inner, inside=True))
            case c.Compare(left, compare, right):
                return self._compare(left, compare, right)
            case c.OnlyHave(cards, described):
                if cards.filter is None and on_field(cards) and cards.owner is not Owner.EITHER:
                    those, field = self.noun(cards, many=True), f"on {WHOSE[cards.owner]} field"
                    only = self.noun(replace(cards, filter=described), many=True)
                    return f"the only {those} {field} are {only}"
                return f"there are {self.group(cards)}, all of which {plural(self.statement(described))}"
            case c.SlotFits(slot, described):
                cards_ = self.reference(slot)
                if isinstance(described, f.TypeIncludes) and self.is_one(cards_):
                    return f'{cards_}\'s type includes "{described.text}"'
                said = "is there" if described is None else self.is_so(described)
                return f"{cards_} {said if self.is_one(cards_) else plural(said)}"
            case c.ThisCardIs(f.InArea((area,))):
                return f"this card is in your {AREAS[area]}"
            case c.ThisCardIs(described):
                return f"{self.this} {self.is_so(described)}"
            case c.YouDid():
                return "you did so"
            case c.YourTurn(yours):
                return "it is your turn" if yours else "it is your opponent's turn"
            case c.ThisTurn("battled a Character"):
                return f"{self.this} battles your opponent's Character during this turn"
            case c.ThisTurn(mark):
                return f'"{mark}" is noted for this turn'
        raise TypeError(f"No words for {condition!r}.")

    def _either_of_us(self, conditions: tuple[Condition, ...], mine: str) -> str:
        """ "Either you or your opponent has 0 Life cards": the same of both players; or nothing."""
        have, what = _HAVE[Owner.YOU], mine.replace("your field", "the field")
        same = len(conditions) == 2 and from_other_side(conditions[0]) == conditions[1]
        if not same or not mine.startswith(f"{have} ") or "your" in what:
            return ""
        return f"either you or your opponent has {what.removeprefix(f'{have} ')}"

    def is_not_so(self, said: str) -> str:
        """The opposite of a condition."""
        if said.startswith("you have "):
            return f"you do not have {said.removeprefix('you have ')}"
        return f"it is not true that {said}"

    def _compare(self, left: n.Amount, compare: str, right: n.Amount) -> str:
        bound = BOUNDS.get(compare)
        if isinstance(right, int) and bound is not None:
            number = f"{right}{bound}"
            match left:
                case n.Plus() if left == BOTH_LIVES and bound:
                    return f"you and your opponent have a total of {number} Life cards"
                case n.Plus(
                    n.CountOf(Cards(owner, (Area.LIFE,), None)), n.CountOf(Cards(other, (Area.HAND,), None))
                ):
                    if owner is other and owner in _HAVE and bound:
                        whose = "your" if owner is Owner.YOU else "their"
                        return f"{_HAVE[owner]} a total of {number} cards in {whose} Life area and hand"
                case n.CountOf(cards, ""):
                    return self._have(cards, compare, right)
                case n.CountOf(cards, "name" | "cost" as what) if on_field(cards) and cards.owner in _HAVE:
                    noun = self.noun(cards, True, [f"different {DIFFERENT[what]}"])
                    return f"{_HAVE[cards.owner]} {number} {noun}"
                case n.TotalOf("given DON!!", Cards(Owner.YOU, (Area.LEADER,), None)) if bound:
                    return f"you have {number} DON!! cards given to your Leader"
                case n.DonOf(owner, where) if owner in _HAVE:
                    return self._have_don(owner, where, "any" if number == "1 or more" else number)
        match left, compare, right:
            case n.Plus(n.Happened() as one, n.Happened() as two), ">=", int() if self._all_drawn(one, two):
                many = "a card" if right == 1 else f"{right} or more cards"
                return f"{_HAVE[one.when.who]} drawn {many} {self.in_time(one)}"
            case n.Happened(by_card=False), ">=", 1 if past := self._past(left):
                return f"{past} {self.in_time(left)}"
            case n.Happened(When(at_least=1) as when, by_card=False), ">=", int() if when.event in _TOGETHER:
                return f"{self._past(replace(left, when=replace(when, at_least=right)))} {self.in_time(left)}"
            case n.Happened(When(subject=Cards() as those) as when, by_card=False), "=", 0 if (
                past := self._past(left)
            ):
                has = f"{self._subject(when)} has "
                if those.areas == (Area.CHARACTER,) and those.owner in _HAVE and past.startswith(has):
                    deed = past.removeprefix(has)
                    return f"none of {self.group(those)} have {deed} {self.in_time(left)}"
                return f"{past.replace(' has ', ' has not ', 1)} {self.in_time(left)}"
            case n.SlotCount(slot, Filter() as described), ">=", int() if self._is_done_to(slot):
                said = self.cards_like(described, many=right != 1)
                some = article(said) if right == 1 else f"{right} or more {said}"
                return f"you have {self.named[slot].deed} {some} with this effect"
            case n.DonOf(), "<", n.DonOf() if (left, right) == (_DON_HERE, _DON_THERE):
                return "your opponent has more DON!! cards on their field than you"
            case n.DonOf(), _, n.DonOf() if (left, right) == (_DON_HERE, _DON_THERE):
                return f"{self.amount(left)} is {COMPARED[compare]} the number on your opponent's field"
            case _, "<=", n.Minus(theirs, int() as less) if from_other_side(left) == theirs:
                there = self.amount(theirs, inside=False)
                if isinstance(left, n.DonOf):
                    there = "the number on your opponent's field"
                return f"{self.amount(left, inside=False)} is at least {less} less than {there}"
            case n.CountOf(Cards(Owner.YOU, areas, same)), "<" | ">", n.CountOf(Cards(Owner.OPPONENT)):
                if right == n.CountOf(Cards(Owner.OPPONENT, areas, same)) and areas == (Area.LIFE,):
                    more = "less" if compare == "<" else "more"
                    return f"you have {more} {self.noun(left.cards, many=True)} than your opponent"
        if isinstance(right, int) and bound is not None:
            number = "the number " if is_of_one_card(left) else ""
            return f"{number}{self.amount(left, inside=False)} is {right}{bound}"
        if compare in PARITY:
            return f"{self.amount(left, inside=False)} is {compare}"
        return f"{self.amount(left, inside=False)} is {COMPARED[compare]} {self.amount(right, inside=False)}"

    def _is_done_to(self, slot: int) -> bool:
        """Whether a step has done to its cards what was done to no others."""
        deeds = [named.deed for named in self.named.values()]
        deed = self.named[slot].deed if slot in self.named else ""
        return deed in ("trashed", "K.O.'d", "returned") and deeds.count(deed) == 1

    def _all_drawn(self, one: n.Happened, two: n.Happened) -> bool:
        """What a player has drawn by effects, if the card of the Draw Phase is counted with it."""
        who = one.when.who
        both = [replace(one, when=When(event, who=who)) for event in ("draws", "draws in the Draw Phase")]
        return who in _HAVE and [one, two] == both

    def _have(self, cards: Cards, compare: str, number: int) -> str:
        """ "you have 2 or more rested Characters", "there is a Character with a cost of 0"."""
        known = cards.owner in _HAVE
        if (compare, number) == (">=", 1):
            if cards.areas == (Area.LEADER,) and cards.filter is not None and known:
                leader = f"{self.whose(cards.owner)} Leader"
                if isinstance(cards.filter, f.TypeIncludes):
                    return f'{leader}\'s type includes "{cards.filter.text}"'
                return f"{leader} {self.is_so(cards.filter)}"
            many, count = False, "a"
        elif (compare, number) == ("=", 0):
            many, count = True, "0" if cards.filter is None and cards.areas[0] is not Area.CHARACTER else "no"
        else:
            many, count = number != 1 or bool(BOUNDS[compare]), f"{number}{BOUNDS[compare]}"
            if len(cards.areas) > 1 and not on_field(cards):
                count = f"a total of {count}"  # in all these places
        have = _HAVE.get(cards.owner, "there are" if many else "there is")
        their, self.their = self.their, True
        place = "" if on_field(cards) else f" in {self.place(cards)}"
        self.their = their
        parts = flat(cards.filter)
        if count == "no" and _OTHER in parts and on_field(cards):
            count, cards = "no other", replace(cards, filter=joined_filter([p for p in parts if p != _OTHER]))
        noun, name = self.noun(cards, many), self.noun(cards, many=False)
        bare = name.startswith("[") and cards.areas == ON_FIELD and cards.owner is Owner.YOU
        if bare and count in ("a", "no", "no other"):
            have = "you don't have" if count == "no" else "you have no other" if count != "a" else "you have"
            return f"{have} {name}"
        return f"{have} {article(noun) if count == 'a' else f'{count} {noun}'}{place}"

    def _have_don(self, owner: Owner, where: str, number: str) -> str:
        have, whose = _HAVE[owner], "their" if owner is Owner.OPPONENT else "your"
        match where:
            case "field":
                return f"{have} {number} DON!! cards on {whose} field"
            case "deck":
                return f"{have} {number} cards in {whose} DON!! deck"
            case "given" if number == "any":
                return f"{have} any DON!! cards given"
            case "given":
                return f"{have} a total of {number} given DON!! cards"
        return f"{have} {number} {where} DON!! cards"

    # Events -----------------------------------------------------------------------------------------

    def event(self, when: When, other: Filter | None = None) -> str:
        """ "when your Character is K.O.'d", "at the start of your turn"; `other` card of a battle."""
        if when.event in _MOMENTS:
            told = "{}" in _MOMENTS[when.event] or when.who is Owner.EITHER
            whose = "" if told else f" (of {self.whose(when.who)} cards)"
            text = _MOMENTS[when.event].format(self.whose(when.who)) + self.caused(when.by, when.source)
            return text + whose + self._rest(when, subject=when.subject)
        if other is not None:
            side = self.against(when, other)
            if when.event == "battle ends":
                return f"at the end of a battle in which {self._subject(when)} battles {side}"
            return f"when {self.happening(when)}{FOUGHT[when.event]} {side}"
        return f"when {self.happening(when)}"

    def against(self, when: When, other: Filter) -> str:
        """Battles are fought with cards of the other player (Rule 7-1-1-2)."""
        owner = self._whose_event(when)
        whose = {Owner.YOU: "your opponent's ", Owner.OPPONENT: "your "}.get(owner, "")
        many = when.event == "battles"  # "battles <Slash> attribute Characters"
        noun = self.cards_like(other, many)
        for kind in ("Character", "Leader"):
            noun = noun.replace(f"{kind} card", kind)
        return noun if many else whose + noun

    def happening(self, when: When) -> str:
        by, event = self.caused(when.by, when.source), when.event
        if event == "played":
            player, verb = self._doer(self._whose_event(when), "play", "plays")
            group = None if when.subject is None else replace(when.subject, owner=Owner.EITHER)
            card = "a card" if group is None else self.one_of(group)
            whose = "your" if player == "you" else "their"
            origin = f" from {whose} {AREAS[when.origin]}" if when.origin else ""
            if by == " by your opponent's Character's effect" and player == "your opponent":
                by = " using a Character's effect"
            return f"{player} {verb} {card}{origin}{by}{self._rest(when)}"
        if event == "deals damage" and when.subject in (THIS, None):
            player, verb = self._doer(when.who, "deal", "deals")
            doer = f"{player} {verb}" if when.subject is None else f"{self.this}'s attack deals"
            return f"{doer} damage to your opponent's Life{by}{self._rest(when)}"
        if event == "attacks" and when.subject is None:
            player, verb = self._doer(when.who, "attack", "attacks")
            return f"{player} {verb}{by}{self._rest(when)}"
        if event in _TO_CARDS and (when.subject is not None or event not in _BY_PLAYERS):
            return f"{self._subject(when)} {_TO_CARDS[event]}{by}{self._rest(when)}"
        if when == When("Trigger activated"):
            return "a [Trigger] activates"
        if event == "activates an Event" and when.subject is not None and when.subject.filter is not None:
            player, verb = self._doer(when.subject.owner, "activate", "activates")
            like = f.AllOf((f.CategoryIs(Category.EVENT), when.subject.filter))
            return f"{player} {verb} {article(self.cards_like(like, many=False))}{by}{self._rest(when)}"
        if event == "trashed from hand" and when.subject is not None and when.subject.filter is not None:
            card = article(self.cards_like(when.subject.filter, many=False))
            return f"{card} is trashed from {self.whose(when.subject.owner)} hand{by}{self._rest(when)}"
        if event in _BY_PLAYERS:
            player, verb = self._doer(when.who, *_BY_PLAYERS[event])
            return f"{player} {verb}{by}{self._rest(when, subject=when.subject)}"
        if event not in _IN_AREAS:
            raise TypeError(f"No words for {when}.")
        text, least = _IN_AREAS[event], when.at_least
        if least > 1 and (event.startswith("DON!!") or event in _TOGETHER):
            for noun in ("a DON!! card", "a card"):
                text = text.replace(noun, f"{least} or more {noun.removeprefix('a ')}s")
            text, when = text.replace(" is ", " are "), replace(when, at_least=1)
        whose = self.whose(when.who)
        return text.format(whose, whose) + by + self._rest(when, subject=when.subject)

    def _doer(self, who: Owner, one: str, other: str) -> tuple[str, str]:
        if who is Owner.YOU:
            return "you", one
        return ("your opponent" if who is Owner.OPPONENT else "a player"), other

    def _whose_event(self, when: When) -> Owner:
        """Whose cards are meant: who and the subject say it together."""
        if when.subject is None or when.subject.owner is Owner.EITHER:
            return when.who
        return when.subject.owner

    def _subject(self, when: When) -> str:
        if when.subject is None:
            return "a card" if when.who is Owner.EITHER else f"{self.whose(when.who)} card"
        return self.one_of(replace(when.subject, owner=self._whose_event(when)))

    def _rest(self, when: When, subject: Cards | None = None) -> str:
        """What the usual words do not say."""
        text = "" if subject is None else f" (of {self.one_of(subject)})"
        owners = {when.who, when.who if when.subject is None else when.subject.owner}
        if not subject and Owner.EITHER not in owners and len(owners) > 1:
            text += f" (of {self.whose(when.who)} cards)"
        if when.at_least != 1:
            text += f" ({when.at_least} or more at once)"
        if when.origin and when.event != "played":
            text += f" (from the {AREAS[when.origin]})"
        if when.together is (when.event in _TOGETHER):
            return text
        return f"{text} (all together)" if when.together else f"{text} (one by one)"

    def in_time(self, happened: n.Happened) -> str:
        """When it has happened: in which turn."""
        last = happened.last
        return "during this turn" if last is None else f"during {self.whose(last)} last turn"

    def _past(self, happened: n.Happened) -> str:
        """What has happened, in the words of cards; "" if they have none for it."""
        when, other = happened.when, happened.other
        text = self.happening(when)
        if "(" in text or when.event in _MOMENTS or (other is not None and when.event not in FOUGHT):
            return ""
        side = "" if other is None else f"{FOUGHT[when.event]} {self.other_side(other)}"
        if when.event == "played" and when.subject == THIS:
            return text.replace(f"you play a card that is {self.this}", f"{self.this} has been played")
        for now, then in _PAST:
            before, found, after = text.partition(now)
            if found:
                return f"{before}{then}{after}{side}"
        return ""

    def caused(self, by: str, source: Filter | None) -> str:
        """ " by your effect"."""
        match by, source:
            case _, None:
                return BY[by]
            case "battle", f.ThisCard():
                return f" in battle by {self.this}"
            case "your effects", f.ThisCard():
                return f" by {self.this}'s effect"
            case "opponent's effects", f.CategoryIs(Category.CHARACTER):
                return " by your opponent's Character's effect"
            case "your effects", f.TypeIs() | f.ColorIs() | f.AttributeIs():
                return f" by your {self.cards_like(source, many=False)}'s effect"
        joint = " of" if by.endswith("effects") else " by"
        return f"{BY[by]}{joint} {article(self.cards_like(source, many=False))}"

    # What would happen ------------------------------------------------------------------------------

    def would(self, would: Would) -> str:
        """ "this Character would be K.O.'d or would be removed from the field by your opponent's effect"."""
        subject = self.this if would.subject is None else self.one_of(would.subject)
        one = f"{subject} {self._would(would)}"
        if would.event == "don" and would.subject == OWN_LEADER:
            one = f"a DON!! card on your field {self._would(would)}"
        if would.event.startswith("from ") and would.subject == OWN_LEADER:
            one = f"a card in your {'Life area' if 'Life' in would.event else 'hand'} {self._would(would)}"
        if would.also is None:
            return one
        same = would.also.subject == would.subject and would.also.also is None
        return f"{one} or {self._would(would.also) if same else self.would(would.also)}"

    def _would(self, would: Would) -> str:
        deed = f"take {would.at_least} or more damage" if would.at_least > 1 else _WOULD[would.event]
        return f"would {deed}{self.caused(would.by, would.source)}"

"""Timings in words: tags such as [On Play], and what follows "when" and "would"."""

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.abilities import NthTime, When, Would
from optcg.model.amounts import Happened
from optcg.model.filters import AllOf, CategoryIs, Filter
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.words.tokens import ORDINALS
from optcg.text.writing.filters import AREAS, article
from optcg.text.writing.nouns import THIS
from optcg.text.writing.steps import StepWriter

_BY = {
    "": "",
    "battle": " in battle",
    "damage": " by damage",
    "effects": " by an effect",
    "your effects": " by your effect",
    "opponent's effects": " by your opponent's effect",
}
# What happens to a card.
_TO_CARDS = {
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
_BY_PLAYERS = {
    "activates Blocker": ("activate [Blocker]", "activates [Blocker]"),
    "activates an Event": ("activate an Event", "activates an Event"),
    "Trigger activated": ("activate a [Trigger]", "activates a [Trigger]"),
    "takes damage": ("take damage", "takes damage"),
    "uses a Counter": (
        "activate the Counter of a Character card",
        "activates the Counter of a Character card",
    ),
    "draws": (
        "draw a card outside of your Draw Phase",
        "draws a card outside of their Draw Phase",
    ),
    "draws in the Draw Phase": ("draw a card in your Draw Phase", "draws a card in their Draw Phase"),
}
# What happens in an area of a player.
_IN_AREAS = {
    "DON!! returned": "a DON!! card on {} field is returned to {} DON!! deck",
    "Life card leaves": "a card is removed from {} Life cards",
    "Life card to hand": "a card is added to {} hand from {} Life",
    "Life becomes 0": "{} number of Life cards becomes 0",
    "Life becomes 1 or less": "{} number of Life cards becomes 1 or less",
    "Life becomes 2 or less": "{} number of Life cards becomes 2 or less",
    "Life becomes 3 or less": "{} number of Life cards becomes 3 or less",
    "Life becomes 4 or less": "{} number of Life cards becomes 4 or less",
    "Life becomes 5 or less": "{} number of Life cards becomes 5 or less",
    **{f"Life falls to {number}": f"{{}} number of Life cards falls to {number}" for number in range(1, 6)},
    **{f"Life becomes {number}": f"{{}} number of Life cards becomes {number}" for number in range(1, 6)},
    "trashed from hand": "a card is trashed from {} hand",
    "Life card added": "a card is added to {} Life cards",
    "Life card turned face-up": "a card of {} Life cards is turned face-up",
    "Life card turned face-down": "a card of {} Life cards is turned face-down",
    "trashed from deck": "a card is trashed from {} deck",
    "revealed from deck": "a card is revealed from {} deck",
    "trashed from Life": "a card is trashed from {} Life cards",
    "returned from trash": "a card in {} trash is returned to {} deck",
    "placed from trash": "a card in {} trash is placed at the bottom of {} deck",
    "returned from hand": "a card in {} hand is returned to {} deck",
    "placed from hand": "a card in {} hand is placed at the bottom of {} deck",
    "added to hand": "a card is added to {} hand",
    "DON!! set active": "a DON!! card on {} field is set as active",
    "DON!! rested": "a DON!! card on {} field is rested",
    "DON!! added": "a DON!! card is added to {} field from {} DON!! deck",
}
# The same as what has happened.
_PAST = {
    " is K.O.'d": " has been K.O.'d",
    " becomes rested": " has been rested",
    " is rested": " has been rested",
    " is removed from": " has been removed from",
    " is returned to the owner's hand": " has been returned to the owner's hand",
    " is returned to your DON!! deck": " has been returned to your DON!! deck",
    " is returned to your opponent's DON!! deck": " has been returned to your opponent's DON!! deck",
    " is added to": " has been added to",
    " is set as active": " has been set as active",
    " becomes active": " has been set as active",
    " activates [Blocker]": " has activated [Blocker]",
    " is attacked": " has been attacked",
    " is trashed from": " has been trashed from",
    " attacks": " has attacked",
    " deals damage": " has dealt damage",
    " battles and K.O.'s": " has battled and K.O.'d",
    " battles": " has battled",
    "you activate ": "you have activated ",
    "your opponent activates ": "your opponent has activated ",
    "you play ": "you have played ",
    "your opponent plays ": "your opponent has played ",
    "you deal ": "you have dealt ",
    "you take ": "you have taken ",
    "your opponent takes ": "your opponent has taken ",
    "you draw ": "you have drawn ",
    "your opponent draws ": "your opponent has drawn ",
}
# What has another card on its other side, and how that is said.
FOUGHT = {"attacks": "", "battles": "", "attacked": " by"}
# What is told of all cards that one effect has trashed, and where they were.
_TOGETHER = {
    "trashed from hand": Area.HAND,
    "trashed from deck": Area.DECK,
    "revealed from deck": Area.DECK,
    "returned from trash": Area.TRASH,
    "placed from trash": Area.TRASH,
    "returned from hand": Area.HAND,
    "placed from hand": Area.HAND,
}
# What is told of Life cards that lie in one way, or are something that is seen.
_LIFE_TOLD = ("Life card added", "Life card leaves", "Life card to hand", "trashed from Life")
# DON!! that may be told of several at once.
_AT_ONCE = ("DON!! returned", "DON!! rested", "DON!! set active", "DON!! added")
_PREPARING = {
    "start of the game": "at the start of the game",
    "Life is placed": "after your Life cards are placed at the start of the game",
}
_MOMENTS = {
    "start of turn": "at the start of {} turn",
    "start of Main Phase": "at the start of {} Main Phase",
    "end of Main Phase": "at the end of {} Main Phase",
}
_WOULD = {
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
OWN_LEADER = Cards(Owner.YOU, (Area.LEADER,))


class EventWriter(StepWriter):
    """Writes timings."""

    def event(self, when: When) -> str:
        """ "when your Character is K.O.'d", "at the start of your turn"."""
        if when.event in _PREPARING:
            whose = "" if when.who is Owner.EITHER else f" (of {self.whose(when.who)} cards)"
            text = f"{_PREPARING[when.event]}{self.caused(when.by, when.source)}{whose}"
            return text + self._rest(when, subject=when.subject)
        if when.event in _MOMENTS:
            text = _MOMENTS[when.event].format(self.whose(when.who))
            return text + self.caused(when.by, when.source) + self._rest(when, subject=when.subject)
        nth = f" for the {ORDINALS[when.nth - 1]} time in a turn" if isinstance(when, NthTime) else ""
        return f"when {self._happens(when)}{nth}"

    def _happens(self, when: When) -> str:
        by = self.caused(when.by, when.source)
        if when.event == "played":
            player, verb = self._doer(
                when.who if when.subject is None else _whose_event(when), "play", "plays"
            )
            card = "a card" if when.subject is None else self._nobodys(when.subject)
            origin = (
                f" from {'your' if player == 'you' else 'their'} {AREAS[when.origin]}" if when.origin else ""
            )
            if by == " by your opponent's Character's effect" and player == "your opponent":
                by = " using a Character's effect"
            return f"{player} {verb} {card}{origin}{by}{self._rest(when)}"
        if when.event == "deals damage" and (when.subject == THIS or when.subject is None):
            player, verb = self._doer(when.who, "deal", "deals")
            doer = f"{player} {verb}" if when.subject is None else f"{self.this}'s attack deals"
            return f"{doer} damage to your opponent's Life{by}{self._rest(when)}"
        if when.event == "attacks" and when.subject is None:
            player, verb = self._doer(when.who, "attack", "attacks")
            return f"{player} {verb}{by}{self._rest(when)}"
        if when.event in _TO_CARDS and when.subject is not None and when.together and when.at_least > 1:
            return self._at_once(when, by)
        if when.event in _TO_CARDS and (when.subject is not None or when.event not in _BY_PLAYERS):
            return f"{self._subject(when)} {_TO_CARDS[when.event]}{by}{self._rest(when)}"
        if when == When("Trigger activated"):
            return "a [Trigger] activates"
        if (
            when.event == "Trigger activated"
            and when.subject is not None
            and when.subject.areas == (Area.LIFE,)
        ):
            owner = when.subject.owner
            whose = "a" if owner is Owner.EITHER else self.whose(owner)
            card = self.cards_like(when.subject.filter, many=False)
            return f"the [Trigger] of {whose} {card} activates{by}{self._rest(when)}"
        if (
            when.event == "activates an Event"
            and when.subject is not None
            and when.subject.filter is not None
        ):
            player, verb = self._doer(when.subject.owner, "activate", "activates")
            like = AllOf((CategoryIs(Category.EVENT), when.subject.filter))
            return f"{player} {verb} {article(self.cards_like(like, many=False))}{by}{self._rest(when)}"
        if when.event == "uses a Counter" and when.subject is not None and when.subject.filter is not None:
            return self._counter_used(when, when.subject, when.subject.filter) + by + self._rest(when)
        if when.event in _BY_PLAYERS:
            you, they = _BY_PLAYERS[when.event]
            player, verb = self._doer(when.who, you, they)
            at_least = when.at_least
            if when.event == "draws" and at_least > 1:
                verb, at_least = verb.replace("a card", f"{at_least} or more cards"), 1
            return f"{player} {verb}{by}{self._rest(when, subject=when.subject, at_least=at_least)}"
        text, card = _IN_AREAS[when.event], "a card"
        if when.event in _TOGETHER and when.subject is not None and _in_pile(when):
            itself = when.subject.filter == f.ThisCard() and not when.together
            card = "this card" if itself else article(self.cards_like(when.subject.filter, many=False))
            when = replace(when, subject=None, who=when.subject.owner, together=itself or when.together)
        if when.event in _LIFE_TOLD and when.subject is not None and _lies_in_life(when.subject):
            card = article(self.cards_like(when.subject.filter, many=False))
            when = replace(when, subject=None, who=when.subject.owner)
        if when.event == "added to hand" and when.origin:
            text += f" from {{}} {AREAS[when.origin]}"
            when = replace(when, origin=None)
        if (when.event in _AT_ONCE or (when.event in _TOGETHER and card == "a card")) and (when.at_least > 1):
            many = text.replace("a DON!! card", f"{when.at_least} or more DON!! cards")
            text = many.replace("a card", f"{when.at_least} or more cards").replace("is ", "are ")
            at_least = 1
        else:
            at_least = when.at_least
        whose = self.whose(when.who)
        said = text.format(whose, whose).replace("a card", card, 1)
        return said + by + self._rest(when, subject=when.subject, at_least=at_least)

    def _counter_used(self, when: When, cards: Cards, described: Filter) -> str:
        if described == f.ThisCard() and cards.areas == (Area.HAND,):
            return "this card's Counter is activated"
        player, verb = self._doer(cards.owner, "activate", "activates")
        like = AllOf((CategoryIs(Category.CHARACTER), described))
        return f"{player} {verb} the Counter of {article(self.cards_like(like, many=False))}"

    def _at_once(self, when: When, by: str) -> str:
        """ "2 or more of your Characters are rested by an effect at once"."""
        assert when.subject is not None
        cards = Cards(_whose_event(when), when.subject.areas, when.subject.filter)
        some = self.part_of(f"{when.at_least} or more", True, cards)
        verb = _TO_CARDS[when.event].replace("becomes ", "is ").removeprefix("is ")
        return f"{some} are {verb}{by} at once" + self._rest(replace(when, together=False, at_least=1))

    def other_side(self, other: Filter) -> str:
        """ "a red Character", "this Leader"."""
        return self.this if other == f.ThisCard() else article(self.cards_like(other, many=False))

    def past_of(self, happened: Happened) -> str:
        """What has happened, in the words of cards; "" if they have none for it."""
        text = self._past(happened.when)
        if happened.other is None or not text:
            return text
        fought = happened.when in (When(event, happened.when.subject) for event in FOUGHT)
        by = FOUGHT.get(happened.when.event, "")
        return f"{text}{by} {self.other_side(happened.other)}" if fought else ""

    def _past(self, when: When) -> str:
        text = self._happens(when)
        if "(" in text or when.event in _MOMENTS:
            return ""
        if when.event == "played" and when.subject == THIS and (when.origin or when.by):
            return text.replace(f"you play a card that is {self.this}", f"{self.this} has been played")
        for now, then in _PAST.items():
            before, found, after = text.partition(now)
            if found:
                return f"{before}{then}{after}"
        return ""

    def _doer(self, who: Owner, one: str, other: str) -> tuple[str, str]:
        if who is Owner.YOU:
            return "you", one
        return ("your opponent" if who is Owner.OPPONENT else "a player"), other

    def _nobodys(self, cards: Cards) -> str:
        return self.one_of(Cards(Owner.EITHER, cards.areas, cards.filter))

    def _subject(self, when: When) -> str:
        if when.subject is None:
            return "a card" if when.who is Owner.EITHER else f"{self.whose(when.who)} card"
        owner = _whose_event(when)
        return self.one_of(Cards(owner, when.subject.areas, when.subject.filter))

    def _rest(self, when: When, subject: Cards | None = None, at_least: int | None = None) -> str:
        """What the usual words do not say."""
        text = "" if subject is None else f" (of {self.one_of(subject)})"
        clashing = when.subject is not None and Owner.EITHER not in (when.who, when.subject.owner)
        if clashing and when.subject is not None and when.who is not when.subject.owner and not subject:
            text += f" (of {self.whose(when.who)} cards)"
        least = when.at_least if at_least is None else at_least
        if least != 1:
            text += f" ({least} or more at once)"
        if when.origin and when.event != "played":
            text += f" (from the {AREAS[when.origin]})"
        usual = when.event in _TOGETHER
        if when.together is usual:
            return text
        return f"{text} (all together)" if when.together else f"{text} (one by one)"

    def caused(self, by: str, source: Filter | None) -> str:
        if source is None:
            return _BY[by]
        if source == f.ThisCard() and by in ("battle", "your effects"):
            return f" in battle by {self.this}" if by == "battle" else f" by {self.this}'s effect"
        if source == f.CategoryIs(Category.CHARACTER) and by == "opponent's effects":
            return " by your opponent's Character's effect"
        if by == "your effects" and isinstance(source, (f.TypeIs, f.ColorIs, f.AttributeIs)):
            return f" by your {self.cards_like(source, many=False)}'s effect"
        joint = " of" if by.endswith("effects") else " by"
        return f"{_BY[by]}{joint} {article(self.cards_like(source, many=False))}"

    def would(self, would: Would) -> str:
        """ "this Character would be K.O.'d"."""
        subject = self.this if would.subject is None else self.one_of(would.subject)
        if would.also is None:
            return self._one_would(subject, would)
        also = replace(would.also, subject=None) if would.also.subject == would.subject else would.also
        other = self.would(also) if also is would.also else self.would(also).removeprefix(f"{self.this} ")
        return f"{self._one_would(subject, would)} or {other}"

    def _one_would(self, subject: str, would: Would) -> str:
        if would.event == "leave" and not would.by and would.source is None:
            return f"{subject} would leave the field"
        if would.event == "don" and would.subject == OWN_LEADER:
            subject = "a DON!! card on your field"
        if would.event.startswith("from ") and would.subject == OWN_LEADER:
            subject = "a card in your Life area" if "Life" in would.event else "a card in your hand"
        if would.at_least > 1:
            damage = f"take {would.at_least} or more damage"
            return f"{subject} would {damage}{self.caused(would.by, would.source)}"
        return f"{subject} would {_WOULD[would.event]}{self.caused(would.by, would.source)}"


def _lies_in_life(cards: Cards) -> bool:
    """Whether the cards are Life cards of one player, and described."""
    return cards.areas == (Area.LIFE,) and cards.filter is not None and cards.owner is not Owner.EITHER


def _in_pile(when: When) -> bool:
    """Whether the cards are those of the hand or the deck of one player, and described."""
    cards = when.subject
    if cards is None or cards.filter is None or cards.owner is Owner.EITHER:
        return False
    return cards.areas == (_TOGETHER[when.event],)


def _whose_event(when: When) -> Owner:
    """Whose cards are meant: who and the subject say it together."""
    assert when.subject is not None
    return when.who if when.subject.owner is Owner.EITHER else when.subject.owner

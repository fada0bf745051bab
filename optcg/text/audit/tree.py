"""The signs of meaning that an effect tree carries, whatever the words it came from.

A sign is a small piece of meaning that words and trees share: a number, a name, "or less", "up to", a
duration. A tree is walked field by field, so a new kind of node needs no entry here unless its name itself
says something.

- **Firm** signs were put there by words: one that no word tells is invented.
- **Soft** signs may stand for a word or for none: the 1 in "if you have a Character", the owner of a hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model import selections as s
from optcg.model.durations import Duration
from optcg.model.selections import Owner
from optcg.model.terms import Area, Attribute, Category, Color
from optcg.text.audit.fields import AREAS, COMPARE, FLAGS, PLACES, WORDS
from optcg.text.audit.repeats import (
    again,
    counted_alike,
    counted_once,
    counts,
    lasting,
    of_another_place,
    of_other_player,
    of_same_cards,
    of_this,
    same_but_keyword,
    same_change,
    told_of_all,
    told_once,
    untagged,
)
from optcg.text.audit.says import MAY_SAY, SAYS
from optcg.text.nodes import fields, is_dataclass
from optcg.text.with_fields import with_fields

Signs = Counter[str]

# Where cards are remembered: numbers of the tree, not of the text.
_SLOTS: Final = frozenset(("slot", "source", "first", "second", "other_than"))

_TAGS: Final = frozenset(
    "On Play|When Attacking|On Block|On K.O.|End of Your Turn|End of Your Opponent's Turn|"
    "On Your Opponent's Attack|Activate: Main|Main|Counter".split("|")
)
_TURNS: Final = {"your": "[Your Turn]", "opponent": "[Opponent's Turn]"}
# A keyword in the tree that most cards say in words; its name stands for the same signs.
UNNAMED: Final = {"Attack Active": ("active",), "Rush: Character": (), "Unblockable": ("[Blocker]",)}


class TreeSigns:
    """The signs of the abilities of one line."""

    def __init__(self, abilities: tuple[a.Ability, ...]) -> None:
        self.firm: Final[Signs] = Counter()
        self.soft: Final[Signs] = Counter()
        for place, ability in enumerate(abilities):
            # Tags stand once before all abilities of a line.
            self._node(ability if place == 0 else untagged(ability))

    def _node(self, node: object) -> None:
        if isinstance(node, tuple):
            for place, part in enumerate(node):
                self._part(part, node[:place])
        elif is_dataclass(node):
            self.firm.update(SAYS.get(type(node), ()))
            self.soft.update(MAY_SAY.get(type(node), ()))
            if "Don" in type(node).__name__:
                self.soft["DON!!"] += 1
            if not self._special(node):
                for name in (field.name for field in fields(node)):
                    self._field(node, name, getattr(node, name))

    def _part(self, node: object, earlier: tuple[object, ...]) -> None:
        """A node after others: what they are told by the same words is firm once."""
        before = earlier[-1] if earlier else None
        if isinstance(node, a.When) and isinstance(before, a.When) and node.subject == before.subject:
            self.soft.update(TreeSigns.of((node.subject, node.who)))
            self._node(replace(node, subject=None, who=Owner.EITHER))
        elif isinstance(node, c.OnlyHave) and counts(before, node.cards):  # "and all of them are ..."
            self.soft.update(TreeSigns.of(node.cards))
            self._node(node.filter)
        elif any(same_change(node, other) for other in earlier):
            self.soft.update(TreeSigns.of(node))
            if not any(of_same_cards(node, other) for other in earlier):
                self._node(getattr(node, "what", ()))
        elif any(of_same_cards(node, other) for other in earlier):
            self.soft.update(TreeSigns.of(getattr(node, "what", ())))
            self._ending(of_this(node), before)
        else:
            self._ending(node, before)

    def _ending(self, node: object, before: object) -> None:
        """One duration after two changes is that of both, and so is one "for every"."""
        if (count := counted_once(node, before)) is not None:
            self.soft.update((str(count.every), *TreeSigns.of(count.of).elements()))
            node = with_fields(node, amount=count.each)
        if hasattr(node, "duration") and getattr(before, "duration", None) == node.duration:
            self.soft[str(node.duration)] += 1
            self._node(lasting(node))
        else:
            self._node(node)

    @classmethod
    def of(cls, node: object) -> Signs:
        """All signs of a part of a tree."""
        signs = cls(())
        signs._node(node)
        return signs.firm + signs.soft

    def _special(self, node: object) -> bool:
        """Nodes whose fields say more, or less, than they hold."""
        match node:
            case c.Compare(left, ">=", 1):  # "if you have a ..."
                self.soft.update(("1", "or more"))
                self._node(left)
            case c.Compare(left, "=", 0):  # "if you have no ..."
                self.soft.update(("0", "not"))
                self._node(left)
            case c.Compare(n.CountOf() as left, compare, n.CountOf() as right) if of_other_player(
                left, right
            ):
                self._word(node, "compare", compare)
                self.soft.update(TreeSigns.of(right))
                self._node(left)
            case e.ChooseOne(options, chooser) if same_but_keyword(options):
                self._word(node, "chooser", chooser)
                self._node(options[0])
                for option in options[1:]:
                    self._node(tuple(lasting(step) for step in option))
            case e.ChooseOne(options, chooser) if (untold := told_once(options)) is not None:
                # "Choose a color": the steps are told once, for the one that is chosen.
                self._word(node, "chooser", chooser)
                self._node(options[0])
                self.firm.subtract(TreeSigns.of(untold))
            case s.ChooseFrom(filter=None, count=1, up_to=False, chooser=Owner.YOU, different=""):
                self.soft["1"] += 1  # "that card", which is taken out of the rest
            case e.NameNumber(who, (least, most)):  # "from 1 to 5"
                self.firm.update((str(least), str(most)))
                self.soft.update(("or more", "or less"))
                self._word(node, "who", who)
            case f.CounterIs(">", 0):  # "with a Counter"
                pass
            case e.If(c.NotSo(fact), (e.HappensAfterAll(),)):  # "if ..., this Character is not K.O.'d"
                self._node(fact)
            case n.DownTo(_, described):  # told again by what is done with that card
                self.soft.update(TreeSigns.of(described))
            case f.GivenDonIs(">=", 1):  # "that is given a DON!! card"
                self.soft.update(("1", "or more"))
            case e.ReturnGivenDon(who=who):  # "to the owner's cost area"
                self.soft.update(["opponent"] if who is Owner.OPPONENT else [])
                self.firm.update([] if node.to_deck else ["rested"])
                self.soft.update([] if node.count or node.up_to else ["1", "or more"])
                all_ = isinstance(node.count, n.TotalOf)  # "all DON!! cards given to ..."
                for name in ("what", "up_to") if all_ else ("count", "what", "up_to"):
                    self._field(node, name, getattr(node, name))
            case e.GiveDon(state="deck"):  # given DON!! are in no state
                self.soft.update(("rested", "active"))
                return False
            case e.ReturnDon(None, at_least=least):
                (self.firm if least > 1 else self.soft).update((str(least), "or more"))
                return False
            case a.Gate(don, turn, once):
                self.firm.update([f"[DON!! x{don}]"] if don else [])
                self.firm.update([_TURNS[turn]] if turn else [])
                self.firm.update(["[Once Per Turn]"] if once else [])
            case n.Minus(n.Happened() as all_, n.Happened()):  # "other than this Character"
                self.soft.update(("this", "not"))
                self._node(all_)
            case n.Per(each, every, of):
                self.soft["each"] += 1
                self._number(each)
                self.soft["1"] += 1 if every == 1 else self._number(every)
                self._node(of)
            case c.Compare(n.Alike(s.Cards(filter=f.Among())), ">=", 2):  # "both have the same power"
                self.soft.update(("2", "or more", "same", "base"))
            case f.PowerIs(_, n.ExtremeOf(cards=s.Cards(filter=f.Among())), base) | f.CostIs(
                _, n.ExtremeOf(cards=s.Cards(filter=f.Among())), base
            ):  # "the one with the lower power"
                self.firm.update(["base"] if base else [])
            case n.Plus(left, n.SlotCount(_, described)) if counted_alike(left, described):
                self._node(left)  # "the revealed cards": those that were taken, and the rest
            case n.Plus(n.CountOf(one), n.CountOf(two)) if of_another_place(one, two):
                self.soft.update(TreeSigns.of(two))
                self._node(one)
            case s.Together((_, *others) as parts) if (shared := told_of_all(parts)) is not None:
                self._node(parts)
                for _ in others:
                    self.firm.subtract(TreeSigns.of(shared))
                    self.soft.update(TreeSigns.of(shared))
            case s.Cards(filter=f.WatchedCard()):  # "the selected Character"
                pass
            case f.Without(f.Among()):  # "the rest"
                self.firm["not"] -= 1
                self.soft["not"] += 1
            case n.ExtremeOf(_, cards, highest):
                # Of the cards that the words before it describe.
                self.firm["highest" if highest else "lowest"] += 1
                self.soft.update((*TreeSigns.of(cards).elements(), "base"))
            case f.CostIs("<" | ">" as sign, n.ExtremeOf() as most, base) | f.PowerIs(
                "<" | ">" as sign, n.ExtremeOf() as most, base
            ):  # "more power than all of ..."
                self.firm.update(["base"] if base else [])
                self.soft.update((COMPARE[sign], *TreeSigns.of(most).elements()))
            case f.CostIs(_, n.ExtremeOf() as most, base) | f.PowerIs(_, n.ExtremeOf() as most, base):
                self.firm.update(["base"] if base else [])
                self._node(most)
            case e.May(effects, then, otherwise, who) if again(node):
                self._one_by_one(effects, then, otherwise, who)
            case _:
                return False
        return True

    def _one_by_one(
        self, effects: tuple[e.Effect, ...], then: tuple[e.Effect, ...], otherwise: object, who: Owner
    ) -> None:
        """ "Up to 2 cards from the top" is one card, and if that was done one more."""
        times, more = 1, then
        while len(more) == 1 and isinstance(more[0], e.May) and more[0].effects == effects:
            times, more = times + 1, more[0].then
        self.firm["1"] -= 1
        self._node((effects, otherwise))
        self._word(None, "who", who)
        self.firm[str(times)] += 1
        self._node(more)

    def _field(self, node: object, name: str, value: object) -> None:
        if value is None or value == "":
            return
        if isinstance(value, tuple):
            for place, part in enumerate(value):
                if isinstance(part, str):
                    self._field(node, name, part)
                else:
                    self._part(part, value[:place])
        elif isinstance(value, bool):
            if value and name == "optional":
                self.soft["may"] += 1
            elif value and name in FLAGS:
                self.firm[FLAGS[name]] += 1
        elif isinstance(value, int):
            self._int(node, name, value)
        elif isinstance(value, str):
            self._word(node, name, value)
        else:
            self._node(value)

    def _int(self, node: object, name: str, value: int) -> None:
        if name in _SLOTS:
            return
        if name == "at_least":
            # The floor of a range; without one it is 0, for events 1.
            said = (str(value), "or more") if value > isinstance(node, a.When) else ()
            (self.firm if value > 1 and isinstance(node, s.Choose) else self.soft).update(said)
            return
        if name in ("total_power", "total_cost"):
            self.firm["or less"] += 1
        self._number(value)

    def _number(self, value: int) -> int:
        # Zero is often said by another word: "no", "until", "without".
        if value:
            self.firm[str(abs(value))] += 1
        else:
            self.soft.update(("0", "not"))
        return 0

    def _word(self, node: object, name: str, value: str) -> None:
        match value:
            case Owner():
                if value is Owner.OPPONENT:
                    self.firm["opponent"] += 1
                elif value is Owner.YOU:
                    self.soft["you"] += 1
            case Duration():
                if value is Duration.WITH_THIS:
                    self.firm["this"] += 1
                if value is not Duration.ON_FIELD:
                    self.firm[value.value] += 1
            case Attribute():
                self.firm[f"<{value}>"] += 1
            case Color() | Category():
                self.firm[value.value] += 1
            case Area.DON_DECK | Area.NONE:
                pass
            case Area():
                self.soft[AREAS.get(value, value.value)] += 1
                if name == "area" and isinstance(node, a.Ability):
                    # "If this card is face-up in your Life area", "if this card is in your trash".
                    self.soft.update(("this", "face-up") if value is Area.LIFE else ("this",))
            case e.Place():
                self.soft.update(place for place in PLACES if place in value)
            case _:
                self._plain_word(node, name, value)

    def _plain_word(self, node: object, name: str, value: str) -> None:
        if name == "compare":
            self.firm.update([COMPARE[value]] if value in COMPARE else [])
        elif name == "keyword":
            self.firm.update(UNNAMED.get(value, (f"[{value}]",)))
        elif name == "name":
            self.firm[f"[{value}]"] += 1
        elif name == "type":
            self.firm[f"{{{value}}}"] += 1
        elif name == "attribute":
            self.firm[f"<{value}>"] += 1
        elif name == "different":
            self.firm.update(["different", *(["base"] if "base" in value else [])])
        elif name == "same":
            (self.firm if value == "name" else self.soft)["same"] += 1
            self.firm.update(["base"] if "base" in value else [])
        elif name == "what_not" and value.startswith("gain ["):
            self.firm[value.removeprefix("gain ")] += 1
        elif name == "text":
            self.firm[f'"{value}"'] += 1
        elif name == "timing":
            (self.soft if isinstance(node, e.ActivateEvent) else self.firm)[f"[{value}]"] += 1
        elif isinstance(node, e.Later):
            # "At the end of your turn" is said of an event as well.
            told = self.soft if value in ("end of your turn", "end of opponent's turn") else self.firm
            told[f"later: {value}"] += 1
            self.soft.update(["opponent"] if "opponent" in value else [])
        elif name in ("timings", "event") and value in _TAGS:
            self.firm[f"[{value}]"] += 1
        else:
            if name == "event" and value.startswith(("Life becomes", "Life falls")):
                self.firm.update(sign for sign in value.split() if sign in "12345")
            self.soft.update(sign for word, sign in WORDS.items() if word in value)

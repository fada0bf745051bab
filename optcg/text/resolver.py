"""What words point back to: "it", "that card", "the rest" and "the trashed card" become slots.

An ability is walked through once, in the order in which it is done: its condition, its cost, its steps. What
is mentioned on the way is kept as a `Mention`, and each word that points back is looked up there, by what it
says of the cards: one card, Characters, those that were trashed, looked at or chosen. A word for which two
mentions would do leaves the line unread (`Misfit`).

Slots 0 and 1 hold the cards of an event or of a replaced situation; selections follow in the order in which
they are made, from 2 on. An ability in which nothing points back keeps slot 0 throughout.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import Amount, CostOf, CountOf, DoneCount, PowerOf, SlotCount
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import (
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Picking,
    Selection,
    Slot,
    This,
    Together,
    Top,
)
from optcg.model.terms import Area, Category
from optcg.model.trees import children, field_names, is_node, nodes_of, rebuilt, with_fields
from optcg.text.grammar import Misfit
from optcg.text.phrases import references as word
from optcg.text.phrases.conditions import IN_TRASH
from optcg.text.phrases.filters import Other
from optcg.text.phrases.references import ThisIn, asked_about
from optcg.text.words.tokens import TIMING_TAGS

_EVENT: Final = 0
_FIRST: Final = 2
_SEVERAL: Final = -1  # cards of two steps, so that it is open which are meant
# The fields by which a node names a mention.
_SLOTS: Final = frozenset(("slot", "source", "first", "second"))
_FIELD: Final = frozenset((Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST))
_ACTIVATED: Final = (a.AutoEffect, a.ActivateEffect, a.TriggerEffect, a.ReplacementEffect)

# How often which steps were done.
_COUNTED: Final[dict[int, tuple[type[Effect], ...]]] = {
    word.DON_RESTED: (e.RestDon,),
    word.DON_RETURNED: (e.ReturnDon, e.ReturnGivenDon),
    word.DRAWN: (e.Draw,),
}
_BY_EVENT: Final = {
    "K.O.'d": word.KOD,
    "played": word.PLAYED,
    "trashed": word.TRASHED,
    "trashed from hand": word.TRASHED,
    "trashed from deck": word.TRASHED,
    "trashed from Life": word.TRASHED,
    "returned to hand": word.RETURNED,
    "placed in the deck": word.RETURNED,
    "placed at the bottom": word.RETURNED,
}
# Events after which their cards are not on the field, and those of a player or a moment, without cards.
_GONE: Final = frozenset(
    (
        "K.O.'d",
        "leaves the field",
        "trashed",
        "returned to hand",
        "placed in the deck",
        "placed at the bottom",
        "activates an Event",
        "Life card leaves",
        "Life card to hand",
        "Life card added",
        "added to hand",
        "trashed from hand",
        "trashed from deck",
        "trashed from Life",
    )
)
_OF_TWO: Final = ("battles", "battle ends", "battles and K.O.s", "blocked")
_WITHOUT_CARDS: Final = (
    *TIMING_TAGS,
    "start of turn",
    "start of Main Phase",
    "start of the game",
    "takes damage",
    "draws",
    "DON!! returned",
    "DON!! rested",
    "DON!! set active",
    "DON!! added",
    "Life becomes",
    "Life falls",
)


def resolved(ability: Ability, category: Category | None = None) -> Ability:
    """The ability with all its slots and the area in which it works; `category` is that of its card."""
    done: Ability = _unforced(_offered(_numbered(ability, category)))
    return done


def _numbered(ability: Ability, category: Category | None) -> Ability:
    if _has_kind((word.ItsDeck,), ability) and not _has_kind((e.Move,), ability):
        raise Misfit  # "Draw 1 card. Then, shuffle it"
    if _takes_any_of_deck(ability) and not _has_kind((e.Shuffle,), ability):
        raise Misfit  # "Trash 2 cards from your deck": those on top, or any that are looked for?
    if _has_kind((word.AsItCame,), ability):
        if getattr(ability, "timings", ()) != (a.When("On Play"),):
            raise Misfit  # in a later turn nobody knows any more
        ability = _in_this_turn(ability)
    ability = _lying(_than_this(_than_theirs(ability)), category)
    if points_back((getattr(ability, "timings", ()), getattr(ability, "would", None))):
        raise Misfit  # what happens is the first to be spoken of
    if not isinstance(ability, _ACTIVATED):
        if points_back(ability):
            raise Misfit
        return ability
    numbered = points_back(ability)
    done: Ability = _Walk(ability, numbered, category).ability(ability)
    if numbered and not points_back(done):
        # "That many" may be a number alone: then nothing points to cards.
        done = _Walk(ability, False, category).ability(ability)
    return done


@dataclass
class Mention:
    """Cards that were spoken of."""

    slot: int
    one: bool = True
    characters: bool = False
    there: bool = True  # on the field
    owner: Owner = Owner.EITHER
    pure: bool = False  # nothing but Characters


class _Walk:
    """One walk through an ability: what was mentioned, and what was done, so far."""

    def __init__(self, ability: a.Ability, numbered: bool, category: Category | None) -> None:
        self.numbered: Final = numbered
        self.next = _FIRST
        self.mentions: list[Mention] = []
        self.looked: int | None = None  # the cards last looked at or revealed from a pile
        self.two = False  # they are two
        self.revealed: int | None = None
        self.on_top = False  # cards lie on top of your deck that were looked at or revealed
        self.picked: int | None = None  # chosen for later steps
        self.deeds: dict[int, int] = {}  # what was done to which cards
        self.last: Effect | None = None  # the step before
        self.subject: int | None = None  # the card that the "if" at hand asks about
        self.this = False  # this card was spoken of last
        self.away = False  # and moved off the field
        self.rival = False  # the "if" at hand names a card that is in no slot
        self.gained: Selection | None = None
        self.ends: dict[object, Duration] = {}
        self.leaders: set[object] = {This()} if category is Category.LEADER else set()
        self.of_this = False  # the event is about this card
        self._begin(ability)

    def _begin(self, ability: Ability) -> None:
        """The cards of an event, or of a replaced situation, are mentioned first."""
        if isinstance(ability, a.AutoEffect):
            whens = _of_cards(ability)
            if not whens:
                return
            subjects = [when.subject for when in whens if when.subject is not None]
            there = not all(when.event in _GONE for when in whens)
            self.deeds.update((_BY_EVENT[when.event], _EVENT) for when in whens if when.event in _BY_EVENT)
        elif isinstance(ability, a.ReplacementEffect):
            subjects, there = [cards for cards in (ability.would.subject,) if cards is not None], True
        else:
            return
        characters = any(Area.CHARACTER in cards.areas for cards in subjects)
        owner = subjects[0].owner if len({cards.owner for cards in subjects}) == 1 else Owner.EITHER
        self.mentions.append(Mention(_EVENT, True, characters, there, owner))
        if any(_is_this(cards.filter) for cards in subjects):
            self.this = self.of_this = True
        elif any(Area.LEADER in cards.areas for cards in subjects):
            self.leaders.add(_EVENT)
        if isinstance(ability, a.AutoEffect) and _is_of_two(ability):
            self.mentions.append(Mention(word.BATTLED, True, True, there))

    def ability(self, ability: Any) -> Any:
        changed: dict[str, object] = {}
        if getattr(ability, "condition", None) is not None:
            changed["condition"] = self.visit(ability.condition)
        if getattr(ability, "cost", ()):
            changed["cost"] = self.steps(ability.cost)
        changed["effects"] = self.steps(_taken_out(_hung(ability.effects)))
        return with_fields(ability, **changed)

    # Steps, in the order in which they are done ------------------------------------------------------------
    def steps(self, steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(self.step(step) for step in steps)

    def step(self, step: Effect) -> Effect:
        if isinstance(step, (e.If, e.May)):
            return self._branch(step)
        if isinstance(step, e.ChooseOne):
            return replace(step, options=self._options(step.options))
        step = self._on_this(step)
        if isinstance(step, e.ActivateEvent):
            step = _activated(step)
        played = self.deeds.get(word.PLAYED)
        what = getattr(step, "what", None)
        if isinstance(what, Selection) and "amount" in field_names(step):
            # Numbers point back to before the cards are chosen.
            amount = self.visit(getattr(step, "amount"))  # noqa: B009
            gainer = self.gained if what == Slot(word.GAINER) else self._what(step, what)
            if gainer is None:
                raise Misfit
            done = with_fields(step, amount=amount, what=gainer)
        else:
            pointed = with_fields(step, what=self._what(step, what)) if isinstance(what, Slot) else step
            done = self.visit(pointed)
        if isinstance(done, e.Play) and isinstance(done.what, Slot) and done.what.slot == played:
            raise Misfit  # it was played already
        done = self._until(done)
        self._note(done)
        return done

    def _on_this(self, step: Effect) -> Effect:
        """ "It", where this card was spoken of last and no other one could be meant."""
        for name in ("what", "to"):
            if getattr(step, name, None) == Slot(word.IT) and self.this:
                if self.away or self._singles(word.IT, step):
                    raise Misfit  # this card, or the one that was spoken of before?
                return with_fields(step, **{name: This()})
        return step

    def _what(self, step: Effect, what: Selection) -> Selection:
        if isinstance(what, Slot) and what.slot < 0:
            return replace(what, slot=self.resolve(what.slot, step), filter=self.visit(what.filter))
        done: Selection = self.visit(what)
        return done

    def _branch(self, step: e.If | e.May) -> Effect:
        before = self._copy()
        if isinstance(step, e.If):
            condition = self.visit(step.condition)
            named = _named(condition)
            self.this = not named and (self.this or _asks_this(condition))
            before.subject, self.subject = self.subject, _asked(condition)
            before.rival, self.rival = self.rival, bool(named - {Area.LEADER})
            then = self.steps(step.then)
            self.subject, self.rival = before.subject, before.rival
            done: Effect = replace(step, condition=condition, then=then)
        else:
            effects = self.steps(step.effects)
            done = replace(step, effects=effects, then=self.steps(step.then))
        if step.otherwise:
            before.next = self.next
            done = with_fields(done, otherwise=before.steps(step.otherwise))
            self.next = before.next
        self.last = done
        return done

    def _options(self, options: tuple[tuple[Effect, ...], ...]) -> tuple[tuple[Effect, ...], ...]:
        """Only one of them is done: their cards share slots, and none points to those of another."""
        before, done, ends = self._copy(), [], []
        for option in options:
            walk = before._copy()
            done.append(walk.steps(option))
            ends.append(walk)
        last = {walk.mentions[-1].slot if walk.mentions else None for walk in ends}
        if len(last) == 1:
            self.__dict__.update(ends[-1].__dict__)
        self.next = max(walk.next for walk in ends)
        return tuple(done)

    def _copy(self) -> _Walk:
        same = copy(self)
        same.mentions, same.deeds = [copy(mention) for mention in self.mentions], dict(self.deeds)
        same.ends, same.leaders = dict(self.ends), set(self.leaders)
        return same

    def _note(self, done: Effect) -> None:
        """Keep in mind what was done, and to which cards."""
        what = getattr(done, "what", None)
        slot = getattr(what, "slot", None)
        if isinstance(done, (e.Look, e.Reveal)) and isinstance(what, (Top, Every)):
            self.looked = slot
            self.two = isinstance(what, Top) and what.count == 2 and not what.up_to
        if isinstance(done, e.Reveal):
            self.revealed = slot if self.revealed in (None, slot) else _SEVERAL
        if isinstance(done, e.Draw) and self.on_top:
            self.looked = self.revealed = _SEVERAL  # the card that was shown, or the next one?
        self.on_top = _is_on_top(done, self.on_top)
        if isinstance(done, e.Pick):
            self.picked = slot
        if isinstance(done, (e.GainPower, e.GainCost)):
            self.gained = what if isinstance(what, (This, Slot)) else Slot(slot or 0)
        played = isinstance(done, e.Play)
        if slot is not None and not isinstance(what, This):
            if done.moves:
                for mention in self.mentions:
                    if mention.slot == slot:
                        mention.there, mention.characters = played, mention.characters or played
            for name in word.names_of(done):
                self.deeds[name] = slot if self.deeds.get(name, slot) == slot else _SEVERAL
        self.this = isinstance(what, This) or (self.this and what is None)
        self.away = self.this and (self.away or (done.moves and what == This() and not played))
        self.last = done

    def _until(self, step: Effect) -> Effect:
        """ "That card also gains [Banish]" goes on as long as what it gained before."""
        what, until = getattr(step, "what", None), getattr(step, "duration", None)
        if not isinstance(what, Selection) or until is None:
            if step.ends and until is Duration.ON_FIELD:
                raise Misfit
            return step
        name: object = what.cards if isinstance(what, Every) else getattr(what, "slot", what)
        if until is Duration.ON_FIELD and isinstance(step, e.CardChange):
            said = self.ends.get(name)
            if said is not None:
                return with_fields(step, duration=said)
            if step.ends or name in self.leaders or _holds_leaders(what):
                raise Misfit  # a Leader stays for the whole game, and such changes do not
        elif until not in (Duration.ON_FIELD, Duration.REFRESH):
            self.ends[name] = self.ends[getattr(what, "slot", name)] = until
        return step

    # Words -------------------------------------------------------------------------------------------------
    def visit(self, node: Any) -> Any:
        """A part of the tree with its words looked up, and its selections numbered and mentioned."""
        if isinstance(node, tuple):
            if type(node) is not tuple:
                return node
            return tuple(self.step(part) if isinstance(part, Effect) else self.visit(part) for part in node)
        if not is_node(node):
            return node
        if isinstance(node, Ability):
            return _numbered(node, None)  # a card that gains it is spoken of in it alone
        if isinstance(node, SlotCount) and node.slot in _COUNTED:
            return self._counted(node.slot)
        if isinstance(node, c.SlotFits) and node.slot in (word.IT, word.THAT_ONE, word.THAT_CHARACTER):
            node = replace(node, slot=self.resolve(node.slot, None))
            gone = any(mention.slot == node.slot and not mention.there for mention in self.mentions)
            if gone and {f.Rested(), f.Active()} & {*_parts(node.filter)}:
                raise Misfit  # "K.O. 1 A. Set this Character as active if it is rested"
        changed: dict[str, object] = {}
        for name in field_names(node):
            value = getattr(node, name)
            if name in _SLOTS and isinstance(value, int):
                new: object = self.resolve(value, None) if value < 0 else value
            else:
                new = self.step(value) if isinstance(value, Effect) else self.visit(value)
            if new is not value:
                changed[name] = new
        done = with_fields(node, **changed) if changed else node
        if isinstance(done, (PowerOf, CostOf)) and changed:
            self._check_one(done.slot)
        if isinstance(done, Picking) and self.numbered:
            return self._mentioned(done)
        if isinstance(done, SlotCount) and done.filter == f.CategoryIs(Category.CHARACTER):
            # That they are Characters is not asked where it is known.
            known = any(mention.pure and mention.slot == done.slot for mention in self.mentions)
            return replace(done, filter=None) if known else done
        return done

    def _check_one(self, slot: int | None) -> None:
        """The power or cost of an earlier card: of one card, and no other."""
        if not all(mention.one for mention in self.mentions if mention.slot == slot):
            raise Misfit

    def _mentioned(self, made: Any) -> Selection:
        slot, self.next = self.next, self.next + 1
        if isinstance(made, Together):
            made = replace(made, parts=_apart(made.parts))
            inner = {getattr(part, "slot", None) for part in made.parts}
            known = [mention for mention in self.mentions if mention.slot in inner]
            characters = any(mention.characters for mention in known)
            there = any(mention.there for mention in known)
            pure = bool(known) and all(mention.pure for mention in known)
            self.mentions.append(Mention(slot, False, characters, there, pure=pure))
        else:
            self.mentions.append(self._described(made, slot))
        if _holds_leaders(made):
            self.leaders.add(slot)
        self.this, self.rival = isinstance(made, Together) and This() in made.parts, False
        done: Selection = replace(made, slot=slot)
        return done

    def _described(self, made: Selection, slot: int) -> Mention:
        """What a selection says of its cards."""
        if isinstance(made, ChooseFrom):
            source = next((each for each in self.mentions if each.slot == made.source), Mention(slot))
            characters = source.characters or _is_character(made.filter)
            pure = source.pure or _is_character(made.filter)
            return Mention(slot, made.count == 1, characters, source.there, source.owner, pure)
        if isinstance(made, (Choose, Every)):
            cards = made.cards
            characters = Area.CHARACTER in cards.areas or _is_character(cards.filter)
            pure = cards.areas == (Area.CHARACTER,) or _is_character(cards.filter)
            return Mention(
                slot, is_single(made), characters, bool(_FIELD & set(cards.areas)), cards.owner, pure
            )
        if isinstance(made, Top):
            return Mention(slot, made.count == 1, there=False, owner=made.owner)
        return Mention(slot, there=False)

    def _counted(self, slot: int) -> Amount:
        """How often the step before was done."""
        last = self.last.effects[-1] if isinstance(self.last, e.May) else self.last
        if not isinstance(last, _COUNTED[slot]):
            raise Misfit
        return DoneCount()

    def resolve(self, slot: int, step: Effect | None) -> int:
        """The slot that a word points to."""
        latest = self.mentions[-1] if self.mentions else None
        if slot in (word.IT, word.THAT_ONE, word.THAT_CHARACTER):
            return self._one(slot, step)
        found: int | None
        if slot == word.LOOKED:
            found = self.looked
        elif slot == word.OTHER_ONE:
            found = self.looked if self.two and self._took_one() else None
        elif slot == word.REVEALED:
            found = self.revealed
            if found is None and latest is not None and not latest.there:
                found = latest.slot
        elif slot in (word.CHOSEN, word.CHOSEN_ONES):
            found = self.picked if self.picked is not None else latest.slot if latest else None
        elif slot == word.BEFORE_LATEST:
            found = self.mentions[-2].slot if len(self.mentions) > 1 else None
        elif slot == word.THEM and latest is not None and latest.one and len(self.mentions) > 1:
            raise Misfit  # the one that was chosen last, or those that were chosen before, too?
        elif slot == word.THEM and isinstance(self.last, (e.RestDon, e.SetDonActive)):
            raise Misfit  # the DON!! cards, too?
        elif slot == word.THOSE_CHARACTERS:
            known = [mention.slot for mention in self.mentions if mention.characters]
            found = known[-1] if known else None
        elif slot in (word.LATEST, word.THEM):
            found = latest.slot if latest else None
        else:
            found = self.deeds.get(slot)
        if found is None or found == _SEVERAL:
            raise Misfit
        return found

    def _one(self, slot: int, step: Effect | None) -> int:
        """The one card that "it", "that card" or "that Character" is."""
        known = self._singles(slot, step)
        if any(mention.slot == self.subject for mention in known):
            return self.subject or 0
        if isinstance(self.last, e.Play) and self.last.what == This():
            raise Misfit  # this card, just played, or the one that was spoken of before?
        drawn = isinstance(self.last, e.Draw) and not _of_field(step)
        if not known or self.rival or (drawn and slot != word.THAT_CHARACTER):
            raise Misfit  # the card that the "if" names, or the one that was drawn?
        if len(known) > 1 and not self._is_at_hand(known[-1]):
            raise Misfit  # which of them?
        return known[-1].slot

    def _took_one(self) -> bool:
        """Whether the step before has taken 1 of the cards that were looked at, and not fewer."""
        match self.last:
            case e.Move(ChooseFrom(source, None, 1, False)):
                return source == self.looked
        return False

    def _singles(self, slot: int, step: Effect | None) -> list[Mention]:
        """The cards of which a word for one card can be said; this card is told by itself."""
        return [
            mention
            for mention in self.mentions
            if mention.one
            and (mention.characters or slot != word.THAT_CHARACTER)
            and (mention.there or not _of_field(step))
            and not (mention.slot == _EVENT and self.of_this)
        ]

    def _is_at_hand(self, mention: Mention) -> bool:
        """Whether the step before has shown, chosen or played this card, so that no other is meant."""
        last = self.last
        if not isinstance(last, (e.Reveal, e.Look, e.TurnLife, e.Pick, e.Play, e.ActivateEvent)):
            return False
        return getattr(last.what, "slot", None) == mention.slot


def _of_field(step: Effect | None) -> bool:
    """Whether it is done to cards of the field alone."""
    return isinstance(step, e.CardChange) or (step is not None and step.on_field)


def _is_of_two(ability: a.AutoEffect) -> bool:
    """Whether a second card takes part in the event: "when this Character battles your opponent's ..."."""
    first = ability.effects[0]
    facts = (ability.condition, first.condition if isinstance(first, e.If) else None)
    told = any(fact is not None and asked_about(fact) == word.BATTLED for fact in facts)
    return told or any(when.event in _OF_TWO for when in ability.timings)


def has_event(ability: Ability) -> bool:
    """Whether something happened, or would happen, to cards that the ability can point back to."""
    return isinstance(ability, a.ReplacementEffect) or bool(_of_cards(ability))


def _of_cards(ability: Ability) -> list[a.When]:
    whens = ability.timings if isinstance(ability, a.AutoEffect) else ()
    return [when for when in whens if not when.event.startswith(_WITHOUT_CARDS)]


def is_single(made: Selection) -> bool:
    """Whether it is one card at most, so that it can be "that card"."""
    if isinstance(made, (Choose, ChooseFrom, Top)):
        return made.count == 1
    if isinstance(made, Every):
        return made.cards.areas in ((Area.LEADER,), (Area.STAGE,)) or _is_this(made.cards.filter)
    return not isinstance(made, Together)


def _parts(described: f.Filter | None) -> tuple[f.Filter | None, ...]:
    return described.filters if isinstance(described, f.AllOf) else (described,)


def _is_this(described: f.Filter | None) -> bool:
    return f.ThisCard() in _parts(described)


def _is_character(described: f.Filter | None) -> bool:
    return f.CategoryIs(Category.CHARACTER) in _parts(described)


def _is_on_top(step: Effect, before: bool) -> bool:
    """Whether cards of your deck that were seen lie there still."""
    what = getattr(step, "what", None)
    if isinstance(step, (e.Look, e.Reveal)) and isinstance(what, Top):
        return what.area is Area.DECK and what.owner is not Owner.OPPONENT
    return before and not step.moves


def _holds_leaders(made: Selection) -> bool:
    if isinstance(made, Together):
        return any(_holds_leaders(part) for part in made.parts)
    return isinstance(made, (Choose, Every)) and Area.LEADER in made.cards.areas


def _asked(fact: object) -> int | None:
    """The one card that a condition is about: "if that card is an Event, add it to your hand"."""
    parts = fact.conditions if isinstance(fact, c.Both) else (fact,)
    slots = {part.slot for part in parts if isinstance(part, c.SlotFits)}
    return slots.pop() if len(slots) == 1 and min(slots) >= _FIRST else None


def _named(fact: object) -> set[Area]:
    """Where the one card of the field lies that a condition names: "if your opponent has a Stage"."""
    parts = fact.conditions if isinstance(fact, c.Both) else (fact,)
    found: set[Area] = set()
    for part in parts:
        if isinstance(part, c.Compare) and isinstance(part.left, CountOf) and part.right == 1:
            found |= _FIELD.intersection(part.left.cards.areas) if part.compare in (">=", "=") else set()
    return found


def _asks_this(fact: object) -> bool:
    parts = fact.conditions if isinstance(fact, c.Both) else (fact,)
    return any(isinstance(part, c.ThisCardIs) for part in parts)


def _activated(step: e.ActivateEvent) -> e.ActivateEvent:
    """Out of the hand the card is activated, so that its effect alone has no words (Rule 8-5)."""
    if not step.timing.endswith(word.EFFECT_OF):
        return step
    if isinstance(step.what, Choose) and Area.HAND in step.what.cards.areas:
        raise Misfit
    return replace(step, timing=step.timing.removesuffix(word.EFFECT_OF))


def _apart(parts: tuple[Selection, ...]) -> tuple[Selection, ...]:
    """Cards that are named side by side are different ones."""
    done: list[Selection] = []
    for part in parts:
        others = tuple(each.slot for each in done if isinstance(each, Choose) and _overlap(each, part))
        done.append(replace(part, other_than=others) if isinstance(part, Choose) and others else part)
    return tuple(done)


def _overlap(one: Choose, two: Selection) -> bool:
    if not isinstance(two, Choose) or not set(one.cards.areas) & set(two.cards.areas):
        return False
    return one.cards.owner is two.cards.owner or Owner.EITHER in (one.cards.owner, two.cards.owner)


def points_back(node: object) -> bool:
    """Whether some step speaks of the cards of another one."""
    if isinstance(node, tuple):
        return any(map(points_back, node))
    if not is_node(node):
        return False
    if isinstance(node, e.Grant):
        return points_back(node.what)  # an ability that is gained has slots of its own
    if isinstance(node, SlotCount) and node.slot in _COUNTED:
        return False
    if isinstance(node, (Together, ChooseFrom)) or (isinstance(node, e.MoveGivenDon) and node.given_to):
        return True
    if not isinstance(node, Picking) and any(isinstance(getattr(node, name, None), int) for name in _SLOTS):
        return True
    return any(map(points_back, children(node)))


def _hung(steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "You may rest any number of your DON!! cards. For every DON!! card rested this way, ..."."""
    done: list[Effect] = []
    for step in steps:
        last = done[-1] if done else None
        if isinstance(step, (e.If, e.May)):
            step = with_fields(step, then=_hung(step.then), otherwise=_hung(step.otherwise))
        if isinstance(last, e.May) and not (last.then or last.otherwise) and _hangs(step, last.effects[-1]):
            done[-1] = replace(last, then=(step,))
        else:
            done.append(step)
    return tuple(done)


def _hangs(step: Effect, deed: Effect) -> bool:
    """Whether a step counts what was done, or asks what a card is that may not have been shown."""
    if isinstance(deed, e.Reveal) and isinstance(deed.what, Slot) and isinstance(step, e.If):
        return isinstance(step.condition, c.SlotFits)
    return _counts(step, deed)


def _counts(node: object, deed: Effect) -> bool:
    """Whether a number in it is that of what the deed did."""
    counts = [part for part in nodes_of(node) if isinstance(part, SlotCount)]
    return any(isinstance(deed, _COUNTED.get(count.slot, ())) for count in counts)


_REST: Final = Slot(word.LOOKED)
_SHOWN: Final = (Slot(word.LATEST), Slot(word.THAT_ONE), Slot(word.REVEALED), Slot(word.IT))


def _taken_out(steps: tuple[Effect, ...], shown: bool = False, followed: bool = False) -> tuple[Effect, ...]:
    """ "Reveal 1 card. If ..., play that card. Place the rest ...": it is taken out of those revealed."""
    done: list[Effect] = []
    for place, step in enumerate(steps):
        rest = followed or _REST in nodes_of(steps[place + 1 :])
        what = getattr(step, "what", None)
        if isinstance(step, e.If):
            step = replace(step, then=_taken_out(step.then, shown, rest))
        elif isinstance(step, e.May):
            effects = _taken_out(step.effects, shown, rest or _REST in nodes_of(step.then))
            step = replace(step, effects=effects, then=_taken_out(step.then, shown, rest))
        elif step.moves and shown and rest and what in _SHOWN:
            step = with_fields(step, what=ChooseFrom(word.LOOKED))
        elif isinstance(step, (e.Look, e.Reveal)) and isinstance(what, Top):
            shown = what.count == 1 and not what.up_to
        elif isinstance(what, Picking):
            shown = False
        done.append(step)
    return tuple(done)


def _than_theirs(node: Any) -> Any:
    """ "Your opponent's other Characters": other than the one spoken of, for this card is none of them."""
    if isinstance(node, Cards) and node.owner is Owner.OPPONENT and Other() in nodes_of(node.filter):
        return replace(node, filter=_than(node.filter, f.Among(word.LATEST)))
    return e.Shuffle() if isinstance(node, word.TheDeck) else rebuilt(node, _than_theirs)


def _than(node: Any, others: f.Filter) -> Any:
    return others if isinstance(node, Other) else rebuilt(node, lambda part: _than(part, others))


def _than_this(ability: Ability) -> Ability:
    """ "Your other Characters": other than this card, unless Characters of yours were spoken of besides."""
    if Other() not in nodes_of(ability):
        return ability
    told = False
    said_of = tuple(getattr(ability, name, ()) for name in ("condition", "cost", "effects", "changes"))
    for cards in nodes_of(said_of):
        if not isinstance(cards, Cards):
            continue
        said = cards.filter.filters if isinstance(cards.filter, f.AllOf) else (cards.filter,)
        if Other() in nodes_of(cards.filter):
            if told and not any(isinstance(part, f.NameIs) for part in said):
                raise Misfit  # other than those?
        elif cards.owner is Owner.YOU and not _is_this(cards.filter):
            told = told or Area.CHARACTER in cards.areas or _is_character(cards.filter)
    done: Ability = _than(ability, f.ThisCard())
    return done


# Where a card lies when its text works ---------------------------------------------------------------------
_ON_THE_FIELD: Final = ("On Play", "When Attacking", "On Block")
_INTO_TRASH: Final = ("K.O.'d", "trashed", "trashed from hand", "trashed from deck")


def _lying(ability: Ability, category: Category | None) -> Ability:
    """The ability with the area in which it works, where its words name the hand or the trash (Rule 1-3-1).

    An [Activate: Main] effect can be declared there, and in the trash, which is open (Rule 3-5-2), a card can
    wait for what happens. An effect of the card's own way into the trash finds it there (Rule 8-4-5).
    """
    ability, told = _without_its_place(ability)
    areas = {*_areas(ability), *([Area.TRASH] if told else [])}
    first = (getattr(ability, "cost", ()), getattr(ability, "effects", ())[:1])
    plain: Any = _on_its_place(ability)
    falls = isinstance(plain, a.AutoEffect) and ends_in_trash(plain)
    if falls and (told or _has_kind((f.Rested, f.Active, f.GivenDonIs), _asked_of_this(plain.effects))):
        raise Misfit  # as it was on the field, or as it lies in the trash?
    if not areas or (falls and areas == {Area.TRASH}):
        done: Ability = plain
        return done
    works = isinstance(plain, (a.AutoEffect, a.ActivateEffect)) or (
        told and isinstance(plain, a.PermanentEffect)
    )
    if len(areas) > 1 or category is Category.LEADER or not works:
        raise Misfit
    (area,) = areas
    if isinstance(plain, a.AutoEffect) and any(when.event in _ON_THE_FIELD for when in plain.timings):
        raise Misfit
    if isinstance(plain, a.AutoEffect) and (
        area is not Area.TRASH or plain.gate.don or not (told or _areas(first))
    ):
        raise Misfit  # in the hand nobody sees the card (Rule 3-4-2), and no DON!! are given in the trash
    lying: Ability = replace(plain, area=area)
    return lying


def _in_this_turn(node: Any) -> Any:
    done = rebuilt(node, _in_this_turn)
    return c.Compare(done.left, done.compare, done.right) if isinstance(done, word.AsItCame) else done


def _without_its_place(ability: Ability) -> tuple[Ability, bool]:
    """The "if" before all else without "this card is in your trash", and whether that was said."""
    fact: c.Condition | None = getattr(ability, "condition", None)
    parts = fact.conditions if isinstance(fact, c.Both) else () if fact is None else (fact,)
    rest = tuple(part for part in parts if part != IN_TRASH)
    told = rest != parts
    if told:
        left = c.Both(rest) if len(rest) > 1 else (*rest, None)[0]
        ability = with_fields(ability, condition=left)
    if IN_TRASH in nodes_of(ability):
        raise Misfit  # said of a part of what it does: it would have to work elsewhere, too
    return ability, told


def ends_in_trash(ability: a.AutoEffect) -> bool:
    """Whether the card lies in the trash by what it waits for."""
    return all(
        when.event == "On K.O."
        or (when.event in _INTO_TRASH and when.subject is not None and _is_this(when.subject.filter))
        for when in ability.timings
    )


def _asked_of_this(node: object) -> tuple[f.Filter, ...]:
    """What conditions ask of this card."""
    return tuple(part.filter for part in nodes_of(node) if isinstance(part, c.ThisCardIs))


def _takes_any_of_deck(node: object) -> bool:
    if isinstance(node, Cards) and node.areas == (Area.DECK,) and node.filter is None:
        return True
    return not isinstance(node, CountOf) and any(map(_takes_any_of_deck, children(node)))


def _has_kind(kinds: tuple[type, ...], node: object) -> bool:
    return any(isinstance(part, kinds) for part in nodes_of(node))


def _areas(node: object) -> list[Area]:
    """The areas off the field in which steps speak of this card; not those of steps that are put off."""
    if isinstance(node, ThisIn):
        return [node.area]
    if isinstance(node, e.Later):
        return []
    return [area for part in children(node) for area in _areas(part)]


def _on_its_place(node: Any) -> Any:
    return This() if isinstance(node, ThisIn) else rebuilt(node, _on_its_place)


# What may be left undone -----------------------------------------------------------------------------------
def _offered(node: Any) -> Any:
    """ "Up to 1" card of a pile may be taken, unless it is all that an auto effect does once per turn."""
    if isinstance(node, a.AutoEffect) and node.gate.once and not node.cost:
        return replace(node, effects=_alone(node.effects))
    done = rebuilt(node, _offered)
    return e.May(done.effects, done.then, done.otherwise, done.who) if isinstance(done, e.UpToOne) else done


def _alone(steps: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Then it is done though none is taken, and used up for the turn (Rule 10-2-13)."""
    first = steps[0] if len(steps) == 1 else None
    if isinstance(first, e.UpToOne) and not first.then and not first.otherwise:
        return (replace(first, effects=_offered(first.effects)),)
    if isinstance(first, e.If) and not first.otherwise:
        return (replace(first, then=_alone(first.then)),)
    done: tuple[Effect, ...] = _offered(steps)
    return done


def _unforced(node: Any) -> Any:
    """ "A or B" as a cost, or in place of what would happen, is paid as one likes (Rule 1-3-2)."""
    done = rebuilt(node, _unforced)
    whole = isinstance(node, (e.May, a.ReplacementEffect))
    for name in field_names(done):
        if name == "cost" or (whole and name == "effects"):
            steps = tuple(
                replace(step, either=False) if isinstance(step, e.ChooseOne) else step
                for step in getattr(done, name)
            )
            done = with_fields(done, **{name: steps})
    return done

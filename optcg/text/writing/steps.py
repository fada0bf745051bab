"""Steps in their order, in words: what is done, what steers it, and how it is joined.

Most steps are told by a template: `{what}` is a field in the words of its kind, `{count:card}` so many of
them, `{rested? rested}` words for a flag (`{up?face-up|face-down}` for either way), `!draw` a verb of the
player who does it, `<gains|gain>` the form that fits the cards named before, `{own}` whose it is, said by
the one who acts. "If", "you may ... if you do" and their like reach to the end of the text, so where more
steps follow that do not belong to them they stand in parentheses.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, Final, TypeAlias, TypeGuard

from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import Amount
from optcg.model.conditions import SlotFits, YouDid
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.filters import Filter
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
    Together,
    Top,
    TopOrBottom,
    is_told,
)
from optcg.model.sides import from_other_side, other_side_of
from optcg.model.terms import Area, Category
from optcg.model.trees import with_fields
from optcg.text.phrases.references import asked_about
from optcg.text.phrases.sentences import all_done
from optcg.text.phrases.verbs import called, template_of
from optcg.text.resolver import points_back
from optcg.text.words.synonyms import does
from optcg.text.writing.english import END, MARK, article, capital, counted, signed, unmarked
from optcg.text.writing.facts import FactWriter
from optcg.text.writing.nouns import chooser_of, flat, is_many, on_field
from optcg.text.writing.references import PLAYERS, WHOSE

# The kinds of clauses.
WHEN: Final = "when"
WOULD: Final = "instead of"
IF: Final = "if"
COST: Final = "cost"
STEP: Final = "step"
CHOICE: Final = "choice"
RULE: Final = "rule"

DURATIONS: Final = {
    **{duration: f" {duration}" for duration in Duration},
    Duration.END_OF_TURN: " until the end of this turn",
    Duration.ON_FIELD: "",
}
LATER: Final = {
    "end of turn": "at the end of this turn",
    "end of battle": "at the end of this battle",
    "opponent's next Main Phase": "at the start of your opponent's next Main Phase",
    "your next Main Phase": "at the start of your next Main Phase",
    "your next turn": "at the start of your next turn",
    "opponent's next turn": "at the start of your opponent's next turn",
    "end of your next turn": "at the end of your next turn",
    "end of opponent's next turn": "at the end of your opponent's next turn",
    "end of your turn": "at the end of your turn",
    "end of opponent's turn": "at the end of your opponent's turn",
}
_INNER: Final = r"[^{}|]*(?:\{[^{}]*\}[^{}|]*)*"
_FIELD: Final = re.compile(
    rf"\{{(\w+)\?({_INNER})(?:\|({_INNER}))?\}}|\{{(\w+)(?::([^{{}}]*))?\}}|!([\w.]+)|<(\w+)\|(\w+)>"
)
_ENDS: Final = {
    Place.DECK_TOP: "top",
    Place.DECK_BOTTOM: "bottom",
    Place.DECK_EITHER: "top or bottom",
    Place.LIFE_TOP: "top",
    Place.LIFE_BOTTOM: "bottom",
    Place.LIFE_EITHER: "top or bottom",
}
_LIFE: Final = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)
# Words for what is forbidden, where the model's own would not do.
_CANNOT: Final = {
    "block": "activate [Blocker]",
    "be removed": "be removed from the field",
    "be returned to hand": "be returned to the owner's hand",
    "be returned to the deck": "be returned to the owner's deck",
    "be set active": "be set as active",
    "become active": "be set as active",
    "be K.O.'d by opponent's effects": "be K.O.'d by your opponent's effects",
    "be rested by opponent's effects": "be rested by your opponent's effects",
    "be removed by opponent's effects": "be removed from the field by your opponent's effects",
}
_BY: Final = {
    "": "",
    "battle": " in battle",
    "effects": " by effects",
    "your effects": " by your effects",
    "opponent's effects": " by your opponent's effects",
}
# What a player cannot do: without a description, and with one.
_BANS: Final = {
    "play cards": ("play cards", "play {}"),
    "play from hand": ("play cards from your hand", "play {} from your hand"),
    "add Life to hand by effects": (
        "add Life cards to your hand using your own effects",
        "add Life cards to your hand using effects of {}",
    ),
    "draw by effects": ("draw cards using your own effects", "draw cards using effects of {}"),
    "set DON!! active by effects": (
        "set DON!! cards as active using your own effects",
        "set DON!! cards as active using effects of {}",
    ),
    "activate Blocker": ("activate [Blocker]", "activate the [Blocker] of any {}"),
    "activate Events": ("activate Events", "activate {}"),
}
_TRAITS: Final[dict[type[Filter], str]] = {
    f.TypeIs: "the {} type",
    f.AttributeIs: "the {} attribute",
    f.ColorIs: "the color {}",
    f.NameIs: "the card name {}",
}
_LOSE: Final = {
    Owner.OPPONENT: "your opponent loses the game",
    Owner.EITHER: "you and your opponent lose the game",
}
_DONE_DON: Final[dict[type[Effect], str]] = {
    **dict.fromkeys((e.ReturnDon, e.ReturnGivenDon), "returned"),
    **{e.RestDon: "rested", e.AddDon: "added"},
}
_CHOOSE: Final = {
    Owner.YOU: "choose one",
    Owner.OPPONENT: "your opponent chooses one",
    Owner.EITHER: "either player chooses one",
}
_STEERING: Final = (e.If, e.May, e.ChooseOne, e.Later)
_APART: Final = (e.May, e.Later, e.Draw)  # what is not about the cards that were chosen or shown before


# What is said of cards, with "gain" or "cannot".
_Said: TypeAlias = e.GainKeyword | e.GainPower | e.GainCost | e.GainTrait | e.Forbid


def is_open(effect: Effect) -> bool:
    """Whether the words of a step reach to the end of the text."""
    match effect:
        case e.If() | e.ChooseOne():
            return True
        case e.May(_, then, otherwise):
            return bool(then or otherwise)
    return False


def _other_way(effect: e.If) -> tuple[Effect, ...]:
    """Rule 4-10-1: "otherwise" is not said if there is no card for the "if" to be about."""
    match effect.otherwise:
        case (e.If(SlotFits(slot, None), then, ()),) if slot == asked_about(effect.condition):
            return then
    return effect.otherwise


def _is_fork(effect: Effect, rest: tuple[Effect, ...]) -> bool:
    """ "If A, X. Otherwise, Y. Then, Z": what follows is done after either way, if it points to neither."""
    match effect:
        case e.If(_, then, otherwise) | e.May(_, then, otherwise) if then and otherwise:
            last = _other_way(effect)[-1] if isinstance(effect, e.If) else otherwise[-1]
            return not is_open(last) and not points_back(rest)
    return False


def _runs(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """The steps of each sentence."""
    runs: list[tuple[Effect, ...]] = []
    while effects:
        size = _parting(effects)
        while size < len(effects) and _goes_on(effects[:size], effects[size]):
            size += 1
        runs.append(effects[:size])
        effects = effects[size:]
    return runs


def _if_done(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "If you do": so many as the step before was to do."""
    said = list(effects)
    for place, (before, after) in enumerate(pairwise(effects), 1):
        if isinstance(after, e.If) and not after.otherwise and after.condition == all_done(before):
            said[place] = replace(after, condition=YouDid())
    return tuple(said)


def _parting(effects: tuple[Effect, ...]) -> int:
    """How many steps are one deed to chosen cards: "play 1 card and play the other card rested"."""
    match effects:
        case (e.Pick(Choose() as one), e.ChooseOne(((first,), (second,)), Owner.YOU, False), *_):
            return 2 if _what(first) == _what(second) == Slot(one.slot) else 1
        case (e.Play(ChooseFrom(source, None, int()) as one, False), e.Play(Slot(slot), True), *_):
            return 2 if source == slot and one == ChooseFrom(source, None, one.count, slot=one.slot) else 1
        case (
            e.Move(Choose(Cards(Owner.OPPONENT, (Area.HAND,)), int(), chooser=Owner.OPPONENT)),
            e.Reveal(Every(Cards(Owner.OPPONENT, (Area.HAND,), None))),
            *_,
        ):
            return 2
        case (e.Move(Top(_, Area.LIFE, int() as count) as top, Place.TRASH, False) as mine, other, *_):
            plain = top == Top(Owner.YOU, Area.LIFE, count, slot=top.slot)
            theirs = Top(Owner.OPPONENT, Area.LIFE, count, slot=_slot(_what(other)) or 0)
            return 2 if plain and other == replace(mine, what=theirs) else 1
        case (
            e.Pick(ChooseFrom(source, None, int(), slot=chosen) as one),
            e.GainPower(Slot(first, None), int() as change, duration),
            e.GainPower(Slot(slot, f.Without(f.Among(taken))), int() as other, until),
            *_,
        ) if max(change, other) < 0 and one == ChooseFrom(source, None, one.count, slot=chosen):
            return 3 if (source, chosen, chosen, duration) == (slot, first, taken, until) else 1
    return 1


def _goes_on(run: tuple[Effect, ...], effect: Effect) -> bool:
    """ "gains [Blocker] and +1 cost": the same cards for the same time, each kind of change once."""
    first, last = run[0], run[-1]
    if not (_is_said(first) and _is_said(last) and _is_said(effect)) or type(effect) in map(type, run):
        return False
    same = effect.what == first.what and isinstance(first.what, (This, Every, Slot))
    if not same and not (isinstance(first.what, Choose) and effect.what == Slot(first.what.slot)):
        return False
    if isinstance(effect, e.GainKeyword) and isinstance(last, (e.GainPower, e.GainCost)):
        return False  # keywords are said first
    counted_out = isinstance(getattr(effect, "amount", 0), n.Per)  # that would be said of what stands before
    if isinstance(getattr(last, "amount", 0), n.Per) or (counted_out and not isinstance(last, e.GainKeyword)):
        return False
    endless = effect.duration is Duration.ON_FIELD and isinstance(effect.what, Slot)
    return effect.duration is first.duration and not endless


def _is_said(effect: Effect) -> TypeGuard[_Said]:
    match effect:
        case e.GainPower(_, amount) | e.GainCost(_, amount):
            return amount > 0 if isinstance(amount, int) else isinstance(amount, n.Per) and amount.each > 0
        case e.GainKeyword(_, keyword):
            return keyword != "Attack Active"
        case e.Forbid(what):
            plain = not _keeps_rested(effect) and not effect.what_not.startswith("lose ")
            return plain and isinstance(what, (This, Slot))
    return isinstance(effect, e.GainTrait)


def _is_one_deed(before: Effect, after: Effect) -> bool:
    """ "Draw 2 cards and trash 1 card from your hand", "place the rest at the bottom and play 1 card"."""
    match before, after:
        case (
            (e.Draw(), e.Move() | e.Play() | e.KO() | e.Rest() | e.Forbid() | e.AddDon())
            | (e.Draw(), e.GainKeyword() | e.GainPower() | e.SetBasePower())
            | (e.Move(Slot(), Place.DECK_BOTTOM | Place.DECK_TOP | Place.DECK_EITHER), _)
            | (e.Move(Every(), Place.DECK), e.Shuffle())
            | (e.Move(Top()), e.GainCost())
            | (e.Rest() | e.SetActive() | e.SetDonActive(), e.GainPower(This()))
            | (_, e.Move(This(), Place.HAND))
        ):
            return True
    return False


def _hang_together(before: Effect, after: Effect) -> bool:
    """Under one "if", where "then" could be taken for a new start (Rule 4-10-2)."""
    match before, after:
        case (e.GainPower(duration=until), e.GainKeyword(duration=end)):
            return until is end  # a duration behind both would be said of both
        case (e.Draw(), e.GainCost(_, int() as change)):
            return change > 0
        case (
            (e.Move(_, Place.TRASH), e.Draw())
            | (e.KO(), e.GainKeyword())
            | (e.Play(), e.KO())
            | (e.SetActive(), e.SetDonActive())
        ):
            return True
    return False


def _counts(after: Effect, before: Effect) -> bool:
    """Whether the number of a step is what was done before it."""
    number = getattr(after, "amount", getattr(getattr(after, "what", None), "count", None))
    of = number.of if isinstance(number, n.Per) else number
    return isinstance(of, (n.DoneCount, n.SlotCount)) and not isinstance(before, e.Draw)


def _is_better(then: tuple[Effect, ...], otherwise: tuple[Effect, ...]) -> bool:
    """The same deed to others of the same player: "K.O. 1 ... If ..., K.O. 1 ... instead"."""
    if len(then) != 1 or len(otherwise) != 1:
        return False
    what, other = _what(then[0]), _what(otherwise[0])
    if not isinstance(what, Choose) or not isinstance(other, Choose):
        return False
    same = what.cards.areas == other.cards.areas and what.cards.owner is other.cards.owner is not Owner.EITHER
    return same and with_fields(then[0], what=other) == otherwise[0]


def _what(effect: Effect) -> object:
    return getattr(effect, "what", None)


def _slot(what: object) -> int | None:
    return getattr(what, "slot", None)


def _keeps_rested(ban: e.Forbid) -> bool:
    plain = not ban.by and ban.source is None
    return plain and ban.what_not == "become active in the Refresh Phase"


class StepWriter(FactWriter):
    """Writes effects."""

    acting = False  # the opponent "may": the verb that follows is theirs
    inside = 0  # how deep in parentheses, where clauses are not told apart
    option = False  # one of several to choose from is told
    held = False  # all that is told hangs on an "if"
    lasting = False  # what holds all the time has no order
    gainer: int | None = None  # the cards that gained power last

    def grant(self, what: Selection, ability: Ability, duration: Duration, once: bool) -> str:
        """An ability that cards gain."""
        raise NotImplementedError

    def quoted(self, ability: Ability) -> str:
        """An ability inside another one."""
        raise NotImplementedError

    def marked(self, kind: str, text: str) -> str:
        """A clause that can be told apart."""
        return text if self.inside else f"{MARK}{kind}{END}{text}"

    # One after the other ----------------------------------------------------------------------------

    def steps(self, effects: tuple[Effect, ...]) -> str:
        """Steps one after the other, without the last full stop."""
        text, runs = "", _runs(_if_done(effects))
        for place, run in enumerate(runs):
            effect = run[0]
            if place:
                text += self._joint(runs[place - 1][-1], effect)
            rest = tuple(step for later in runs[place + 1 :] for step in later)
            ends = _is_fork(effect, rest) or (
                isinstance(effect, e.ChooseOne) and not effect.either and not self._nested()
            )
            said = self.closed(run) if rest and not ends else self._run(run)
            if rest and isinstance(effect, e.Later) and not said.startswith("("):
                said = f"({said})"  # what follows is not put off with it
            if text.endswith(", and "):
                said = said.replace("DON!! card", "additional DON!! card", 1)
                said = said.replace(" from your DON!! deck", "", 1)
            if not said.startswith(MARK):
                said = self.marked(STEP, said)
            text += capital(said) if text.endswith(". ") else said
        return text or "do nothing"

    def _nested(self) -> bool:
        return bool(self.inside) or self.option

    def _joint(self, before: Effect, after: Effect) -> str:
        """What is looked at, chosen or shown is dealt with in the same sentence, or in the next one."""
        if self.lasting:
            return " and "
        if isinstance(before, e.ChooseOne) and not before.either and not self._nested():
            return ". ¶ Then, "  # on a line of its own, after whatever was chosen
        what, steers = _what(after), isinstance(after, _STEERING)
        chosen = _what(before)
        again = isinstance(what, Slot) and (what.slot, what.filter) == (_slot(chosen), None)
        again = again and not isinstance(chosen, Slot)
        self.again = again and (isinstance(before, (e.Look, e.Reveal)) or isinstance(after, e.Reveal))
        if isinstance(before, e.Look) and isinstance(what, (Slot, ChooseFrom)):
            if isinstance(what, ChooseFrom) and self.is_looked(what.source) and isinstance(after, e.Move):
                self.picking = after.to in _LIFE or (after.to is Place.TRASH and what.filter is None)
            return " and " if self.picking or isinstance(what, Slot) else "; "
        if isinstance(before, _STEERING):
            return ". " if _counts(after, before) else ". Then, "
        if isinstance(before, (e.Pick, e.Reveal, e.NameNumber)) and not isinstance(after, _APART):
            if chooser_of(chosen) is Owner.OPPONENT and not steers:
                return "; "
            taken = isinstance(what, ChooseFrom) and not isinstance(chosen, Top)
            verbs = (e.Move, e.Play, e.Pick, e.Reveal, e.KO, e.Rest)
            return " and " if isinstance(after, verbs) and not taken else ". "
        fact = after.condition if isinstance(after, e.If) else None
        about = asked_about(fact) if fact is not None and not isinstance(before, e.Negate) else None
        if fact == YouDid() or _counts(after, before) or (about is not None and about == _slot(chosen)):
            return ". "
        if steers:
            return ". Then, "
        if isinstance(before, e.AddDon) and isinstance(after, e.AddDon):
            return ", and "
        if again and not isinstance(before, e.GainPower):
            return " and " if isinstance(before, (e.Rest, e.Negate)) else ". "
        together = _is_one_deed(before, after) or (self.held and _hang_together(before, after))
        return " and " if together else ". Then, "

    def closed(self, effects: tuple[Effect, ...]) -> str:
        """Steps whose end is seen."""
        if len(_runs(effects)) == 1 and not is_open(effects[0]):
            return self._run(effects)
        self.inside += 1
        text = f"({self.steps(effects)})"
        self.inside -= 1
        return text

    def joined(self, effects: tuple[Effect, ...]) -> str:
        """The parts of a cost, or of what is done together: "A and B"."""
        parts = []
        self.inside += 1
        for effect in effects:
            if isinstance(effect, e.ChooseOne) and effect.chooser is Owner.YOU:
                said = self._alternatives(effect.options)
                parts.append(f"({said})" if len(effects) > 1 else said)
            elif effect == e.Rest(This()) and parts and parts[-1].endswith("DON!! cards"):
                parts.append(self.this if parts[-1].startswith("rest ") else f"rest {self.this}")
            else:
                parts.append(self.closed((effect,)))
        self.inside -= 1
        return " and ".join(parts) or "do nothing"

    def _alternatives(self, options: tuple[tuple[Effect, ...], ...]) -> str:
        texts = self._each(options, self.steps)
        verbs = {text.split(" ", 1)[0] for text in texts}
        if verbs == {"trash"} and all(len(option) == 1 for option in options):
            return "trash " + " or ".join(text.removeprefix("trash ") for text in texts)
        return " or ".join(f"({text})" for text in texts)

    def _each(
        self, options: tuple[tuple[Effect, ...], ...], write: Callable[[tuple[Effect, ...]], str]
    ) -> list[str]:
        return self.of_options(partial(write, option) for option in options)

    def step(self, effect: Effect) -> str:
        text = self._steering(effect) or self._special(effect)
        if not text:
            text = self._told(template_of(type(effect)), effect)
        self.picking = self.again = False
        if not isinstance(effect, _STEERING):
            self._note(effect)
        return text

    def _run(self, run: tuple[Effect, ...]) -> str:
        """A step; or several that are said of the same cards, or part them, in one sentence."""
        match run:
            case (only,):
                return self.step(only)
            case (e.Pick(what), e.ChooseOne(((first,), (second,)))):
                one, self.again = self.step(with_fields(first, what=what)), True
                return f"{one}, or {self.step(second)}"
            case (e.Move(Choose()) as one, e.Reveal() as other):
                return f"{self.step(one)} and {self.step(other).removeprefix('your opponent ')}"
            case (e.Move(Top(count=int() as count) as mine), e.Move(Top() as theirs)):
                for top in (mine, theirs):
                    self.selection(top)
                of_each = "from the top of each of your and your opponent's Life cards"
                return f"trash {counted(count, 'card')} {of_each}"
            case (e.Play(ChooseFrom(count=int() as count) as one), e.Play(Slot(_, described))):
                self.selection(one)
                if described is None:
                    return f"play {counted(count, 'card')} and play the other card rested"
                fit = f"if it {self.statement(described)}"
                return f"play {count} of the revealed cards and play the other card rested {fit}"
            case (
                e.Pick(ChooseFrom(count=int() as count) as one),
                e.GainPower(_, int() as change),
                e.GainPower(_, int() as other, duration),
            ):
                self.selection(one)
                parted = f"{signed(change)} power and the other {signed(other)} power"
                return f"give {count} Character {parted}{DURATIONS[duration]}"
        said = [step for step in run if _is_said(step)]
        what = said[0].what
        cards = self.selection(what)
        text, verb = cards, ""
        for step in said:
            gains = "cannot" if isinstance(step, e.Forbid) else self._gains(what, cards)
            text += " and" if text != cards else ""
            text += f" {self._predicate(step)}" if gains == verb else f" {gains} {self._predicate(step)}"
            verb = gains
            self._note(step)
        if any(isinstance(step, e.GainPower) for step in said):
            self.gainer = getattr(what, "slot", None)
        return text + DURATIONS[said[0].duration]

    def _predicate(self, step: _Said) -> str:
        """What is said of cards, behind "gain" or "cannot"."""
        match step:
            case e.GainKeyword(_, keyword):
                return f"[{keyword}]"
            case e.GainTrait(_, trait):
                return self._trait(trait)
            case e.Forbid():
                return self._banned(step)
            case e.GainPower(_, amount) | e.GainCost(_, amount):
                value = "power" if isinstance(step, e.GainPower) else "cost"
                if isinstance(amount, n.Per):
                    return f"{signed(amount.each)} {value} {self.every(amount)}"
                assert isinstance(amount, int)
                return f"{signed(amount)} {value}"

    def _trait(self, trait: Filter) -> str:
        if isinstance(trait, f.SameNameAs) and trait.slot is not None:
            return f"the card name of {self.reference(trait.slot)}"
        return _TRAITS.get(type(trait), "({})").format(self.word(trait).text)

    def _note(self, effect: Effect) -> None:
        """What the cards of a step are called after it."""
        if isinstance(effect, e.Draw):
            self.drawn()
        what = getattr(effect, "what", None)
        if isinstance(effect, (e.Look, e.Reveal)) and isinstance(what, (Top, Every)):
            self.looked(what.slot)
        deed = called(type(effect))
        if isinstance(effect, e.Move):
            deed = (
                "trashed" if effect.to is Place.TRASH else "returned" if effect.to is Place.HAND else "placed"
            )
        slot = getattr(what, "slot", None)
        if slot in self.named and deed:
            self.named[slot].deed = deed
        noun = "DON!! card" if type(effect) in _DONE_DON else "card"
        done = _DONE_DON.get(type(effect), "drawn" if isinstance(effect, e.Draw) else "")
        self.done = f"{noun} {done} this way" if done else "1 of the number done this way"

    # Templates --------------------------------------------------------------------------------------

    def _told(self, template: str, node: Any) -> str:
        """A template with the fields of a step; what its number is counted by stands at the end."""
        count = getattr(node, "count", None)
        if isinstance(count, n.Per):
            return f"{self._told(template, replace(node, count=count.each))} {self.every(count)}"
        targets = [value for value in vars(node).values() if isinstance(value, Selection)]
        player = getattr(node, "who", None) or chooser_of(targets[0] if targets else None)
        imperative = template.startswith("!")
        their, self.their = self.their, self.their or (imperative and player is Owner.OPPONENT)
        text = self._filled(template, node, player)
        self.their = their
        if imperative and player is not Owner.YOU and not (self.acting and player is Owner.OPPONENT):
            text = f"{PLAYERS[player]} {'each ' if player is Owner.EITHER else ''}{text}"
        return text

    def _filled(self, template: str, node: Any, player: Owner) -> str:
        many = False

        def put(found: re.Match[str]) -> str:
            nonlocal many
            flag, yes, no, field, how, verb, one, several = found.groups()
            if verb:
                return does(verb) if player is Owner.OPPONENT and not self.acting else str(verb)
            if one:
                return several if many else one
            if flag:
                return self._filled((yes if getattr(node, flag) else no) or "", node, player)
            if field == "own":
                return "your" if player is Owner.YOU else "their"
            if field == "whom":
                return "yourself" if node.who is Owner.YOU else PLAYERS[node.who]
            value = getattr(node, field)
            if isinstance(value, Selection):
                text = self.selection(value)
                many = not self._is_one(value, text)
                return text
            return self._field(node, value, how or "")

        return _FIELD.sub(put, template)

    def _is_one(self, what: Selection, said: str) -> bool:
        """Whether the verb after these cards is in the singular."""
        return self.is_one(said) if isinstance(what, Slot) and what.filter is None else not is_many(what)

    def _gains(self, what: Selection, said: str) -> str:
        return "gains" if self._is_one(what, said) else "gain"

    def _field(self, node: Any, value: Any, how: str) -> str:
        match value:
            case Duration():
                return DURATIONS[value]
            case Owner():
                return self.whose(value)
            case _ if how == "it":
                return "it" if value == 1 else "them"
            case _ if how == "two":
                cards = self.this if value is None else self.reference(value)
                if node.first == node.second:
                    return f"{cards} with each other"
                return f"{cards} and {self.reference(node.second)} with each other"
            case _ if how == "effect":
                return f"[{value}] effects" if value else "effect"
            case _ if how == "of":
                return f"{self.number(value, node.up_to)} of"
            case _ if how == "cost":
                return "a cost" if value is None else "a number from {} to {}".format(*value)
            case _ if how == "[Main] effect of":
                return f"this card's [{node.timing}] effect"
            case _ if how == "a":
                return article(self.cards_like(value, many=False))
            case _ if how == "Characters":
                return self.described("Characters", flat(value), many=True)
            case int() | n.Counted():
                return self.many(value, how) if how else self.amount(value)
        return str(value)

    # What steers ------------------------------------------------------------------------------------

    def _steering(self, effect: Effect) -> str:
        match effect:
            case e.If(
                c.Both((*facts, c.NotSo(c.ThisTurn(mark)))),
                (e.May((e.Draw(int() as count),), (e.Mark(done),), ()),),
                (),
            ) if mark == done and len(facts) == 1:
                fact = self.condition(facts[0])
                drawn = f"and haven't drawn a card using {self.this}'s effect during this turn"
                return f"you may draw {counted(count, 'card')} if {fact} {drawn}"
            case e.If(
                fact, (e.ChooseOne(((e.Draw(int() as count),) as draw, better), Owner.YOU, False),), other
            ) if draw == other == (e.Draw(count),):
                drawn, so = self.step(draw[0]), self.condition(fact)
                instead = f"{self.joined(better)} instead of drawing {counted(count, 'card')}"
                return f"{drawn}. If {so}, you may {instead}"
            case e.If(YouDid(), then, ()):
                return self.marked(STEP, "if you do, ") + self._within(then)
            case e.If(condition, then, _):
                if not self._numbered and _is_better(then, effect.otherwise):
                    one, fact = self.step(effect.otherwise[0]), self.condition(condition)
                    return f"{one}. If {fact}, {self.step(then[0])} instead"
                said, held = self.marked(IF, f"if {self.condition(condition)}, "), self.held
                self.held = True
                said += self._branches(then, _other_way(effect), "otherwise")
                self.held = held
                return said
            case e.May((e.Move(Top(count=1)) as only,), (), (), Owner.YOU):
                top = replace(getattr(only, "what"), up_to=True)  # noqa: B009
                return self.step(replace(only, what=top))
            case e.UpToOne(effects, (), ()):
                return f"({self.steps(effects)}), or none of it"
            case e.May((e.ChooseOne(options),), (), ()) if _looks_at_either(options):
                return (
                    "look at up to 1 card from the top of your or your opponent's Life cards"
                    " and place it at the top or bottom of the Life cards" + self._passed(options)
                )
            case e.May(effects, then, otherwise, who):
                do = "you do" if who is Owner.YOU else "they do"
                said = f"{PLAYERS[who]} may {self._allowed(effects, who)}"
                if not then and not otherwise:
                    return said
                text = self.marked(STEP, said)
                before = self.memory()
                if then:
                    text += f". {self.marked(STEP, f'If {do}, ')}{self._within(then, bool(otherwise))}"
                if otherwise:
                    after = self.memory()
                    self.remember(before)
                    last = self._within(otherwise, bool(then) and len(otherwise) > 1)
                    text += f". {self.marked(STEP, f'If {do} not, ')}{last}"
                    self.remember(after if then else self.memory())
                return text
            case e.ChooseOne(options, chooser, either=True):
                choose = "either" if chooser is Owner.YOU else "your opponent chooses either"
                self.inside += 1
                text = f"{choose} {self._alternatives(options)}"
                self.inside -= 1
                return text
            case e.ChooseOne(options, chooser):
                one = self.marked(CHOICE, f"{_CHOOSE[chooser]}: ")
                return one + ". ".join(self._each(options, self._option))
            case e.Later(when, effects):
                self.inside += 1
                said, timed = self.closed(effects), hasattr(effects[0], "duration")
                plain = not timed and not isinstance(effects[0], _STEERING) and not said.startswith("(")
                behind = plain and when == "end of turn" and " until " not in said
                text = f"{said} {LATER[when]}" if behind else f"{LATER[when]}, {said}"
                self.inside -= 1
                return text
        return ""

    def _within(self, effects: tuple[Effect, ...], closed: bool = False) -> str:
        """What is done then: the first step goes on with the clause that asks for it."""
        text = self.closed(effects) if closed else self.steps(effects)
        return text.partition(END)[2] if text.startswith(MARK) else text

    def _passed(self, options: tuple[tuple[Effect, ...], ...]) -> str:
        """Count the cards that are named in words that are not written."""
        self._each(options, self.joined)
        return ""

    def _option(self, option: tuple[Effect, ...]) -> str:
        """One of several, whose own choice or last condition must not be taken for one beside it."""
        before, self.option = self.option, True
        text = self.steps(option)
        self.option, plain = before, unmarked(text)
        if "• " in plain or "Then, if " in plain:
            return self.marked(STEP, f"• ({plain})")
        mark, end, words = text.partition(END) if text.startswith(MARK) else ("", "", text)
        return f"{mark}{end}• {capital(words)}"

    def _allowed(self, effects: tuple[Effect, ...], who: Owner) -> str:
        """What a player may do: "your opponent may trash 1 card from their hand"."""
        self.inside += 1
        if who is Owner.YOU:
            text = self.joined(effects)
        elif who is Owner.OPPONENT and all(map(_is_theirs, effects)):
            self.acting = self.their = True
            text = self.joined(effects)
            self.acting = self.their = False
        else:
            text = f"do as follows ({self.steps(effects)})"
        self.inside -= 1
        return text

    def _branches(self, then: tuple[Effect, ...], otherwise: tuple[Effect, ...], other: str) -> str:
        if not otherwise:
            return self.steps(then)
        # Words point back from each branch to what was before both, and after them to the first one.
        before = self.memory()
        done = self.closed(then) if then else ""
        after = self.memory()
        self.remember(before)
        # What follows a fork is said of both ways, so that the end of the second one is seen.
        last = self.closed(otherwise) if then and len(otherwise) > 1 else self.steps(otherwise)
        self.remember(after)
        not_done = self.marked(IF, f"{capital(other)}, ") + last
        return (
            f"{done if done.startswith(MARK) else self.marked(STEP, done)}. {not_done}" if then else not_done
        )

    # Steps with words of their own ------------------------------------------------------------------

    def _special(self, effect: Effect) -> str:
        match effect:
            case e.Draw(n.Minus(int() as level, n.CountOf(cards, "")), Owner.YOU) if cards == _HAND:
                return f"draw cards until you have {counted(level, 'card')} in your hand"
            case e.Damage(int() as count, Owner.YOU):
                return f"you take {count} damage"
            case e.Reveal(Every(Cards(Owner.OPPONENT, (Area.HAND,), None) as hand, slot)) if not self.acting:
                return f"your opponent reveals their hand{self.name(slot, self.named_as(Every(hand, slot)))}"
            case e.Move(what, to, face_up):
                return self._move(what, to, face_up)
            case e.Play(what, rested):
                if self.lying is not None and what == This():
                    return f"play {self._lying_card()}{' rested' if rested else ''}"
                self.picking = True
                return ""
            case e.GainPower(what, amount, duration) | e.GainCost(what, amount, duration):
                return self._gain(
                    what, amount, "power" if isinstance(effect, e.GainPower) else "cost", duration
                )
            case e.SetBasePower(what, amount, duration) | e.SetBaseCost(what, amount, duration):
                return self._base(
                    what, amount, "power" if isinstance(effect, e.SetBasePower) else "cost", duration
                )
            case e.GainKeyword(Slot() as what, "Unblockable", duration):
                said = self.selection(what)
                do = "attacks" if self._is_one(what, said) else "attack"
                return f"if {said} {do}{DURATIONS[duration]}, your opponent cannot activate [Blocker]"
            case e.GainKeyword(what, "Attack Active", duration):
                return f"{self.selection(what)} can also attack active Characters{DURATIONS[duration]}"
            case e.GainTrait(what, trait, duration):
                gained, said = self._trait(trait), self.selection(what)
                return f"{said} {self._gains(what, said)} {gained}{DURATIONS[duration]}"
            case e.Forbid():
                return self._forbid(effect)
            case e.ForbidPlayer():
                return self._forbid_player(effect)
            case e.NegateTiming(who, timing, duration, described):
                of = "" if described is None else f" of {self.cards_like(described, many=True)}"
                whose = "your and your opponent's" if who is Owner.EITHER else self.whose(who)
                return f"{whose} [{timing}] effects{of} are negated{DURATIONS[duration]}"
            case e.AddCost(what, action, cost, duration):
                return self._add_cost(what, action, cost, duration)
            case e.Grant(what, ability, duration, once):
                return self.grant(what, ability, duration, once)
            case e.AsPlayer(who, effects):
                return self._as_player(who, effects)
            case e.ActivateEvent(what, "Main") if _may_be_in_hand(what):
                return f"activate {self.selection(what)}"
            case e.ActivateAbility(timing, Selection() as what) | e.ActivateEvent(what, timing):
                return f"activate the [{timing}] effect of {self.selection(what)}"
            case e.Lose(who):
                return _LOSE.get(who, "you lose the game")
        return self._don_step(effect)

    def _own(self, who: Owner) -> str:
        return "your" if who is Owner.YOU else "their"

    def _as_player(self, who: Owner, effects: tuple[Effect, ...]) -> str:
        """Steps of another player, or of both; "you" is the player of the card, wherever it is said."""
        self.inside += 1
        told = who is Owner.OPPONENT or (who is Owner.EITHER and all(map(_is_theirs, other_side_of(effects))))
        theirs = [self.step(step) for step in other_side_of(effects)] if told else []
        if theirs and all(step.startswith("your opponent ") for step in theirs):
            text = "your opponent " if who is Owner.OPPONENT else "each player "
            text += " and ".join(step.removeprefix("your opponent ") for step in theirs)
        elif who is Owner.OPPONENT:
            text = f"your opponent does as follows ({self.steps(other_side_of(effects))})"
        else:
            each = "each " if who is Owner.EITHER else ""
            text = f"{PLAYERS[who]} {each}do as follows ({self.steps(effects)})"
        self.inside -= 1
        if who is Owner.EITHER:
            for named in self.named.values():
                named.side, named.many = Owner.EITHER, True
        return text

    def _add_cost(self, what: Selection, action: str, cost: tuple[Effect, ...], duration: Duration) -> str:
        cards, side = self.selection(what), self.side_of(what)
        if side is not Owner.OPPONENT:
            pays = {Owner.YOU: "you pay", Owner.EITHER: "their player pays"}[side]
            return f"{cards} cannot {action} unless {pays} ({self.joined(cost)}){DURATIONS[duration]}"
        paid = self.joined(other_side_of(cost))
        if duration is Duration.ON_FIELD or not paid.startswith("your opponent "):
            return f"{cards} cannot {action} unless your opponent pays ({paid}){DURATIONS[duration]}"
        until = DURATIONS[duration].strip()
        if self._is_one(what, cards):
            return f"{until}, {cards} cannot {action} unless {paid} whenever it {does(action)}"
        return f"{until}, none of {cards} can {action} unless {paid} whenever they {action}"

    # Moves ------------------------------------------------------------------------------------------

    def _lying_card(self) -> str:
        if self.lying is not Area.TRASH:
            return "this card"
        return f"{self.this}{' card' if self.this == 'this Character' else ''} from your trash"

    def _act(self, verb: str, what: Selection, after: str = "") -> str:
        """A step that does something to cards; by the opponent, if they choose them."""
        if chooser_of(what) is not Owner.OPPONENT:
            return f"{verb} {self.selection(what)}{after}"
        their, self.their = self.their, True
        text = f"{self.selection(what)}{after}"
        self.their = their
        return f"{verb} {text}" if self.acting else f"your opponent {does(verb)} {text}"

    def _move(self, what: Selection, to: Place, face_up: bool) -> str:
        face = " face-up" if face_up else ""
        owner = self.owner_of(what)
        if self.lying is not None and what == This() and to not in (Place.TRASH, Place.DECK):
            card, end = self._lying_card(), _ENDS.get(to)
            if to is Place.HAND:
                return f"add {card} to your hand{face}"
            if to in _LIFE:
                return f"add {card} to the {end} of your Life cards{face}"
            return f"place {card} at the {end} of your deck{face}"
        if to is Place.TRASH:
            down = not face_up and _is_down_to(what)
            return self._trash_down(what) if down else self._act("trash", what, face)
        if to is Place.HAND:
            return self._to_hand(what, owner, face)
        if to is Place.DECK:
            return self._act("return", what, f" to {self._own(owner or Owner.OPPONENT)} deck{face}")
        if owner is None and isinstance(what, Together) and self.side_of(what) is Owner.YOU:
            owner = Owner.YOU
        whose = "the owner's" if owner is None else self._pile_owner(what, owner)
        if owner is None and to in _LIFE and chooser_of(what) is Owner.YOU:
            whose = "your opponent's" if self.side_of(what) is Owner.OPPONENT else whose
        many = self.are_many(what.slot) if isinstance(what, Slot) else is_many(what)
        order = " in any order" if many else ""
        if to is Place.LIFE_TOP and isinstance(what, Slot) and self.looked_in_life(what.slot) and not face:
            area = "their" if owner is Owner.OPPONENT else self.whose(owner or Owner.YOU)
            return f"place {self.selection(what)} back in {area} Life area{order}"
        if to in _LIFE:
            face = face or (" face-down" if self._lies_open(what) else "")
            return self._act("add", what, f" to the {_ENDS[to]} of {whose} Life cards{face}")
        return self._act("place", what, f" at the {_ENDS[to]} of {whose} deck{face}{order}")

    def _lies_open(self, what: Selection) -> bool:
        """Whether the cards can be seen before they are moved."""
        if isinstance(what, (Choose, Every)):
            return on_field(what.cards)
        return isinstance(what, Slot) and what.slot in self.named and self.named[what.slot].is_open

    def _trash_down(self, what: Selection) -> str:
        """ "trash cards from your hand until you have 5 cards in your hand"."""
        assert isinstance(what, (Choose, Top))
        assert isinstance(what.count, n.Minus)
        assert isinstance(what.count.right, int)
        level = what.count.right
        self.inside += 1
        mark = self.name(what.slot, self.named_as(what))
        self.inside -= 1
        if isinstance(what, Top):
            have = "you have" if what.owner is Owner.YOU else "they have"
            life = f"{self.whose(what.owner)} Life cards until {have} {counted(level, 'Life card')}"
            return f"trash cards from the top of {life}{mark}"
        cards = counted(level, "card")
        if what.chooser is Owner.YOU:
            return f"trash cards from your hand until you have {cards} in your hand{mark}"
        return f"your opponent trashes cards from their hand until they have {cards} in their hand{mark}"

    def _to_hand(self, what: Selection, owner: Owner | None, face: str) -> str:
        theirs = isinstance(what, ChooseFrom) and what.chooser is Owner.OPPONENT
        if owner is None and (theirs or not isinstance(what, ChooseFrom)):
            return self._act("return", what, f" to the owner's hand{face}")
        if isinstance(what, Top) and owner is Owner.OPPONENT and not what.up_to and not self.acting:
            before, self.their = self.their, True
            text = self._act("your opponent adds", what, f" to their hand{face}")
            self.their = before
            return text
        whose = "your" if owner is None else self._pile_owner(what, owner)
        self.picking = True
        if _is_shown(what):
            it = "them" if is_many(what) else "it"
            return self._act("reveal", what, f" and add {it} to {whose} hand{face}")
        return self._act("add", what, f" to {whose} hand{face}")

    def _pile_owner(self, what: Selection, owner: Owner) -> str:
        if owner is Owner.OPPONENT:
            return "their" if chooser_of(what) is Owner.OPPONENT else "the owner's"
        return self.whose(owner)

    # Changes ----------------------------------------------------------------------------------------

    def _gain(self, what: Selection, amount: Amount, value: str, duration: Duration) -> str:
        """ "gains +1000 power", but "give ... -1000 power"."""
        match amount:
            case n.Minus(left, n.ItsOwn(own)) if own == value:
                return (
                    f"set the {value} of {self.selection(what)} to {self.amount(left)}{DURATIONS[duration]}"
                )
        # After a change with an end, a card that is spoken of again would keep what it gains as long.
        again = isinstance(what, Slot) and duration is Duration.ON_FIELD
        end = " (without an end)" if again else DURATIONS[duration]
        number = amount.each if isinstance(amount, n.Per) else amount
        # What a number points back to was chosen before the cards that gain it.
        every = f" {self.every(amount)}" if isinstance(amount, n.Per) else ""
        if isinstance(number, int) and number < 0:
            said = self._act("give", what, given := f" {number} {value}{end}")
            if said.endswith(f" given{given}"):  # "give 1 Character with a DON!! card given -1000 power"
                said = f"give{given} to {said.removesuffix(given).removeprefix('give ')}"
            return said + every
        change = f"{value} equal to {self.amount(number)}" if not isinstance(number, int) else ""
        cards = self.selection(what)
        if isinstance(what, Slot) and what.slot == self.gainer and isinstance(number, int):
            change = f"an additional {signed(number)} {value}"
        self.gainer = getattr(what, "slot", None) if value == "power" else self.gainer
        return f"{cards} {self._gains(what, cards)} {change or f'{signed(number)} {value}'}{end}{every}"  # type: ignore[arg-type]

    def _base(self, what: Selection, amount: Amount, value: str, duration: Duration) -> str:
        """ "this Character's base power becomes 7000", but "set the base power of ... to 7000"."""
        same = "" if isinstance(amount, int) else "the same as "
        number = f"{same}{self.amount(amount)}{DURATIONS[duration]}"
        cards = self.selection(what)
        if cards.endswith(("Leader", "Character", "Characters", "cards", self.this)):
            return f"{cards}'{'' if cards.endswith('s') else 's'} base {value} becomes {number}"
        return f"set the base {value} of {cards} to {number}"

    def next_refresh(self, side: Owner) -> str:
        """Rule 6-2-4: each player sets as active what is theirs."""
        whose = "the owner's" if side is Owner.EITHER else WHOSE[side]
        return f"in {whose} next Refresh Phase"

    def _forbid(self, effect: e.Forbid) -> str:
        match effect:
            case e.Forbid(
                Every(
                    Cards(
                        Owner.YOU,
                        areas,
                        f.Without(f.AllOf((f.CategoryIs(Category.CHARACTER), f.NameIs(name)))),
                    )
                ),
                "be attacked",
                Duration.ON_FIELD,
                "",
                None,
            ) if areas == LEADER_AND_CHARACTERS:
                return f"your opponent cannot attack any card other than the Character [{name}]"
        cards, end = self.selection(effect.what), DURATIONS[effect.duration]
        lose, _, value = effect.what_not.partition(" ")
        if lose == "lose":
            by = self.caused(effect.by, effect.source) if effect.source else _BY[effect.by]
            return f"the {value} of {cards} cannot be reduced{by}{end}"
        if _keeps_rested(effect):
            if effect.duration is Duration.REFRESH:
                return f"{cards} will not become active {self.next_refresh(self.side_of(effect.what))}"
            do = "does" if self._is_one(effect.what, cards) else "do"
            return f"{cards} {do} not become active in your and your opponent's Refresh Phases{end}"
        if cards.startswith("all of "):
            return f"none of {cards.removeprefix('all of ')} can {self._banned(effect)}{end}"
        return f"{cards} cannot {self._banned(effect)}{end}"

    def _banned(self, effect: e.Forbid) -> str:
        """What cards cannot do, and what cannot be done to them."""
        source, what_not = effect.source, effect.what_not
        said = _CANNOT.get(what_not, what_not) + _BY[effect.by]
        if source is not None and what_not in ("attack Characters", "attack a Leader") and not effect.by:
            whose = "your" if self.side_of(effect.what) is Owner.OPPONENT else "your opponent's"
            noun, many = ("Characters", True) if what_not == "attack Characters" else ("Leader", False)
            said = f"attack {whose} {self.described(noun, flat(source), many=many)}"
        elif source is not None:
            joint = "of" if said.endswith("effects") else "by"
            by = self.cards_like(source, many=True)
            for kind in ("Character", "Leader"):
                by = by.replace(f"{kind} cards", f"{kind}s")
            said = f"{said} {joint} {by}"
            if effect.by == "opponent's effects":
                said = f"{_CANNOT.get(what_not, what_not)} by effects of your opponent's {by}"
        return said

    def _forbid_player(self, ban: e.ForbidPlayer) -> str:
        bare, narrowed = _BANS.get(ban.what_not, (ban.what_not, ""))
        text = bare if ban.filter is None else narrowed or f"{bare} (of {{}})"
        if ban.who is not Owner.YOU:
            text = text.replace("your", "their")  # not of the cards, which are described below
        if ban.filter is not None:
            cards = self.cards_like(ban.filter, many=ban.what_not != "activate Blocker")
            # Only what is played is a card that lies elsewhere.
            there = narrowed and not bare.startswith("play")
            text = text.format(cards.replace("Character card", "Character") if there else cards)
        if ban.source is not None:
            text += f" by {self.cards_like(ban.source, many=True)}"
        if ban.attacker is not None:
            text += f" when {self.whose(ban.attacker.owner)} {self.noun(ban.attacker, many=True)} attack"
        return f"{PLAYERS[ban.who]} cannot {text}{DURATIONS[ban.duration]}"

    def held_cost(self, who: Owner, amount: int, cards: str, to_play: bool) -> str:
        """What cards of a hand cost, or what must be paid for them."""
        hand = f"{self.whose(who)} hand"
        if to_play:
            change = "increased" if amount > 0 else "reduced"
            return f"the cost of playing {cards} from {hand} will be {change} by {abs(amount)}"
        return f"give {cards} in {hand} {signed(amount)} cost"

    # DON!! ------------------------------------------------------------------------------------------

    def _don_step(self, effect: Effect) -> str:
        match effect:
            case e.ReturnDon():
                return self._return_don(effect)
            case e.SetDonActive(n.DonOf(Owner.YOU, "rested"), False, Owner.YOU):
                return "set all of your rested DON!! cards as active"
            case e.RestDon(n.DonOf(owner, "active"), who, False) if owner is who:
                return f"rest all of {self.whose(who)} active DON!! cards"
            case e.RestDon(count, who, up_to):
                some = "any number" if up_to else "1 or more"
                number = some if count is None else self.number(count, up_to)
                return f"rest {number} of {self.whose(who)} DON!! cards"
            case e.GiveDon(count, to, state, up_to, each, who):
                number, theirs = self.number(count, up_to), chooser_of(to) is Owner.OPPONENT
                don = f"{number} {state} DON!! card{'' if count == 1 else 's'}"
                whose = "their" if theirs else "its owner's" if who is Owner.EITHER else self.whose(who)
                if state in ("deck", "any"):
                    area = "DON!! deck" if state == "deck" else "cost area"
                    don = f"{number} DON!! card{'' if count == 1 else 's'} from {whose} {area}"
                elif theirs or who is Owner.OPPONENT:
                    don = f"{number} of {whose} {state} DON!! cards"
                if who is Owner.EITHER and isinstance(to, Choose):
                    return f"give {don} to {self._of_its_owner(to)}"
                if each:
                    return self._act("give", to, f" {don} each")
                # All of them go to one card; without these words they would be spread over those chosen.
                first = "the first of " if isinstance(to, Choose) and 1 not in (count, to.count) else ""
                return self._act(f"give {don} to {first}".rstrip(), to)
            case e.MoveGivenDon(count, given_to, to, up_to, who):
                don = f"{self._in_total(count, up_to)} of {self.whose(who)} currently given DON!! cards"
                if given_to is not None:
                    don = f"{'up to ' if up_to else ''}{self.many(count, 'DON!! card')}"
                    don = f"{don} given to {self.selection(given_to)}"
                    don += "" if who is Owner.YOU else f" (of {self.whose(who)})"
                return self._act(f"give {don} to", to)
            case e.ReturnGivenDon(count, what, up_to, who, to_deck):
                some = "any number" if up_to else "1 or more"
                if what == Every(_YOURS, getattr(what, "slot", 0)) and who is Owner.YOU and not to_deck:
                    mark = self.name(getattr(what, "slot", 0), self.named_as(what))
                    number = some if count is None else self._in_total(count, up_to)
                    return (
                        f"return {number} of your currently given DON!! cards to your cost area rested{mark}"
                    )
                don = f"{'up to ' if up_to else ''}{self.many(1 if count is None else count, 'DON!! card')}"
                don = f"{some} of the DON!! cards" if count is None else don
                if isinstance(count, n.TotalOf):
                    don = "all DON!! cards"
                whose = "the" if who is Owner.EITHER else WHOSE[who]
                area = "DON!! deck" if to_deck else "cost area rested"
                return self._act(f"return {don} given to", what, f" to {whose} {area}")
            case e.HoldDon(count, who, up_to, state):
                don = f"{self.whose(who)} {state} DON!! cards".replace("  ", " ")
                return f"{self.number(count, up_to)} of {don} will not become active {self.next_refresh(who)}"
        return ""

    def _in_total(self, count: Amount, up_to: bool) -> str:
        """ "2 total" of what may be given to several cards."""
        return self.number(count, up_to) + (" total" if isinstance(count, int) and count > 1 else "")

    def _return_don(self, effect: e.ReturnDon) -> str:
        who, state, own = effect.who, effect.state, self._own(effect.who)
        match effect:
            case e.ReturnDon(n.DonOf(Owner.YOU, "field"), Owner.YOU, "", False):
                return "return all of your DON!! cards to your DON!! deck"
            case e.ReturnDon(n.DonOf(Owner.OPPONENT, "active"), Owner.OPPONENT, "active", False):
                return "your opponent returns all of their active DON!! cards to their DON!! deck"
            case e.ReturnDon(n.Minus(left, right), Owner.YOU, "", False) if (left, right) == (
                n.DonOf(Owner.YOU, "field"),
                n.DonOf(Owner.OPPONENT, "field"),
            ):
                return (
                    "return DON!! cards from your field to your DON!! deck until you have the same number"
                    " of DON!! cards on your field as your opponent"
                )
        # Of "up to" it is the effect's player who says how many.
        chosen = effect.up_to and who is Owner.OPPONENT and not self.acting
        own = self.whose(who) if chosen else own
        number = self.number(effect.count, effect.up_to)
        if effect.count is None:
            number = "any number of" if effect.up_to else f"{effect.at_least} or more"
        cards = f"{number} DON!! card{'' if effect.count == 1 else 's'} from {own} field"
        if state or self.acting:
            cards = f"{number} of {own} {f'{state} ' if state else ''}DON!! cards"
        verb = "return" if chosen or who is not Owner.OPPONENT or self.acting else "your opponent returns"
        return f"{verb} {cards} to {own} DON!! deck"

    def _of_its_owner(self, to: Choose) -> str:
        """A card of the player whose DON!! it is given."""
        card = f"{self.number(to.count, to.up_to)} of its owner's {self.noun(to.cards, many=True)}"
        if to == Choose(Cards(Owner.EITHER, LEADER_AND_CHARACTERS), 1, slot=to.slot):
            card = "its owner's Leader or 1 of their Characters"
        return card + self.name(to.slot, self.named_as(to))


_HAND: Final = Cards(Owner.YOU, (Area.HAND,))
_YOURS: Final = Cards(Owner.YOU, LEADER_AND_CHARACTERS)


def _is_theirs(effect: Effect) -> bool:
    """Whether the opponent does it without a choice of yours."""
    what, who = getattr(effect, "what", None), getattr(effect, "who", Owner.OPPONENT)
    if isinstance(effect, e.May | e.If | e.ChooseOne | e.AsPlayer | e.Later) or who is not Owner.OPPONENT:
        return False
    if isinstance(what, (Choose, ChooseFrom)):
        return what.chooser is Owner.OPPONENT
    return True


def _looks_at_either(options: tuple[tuple[Effect, ...], ...]) -> bool:
    """ "Look at up to 1 card from the top of your or your opponent's Life cards": the same of either's."""
    match options:
        case (
            (
                e.Look(Top(Owner.YOU, Area.LIFE, 1) as top),
                e.Move(Slot(slot, None), Place.LIFE_EITHER, False),
            ) as one,
            two,
        ):
            return slot == top.slot and not top.bottom and two == from_other_side(one)
    return False


def _may_be_in_hand(what: Selection) -> bool:
    """Out of the hand the card itself is activated, and not its effect alone (Rule 8-5)."""
    if isinstance(what, (Choose, Every)):
        return Area.HAND in what.cards.areas
    return not isinstance(what, (Top, TopOrBottom))


def _is_down_to(what: Selection) -> bool:
    """Whether so many cards of a hand, or of Life, are taken that a certain number is left."""
    match what:
        case Choose(Cards(owner, (Area.HAND,), None) as cards, n.Minus(n.CountOf(counted_, ""), int())):
            plain = Choose(cards, what.count, chooser=owner, slot=what.slot)
            return counted_ == cards and what == plain and owner is not Owner.EITHER
        case Top(owner, Area.LIFE, n.Minus(n.CountOf(counted_, ""), int()), False, _, False):
            return counted_ == Cards(owner, (Area.LIFE,)) and owner is not Owner.EITHER
    return False


def _is_shown(what: Selection) -> bool:
    """Rule 11-2-1: whether cards are shown because they are taken for what they are."""
    if isinstance(what, Choose):
        return what.cards.areas == (Area.DECK,) and is_told(what)
    return isinstance(what, ChooseFrom) and is_told(what)

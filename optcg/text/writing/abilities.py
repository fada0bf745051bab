"""Whole abilities in words: what is printed in one line, clause by clause."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability, Gate, When
from optcg.model.amounts import Per
from optcg.model.conditions import Both, Condition, ThisCardIs
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter, InArea
from optcg.model.selections import Cards, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.phrases.sentences import done_in_full
from optcg.text.resolver import ends_in_trash, has_event, points_back
from optcg.text.words.tokens import AUTO_TAGS
from optcg.text.writing.english import capital, in_one, listed, sentence, signed
from optcg.text.writing.facts import FOUGHT, OWN_LEADER
from optcg.text.writing.nouns import AREAS, flat, on_field
from optcg.text.writing.references import Named
from optcg.text.writing.steps import COST, DURATIONS, IF, RULE, STEP, WHEN, WOULD, StepWriter

_LEADER: Final = Every(OWN_LEADER)
_TURNS: Final = {"": "", "your": "[Your Turn]", "opponent": "[Opponent's Turn]"}
_PLAYED: Final = {Owner.YOU: "you play", Owner.OPPONENT: "your opponent plays", Owner.EITHER: "played"}
_ALSO: Final = "also treat this card's {} as {} according to the rules"
_UNDER: Final = "under the rules of this game, "
# Rule texts: a field in the words of its kind; `{cards}` are those of the filter, or this card.
_RULES: Final[dict[type[a.RuleText], str]] = {
    a.AlsoNamed: _ALSO.format("name", "[{name}]"),
    a.AlsoTyped: _ALSO.format("type", "{{{type}}}"),
    a.AlsoAttribute: _ALSO.format("attribute", "<{attribute}>"),
    a.AlsoAll: f"{_UNDER}this card is treated as having all {{what}}s",
    a.AnyNumberInDeck: f"{_UNDER}you may have any number of {{cards}} in your deck",
    a.DeckCannotInclude: f"{_UNDER}you cannot include {{cards}} in your deck",
    a.DonDeckOf: f"{_UNDER}your DON!! deck consists of {{count}} cards",
    a.DefeatByDeckIsWin: (
        "when your deck is reduced to 0, you win the game instead of losing, according to the rules"
    ),
    a.DefeatByDeckWaits: (
        f"{_UNDER}you do not lose when your deck has 0 cards. You lose at the end of the turn in which your"
        " deck becomes 0 cards"
    ),
    a.FaceUpLifeToDeck: (
        "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand,"
        " according to the rules"
    ),
}


def is_tag(when: When) -> bool:
    """Whether the timing is written in brackets."""
    bare = when if when.event != "On K.O." else replace(when, by="", source=None)
    return bare == When(when.event) and when.event in AUTO_TAGS


class AbilityWriter(StepWriter):
    """Writes one ability; make a new one for each."""

    def quoted(self, ability: Ability) -> str:
        inner = writer_of(ability, self.this.removeprefix("this "))
        inner.inside = 1
        return inner.ability(ability)

    def grant(self, what: Selection, ability: Ability, duration: Duration, once: bool) -> str:
        until = DURATIONS[duration]
        if isinstance(ability, a.ReplacementEffect) and _is_bare(ability, once):
            said = self._would_until(what, ability, until)
            if said:
                inner = writer_of(ability, self.this.removeprefix("this "))
                inner.inside = 1
                deed = f"{'you may ' if ability.optional else ''}{inner.joined(ability.effects)} instead"
                return f"{'the next time' if once else 'if'} {said}, {deed}"
        inside, cards = self.quoted(ability), self.selection(what)
        return f'{cards} {self._gains(what, cards)} "{inside}"{until}{" (for one use)" if once else ""}'

    def _would_until(self, what: Selection, ability: a.ReplacementEffect, until: str) -> str:
        """ "Your Character would be K.O.'d during this turn": a replacement for a time, in one sentence."""
        subject, would = ability.would.subject, self.would(ability.would)
        if isinstance(what, (This, Slot)) and subject is None:
            return f"{self.selection(what)} {would.removeprefix(f'{self.this} ')}{until}"
        if what == _LEADER and subject is not None and subject.owner is Owner.YOU and on_field(subject):
            return f"{would}{until}"
        return ""

    # Abilities --------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> str:
        match ability:
            case a.KeywordEffect(keyword):
                return f"[{keyword}]"
            case a.AutoEffect():
                return self._auto(ability)
            case a.ActivateEffect(timings, effects, cost, condition, gate, optional, area):
                tags = "/".join(f"[{timing}]" for timing in timings)
                body = self._body(effects, cost, _lying(area, condition), optional, can_decline=True)
                return _line(self._gate(gate, tags), body)
            case a.TriggerEffect(effects, cost, optional):
                return _line("[Trigger]", self._body(effects, cost, None, optional))
            case a.PermanentEffect(changes, condition, gate, area):
                return _line(self._gate(gate, ""), self._permanent(changes, _lying(area, condition)))
            case a.ReplacementEffect():
                return self._replacement(ability)
            case a.RuleText():
                head = self._gate(getattr(ability, "gate", a.OPEN), "")
                fact = self._if(getattr(ability, "condition", None))
                return _line(head, fact + self.marked(RULE, self._rule(ability)))
        raise TypeError(f"No words for {ability!r}.")

    def _permanent(self, changes: tuple[Effect, ...], condition: Condition | None) -> str:
        match changes, condition:
            case (e.Forbid(),), c.NotSo(fact):
                return f"{self.steps(changes)} {self.marked(IF, f'unless {self.condition(fact)}')}"
            case (e.Forbid(This()),), c.ThisCardIs(f.PlayedThisTurn()) if self.this == "this Character":
                return f"{self.steps(changes)} on the turn in which it is played"
        self.lasting = True
        return self._if(condition) + self.steps(changes)

    def _if(self, condition: Condition | None) -> str:
        return "" if condition is None else self.marked(IF, f"if {self.condition(condition)}, ")

    def _replacement(self, ability: a.ReplacementEffect) -> str:
        condition, effects = _lying(ability.area, ability.condition), ability.effects
        if not effects and not ability.optional and ability.gate.once and ability.would.also is None:
            said = self.would(ability.would).replace(" would ", " cannot ", 1)
            said += "s" if said.endswith(" effect") else ""
            return _line(self._gate(ability.gate, ""), self._if(condition) + self.marked(STEP, said))
        said = negated = ""
        match condition:
            case c.NotSo(fact):
                negated = f". {self.marked(IF, f'If {self.condition(fact)}, this effect is negated')}"
            case Condition():
                said = f"{self.condition(condition, inside=True)} and "
        would = self.marked(WOULD, f"if {said}{self.would(ability.would)}, ")
        follower = _follower(effects)
        deed = self.joined(effects if follower is None else effects[:-1])
        if not ability.optional and deed.startswith("you may "):
            deed = f"({deed})"  # what must be applied, though it lets one choose
        text = would + self.marked(STEP, f"{'you may ' if ability.optional else ''}{deed} instead")
        if follower is not None:
            text += f". {self.marked(IF, 'If you do, ')}{self.steps(follower.then)}"
        return _line(self._gate(ability.gate, ""), text + negated)

    def _gate(self, gate: Gate, tags: str) -> str:
        don = f"[DON!! x{gate.don}]" if gate.don else ""
        once = "[Once Per Turn]" if gate.once else ""
        return " ".join(tag for tag in (don, _TURNS[gate.turn], tags, once) if tag)

    def _auto(self, ability: a.AutoEffect) -> str:
        tags = "/".join(f"[{when.event}]" for when in ability.timings if is_tag(when))
        ability, other = _fought(ability)
        self.fought = other is not None
        when = in_one([self.event(when, other) for when in ability.timings if not is_tag(when)])
        head = self._gate(ability.gate, tags)
        condition = _lying(ability.area, ability.condition)
        decline = ability.optional and not ability.cost
        optional = ability.optional and not decline
        body = self._body(ability.effects, ability.cost, condition, optional, only=bool(when) or not decline)
        if len(ability.timings) == 1 and tags and ability.timings[0].by:
            ko = ability.timings[0]
            body = self.marked(WHEN, f"if {self.this} was K.O.'d{self.caused(ko.by, ko.source)}, ") + body
        if decline and (when or condition is None):
            said = self.marked(WHEN, f"This effect can be activated{f' {when}' if when else ''}. ")
            return _line(head, said + capital(body))
        return _line(head, self.marked(WHEN, f"{when}, ") + body if when else body)

    def _body(
        self,
        effects: tuple[Effect, ...],
        cost: tuple[Effect, ...],
        condition: Condition | None,
        optional: bool,
        can_decline: bool = False,
        only: bool = False,
    ) -> str:
        """The condition, the cost before a colon, and the effects."""
        said = ""
        if condition is not None:
            said = self.condition(condition)
            if cost:
                said = self.marked(IF, f"if {said}, ")
            elif only:
                said = self.marked(IF, f"only if {said}, ")
            else:
                said = self.marked(IF, f"this effect can be activated when {said}. ")
        if cost:
            paid = self.marked(COST, f"{self._cost(cost, optional)}: ")
            return f"{said}{paid}{capital(self.steps(effects))}"
        if optional and not can_decline:
            said += self.marked(WHEN, "this effect can be activated. ")
        return said + (capital(self.steps(effects)) if said.endswith(". ") else self.steps(effects))

    def _cost(self, cost: tuple[Effect, ...], optional: bool) -> str:
        """What can be declined says "you may" (Rules 8-3-1-4, 8-3-1-6)."""
        return f"{'you may ' if optional else ''}{self.joined(cost)}"

    # Rule texts -------------------------------------------------------------------------------------

    def _rule(self, text: a.RuleText) -> str:
        template = _RULES.get(type(text))
        if template is not None:
            described: Filter | None = getattr(text, "filter", None)
            cards = "this card" if described is None else self.cards_like(described, many=True)
            return template.format(cards=cards, **vars(text))
        match text:
            case a.EntersRested(f.ThisCard()):
                return f"{self.this} is played rested"
            case a.EntersRested(described, who, by):
                cards = self.cards_like(described, many=True)
                if not by:
                    return f"{self.whose(who)} {cards} are played rested"
                return f"{cards} {_PLAYED[who]}{self.caused(by, None)} are played rested"
            case a.DonPhaseGives(count):
                return (
                    f"{self.many(count, 'DON!! card')} placed during your DON!! Phase is given to your Leader"
                )
            case a.NotPlayedByEffects((Area.DECK, Area.HAND, Area.TRASH, Area.LIFE)):
                return "this card cannot be played by effects"
            case a.NotPlayedByEffects(areas):
                place = listed([AREAS[area] for area in areas]) if areas else "no area"
                return f"this card in your {place} cannot be played by effects"
            case a.GivesCounter(described, amount):
                own = described == f.ThisCard()
                like = self.cards_like(described, many=True)
                cards = "this card in your hand" if own else f"all of your {like}"
                without = f.CounterIs("=", 0) in flat(described)
                if text.becomes and not without:
                    return f"the Counter of {cards}{'' if own else ' in your hand'} becomes {signed(amount)}"
                rules = "" if text.condition or text.gate != a.OPEN else ", according to the rules"
                verb = "have" if without and text.becomes else "gains" if own else "gain"
                return f"{cards} {verb} a {signed(amount)} Counter{rules}"
            case a.HandCost():
                return self._hand_cost(text)
        raise TypeError(f"No words for {text!r}.")

    def _hand_cost(self, text: a.HandCost) -> str:
        cards = "this card" if text.this_only else self.cards_like(text.filter, many=True)
        if isinstance(text.amount, int) and not (text.this_only and text.filter):
            return self.held_cost(text.who, text.amount, cards, text.to_play)
        hand, plain = f"{cards} in {self.whose(text.who)} hand", not text.to_play
        each = f"a change equal to {self.amount(text.amount)} of their"
        if isinstance(text.amount, int):
            each = signed(text.amount)
        elif isinstance(text.amount, Per) and plain and (text.filter is None or not text.this_only):
            return f"give {hand} {signed(text.amount.each)} cost {self.every(text.amount)}"
        cost = f"give {hand} {each} cost"
        if text.this_only and text.filter is not None:
            cost += f" while it {self.statement(text.filter)}"
        return cost if plain else f"{cost} to play"


def _fought(ability: a.AutoEffect) -> tuple[a.AutoEffect, Filter | None]:
    """ "When this Character battles a red Character": what the other card is stands first among the steps."""
    events = {when.event for when in ability.timings}
    match ability.effects:
        case (e.If(c.SlotFits(1, Filter() as other), then, ()),) if (
            not ability.cost and ability.condition is None
        ):
            if events <= {*FOUGHT}:
                return replace(ability, effects=then), other
            parts = list(other.filters) if isinstance(other, f.AllOf) else [other]
            there = f.InArea((Area.CHARACTER,))
            if events == {"battle ends"} and there in parts:
                rest = [f.CategoryIs(Category.CHARACTER) if part == there else part for part in parts]
                return replace(ability, effects=then), f.AllOf(tuple(rest)) if len(rest) > 1 else rest[0]
            if events == {"battle ends"}:
                return replace(ability, effects=then), other
    return ability, None


def _lying(area: Area | None, condition: Condition | None) -> Condition | None:
    """A condition with the place where the card lies, as it is said."""
    if area is None:
        return condition
    lies = ThisCardIs(InArea((area,)))
    parts = condition.conditions if isinstance(condition, Both) else (condition,)
    return lies if condition is None else Both((lies, *[part for part in parts if part is not None]))


def lies_in(ability: Ability) -> Area | None:
    """Where the card is when its text works, if not on the field (Rules 8-4-5, 10-1-5, 10-2-17)."""
    if isinstance(ability, a.TriggerEffect):
        return Area.NONE
    if isinstance(ability, a.AutoEffect) and ends_in_trash(ability):
        return Area.TRASH
    return None if getattr(ability, "area", None) is None else Area.NONE


def writer_of(ability: Ability, this: str) -> AbilityWriter:
    """A writer for one ability: it knows what there is to point back to."""
    writer = AbilityWriter(this, has_event(ability), points_back(ability))
    events = {when.event for when in ability.timings} if isinstance(ability, a.AutoEffect) else set[str]()
    match ability:
        case a.ReplacementEffect(a.Would(subject=Cards(_, (Area.CHARACTER,)) as cards)):
            writer.named[0] = Named(False, None, cards.owner, True)
        case a.AutoEffect((When(subject=Cards(_, (Area.CHARACTER,)) as cards),)):
            writer.named[0] = Named(False, None, cards.owner, True)
    writer.by_number = bool(events & {"K.O.'d", "trashed"})
    writer.lying = lies_in(ability)
    # "That card" could be this one, where its place is spoken of.
    if "blocked" in events or getattr(ability, "area", None) is not None:
        writer.remember((-1, -1))
    return writer


def _is_bare(ability: a.ReplacementEffect, once: bool) -> bool:
    """Nothing is said but what would happen; "the next time" is for one use."""
    if ability.gate not in (a.OPEN, Gate(once=True)) or _follower(ability.effects) is not None:
        return False
    return ability.condition is None and ability.gate.once is once and ability.would.also is None


def _follower(effects: tuple[Effect, ...]) -> e.If | None:
    """ "If you do" after what is done instead."""
    last = effects[-1] if len(effects) > 1 else None
    if not isinstance(last, e.If) or last.otherwise or isinstance(effects[-2], e.Grant):
        return None
    return last if last.condition == done_in_full(effects[:-1]) else None


def _line(head: str, body: str) -> str:
    return f"{head} {sentence(body)}".strip()

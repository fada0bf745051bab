"""Whole abilities in words."""

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability, Gate, When
from optcg.model.amounts import Per
from optcg.model.conditions import Both, Condition, ThisCardIs
from optcg.model.effects import Effect
from optcg.model.filters import InArea
from optcg.model.selections import Every, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.open_in_life import LIES_OPEN
from optcg.text.phrases.what_is_done.flow import done_in_full
from optcg.text.pointing.back import points_back
from optcg.text.pointing.happened import has_event, is_of_blocks, is_of_fallen
from optcg.text.words.tokens import AUTO_TAGS
from optcg.text.writing.amounts import on_field, signed
from optcg.text.writing.changes import BY, DURATIONS, more_don
from optcg.text.writing.events import OWN_LEADER, EventWriter
from optcg.text.writing.filters import AREAS, listed
from optcg.text.writing.steps import capital, sentence

_LEADER = Every(OWN_LEADER)
_TURNS = {"": "", "your": "[Your Turn]", "opponent": "[Opponent's Turn]"}
# Whose plays by whose effects.
_PLAYED = {Owner.YOU: "you play", Owner.OPPONENT: "your opponent plays", Owner.EITHER: "played"}


def is_tag(when: When) -> bool:
    """Whether the timing is written in brackets."""
    bare = when if when.event != "On K.O." else replace(when, by="", source=None)
    return bare == When(when.event) and when.event in AUTO_TAGS


class AbilityWriter(EventWriter):
    """Writes one ability; make a new one for each."""

    def grant(self, effect: e.Grant) -> str:
        what, ability, until = effect.what, effect.ability, DURATIONS[effect.duration]
        if isinstance(ability, a.ReplacementEffect) and _is_bare(ability, effect):
            once = ability.gate.once
            would = self.would(ability.would).removeprefix(f"{self.this} ")
            inner = writer_of(ability, self.this.removeprefix("this "))
            deed = f"{'you may ' if ability.optional else ''}{inner.joined(ability.effects)} instead"
            start = "the next time" if once else "if"
            subject = ability.would.subject
            if _saves_leader(what, ability):
                return f"{start} your Leader {would}{until}, {deed}"
            if _saves_don(what, ability):
                return f"{start} {self.would(replace(ability.would, subject=OWN_LEADER))}{until}, {deed}"
            if what == _LEADER and subject is not None and _is_of_yours(ability.would):
                return f"{start} {would}{until}, {deed}"
            if isinstance(what, (This, Slot)) and subject is None:
                return f"{start} {self.selection(what)} {would}{until}, {deed}"
        inside = writer_of(ability, self.this.removeprefix("this ")).ability(ability)
        cards = self.selection(what)
        for_once = " (for one use)" if effect.once else ""
        return f'{cards} {self.verb(what, "gains", "gain")} "{inside}"{until}{for_once}'

    def watch(self, effect: e.Watch) -> str:
        inside = writer_of(effect.ability, self.this.removeprefix("this ")).ability(effect.ability)
        for_once = " (for one use)" if effect.once else ""
        return f'watch {self.selection(effect.what)} for "{inside}"{DURATIONS[effect.duration]}{for_once}'

    def ability(self, ability: Ability) -> str:
        match ability:
            case a.KeywordEffect(keyword):
                return f"[{keyword}]"
            case a.AutoEffect():
                return self._auto(ability)
            case a.ActivateEffect(timings, effects, cost, condition, gate, optional, area):
                tags = "/".join(f"[{timing}]" for timing in timings)
                condition = _lying(area, condition)
                body = self._body(effects, cost, condition, optional, can_decline=True)
                return _line(self._gate(gate, tags), body)
            case a.TriggerEffect(effects, cost, optional):
                return _line("[Trigger]", self._body(effects, cost, None, optional))
            case a.PermanentEffect(changes, condition, gate, area):
                condition = _lying(area, condition)
                said = "" if condition is None else f"if {self.condition(condition)}, "
                return _line(self._gate(gate, ""), said + self.steps(changes))
            case a.ReplacementEffect(would, effects, optional, condition, gate, area):
                condition = _lying(area, condition)
                said = "" if condition is None else f"{self.condition(condition, inside=True)} and "
                body = f"if {said}{self.would(would)}, {self._instead(effects, optional)}"
                return _line(self._gate(gate, ""), body)
            case a.HandCost() | a.GivesCounter():
                return _line(self._gate(ability.gate, ""), self._rule(ability))
            case a.RuleText():
                return sentence(self._rule(ability))
        raise TypeError(f"No words for {ability!r}.")

    def _instead(self, effects: tuple[Effect, ...], optional: bool) -> str:
        follower = _follower(effects)
        deed = self.joined(effects if follower is None else effects[:-1])
        if not optional and deed.startswith("you may "):
            deed = f"({deed})"  # what must be applied, though it lets one choose
        text = f"{'you may ' if optional else ''}{deed} instead"
        return text if follower is None else f"{text}. If you do, {self.steps(follower.then)}"

    def _gate(self, gate: Gate, tags: str) -> str:
        don = f"[DON!! x{gate.don}]" if gate.don else ""
        once = "[Once Per Turn]" if gate.once else ""
        return " ".join(tag for tag in (don, _TURNS[gate.turn], tags, once) if tag)

    def _auto(self, ability: a.AutoEffect) -> str:
        tags = "/".join(f"[{when.event}]" for when in ability.timings if is_tag(when))
        events = [self.event(when) for when in ability.timings if not is_tag(when)]
        when = ", or ".join(events)
        head = self._gate(ability.gate, tags)
        condition = _lying(ability.area, ability.condition)
        decline = ability.optional and not ability.cost
        optional = ability.optional and not decline
        body = self._body(ability.effects, ability.cost, condition, optional, only=bool(when) or not decline)
        if len(ability.timings) == 1 and tags and ability.timings[0].by:
            ko = ability.timings[0]
            body = f"if {self.this} was K.O.'d{self.caused(ko.by, ko.source)}, {body}"
        if decline and (when or condition is None):
            said = f"This effect can be activated{f' {when}' if when else ''}. "
            return _line(head, said + capital(body))
        return _line(head, f"{when}, {body}" if when else body)

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
                said = f"if {said}, "
            else:
                said = f"only if {said}, " if only else f"this effect can be activated when {said}. "
        if not cost:
            ask = "this effect can be activated. " if optional and not can_decline else ""
            text = said + ask
            return text + (capital(self.steps(effects)) if text.endswith(". ") else self.steps(effects))
        return f"{said}{self._cost(cost, optional)}: {capital(self.steps(effects))}"

    def _cost(self, cost: tuple[Effect, ...], optional: bool) -> str:
        """DON!! -X can always be declined; other costs say "you may" (Rules 8-3-1-4, 8-3-1-6)."""
        match cost[0]:
            case e.ReturnDon(int() as count) if cost[0] == e.ReturnDon(count) and optional:
                rest = f", you may {self.joined(cost[1:])}" if cost[1:] else ""
                return f"DON!! -{count}{rest}"
        return f"{'you may ' if optional else ''}{self.joined(cost)}"

    def _copied(self, described: f.Filter | None) -> str:
        cards = "this card" if described is None else self.cards_like(described, many=True)
        return f"{cards} in your deck"

    def _rule(self, text: a.RuleText) -> str:
        match text:
            case a.AlsoNamed(name):
                return f"also treat this card's name as [{name}] according to the rules"
            case a.AlsoTyped(type_):
                return f"also treat this card's type as {{{type_}}} according to the rules"
            case a.AlsoAttribute(attribute):
                return f"also treat this card's attribute as <{attribute}> according to the rules"
            case a.AlsoAll(what):
                return f"under the rules of this game, this card is treated as having all {what}s"
            case a.AnyNumberInDeck(described):
                return f"under the rules of this game, you may have any number of {self._copied(described)}"
            case a.CopiesInDeck(count, described):
                cards = self._copied(described)
                return f"under the rules of this game, you may have up to {count} copies of {cards}"
            case a.FewOfEach(count, described, by_name):
                cards = self.cards_like(described, many=by_name)
                few = f"can only include up to {count} copies of each {cards} in your deck"
                if by_name:
                    few = f"cannot include {count + 1} or more {cards} with the same card name in your deck"
                return f"under the rules of this game, you {few}"
            case a.OpeningHandOf(count):
                return f"under the rules of this game, you start the game with {count} cards in your hand"
            case a.DeckCannotInclude(described):
                cards = self.cards_like(described, many=True)
                return f"under the rules of this game, you cannot include {cards} in your deck"
            case a.DeckMayInclude(described, most):
                cards = "this card" if described is None else self.cards_like(described, many=True)
                few = "" if most is None else f"up to {most} "
                let_in = f"you may include {few}{cards} in your deck regardless of color"
                return f"under the rules of this game, {let_in}"
            case a.DonDeckOf(count):
                return f"under the rules of this game, your DON!! deck consists of {count} cards"
            case a.GivesCounter():
                return f"{self._counter(text)}, according to the rules"
            case a.DefeatByDeckIsWin():
                return (
                    "when your deck is reduced to 0, you win the game instead of losing,"
                    " according to the rules"
                )
            case a.DefeatByDeckWaits():
                return (
                    "under the rules of this game, you do not lose when your deck has 0 cards. You lose at"
                    " the end of the turn in which your deck becomes 0 cards"
                )
            case a.FaceUpLifeToDeck():
                return (
                    "your face-up Life cards are placed at the bottom of your deck instead of being added"
                    " to your hand, according to the rules"
                )
        return self._rule_of_play(text)

    def _rule_of_play(self, text: a.RuleText) -> str:
        match text:
            case a.EntersRested(f.ThisCard()):
                return f"{self.this} is played rested"
            case a.EntersRested(described, who, ""):
                return f"{self.whose(who)} {self.cards_like(described, many=True)} are played rested"
            case a.EntersRested(described, who, by):
                return f"{self.cards_like(described, many=True)} {_PLAYED[who]}{BY[by]} are played rested"
            case a.DonPhaseGives(count, condition):
                don = self.many(count, "DON!! card")
                return self._if_so(condition, f"{don} placed during your DON!! Phase is given to your Leader")
            case a.DonPhaseGivesTo(to, count, condition):
                don = self.many(count, "DON!! card")
                given = f"{don} placed during your DON!! Phase is given to {self.selection(to)}"
                return self._if_so(condition, given)
            case a.DonPhasePlaces(count, who, condition):
                return self._if_so(condition, more_don(who, count))
            case a.NotPlayedByEffects((Area.DECK, Area.HAND, Area.TRASH, Area.LIFE), condition):
                return self._if_so(condition, "this card cannot be played by effects")
            case a.NotPlayedByEffects(areas, condition):
                place = listed([AREAS[area] for area in areas]) if areas else "no area"
                return self._if_so(condition, f"this card in your {place} cannot be played by effects")
            case a.PaidOtherwise(cost, condition):
                price = f"you may {self.joined(cost)} instead of paying its cost"
                return self._if_so(condition, f"when playing this card from your hand, {price}")
            case a.PlayedOnlyIf(condition):
                unless = "" if condition is None else f" unless {self.condition(condition)}"
                return f"this card cannot be played{unless}"
            case a.HandCost():
                return self._if_so(text.condition, self._hand_cost(text))
        raise TypeError(f"No words for {text!r}.")

    def _if_so(self, condition: Condition | None, what: str) -> str:
        return what if condition is None else f"if {self.condition(condition)}, {what}"

    def _counter(self, text: a.GivesCounter) -> str:
        own = text.filter == f.ThisCard()
        cards = "this card in your hand" if own else f"all of your {self.cards_like(text.filter, many=True)}"
        if text.becomes:
            return self._if_so(text.condition, f"the Counter of {cards} becomes {signed(text.amount)}")
        gains = f"{cards} {'gains' if own else 'gain'} a {signed(text.amount)} Counter"
        return self._if_so(text.condition, gains)

    def _hand_cost(self, text: a.HandCost) -> str:
        if isinstance(text.amount, int) and not text.this_only:
            return self.held_cost(text.who, text.amount, text.filter, text.to_play)
        cards = "this card" if text.this_only else self.cards_like(text.filter, many=True)
        amount = signed(text.amount) if isinstance(text.amount, int) else ""
        if not amount:
            amount = f"a change equal to {self.amount(text.amount)} of their"
        plain = not text.to_play and not (text.this_only and text.filter is not None)
        if plain and isinstance(text.amount, Per) and isinstance(text.amount.each, int):
            each = signed(text.amount.each)
            return f"give {cards} in {self.whose(text.who)} hand {each} cost {self.every(text.amount)}"
        cost = f"give {cards} in {self.whose(text.who)} hand {amount} cost"
        if text.this_only and text.filter is not None:
            cost += f" while it {self.statement(text.filter)}"
        return f"{cost} to play" if text.to_play else cost


def _lying(area: Area | None, condition: Condition | None) -> Condition | None:
    """A condition with the place where the card lies, as it is said."""
    if area is None:
        return condition
    lies = LIES_OPEN if area is Area.LIFE else ThisCardIs(InArea((area,)))
    parts = condition.conditions if isinstance(condition, Both) else (condition,)
    return lies if condition is None else Both((lies, *[part for part in parts if part is not None]))


def lies_in(ability: Ability) -> Area | None:
    """Where the card is when its text works, if not on the field (Rules 8-4-5, 10-1-5, 10-2-17)."""
    if isinstance(ability, a.TriggerEffect):
        return Area.NONE
    if isinstance(ability, a.AutoEffect) and [when.event for when in ability.timings] == ["On K.O."]:
        return Area.TRASH
    area = getattr(ability, "area", None)
    return None if area is None else Area.NONE


def writer_of(ability: Ability, this: str) -> AbilityWriter:
    """A writer for one ability: it knows what there is to point back to."""
    writer = AbilityWriter(this, has_event(ability), points_back(ability))
    writer.by_number = is_of_fallen(ability)
    writer.lying = lies_in(ability)
    # "That card" could be this one, where its place is spoken of.
    if is_of_blocks(ability) or getattr(ability, "area", None) is not None:
        writer.told_apart()
    return writer


def _is_of_yours(would: a.Would) -> bool:
    """Whether it reads as one sentence: "if your Character would be K.O.'d during this turn, ..."."""
    if would.subject is None or would.subject.owner is not Owner.YOU or not on_field(would.subject):
        return False
    return would.also is None or (would.also.subject == would.subject and _is_of_yours(would.also))


def _saves_leader(what: Selection, ability: a.ReplacementEffect) -> bool:
    """Whether it reads: "if your Leader would take damage during this battle, ..."."""
    return what == _LEADER and ability.would.event == "damage" and ability.would.also is None


def _saves_don(what: Selection, ability: a.ReplacementEffect) -> bool:
    """Whether it reads: "if a DON!! card on your field would be returned ... during this turn, ..."."""
    would = ability.would
    return what == _LEADER and would.event == "don" and would.subject is None and would.also is None


def _is_bare(ability: a.ReplacementEffect, effect: e.Grant) -> bool:
    """Nothing is said but what would happen; "the next time" is for one use."""
    if ability.gate not in (a.OPEN, Gate(once=True)) or _follower(ability.effects) is not None:
        return False
    return ability.condition is None and ability.gate.once is effect.once


def _follower(effects: tuple[Effect, ...]) -> e.If | None:
    """ "If you do" after what is done instead."""
    last = effects[-1] if len(effects) > 1 else None
    if not isinstance(last, e.If) or last.otherwise or isinstance(effects[-2], e.Grant):
        return None
    return last if last.condition == done_in_full(effects[:-1]) else None


def _line(head: str, body: str) -> str:
    return f"{head} {sentence(body)}".strip()

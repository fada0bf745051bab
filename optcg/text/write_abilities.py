"""Whole abilities in words."""

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.abilities import Ability, Gate, When
from optcg.model.conditions import Condition
from optcg.model.effects import Effect
from optcg.text.write_amounts import signed
from optcg.text.write_events import EventWriter
from optcg.text.write_filters import AREAS, listed
from optcg.text.write_steps import capital, sentence

_TURNS = {"": "", "your": "[Your Turn]", "opponent": "[Opponent's Turn]"}
# Slots that are filled by what happened, before anything is chosen.
_EVENT_SLOTS = 2
_WOULD_SLOTS = 1


def is_tag(when: When) -> bool:
    """Whether the timing is written in brackets."""
    return when == When(when.event) and when.event in TAGS


TAGS = (
    "On Play",
    "When Attacking",
    "On Block",
    "On K.O.",
    "End of Your Turn",
    "End of Your Opponent's Turn",
    "On Your Opponent's Attack",
)


class AbilityWriter(EventWriter):
    """Writes one ability; make a new one for each."""

    def ability_inside(self, ability: Ability) -> str:
        return AbilityWriter(self.this.removeprefix("this "), slots_filled(ability)).ability(ability)

    def ability(self, ability: Ability) -> str:
        match ability:
            case a.KeywordEffect(keyword):
                return f"[{keyword}]"
            case a.AutoEffect():
                return self._auto(ability)
            case a.ActivateEffect(timings, effects, cost, condition, gate, optional):
                tags = "/".join(f"[{timing}]" for timing in timings)
                body = self._body(effects, cost, condition, optional, can_decline=True)
                return _line(self._gate(gate, tags), body)
            case a.TriggerEffect(effects, cost, optional):
                return _line("[Trigger]", self._body(effects, cost, None, optional))
            case a.PermanentEffect(changes, condition, gate):
                return _line(self._gate(gate, ""), self._body(changes, (), condition, optional=False))
            case a.ReplacementEffect(would, effects, optional, condition, gate):
                said = "" if condition is None else f"{self.condition(condition, inside=True)} and "
                may = "you may " if optional else ""
                body = f"if {said}{self.would(would)}, {may}{self.joined(effects)} instead"
                return _line(self._gate(gate, ""), body)
            case a.HandCost(gate=gate):
                return _line(self._gate(gate, ""), self._rule(ability))
            case a.RuleText():
                return sentence(self._rule(ability))
        raise TypeError(f"No words for {ability!r}.")

    def _gate(self, gate: Gate, tags: str) -> str:
        don = f"[DON!! x{gate.don}]" if gate.don else ""
        once = "[Once Per Turn]" if gate.once else ""
        return " ".join(tag for tag in (don, _TURNS[gate.turn], tags, once) if tag)

    def _auto(self, ability: a.AutoEffect) -> str:
        tags = "/".join(f"[{when.event}]" for when in ability.timings if is_tag(when))
        events = [self.event(when) for when in ability.timings if not is_tag(when)]
        when = " or ".join(events)
        head = self._gate(ability.gate, tags)
        decline = ability.optional and not ability.cost
        body = self._body(ability.effects, ability.cost, ability.condition, ability.optional and not decline)
        if decline:
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
    ) -> str:
        """The condition, the cost before a colon, and the effects."""
        said = ""
        if condition is not None:
            said = f"{'if' if cost else 'only if'} {self.condition(condition)}, "
        if not cost:
            ask = "this effect can be activated. " if optional and not can_decline else ""
            return said + ask + self.steps(effects)
        return f"{said}{self._cost(cost, optional)}: {capital(self.steps(effects))}"

    def _cost(self, cost: tuple[Effect, ...], optional: bool) -> str:
        """DON!! -X can always be declined; other costs say "you may" (Rules 8-3-1-4, 8-3-1-6)."""
        match cost[0]:
            case e.ReturnDon(int() as count) if cost[0] == e.ReturnDon(count) and optional:
                rest = f", you may {self.joined(cost[1:])}" if cost[1:] else ""
                return f"DON!! -{count}{rest}"
        return f"{'you may ' if optional else ''}{self.joined(cost)}"

    def _rule(self, text: a.RuleText) -> str:
        match text:
            case a.AlsoNamed(name):
                return f"also treat this card's name as [{name}] according to the rules"
            case a.AlsoTyped(type_):
                return f"also treat this card's type as {{{type_}}} according to the rules"
            case a.AlsoAttribute(attribute):
                return f"also treat this card's attribute as <{attribute}> according to the rules"
            case a.AnyNumberInDeck():
                return "under the rules of this game, you may have any number of this card in your deck"
            case a.DeckCannotInclude(described):
                cards = self.cards_like(described, many=True)
                return f"under the rules of this game, you cannot include {cards} in your deck"
            case a.DonDeckOf(count):
                return f"under the rules of this game, your DON!! deck consists of {count} cards"
            case a.GivesCounter(described, amount):
                cards = self.cards_like(described, many=True)
                return f"all of your {cards} have a {signed(amount)} Counter, according to the rules"
            case a.DefeatByDeckIsWin():
                return (
                    "when your deck is reduced to 0, you win the game instead of losing,"
                    " according to the rules"
                )
            case a.FaceUpLifeToDeck():
                return (
                    "your face-up Life cards are placed at the bottom of your deck instead of being added"
                    " to your hand, according to the rules"
                )
        return self._rule_of_play(text)

    def _rule_of_play(self, text: a.RuleText) -> str:
        match text:
            case a.EntersRested(described):
                return f"your {self.cards_like(described, many=True)} are played rested"
            case a.DonPhaseGives(count, condition):
                said = "" if condition is None else f"if {self.condition(condition)}, "
                don = self.many(count, "DON!! card")
                return f"{said}{don} placed during your DON!! Phase is given to your Leader"
            case a.NotPlayedByEffects(areas):
                place = listed([AREAS[area] for area in areas]) if areas else "no area"
                return f"this card in your {place} cannot be played by effects"
            case a.HandCost(condition=condition):
                said = "" if condition is None else f"if {self.condition(condition)}, "
                return said + self._hand_cost(text)
        raise TypeError(f"No words for {text!r}.")

    def _hand_cost(self, text: a.HandCost) -> str:
        cards = "this card" if text.this_only else self.cards_like(text.filter, many=True)
        amount = signed(text.amount) if isinstance(text.amount, int) else ""
        if not amount:
            amount = f"a change equal to {self.amount(text.amount)} of their"
        cost = f"give {cards} in your hand {amount} cost"
        if text.to_play:
            cost = f"change the cost of playing {cards} from your hand by {amount.removesuffix(' of their')}"
        if text.this_only and text.filter is not None:
            cost += f" while it {self.statement(text.filter)}"
        return cost


def slots_filled(ability: Ability) -> int:
    """How many slots hold what happened when the ability begins."""
    if isinstance(ability, a.ReplacementEffect):
        return _WOULD_SLOTS
    if isinstance(ability, a.AutoEffect) and not all(is_tag(when) for when in ability.timings):
        return _EVENT_SLOTS
    return 0


def _line(head: str, body: str) -> str:
    return f"{head} {sentence(body)}".strip()

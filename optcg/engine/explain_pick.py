"""Why an answer is not among those of a question, in the words of the game, and which ones are."""

from typing import Final

from optcg.engine.card import UNKNOWN, Card, FieldCard
from optcg.engine.decisions import DON_WORDS, Choice, Decision
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.explain_activate import name_of
from optcg.engine.explain_bans import chooser_shield
from optcg.engine.places import HIGHEST_ID, Found, locate
from optcg.engine.state import GameState
from optcg.model.terms import PLAYER_NAMES, Area

_MOST_TOLD: Final = 6
_AREAS: Final = {
    Area.LEADER: "Leader area",
    Area.CHARACTER: "Character area",
    Area.STAGE: "Stage area",
    Area.LIFE: "Life",
    Area.NONE: "[Trigger] in use",
}
# The question to which an answer belongs.
_BELONGS: Final = {
    **dict.fromkeys(("rock", "paper", "scissors"), "when players throw, as before the game (Rule 5-2-1-4)"),
    **dict.fromkeys(("first", "second"), "before the game, by the player who chooses (Rule 5-2-1-5)"),
    **dict.fromkeys(("keep", "redraw"), "with the opening hand (Rule 5-2-1-6)"),
    **dict.fromkeys(("play", "activate", "give", "attack", "end"), "in the own Main Phase (Rule 6-5-2)"),
    "block": "in the Block Step, when the opponent attacks (Rule 7-1-2-1)",
    "counter": "in the Counter Step, when the opponent attacks (Rule 7-1-3-2)",
    **dict.fromkeys(("pick", "don"), "when cards are chosen for an effect or a cost (Rule 8-4-4)"),
    "take": "when a Life card is taken (Rule 4-6-2-1)",
    **dict.fromkeys(("yes", "no"), "when something is optional (Rule 8-1-2)"),
    **dict.fromkeys(("top", "bottom"), "when a card goes to a deck or to Life (Rule 3-1-7)"),
    "draw": "when an effect lets a player draw cards one by one (Rule 4-5-4-1)",
    "number": "when a number is named (Rule 1-3-5)",
    "option": "when one of several options is chosen (Rule 8-4-4)",
    "effect": "when several effects wait (Rule 8-6-1)",
    "done": "where fewer may be chosen (Rule 4-8-1)",
}


def not_now(state: GameState, decision: Decision, choice: Choice) -> str:
    """An answer to another question."""
    where = _BELONGS.get(choice.kind)
    why = "is no answer now" if where is None else f"is chosen {where}"
    return f"{str(choice)!r} {why}. {what_then(state, decision)}"


def not_offered(state: GameState, decision: Decision, choice: Choice) -> str:
    """An answer of the right kind that is not among those of this question."""
    return f"{_why(state, decision, choice)} {what_then(state, decision)}"


def what_then(state: GameState, decision: Decision) -> str:
    """What is asked, and what can be answered."""
    told = [_told(state, choice) for choice in decision.choices[:_MOST_TOLD]]
    more = len(decision.choices) - len(told)
    if more:
        told.append(f"{more} more")
    listed = " or ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told)
    asked = f"Player {PLAYER_NAMES[decision.player]} is asked: {decision.prompt} (Rule {decision.rule})"
    return f"{asked} Possible: {listed}."


def _told(state: GameState, choice: Choice) -> str:
    found = None if choice.card is None else locate(state, choice.card)
    name = "" if found is None or choice.target is not None else f" ({found.card.definition.name})"
    return f"{choice}{name}"


def _why(state: GameState, decision: Decision, choice: Choice) -> str:
    kind = choice.kind
    if kind == "pick" and choice.card is not None:
        return _why_not_pick(state, decision, choice.card)
    if kind == "don":
        which = DON_WORDS[choice.number] if choice.number is not None else "given"
        return f"No {which} DON!! can be chosen there for this (Rule 3-9-2)."
    if kind == "done":
        return (
            f"More must be chosen: as many as possible of the number {_asker(state)} asks for (Rule 8-4-4-1)."
        )
    if kind == "yes":
        return f"It cannot be done: what {_asker(state)} costs cannot be paid in full (Rule 8-3-1-3)."
    if choice.number is not None:
        numbers = [offered.number for offered in decision.choices if offered.number is not None]
        if numbers:
            return f"There is no {choice}: the numbers go from {min(numbers)} to {max(numbers)}."
    return f"{str(choice)!r} is not among the answers."


def _why_not_pick(state: GameState, decision: Decision, card_id: int) -> str:
    found = locate(state, card_id) if 0 < card_id <= HIGHEST_ID else None
    if found is None or not _sees(decision.player, found):
        return (
            f"No card that can be seen has the id #{card_id}; a card that moves gets a new id (Rule 3-1-6)."
        )
    start = f"{name_of(found.card)} cannot be chosen"
    top = state.stack[-1] if state.stack else None
    if isinstance(top, EffectFrame) and card_id in top.picked:
        return f"{start}: it has been chosen already (Rule 8-4-4-1)."
    offered = [locate(state, offer.card) for offer in decision.choices if offer.card is not None]
    places = [(place.owner, place.area) for place in offered if place is not None]
    if (found.owner, found.area) not in places:
        return f"{start}: it is in {_place(found)}, which the question is not about (Rule 8-4-4)."
    if isinstance(top, EffectFrame) and isinstance(found.card, FieldCard):
        context = top.context
        kept = chooser_shield(state, found.card, context.controller, context.source)
        if kept is not None:
            return f"{start}: the effect of {name_of(kept)} forbids it (Rule 1-3-3)."
    return f"{start}: it is not such a card as {_asker(state)} asks for (Rule 8-4-4)."


def _asker(state: GameState) -> str:
    """The card whose effect asks."""
    top = state.stack[-1] if state.stack else None
    return f"the effect of {name_of(top.context.source)}" if isinstance(top, EffectFrame) else "the question"


def _sees(player: int, found: Found) -> bool:
    """Whether a player may know the card: a reason must not tell what is hidden."""
    if found.card.definition is UNKNOWN:
        return False
    return (
        not isinstance(found.card, Card) or found.area is Area.TRASH or bool(found.card.sight >> player & 1)
    )


def _place(found: Found) -> str:
    return f"{PLAYER_NAMES[found.owner]}'s {_AREAS.get(found.area, str(found.area))}"

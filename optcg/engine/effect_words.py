"""Effects in force in words: what they do, to whom, by which card, and for how long."""

from __future__ import annotations

from typing import Final

from optcg.engine.bans import CANNOT_NAMES, IS_ALSO, PLAYER_BANS
from optcg.engine.card import Card, FieldCard
from optcg.engine.continuous import (
    BASE_COST,
    BASE_POWER,
    BATTLE,
    CANNOT,
    COST,
    END_OF_TURN,
    GRANT,
    KEYWORD,
    NEGATED,
    ON_FIELD,
    OPPONENT_END,
    OWN_END,
    OWN_START,
    PLAYER_CANNOT,
    POWER,
    REFRESH,
    TURN,
    WITH_SOURCE,
    Continuous,
)
from optcg.engine.game_events import GameEvent, which_of
from optcg.engine.program import Trait
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.terms import ATTACK_ACTIVE, PLAYER_NAMES, keyword_names

_LASTS: Final = {
    BATTLE: "during this battle",
    TURN: "during this turn",
    END_OF_TURN: "until the end of this turn",
    OPPONENT_END: "until the end of {other}'s next turn",
    OWN_START: "until the start of {you}'s next turn",
    OWN_END: "until the end of {you}'s next turn",
    ON_FIELD: "as long as it is on the field",
    REFRESH: "until the next Refresh Phase",
    WITH_SOURCE: "as long as {giver} is on the field",
}


def called(card: Card | FieldCard) -> str:
    return f"{card.definition.name} ({card.definition.number})"


def how_long(until: i64, player: i64, giver: Card | None) -> str:
    """For how long an effect of a player lasts."""
    names = {"you": PLAYER_NAMES[player], "other": PLAYER_NAMES[1 - player]}
    return _LASTS[until].format(**names, giver="its card" if giver is None else called(giver))


def effect_words(state: GameState, effect: Continuous) -> str:
    """What an effect in force does, and by which card."""
    by = "" if effect.giver is None else f", by {called(effect.giver)}"
    if effect.what >= PLAYER_CANNOT:
        return f"{_of_player(effect)}{by}"
    card = state.find(effect.target)
    name = "a card" if card is None else f"{which_of(state, card)}{called(card)}"
    return f"{_of_card(effect, name)}{by}"


def _of_card(effect: Continuous, name: str) -> str:
    what, value = effect.what, effect.value
    if what in (POWER, COST):
        noun = "power" if what == POWER else "cost"
        return f"the {noun} {value} of {name}" if effect.extra is not None else f"{value:+d} {noun} of {name}"
    if what in (BASE_POWER, BASE_COST):
        return f"the base {'power' if what == BASE_POWER else 'cost'} {value} of {name}"
    if what == KEYWORD:
        return _of_keywords(name, value)
    if what == CANNOT:
        return _of_ban(effect, name)
    if what == NEGATED:
        return f"that effects of {name} are negated"
    return f"the effect that {name} had gained" if what == GRANT else f"what {name} had to pay besides"


def _of_keywords(name: str, value: i64) -> str:
    words = "], [".join(keyword_names(value & ~ATTACK_ACTIVE))
    if not words:
        return f"that {name} can attack active Characters"
    return f"[{words}] of {name}"


def _of_ban(effect: Continuous, name: str) -> str:
    if effect.value == IS_ALSO:
        word = effect.extra.word if isinstance(effect.extra, Trait) else "another card"
        return f"that {name} is treated as [{word}], too"
    return f"that {name} cannot {_named(effect.value, CANNOT_NAMES)}"


def _of_player(effect: Continuous) -> str:
    name = PLAYER_NAMES[effect.target]
    if effect.what == PLAYER_CANNOT:
        return f"that {name} cannot {_named(effect.value, PLAYER_BANS)}"
    return f"a change of what {name}'s cards cost or do"


def _named(value: i64, names: dict[str, int]) -> str:
    for name, bits in names.items():
        if bits == value:
            return name
    return "do something"


def tell_ended(state: GameState, effects: list[Continuous], player: i64, rule: str) -> None:
    """Say which effects of a player have ended; called while their cards are still known."""
    if state.log is not None:
        words = "; ".join([effect_words(state, effect) for effect in effects])
        state.tell(GameEvent("effects_ended", rule, player, number=len(effects), word=words))

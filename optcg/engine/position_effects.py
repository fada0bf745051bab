"""The continuous effects of a position: on cards of the field, and on players."""

from __future__ import annotations

from typing import Final

from optcg.engine.bans import CANNOT_NAMES, IS_ALSO, PLAYER_BANS
from optcg.engine.continuous import (
    ADDED_COST,
    CANNOT,
    GRANT,
    KEYWORD,
    NEGATED,
    PLAYER_CANNOT,
    PLAYER_NEGATED,
    UNTIL_NAMES,
    WHAT_NAMES,
    WITH_SOURCE,
    Continuous,
)
from optcg.engine.program import Extra, Narrowing, Recalled
from optcg.engine.timings import NEXT, TIMINGS
from optcg.engine.translate import Definitions
from optcg.engine.translate_words import negated_bits
from optcg.model.plain import Plain, flag, no_other_keys, player_of, repr, row, table, whole, word
from optcg.model.terms import KEYWORD_BITS, PLAYER_NAMES, keyword_names

ON_CARDS: Final = WHAT_NAMES[:PLAYER_CANNOT]
ON_PLAYERS: Final = WHAT_NAMES[PLAYER_CANNOT:]
# What it is stands in the text of a card.
_ABILITIES: Final = (GRANT, ADDED_COST)
_MORE_KEYS: Final = ("until", "by", "this_turn", "text", "about", "named", "source", "on_top")
# What stands among the bans but forbids nothing.
_CANNOT_WORDS: Final = {**CANNOT_NAMES, "(is also)": IS_ALSO}
# Effects name those to negate by their tags, whose bits are their own.
_TIMING_WORDS: Final = {timing: negated_bits(timing) for timing, event in TIMINGS.items() if event < NEXT}


def write_effect(effect: Continuous, owner: int, turn_number: int, names: dict[int, str]) -> dict[str, Plain]:
    """An effect on a card or a player, as its owner's side of a position says it."""
    facts: dict[str, Plain] = {WHAT_NAMES[effect.what]: _value_word(effect)}
    facts["until"] = UNTIL_NAMES[effect.until]
    if effect.source:
        facts["source"] = names[effect.source]
    if effect.on_top:
        facts["on_top"] = True
    if effect.player != owner:
        facts["by"] = PLAYER_NAMES[effect.player]
    if effect.since == turn_number:
        facts["this_turn"] = True
    if effect.extra is not None:
        facts["text"] = [effect.extra.number, effect.extra.key]
        recalled = recalled_by(effect)
        if recalled is not None:
            facts["about"] = [[names[card] for card in slot if card in names] for slot in recalled.slots]
            facts["named"] = recalled.number
    return facts


def recalled_by(effect: Continuous) -> Recalled | None:
    """What was before the effect and its words point back to."""
    return effect.extra.recalled if isinstance(effect.extra, Narrowing) else None


def _value_word(effect: Continuous) -> Plain:
    if effect.what == KEYWORD:
        return keyword_names(effect.value)[0]
    if effect.what == CANNOT:
        return _name_of(effect.value, _CANNOT_WORDS)
    if effect.what == PLAYER_CANNOT:
        return _name_of(effect.value, PLAYER_BANS)
    if effect.what in (NEGATED, PLAYER_NEGATED):
        return True if effect.value == negated_bits("") else _name_of(effect.value, _TIMING_WORDS)
    return True if effect.what in _ABILITIES else effect.value


def _name_of(value: int, names: dict[str, int]) -> str:
    return next(name for name, bits in names.items() if bits == value)


class EffectReader:
    """Reads the effects of a position."""

    def __init__(self, turn_number: int, definitions: Definitions, refs: dict[str, int]) -> None:
        self.turn_number: Final = turn_number
        self.definitions: Final = definitions
        self.refs: Final = refs

    def read(self, data: Plain, target: int, owner: int, kinds: tuple[str, ...]) -> Continuous:
        facts = table(data, "an effect")
        no_other_keys(facts, (*kinds, *_MORE_KEYS), "an effect")
        until = word(facts.get("until", "on_field"), "until")
        if until not in UNTIL_NAMES:
            raise ValueError(f"no effect lasts until {until!r}; it may be {', '.join(UNTIL_NAMES)}")
        found = [key for key in facts if key not in _MORE_KEYS]
        if len(found) != 1:
            raise ValueError(f"an effect has exactly one of {', '.join(kinds)}")
        what = WHAT_NAMES.index(found[0])
        value = _value(what, facts[found[0]])
        extra = self._recalling(self._extra(facts.get("text")), facts)
        narrowed = what == CANNOT and value == IS_ALSO
        if extra is None and (what in _ABILITIES or narrowed):
            raise ValueError(f"{found[0]!r} needs 'text': a card number and the part of its text")
        player = player_of(facts.get("by", PLAYER_NAMES[owner]))
        now = flag(facts.get("this_turn", False), "this_turn")
        since = self.turn_number if now else self.turn_number - 1
        ends = UNTIL_NAMES.index(until)
        on_top = flag(facts.get("on_top", False), "on_top")
        return Continuous(target, what, value, ends, player, since, extra, self._source(ends, facts), on_top)

    def _source(self, until: int, facts: dict[str, Plain]) -> int:
        """The card on which the effect hangs, by its ref."""
        if (until == WITH_SOURCE) is not ("source" in facts):
            raise ValueError(f"'source' is the card of an effect that lasts {UNTIL_NAMES[WITH_SOURCE]!r}")
        return self._id(facts["source"]) if until == WITH_SOURCE else 0

    def _recalling(self, extra: Extra | None, facts: dict[str, Plain]) -> Extra | None:
        """With the cards, by their refs, and the number to which the words point back."""
        if not isinstance(extra, Narrowing) or extra.points is None:
            for key in ("about", "named"):
                if key in facts:
                    raise ValueError(f"{key!r} is for a 'text' that points back to cards or to a number")
            return extra
        slots = [
            [self._id(ref) for ref in row(slot, "about")] for slot in row(facts.get("about", []), "about")
        ]
        recalled = Recalled(slots, whole(facts.get("named", 0), "named", 0))
        return extra.recalling(recalled)

    def _id(self, ref: Plain) -> int:
        name = word(ref, "about")
        if name not in self.refs:
            raise ValueError(f"no card has the ref {name!r}")
        return self.refs[name]

    def _extra(self, address: Plain) -> Extra | None:
        if address is None:
            return None
        pair = row(address, "text")
        if len(pair) != 2:
            raise ValueError(
                f"'text' is a list of a card number and the part of its text, not {repr(address)}"
            )
        number, key = pair
        card = self.definitions.of(word(number, "card"))
        extra = card.extra(word(key, "key"))
        if extra is None:
            parts = ", ".join(card.abilities.extras)
            raise ValueError(f"the text of {number} has no part {key!r}; its parts are {parts}")
        return extra


def _value(what: int, value: Plain) -> int:
    kind = WHAT_NAMES[what]
    if what == KEYWORD:
        name = word(value, kind).strip("[]")
        if name not in KEYWORD_BITS:
            raise ValueError(f"there is no keyword {name!r}; it may be {', '.join(KEYWORD_BITS)}")
        return KEYWORD_BITS[name]
    if what == CANNOT:
        return _named(value, kind, _CANNOT_WORDS)
    if what == PLAYER_CANNOT:
        return _named(value, kind, PLAYER_BANS)
    if what in (NEGATED, PLAYER_NEGATED) and isinstance(value, str):
        return _named(value, kind, _TIMING_WORDS)
    if what in (NEGATED, PLAYER_NEGATED):
        _must_be_true(value, kind)
        return 1
    if what in _ABILITIES:
        _must_be_true(value, kind)
        return 0
    return whole(value, kind)


def _must_be_true(value: Plain, kind: str) -> None:
    """An effect that is there: what is not there is not written."""
    if not flag(value, kind):
        raise ValueError(f"{kind!r} can only be true; leave the effect out where it is not so")


def _named(value: Plain, kind: str, names: dict[str, int]) -> int:
    name = word(value, kind)
    if name not in names:
        raise ValueError(f"{kind!r} may be {', '.join(names)}, not {name!r}")
    return names[name]

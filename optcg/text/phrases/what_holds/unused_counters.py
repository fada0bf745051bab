"""Counters that players cannot use (Rule 7-1-3-2-1), and [Counter] Events that they cannot activate."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_holds.bans import counter_events
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_is_done.changes import source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.nouns import Noun

for _words in (
    "(the|any) Counter(s) of Characters",
    "(the|any) Counter(s) of Character cards",
    "Character cards' Counter(s)",
):
    PLAYER_BAN.means(f"use|activate {_words}", ("use Counter", None))
    PLAYER_BAN.means(f"use|activate {_words} from|in their|your hand", ("use Counter", None))
for _words in ("use|activate (the|any) Counter(s) of (any) <noun>", "use (any) <noun> as (a) Counter(s)"):
    PLAYER_BAN.says(_words, lambda noun: _with_counter(noun))
    EFFECT.says(
        f"<player> cannot {_words} <until>", lambda who, noun, until: _held_counters(who, noun, until)
    )
# What is used of "cards with a Counter of 1000" is the Counter.
PLAYER_BAN.says("use (any) <noun>", lambda noun: _for_counter(noun))
PLAYER_BAN.says("use (any) <plus> Counter(s)", lambda n: _so_much("=", n))
PLAYER_BAN.says("use (any) Counter(s) of <number>", lambda n: _so_much("=", n))
PLAYER_BAN.says("use (any) Counter(s) of <number> <bound>", lambda n, bound: _so_much(bound, n))

for _words in ("activate [Counter] cards", "use|activate [Counter] Events"):
    PLAYER_BAN.says(_words, lambda: counter_events("Counter"))
    PLAYER_BAN.says(f"{_words} from|in their|your hand", lambda: counter_events("Counter"))
for _words in (
    "activate [Counter] Events or use the Counter(s) of Characters",
    "use the Counter(s) of Characters or activate [Counter] Events",
):
    EFFECT.says(
        f"<player> cannot {_words} <duration>",
        lambda who, until: (
            e.ForbidPlayer(who, "activate Events", until, counter_events("Counter")[1]),
            e.ForbidPlayer(who, "use Counter", until),
        ),
    )


def _with_counter(noun: Noun) -> tuple[str, Filter | None]:
    """Only Characters have a Counter (Rule 2-10-2), so that they need not be named."""
    if set(noun.kinds) - {Category.CHARACTER} or noun.described.filter is None:
        raise Misfit
    return "use Counter", source_of(noun)


def _for_counter(noun: Noun) -> tuple[str, Filter | None]:
    said = noun.described
    parts = said.filter.filters if isinstance(said.filter, f.AllOf) else (said.filter,)
    if not any(isinstance(part, f.CounterIs) for part in parts):
        raise Misfit
    if said.areas == (Area.HAND,):
        noun = replace(noun, described=replace(said, areas=(), owner=None))
    return _with_counter(noun)


def _so_much(compare: str, number: int) -> tuple[str, Filter | None]:
    return "use Counter", f.CounterIs(compare, number)


def _held_counters(who: Owner, noun: Noun, until: Duration) -> Steps:
    """Rule 7-1-3-2-1: Counters are used out of the hand, so these words change nothing."""
    if noun.described.areas != (Area.HAND,) or noun.described.owner is not who:
        raise Misfit
    noun = replace(noun, described=replace(noun.described, areas=(), owner=None))
    what, cards = _with_counter(noun)
    return (e.ForbidPlayer(who, what, until, cards),)

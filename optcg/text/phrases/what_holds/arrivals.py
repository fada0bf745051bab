"""Cards that are played rested: all of a player's that fit, as long as a card is there or for a time."""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN
from optcg.text.phrases.what_holds.rule_texts import RULE
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.later import in_next_turn
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun

_OF_PLAYERS: Final = {
    "effects": Owner.EITHER,
    "your effects": Owner.YOU,
    "opponent's effects": Owner.OPPONENT,
}
ARRIVALS = Phrase[tuple[Owner, Filter | None]]("arrivals")
for _by, _who in (("you", Owner.YOU), ("your opponent", Owner.OPPONENT)):
    _plays = "play" if _who is Owner.YOU else "plays"
    for _words in (
        f"(all|any) <noun> played by {_by}",
        f"(all|any) <noun> (that) {_by} {_plays}",
        f"(all|any) <noun> that are|is played by {_by}",
    ):
        ARRIVALS.says(_words, lambda noun, who=_who: (who, _arriving(noun)))
# By effects: whose cards they are, and whose effects play them.
BY_EFFECTS = Phrase[str]("by-whose-effects")
BY_EFFECTS.means("effects", "effects")
BY_EFFECTS.means("your (own) effects", "your effects")
BY_EFFECTS.means("your opponent's effects", "opponent's effects")
OTHERS_EFFECTS = Phrase[str]("by-their-effects")
OTHERS_EFFECTS.says("<by-whose-effects>", lambda by: by)
OTHERS_EFFECTS.means("their (own) effects", "opponent's effects")
BROUGHT = Phrase[a.EntersRested]("brought")
for _words in ("(all|any) <noun> played by", "(all|any) <noun> that are played by"):
    BROUGHT.says(
        f"{_words} <by-whose-effects>",
        lambda noun, by: a.EntersRested(_arriving(noun), Owner.EITHER, by),
    )
for _plays, _who, _by in (
    ("you play", Owner.YOU, "whose"),
    ("your opponent plays", Owner.OPPONENT, "their"),
):
    BROUGHT.says(
        f"(all|any) <noun> (that) {_plays} by|with|using <by-{_by}-effects>",
        lambda noun, by, who=_who: a.EntersRested(_arriving(noun), who, by),
    )
for _played in (
    "are|is played rested",
    "must be played rested",
    "enter(s) play rested",
    "enter(s) the field rested",
):
    RULE.says(f"<arrivals> {_played} (.)", lambda cards: (a.EntersRested(cards[1], cards[0]),))
    RULE.says(f"<brought> {_played} (.)", lambda rule: (rule,))
    EFFECT.says(f"<brought> {_played} <duration>", lambda rule, until: _by_effects(rule, until))
    EFFECT.says(f"<duration> , <brought> {_played}", lambda until, rule: _by_effects(rule, until))
    EFFECT.says(f"<arrivals> {_played} <duration>", lambda cards, until: _rested(cards[0], cards[1], until))
    EFFECT.says(f"<duration> , <arrivals> {_played}", lambda until, cards: _rested(cards[0], cards[1], until))
    # In the next turn of a player.
    EFFECT.says(f"<arrivals> {_played} <next-turn>", lambda cards, when: _then(cards, when))
    EFFECT.says(f"<arrivals> <next-turn> {_played}", lambda cards, when: _then(cards, when))
    # Said of cards of a player, as of those that come.
    for _all in ("", "all (of) "):
        EFFECT.says(
            f"{_all}<whose> <noun> {_played} <duration>",
            lambda who, noun, until: _rested(who, _arriving(noun), until),
        )
        EFFECT.says(
            f"{_all}<whose> <noun> {_played} <next-turn>",
            lambda who, noun, when: _then((who, _arriving(noun)), when),
        )
        EFFECT.says(
            f"<duration> , {_all}<whose> <noun> {_played}",
            lambda until, who, noun: _rested(who, _arriving(noun), until),
        )
    EFFECT.says(
        f"all <noun> {_played} <duration>",
        lambda noun, until: _rested(Owner.EITHER, _arriving(noun), until),
    )
EFFECT.says(
    "your opponent plays (all) <noun> rested <duration>",
    lambda noun, until: _rested(Owner.OPPONENT, _arriving(noun), until),
)
EFFECT.says(
    "your opponent must play (all) <noun> rested <duration>",
    lambda noun, until: _rested(Owner.OPPONENT, _arriving(noun), until),
)
PLAYER_BAN.means("play cards active", ("play cards active", None))
PLAYER_BAN.says("play <noun> (as) active", lambda noun: ("play cards active", _arriving(noun)))
PLAYER_BAN.means("have effects that play cards active", ("play cards active by effects", None))
PLAYER_BAN.says(
    "have effects that play <noun> active", lambda noun: ("play cards active by effects", _arriving(noun))
)


def _arriving(noun: Noun) -> Filter | None:
    """What is played: Characters and Stages (Rules 3-7-3, 3-8-3)."""
    said = noun.described
    if said != Described(said.filter) or not noun.plural:
        raise Misfit
    if set(noun.kinds) - {Category.CHARACTER, Category.STAGE}:
        raise Misfit
    return noun.filter()


def _then(cards: tuple[Owner, Filter | None], when: str) -> Steps:
    return in_next_turn(_rested(*cards, Duration.ON_FIELD), when)


def _rested(who: Owner, cards: Filter | None, until: Duration) -> Steps:
    return (e.ForbidPlayer(who, "play cards active", until, cards),)


def _by_effects(rule: a.EntersRested, until: Duration) -> Steps:
    """For a time it is said of the player whose effects play them; so the words must not name who plays."""
    if rule.who is not Owner.EITHER:
        raise Misfit
    return (e.ForbidPlayer(_OF_PLAYERS[rule.by], "play cards active by effects", until, rule.filter),)

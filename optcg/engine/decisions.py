"""What a player is asked, what a player answers, and the short text of an answer.

A `Decision` names the player and holds the complete list of legal answers. A `Choice` is one answer,
an immutable value; its text reads back: `str(choice)` and `parse_choice(text)`. The words:

    rock paper scissors      the throw that decides who chooses (Rule 5-2-1-4)
    first second             who starts (5-2-1-5)
    keep redraw              the opening hand (5-2-1-6)
    play #c                  play a Character or Stage, or activate a [Main] Event (6-5-3)
    activate #c.n            the n-th ability of a card in printed order (6-5-4)
    give #c                  give 1 active DON!! (6-5-5)
    attack #a #t             attacker and target in one (7-1-1)
    end                      end the Main Phase (6-5-2-1)
    block #c                 activate [Blocker] (7-1-2-1)
    counter #c               (Symbol) Counter or a [Counter] Event (7-1-3-2)
    pick #c                  a card
    pick don active          a DON!! of the cost area: active, rested, held-active, held-rested
    pick don #c              a DON!! given to that card
    pick 3                   the third card of a face-down row
    option 2, effect 2       one of several numbered in the decision
    number 3                 a number
    top bottom draw take yes no done
    concede B                at any time (1-2-3); never in a list of choices
"""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.width import i64
from optcg.model.errors import IllegalChoice
from optcg.model.terms import PLAYER_NAMES

# Kinds of decisions.
THROW: Final = "throw"
FIRST: Final = "first"
HAND: Final = "hand"
MAIN: Final = "main"
ROOM: Final = "room"
BLOCK: Final = "block"
COUNTER: Final = "counter"
TRIGGER: Final = "trigger"
YES_NO: Final = "yes_no"
CARDS: Final = "cards"
DON: Final = "don"
OPTION: Final = "option"
EFFECT: Final = "effect"
ORDER: Final = "order"
NUMBER: Final = "number"
PLACE: Final = "place"

# Where a DON!! of the cost area lies. A held DON!! carries an effect, so it differs from the others.
DON_ACTIVE: Final = 0
DON_RESTED: Final = 1
DON_HELD_ACTIVE: Final = 2
DON_HELD_RESTED: Final = 3
DON_WORDS: Final = ("active", "rested", "held-active", "held-rested")

BARE_WORDS: Final = frozenset(
    "rock paper scissors first second keep redraw end top bottom draw take yes no done".split()
)
_CARD_WORDS: Final = frozenset(("play", "give", "block", "counter", "pick"))
_NUMBER_WORDS: Final = frozenset(("pick", "option", "effect", "number"))


@mypyc_attr(acyclic=True)
class Choice:
    """One answer to a decision. `card` and `target` are card ids; what does not apply is None."""

    __slots__ = ("card", "kind", "number", "target")

    def __init__(
        self, kind: str, card: int | None = None, target: int | None = None, number: int | None = None
    ) -> None:
        self.kind: Final = kind
        self.card: Final = card
        self.target: Final = target
        self.number: Final = number

    def __str__(self) -> str:
        number = self.number
        if self.kind == "concede" and number is not None and 0 <= number < len(PLAYER_NAMES):
            return f"concede {PLAYER_NAMES[number]}"
        if self.kind == "don":
            if number is None:
                return f"pick don #{self.card}"
            if 0 <= number < len(DON_WORDS):
                return f"pick don {DON_WORDS[number]}"
        if self.card is None:
            return self.kind if self.number is None else f"{self.kind} {self.number}"
        if self.target is not None:
            return f"{self.kind} #{self.card} #{self.target}"
        return (
            f"{self.kind} #{self.card}" if self.number is None else f"{self.kind} #{self.card}.{self.number}"
        )

    def __repr__(self) -> str:
        return f"Choice({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Choice)
            and self.kind == other.kind
            and self.card == other.card
            and self.target == other.target
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.card, self.target, self.number))


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one player, with every legal answer. Never changed once it is made."""

    __slots__ = ("choices", "details", "kind", "player", "prompt", "rule")

    def __init__(
        self,
        player: i64,
        kind: str,
        rule: str,
        prompt: str,
        choices: tuple[Choice, ...],
        details: tuple[str, ...] = (),
    ) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.rule: Final = rule
        self.prompt: Final = prompt
        self.choices: Final = choices
        self.details: Final = details  # what numbered options and effects are, in words

    def __repr__(self) -> str:
        words = ", ".join(str(choice) for choice in self.choices)
        return f"Decision(player={self.player}, kind={self.kind!r}, rule={self.rule!r}: {words})"


DONE: Final = Choice("done")
END: Final = Choice("end")
YES: Final = Choice("yes")
NO: Final = Choice("no")
TAKE: Final = Choice("take")
KEEP: Final = Choice("keep")
REDRAW: Final = Choice("redraw")
GO_FIRST: Final = Choice("first")
GO_SECOND: Final = Choice("second")
THROWS: Final = (Choice("rock"), Choice("paper"), Choice("scissors"))

# A DON!! of the cost area, by its state.
DON_CHOICES: Final = tuple([Choice("don", None, None, kind) for kind in range(len(DON_WORDS))])

# The ids that come again in nearly every game: choices about one card are made once for each of them.
KNOWN_IDS: Final = 512


def _about_cards(kind: str, number: int | None = None) -> list[Choice]:
    return [Choice(kind, card, None, number) for card in range(KNOWN_IDS)]


PLAYS: Final = _about_cards("play")
_GIVES: Final = _about_cards("give")
_PICKS: Final = _about_cards("pick")
_COUNTERS: Final = _about_cards("counter")
# By the number of the ability; few cards have more of them.
_ACTIVATES: Final = [_about_cards("activate", number) for number in range(4)]


def play_choice(card: i64) -> Choice:
    return PLAYS[card] if 0 <= card < KNOWN_IDS else Choice("play", card)


def activate_choice(card: i64, number: i64) -> Choice:
    if 0 <= card < KNOWN_IDS and 0 <= number < len(_ACTIVATES):
        return _ACTIVATES[number][card]
    return Choice("activate", card, None, number)


def give_choice(card: i64) -> Choice:
    return _GIVES[card] if 0 <= card < KNOWN_IDS else Choice("give", card)


def pick_choice(card: i64) -> Choice:
    return _PICKS[card] if 0 <= card < KNOWN_IDS else Choice("pick", card)


def counter_choice(card: i64) -> Choice:
    return _COUNTERS[card] if 0 <= card < KNOWN_IDS else Choice("counter", card)


# Attacks are offered again and again: the last ones are kept where their two ids say.
KNOWN_ATTACKS: Final = 512


@mypyc_attr(acyclic=True)
class KnownAttack:
    """An attack that was offered, with its two ids as numbers that are quick to compare."""

    __slots__ = ("attacker", "choice", "target")

    def __init__(self, attacker: i64, target: i64) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.choice: Final = Choice("attack", attacker, target)


# Full from the beginning, with ids that no card has: so it never takes more memory than now.
_ATTACKS: Final = [KnownAttack(-1000 - 2 * place, -1001 - 2 * place) for place in range(KNOWN_ATTACKS)]


def attack_choice(attacker: i64, target: i64) -> Choice:
    place = (attacker * 37 + target) % KNOWN_ATTACKS
    known = _ATTACKS[place]
    if known.attacker != attacker or known.target != target:
        known = _ATTACKS[place] = KnownAttack(attacker, target)
    return known.choice


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 9 else None


def _card_id(word: str) -> int | None:
    return _number(word[1:]) if word.startswith("#") else None


def parse_choice(text: str) -> Choice:
    """Read the text form of a choice. Whether it is legal is for the decision to say."""
    words = text.split()
    if len(words) == 1 and words[0] in BARE_WORDS:
        return Choice(words[0])
    if len(words) == 2:
        kind, word = words
        if kind == "concede" and word in PLAYER_NAMES:
            return Choice(kind, None, None, PLAYER_NAMES.index(word))
        card = _card_id(word)
        if card is not None and kind in _CARD_WORDS:
            return Choice(kind, card)
        number = _number(word)
        if number is not None and kind in _NUMBER_WORDS:
            return Choice(kind, None, None, number)
        if kind == "activate" and "." in word:
            name, ability = word.split(".", 1)
            card, number = _card_id(name), _number(ability)
            if card is not None and number is not None:
                return Choice(kind, card, None, number)
    if len(words) == 3:
        first, second = _card_id(words[1]), _card_id(words[2])
        if words[0] == "attack" and first is not None and second is not None:
            return Choice("attack", first, second)
        if words[:2] == ["pick", "don"]:
            if words[2] in DON_WORDS:
                return Choice("don", None, None, DON_WORDS.index(words[2]))
            if second is not None:
                return Choice("don", second)
    raise IllegalChoice(
        f"{text!r} is not the text of a choice. Examples: 'play #12', 'attack #3 #9', 'done'."
    )

"""Words that mean the same, brought to one wording before a line is read.

The table holds what is equal in every place of card text. It is applied to the words of a line and to the
patterns of the grammar alike, so that a pattern may be written in either wording. A word that takes the place
of others keeps their columns. What is equal only in some places is a pattern of the grammar.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from optcg.model.terms import Color
from optcg.text.patterns import variants
from optcg.text.words.inverted import in_statements
from optcg.text.words.synonyms_of_cards import CARD_PHRASES, CARD_WORDS
from optcg.text.words.synonyms_of_sentences import SENTENCE_PHRASES, SENTENCE_WORDS
from optcg.text.words.tokens import NUMBER, QUOTED, SIGNED, TYPE, WORD, Token, tokens_of

# Spellings and single words. A wording that stands for itself is kept as it is where a shorter one begins it.
WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("can't", "cannot"),
    ("can not", "cannot"),
    ("may not", "cannot"),
    ("don't", "do not"),
    ("doesn't", "does not"),
    ("didn't", "did not"),
    ("isn't", "is not"),
    ("won't", "will not"),
    ("it's", "it is"),
    ("they're", "they are"),
    ("you've", "you have"),
    ("aren't", "are not"),
    ("face up", "face-up"),
    ("face down", "face-down"),
    ("ko", "K.O."),
    ("k.o", "K.O."),
    ("ko'd|k.o'd|k.o.d|k.o.ed|k.o.'ed|koed|ko'ed", "K.O.'d"),
    ("ko's|k.o's|k.o.s", "K.O.'s"),
    ("don", "DON!!"),
    ("this one", "this one"),
    ("you may activate this effect", "this effect can be activated"),
    ("this effect can|may only be activated if|when|while", "this effect can be activated when"),
    ("this effect can|may be activated only if|when|while", "this effect can be activated when"),
    ("you can|may only activate this effect if|when|while", "this effect can be activated when"),
    ("you can|may activate this effect only if|when|while", "this effect can be activated when"),
    ("this effect may be activated", "this effect can be activated"),
    ("this effect can|may only be activated once", "this effect can be activated once"),
    ("this effect can|may be activated only once", "this effect can be activated once"),
    ("you can|may only activate|use this effect once", "this effect can be activated once"),
    ("you can|may activate|use this effect only once", "this effect can be activated once"),
    ("also gain|gains", "gains"),
    ("your opponent also", "your opponent"),
    ("you may also", "you may"),
    (", also", ","),
    (", also treat", ", also treat"),
    ("Leader and / or Character", "Leader or Character"),
    ("Leaders and / or Characters", "Leader or Character cards"),
    ("whenever it attacks", "when they attack"),
    ("be used to activate [Blocker]", "activate [Blocker]"),
    ("without paying its|their|the cost", "without paying its cost"),
    ("this card to hand", "this card to your hand"),
    *(
        (word, str(number))
        for number, word in enumerate(
            ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), 1
        )
    ),
    ("select", "choose"),
    ("selects", "chooses"),
    ("selected", "chosen"),
    ("beginning", "start"),
    ("an original", "a base"),
    ("original", "base"),
    ("whenever", "when"),
    ("each time", "when"),
    ("every time", "when"),
    ("for each", "for every"),
    ("reshuffle", "shuffle"),
    ("flip", "turn"),
    ("by battle", "in battle"),
    ("declare(s) an attack", "attacks"),
    ("declares an attack against|on", "attacks"),
    ("declare an attack against|on", "attack"),
    ("in (a) rested state", "rested"),
    ("as rested", "rested"),
    ("in (an) active state", "as active"),
    ("from those cards", "from among those cards"),
    ("from them", "from among them"),
    ("in those cards", "among those cards"),
    *((f"in the {done} cards", f"among the {done} cards") for done in ("revealed", "trashed", "selected")),
    ("the card revealed (this way|by this effect|with this effect)", "the revealed card"),
    ("the cards revealed (this way|by this effect|with this effect)", "the revealed cards"),
    ("either your hand or trash", "your hand or trash"),
    ("(either) your hand or your trash", "your hand or trash"),
    ("(either) your trash or your hand", "your hand or trash"),
    ("you can", "you may"),
    ("you can only", "you can only"),
    ("you can not|can't", "you cannot"),
    ("you may not", "you cannot"),
    ("all your", "all of your"),
    ("all (your|the) opponent's", "all of your opponent's"),
    ("all their", "all of their"),
    ("following turn", "next turn"),
    ("can only attack if|when", "cannot attack unless"),
    ("can attack only if|when", "cannot attack unless"),
    ("take(s) damage from this battle", "take damage during this battle"),
    ("through the end of", "until the end of"),
    ("so long as", "as long as"),
    ("exchange", "swap"),
    ("exchanged", "swapped"),
    (". otherwise|else (,)", ". if not ,"),
    ("; otherwise|else (,)", ". if not ,"),
    ("; if not (,)", ". if not ,"),
    (", otherwise|else (,)", ". if not ,"),
    ("put", "place"),
    ("puts", "places"),
    ("attach", "give"),
    ("on (the) top of", "at the top of"),
    ("on the bottom of", "at the bottom of"),
    ("on the top or bottom of", "at the top or bottom of"),
    ("your opponent", "your opponent"),
    ("the opponent", "your opponent"),
    ("an opponent", "your opponent"),
    ("opponent", "your opponent"),
    ("your opponent's|opponents|opponents'", "your opponent's"),
    ("the opponent's", "your opponent's"),
    ("an opponent's", "an opponent's"),
    ("by an opponent's", "by your opponent's"),
    ("opponent's", "your opponent's"),
    ("afterward|afterwards", "then"),
    ("after that", "then"),
    ("then after that", "then"),
    ("and then", "and then"),
    (". next ,", ". then ,"),
    (". and then", ". then"),
    (", then ,", ". then ,"),
    ("both players have a total", "you and your opponent have a total"),
    ("may choose to", "may"),
    ("may choose not to", "may choose not to"),
    ("can choose to", "may"),
    ("- type", "type"),
    *((f"{color}-colored|{color}-coloured", color) for color in map(str.lower, Color)),
    ("or fewer|lower|below|under", "or less"),
    ("or greater|higher|above|over", "or more"),
    ("except", "other than"),
    ("except for", "other than"),
    ("excluding|besides", "other than"),
    *CARD_WORDS,
    *SENTENCE_WORDS,
)

# Turns of phrase, of the words above.
PHRASES: Final[tuple[tuple[str, str], ...]] = (
    (", other than", "other than"),
    # Hands, decks and fields of several players are each one's own.
    ("your|their (respective) hands", "their hand"),
    ("your|their (respective) decks", "their deck"),
    ("your|their (respective) trashes", "their trash"),
    ("your|their DON!! decks", "their DON!! deck"),
    ("your|their fields", "their field"),
    ("until you each have", "until they have"),
    # The verb is said once: "place 1 at the top of your deck and the rest at the bottom".
    *(
        said
        for rest in ("the rest", "the other")
        for said in (
            (f"and {rest} at|to the bottom of", f"and place {rest} at the bottom of"),
            (f"and {rest} at|to the top of", f"and place {rest} at the top of"),
            (f"and {rest} in your trash", f"and trash {rest}"),
        )
    ),
    ("and the other card at|to the bottom of", "and place the other at the bottom of"),
    ("and the other card at|to the top of", "and place the other at the top of"),
    ("place the other (card) in your trash", "trash the other"),
    ("of that deck", "of the deck"),
    ("at most <number>", "<number> or less"),
    ("no more|higher|greater than <number>", "<number> or less"),
    ("less|fewer|lower than or equal to <number>", "<number> or less"),
    ("more|greater|higher than or equal to <number>", "<number> or more"),
    ("no lower than <number>", "<number> or more"),
    ("equal to or less|fewer|lower than <number>", "<number> or less"),
    ("at least <number>", "<number> or more"),
    ("at least <number> less", "at least <number> less"),
    ("<number> or more less|fewer", "at least <number> less"),
    ("at least <number> more", "at least <number> more"),
    ("no less|fewer than <number>", "<number> or more"),
    ("equal to or more|greater|higher than <number>", "<number> or more"),
    ("with a cost of up to <number>", "with a cost of <number> or less"),
    ("with a base cost of up to <number>", "with a base cost of <number> or less"),
    ("with up to <number> power", "with <number> power or less"),
    ("with up to <number> base power", "with <number> base power or less"),
    ("draw a card", "draw 1 card"),
    ("draws a card", "draws 1 card"),
    ("from the top of your Life card", "from the top of your Life cards"),
    ("from the top of your opponent's Life card", "from the top of your opponent's Life cards"),
    ("the top (Life) card of", "1 card from the top of"),
    ("a card from the top of", "1 card from the top of"),
    ("the top <number> cards of", "<number> cards from the top of"),
    ("the <number> cards from the top of", "<number> cards from the top of"),
    ("for this|the turn", "during this turn"),
    ("during the turn", "during this turn"),
    ("this turn", "during this turn"),
    *((f"{word} this turn", f"{word} this turn") for word in ("during", "of", "on", "in")),
    ("for the rest|remainder|duration of this|the turn", "during this turn"),
    ("for the rest|remainder|duration of this|the game", "for the rest of the game"),
    ("for this|the battle", "during this battle"),
    ("during the|that battle", "during this battle"),
    ("for the rest|remainder|duration of this|the battle", "during this battle"),
    ("during this turn and your opponent's next turn", "until the end of your opponent's next turn"),
    ("until your opponent's next turn ends", "until the end of your opponent's next turn"),
    ("until your opponent's next End Phase ends", "until the end of your opponent's next End Phase"),
    ("until your next turn (starts|begins)", "until the start of your next turn"),
    ("until your next turn ends", "until the end of your next turn"),
    ("<number> of the cards", "<number> cards"),
    ("any <number> of", "<number> of"),
    ("so that you have", "until you have"),
    ("so that they (each) have", "until they have"),
    ("so that your opponent has", "until your opponent has"),
    ("do|does not become active in|during", "will not become active in"),
    ("will|do|does not be set as active in|during", "will not become active in"),
    ("cannot become active in|during", "will not become active in"),
    ("cannot be set as active in|during", "will not become active in"),
    ("will not become active during", "will not become active in"),
    ("is|are also", "is"),
    ("is|are also treated", "is also treated"),
    ("a total of up to <number> of", "up to a total of <number> of"),
    ("<number> more|additional card from", "<number> card from"),
    ("<number> more|additional cards from", "<number> cards from"),
    ("DON!! cards on your field to your DON!! deck", "DON!! cards from your field to your DON!! deck"),
    (", or up to <number>", "or up to <number>"),
    ("base power is set to", "base power becomes"),
    ("base power changes to", "base power becomes"),
    ("base power becomes equal to", "base power becomes the same as"),
    ("base cost becomes equal to", "base cost becomes the same as"),
    ("base cost is set to", "base cost becomes"),
    ("base cost changes to", "base cost becomes"),
    ("it back at", "it at"),
    ("them back at", "them at"),
    ("the target of the|that|this attack", "the attack target"),
    ("than you do", "than you"),
    ("than your opponent does", "than your opponent"),
    ("combined (total) cost(s)", "total cost"),
    ("combined (total) power", "total power"),
    ("the sum of the cost(s) of", "the total cost of"),
    ("the sum of the power of", "the total power of"),
    ("a combined total of", "a total of"),
    ("the combined|total number of Characters", "the number of Characters"),
    ("the combined total of", "the total of"),
    ("DON!! card(s)", "DON!! cards"),
    ("DON!! deck", "DON!! deck"),
    ("DON!! Phase", "DON!! Phase"),
    ("DON!! <signed>", "DON!! <signed>"),
    ("DON!!", "DON!! cards"),
    ("discard(s) <number> card(s) from|in", "trash <number> cards from"),
    ("discards <number> card(s) from|in", "trashes <number> cards from"),
    ("you trash a card", "you trash a card"),
    ("trash|discard a card from|in", "trash 1 cards from"),
    ("discard a card", "trash 1 cards from your hand"),
    ("discard <number> card(s)", "trash <number> cards from your hand"),
    ("discards <number> card(s)", "trashes <number> cards from their hand"),
    ("discard", "trash"),
    ("discards", "trashes"),
    ("discarded", "trashed"),
    ("discarding", "trashing"),
    ("the rest of the cards", "the rest"),
    ("the rest of those cards", "the rest"),
    ("the remaining cards", "the rest"),
    ("an|any effect of your opponent", "your opponent's effect"),
    ("effects of your opponent", "your opponent's effects"),
    ("an|any effect of your opponent's cards", "your opponent's effect"),
    ("by any effect", "by an effect"),
    ("by card effects", "by effects"),
    ("both you and your opponent", "both players"),
    ("each player", "both players"),
    ("in an|the order of your choice", "in any order"),
    ("in whatever order you like|choose|want|wish", "in any order"),
    ("in any order you like|choose|want|wish", "in any order"),
    ("use [Blocker]", "activate [Blocker]"),
    ("uses [Blocker]", "activates [Blocker]"),
    ("you have another", "you have an other"),
    ("if so ,", "if you do ,"),
    ("if it is not ,", "if not ,"),
    ("if it does not ,", "if not ,"),
    ("if you did not (do so) ,", "if you do not ,"),
    ("if you do not do so ,", "if you do not ,"),
    ("if they did not (do so) ,", "if they do not ,"),
    ("if they do not do so ,", "if they do not ,"),
    ("if your opponent does|did not (do so) ,", "if they do not ,"),
    ("if they do|did so ,", "if they do ,"),
    ("if your opponent does|did (so) ,", "if they do ,"),
    ("when you do ,", "if you do ,"),
    ("if you do so ,", "if you do ,"),
    ("on|during the turn it|they is|are played", "on the turn in which it is played"),
    ("on|during the turn (in|on) which it|they is|are played", "on the turn in which it is played"),
    ("the turn it|they is|are played", "on the turn in which it is played"),
    *CARD_PHRASES,
    *SENTENCE_PHRASES,
)

_PLACES: Final = {NUMBER: "<number>", SIGNED: "<signed>", TYPE: "<type-name>", QUOTED: "<quoted>"}


class _Node:
    """A place in the table; wordings with the same beginning share it."""

    __slots__ = ("after", "put")

    def __init__(self) -> None:
        self.after: dict[str, _Node] = {}
        self.put: list[str] | None = None


class _Found(NamedTuple):
    """Words from one place to another, and those to put there."""

    start: int
    end: int
    put: list[str]


def _table(rows: tuple[tuple[str, str], ...]) -> _Node:
    first = _Node()
    for words, put in rows:
        for said in variants(words):
            node = first
            for word in said:
                node = node.after.setdefault(word.lower(), _Node())
            node.put = put.split()
    return first


_TABLES: Final = (_table(WORDS), _table(PHRASES))


def same_words(tokens: list[Token]) -> list[Token]:
    """The words of a line in the one wording of the table."""
    tokens = in_statements(tokens)
    for table in _TABLES:
        keys = [_PLACES.get(token.kind, token.key) for token in tokens]
        for start, end, put in reversed(_found(table, keys)):
            tokens[start:end] = _put(put, tokens[start:end])
    return tokens


def same_pieces(pieces: list[str]) -> list[str]:
    """The pieces of a pattern in the one wording of the table."""
    for table in _TABLES:
        for start, end, put in reversed(_found(table, [piece.lower() for piece in pieces])):
            pieces[start:end] = put
    return pieces


def _found(table: _Node, keys: list[str]) -> list[_Found]:
    """Where wordings of the table stand, the longest first and none inside another."""
    found: list[_Found] = []
    at = 0
    while at < len(keys):
        match = _longest(table, keys, at)
        if match is not None:
            found.append(match)
        at = at + 1 if match is None else match.end
    return found


def _longest(table: _Node, keys: list[str], start: int) -> _Found | None:
    node = table.after.get(keys[start])
    found = None
    end = start
    while node is not None:
        end += 1
        if node.put is not None:
            found = _Found(start, end, node.put)
        node = node.after.get(keys[end]) if end < len(keys) else None
    return found


def _put(words: list[str], replaced: list[Token]) -> list[Token]:
    """Words in the place of others; each has the columns of all that it stands for."""
    if words == [_PLACES.get(token.kind, token.written) for token in replaced]:
        return replaced
    start, end = replaced[0].start, replaced[-1].end
    kept = [token for token in replaced if token.kind in _PLACES]
    return [
        kept.pop(0)._replace(start=start, end=end)
        if word in _PLACES.values()
        else Token(word, word.lower(), NUMBER if word.isdecimal() else WORD, start, end)
        for word in words
    ]


def in_one_wording(line: str) -> str:
    """A line in the wording of the table."""
    text, end = "", 0
    for token in same_words(tokens_of(line)):
        apart = token.start < end or line[end : token.start].isspace() or text.endswith("DON!!")
        text += " " if apart else ""
        text += token.written
        end = token.end
    return text

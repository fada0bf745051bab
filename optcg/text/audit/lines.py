"""Checks that no word of a line was dropped: its signs of meaning are counted in the words and in the tree.

The count knows nothing of the grammar. It sees a number that became another, a filter that was lost, an
"up to" that is missing; it does not see the order of steps, nor to which of two cards a filter belongs.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from optcg.model.abilities import Ability
from optcg.model.durations import Duration
from optcg.model.terms import Attribute, Color
from optcg.text.audit.explained import EXPLAINED
from optcg.text.audit.tree import UNNAMED, Signs, TreeSigns
from optcg.text.words.synonyms import in_one_wording
from optcg.text.words.tokens import ABILITY_IN_QUOTES, ORDINALS


class Doubt(NamedTuple):
    """A sign that the words have and the tree has not (`dropped`), or the other way round."""

    sign: str
    dropped: bool


def doubts(text: str, abilities: tuple[Ability, ...]) -> list[Doubt]:
    """What words and tree of one line do not share."""
    words, tree = TextSigns(in_one_wording(text)), TreeSigns(abilities)
    kept = tree.firm + tree.soft
    told = words.firm + words.soft
    dropped = [Doubt(sign, True) for sign, count in words.firm.items() if kept[sign] < count]
    invented = [Doubt(sign, False) for sign, count in tree.firm.items() if told[sign] < count]
    return dropped + invented


_EXPLAINED: Final = tuple((re.compile(pattern), put) for pattern, put, _ in EXPLAINED)

# Of two cards, of which one need not be named.
_OF_TWO: Final = r"(?:revealed|selected|chosen) one has the"
# One wording of a sign each; words are lower case, what stands in brackets is not.
_BRACKETS: Final = re.compile(r"\[[^\]]*\]|\{[^}]*\}|\"[^\"]*\"|<[^>]*>")
_THIS: Final = re.compile(
    r"^This (?:Character|Leader|card)(?= (?:cannot|gains))"
    r"|^When this (?:Character|Leader|card)(?= deals damage, \[)"
)
_THEIR: Final = r"(?:your opponent's|their)"
_NUMBER: Final = re.compile(r"\d+|[①-⑨]")
_ORDINALS: Final = rf"(?:{'|'.join(ORDINALS)})"
_NTH: Final = re.compile(
    rf"\b{_ORDINALS}(?=(?:(?:,| or|, or) {_ORDINALS})* (?:turn|attack|or later turn|time)\b"
    r"|(?: [^ .,]+)*? (?:event|character|stage)\b)"
)
# "The same type and a lower cost than that Character", "a lower cost and the same type as that Character".
_AND_THE_SAME: Final = (
    r"(?:(?<=same type and )|(?<=same color and )|(?<=same attribute and )|(?<= name and )|(?<= as and )"
    r"|(?<= it and )|(?<= with ))(?:a )?",
    r"(?: base)? (?:power|cost)(?= than| and the same)",
)
_HOLDS: Final = r"(?:hand|deck|trash|field|life area) (?:has|contains|holds)"
_THERE_ARE: Final = "there (?:is|are) "
_WHERE: Final = "(?:(?! than )[^,.])*?(?:in|on) "
_SIGNS: Final[tuple[tuple[str, str], ...]] = (
    (r"or (?:less|lower|earlier|before)|\d to \d+|at least \d+ less than|at least \d+ more", "or less"),
    (
        r"or (?:more|higher|greater|later)|\d to \d+|turn or after|turn on(?:wards?)?\b"
        r"|\bstarting (?:from|with|on) your|\bafter (?:your|opponent's) \d+ turn",
        "or more",
    ),
    (
        rf"you have (?:less|fewer)\b|opponent has more\b|\byour {_HOLDS} (?:less|fewer)\b"
        rf"|opponent's {_HOLDS} more\b|{_THERE_ARE}more {_WHERE}your opponent's"
        rf"|{_THERE_ARE}(?:less|fewer) {_WHERE}your (?!opp)",
        "less than",
    ),
    (
        rf"you have more\b|opponent has (?:less|fewer)\b|\byour {_HOLDS} more\b"
        rf"|opponent's {_HOLDS} (?:less|fewer)\b"
        rf"|{_THERE_ARE}more {_WHERE}your (?!opp)|{_THERE_ARE}(?:less|fewer) {_WHERE}your opponent's"
        r"|(?:(?<!hand )(?<!deck )(?<!trash )(?<!field )has|is|with|costs?|costing|power|of)(?: an?)? "
        r"(?:more|greater|higher)(?: power| cost| cards)? than"
        rf"|{_AND_THE_SAME[0]}(?:more|greater|higher){_AND_THE_SAME[1]}"
        rf"|{_OF_TWO} (?:more|greater|higher)\b",
        "more than",
    ),
    (
        r"(?:(?<!hand )(?<!deck )(?<!trash )(?<!field )has|is|with|costs?|costing|power|of)(?: an?)? "
        r"(?:less|lower|fewer)(?: power| cost| cards)? than"
        rf"|{_AND_THE_SAME[0]}(?:less|lower|fewer){_AND_THE_SAME[1]}"
        rf"|{_OF_TWO} (?:less|lower)\b"
        r"|\b(?:until|before) (?:your|opponent's) \d+ turn",
        "less than",
    ),
    (r"\blowest\b", "lowest"),
    (r"\bhighest\b", "highest"),
    (r"up to", "up to"),
    (r"\b(?:you|opponent) (?:may|can)\b(?! only include)", "may"),
    (
        r"other than|except|without|\bunless\b|\bother\b(?! than| areas?\b)|\bno\b(?! damage)|don't have"
        r"|(?:do|does) not (?:have|share)"
        r"|\b(?:have|has|did|was|were)(?: not|n't)\b|\b(?:is|are|was) not (?=_|an? |your |of |it\b)"
        r"|\bif (?:you|they) cannot\b|\bnone of (?:them|which)\b"
        r"|this effect cannot be|cannot (?:activate|use) this effect|\bnot named\b"
        r"|\bcan only (?:include|contain)\b",
        "not",
    ),
    (
        r"(?<!the number )(?<!the number of don!! cards )\brested\b|(?:and rest|, resting) (?:it|them)\b",
        "rested",
    ),
    (r"\btwice\b|\bdouble the number\b|\bhalf\b", "2"),
    (r"\bhalf\b|\bround(?:ed|ing)? up\b|(?<!this )\bone (?=gets|gains|[-+]\d)|give one\b", "1"),
    (r"\bactive\b", "active"),
    (r"\bbase\b|\boriginal\b", "base"),
    (r"multicolored", "multicolored"),
    (r"face-up", "face-up"),
    (r"different", "different"),
    (r"\bsame (?:card )?name", "same"),
    (r"\beach\b", "each"),
    (r"\bopponent(?!'s next (?:turn|end phase)|'s turn,)", "opponent"),
    (r"\bthis (?:character|leader|stage|card)\b", "this"),
    (r"once per turn", "[Once Per Turn]"),
    (r"^(?:_ )*during your turn,", "[Your Turn]"),
    (r"^(?:_ )*during your opponent's turn,", "[Opponent's Turn]"),
    *((rf"\b{color.lower()}\b", color.value) for color in Color),
    *((re.escape(time.value), time.value) for time in Duration if time is not Duration.WITH_THIS),
    (r"until the end of (?:this|that) turn", Duration.END_OF_TURN.value),
    (r"during that turn", Duration.TURN.value),
    (r"until the end of your opponent's next end phase", Duration.OPPONENT_END_PHASE.value),
    (r"next refresh phase", Duration.REFRESH.value),
    (r"at the end of (?:this|the|that) turn|when this turn ends", "later: end of turn"),
    (r"at the end of (?:this|the|that) battle|when this battle ends", "later: end of battle"),
    (r"at the (?:start|beginning) of your next main phase", "later: your next Main Phase"),
    (r"at the (?:start|beginning) of your next turn", "later: your next turn"),
    (r"at the end of your next turn", "later: end of your next turn"),
    (rf"at the (?:start|beginning) of {_THEIR} next main phase", "later: opponent's next Main Phase"),
    (rf"at the (?:start|beginning) of {_THEIR} next turn", "later: opponent's next turn"),
    (rf"at the end of {_THEIR} next turn", "later: end of opponent's next turn"),
    (r"\bdraw(?:s|ing)?\b", "draw"),
    (r"\blook (?:at|through)\b", "look at"),
    (r"(?<!the )\brest(?:s|ing)?\b(?! it\b| them\b)|[①-⑨]", "rest"),
    (r"k\.o\.", "K.O."),
    (r"\bplay(?:s|ing)?\b(?! rested)|(?<!\bit is )(?<!they are )\bplayed\b|\bplayed\b(?! rested)", "play"),
    (r"(?<!attack is )\bnegate(?! the _ of| (?:the|this|that) attack)", "negate"),
    (r"damage", "damage"),
    (r"shuffle", "shuffle"),
    (r"deck", "deck"),
    (r"\btop\b", "top"),
    (r"\bbottom\b", "bottom"),
    (r"don!!", "DON!!"),
    (r"(?<!this )(?<!that )character", "Character"),
    (r"(?<!this )(?<!that )leader", "Leader"),
    (r"(?<!this )(?<!that )stage", "Stage"),
    (r"\bevents?\b", "Event"),
    (r"hand", "hand"),
    (r"trash", "trash"),
    (r"(?<!that )life", "Life"),
)
# Wordings that may put more into the tree than they tell; without signs all of the line may be there again.
_COLORS: Final = tuple(color.value for color in Color)
_MAY_TELL: Final = tuple(
    (re.compile(pattern), signs)
    for pattern, signs in (
        (r"\btheir\b|\bthey\b|damage to them\b", ("opponent",)),
        (r"\bboth\b", ()),
        (r"\bboth\b", ("opponent",)),
        (r"\beach\b|, and _|\binstead\b|\b(?:have|has) _ and _ characters", ()),
        (r"leader and up to \d+ character card", ("1", "up to", "rested", "opponent")),
        (r"an additional", tuple(time.value for time in Duration)),
        *[(r"choose some: •", ())] * 3,
        (r"\bdifferent (?:\w+ )?\w+ (?:from|than)\b", ("not", "same")),
        (r"\bneither\b|\beither (?:player|you)\b", ()),
        (r"\bneither\b|\beither player\b", ("opponent",)),
        (r"\bneither\b", ("not",)),
        (r"\banother\b", ("1", "not")),
        (r"\ban? (?:[a-z_]+ )*?(?:character|card|stage|event)\b", ("1",)),
        (r"power than any of", ("highest", "lowest")),
        (r"\bif you los[et]\b|instead of paying", ("not",)),
        (r"\btop life card\b|the top card of \w+(?: \w+)? life", ("1", "opponent")),
        (r"by \d+ or more", ("or less",)),
        (r"(?:if|unless) [^.;]*, (?:it|they) (?:enters?|is played|are played) .*?rested", ()),
        (r"you may choose [^.]*\binstead", ()),
        (r"any number", ("up to",)),
        (r"\b(?:all|every)(?: of the)? attributes?", tuple(f"<{attribute}>" for attribute in Attribute)),
        (r"\b(?:all|every) colors?\b", _COLORS),
        # A color goes for a bare name behind it.
        (rf"\b(?:{'|'.join(_COLORS).lower()})\b[^.;:]* or _ (?!type|attribute|card|character)", _COLORS),
        (r"you may choose 1 [^.]* instead", ()),
        (r"\band (?:another|up to 1 other)\b", ()),
        (r"\band another\b", ("not",)),
        (r"during your (?:opponent's )?turn(?=,)", ("[Your Turn]", "[Opponent's Turn]")),
        (r"(?<!during )this turn", (Duration.TURN.value,)),
        (r"(?<!during )this battle", (Duration.BATTLE.value,)),
        (r"the (?:next|first) (?:time|damage)", ("[Once Per Turn]", "[Once Per Turn]")),
        (r"name as (?:the|that)|'s (?:card )?name\b|\bname of\b", ("same",)),
        (r"face-down", ("not", "not", "face-up", "face-up")),
        (r"until (?:you reveal an?|an? .* is revealed)", ("1",)),
        (r"from your and give (?:it|them)", ("rested",)),
        (r"rest (?:this (?:card|stage)|\d+ of your don!! cards) and", ("rest",)),
        (r"do not have \d", ("or more",)),
        (r"battles and k\.o\.'s", ("opponent",)),
        *[(r"during (?:a )?battles? (?:against|with)|(?:when|while) battling", ())] * 2,
        *[(r"during (?:a )?battles? (?:against|with)|(?:when|while) battling", ("opponent",))] * 2,
        (r"(?:this|the) attack cannot", (Duration.BATTLE.value,)),
        (r"negate the attack of", ("opponent", "opponent")),
        (r"\brest (?:it|them)\b", ("rest",)),
        # Only rested cards are set as active; an effect of one moment is invalid in its turn.
        (r"\bas active\b.* it\b", ("rested",)),
        (r"\bplay\b.* negate\b", (Duration.TURN.value,)),
        (r"can attack(?! _)", ("[Rush]", "[Rush: Character]")),
        (r"cannot use [^.]*\bcounters?\b", ("Character",)),
        (r"(?:as long as|while|until) this \w+ (?:is|remains|stays|leaves)", (Duration.WITH_THIS.value,)),
        (r"(?:and|or) up to \d+ of your don!! cards as active", ("active",)),
    )
)
_FOUND: Final = tuple((re.compile(pattern), sign) for pattern, sign in _SIGNS)


class TextSigns:
    """The signs that the words of a line tell; soft ones may be in the tree or not."""

    def __init__(self, text: str) -> None:
        # "Gains "This Character cannot attack."": the card that gains it is told before the quotes.
        text = ABILITY_IN_QUOTES.sub(lambda quoted: _THIS.sub("It", quoted[1]), text)
        self.firm: Final[Signs] = Counter(_BRACKETS.findall(text))
        self.soft: Final[Signs] = Counter()
        for keyword, told in UNNAMED.items():
            for _ in range(self.firm.pop(f"[{keyword}]", 0)):
                self.firm.update(told)
        words = " ".join(_BRACKETS.sub(" _ ", text).lower().split())
        for pattern, put in _EXPLAINED:
            words = pattern.sub(put, words)
        words = _NTH.sub(lambda nth: str(ORDINALS.index(nth[0]) + 1), words)
        for number in _NUMBER.findall(words):
            self.firm[str(int(number) if number.isdecimal() else ord(number) - ord("①") + 1)] += 1
        for pattern, sign in _FOUND:
            count = len(pattern.findall(words))
            if count:
                self.firm[sign] += count
        for pattern, signs in _MAY_TELL:
            for _ in pattern.findall(words):
                self.soft.update(signs or self.firm)

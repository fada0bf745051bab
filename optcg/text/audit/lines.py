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


# Wordings that say nothing more, or say it in other words: pattern, what is counted in its place, why.
EXPLAINED: Final[tuple[tuple[str, str, str], ...]] = (
    # Words that point back.
    (
        r"the (?:selected|chosen|returned|revealed|trashed|played|k\.o\.'d) "
        r"(?:leader and )?(?:character|card)s?",
        "it",
        "cards of an earlier step",
    ),
    (
        r"the (?:\d+ )?characters? played by this effect|that leader or character|the other card"
        r"|the card given these don!! cards",
        "it",
        "cards of an earlier step",
    ),
    (r"give 1 character", "give 1", "one of the cards of an earlier step"),
    (
        r"(?:card|character)s? (?:trashed|k\.o\.'d|returned|rested this way|played this way)",
        "it",
        "for every one of them",
    ),
    (r"every (?:returned|trashed) (?:card|character)", "it", "for every one of them"),
    (r"as you did from your hand", "", "as many as in the step before"),
    (
        r"(equal to the number [^.]*?|placed) (?:to|at the bottom of) your deck",
        r"\1",
        "as many as in the step before",
    ),
    (
        r"of that character being k\.o\.'d"
        r"|(?<=battles and k\.o\.'s) (?:your opponent's|an?(?: opponent's)?) character(?! with)"
        r"|(?<=k\.o\.'s) (?:your opponent's|an?(?: opponent's)?) character(?= in battle)",
        "",
        "what is replaced; the only card that a battle K.O.'s (Rule 7-1-4-1-2)",
    ),
    (r"your opponent's character you battled(?: with)?", "it", "the other card of the battle"),
    (
        r"your opponent (?:reveals|trashes|places|returns) (?:that card|those cards|it\b|them\b)",
        "it",
        "the cards just chosen",
    ),
    # Said twice.
    (r"(?<!or )(your opponent's[^.,;:]* or (?:up to \d+ of )?)your opponent's", r"\1", "one owner for both"),
    (
        r"(characters?(?: cards?)?[^.;:]*? or )characters?( cards?)? with",
        r"\1with",
        "one category for two descriptions",
    ),
    (
        r"((character|event|stage) cards?(?:(?!up to)[^.;:])*? or (?:[a-z]+ )?_ (?:or _ )*"
        r"(?:type|attribute) )\2 cards?",
        r"\1",
        "one category for two descriptions",
    ),
    (r"(up to (\d+)(?:(?!leader or)[^.;:])*? or) up to \2\b", r"\1", "one limit for two kinds of cards"),
    (
        r"(up to (\d+)(?:(?!leader)[^.;:])*? or) \2\b(?! of| character)",
        r"\1",
        "one limit for two kinds of cards",
    ),
    (
        r"(character[^.,;:]*? among your(?: opponent's)?(?: [a-z_]+){0,4}?) characters",
        r"\1",
        "they are some of those",
    ),
    (r"this leader or any of your characters", "leader or characters", "a Leader is one of them"),
    (r"the only characters on your field are", "only", "all of them are"),
    (r"instead of a character with [^.]*", "instead", "what is replaced"),
    (r"is the only character on your field", "has no other character", "there is no other"),
    (
        r"choose (?:up to \w+|two|three|[2-9]|one or more|any number)(?: of the following)?: •",
        "choose some: •",
        "every way to choose is told in full",
    ),
    (
        r"with each other|(?:(?<=choose )|(?<=chooses ))1(?=:| of the following)"
        r"|(?:(?<=when )|(?<=if )|(?<=time )|(?<=attack )|(?<=attacks )|(?<=as )|(?<=ype with )"
        r"|(?<=ame with )|(?<= is )|(?<= are )|(?<= was )|(?<= were )"
        r"|(?<=effect k\.o\.'s ))1(?= of (?:your|their))"
        r"|(?:(?<=you draw )|(?<=t draws ))1(?= card [bouw])"
        r"|(?:(?<=was your )|(?<=were your )|(?<=was 1 of your )|(?<=were 1 of your ))characters?(?=[,.])"
        r"|(?:(?<=less)|(?<=more)) each(?= to | from | and |[,.])",
        "",
        "a swap is mutual; any one of them; what the cards were; said of every one",
    ),
    (
        r"((?<!if )(?<!while )(?<!as long as )(?<!when )(?:up to \d|all|\d of)(?:(?! if | or more )[^.,])*)"
        r"(?<!that)(?<! and) (?:is|are|becomes?) rested",
        r"rest \1",
        "said of the cards",
    ),
    (r"(your) 1 ((?:[a-z_]+ ){0,8}?leader\b)", r"\1 \2", "there is one Leader"),
    # Said by a rule.
    (r"this character card from your trash", "it", "a K.O.'d card is in the trash (Rule 10-2-17-1)"),
    (
        r"(?:at|to) the (?:top or bottom|top|bottom) of your opponent's (?:life cards|deck)",
        "to a pile",
        "cards go to the areas of their owners (Rule 4-2-1-1)",
    ),
    (r"(to|from) (your|their) don!! ?deck", r"\1 \2", "DON!! have no other deck (Rule 3-3)"),
    (
        r"outside (?:of )?(?:your|their) draw phase|(?<=event) from (?:your|their) hand(?=,)"
        r"|(?:(?<=cannot play cards)|(?<=cannot play character cards)) from your hand(?= during)",
        "",
        "drawing in the Draw Phase is no event (Rule 6-3-1); Events are activated from the hand (Rule 8-5); "
        "cards are paid for out of the hand (Rule 4-7-2)",
    ),
    (r"on the turn in which (?:it is|they are) played", "", "a part of the keyword effect or of the ban"),
    (r"placed during your don!! phase", "", "DON!! are placed in that phase (Rule 6-4-1)"),
    (
        r"(?:your and )?(?:your opponent's|your|the) (next )?refresh phase",
        r"\1refresh phase",
        "that of the player of the cards",
    ),
    (
        r"(battles|battled|attacks?|attacked by|blocked by|in battle by|battle between this character and)"
        r"(?: *(?:any )?of)? your opponent's",
        r"\1",
        "battles are fought with cards of the opponent (Rule 7-1)",
    ),
    (
        r"your opponent(?:'s( [^.]*?))? "
        r"(?:can only attack (?=this|the |your)|cannot attack any card other than)",
        r"\1 other than ",
        "only the opponent attacks your cards (Rule 7-1)",
    ),
    (
        r"damage to your opponent's life|(?<=dealt )damage to your opponent",
        "damage",
        "damage is dealt to Life (Rule 4-6-2)",
    ),
    (r"or removed from the field (?=.*this turn,)", "or removed instead ", "said of the same cards"),
    (r"(would .*, you may rest) up to", r"\1", "what replaces is done in full (Rule 8-1-3-4-5)"),
    (r"unless your opponent trashes", "else they trash", "the player of the cards pays (Rule 8-3-1-2)"),
    (r"1 or more of your (?=.* would)", "any of your ", "one replacement for all of them"),
    (
        r"(would be|cannot be|neither be|nor(?: be)?|when [^.,]* is) placed at the bottom of",
        r"\1 returned to",
        "any move to the deck",
    ),
    (
        r"(?:cannot|neither player can) activate (?:the |any )?(?:_|its|their) effects?"
        r"|_ effects (of your opponent's [^.]*? )?cannot be activated",
        r"negate \1",
        "they are invalid (Rule 8-2)",
    ),
    (
        r"(would .*, (?:it|that character|this character)) is not (?:k\.o\.'d|rested|removed|trashed)",
        r"\1",
        "what does not happen is what would",
    ),
    (
        r"(opponent (?:has |did not )?)play(?:ed)? (?=[^,.]*this (?:way|effect))",
        r"\1",
        "the step before is asked for",
    ),
    (r"your opponent(?:'s)?( [^.]*)? cannot attack this", r"\1 cannot attack this", "nobody else attacks it"),
    (r"the _ of life cards", "_", "a [Trigger] is that of a Life card (Rule 10-1-5)"),
    (
        r"(cannot|when you|when your opponent|when your (?:opponent's )?effect) rests?\b",
        r"\1 be rested",
        "said of the other side",
    ),
    # Said by another word.
    (
        r"(?:during|skips?) ((?:your|their|your opponent's) next) (turn|draw phase|don!! phase)",
        r"at the start of \1 turn during this turn, \2",
        "all of it",
    ),
    (
        r"(?:can|may) (?:also )?attack (active )?characters"
        r"|your opponent's ([a-z_ ]*)characters (?:can|may) (?:also )?be attacked",
        r"can attack \1\2",
        "a keyword effect of its own",
    ),
    (r"your opponent cannot activate _ (?=if|when)", "", "the attack cannot be blocked"),
    (
        r"(attacks (?:during|until)[^,]*, )your opponent cannot activate",
        r"\1",
        "the attack cannot be blocked",
    ),
    (r"you and your opponent|your or your opponent's|your and your opponent's", "both", "either player"),
    (
        r"you each|of each of both|for every of|each (?=gain|get|have|turn|player's|given)",
        "both ",
        "either player, or every one",
    ),
    (r"(chooses?) character, event,? or stage", r"\1 a category", "all that there are"),
    (r"this effect is negated", "without", "the effect holds only if it is not so"),
)
_EXPLAINED: Final = tuple((re.compile(pattern), put) for pattern, put, _ in EXPLAINED)

# One wording of a sign each; words are lower case, what stands in brackets is not.
_BRACKETS: Final = re.compile(r"\[[^\]]*\]|\{[^}]*\}|\"[^\"]*\"|<[^>]*>")
_THIS: Final = re.compile(r"^This (?:Character|Leader|card)(?= (?:cannot|gains))")
_THEIR: Final = r"(?:your opponent's|their)"
_NUMBER: Final = re.compile(r"\d+|[①-⑨]")
_NTH: Final = re.compile(
    rf"\b(?:{'|'.join(ORDINALS)})(?= (?:turn|attack|or later turn|time)\b"
    r"|(?: [^ .,]+)*? (?:event|character|stage)\b)"
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
        r"(?:more|greater|higher)(?: power| cost| cards)? than",
        "more than",
    ),
    (
        r"(?:(?<!hand )(?<!deck )(?<!trash )(?<!field )has|is|with|costs?|costing|power|of)(?: an?)? "
        r"(?:less|lower|fewer)(?: power| cost| cards)? than"
        r"|\b(?:until|before) (?:your|opponent's) \d+ turn",
        "less than",
    ),
    (r"\blowest\b", "lowest"),
    (r"\bhighest\b", "highest"),
    (r"up to", "up to"),
    (r"\b(?:you|opponent) (?:may|can)\b", "may"),
    (
        r"other than|except|without|\bunless\b|\bother\b(?! than)|\bno\b(?! damage)|don't have"
        r"|(?:do|does) not (?:have|share)"
        r"|\b(?:have|has|did|was|were)(?: not|n't)\b|\b(?:is|are|was) not (?=_|an? |your )"
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
    *((re.escape(time.value), time.value) for time in Duration),
    (r"until the end of this turn", Duration.END_OF_TURN.value),
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
    (r"\blook at", "look at"),
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
    (r"life", "Life"),
)
# Wordings that may put more into the tree than they tell; without signs all of the line may be there again.
_MAY_TELL: Final = tuple(
    (re.compile(pattern), signs)
    for pattern, signs in (
        (r"\btheir\b|\bthey\b|damage to them\b", ("opponent",)),
        (r"\bboth\b", ()),
        (r"\bboth\b", ("opponent",)),
        (r"\beach\b|, and _|\binstead\b", ()),
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
        (r"by \d+ or more", ("or less",)),
        (r"(?:if|unless) [^.;]*, (?:it|they) (?:enters?|is played|are played) .*?rested", ()),
        (r"you may choose [^.]*\binstead", ()),
        (r"any number", ("up to",)),
        (r"\b(?:all|every)(?: of the)? attributes?", tuple(f"<{attribute}>" for attribute in Attribute)),
        (r"you may choose 1 [^.]* instead", ()),
        (r"\band (?:another|up to 1 other)\b", ()),
        (r"\band another\b", ("not",)),
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

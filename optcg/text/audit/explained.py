"""Wordings that say a thing twice, or not as the tree does: a pattern, what stands for it, and why."""

from __future__ import annotations

from typing import Final

# Wordings that say nothing more, or say it in other words: pattern, what is counted in its place, why.
EXPLAINED: Final[tuple[tuple[str, str, str], ...]] = (
    # Words that point back.
    (
        r"the (?:selected|chosen|returned|revealed|trashed|played|k\.o\.'d) "
        r"(?:leader and )?(?:(?:character|stage|event)(?: card)?|card)s?"
        r"|(?:the other|your opponent's|your) (?:selected|chosen) (?:character|card)"
        r"|that (?:your )?opponent(?:'s)? character|(?<= than) your opponent's(?=,)|"
        r"(?:the )?(?:\d+ )?(?:card|character)s? (?:that (?:was|were) )?(?:played|rested|set as active) "
        r"(?:(?:by|with|using) this effect|this way)|that leader or character|the other card"
        r"|the card given these don!! cards|(?:the|whichever) 1(?: of them)?(?= (?:with|has) the)"
        r"|(?<=place )each(?: (?:of (?:them|those cards|the cards)|card))?(?= at the)"
        r"|the (?:(?:card )?category|color|attribute|cards?|characters?) (?:that )?"
        r"(?:(?:your opponent|you|they) (?:chose|chosen|named|declared)"
        r"|(?:chosen|named|declared) by your opponent)",
        "it",
        "cards of an earlier step",
    ),
    (
        r"your (?:opponent's )?(revealed|selected|chosen) (?:card|character)(?= has the|[.,:])",
        r"the \1 one",
        "of two cards of an earlier step the one of that player",
    ),
    (r"give 1 character", "give 1", "one of the cards of an earlier step"),
    (
        r"(?:card|character)s? (?:trashed|k\.o\.'d|returned|rested this way|played this way)"
        r"|every (?:returned|trashed) (?:card|character)",
        "it",
        "for every one of them",
    ),
    (
        r"as you did from your hand|\bas (?:you|were|was) (?:have )?"
        r"(?:trashed|added(?: to your hand)?|returned|placed|rested|k\.o\.'d"
        r"|revealed|played|drew|drawn|turned face-(?:up|down))"
        r"(?: this way| (?:by|with|using|to activate) this effect)?",
        "",
        "as many as in the step before",
    ),
    (
        r" even if (?:it was|they were) played (?:on |during )?this turn"
        r"|(cannot (?:activate [^.]*?events?|use [^.]*?counter)\b[^.]*?) (?:from|in) (?:their|your) hand",
        r"\1",
        "[Rush]; Events are activated out of the hand (Rule 6-5-3-1)",
    ),
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
        r"(characters?(?: cards?)?[^.;:]*? or )(?:up to \d+ of your )?characters?( cards?)? "
        r"(?=with|that|whose)",
        r"\1",
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
    (
        r"instead of (?:a character with [^.]*|(?:taking |receiving )?(?:(?:that|the|this|any) )?damage"
        r"|(?:(?:it|th(?:is|at) \w+) )?being (?:k\.o\.'d|rested|removed|returned|trashed)[^.,]*"
        r"|(?:k\.o\.' ?ing|resting|removing|returning|trashing) (?:it|th(?:is|at) \w+)[^.,]*)",
        "instead",
        "what is replaced",
    ),
    (r"is the only character on your field", "has no other character", "there is no other"),
    (
        r"choose (?:up to \w+|two|three|[2-9]|one or more|any number)(?: of the following)?: •",
        "choose some: •",
        "every way to choose is told in full",
    ),
    (
        r"you can only (?:activate|use) this effect|with each other"
        r"|(?:(?<=choose )|(?<=chooses ))1(?=:| of the following)"
        r"|(?:(?<=when )|(?<=if )|(?<=time )|(?<=attack )|(?<=attacks )|(?<=as )|(?<=ype with )"
        r"|(?<=ame with )|(?<= is )|(?<= are )|(?<= was )|(?<= were )"
        r"|(?<=effect k\.o\.'s ))1(?= of (?:your|their))"
        r"|(?:(?<=you draw )|(?<=t draws ))1(?= card [bouw])"
        r"|(?:(?<=was your )|(?<=were your )|(?<=was 1 of your )|(?<=were 1 of your ))characters?(?=[,.])"
        r"|(?:(?<=less)|(?<=more)) each(?= to | from | and |[,.])"
        r"|\b(?:its|their) base (?:position|place|order)s?\b|without (?:revealing|showing) (?:it|them)\b",
        "",
        "a swap is mutual; any one of them; what the cards were; said of every one; cards that are left as "
        "they lie, or hidden as they are",
    ),
    (
        r"((?<!if )(?<!while )(?<!as long as )(?<!when )(?:up to \d|all(?! of them| of which)|\d of)"
        r"(?:(?! if | or more )[^.,])*)"
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
    (r"(to|from) (your opponent's|your|their) don!! ?deck", r"\1 \2", "DON!! have no other deck (Rule 3-3)"),
    (
        r"outside (?:of )?(?:your|their) draw phase|(?<=event) from (?:your|their) hand(?=,)"
        r"|(?:(?<=cannot play cards)|(?<=cannot play character cards)) from your hand(?= during)",
        "",
        "drawing in the Draw Phase is no event (Rule 6-3-1); Events are activated from the hand (Rule 8-5); "
        "cards are paid for out of the hand (Rule 4-7-2)",
    ),
    (
        r"on the turn in which (?:it is|they are) played|(?:when|before)(?: it was)? k\.o\.'d(?=[,.])",
        "",
        "the time that the keyword effect, the ban or the [On K.O.] itself names",
    ),
    (r"placed during your don!! phase", "", "DON!! are placed in that phase (Rule 6-4-1)"),
    (
        r"(up to \d+ (?!of )(?:(?!opponent)[^.,;:])*? in your opponent's )?(?:your and )?"
        r"(?:your opponent's |your |the )?(next )?refresh phase",
        r"\1\2refresh phase",
        "that of the player of the cards, which alone may tell whose they are",
    ),
    (
        r"(battles|battled|attacks?|attacked(?: by)?|blocked by|in battle by"
        r"|battle between this character and|from(?= your opponent's attack))(?: *(?:any )?of)? "
        r"your opponent's",
        r"\1",
        "battles are fought with cards of the opponent (Rule 7-1)",
    ),
    (
        r"(?:your opponent (?![^.]* (?:until|during) ))?can only attack"
        r"(?! (?:your opponent's )?(?:leader|character))",
        "other than",
        "no attacks on other cards; only the opponent attacks yours (Rule 7-1)",
    ),
    (
        r"damage to your opponent's life|(?<=dealt )damage to your opponent",
        "damage",
        "damage is dealt to Life (Rule 4-6-2)",
    ),
    (r"or removed from the field (?=.*this turn,)", "or removed instead ", "said of the same cards"),
    (r"(would .*, you may rest) up to", r"\1", "what replaces is done in full (Rule 8-1-3-4-5)"),
    (
        r"unless your opponent (trashes|rests|returns|places)",
        r"else they \1",
        "the player of the cards pays (Rule 8-3-1-2)",
    ),
    (r"1 or more of your (?=.* would)", "any of your ", "one replacement for all of them"),
    (
        r"(would be|cannot be|neither be|nor(?: be)?|when [^.,]* is|cannot place [^.]* trash)"
        r"(?: placed)? at the bottom of",
        r"\1 returned to",
        "any move to the deck",
    ),
    (
        r"(?:cannot|neither player can) activate (?:the |any )?(?:_|its|their) effects?"
        r"|_ effects (of your opponent's [^.]*? )?cannot be activated"
        r"|_ effects?(?: of (?:it|them|that (?:card|character)))? (?:will not|does not|cannot|is not)"
        r"(?: be)? activated?",
        r"negate \1",
        "they are invalid (Rule 8-2)",
    ),
    (
        r"(would .*,) (?:(?:it|th(?:is|at) (?:character|leader|stage|card)) is not "
        r"(?:k\.o\.'d|rested|removed|returned|trashed)|you do not take (?:(?:that|the|this|any) )?damage)",
        r"\1",
        "what does not happen is what would",
    ),
    (
        r"(opponent (?:has |did not )?)play(?:ed)? (?=[^,.]*this (?:way|effect))",
        r"\1",
        "the step before is asked for",
    ),
    (
        r"your opponent cannot attack (?=this|any|(?:your )?(?:_|characters))(?![^.]* (?:until|during) )",
        "cannot attack ",
        "nobody else attacks them (Rule 7-1-1-2)",
    ),
    (
        r"(_(?: effects?)? of (?:any )?(?:of )?(?:your opponent's |your |their |a )?)life cards?"
        r"(?= is| are| can| during| until|\.)",
        r"\1",
        "a [Trigger] is that of a Life card (Rule 10-1-5)",
    ),
    (
        r"(deals? damage)(?: to your opponent(?:'s leader|'s life(?: cards)?)?)?(?:((?: during[^,]*)?, )your "
        r"opponent (?:negate|cannot activate (?:an? |any |the )?_(?: effects?)?)(?: of that (?:life )?card)?"
        r"(?= ?\.)"
        r"|(?=(?: during[^,]*)?, (?:the |no |that (?:life )?card's )?_| ?\.))",
        r"\1\2",
        "damage is dealt to the other player (Rule 7-1-1-2)",
    ),
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
    (
        r"you and your opponent(?: each(?= (?:choose|select)))?|your or your opponent's"
        r"|your and your opponent's",
        "both",
        "either player",
    ),
    (
        r"you each|of each of both|for every of|each (?=gain|get|have|turn|player's|given)"
        r"|each of (?=the following)",
        "both ",
        "either player, or every one",
    ),
    (
        r"((?:choose|declare|name)s?) (?:(?:an?|1) (?:card )?category from (?:among )?)?"
        r"character, event,? (?:or|and) stage",
        r"\1 a category",
        "all that there are",
    ),
    (r"this effect is negated", "without", "the effect holds only if it is not so"),
)

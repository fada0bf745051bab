"""Wordings that say a thing twice, or not as the writer does: a pattern, what stands for it, and why."""

from __future__ import annotations

from typing import Final

EXPLAINED: Final[tuple[tuple[str, str, str], ...]] = (
    # Costs.
    (r"card from (your opponent's|your|their) life area", r"card from the top of \1 life", "Rule 3-10-2"),
    (r"([①-⑨])(?: :)?(?:,? you may)?", r"you may rest \1 of your don!! cards", "a cost in a circle"),
    (r"don!! -(\d+)", r"you may return \1 don!! to your don!! deck", "can be declined (Rule 8-3-1-6)"),
    (r"(rests? \d of (?:your|their)) active (don)", r"\1 \2", "only active DON!! are rested (Rule 8-3-1-5)"),
    # How many.
    (r"(?:when|if) 1 of your|every 1 (?=don)", "when your", "any one of them"),
    (r"second turn or later", "2 or more", "so many turns have begun"),
    (r"\bno other ([^.,]*)", r"0 \1 other than this character", "none but this one"),
    (r"\b(have|has) no\b|don't (have)|do not (have)(?! \d)|there (are) no", r"\1\2\3\4 0", "none"),
    (r"(?<=have )1 or more(?! don)|(?<=have )any(?= )", "a", "at least one"),
    (r"all of your don!! cards are rested", "0 active rested don!!", "none is active"),
    (r"do not have (\d+) (?!or)", r"do not have \1 or more ", "not so many"),
    (r"(up to (\d+)[^.;:]*? or) (?:up to \2\b|\2(?! of))", r"\1", "one limit for two kinds of cards"),
    (r"\byour 1 ((?:active )?leader)", r"your \1", "there is one Leader"),
    (r"the 1 (character)", r"the \1", "the card of an earlier step"),
    (r"chooses? 1 ?:", "", "one of the options"),
    (r"(would .*you may rest) up to", r"\1", "what replaces is done in full (Rule 8-1-3-4-5)"),
    (
        r"you may (trash|add) (?:up to )?1 (card from the top)",
        r"\1 up to 1 \2",
        "none is an answer (Rule 4-8-1)",
    ),
    # Which cards, and where.
    (r"this (leader) or any of (your characters)", r"\1 \2", "a Leader is one of them"),
    (r"have their effects negated", "negated", "said of the cards"),
    (
        r"this (?:character )?card from your trash",
        "this character card",
        "a K.O.'d card is in the trash (Rule 10-2-17-1)",
    ),
    (r"(?:each|both|all) players?\b", "you and your opponent", "both of them"),
    (r"by your opponent, ", "by your opponent's effect or would be k.o.'d, ", "in any way"),
    (r"(character) card is played from", r"you play a \1 from", "said of the card"),
    (r"can only include (_ type cards)", r"cannot include cards without \1", "no others"),
    (
        r"(attack target|attack) to your _",
        r"\1 to 1 of your _ leader or character",
        "what is attacked (Rule 7-1-1-2)",
    ),
    (r"(\d) of (your opponent's|your) life cards(?= to|\.)", r"\1 from the top of \2 life", "Rule 3-10-2"),
    (
        r"in (?:the|your|your opponent's|the owner's) next refresh phase",
        "in the next refresh phase",
        "Rule 6-2-4",
    ),
    (r"bottom of their deck", "bottom of the deck", "cards go to the areas of their owners (Rule 4-2-1-1)"),
    # Whose: cards go to the areas of their owners (Rule 4-2-1-1), and who does it may be said or not.
    (r"of (?:your opponent's|their) (life cards face-up)", r"of the owner's \1", "Rule 4-2-1-1"),
    (r"; your opponent reveals (that card|those cards)", r". then, reveal \1", "their own hand"),
    (r"(your opponent's (?:_ )*characters) on their field", r"\1", "said twice"),
    (
        r"your opponent (add)s (1 card from the top of) their (life[^.]* to) their hand",
        r"\1 \2 your opponent's \3 the owner's hand",
        "their own",
    ),
    (
        r"your opponent rests (1 of) their (?:active )?(don!! cards) at the start of their next",
        r"at the start of your opponent's next rest \1 your opponent's \2",
        "their own",
    ),
    (
        r"up to 1 (rested) character (with)",
        r"up to 1 of your opponent's \1 characters \2",
        "theirs become active",
    ),
    (r"(?<!during )(?<! on )this turn\b", "during this turn", "in the turn at hand"),
    (r"this character was played from", "this character was played during this turn from", "as it is played"),
    (r"the other at", "the rest at", "what is left of two"),
    (r"you would take damage", "your leader would take damage", "the Leader takes it (Rule 4-6-2)"),
    # What is not done.
    (r"(?<=, )you may ((?:select|choose) [^.]* instead)", r"\1", "the same choice of other cards"),
    (r"play 1 card rested", "play it rested", "the card that was revealed"),
    (r"none of ([^.]*?) can\b", r"\1 cannot", "the same"),
    (r"instead of a [^.]*", "instead", "what is replaced"),
)

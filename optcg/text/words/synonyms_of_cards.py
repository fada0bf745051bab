"""Words that mean the same, of how cards and numbers are told: "called [Mira]", "costing at most 3".

They are a part of the table of `synonyms.py`, and like it hold what is equal in every place of card text.
"""

from __future__ import annotations

from typing import Final

_HAS: Final = ("has", "have", "is", "are", "was", "were", "cost", "costs", "do", "does")

_DIFFERING: Final = (
    *("name", "card name", "color", "type", "attribute"),
    *("cost", "power", "base cost", "base power"),
)
_CARD: Final = ("card", "cards", "Character", "Characters", "Leader")
_PLACE: Final = ("hand", "deck", "trash", "Life cards", "Life area")

_THAT: Final = tuple(
    f"{card}{s}" for card in ("card", "Character", "Leader", "Stage", "Event") for s in ("", "'s")
)

CARD_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("called", "named"),
    ("Counter Event", "[Counter] Event"),
    ("Counter Events", "[Counter] Events"),
    ("lacking", "without"),
    ("that|which lack|lacks", "without"),
    *((f"which {has}", f"that {has}") for has in _HAS),
    *((f"of which {has}", f"of which {has}") for has in _HAS),
    *((f"that|which each {has}", f"that {has}") for has in _HAS),
    # "3 Characters that each have a different color": no two of them share one.
    *(
        (f"{each} a different {what}", f"with different {what}s")
        for what in _DIFFERING
        for each in ("that|which each has|have", "each with|having|of", ", each with|having|of")
    ),
    *((f", each with|having|of a different {what} ,", f"with different {what}s") for what in _DIFFERING),
    ("differently-named", "differently named"),
    ("differently-colored", "differently colored"),
    ("each costing", "costing"),
    ("each with", "with"),
    ("each having", "having"),
    ("your own", "your"),
    ("their own", "their"),
    ("opposing", "your opponent's"),
    ("an opposing", "an opponent's"),
    ("in this way", "this way"),
    ("returned to (the) hand", "returned to the owner's hand"),
    *((f"the {card} chosen|selected (this way|by this effect)", f"the chosen {card}") for card in _CARD),
    *((f"the {card} (that) you chose|selected", f"the chosen {card}") for card in _CARD),
    # Whose place it is, and what is left in it.
    ("its|their owner's|owners'", "the owner's"),
    ("the owners'", "the owner's"),
    ("the|their respective owner's|owners'", "the owner's"),
    *((f"the {place} of its|their|the owner", f"the owner's {place}") for place in _PLACE),
    ("the remainder", "the rest"),
    ("the remaining ones", "the rest"),
    ("all|any remaining cards", "the rest"),
    ("the cards that remain", "the rest"),
    ("from the revealed cards", "from among the revealed cards"),
    ("from the trashed cards", "from among the trashed cards"),
    *(
        (f"{among} the cards trashed {way}", f"{put} the trashed cards")
        for way in ("this way", "by|with this effect")
        for among, put in (("from (among)", "from among"), ("in|among", "among"))
    ),
    ("none of them will", "they will not"),
    # Said besides, at the end.
    ("as well .", "."),
    ("as well ,", ","),
    ("too .", "."),
    ("also cannot", "cannot"),
    # What must be so.
    ("provided|assuming (that)", "if"),
    *((f"provided|assuming that {card}", f"if that {card}") for card in _THAT),
    ("on (the) condition that", "if"),
    ("in case", "if"),
    ("in the event that", "if"),
    ("but only if|when", "if"),
    ("you control", "you have"),
    ("they control", "they have"),
    ("your opponent controls", "your opponent has"),
    ("you possess|hold", "you have"),
    ("your opponent holds", "your opponent has"),
    ("possesses", "has"),
    ("either player's", "your or your opponent's"),
    ("not more|higher|greater than", "no more than"),
    ("not less|fewer|lower than", "no less than"),
)

CARD_PHRASES: Final[tuple[tuple[str, str], ...]] = (
    *(
        (
            f"{some}DON!! card(s) on {their} field to {their} DON!! deck",
            f"{put}DON!! cards from {their} field to {their} DON!! deck",
        )
        for their in ("your", "their")
        for some, put in (("", ""), ("<number> of the ", "<number> "))
    ),
    # Only cards of the field are trashed so.
    ("trashed from the field", "trashed"),
    # The other end of a pile.
    ("the bottom (Life) card of", "1 card from the bottom of"),
    ("a card from the bottom of", "1 card from the bottom of"),
    ("the bottom <number> cards of", "<number> cards from the bottom of"),
    # Whose effects.
    ("<number> of your effects", "your effect"),
    ("<number> of your opponent's effects", "your opponent's effect"),
    ("an|any effect of yours", "your effect"),
    ("effects of yours", "your effects"),
    # Numbers and what they are held against.
    ("equals <number>", "is <number>"),
    ("equals", "is equal to"),
    ("does|do not exceed <number>", "is <number> or less"),
    ("does|do not exceed", "is equal to or less than"),
    ("not exceeding <number>", "<number> or less"),
    ("not exceeding", "equal to or less than"),
    ("exceeds", "is more than"),
    ("exceeding", "more than"),
    ("no more|higher|greater than", "equal to or less than"),
    ("no less|fewer|lower than", "equal to or more than"),
    ("at most the", "equal to or less than the"),
    ("at most that", "equal to or less than that"),
    ("at least the", "equal to or more than the"),
    ("at least that", "equal to or more than that"),
    # "At most 1 more than that of ...": less of it will do, too.
    ("at most <number> more|higher|greater than", "equal to or less than <number> more than"),
    *(
        (f"{at_most} <number> more|higher|greater than", "equal to or less than <number> more than")
        for at_most in (
            "no more|higher|greater than",
            "equal to or less|lower than",
            "less|lower than or equal to",
        )
    ),
    ("below|under <number>", "less than <number>"),
    ("above|over <number>", "more than <number>"),
)

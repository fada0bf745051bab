"""Words that point back: "that card", "the trashed card", "the rest"."""

from typing import Final

from optcg.model.amounts import SlotCount
from optcg.text.grammar import Phrase

# Stand for a slot until the whole ability is read: that of the latest selection, of the cards that were
# last looked at or revealed from a pile, of the selection before the latest, or of the cards that were last
# revealed.
LATEST: Final = -1
LOOKED: Final = -2
BEFORE_LATEST: Final = -3
REVEALED: Final = -4
# "the other card": the one that is left of those looked at.
THE_OTHER: Final = -35
# "that card gains an additional ...": the one that has gained power, or lost it, before.
GAINER: Final = -36
GAINERS: Final = -37
# "them", "those cards": the latest selection, unless those of several choices may be meant.
THEM: Final = -38
# Stand for how many DON!! were rested, or returned, by the step before.
DON_RESTED: Final = -5
DON_RETURNED: Final = -6
# How many were added, given or set as active.
DON_ADDED: Final = -27
DON_GIVEN: Final = -25
DON_SET_ACTIVE: Final = -26
# How many cards the step before has drawn.
DRAWN: Final = -7

# How many DON!! the step before has added, rested or set as active, which are spoken of.
THOSE_DON: Final = -22

# "it": the latest selection, or this card if the step before was about it.
IT: Final = -8

# "that Leader": the latest selection, or the Leader that an event is about.
THAT_LEADER: Final = -9

# "that Character": the latest selection of Characters; and the cards to which this was last done.
THAT_CHARACTER: Final = -10
TRASHED: Final = -11
RETURNED: Final = -12
KOD: Final = -13
PLAYED: Final = -14

TURNED: Final = -17
RESTED: Final = -18
ACTIVATED: Final = -28

# The cards that the step before has set as active, and that were not active already.
SET_ACTIVE: Final = -44

# The cards that last went to a hand, to Life or to a deck.
TO_HAND: Final = -34
TO_LIFE: Final = -29
TO_DECK: Final = -30
# The cards that were last added to a hand or to Life.
ADDED: Final = -31
# Words for cards by what was done to them: of others they are not said.
DONE_TO: Final = (
    TRASHED,
    RETURNED,
    KOD,
    PLAYED,
    RESTED,
    TURNED,
    ACTIVATED,
    SET_ACTIVE,
    ADDED,
    TO_HAND,
    TO_LIFE,
    TO_DECK,
)

# "your K.O.'d Character", "your opponent's K.O.'d Character": so far below the word without "your".
OF_YOURS: Final = -100
OF_THEIRS: Final = -200
# "the trashed Character": the one that was a Character on the field, if other cards were trashed as well.
OF_CHARACTERS: Final = -300
# "the card trashed to activate this effect": by its cost, whatever was trashed since.
OF_COST: Final = -400

# "that Stage", "that Event": the latest selection, which must be of such cards.
THAT_STAGE: Final = -15
THAT_EVENT: Final = -16

# "that card": one; and "those Characters".
THAT_ONE: Final = -19
THOSE_CHARACTERS: Final = -20

# "that many": as many as the step before has rested, returned or drawn, or as it has spoken of.
THAT_MANY: Final = -21

# "both of them": several cards that were chosen at once.
SEVERAL_AT_ONCE: Final = -23

# "the selected card": the one that was selected for later steps, if one was.
CHOSEN: Final = -24
# "the selected cards": the same, but never the one that was chosen among them.
CHOSEN_ONES: Final = -43
# "your selected card", "your opponent's selected card": the one of that player.
YOUR_CHOSEN: Final = -32
THEIR_CHOSEN: Final = -33
# "the other selected Character": that of the other player than the one named before.
OTHER_CHOSEN: Final = -70
# "that opponent's Character": the selected one of theirs, or the one spoken of last, if it is theirs.
THAT_OF_THEIRS: Final = -71
# "the card your opponent chose".
CHOSEN_BY_THEM: Final = -60
# "that Life card": the one on top that an "if" asks for, or the one of an earlier step.
THAT_LIFE: Final = -61
# "the card you revealed", "the card your opponent revealed": of what both have shown, that of the player.
YOUR_REVEALED: Final = -39
THEIR_REVEALED: Final = -40
# Of a card of the deck and one of Life that were looked at together.
DECK_LOOKED: Final = -41
LIFE_LOOKED: Final = -42

# "the end of that turn": of the extra turn that was spoken of, or else of this one.
THAT_TURN: Final = "end of that turn"

# Stands behind the tag of an Event until it is known that it does not lie in the hand: its effect alone is
# activated, and not the card (Rule 8-5).
EFFECT_OF: Final = " effect"

# The second card of an event: the one that this card battled with.
BATTLED: Final = 1

THAT_CARD = Phrase[int]("that-card")
THAT_CARD.means("it", IT)
for _words in (
    "them",
    "they",
    "those cards",
    "these cards",
    "the selected Leader and Character",
):
    THAT_CARD.means(_words, THEM)
THAT_CARD.means("the selected|chosen card|Character|Leader", CHOSEN)
THAT_CARD.means("the selected|chosen cards|Characters", CHOSEN_ONES)
for _whose, _slot in (("your", YOUR_CHOSEN), ("your opponent's", THEIR_CHOSEN)):
    THAT_CARD.means(f"{_whose} selected|chosen card(s)|Character(s)", _slot)
THAT_CARD.means("the other selected|chosen card|Character", OTHER_CHOSEN)
THAT_CARD.means("that opponent's|opponent Character", THAT_OF_THEIRS)
for _kind in ("card(s)", "Character(s)", "Leader or Character"):
    for _words in (
        "(that) your opponent chose|selected",
        "(that) they chose|selected",
        "chosen|selected by your opponent",
    ):
        THAT_CARD.means(f"the {_kind} {_words}", CHOSEN_BY_THEM)
for _words in (
    "both",
    "both|all of them",
    "both cards|Characters",
    "both of those|these|the cards|Characters",
    "both (of the) selected|chosen cards|Characters",
):
    THAT_CARD.means(_words, SEVERAL_AT_ONCE)
for _words in ("that card", "that Leader or Character"):
    THAT_CARD.means(_words, THAT_ONE)
THAT_CARD.means("that Life card", THAT_LIFE)
for _words in ("that Character", "that Character card"):
    THAT_CARD.means(_words, THAT_CHARACTER)
for _words in ("those Characters", "these Characters"):
    THAT_CARD.means(_words, THOSE_CHARACTERS)
_LATELY: Final = (
    ("trashed", TRASHED),
    ("returned", RETURNED),
    ("placed", RETURNED),
    ("added", ADDED),
    ("K.O.'d", KOD),
    ("played", PLAYED),
    ("rested", RESTED),
)
_ON_FIELD: Final = (TRASHED, RETURNED, KOD)
for _done, _slot in _LATELY:
    for _kind in ("card(s)", "Characters", "Character card(s)", "Stage (card)", "Event (card)"):
        THAT_CARD.means(f"the {_done} {_kind}", _slot)
    THAT_CARD.means(f"the {_done} Character", _slot + OF_CHARACTERS if _slot in _ON_FIELD else _slot)
THAT_CARD.says("the <number> Character(s) played by this effect", lambda _: PLAYED)
WAYS: Final = ("this way", "by this effect", "with this effect", "using this effect")
COST_WAYS: Final = (
    "to activate|use this effect",
    "as a|the|its cost",
    "as the cost of|for this effect",
    "to pay a|the|this|its cost",
    "to pay the cost of|for this effect",
    "for the|its cost",
)
_LIFE: Final = "your Life (cards|area)"
# The card that went somewhere is told by the place alone: "the card added to your Life cards".
WENT: Final = {
    "placed at the top|bottom of the|your|their deck": TO_DECK,
    "added to your hand": TO_HAND,
    f"added|placed to|in {_LIFE}": TO_LIFE,
    f"added|placed to|at the top|bottom of {_LIFE}": TO_LIFE,
}
_YOU_DID: Final = ("you", "that you", "you have")
_WHO_DID: Final = (*_YOU_DID, "that was|were", "that has|have been")
for _done, _slot in (
    ("trashed", TRASHED),
    ("returned", RETURNED),
    ("placed", RETURNED),
    *WENT.items(),
    ("added", ADDED),
    ("K.O.'d", KOD),
    ("played", PLAYED),
    ("rested", RESTED),
    ("revealed", REVEALED),
    ("turned face-up|face-down", TURNED),
    ("set as active", SET_ACTIVE),
):
    for _kind in ("card(s)", "Character(s)"):
        for _who in (*_WHO_DID, "") if _done in WENT else _WHO_DID:
            _own = _slot == REVEALED and _who in _YOU_DID
            THAT_CARD.means(f"the {_kind} {_who} {_done}", YOUR_REVEALED if _own else _slot)
        for _way in COST_WAYS if _slot in DONE_TO else ():
            for _who in ("", "you", "that was|were"):
                THAT_CARD.means(f"the {_kind} {_who} {_done} {_way}", _slot + OF_COST)
        for _way in WAYS:
            THAT_CARD.means(f"the {_kind} {_done} {_way}", _slot)
            _own = _slot == REVEALED
            THAT_CARD.means(f"the {_kind} you {_done} {_way}", YOUR_REVEALED if _own else _slot)
            THAT_CARD.means(f"the {_kind} that was|were {_done} {_way}", _slot)
            # Without an article it is said of all of them.
            THAT_CARD.means(f"{_kind.removesuffix('(s)')}s {_done} {_way}", _slot)
for _kind in ("card(s)", "Character(s)"):
    for _words in ("(that) your opponent (has) revealed", "(that was) revealed by your opponent"):
        THAT_CARD.means(f"the {_kind} {_words}", THEIR_REVEALED)
    THAT_CARD.means(f"the {_kind} (that was) revealed by you", YOUR_REVEALED)
    THAT_CARD.means(f"your opponent's revealed {_kind}", THEIR_REVEALED)
    THAT_CARD.means(f"your revealed {_kind}", YOUR_REVEALED)
THAT_CARD.means("the revealed card(s)", REVEALED)
THAT_CARD.means("the turned card(s)", TURNED)
for _kind in ("card(s)", "Character(s)", "Leader or Character"):
    THAT_CARD.means(f"the {_kind} (that was|were) given that|this|the|these|those DON!! card(s)", LATEST)
THAT_CARD.means("the card(s) (that) you looked at", LOOKED)
THAT_CARD.means("that Leader", THAT_LEADER)
THAT_CARD.means("that Stage (card)", THAT_STAGE)
THAT_CARD.means("that Event (card)", THAT_EVENT)
THAT_CARD.means("the activated card|Event", ACTIVATED)
THAT_CARD.means("the activated Event card", ACTIVATED)
THAT_CARD.means("the card(s) turned face-up|face-down", TURNED)

# What was done to them a moment ago: "for every card trashed", "for each Character rested this way".
DONE_CARD = Phrase[SlotCount]("done-card")
DONE_TO_CARDS: Final = {"trashed": TRASHED, "K.O.'d": KOD, "returned": RETURNED, "revealed": REVEALED}
DONE_TO_SOME: Final = {
    **{_done: _slot for _done, _slot in WENT.items() if _slot != TO_HAND},
    "turned face-up|face-down": TURNED,
    "rested": RESTED,
    "played": PLAYED,
    "placed": RETURNED,
}
DONE_IN_A_WAY: Final = {
    "added": ADDED,
    "set as active": LATEST,
    "added to your hand": TO_HAND,
}
# The same of DON!! cards, whose number alone is kept: "for every DON!! card rested this way".
DON_DONE = Phrase[int]("done-to-don")
for _done, _slot in (
    ("rested", DON_RESTED),
    ("returned", DON_RETURNED),
    ("returned to your|the DON!! deck", DON_RETURNED),
    ("added", DON_ADDED),
    ("given", DON_GIVEN),
    ("set as active", DON_SET_ACTIVE),
):
    for _way in (*WAYS, "") if _slot in (DON_RESTED, DON_RETURNED) else WAYS:
        DON_DONE.means(f"{_done} {_way}", _slot)
        DON_DONE.means(f"you {'gave' if _slot == DON_GIVEN else _done} {_way}", _slot)
    for _way in COST_WAYS if _slot in (DON_RESTED, DON_RETURNED) else ():
        DON_DONE.means(f"(you) {_done} {_way}", _slot + OF_COST)
THAT_CARDS_OWN = Phrase[int]("that-card-s")
THAT_CARDS_OWN.means("that card's", THAT_ONE)
THAT_CARDS_OWN.means("the selected|chosen card's|Character's", CHOSEN)
THAT_CARDS_OWN.means("your selected|chosen card's|Character's", YOUR_CHOSEN)
THAT_CARDS_OWN.means("your opponent's selected|chosen card's|Character's", THEIR_CHOSEN)
THAT_CARDS_OWN.means("the other selected|chosen card's|Character's", OTHER_CHOSEN)
THAT_CARDS_OWN.means("that opponent's|opponent Character's", THAT_OF_THEIRS)
THAT_CARDS_OWN.means("its", IT)
THAT_CARDS_OWN.means("that Character's", THAT_CHARACTER)
THAT_CARDS_OWN.means("that Character card's", THAT_CHARACTER)
for _kind, _slot in (("Stage", THAT_STAGE), ("Event", THAT_EVENT)):
    THAT_CARDS_OWN.means(f"that {_kind}'s", _slot)
    THAT_CARDS_OWN.means(f"that {_kind} card's", _slot)
THAT_CARDS_OWN.means("that Leader's", THAT_LEADER)
for _done, _slot in (*_LATELY, ("revealed", REVEALED)):
    for _kind in ("card's", "Stage's", "Event's"):
        THAT_CARDS_OWN.means(f"the {_done} {_kind}", _slot)
    THAT_CARDS_OWN.means(f"the {_done} Character's", _slot + OF_CHARACTERS if _slot in _ON_FIELD else _slot)
# A rested Character need not be the one that was rested.
for _done, _slot in _LATELY:
    for _whose, _player in (("your", OF_YOURS), ("your opponent's", OF_THEIRS)):
        if _slot != RESTED:
            THAT_CARD.means(f"{_whose} {_done} Character", _slot + _player)
            THAT_CARDS_OWN.means(f"{_whose} {_done} Character's", _slot + _player)
for _whose, _slot in (("your", YOUR_REVEALED), ("your opponent's", THEIR_REVEALED)):
    THAT_CARDS_OWN.means(f"{_whose} revealed card's|Character's", _slot)

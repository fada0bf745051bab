"""Cards of the hand and of Life, and DON!!, that effects leave where they are."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.causes import Cause

# Whose cards they are.
HELD = Phrase[Owner]("held-cards")
LIVES = Phrase[Owner]("lives-kept")
DONS = Phrase[Owner]("field-don")
for _whose, _their, _owner in (("your", "your", Owner.YOU), ("your opponent's", "their", Owner.OPPONENT)):
    HELD.means(f"(any) (of) (the) cards in|from {_whose} hand", _owner)
    LIVES.means(f"(any of) {_whose} Life cards", _owner)
    for _life in ("Life (area)", "Life cards"):
        LIVES.means(f"(any) (of) (the) cards in|from {_whose} {_life}", _owner)
    DONS.means(f"(any) (of) (the) DON!! cards on|from {_whose} field", _owner)
    DONS.means(f"(any of) {_whose} DON!! cards (on {_their} field)", _owner)

# What would be done to them, in the words of the ban; and by whom: "trash cards from your hand".
FROM_HAND = Phrase[str]("lost-from-hand")
FROM_LIFE = Phrase[str]("lost-from-life")
FROM_FIELD = Phrase[str]("lost-from-field")
TAKES = Phrase[tuple[Owner, str]]("takes-off")
FROM_HAND.means("removed (from your|their hand)", "hand removed")
FROM_LIFE.means("removed (from your|their Life area)", "Life removed")
FROM_LIFE.means("removed from your|their Life", "Life removed")
for _area, _lost, _cards in (("hand", FROM_HAND, "<held-cards>"), ("Life", FROM_LIFE, "<lives-kept>")):
    _lost.means("trashed", f"{_area} trashed")
    TAKES.says(f"trash {_cards}", lambda who, area=_area: (who, f"{area} trashed"))
    TAKES.says(f"remove {_cards}", lambda who, area=_area: (who, f"{area} removed"))
    for _words in ("returned to", "placed at the bottom of", "placed at the top or bottom of"):
        _lost.says(f"{_words} <the-deck>", lambda _, area=_area: f"{area} returned to the deck")
    for _words in (f"return {_cards} to", f"place {_cards} at the bottom of"):
        TAKES.says(f"{_words} <the-deck>", lambda who, _, area=_area: (who, f"{area} returned to the deck"))
FROM_LIFE.means("added|returned to your|their hand", "Life added to hand")
TAKES.says("add|return <lives-kept> to your|their hand", lambda who: (who, "Life added to hand"))
FROM_FIELD.means("returned to your|their DON!! deck", "DON!! returned")
TAKES.says("return <field-don> to your|their DON!! deck", lambda who: (who, "DON!! returned"))

for _cards, _from in (("held-cards", "hand"), ("lives-kept", "life"), ("field-don", "field")):
    _start = f"(all) (of) <{_cards}> cannot be <lost-from-{_from}>"
    EFFECT.says(f"{_start} <by> <until>", lambda who, what, by, until: _kept(who, by, until, what))
    EFFECT.says(
        f"{_start} or <lost-from-{_from}> <by> <until>",
        lambda who, one, two, by, until: _kept(who, by, until, one, two),
    )
# With the place behind what is done: "cards cannot be trashed from your hand".
LOST_FROM = Phrase[tuple[Owner, str]]("lost-from")
for _whose, _owner in (("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    for _place, _area in (("hand", "hand"), ("Life (area)", "Life"), ("Life cards", "Life")):
        LOST_FROM.means(f"trashed from {_whose} {_place}", (_owner, f"{_area} trashed"))
    LOST_FROM.means(
        f"added to your|their hand from {_whose} Life (area)",
        (_owner, "Life added to hand"),
    )
EFFECT.says("cards cannot be <lost-from> <by> <until>", lambda it, by, until: _kept(it[0], by, until, it[1]))
EFFECT.says("<effect-of> cannot <takes-off> <until>", lambda by, it, until: _kept(it[0], by, until, it[1]))
EFFECT.says(
    "effects cannot <takes-off> <until>", lambda it, until: _kept(it[0], Cause("effects"), until, it[1])
)
for _how in ("by effects", "using effects", "by|with|using their (own) effects"):
    EFFECT.says(
        f"your opponent cannot <takes-off> {_how} <until>",
        lambda it, until: _kept(it[0], Cause("opponent's effects"), until, it[1]),
    )


def _kept(who: Owner, by: Cause, until: Duration, *deeds: str) -> Steps:
    """The ban is seen from the player of the cards; for effects of that player alone there is none."""
    others = "opponent's effects" if who is Owner.YOU else "your effects"
    if by.by not in ("effects", others) or len(set(deeds)) < len(deeds):
        raise Misfit
    cause = "effects" if by.by == "effects" else "opponent's effects"
    return tuple(e.ForbidPlayer(who, f"have {deed} by {cause}", until, source=by.source) for deed in deeds)

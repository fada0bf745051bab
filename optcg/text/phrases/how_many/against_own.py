"""A power or cost held against another number of the card: its base value (Rule 4-9), its given DON!!."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.text.grammar import Phrase
from optcg.text.phrases.whether.being import OF_CARD
from optcg.text.phrases.which_cards.describe import TRAIT, Described
from optcg.text.phrases.which_cards.limits import COST, POWER

# What follows "is": than which, or what else the number is.
HELD = Phrase[str]("held-against")
HELD.says("<than>", lambda sign: sign)
HELD.means("the same as", "=")
for _words in ("different from|than", "not equal to", "not the same as"):
    HELD.means(_words, "!=")
# With the verb in front.
STANDS = Phrase[str]("stands-against")
STANDS.says("is|are <held-against>", lambda sign: sign)
for _words in ("differ(s) from", "is|are not", "does|do not equal"):
    STANDS.means(_words, "!=")

for _what, _trait, _article in (("cost", COST, ""), ("power", POWER, "(a) ")):
    # "Its base cost" is that of the very card.
    OWN = Phrase[str](f"own-{_what}")
    OWN.means(f"its|their base {_what}|{_what}s", "base")
    OWN.means("the number of DON!! card(s) given to it|them", "given DON!!")
    _own = f"<own-{_what}>"
    for _said in (f"<held-against> {_own}", f"that <stands-against> {_own}"):
        _trait.says(f"{_article}{_what} {_said}", lambda *said, what=_what: f.AgainstOwn(what, *said))
        TRAIT.says(f"{_what}s {_said}", lambda *said, what=_what: Described(f.AgainstOwn(what, *said)))
    _trait.says(f"{_article}{_what} other than {_own}", lambda own, what=_what: f.AgainstOwn(what, "!=", own))
    TRAIT.says(
        f"(a) <more-or-less> {_what} than {_own}",
        lambda *said, what=_what: Described(f.AgainstOwn(what, *said)),
    )
    TRAIT.says(
        f"(a) different {_what}|{_what}s from|than {_own}",
        lambda own, what=_what: Described(f.AgainstOwn(what, "!=", own)),
    )
    OF_CARD.says(
        f"{_what}|{_what}s <stands-against> {_own}", lambda *said, what=_what: f.AgainstOwn(what, *said)
    )

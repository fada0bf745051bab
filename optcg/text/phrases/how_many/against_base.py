"""A power or cost held against the card's own base value (Rule 4-9): "different from its base cost"."""

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
    _base = f"its|their base {_what}|{_what}s"
    for _said in (f"<held-against> {_base}", f"that <stands-against> {_base}"):
        _trait.says(f"{_article}{_what} {_said}", lambda sign, what=_what: f.AgainstBase(what, sign))
        TRAIT.says(f"{_what}s {_said}", lambda sign, what=_what: Described(f.AgainstBase(what, sign)))
    _trait.says(f"{_article}{_what} other than {_base}", lambda what=_what: f.AgainstBase(what, "!="))
    TRAIT.says(
        f"(a) <more-or-less> {_what} than {_base}",
        lambda sign, what=_what: Described(f.AgainstBase(what, sign)),
    )
    TRAIT.says(
        f"(a) different {_what}|{_what}s from|than {_base}",
        lambda what=_what: Described(f.AgainstBase(what, "!=")),
    )
    OF_CARD.says(
        f"{_what}|{_what}s <stands-against> {_base}", lambda sign, what=_what: f.AgainstBase(what, sign)
    )

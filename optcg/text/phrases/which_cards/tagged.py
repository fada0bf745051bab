"""Cards told by their effects: "with a [DON!! x1] or [DON!! x2] effect", "whose effects are negated"."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.whether.being import OF_CARD
from optcg.text.phrases.which_cards.describe import AFTER, LACKS, TRAIT, Described, any_of, sure

EFFECT_TAGS = Phrase[Filter]("effect-tags")
EFFECT_TAGS.says("<effect-tag>", f.HasTiming)
for _or in (",", "or", ", or"):
    EFFECT_TAGS.says(
        f"<effect-tag> {_or} <effect-tags>", lambda tag, rest: sure(any_of(f.HasTiming(tag), rest))
    )
TRAIT.says("a|an <effect-tags> effect", Described)
TRAIT.says("<effect-tags> effects", Described)
TRAIT.says("no <effect-tags> effect(s)", lambda said: Described(f.Without(said)))
LACKS.says("a|an <effect-tags> effect", f.Without)
LACKS.says("<effect-tags> effects", f.Without)

# Negated by whatever effect, as long as it lasts.
TRAIT.means("negated effects", Described(f.EffectsNegated()))
LACKS.means("negated effects", f.Without(f.EffectsNegated()))
for _words in ("effects are", "effect is", "effects have been", "effect has been"):
    OF_CARD.means(f"{_words} negated", f.EffectsNegated())
    OF_CARD.means(f"{_words} not negated", f.Without(f.EffectsNegated()))
AFTER.says("whose <of-card> or with <trait>", lambda said, trait: _either(said, trait))
AFTER.says("whose <of-card> or without <lacks>", lambda said, lacks: _either(said, Described(lacks)))
AFTER.says("with <trait> or whose <of-card>", lambda trait, said: _either(said, trait))


def _either(said: Filter, trait: Described) -> Described:
    if trait != Described(trait.filter):
        raise Misfit
    return Described(any_of(said, trait.filter))

"""Cards told by the tags of their effects: "with a [DON!! x1] or [DON!! x2] effect"."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.text.grammar import Phrase
from optcg.text.phrases.describe import LACKS, TRAIT, Described, any_of, sure

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

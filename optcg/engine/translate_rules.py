"""From texts that hold under the rules to what the engine looks at."""

from __future__ import annotations

from typing import Final

from optcg.engine.rule_texts import RuleTexts
from optcg.engine.translate_changes import counter, hand_cost
from optcg.engine.translate_words import OWNERS, maybe_matcher, maybe_test
from optcg.model import abilities as a
from optcg.model import filters as f

# Deck construction is judged where decks are (Rule 5-1-2-4).
_OF_DECKS: Final = (a.AnyNumberInDeck, a.DeckCannotInclude)


def add_rule_text(texts: RuleTexts, text: a.RuleText) -> None:
    """Gather one of the texts that hold wherever the card is (Rule 8-1-3-3-3)."""
    if isinstance(text, a.AlsoNamed):
        texts.names.append(text.name)
    elif isinstance(text, a.AlsoTyped):
        texts.types.append(text.type)
    elif isinstance(text, a.AlsoAttribute):
        texts.attributes.append(text.attribute)
    elif isinstance(text, a.DonDeckOf):
        texts.don_deck = text.count
    elif isinstance(text, a.GivesCounter):
        (texts.own_counter if text.filter == f.ThisCard() else texts.counters).append(counter(text))
    elif isinstance(text, a.DefeatByDeckIsWin):
        texts.deck_is_win = True
    elif isinstance(text, a.DefeatByDeckWaits):
        texts.deck_can_wait = True
    elif isinstance(text, a.FaceUpLifeToDeck):
        texts.face_up_life_to_deck = True
    elif text == a.EntersRested(f.ThisCard()):
        texts.arrives_rested = True
    elif isinstance(text, a.EntersRested):
        texts.enters_rested.append((OWNERS[text.who], maybe_matcher(text.filter), text.by))
    elif isinstance(text, a.DonPhaseGives):
        texts.don_phase_gifts.append((text.count, maybe_test(text.condition)))
    elif isinstance(text, a.NotPlayedByEffects):
        texts.not_played_from.append((list(text.areas), maybe_test(text.condition)))
    elif isinstance(text, a.HandCost):
        texts.hand_costs.append(hand_cost(text))
    elif not isinstance(text, _OF_DECKS):
        raise TypeError(f"No meaning for {text!r}.")

"""Damage and the card that deals it: "your Leader's attack dealt damage", "took damage from your Leader"."""

from __future__ import annotations

from optcg.model.amounts import Amount
from optcg.model.conditions import Compare
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_holds.replaced import hurt
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.whether.history import DID, DID_BASE, Deed, ever, never, times_of, to_cards
from optcg.text.phrases.whether.past import PAST

_DEALT = Deed("deals damage")
# Damage is dealt to the other player alone.
for _whom in ("", "to your opponent", "to your opponent's Life|Leader"):
    DID.says(f"dealt damage {_whom}", lambda: _DEALT)
    DID_BASE.says(f"deal damage {_whom}", lambda: _DEALT)
    PAST.says(f"<attack-of> <have> dealt damage {_whom}", lambda cards, _: ever(to_cards(cards, _DEALT)))
    PAST.says(f"<attack-of> <have-not> dealt damage {_whom}", lambda cards, _: never(to_cards(cards, _DEALT)))
    PAST.says(f"<attack-of> did not deal damage {_whom}", lambda cards: never(to_cards(cards, _DEALT)))

# The same of the player who takes it.
for _by in ("<hurt-by>", "<by-own-attack>"):
    PAST.says(
        f"<player> <have> took|taken damage {_by}",
        lambda who, _, by, own=_by: ever(_taken(who, by, own)),
    )
    PAST.says(
        f"<player> <have> took|taken <how-many> damage {_by}",
        lambda who, _, many, by, own=_by: Compare(_taken(who, by, own), *many),
    )
    PAST.says(
        f"<player> <have-not> taken damage {_by}",
        lambda who, _, by, own=_by: never(_taken(who, by, own)),
    )
    PAST.says(
        f"<player> did not take damage {_by}",
        lambda who, by, own=_by: never(_taken(who, by, own)),
    )


def _taken(who: Owner, cause: Cause, said: str) -> Amount:
    if said == "<by-own-attack>" and who is not Owner.OPPONENT:
        raise Misfit
    return times_of(hurt(who, cause))

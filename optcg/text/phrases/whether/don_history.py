"""DON!! that were returned to the DON!! deck in this turn."""

from __future__ import annotations

from optcg.model.amounts import Happened
from optcg.model.conditions import Compare
from optcg.text.phrases.whether.history import ever, in_area, never, same
from optcg.text.phrases.whether.past import PAST

_RETURNED = "<was> returned to <whose> DON!! deck <by>"
PAST.says(
    "<how-many> DON!! card(s) <was> returned from <whose> field to <whose> DON!! deck <by>",
    lambda many, _, who, again, by: Compare(Happened(in_area("DON!! returned", same(who, again), by)), *many),
)
PAST.says(
    f"a DON!! card on <whose> field {_RETURNED}",
    lambda who, _, again, by: ever(Happened(in_area("DON!! returned", same(who, again), by))),
)
PAST.says(
    f"no DON!! card(s) on <whose> field {_RETURNED}",
    lambda who, _, again, by: never(Happened(in_area("DON!! returned", same(who, again), by))),
)
PAST.says(
    f"<number> <bound> DON!! cards on <whose> field {_RETURNED}",
    lambda n, bound, who, _, again, by: Compare(
        Happened(in_area("DON!! returned", same(who, again), by)), bound, n
    ),
)

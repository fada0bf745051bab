"""The steps of an effect, by family, as immutable plain data: every kind that a family declares."""

from optcg.model.effects.change import *  # noqa: F403
from optcg.model.effects.don import *  # noqa: F403
from optcg.model.effects.flow import *  # noqa: F403
from optcg.model.effects.move import *  # noqa: F403

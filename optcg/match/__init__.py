"""A match: one game or the best of three, with the same decks, a clock, and who chooses to go first."""

from optcg.match.clock import Clock
from optcg.match.match import GameEnd, Match
from optcg.match.rules import AT_TIME, MatchRules
from optcg.match.start import MatchStart
from optcg.match.steps import Step

__all__ = ["AT_TIME", "Clock", "GameEnd", "Match", "MatchRules", "MatchStart", "Step"]

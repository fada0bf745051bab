"""Many games: what is played, by whom, on how many processes, and what the results say."""

from optcg.sim.outcome import Outcome
from optcg.sim.pairing import Pairing, Table
from optcg.sim.play import play_game
from optcg.sim.runs import Runs
from optcg.sim.tally import Tally, tally

__all__ = ["Outcome", "Pairing", "Runs", "Table", "Tally", "play_game", "tally"]

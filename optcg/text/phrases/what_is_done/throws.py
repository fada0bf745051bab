"""Rock-Paper-Scissors in the middle of an effect, and what follows who has won (Rule 5-2-1-4)."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.whether.facts import FACT

# Without these words a tie could be the end of it, too.
THROW = Phrase[Steps]("throw")
for _both in (
    "play rock-paper-scissors with|against your opponent",
    "you and your opponent play rock-paper-scissors",
    "both players play rock-paper-scissors",
):
    for _until in ("until there is a winner", "until someone wins", "until one player wins"):
        THROW.means(f"{_both} {_until}", (e.PlayRockPaperScissors(),))
EFFECT.says("<throw>", lambda steps: steps)
FACT.means("you won rock-paper-scissors", c.WonThrow())

# One wins and the other loses.
for _stop in (".", ". Then ,"):
    for _win in ("win", "won"):
        STEPS.says(f"<throw> {_stop} if you {_win} , <steps>", lambda throw, steps: (*throw, _if_won(steps)))
    for _lose in ("lose", "lost"):
        STEPS.says(
            f"<throw> {_stop} if you {_lose} , <steps>",
            lambda throw, steps: (*throw, e.If(c.NotSo(c.WonThrow()), steps)),
        )
    for _win, _else in (("win", "if you lose"), ("won", "if you lost"), ("win|won", "if not")):
        STEPS.says(
            f"<throw> {_stop} if you {_win} , <clauses> . {_else} , <steps>",
            lambda throw, won, lost: (*throw, _if_won(won, lost)),
        )


def _if_won(won: Steps, lost: Steps = ()) -> e.Effect:
    return e.If(c.WonThrow(), won, lost)

"""Plays one game of a pairing from its name to its outcome."""

from hashlib import blake2b
from typing import Final

from optcg.bots import make
from optcg.engine.game import Game
from optcg.model.errors import OptcgError
from optcg.sim.outcome import Outcome
from optcg.sim.pairing import Job, Table, bot_seed, first_player

MOST_DECISIONS: Final = 50_000  # a hundred times a long game: two bots that never come to an end
STOPPED: Final = "stopped"


class GameFailed(OptcgError):
    """A game of a simulation could not be played to its end."""


def play_game(table: Table, job: Job) -> tuple[Outcome, Game]:
    """The game that the job names."""
    pairing = table.pairings[job.pairing]
    seed = pairing.seed_of(job.game)
    first = first_player(job.game)
    try:
        game = Game.start(
            table.catalog,
            pairing.decks,
            seed=seed,
            chooser=first,
            log=False,
            allow_unread=pairing.allow_unread,
        )
        bots = [make(name, bot_seed(seed, player)) for player, name in enumerate(pairing.bots)]
        # Rule 5-2-1-4: who goes first is not for the bots to say, so that it is balanced.
        game.choose("first")
        left = MOST_DECISIONS
        while (decision := game.decision) is not None and left:
            game.choose(bots[decision.player].choose(game.view(decision.player), decision))
            left -= 1
    except Exception as error:
        names = " against ".join(deck.name for deck in pairing.decks)
        raise GameFailed(f"Game {job.game} of {names} (seed {seed}) failed: {error!r}.") from error
    return _outcome(job.game, seed, first, game), game


def _outcome(place: int, seed: int, first: int, game: Game) -> Outcome:
    a, b = game.state.players
    result = game.result
    return Outcome(
        place,
        seed,
        first,
        None if result is None else result.winner,
        STOPPED if result is None else result.reason,
        game.state.turn_number,
        len(game.history),
        (len(a.life), len(b.life)),
        (len(a.deck), len(b.deck)),
        blake2b("\n".join(map(str, game.history)).encode(), digest_size=8).hexdigest(),
    )

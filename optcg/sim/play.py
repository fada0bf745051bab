"""Plays one game of a pairing, or one match, from its name to its outcome."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Final

from optcg.bots import MAKERS, Bot, Guest, dismiss, make, report
from optcg.engine.decisions import Choice
from optcg.engine.game import Game
from optcg.match.match import Match
from optcg.match.rules import UNTIMED
from optcg.match.start import MatchStart
from optcg.match.steps import CHOOSE, NEXT, Step
from optcg.model.errors import OptcgError
from optcg.sim.outcome import Outcome
from optcg.sim.pairing import Job, Pairing, Table, bot_seed, first_player

MOST_DECISIONS: Final = 50_000  # a hundred times a long game: two bots that never come to an end
MOST_GAMES: Final = 9  # of a match in which games are drawn again and again
STOPPED: Final = "stopped"
FORFEIT: Final = "forfeit"  # a guest failed


class GameFailed(OptcgError):
    """A game of a simulation could not be played to its end."""


def play_game(table: Table, job: Job) -> tuple[Outcome, list[Game]]:
    """The game that the job names, or the games of the match."""
    MAKERS.update(table.makers)
    pairing = table.pairings[job.pairing]
    seed = pairing.seed_of(job.game)
    first = first_player(job.game)
    try:
        if pairing.best_of > 1:
            return _match(table, pairing, job.game, seed, first)
        bots = _bots(pairing.bots, seed)
        game = Game.start(
            table.catalog,
            pairing.decks,
            seed=seed,
            chooser=first,
            log=_some_want_events(bots),
            allow_unread=pairing.allow_unread,
        )
        # Rule 5-2-1-4: who goes first is not for the bots to say, so that it is balanced.
        game.choose("first")
        why = _play_on(game, bots, lambda player, choice: game.choose(choice))
    except Exception as error:
        names = " against ".join(deck.name for deck in pairing.decks)
        raise GameFailed(f"Game {job.game} of {names} (seed {seed}) failed: {error!r}.") from error
    result = game.result
    winner = None if result is None else result.winner
    reason = STOPPED if result is None else FORFEIT if any(why) else result.reason
    return _outcome(job.game, seed, first, winner, reason, [game], why), [game]


def _play_on(game: Game, bots: Sequence[Bot], choose: Callable[[int, Choice], None]) -> tuple[str, str]:
    """Let the bots play to the end, unless it does not come; and what those did wrong that failed."""
    left = MOST_DECISIONS
    try:
        while (decision := game.decision) is not None and left:
            choose(decision.player, bots[decision.player].choose(game.view(decision.player), decision))
            left -= 1
    finally:
        for player, bot in enumerate(bots):
            dismiss(bot, game.view(player))
    return report(bots[0]), report(bots[1])


def _bots(names: Sequence[str], seed: int) -> list[Bot]:
    return [make(name, bot_seed(seed, player)) for player, name in enumerate(names)]


def _some_want_events(bots: Sequence[Bot]) -> bool:
    """The bots of this package do without, and are faster then."""
    return any(isinstance(bot, Guest) for bot in bots)


def _match(table: Table, pairing: Pairing, place: int, seed: int, first: int) -> tuple[Outcome, list[Game]]:
    """`first` begins the first game; later the loser of the one before chooses. It ends "2-0" or "2-1"."""
    rules = replace(UNTIMED, best_of=pairing.best_of)
    log = _some_want_events(_bots(pairing.bots, seed))
    start = MatchStart(seed, decks=pairing.decks, chooser=first, allow_unread=pairing.allow_unread, log=log)
    match = Match(table.catalog, start, rules, 0)
    match.apply(Step(CHOOSE, 0, first, "first"))
    games = [match.game]
    why = _play_on_in(match, pairing.bots)
    while match.game_over and not match.over and len(games) < MOST_GAMES:
        match.apply(Step(NEXT, 0))
        games.append(match.game)
        later = _play_on_in(match, pairing.bots)
        why = why[0] or later[0], why[1] or later[1]
    most, least = max(match.wins), min(match.wins)
    reason = f"{most}-{least}" if match.winner is not None else STOPPED
    return _outcome(place, seed, first, match.winner, reason, games, why), games


def _play_on_in(match: Match, names: Sequence[str]) -> tuple[str, str]:
    """Let the bots play one game of a match."""
    bots = _bots(names, match.start.game_seed(match.number))
    return _play_on(
        match.game, bots, lambda player, choice: match.apply(Step(CHOOSE, 0, player, str(choice)))
    )


def _outcome(
    place: int,
    seed: int,
    first: int,
    winner: int | None,
    reason: str,
    games: list[Game],
    why: tuple[str, str],
) -> Outcome:
    """Counted over all games; what is left is that of the last one."""
    a, b = games[-1].state.players
    choices = "\n\n".join("\n".join(map(str, game.history)) for game in games)
    return Outcome(
        place,
        seed,
        first,
        winner,
        reason,
        sum(game.state.turn_number for game in games),
        sum(len(game.history) for game in games),
        (len(a.life), len(b.life)),
        (len(a.deck), len(b.deck)),
        blake2b(choices.encode(), digest_size=8).hexdigest(),
        why,
    )

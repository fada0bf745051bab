"""A running game that is saved and loaded after every answer, and short words for trees."""

import json
from typing import Any

from optcg import Game
from optcg.engine.saving import dump_state
from optcg.model.abilities import Ability, ActivateEffect, AutoEffect, When
from optcg.model.conditions import Condition
from optcg.model.effects import Draw, Effect, If
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text import read
from optcg.text.reader import read_line
from tests.scenario import A, Scenario, Table

YOU, OPPONENT, EITHER = Owner.YOU, Owner.OPPONENT, Owner.EITHER
OWN = Cards(YOU, (Area.CHARACTER,))
THEIRS = Cards(OPPONENT, (Area.CHARACTER,))
ANY = Cards(EITHER, (Area.CHARACTER,))
OWN_ALL = Cards(YOU, LEADER_AND_CHARACTERS)
OWN_LEADER = Cards(YOU, (Area.LEADER,))
THEIR_LEADER = Cards(OPPONENT, (Area.LEADER,))
OWN_HAND = Cards(YOU, (Area.HAND,))
THEIR_HAND = Cards(OPPONENT, (Area.HAND,))
OWN_TRASH = Cards(YOU, (Area.TRASH,))
OWN_DECK = Cards(YOU, (Area.DECK,))
OWN_LIFE = Cards(YOU, (Area.LIFE,))
THEIR_LIFE = Cards(OPPONENT, (Area.LIFE,))


def check_savable(game: Game) -> None:
    """A saved game comes back the same, and both players can be shown the board."""
    loaded = Game.from_dict(json.loads(json.dumps(game.to_dict())), game.catalog)
    assert dump_state(loaded.state) == dump_state(game.state)
    assert (loaded.decision is None) == (game.decision is None)
    if loaded.decision is not None and game.decision is not None:
        assert loaded.decision.choices == game.decision.choices
    for player in (0, 1):
        json.dumps(game.view(player).to_dict())


class CheckedTable(Table):
    """A table at which every position that comes up is checked."""

    def choose(self, text: str) -> Table:
        super().choose(text)
        check_savable(self.game)
        return self


def begin(s: Scenario, **options: object) -> Table:
    game = CheckedTable(s.start(**options).game)  # type: ignore[arg-type]
    check_savable(game.game)
    return game


def event(s: Scenario, *effects: Effect, player: int = A) -> str:
    """An Event in the hand that costs nothing and does this by its [Main]."""
    return s.hand(player, s.event_card(cost=0, main=effects))


def resolve(s: Scenario, *effects: Effect) -> Table:
    """Start, and let player A activate an Event that does this. The hand has one card less then."""
    ref = event(s, *effects)
    return begin(s).play(ref)


def said(text: str, category: Category = Category.CHARACTER) -> list[Ability]:
    """The abilities that a text gives."""
    abilities, unread = read(text, "", category)
    assert unread == ()
    return list(abilities)


def abilities_of(line: str) -> list[Ability]:
    """The abilities of a line that is read in just one way, whatever the card."""
    found = read_line(line)
    assert found.unread is None, found.unread
    return list(found.abilities)


def played(s: Scenario, *lines: str, **facts: object) -> tuple[Table, str]:
    """Start, and let player A play a Character with these lines."""
    abilities = [ability for line in lines for ability in abilities_of(line)]
    ref = s.hand(A, s.character_card(cost=0, abilities=abilities, **facts))  # type: ignore[arg-type]
    return begin(s).play(ref), ref


def watching(s: Scenario, line: str, player: int = A, **facts: Any) -> str:
    """A Character with this line is on the field."""
    return s.character(player, abilities=abilities_of(line), **facts)


def attacks(game: Table, attacker: str) -> list[str]:
    """What a card can attack."""
    beginning = f"attack {attacker} "
    return [word.removeprefix(beginning) for word in game.choices() if word.startswith(beginning)]


def worded(s: Scenario, text: str) -> Table:
    """Start, and let player A activate an Event with this [Main]."""
    (main,) = said(f"[Main] {text}", Category.EVENT)
    assert isinstance(main, ActivateEffect)
    return resolve(s, *main.effects)


def draws_when(event_name: str, **facts: object) -> AutoEffect:
    """ "When ..., draw 1 card": the plainest ability that shows whether its timing was met."""
    return AutoEffect((When(event_name, **facts),), (Draw(1),))  # type: ignore[arg-type]


def draws_if(condition: Condition) -> Effect:
    return If(condition, (Draw(1),))


def pile(game: Table, player: int, area: str) -> list[str]:
    """The refs of the cards of a pile, the top one first; "-" for a card without a ref."""
    refs = {card_id: ref for ref, card_id in (game.game.state.refs or {}).items()}
    cards = getattr(game.game.state.players[player], area)
    return [refs.get(card.id, "-") for card in reversed(cards)]


def don(game: Table, player: int) -> tuple[int, int, int]:
    """The DON!! of a player: active, rested, and in the DON!! deck."""
    owner = game.game.state.players[player]
    return owner.active_don(), owner.rested_don(), owner.don_deck

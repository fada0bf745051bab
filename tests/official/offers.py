"""What a question offers, by refs; and plain effects of the other player to answer."""

from optcg.model.effects import KO, Effect, Move, Place
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.scenario import Scenario, Table

FOES = Cards(Owner.OPPONENT, (Area.CHARACTER,))
KO_ONE: Effect = KO(Choose(FOES, 1))
BOUNCE_ONE: Effect = Move(Choose(FOES, 1), Place.HAND)
TRASH_ONE: Effect = Move(Choose(FOES, 1), Place.TRASH)


def picks(game: Table) -> set[str]:
    """The cards that may be picked now; `done` is not among them."""
    return {choice.removeprefix("pick ") for choice in game.choices() if choice.startswith("pick ")}


def offers(game: Table) -> set[str]:
    """All answers, without order."""
    return set(game.choices())


def targets(game: Table, attacker: str) -> set[str]:
    """What the card may attack now."""
    attacks = [choice.split() for choice in game.choices() if choice.startswith(f"attack {attacker} ")]
    return {words[2] for words in attacks}


def free_event(s: Scenario, player: int, *effects: Effect) -> str:
    """An Event in the hand that costs nothing and does this by its [Main]."""
    return s.hand(player, s.event_card(cost=0, main=effects))


def use(game: Table, ref: str) -> Table:
    """Activate the one effect of the card that can be activated now."""
    (choice,) = [choice for choice in game.choices() if choice.startswith(f"activate {ref}.")]
    return game.choose(choice)


def can_use(game: Table, ref: str) -> bool:
    return any(choice.startswith(f"activate {ref}.") for choice in game.choices())


def in_any_order(game: Table) -> Table:
    """Answer every question about the order of cards with the first answer."""
    while game.game.decision is not None and game.asked()[1] == "order":
        game.choose(game.choices()[0])
    return game

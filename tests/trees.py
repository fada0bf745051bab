"""Short ways to write the trees that tests need most."""

from optcg.model.abilities import ActivateEffect
from optcg.model.durations import Duration
from optcg.model.effects import Effect, GainPower, Play
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Owner, This


def gain_power(count: int, amount: int, duration: str) -> Effect:
    """Up to `count` of your Leader and Characters gain power during this "battle" or "turn"."""
    chosen = Choose(Cards(Owner.YOU, LEADER_AND_CHARACTERS), count, up_to=True)
    return GainPower(chosen, amount, Duration(f"during this {duration}"))


def play_this_card() -> Effect:
    return Play(This())


def event_effect(timings: tuple[str, ...], effects: tuple[Effect, ...]) -> ActivateEffect:
    """What an Event does by its [Main] or [Counter]."""
    return ActivateEffect(timings, effects)

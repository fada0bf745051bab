"""Rule 8-6: the order in which effects are resolved."""

import pytest

from optcg.model.abilities import Ability, ActivateEffect, AutoEffect, When
from optcg.model.effects import KO, Draw, Effect, Move, Place, Play, Rest
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Every, Owner, This
from optcg.model.terms import Area
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario, Table

YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))


def named(name: str) -> Cards:
    """The Characters with this name, whosever they are."""
    return Cards(Owner.EITHER, (Area.CHARACTER,), NameIs(name))


def after(name: str, *effects: Effect) -> AutoEffect:
    """ "When [name] becomes rested, rest this card", and whatever else it does."""
    return AutoEffect((When("rested", named(name)),), (Rest(This()), *effects))


def dominoes(*links: tuple[int, str, str]) -> Table:
    """A rests [Start]. Each link (player, name, cause) is a Character that falls after its cause.

    So each effect shows when it is resolved, and is the event of the next.
    """
    s = Scenario()
    start = s.character(A, name="Start", abilities=[ActivateEffect(("Activate: Main",), (Rest(This()),))])
    for player, name, cause in links:
        s.character(player, name=name, abilities=[after(cause)])
    return s.start().choose(f"activate {start}.1")


def fallen(game: Table) -> list[str]:
    """The names of the Characters that were rested, in order, [Start] left out."""
    return [event.cards[0].definition.name for event in game.game.events if event.kind == "rested"][1:]


def take(game: Table, name: str) -> Table:
    """Take the waiting effect of the card with this name next."""
    decision = game.game.decision
    assert decision is not None
    found = [n for n, detail in enumerate(decision.details, start=1) if detail.startswith(f"{name}:")]
    return game.choose(f"effect {found[0]}")


def waiting(game: Table) -> list[str]:
    """The cards whose effects are offered for the next place in the order."""
    decision = game.game.decision
    assert decision is not None
    return [detail.split(":")[0] for detail in decision.details]


@pytest.mark.rule("8-6-1")
def test_8_6_1_the_turn_player_resolves_first() -> None:
    """A's and B's effects wait at the same time: A's first, though B's card was named first."""
    game = dominoes((B, "X", "Start"), (A, "A1", "Start"))

    assert fallen(game) == ["A1", "X"]


@pytest.mark.rule("8-6-1")
def test_8_6_1_what_the_turn_player_causes_waits_for_the_other_player() -> None:
    """A1 and X wait; A1 causes B1 of the same player; X comes before B1."""
    game = dominoes((A, "A1", "Start"), (B, "X", "Start"), (A, "B1", "A1"))

    assert fallen(game) == ["A1", "X", "B1"]


@pytest.mark.rule("8-6-1")
def test_8_6_1_what_both_have_caused_is_the_next_round() -> None:
    """X causes Y of its own player: after A1 and X the turn player's B1 comes, then Y."""
    game = dominoes((A, "A1", "Start"), (B, "X", "Start"), (B, "Y", "X"), (A, "B1", "A1"))

    assert fallen(game) == ["A1", "X", "B1", "Y"]


@pytest.mark.rule("8-6-1-1")
def test_8_6_1_1_a_player_orders_effects_that_wait_together() -> None:
    """A1 and B1 are both offered, and A takes B1 first."""
    game = dominoes((A, "A1", "Start"), (A, "B1", "Start"))

    take(game, "B1")

    assert fallen(game) == ["B1", "A1"]


@pytest.mark.rule("8-6-1-1")
def test_8_6_1_1_what_the_first_causes_waits_for_the_second() -> None:
    """A1 and B1 wait, A1 comes first and causes C1: B1 comes before C1, and nobody is asked."""
    game = dominoes((A, "A1", "Start"), (A, "B1", "Start"), (A, "C1", "A1"))

    take(game, "A1")

    assert fallen(game) == ["A1", "B1", "C1"]


@pytest.mark.rule("8-6-1-1")
def test_8_6_1_1_the_next_round_is_ordered_freely() -> None:
    """A1 causes C1, then B1 causes D1: both are offered together."""
    game = dominoes((A, "A1", "Start"), (A, "B1", "Start"), (A, "C1", "A1"), (A, "D1", "B1"))

    take(game, "A1")

    assert waiting(game) == ["C1", "D1"]


# Damage --------------------------------------------------------------------------------------------


def double_hit(*abilities: Ability, trigger: tuple[Effect, ...]) -> tuple[Table, str]:
    """B is hit for 2 damage, and the first Life card has this [Trigger]; B has used it."""
    s = Scenario()
    zoro = s.character(A, power=9000, keywords=["Double Attack"])
    top = s.life_top(B, s.character_card(abilities=abilities, trigger=list(trigger)))
    return s.start().declare(zoro, "leader_b").choose("yes"), top


@pytest.mark.rule("8-6-2")
def test_8_6_2_what_damage_causes_waits_until_all_damage_is_done() -> None:
    """The first card plays itself; its [On Play] draw comes after the second Life card is taken."""
    game, _ = double_hit(AutoEffect((When("On Play"),), (Draw(1),)), trigger=(Play(This()),))

    order = [kind for kind in game.kinds() if kind in ("card_played", "life_to_hand", "card_drawn")]
    assert order == ["card_played", "life_to_hand", "card_drawn"]


@pytest.mark.rule("8-6-2-1")
def test_8_6_2_1_a_trigger_suspends_damage_processing() -> None:
    """The [Trigger] draws before the second point of damage is processed."""
    game, top = double_hit(trigger=(Draw(1),))

    order = [kind for kind in game.kinds() if kind in ("trigger_activated", "life_to_hand", "card_drawn")]
    assert (order, game.area(top)) == (["trigger_activated", "card_drawn", "life_to_hand"], "trash")


# Activation ----------------------------------------------------------------------------------------


def discarding_event(*first: Effect) -> Table:
    """A has used an Event that does something and then trashes A's hand, with 1 card in it."""
    s = Scenario()
    draws = AutoEffect((When("activates an Event", who=Owner.YOU),), (Draw(1),))
    s.leader(A, abilities=[draws])
    s.character(B, abilities=[AutoEffect((When("On K.O."),), (Draw(1),))])
    s.hand(A, s.character_card())
    event = s.hand(A, s.event_card(main=[*first, Move(Every(YOUR_HAND), Place.TRASH)]))
    return s.start().play(event)


@pytest.mark.rule("8-6-3")
def test_8_6_3_what_an_activation_causes_waits_until_the_effect_is_resolved() -> None:
    """ "When you activate an Event, draw 1 card": the hand is trashed first, and the drawn card stays."""
    game = discarding_event()

    order = [kind for kind in game.kinds() if kind in ("trashed", "card_drawn")]
    assert (order, game.count(A, "hand")) == (["trashed", "card_drawn"], 1)


@pytest.mark.rule("8-6-3")
def test_8_6_3_what_the_effect_causes_waits_for_its_rest() -> None:
    """The Leader's draw and the victim's [On K.O.] come after "then trash your hand", in this order."""
    game = discarding_event(KO(Every(THEIR_CHARACTERS)))

    order = [
        (event.kind, event.player)
        for event in game.game.events
        if event.kind in ("knocked_out", "trashed", "card_drawn")
    ]
    assert order == [("knocked_out", B), ("trashed", A), ("card_drawn", A), ("card_drawn", B)]


@pytest.mark.rule("8-6-1")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [("draw 1 card", "main"), ("place that card at the bottom of the owner's deck", "effect")],
)
def test_8_6_1_effects_that_do_the_same_are_not_put_in_order(effect: str, asked: str) -> None:
    """Two Characters are K.O.'d at once: which K.O. comes first matters only if the effect speaks of it."""
    s = Scenario()
    for name in ("Nami", "Usopp"):
        s.character(B, name=name, rested=True)
    s.character(A, abilities=said(f"When your opponent's Character is K.O.'d, {effect}."))
    game = worded(s, "K.O. all of your opponent's Characters.")
    assert game.asked()[1] == asked

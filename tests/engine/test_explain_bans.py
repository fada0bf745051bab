"""`explain_illegal` where an effect stands in the way: it is told, and not a reason that does not hold."""

from optcg.model.abilities import PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import Draw, ForbidPlayer
from optcg.model.selections import Owner
from tests.effects.checks import resolve
from tests.engine.test_explain import why
from tests.scenario import A, B, Scenario


def test_a_card_that_could_be_paid_for_is_forbidden() -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=1, name="Zoro"))
    game = resolve(s, ForbidPlayer(Owner.YOU, "play cards", Duration.TURN))
    reason = "the effect of Card 5 (TEST-005) forbids it (Rule 1-3-3)."
    assert why(game, f"play {card}").endswith(f") is not possible: {reason}")


def test_a_card_that_cannot_be_paid_for_says_so_first() -> None:
    s = Scenario()
    s.don(A, 1)
    card = s.hand(A, s.character_card(cost=9))
    game = resolve(s, ForbidPlayer(Owner.YOU, "play cards", Duration.TURN))
    assert "it costs 9, and only " in why(game, f"play {card}")


def test_a_counter_event_is_forbidden() -> None:
    s = Scenario()
    ban = ForbidPlayer(Owner.OPPONENT, "activate Events", Duration.ON_FIELD)
    s.leader(A, abilities=[PermanentEffect((ban,))])
    event = s.hand(B, s.event_card(cost=0, counter_event=[Draw(1)]))
    game = s.start().declare("leader_a", "leader_b")
    reason = "the effect of Card 3 (TEST-003) forbids it (Rule 1-3-3)."
    assert why(game, f"counter {event}").endswith(f") cannot be activated: {reason}")


def test_an_attack_on_the_leader_is_forbidden() -> None:
    s = Scenario()
    card = s.character(A, effects=[{"cannot": "attack a Leader", "until": "turn"}])
    sentence = why(s.start(), f"attack {card} leader_b")
    assert sentence.endswith(": an effect forbids it (Rule 1-3-3).")


def test_an_attack_on_a_rested_character_is_forbidden() -> None:
    s = Scenario()
    card = s.character(A, effects=[{"cannot": "attack Characters", "until": "turn"}])
    target = s.character(B, rested=True)
    sentence = why(s.start(), f"attack {card} {target}")
    assert sentence.endswith(": an effect forbids it (Rule 1-3-3).")

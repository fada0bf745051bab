"""Rule 6-5: the Main Phase and playing cards."""

import pytest

from optcg import IllegalChoice
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


def verbs(choices: list[str]) -> set[str]:
    return {choice.split()[0] for choice in choices}


@pytest.mark.rule("6-5-2")
def test_6_5_2_actions_in_any_order_and_number() -> None:
    """Attack, play, give, activate an Event, attack, give, play: all in one Main Phase."""
    s = Scenario()
    ace, sabo = s.character(A), s.character(A)
    luffy, ship = s.hand(A, s.character_card(cost=1)), s.hand(A, s.stage_card(cost=1))
    letter = s.hand(A, s.event_card(cost=1, main=[Draw(1)]))
    game = s.start()

    game.attack(ace, "leader_b").play(luffy).give(sabo)
    game.play(letter).attack(sabo, "leader_b").give(luffy).play(ship)

    assert game.asked() == (A, "main")


@pytest.mark.rule("6-5-2")
def test_6_5_2_all_kinds_of_actions_are_offered() -> None:
    """Play, give, attack and end stand in the list."""
    s = Scenario()
    s.hand(A, s.character_card(cost=1))

    assert verbs(s.start().choices()) == {"play", "give", "attack", "end"}


@pytest.mark.rule("6-5-2-1")
def test_6_5_2_1_declaring_the_end_leads_to_the_end_phase() -> None:
    """A's End Phase begins, and A gets no further action in this turn."""
    game = Scenario().start()

    game.end()

    rules = game.rules()
    assert (rules[: rules.index("6-6") + 1], game.asked()) == (["6-5-2-1", "6-6"], (B, "main"))


@pytest.mark.rule("6-5-2-1")
def test_6_5_2_1_the_end_is_the_only_way_out() -> None:
    """With nothing else to do the player is still asked, and must declare the end."""
    s = Scenario()
    s.don(A)
    s.leader(A, rested=True)

    assert s.start().choices() == ["end"]


@pytest.mark.rule("6-5-3-1")
@pytest.mark.parametrize("kind", ["Character", "Stage"])
def test_6_5_3_1_a_character_or_stage_is_played_by_paying_its_cost(kind: str) -> None:
    """The card is in its area, and DON!! are rested as it costs."""
    s = Scenario()
    s.don(A, active=5)
    card = s.hand(A, s.character_card(cost=3) if kind == "Character" else s.stage_card(cost=3))
    game = s.start()

    game.play(card)

    area = "characters" if kind == "Character" else "stage"
    assert (game.area(card), game.count(A, "don_active"), game.count(A, "don_rested")) == (area, 2, 3)


@pytest.mark.rule("6-5-3-1")
def test_6_5_3_1_a_main_event_is_activated_by_paying_its_cost() -> None:
    """The Event is trashed, its cost paid, its [Main] done."""
    s = Scenario()
    s.don(A, active=5)
    letter = s.hand(A, s.event_card(cost=2, main=[Draw(1)]))
    game = s.start()

    game.play(letter)

    assert (game.area(letter), game.count(A, "hand"), game.count(A, "don_rested")) == ("trash", 1, 2)


@pytest.mark.rule("6-5-3-1")
def test_6_5_3_1_an_event_with_only_counter_is_not_offered() -> None:
    """Of two Events only the one with [Main] can be activated in the Main Phase."""
    s = Scenario()
    s.hand(A, s.event_card(counter_event=[gain_power(1, 2000, "battle")]))
    letter = s.hand(A, s.event_card(main=[Draw(1)]))

    plays = [choice for choice in s.start().choices() if choice.startswith("play")]

    assert plays == [f"play {letter}"]


@pytest.mark.rule("6-5-3-1")
@pytest.mark.parametrize(("active", "offered"), [(2, False), (3, True)])
def test_6_5_3_1_what_cannot_be_paid_is_not_offered(active: int, offered: bool) -> None:
    """A cost of 3 needs 3 active DON!!; rested and given ones do not pay."""
    s = Scenario()
    s.don(A, active=active, rested=3)
    s.leader(A, don=2)
    card = s.hand(A, s.character_card(cost=3))

    assert (f"play {card}" in s.start().choices()) == offered


@pytest.mark.rule("6-5-3-1")
def test_6_5_3_1_a_refusal_names_cost_and_rule() -> None:
    """Whoever tries it anyway reads why it is not possible."""
    s = Scenario()
    s.don(A, active=2)
    card = s.hand(A, s.character_card(cost=3))
    game = s.start()

    with pytest.raises(IllegalChoice, match=r"costs 3, and only 2 DON!! are active \(Rule 6-5-3-1\)"):
        game.play(card)


@pytest.mark.rule("6-5-3-1")
def test_6_5_3_1_cards_are_played_from_the_hand_only() -> None:
    """Cards of the trash, of Life and of the opponent's hand are not offered."""
    s = Scenario()
    card = s.character_card(cost=1)
    s.trash(A, card)
    s.life_top(A, card, face_up=True)
    s.hand(B, card)

    assert "play" not in verbs(s.start().choices())


@pytest.mark.rule("6-5-3-1")
def test_6_5_3_1_as_many_cards_as_can_be_paid() -> None:
    """Three cards of cost 1 are played with 3 DON!!, and the fourth is no longer offered."""
    s = Scenario()
    s.don(A, active=3)
    cards = [s.hand(A, s.character_card(cost=1)) for _ in range(4)]
    game = s.start()

    for card in cards[:3]:
        game.play(card)

    assert "play" not in verbs(game.choices())


@pytest.mark.rule("6-5-4-1")
@pytest.mark.parametrize(("turn_player", "offered"), [(A, True), (B, False)])
def test_6_5_4_1_only_the_turn_player_activates_main_effects(turn_player: int, offered: bool) -> None:
    """A's [Main] Event is offered in A's Main Phase and not in B's."""
    s = Scenario(turn_player=turn_player)
    letter = s.hand(A, s.event_card(main=[Draw(1)]))

    assert (f"play {letter}" in s.start().choices()) == offered


@pytest.mark.rule("6-5-4-1")
def test_6_5_4_1_a_main_effect_is_not_for_the_counter_step() -> None:
    """The player being attacked cannot activate a [Main] Event."""
    s = Scenario()
    s.hand(B, s.event_card(main=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == ["done"]

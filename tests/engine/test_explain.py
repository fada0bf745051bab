"""`explain_illegal`: each sentence names the right reason and its rule."""

import re

import pytest

from optcg import IllegalChoice
from optcg.engine.decisions import parse_choice
from optcg.engine.explain import explain_illegal
from optcg.model.effects import Draw, Rest
from optcg.model.filters import CostIs
from optcg.model.selections import Cards, Choose, Owner
from optcg.model.terms import Area
from tests.games.playing import new_game
from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power


def why(table: Table, text: str) -> str:
    """The sentence about a choice, with refs for the ids; the refusal says the same."""
    words = [f"#{table.id(word)}" if word in (table.game.state.refs or {}) else word for word in text.split()]
    sentence = table.game.explain_illegal(" ".join(words))
    for ref, card_id in (table.game.state.refs or {}).items():
        sentence = re.sub(rf"#{card_id}\b", ref, sentence)
    assert " ".join(words) not in map(str, table.game.decision.choices if table.game.decision else ())
    return sentence


# Legal, over, another question ---------------------------------------------------------------------


def test_a_legal_choice_is_said_to_be_legal() -> None:
    assert Scenario().start().game.explain_illegal("end") == "'end' is legal now."


def test_an_index_and_a_concession_are_said_to_be_legal() -> None:
    game = Scenario().start().game
    assert game.decision is not None
    for index, choice in enumerate(game.decision.choices):
        assert game.explain_illegal(index) == f"{str(choice)!r} is legal now."
    for choice in ("concede A", "concede B"):
        assert game.explain_illegal(choice) == f"{choice!r} is legal now."


@pytest.mark.parametrize("wrong", [99, -1, True, None, 1.0, [], "concede", "concede C", "dance"])
def test_what_is_no_choice_gets_the_sentence_of_choose(wrong: object) -> None:
    game = Scenario().start().game
    with pytest.raises(IllegalChoice) as caught:
        game.choose(wrong)  # type: ignore[arg-type]
    assert game.explain_illegal(wrong) == str(caught.value)  # type: ignore[arg-type]


def test_garbage_is_explained_too() -> None:
    sentence = Scenario().start().game.explain_illegal("dance")
    assert sentence == "'dance' is not the text of a choice. Examples: 'play #12', 'attack #3 #9', 'done'."


@pytest.mark.parametrize("loser", [A, B])
def test_after_the_end_the_result_is_told(loser: int) -> None:
    game = Scenario().start().game
    game.concede(loser)
    winner = "BA"[loser]
    assert game.explain_illegal("end") == f"No choice can be made: {winner} won by concession (Rule 1-2-3)."


def test_after_a_draw_the_result_is_told() -> None:
    s = Scenario()
    s.deck(A, 0)
    s.deck(B, 0)
    sentence = s.start().game.explain_illegal("end")
    assert sentence == "No choice can be made: it ended in a draw by deck (Rule 9-2-1-2)."


def test_an_answer_to_another_question() -> None:
    sentence = why(Scenario().start(), "keep")
    why_not, then = "'keep' is chosen with the opening hand (Rule 5-2-1-6).", "What do you do? (Rule 6-5-2)"
    assert sentence.startswith(f"{why_not} Player A is asked: {then} Possible: ")
    game = new_game(0)
    assert game.explain_illegal("keep").endswith("(Rule 5-2-1-5) Possible: first or second.")


def test_an_effect_that_is_no_activate_effect() -> None:
    sentence = why(Scenario().start(), "activate #1.1")
    assert sentence.endswith("it is no [Activate: Main] effect (Rule 10-2-2-1).")


def test_a_pick_that_is_not_offered() -> None:
    s = Scenario()
    s.character(A)
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    other = s.character(B)
    sentence = why(s.start().play(event), f"pick {other}")
    assert ") cannot be chosen: it is in B's Character area, which the question is not about " in sentence
    assert "(Rule 4-8-1) Possible: pick " in sentence


def test_a_card_is_not_picked_twice() -> None:
    s = Scenario()
    one, _ = s.character(A), s.character(A)
    event = s.hand(A, s.event_card(main=[gain_power(2, 1000, "turn")]))
    sentence = why(s.start().play(event).choose(f"pick {one}"), f"pick {one}")
    assert ") cannot be chosen: it has been chosen already (Rule 8-4-4-1)." in sentence


def test_a_pick_that_does_not_fit() -> None:
    s = Scenario()
    s.character(A, cost=1)
    cheap = Cards(Owner.YOU, (Area.CHARACTER,), CostIs("<=", 2))
    event = s.hand(A, s.event_card(main=[Rest(Choose(cheap, 1, up_to=True))]))
    other = s.character(A, cost=5)
    sentence = why(s.start().play(event), f"pick {other}")
    assert "it is not such a card as the effect of Card 5 (TEST-005) asks for (Rule 8-4-4)" in sentence


def test_a_hidden_card_is_not_named() -> None:
    s = Scenario()
    s.character(A)
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    theirs = s.hand(B, s.character_card(name="Secret"))
    sentence = why(s.start().play(event), f"pick {theirs}")
    assert sentence.startswith("No card that can be seen has the id ")
    assert "Secret" not in sentence


def test_who_is_not_asked_can_choose_nothing() -> None:
    view = Scenario().start().game.view(B)
    told = "No choice can be made now: the other player is asked."
    assert explain_illegal(view.state, parse_choice("end")) == told


# Playing -------------------------------------------------------------------------------------------


def test_play_a_card_that_is_not_in_the_hand() -> None:
    s = Scenario()
    theirs = s.hand(B, s.character_card())
    gone = s.trash(A, s.character_card())
    table = s.start()
    for card in (theirs, gone):
        reason = "it is not in the hand of the turn player (Rule 6-5-3-1)."
        assert why(table, f"play {card}") == f"Card {card} cannot be played: {reason}"


def test_play_a_card_that_costs_too_much() -> None:
    s = Scenario()
    s.don(A, active=2, rested=3)
    giant = s.hand(A, s.character_card(cost=3, name="Giant"))
    sentence = why(s.start(), f"play {giant}")
    assert "Giant" in sentence
    assert "it costs 3, and only 2 DON!! are active (Rule 6-5-3-1)." in sentence


def test_activate_an_event_without_main() -> None:
    s = Scenario()
    event = s.hand(A, s.event_card(counter_event=[Draw(1)]))
    assert why(s.start(), f"play {event}").endswith("it has no [Main] effect (Rule 6-5-3-1).")


# Giving --------------------------------------------------------------------------------------------


def test_give_don_to_what_cannot_have_it() -> None:
    s = Scenario()
    stage, theirs = s.stage(A), s.character(B)
    hand = s.hand(A, s.character_card())
    table = s.start()
    for card in (stage, theirs, hand):
        sentence = "A DON!! can only be given to the own Leader or an own Character (Rule 6-5-5-1)."
        assert why(table, f"give {card}") == sentence


def test_give_don_without_an_active_one() -> None:
    s = Scenario()
    s.don(A, rested=5)
    mine = s.character(A)
    table = s.start()
    for card in (mine, "leader_a"):
        assert why(table, f"give {card}").endswith("none is active in the cost area (Rule 6-5-5-1).")


# Attacking -----------------------------------------------------------------------------------------


def test_attack_on_a_first_turn() -> None:
    for player, turn in ((A, 1), (B, 2)):
        s = Scenario(turn_player=player, turn_number=turn)
        sentence = why(s.start(), "attack leader_a leader_b" if player == A else "attack leader_b leader_a")
        assert sentence == "No attack is possible: neither player battles on their first turn (Rule 6-5-6-1)."


def test_attack_with_what_cannot_attack() -> None:
    s = Scenario()
    stage, theirs, hand = s.stage(A), s.character(B), s.hand(A, s.character_card())
    table = s.start()
    for card in (stage, theirs, hand, "leader_b"):
        sentence = why(table, f"attack {card} leader_b")
        reason = "it is no Leader or Character of the turn player (Rule 7-1-1-1)."
        assert sentence == f"{card} cannot attack: {reason}"


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"rested": True}, "it is rested (Rule 7-1-1-1)."),
        ({"effects": [{"cannot": "attack", "until": "turn"}]}, "an effect forbids it (Rule 1-3-3)."),
        (
            {"effects": [{"cannot": "be rested", "until": "turn"}]},
            "it cannot be rested, and attacking rests it (Rules 1-3-3, 7-1-1-1).",
        ),
        ({"played_this_turn": True}, "it was played this turn and has no [Rush] (Rule 3-7-4)."),
    ],
)
def test_attack_with_a_card_that_may_not(facts: dict[str, object], reason: str) -> None:
    s = Scenario()
    card = s.character(A, name="Zoro", **facts)  # type: ignore[arg-type]
    sentence = why(s.start(), f"attack {card} leader_b")
    assert sentence.startswith("Attacking with Zoro (TEST-")
    assert sentence.endswith(f") is not possible: {reason}")


def test_attack_what_is_no_target() -> None:
    s = Scenario()
    mine, stage, hand = s.character(A), s.stage(B), s.hand(B, s.character_card())
    table = s.start()
    for target in (mine, stage, hand, "leader_a"):
        sentence = why(table, f"attack leader_a {target}")
        assert sentence.endswith(
            f" on {target}: the target is the opponent's Leader or a Character (Rule 7-1-1-2)."
        )


def test_attack_an_active_character() -> None:
    s = Scenario()
    wall = s.character(B, name="Wall")
    sentence = why(s.start(), f"attack leader_a {wall}")
    assert "on Wall (TEST-" in sentence
    assert sentence.endswith("only a rested Character can be attacked (Rule 7-1-1-2).")


def test_attack_the_leader_with_rush_character() -> None:
    s = Scenario()
    fresh = s.character(A, keywords=["Rush: Character"], played_this_turn=True)
    s.character(B, rested=True)
    sentence = why(s.start(), f"attack {fresh} leader_b")
    assert sentence.endswith("played this turn, it may only attack Characters (Rule 3-7-4).")


def test_attack_an_active_character_with_rush_character() -> None:
    """It may attack Characters: what is wrong here is that this one is active."""
    s = Scenario()
    fresh = s.character(A, keywords=["Rush: Character"], played_this_turn=True)
    wall = s.character(B)
    sentence = why(s.start(), f"attack {fresh} {wall}")
    assert sentence.endswith("only a rested Character can be attacked (Rule 7-1-1-2).")


# Blocking ------------------------------------------------------------------------------------------


class Attacked:
    """A's Leader attacks B's, who has one card that can block; so B is asked."""

    def __init__(self) -> None:
        self.s = Scenario()
        self.s.character(B, keywords=["Blocker"])

    def start(self, target: str = "leader_b") -> Table:
        return self.s.start().declare("leader_a", target)


def test_block_with_what_is_not_yours() -> None:
    a = Attacked()
    theirs = a.s.character(A, keywords=["Blocker"])
    hand = a.s.hand(B, a.s.character_card(keywords=["Blocker"]))
    table = a.start()
    for card in (theirs, hand):
        reason = "it is no card of the player being attacked (Rule 7-1-2-1)."
        assert why(table, f"block {card}") == f"{card} cannot block: {reason}"


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({}, "it has no [Blocker] (Rule 10-1-4-1)."),
        (
            {"keywords": ["Blocker"], "effects": [{"negated": True, "until": "turn"}]},
            "it has no [Blocker] (Rule 10-1-4-1).",
        ),
        (
            {"keywords": ["Blocker"], "rested": True},
            "it is rested, and blocking rests it (Rules 1-3-2-1, 10-1-4-1).",
        ),
        (
            {"keywords": ["Blocker"], "effects": [{"cannot": "block", "until": "turn"}]},
            "an effect forbids it (Rule 1-3-3).",
        ),
        (
            {"keywords": ["Blocker"], "effects": [{"cannot": "be rested", "until": "turn"}]},
            "an effect forbids it (Rule 1-3-3).",
        ),
    ],
)
def test_block_with_a_card_that_may_not(facts: dict[str, object], reason: str) -> None:
    a = Attacked()
    card = a.s.character(B, name="Wall", **facts)  # type: ignore[arg-type]
    sentence = why(a.start(), f"block {card}")
    assert sentence.startswith("Blocking with Wall (TEST-")
    assert sentence.endswith(f") is not possible: {reason}")


def test_block_with_the_card_being_attacked() -> None:
    a = Attacked()
    a.s.leader(B, keywords=["Blocker"])
    assert why(a.start(), "block leader_b").endswith("it is itself being attacked (Rule 10-1-4-1).")


def test_block_an_attack_that_cannot_be_blocked() -> None:
    """No question is asked in that Block Step, but who tries to block is told why."""
    s = Scenario()
    blocker = s.character(B, keywords=["Blocker"])
    attacker = s.character(A, name="Ghost", keywords=["Unblockable"])
    s.hand(B, s.character_card())
    table = s.start().declare(attacker, "leader_b")
    assert table.asked() == (B, "counter")
    assert "[Unblockable]" in why(table, f"block {blocker}")


# Countering ----------------------------------------------------------------------------------------


def test_counter_with_what_cannot_counter() -> None:
    s = Scenario()
    s.don(B, active=1)
    no_counter = s.hand(B, s.character_card(name="Plain"))
    main_event = s.hand(B, s.event_card(name="Feast", main=[Draw(1)]))
    stage = s.hand(B, s.stage_card(name="Ship"))
    dear = s.hand(B, s.event_card(name="Storm", cost=2, counter_event=[Draw(1)]))
    theirs, field = s.hand(A, s.character_card(counter=1000)), s.character(B, counter=1000)
    table = s.start().declare("leader_a", "leader_b")
    for card in (theirs, field):
        sentence = f"{card} is not in the hand of the player being attacked (Rule 7-1-3-2)."
        assert why(table, f"counter {card}") == sentence
    assert re.fullmatch(
        r"Plain \(.*\) has no Counter \(Rule 7-1-3-2-1\)\.", why(table, f"counter {no_counter}")
    )
    for card in (main_event, stage):
        assert why(table, f"counter {card}").endswith("has no [Counter] effect (Rule 7-1-3-2-2).")
    sentence = why(table, f"counter {dear}")
    assert sentence.endswith("it costs 2, and only 1 DON!! are active (Rule 7-1-3-2-2).")

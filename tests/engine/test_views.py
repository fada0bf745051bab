"""What a view says: the step of a battle, the costs of the hand, the order of cards that are looked at."""

import pytest

from optcg.engine.choice_words import all_choice_words
from optcg.engine.saving import dump_state
from optcg.model.abilities import Ability, AutoEffect, HandCost, TriggerEffect, When
from optcg.model.effects import Draw, Look, Move, Place, Reveal
from optcg.model.filters import CostIs
from optcg.model.selections import Cards, Choose, ChooseFrom, Every, Owner, Top
from optcg.model.terms import Area
from tests.effects.checks import OWN, OWN_HAND, begin, event, resolve
from tests.scenario import A, B, Scenario, Table

# A card of the hand goes to the trash, if its player likes: a question.
ASK = Move(Choose(OWN_HAND, 1, up_to=True), Place.TRASH)


def asks(timing: str) -> Ability:
    return AutoEffect((When(timing),), (ASK,))


def step(game: Table) -> object:
    """The step that all see."""
    found = []
    for viewer in (A, B, None):
        battle = game.game.view(viewer).to_dict()["battle"]
        assert isinstance(battle, dict)
        found.append(battle["step"])
    assert len(set(found)) == 1
    return found[0]


def hold(s: Scenario, player: int) -> None:
    for _ in range(3):
        s.hand(player, s.character_card(cost=3))


@pytest.mark.rule("7-1-1-3")
@pytest.mark.parametrize("timing", ["When Attacking", "On Your Opponent's Attack"])
def test_7_1_1_3_effects_of_the_attack_are_in_the_attack_step(timing: str) -> None:
    s = Scenario()
    attacker = s.character(A, abilities=[asks(timing)] if timing == "When Attacking" else [])
    s.character(B, abilities=[asks(timing)] if timing != "When Attacking" else [], keywords=["Blocker"])
    hold(s, A)
    hold(s, B)
    game = begin(s)

    game.choose(f"attack {attacker} leader_b")

    assert (game.asked()[1], step(game)) == ("cards", "attack")
    game.choose("done")
    assert (game.asked()[1], step(game)) == ("block", "block")


@pytest.mark.rule("7-1-2-2")
def test_7_1_2_2_on_block_is_in_the_block_step() -> None:
    s = Scenario()
    wall = s.character(B, abilities=[asks("On Block")], keywords=["Blocker"])
    hold(s, B)
    game = begin(s)

    game.declare("leader_a", "leader_b").choose(f"block {wall}")

    assert (game.asked()[1], step(game)) == ("cards", "block")
    game.choose("done")
    assert (game.asked()[1], step(game)) == ("counter", "counter")


@pytest.mark.rule("7-1-3-1")
def test_7_1_3_1_when_attacked_and_counters_are_in_the_counter_step() -> None:
    s = Scenario()
    s.character(B)
    s.leader(B, abilities=[asks("attacked")])
    counter = s.hand(B, s.character_card(counter=1000))
    game = begin(s)

    game.declare("leader_a", "leader_b")

    assert (game.asked()[1], step(game)) == ("cards", "counter")
    game.choose("done")
    assert (game.asked()[1], step(game)) == ("counter", "counter")
    game.choose(f"counter {counter}")
    assert (game.asked()[1], step(game)) == ("cards", "counter")


@pytest.mark.rule("7-1-4-1-1-2")
def test_7_1_4_1_1_2_a_trigger_is_in_the_damage_step() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(abilities=[TriggerEffect((ASK,))]))
    hold(s, B)
    game = begin(s)

    game.declare("leader_a", "leader_b").choose("done")

    assert (game.asked()[1], step(game)) == ("trigger", "damage")
    game.choose("yes")
    assert (game.asked()[1], step(game)) == ("cards", "damage")


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_what_waits_for_the_end_is_in_the_end_of_the_battle() -> None:
    s = Scenario()
    attacker = s.character(A, abilities=[asks("battle ends")])
    hold(s, A)
    game = begin(s)

    game.declare(attacker, "leader_b")

    assert (game.asked()[1], step(game)) == ("cards", "end")


@pytest.mark.rule("2-7-6")
def test_2_7_6_a_hand_is_shown_with_the_costs_of_this_moment() -> None:
    """Of two cards, one costs 2 less in the hand; its words in the question say so, too."""
    s = Scenario()
    s.don(A, active=5)
    dear = s.hand(A, s.character_card(name="Dear", cost=4, power=1000))
    cheap = s.hand(A, s.character_card(name="Cheap", cost=4, power=1000, abilities=[HandCost(-2)]))
    game = begin(s)

    hand = game.side(A)["hand"]
    assert isinstance(hand, list)
    assert {card["id"]: card["cost"] for card in hand} == {game.id(dear): 4, game.id(cheap): 2}
    view = game.game.view(A)
    assert view.decision is not None
    words = all_choice_words(view, view.decision)
    assert {"play Dear (cost 4, 1000)", "play Cheap (cost 2, 1000)"} <= set(words)


@pytest.mark.rule("11-3-2")
def test_11_3_2_what_is_looked_at_is_told_top_first() -> None:
    """All Life cards, and the top cards of the deck: as they lie, the uppermost first."""
    s = Scenario()
    s.life(A, 0)
    life = [s.life_top(A, s.character_card()) for _ in range(3)]
    deck = [s.deck_top(A, s.character_card()) for _ in range(3)]
    looks = (
        Look(Every(Cards(Owner.YOU, (Area.LIFE,)), slot=1)),
        Look(Top(Owner.YOU, Area.DECK, 3, slot=2)),
        Move(ChooseFrom(1, None, 1, up_to=True, slot=3), Place.HAND),
        Draw(1),
    )
    event = s.hand(A, s.event_card(cost=0, main=looks))
    game = begin(s).play(event)

    shown = game.game.view(A).to_dict()["looking_at"]
    assert isinstance(shown, list)
    ids = [card["id"] for card in shown]
    assert ids == [game.id(card) for card in (*reversed(life), *deck)]


@pytest.mark.rule("3-10-2")
def test_3_10_2_a_life_card_that_was_looked_at_stays_known_face_down() -> None:
    """A has looked at A's top Life card: it is an object in A's view alone, and at no face-up place."""
    s = Scenario()
    top = s.life_top(A, s.character_card())
    event = s.hand(A, s.event_card(cost=0, main=(Look(Top(Owner.YOU, Area.LIFE, 1, slot=1)),)))
    game = begin(s).play(event)

    for viewer, known in ((A, True), (B, False), (None, False)):
        side = game.game.view(viewer).to_dict()["A"]
        assert isinstance(side, dict)
        first = side["life"][0]
        assert (first and first["id"]) == (game.id(top) if known else None)
        assert side["life_face_up_indexes"] == []


@pytest.mark.rule("3-4-3")
def test_3_4_3_which_card_of_a_hand_is_being_picked_is_hidden_also_if_it_is_known() -> None:
    """A card went back to A's hand in the open; B does not see whether it is the first that A puts away."""
    seen = []
    for first in ("back", "other"):
        s = Scenario()
        hold(s, A)
        cards = {"back": s.character(A, name="Back"), "other": s.hand(A, s.character_card(name="Other"))}
        away = Move(Choose(OWN_HAND, 2, slot=2), Place.DECK_BOTTOM)
        game = resolve(s, Move(Choose(OWN, 1, slot=1), Place.HAND), away)
        game.choose(f"pick {cards[first]}")
        view = game.game.view(B)
        seen.append((view.to_dict(), dump_state(view.state)))
    assert seen[0] == seen[1]


@pytest.mark.rule("8-4-4-2")
def test_8_4_4_2_in_an_even_game_one_fitting_card_of_a_hand_is_asked_for_as_one_of_two_is() -> None:
    """ "Reveal 1 or more": who has just one such card is asked for it, as who has two."""
    reveal = Reveal(Choose(Cards(Owner.YOU, (Area.HAND,), CostIs("=", 4)), None, at_least=1, slot=1))
    for fitting in (1, 2):
        s = Scenario()
        refs = [s.hand(A, s.character_card(cost=4)) for _ in range(fitting)]
        showing = event(s, reveal)
        game = begin(s, even=True).play(showing)
        assert game.asked()[1] == "cards"
        assert {f"pick {ref}" for ref in refs} <= set(game.choices())

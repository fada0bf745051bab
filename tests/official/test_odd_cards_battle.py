"""Idiosyncratic cards: who may be attacked, ends of battles, an empty deck that wins."""

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.effects import Forbid, Move, Place
from optcg.model.selections import Every, This
from tests.effects.checks import THEIRS, begin, pile
from tests.official.board import Board
from tests.scenario import A, B


def test_op01_051_leaves_attackers_only_the_named_character() -> None:
    """Rested, with 1 DON!!, in the opponent's turn: nobody else can be attacked."""
    s = Board(turn_player=B)
    kid = s.put(A, "OP01-051", don=1, rested=True)
    namesake = s.character(A, name='Eustass"Captain"Kid', rested=True)
    other = s.character(A, rested=True)
    attacker = s.character(B)
    game = begin(s)
    targets = [choice for choice in game.choices() if choice.startswith(f"attack {attacker} ")]
    assert targets == [f"attack {attacker} {kid}", f"attack {attacker} {namesake}"]
    assert {f"attack {attacker} leader_a", f"attack {attacker} {other}"}.isdisjoint(game.choices())
    assert "attack leader_b leader_a" not in game.choices()


@pytest.mark.parametrize(("don_given", "rested"), [(0, True), (1, False)])
def test_op01_051_wants_a_don_and_to_be_rested(don_given: int, rested: bool) -> None:
    s = Board(turn_player=B)
    s.put(A, "OP01-051", don=don_given, rested=rested)
    attacker = s.character(B)

    assert f"attack {attacker} leader_a" in begin(s).choices()


def test_op01_051_does_not_bind_its_own_player() -> None:
    s = Board()
    s.put(A, "OP01-051", don=1, rested=True)

    assert "attack leader_a leader_b" in begin(s).choices()


def test_op01_099_protects_the_type_on_both_sides_but_not_its_own_namesakes() -> None:
    """In battle only: the player's own Semimaru falls, one of the opponent does not."""
    clan = ("Kurozumi Clan",)
    for owner, name, area in (
        (A, "Orochi", "characters"),
        (A, "Kurozumi Semimaru", "trash"),
        (B, "Orochi", "characters"),
        (B, "Kurozumi Semimaru", "characters"),
    ):
        s = Board(turn_player=1 - owner)
        s.put(A, "OP01-099")
        victim = s.character(owner, power=1000, name=name, types=clan, rested=True)
        attacker = s.character(1 - owner, power=9000)
        game = begin(s).attack(attacker, victim)
        assert game.area(victim) == area, (owner, name)


def test_op01_099_does_not_protect_itself_others_or_from_effects() -> None:
    s = Board(turn_player=B)
    semimaru = s.put(A, "OP01-099", rested=True)
    orochi = s.character(A, power=3000, types=("Kurozumi Clan",))
    stranger = s.character(A, power=1000, rested=True)
    first, second = (s.character(B, power=9000) for _ in range(2))
    blast = s.hold(B, "OP09-018")
    game = begin(s).attack(first, stranger)
    assert game.area(stranger) == "trash"
    game.play(blast).choose(f"pick {orochi}")
    assert game.area(orochi) == "trash"
    game.attack(second, semimaru)
    assert game.area(semimaru) == "trash"


def test_op02_064_goes_under_the_deck_when_the_battle_ends() -> None:
    """For a card of the hand; first a Character of cost 2 or less of either side may go, later itself."""
    s = Board()
    kurei = s.put(A, "OP02-064", don=1)
    paid, kept = s.hand(A, s.character_card()), s.hand(A, s.character_card())
    s.hand(B, s.character_card())
    mine, theirs, big = s.character(A, cost=1), s.character(B, cost=2), s.character(B, cost=3)
    game = begin(s).declare(kurei, "leader_b").choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {paid}", f"pick {kept}"])
    game.choose(f"pick {paid}")
    assert game.area(paid) == "trash"
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {mine}", f"pick {theirs}", "done"])
    assert f"pick {big}" not in game.choices()
    game.choose(f"pick {theirs}")
    assert (pile(game, B, "deck")[-1], game.area(mine)) == (theirs, "characters")
    assert (game.asked(), game.area(kurei)) == ((B, "counter"), "characters")
    game.pass_battle()
    assert (game.area(kurei), pile(game, A, "deck")[-1], game.count(B, "life")) == ("deck", kurei, 2)


def test_op02_064_wants_a_don() -> None:
    s = Board()
    kurei = s.put(A, "OP02-064")
    s.hand(A, s.character_card())
    game = begin(s).declare(kurei, "leader_b")

    assert (game.asked(), game.area(kurei)) == ((A, "main"), "characters")


def test_op02_064_stays_if_it_is_not_paid_and_when_it_has_moved_on() -> None:
    s = Board()
    kurei = s.put(A, "OP02-064", don=1)
    s.hand(A, s.character_card())
    game = begin(s).declare(kurei, "leader_b").choose("no").pass_battle()
    assert game.area(kurei) == "characters"

    s = Board()
    kurei = s.put(A, "OP02-064", don=1)
    s.hand(A, s.character_card())
    back = AutoEffect((When("On Your Opponent's Attack"),), (Move(Every(THEIRS), Place.HAND),))
    s.character(B, abilities=[back])
    game = begin(s).declare(kurei, "leader_b").choose("yes")
    assert (game.asked(), game.area(kurei)) == ((A, "main"), "hand")


def test_op04_047_places_the_character_it_battled_under_the_deck() -> None:
    """Its power is 0, so both survive the battle; only a cost of 5 or less, and in the own turn."""
    for cost, area in ((5, "deck"), (6, "characters")):
        s = Board()
        oni = s.put(A, "OP04-047")
        wall = s.character(B, power=5000, cost=cost, rested=True)
        game = begin(s).attack(oni, wall)
        assert (game.area(wall), game.area(oni)) == (area, "characters")

    s = Board(turn_player=B)
    oni = s.put(A, "OP04-047", rested=True)
    attacker = s.character(B, cost=1, power=0)
    game = begin(s).attack(attacker, oni)
    assert (game.area(attacker), game.area(oni)) == ("characters", "trash")


def test_op04_047_is_about_its_own_battles() -> None:
    """Another own Character battles: nobody is placed anywhere."""
    s = Board()
    s.put(A, "OP04-047")
    other, wall = s.character(A, power=1000), s.character(B, power=5000, cost=1, rested=True)
    game = begin(s).attack(other, wall)

    assert game.area(wall) == "characters"


def test_op04_047_does_not_take_a_blocked_for_leader_or_a_card_in_the_trash() -> None:
    """A blocker is what it battles; a Character that fell in the battle stays in the trash."""
    s = Board()
    oni = s.put(A, "OP04-047", don=5)
    blocker = s.character(B, power=9000, cost=2, keywords=["Blocker"])
    game = begin(s).declare(oni, "leader_b").choose(f"block {blocker}").pass_battle()
    assert pile(game, B, "deck")[-1] == blocker

    s = Board()
    oni = s.put(A, "OP04-047", don=5)
    weak = s.character(B, power=1000, cost=2, rested=True)
    game = begin(s).attack(oni, weak)
    assert game.area(weak) == "trash"


def test_st08_013_may_take_the_other_one_down_with_it() -> None:
    """In either turn with 1 DON!!; declining leaves both where they are."""
    for answer, areas in (("yes", ["trash", "trash"]), ("no", ["characters", "characters"])):
        s = Board()
        kurei = s.put(A, "ST08-013", don=1)
        wall = s.character(B, power=9000, rested=True)
        game = begin(s).attack(kurei, wall)
        assert game.asked() == (A, "yes_no")
        game.choose(answer)
        assert [game.area(card) for card in (wall, kurei)] == areas


def test_st08_013_falls_only_if_the_other_one_really_was_ko_d() -> None:
    """A Character that cannot be K.O.'d by effects stays, and so does this one."""
    s = Board()
    kurei = s.put(A, "ST08-013", don=1)
    lasting = PermanentEffect((Forbid(This(), "be K.O.'d", by="effects"),))
    wall = s.character(B, power=9000, rested=True, abilities=[lasting])
    game = begin(s).attack(kurei, wall)
    assert game.asked() == (A, "main")
    assert [game.area(card) for card in (wall, kurei)] == ["characters", "characters"]


def test_st08_013_wants_a_don_and_a_battle_of_its_own() -> None:
    for given, own in ((0, True), (1, False)):
        s = Board()
        kurei, other = s.put(A, "ST08-013", don=given), s.character(A)
        wall = s.character(B, power=9000, rested=True)
        game = begin(s).attack(kurei if own else other, wall)
        assert (game.asked(), game.area(wall)) == ((A, "main"), "characters")


def test_st08_013_is_silent_about_leaders_and_the_fallen() -> None:
    s = Board()
    kurei = s.put(A, "ST08-013", don=1)
    weak = s.character(B, power=1000, rested=True)
    game = begin(s).attack(kurei, weak)
    assert (game.area(weak), game.asked(), game.area(kurei)) == ("trash", (A, "main"), "characters")

    s = Board()
    kurei = s.put(A, "ST08-013", don=1)
    game = begin(s).attack(kurei, "leader_b")
    assert (game.asked(), game.area(kurei)) == ((A, "main"), "characters")


def test_op03_001_trashes_events_and_stages_when_it_attacks() -> None:
    """In the Attack Step, any number; +1000 for each, for this battle only."""
    s = Board()
    s.lead(A, "OP03-001")
    event, stage = s.hand(A, s.event_card()), s.hand(A, s.stage_card())
    character = s.hand(A, s.character_card())
    s.hand(B, s.character_card())
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.choices() == [f"pick {event}", f"pick {stage}", "done"]
    assert f"pick {character}" not in game.choices()
    game.choose(f"pick {event}").choose(f"pick {stage}")
    assert (game.power("leader_a"), game.area(event), game.area(stage)) == (7000, "trash", "trash")
    game.pass_battle()
    assert game.power("leader_a") == 5000


def test_op03_001_is_silent_when_others_attack_or_are_attacked() -> None:
    s = Board()
    s.lead(A, "OP03-001")
    s.hand(A, s.event_card())
    other, wall = s.character(A), s.character(B, rested=True)
    game = begin(s).attack(other, wall)
    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)

    s = Board(turn_player=B)
    s.lead(A, "OP03-001")
    s.hand(A, s.event_card())
    rested, attacker = s.character(A, power=1000, rested=True), s.character(B)
    game = begin(s).declare(attacker, rested)
    assert game.asked() == (A, "counter")


def test_op03_001_defends_in_the_counter_step_and_not_if_another_card_blocked() -> None:
    s = Board(turn_player=B)
    s.lead(A, "OP03-001")
    s.hand(A, s.event_card())
    one = s.hand(A, s.event_card())
    blocker = s.character(A, power=1000, keywords=["Blocker"])
    first, second = (s.character(B, power=5000) for _ in range(2))
    game = begin(s).declare(first, "leader_a")
    assert game.asked() == (A, "block")
    game.choose(f"block {blocker}")
    assert game.asked() == (A, "counter")
    game.choose("done")
    assert game.area(blocker) == "trash"
    game.declare(second, "leader_a")
    assert game.asked() == (A, "cards")
    game.choose(f"pick {one}").choose("done")
    assert (game.asked(), game.power("leader_a"), game.count(A, "hand")) == ((A, "counter"), 6000, 1)


@pytest.mark.rule("9-2-1-2")
def test_op03_040_wins_with_an_empty_deck() -> None:
    """When its attack hits Life it may trash the top card of the own deck; the last one wins the game."""
    s = Board()
    s.lead(A, "OP03-040", don=1)
    top, other = s.deck_top(A, s.character_card()), s.character(A)
    s.deck(A, 2)
    game = begin(s).attack(other, "leader_b")
    assert (game.asked(), game.count(A, "deck")) == ((A, "main"), 2)
    game.attack("leader_a", "leader_b")
    assert game.asked() == (A, "yes_no")
    deck = game.count(B, "deck")
    game.choose("yes")
    assert (game.count(A, "deck"), game.game.result, game.area(top)) == (1, None, "trash")
    assert game.count(B, "deck") == deck

    s = Board()
    s.lead(A, "OP03-040", don=1)
    s.deck(A, 1)
    game = begin(s).attack("leader_a", "leader_b").choose("yes")
    assert game.game.result is not None
    assert game.game.result.winner == A


def test_op03_040_the_opponent_still_loses_with_an_empty_deck() -> None:
    """Only its own deck wins; and without DON!! nothing is offered."""
    s = Board()
    s.lead(A, "OP03-040")
    s.deck(A, 1)
    s.deck(B, 1)
    game = begin(s).attack("leader_a", "leader_b")
    assert (game.asked(), game.count(A, "deck")) == ((A, "main"), 1)
    game.end()
    assert game.game.result is not None
    assert game.game.result.winner == A

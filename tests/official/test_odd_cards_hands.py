"""Idiosyncratic cards: hands that are picked from, shuffled in or redrawn; abilities that must be lacking."""

from optcg.model.abilities import AutoEffect, When
from optcg.model.effects import Draw
from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B, Table


def _arlong(s: Board, top: str) -> tuple[Table, str]:
    arlong = s.put(A, "OP01-063", don=1)
    game = begin(s).choose(f"activate {arlong}.1")
    assert game.rested(arlong)
    return game, top


def test_op01_063_picks_blind_and_moves_life_only_for_an_event() -> None:
    """The picked card is shown; for an Event the top Life card may go under its owner's deck."""
    s = Board()
    event = s.hand(B, s.event_card())
    game, top = _arlong(s, s.life_top(B, s.character_card()))
    assert (game.asked(), game.choices()) == ((A, "yes_no"), ["yes", "no"])
    game.choose("yes")
    assert (game.area(top), pile(game, B, "deck")[-1], game.area(event)) == ("deck", top, "hand")
    assert (game.count(B, "life"), game.count(A, "life")) == (3, 3)

    s = Board()
    s.hand(B, s.event_card())
    game, top = _arlong(s, s.life_top(B, s.character_card()))
    game.choose("no")
    assert (game.area(top), game.asked()) == ("life", (A, "main"))


def test_op01_063_does_nothing_for_another_card() -> None:
    s = Board()
    held = s.hand(B, s.character_card())
    game, top = _arlong(s, s.life_top(B, s.character_card()))

    assert (game.asked(), game.area(top), game.area(held)) == ((A, "main"), "life", "hand")


def test_op01_063_does_not_show_what_is_picked_from() -> None:
    """Three cards lie face-down in a row: places are named, not cards. Without DON!! there is no effect."""
    s = Board()
    for _ in range(3):
        s.hand(B, s.character_card())
    game, _top = _arlong(s, "")
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick 1", "pick 2", "pick 3"])
    game.choose("pick 2")
    assert (game.asked(), game.kinds().count("card_shown")) == ((A, "main"), 1)

    s = Board()
    arlong = s.put(A, "OP01-063")
    assert f"activate {arlong}.1" not in begin(s).choices()


def test_op06_047_shuffles_the_opponents_hand_in_and_draws_five() -> None:
    """Five, however many there were; the own hand stays."""
    for held in (2, 7):
        s = Board()
        pudding = s.hold(A, "OP06-047")
        mine = s.hand(A, s.character_card())
        s.deck(B, 20)
        for _ in range(held):
            s.hand(B, s.character_card())
        game = begin(s).play(pudding)
        assert (game.count(B, "hand"), game.count(B, "deck")) == (5, 20 + held - 5)
        assert (game.area(mine), game.count(A, "hand"), game.asked()) == ("hand", 1, (A, "main"))
        assert "deck_shuffled" in game.kinds()


def test_op04_048_draws_as_many_as_it_returned() -> None:
    """Itself is on the field already; with an empty hand nothing is drawn."""
    for held in (0, 3):
        s = Board()
        sasaki = s.hold(A, "OP04-048")
        s.deck(A, 20)
        s.hand(B, s.character_card())
        cards = [s.hand(A, s.character_card()) for _ in range(held)]
        game = begin(s).play(sasaki)
        drawn = sum(game.area(card) == "hand" for card in cards)
        assert drawn < 3  # with this seed at least one of them stays in the deck
        assert (game.count(A, "hand"), game.count(A, "deck"), game.count(B, "hand")) == (held, 20, 1)
        assert (game.asked(), "deck_shuffled" in game.kinds()) == ((A, "main"), True)


def _with(timing: str) -> AutoEffect:
    return AutoEffect((When(timing),), (Draw(1),))


def test_eb03_001_gives_rush_to_a_character_without_a_when_attacking_effect() -> None:
    """The first part may be declined and the second still happens; the Leader is rested for it."""
    s = Board()
    s.lead(A, "EB03-001")
    plain = s.character(A, played_this_turn=True)
    on_play = s.character(A, played_this_turn=True, abilities=[_with("On Play")])
    attacking = s.character(A, played_this_turn=True, abilities=[_with("When Attacking")])
    theirs = s.character(B, power=5000)
    game = begin(s).choose("activate leader_a.2")
    assert (game.rested("leader_a"), game.asked()) == (True, (A, "cards"))
    assert game.choices() == [f"pick {theirs}", "done"]
    game.choose("done")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {plain}", f"pick {on_play}", "done"])
    assert {f"pick {attacking}", f"pick {theirs}"}.isdisjoint(game.choices())
    game.choose(f"pick {plain}")
    assert (game.keywords(plain), f"attack {plain} leader_b" in game.choices()) == (["Rush"], True)
    assert f"attack {on_play} leader_b" not in game.choices()
    game.end()
    assert game.keywords(plain) == []


def test_eb03_001_weakens_one_character_of_the_opponent_for_the_turn() -> None:
    s = Board()
    s.lead(A, "EB03-001")
    one, two = s.character(B, power=5000), s.character(B, power=5000)
    attacker = s.character(A, power=5000)
    game = begin(s).choose("activate leader_a.2").choose(f"pick {one}").choose("done")
    game.attack(attacker, "leader_b")
    assert (game.power(one), game.power(two)) == (3000, 5000)
    game.end()
    assert game.power(one) == 5000


def test_eb03_001_a_negated_effect_is_still_printed() -> None:
    """A card with two timings in one ability has a [When Attacking] effect; being negated changes nothing."""
    s = Board()
    s.lead(A, "EB03-001")
    both = AutoEffect((When("On Play"), When("When Attacking")), (Draw(1),))
    two = s.character(A, abilities=[both])
    silenced = [{"negated": True, "until": "turn"}]
    negated = s.character(A, abilities=[_with("When Attacking")], effects=silenced)
    game = begin(s).choose("activate leader_a.2")

    assert (game.asked(), game.keywords(two), game.keywords(negated)) == ((A, "main"), [], [])


def test_eb03_001_saves_a_character_of_base_cost_4_once_per_turn() -> None:
    s = Board(turn_player=B)
    s.lead(A, "EB03-001")
    four = s.character(A, power=1000, cost=5, rested=True, effects=[{"cost": -3, "until": "opponent_end"}])
    three = s.character(A, power=1000, cost=3, rested=True, effects=[{"cost": 3, "until": "opponent_end"}])
    paid = s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    first, second, third = (s.character(B, power=9000) for _ in range(3))
    game = begin(s).attack(first, three)
    assert game.area(three) == "trash"
    game.attack(second, four).choose("yes").choose(f"pick {paid}")
    assert (game.area(four), game.area(paid)) == ("characters", "trash")
    game.attack(third, four)
    assert (game.area(four), game.count(A, "hand")) == ("trash", 1)


def test_prb01_001_gives_rush_to_a_character_without_an_on_play_effect() -> None:
    """With a cost of 8 or less, once per turn."""
    s = Board()
    s.lead(A, "PRB01-001")
    plain = s.character(A, cost=8, played_this_turn=True)
    attacking = s.character(A, cost=1, played_this_turn=True, abilities=[_with("When Attacking")])
    on_play = s.character(A, cost=1, played_this_turn=True, abilities=[_with("On Play")])
    dear = s.character(A, cost=9, played_this_turn=True)
    theirs = s.character(B, cost=1)
    game = begin(s).choose("activate leader_a.1")
    assert game.asked() == (A, "cards")
    assert game.choices() == [f"pick {plain}", f"pick {attacking}", "done"]
    assert {f"pick {card}" for card in (on_play, dear, theirs)}.isdisjoint(game.choices())
    game.choose(f"pick {attacking}")
    assert (game.keywords(attacking), game.keywords(plain)) == (["Rush"], [])
    assert ("activate leader_a.1" in game.choices(), don(game, A)) == (False, (5, 0, 5))
    game.end()
    assert game.keywords(attacking) == []


def test_op05_040_holds_small_characters_of_both_players_in_the_refresh_phase() -> None:
    """Under the right Leader: cost 5 or less stays rested in either Refresh Phase, cost 6 does not."""
    for leader, stays in (("Donquixote Doflamingo", True), ("Somebody", False)):
        s = Board()
        s.leader(A, name=leader)
        s.leader(B, name="Somebody" if stays else "Donquixote Doflamingo")
        s.put(A, "OP05-040")
        mine, theirs = s.character(A, cost=5, rested=True), s.character(B, cost=4, rested=True)
        big = s.character(B, cost=6, rested=True)
        game = begin(s).end()
        assert (game.rested(theirs), game.rested(big), game.rested(mine)) == (stays, False, True)
        game.end()
        assert (game.rested(mine), game.rested(theirs)) == (stays, stays)


def test_op05_040_ko_s_rested_characters_of_both_and_trashes_itself() -> None:
    """At the end of the own turn with exactly 10 DON!! on the field, given ones too; whoever leads."""
    for active, given, falls in ((9, 1, True), (9, 0, False)):
        s = Board()
        cage = s.put(A, "OP05-040")
        s.don(A, active=active)
        s.leader(A, don=given)
        mine, theirs = s.character(A, cost=5, rested=True), s.character(B, cost=4, rested=True)
        awake, big = s.character(B, cost=1), s.character(B, cost=6, rested=True)
        game = begin(s).end()
        area = "trash" if falls else "characters"
        assert [game.area(card) for card in (mine, theirs)] == [area, area]
        assert [game.area(card) for card in (awake, big)] == ["characters", "characters"]
        assert game.area(cage) == ("trash" if falls else "stage")


def test_op05_040_waits_for_the_own_turn_to_end() -> None:
    s = Board(turn_player=B)
    cage = s.put(A, "OP05-040")
    s.don(A, active=10)
    theirs = s.character(B, cost=1, rested=True)
    game = begin(s).end()

    assert (game.area(theirs), game.area(cage)) == ("characters", "stage")

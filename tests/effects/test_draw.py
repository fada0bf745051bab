"""Drawing cards by effects (Rules 4-5-3, 4-5-4, 1-3-2)."""

from optcg.model.amounts import CountOf, Minus
from optcg.model.conditions import YouDid
from optcg.model.durations import Duration
from optcg.model.effects import Draw, DrawUpTo, ForbidPlayer, If, May
from tests.effects.checks import EITHER, OPPONENT, OWN_HAND, YOU, draws_when, resolve
from tests.scenario import A, B, Scenario


def test_draw_takes_that_many_cards() -> None:
    game = resolve(Scenario(), Draw(2))

    assert game.count(A, "hand") == 2


def test_draw_by_the_opponent() -> None:
    game = resolve(Scenario(), Draw(2, OPPONENT))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 2)


def test_draw_by_both_players() -> None:
    game = resolve(Scenario(), Draw(1, EITHER))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (1, 1)


def test_draw_with_too_small_a_deck_draws_what_there_is_and_loses() -> None:
    """Rule 1-3-2: as much as possible is done; Rule 9-2-1-2: an empty deck loses."""
    s = Scenario()
    s.deck(A, 1)
    game = resolve(s, Draw(3))

    assert game.game.result is not None
    assert (game.count(A, "hand"), game.game.result.winner) == (1, B)


def test_draw_a_negative_number_draws_nothing() -> None:
    """Rule 1-3-2-2."""
    s = Scenario()
    s.hand(A, s.character_card())
    game = resolve(s, Draw(Minus(0, CountOf(OWN_HAND))))

    assert game.count(A, "hand") == 1


def test_draw_until_there_are_so_many_never_discards() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    game = resolve(s, Draw(Minus(3, CountOf(OWN_HAND))))

    assert game.count(A, "hand") == 3


def test_draw_is_not_done_under_a_ban_and_counts_as_not_done() -> None:
    s = Scenario()
    ban = ForbidPlayer(YOU, "draw by effects", Duration.TURN)
    game = resolve(s, ban, Draw(2), If(YouDid(), (Draw(1, OPPONENT),)))

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 0)


def test_a_ban_on_draws_by_own_effects_does_not_stop_the_opponents_effect() -> None:
    """ "You cannot draw cards using your own effects" (OP12-099)."""
    game = resolve(Scenario(), ForbidPlayer(OPPONENT, "draw by effects", Duration.TURN), Draw(1, OPPONENT))

    assert game.count(B, "hand") == 1


def test_each_player_is_seen_drawing_only_the_own_cards() -> None:
    """Both draw 1: for B this is not "2 or more"."""
    s = Scenario()
    s.character(B, abilities=[draws_when("draws", who=YOU, at_least=2)])
    game = resolve(s, Draw(1, EITHER))

    assert game.count(B, "hand") == 1


def test_draw_up_to_asks_before_each_card() -> None:
    """Rules 4-5-4, 4-8-2."""
    game = resolve(Scenario(), DrawUpTo(2))

    assert (game.asked(), game.choices()) == ((A, "option"), ["draw", "done"])


def test_draw_up_to_may_stop_after_one() -> None:
    game = resolve(Scenario(), DrawUpTo(2)).choose("draw").choose("done")

    assert game.count(A, "hand") == 1


def test_draw_up_to_ends_by_itself_at_its_number() -> None:
    game = resolve(Scenario(), DrawUpTo(2)).choose("draw").choose("draw")

    assert (game.count(A, "hand"), game.asked()) == (2, (A, "main"))


def test_draw_up_to_begins_anew_each_time() -> None:
    game = resolve(Scenario(), DrawUpTo(1), DrawUpTo(1)).choose("draw").choose("draw")

    assert game.count(A, "hand") == 2


def test_draw_up_to_is_not_asked_under_a_ban() -> None:
    game = resolve(Scenario(), ForbidPlayer(YOU, "draw by effects", Duration.TURN), DrawUpTo(2))

    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


def test_draw_up_to_stops_at_the_end_of_the_deck() -> None:
    s = Scenario()
    s.deck(A, 1)
    game = resolve(s, DrawUpTo(3)).choose("draw")

    assert game.game.result is not None
    assert game.game.result.reason == "deck"


def test_one_draw_of_two_cards_is_one_event() -> None:
    """ "When you draw" waits for the whole draw."""
    s = Scenario()
    s.character(A, abilities=[draws_when("draws", who=YOU, at_least=2)])
    game = resolve(s, Draw(2))

    assert game.count(A, "hand") == 3


def test_what_may_be_done_up_to_once_is_asked_once() -> None:
    """ "You may ... up to 1 card": one question, and "no" answers it too."""
    for answer, cards in (("yes", 1), ("no", 0)):
        game = resolve(Scenario(), May((May((Draw(1),)),)))
        assert game.asked() == (A, "yes_no")
        game.choose(answer)
        assert (game.asked(), game.count(A, "hand")) == ((A, "main"), cards)

"""Steps that steer: if, may, choose one, as another player, and what ends or bends the game."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, TriggerEffect, When
from optcg.model.amounts import CountOf, DoneCount, NamedNumber
from optcg.model.conditions import Compare, SlotFits, ThisTurn, YouDid
from optcg.model.effects import (
    KO,
    ActivateAbility,
    AsPlayer,
    ChooseOne,
    Draw,
    ExtraTurn,
    If,
    Lose,
    Mark,
    May,
    Move,
    NameNumber,
    Pick,
    Place,
    Play,
    Redirect,
    RestDon,
    Reveal,
    Win,
)
from optcg.model.filters import CostIs
from optcg.model.selections import Choose, Every, Slot, Top
from optcg.model.terms import Area
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_ALL,
    OWN_HAND,
    OWN_LEADER,
    THEIR_HAND,
    THEIRS,
    YOU,
    begin,
    don,
    draws_when,
    resolve,
)
from tests.scenario import A, B, Scenario

YES = Compare(1, "=", 1)
NO = Compare(1, "=", 2)


@pytest.mark.parametrize(("condition", "hands"), [(YES, (1, 0)), (NO, (0, 2))])
def test_if_does_one_or_the_other(condition: Compare, hands: tuple[int, int]) -> None:
    game = resolve(Scenario(), If(condition, (Draw(1),), otherwise=(Draw(2, OPPONENT),)))

    assert (game.count(A, "hand"), game.count(B, "hand")) == hands


def test_what_follows_an_if_is_done_in_any_case() -> None:
    """Rule 4-10-2: "Then" is sequence, not dependence."""
    game = resolve(Scenario(), If(NO, (Draw(2),)), Draw(1))

    assert game.count(A, "hand") == 1


def test_may_is_asked_and_done() -> None:
    game = resolve(Scenario(), May((RestDon(1),), then=(Draw(1),))).choose("yes")

    assert (don(game, A)[:2], game.count(A, "hand")) == ((4, 1), 1)


def test_may_not_skips_if_you_do() -> None:
    game = resolve(Scenario(), May((RestDon(1),), then=(Draw(1),))).choose("no")

    assert (don(game, A)[:2], game.count(A, "hand")) == ((5, 0), 0)


@pytest.mark.parametrize(("once", "questions"), [(False, 1), (True, 2)])
def test_an_optional_effect_that_is_nothing_but_may_is_asked_once(once: bool, questions: int) -> None:
    """With [Once Per Turn] both are asked: only saying no to the effect itself leaves it unused."""
    s = Scenario()
    draws = AutoEffect((When("On Play"),), (May((Draw(2),)),), optional=True, gate=Gate(once=once))
    card = s.hand(A, s.character_card(abilities=[draws]))
    table = s.start().play(card)
    for _ in range(questions):
        assert table.asked() == (A, "yes_no")
        table.choose("yes")

    assert table.asked() == (A, "main")
    assert table.count(A, "hand") == 2


def test_may_otherwise() -> None:
    game = resolve(Scenario(), May((RestDon(1),), otherwise=(Draw(1),))).choose("no")

    assert game.count(A, "hand") == 1


def test_may_is_not_asked_for_what_cannot_be_done_in_full() -> None:
    """A two-part option is all or nothing (QA OP11-024): here the hand is empty."""
    both = RestDon(1), Move(Choose(OWN_HAND, 1), Place.TRASH)
    game = resolve(Scenario(), May(both, then=(Draw(2),), otherwise=(Draw(1),)))

    assert (game.count(A, "hand"), don(game, A)[:2]) == (1, (5, 0))


def test_may_but_prevented_is_not_done() -> None:
    """QA OP13-119: a move that did not happen is no "if you do"."""
    s = Scenario()
    s.character(B, effects=[{"cannot": "be removed by effects", "until": "turn"}])
    move = Move(Choose(THEIRS, 1, up_to=True), Place.HAND)
    game = resolve(s, May((move,), then=(Draw(1),))).choose("yes")
    game.choose(game.choices()[0])

    assert game.count(A, "hand") == 0


def test_the_opponent_may() -> None:
    """OP05-099: "Your opponent may trash 1 card from the top of their Life cards. If they do not, ..." """
    life = Move(Top(OPPONENT, Area.LIFE, 1), Place.TRASH)
    game = resolve(Scenario(), May((life,), otherwise=(Draw(1),), who=OPPONENT))
    asked = game.asked()
    game.choose("yes")

    assert (asked, game.count(B, "life"), game.count(A, "hand")) == ((B, "yes_no"), 2, 0)


def test_the_opponent_may_not() -> None:
    life = Move(Top(OPPONENT, Area.LIFE, 1), Place.TRASH)
    game = resolve(Scenario(), May((life,), otherwise=(Draw(1),), who=OPPONENT)).choose("no")

    assert (game.count(B, "life"), game.count(A, "hand")) == (3, 1)


def test_the_opponent_may_is_judged_by_the_cards_that_are_named() -> None:
    """The opponent has a card to trash, though the effect's player has none."""
    s = Scenario()
    s.hand(B, s.character_card())
    trash = Move(Choose(THEIR_HAND, 1, chooser=OPPONENT), Place.TRASH)
    game = resolve(s, May((trash,), otherwise=(Draw(1),), who=OPPONENT)).choose("yes")

    assert (game.count(A, "hand"), game.count(B, "hand")) == (0, 0)


def test_choose_one() -> None:
    game = resolve(Scenario(), ChooseOne(((Draw(1),), (Draw(2),)))).choose("option 2")

    assert game.count(A, "hand") == 2


def test_options_are_said_in_words() -> None:
    game = resolve(Scenario(), ChooseOne(((Draw(1),), (KO(Every(THEIRS)), Draw(2)))))
    decision = game.game.decision

    assert decision is not None
    assert decision.details == ("Draw 1 card.", "K.O. all of your opponent's Characters. Then, draw 2 cards.")


def test_choose_one_by_the_opponent_keeps_you() -> None:
    """QA ST20-005: "you" in an option stays the effect's player."""
    game = resolve(Scenario(), ChooseOne(((Draw(1),), (Draw(2),)), OPPONENT))
    asked = game.asked()
    game.choose("option 1")

    assert (asked, game.count(A, "hand")) == ((B, "option"), 1)


def test_choose_one_may_be_an_option_that_does_nothing() -> None:
    """QA ST07-010."""
    game = resolve(Scenario(), ChooseOne(((KO(Every(THEIRS)),), (Draw(2),)))).choose("option 1")

    assert game.count(A, "hand") == 0


def test_what_follows_the_options_follows_each_of_them() -> None:
    """OP05-096."""
    game = resolve(Scenario(), ChooseOne(((Draw(1),), (Draw(2),))), Draw(1)).choose("option 1")

    assert game.count(A, "hand") == 2


def test_as_the_opponent() -> None:
    """ "Your opponent trashes 1 card from their hand": they choose."""
    s = Scenario()
    cards = [s.hand(B, s.character_card()) for _ in range(2)]
    trash = Move(Choose(OWN_HAND, 1), Place.TRASH)
    game = resolve(s, AsPlayer(OPPONENT, (trash,)), Draw(1))
    asked = game.asked()
    game.choose(f"pick {cards[1]}")

    assert (asked, game.area(cards[1]), game.count(A, "hand")) == ((B, "cards"), "trash", 1)


def test_as_both_players_the_turn_player_first() -> None:
    """Rules 1-3-4, 1-3-10."""
    s = Scenario()
    for player in (A, B):
        for _ in range(2):
            s.hand(player, s.character_card())
    game = resolve(s, AsPlayer(EITHER, (Move(Choose(OWN_HAND, 1), Place.TRASH),)))
    first = game.asked()[0]
    game.choose(game.choices()[0])
    second = game.asked()[0]
    game.choose(game.choices()[0])

    assert (first, second, game.count(A, "hand"), game.count(B, "hand")) == (A, B, 1, 1)


def test_as_the_opponent_with_nothing_to_do() -> None:
    trash = Move(Choose(OWN_HAND, 1), Place.TRASH)
    game = resolve(Scenario(), AsPlayer(OPPONENT, (trash,)), Draw(1))

    assert (game.count(B, "trash"), game.count(A, "hand")) == (0, 1)


def test_the_opponent_acting_by_your_effect_is_your_effect() -> None:
    s = Scenario()
    s.character(B, abilities=[draws_when("leaves the field", who=YOU, by="opponent's effects")])
    victim = s.character(B)
    game = resolve(s, AsPlayer(OPPONENT, (Move(Choose(OWN, 1), Place.HAND),))).choose(f"pick {victim}")

    assert game.count(B, "hand") == 2


def test_pick_remembers_cards_for_later() -> None:
    s = Scenario()
    one, two = s.character(B), s.character(B)
    game = resolve(s, Pick(Choose(THEIRS, 1, slot=1)), Draw(1), KO(Slot(1))).choose(f"pick {two}")

    assert (game.area(one), game.area(two)) == ("characters", "trash")


def test_pick_nobody() -> None:
    game = resolve(Scenario(), Pick(Choose(THEIRS, 1, slot=1)), KO(Slot(1)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 0


def test_name_a_number_and_compare() -> None:
    """OP11-066: name a cost, reveal the opponent's top card."""
    s = Scenario()
    s.deck_top(B, s.character_card(cost=3))
    reveal = Reveal(Top(OPPONENT, Area.DECK, 1, slot=1))
    fits = If(SlotFits(1, CostIs("=", NamedNumber())), (Draw(1),))
    game = resolve(s, NameNumber(), reveal, fits).choose("number 3")

    assert game.count(A, "hand") == 1


def test_name_a_number_by_the_opponent() -> None:
    game = resolve(Scenario(), NameNumber(OPPONENT), Draw(NamedNumber()))
    asked = game.asked()
    game.choose("number 2")

    assert (asked, game.count(A, "hand")) == ((B, "number"), 2)


def test_activate_the_main_of_this_card_by_its_trigger() -> None:
    s = Scenario()
    main = ActivateEffect(("Main",), (Draw(2),))
    s.life_top(B, s.event_card(abilities=[main, TriggerEffect((ActivateAbility("Main"),))]))
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert (game.count(B, "hand"), game.count(B, "trash")) == (2, 1)


def test_activate_an_ability_that_is_not_there() -> None:
    """Rule 1-3-2."""
    game = resolve(Scenario(), ActivateAbility("On Play"), Draw(1))

    assert game.count(A, "hand") == 1


def test_activate_an_ability_whose_condition_does_not_hold() -> None:
    s = Scenario()
    main = ActivateEffect(("Main",), (Draw(2),), condition=NO)
    s.life_top(B, s.event_card(abilities=[main, TriggerEffect((ActivateAbility("Main"),))]))
    game = begin(s).declare("leader_a", "leader_b").choose("yes")

    assert game.count(B, "hand") == 0


def _redirect(s: Scenario, to: Redirect) -> None:
    s.leader(B, abilities=[AutoEffect((When("On Your Opponent's Attack"),), (to,))])


def test_redirect_the_attack_to_an_active_character() -> None:
    """QA EB01-038."""
    s = Scenario()
    wall = s.character(B, power=1000)
    _redirect(s, Redirect(Choose(OWN, 1)))
    game = begin(s).attack("leader_a", "leader_b")

    assert (game.area(wall), game.count(B, "life")) == ("trash", 3)


def test_redirect_to_nobody_leaves_the_attack() -> None:
    s = Scenario()
    _redirect(s, Redirect(Choose(OWN, 1)))
    game = begin(s).attack("leader_a", "leader_b")

    assert game.count(B, "life") == 2


def test_redirect_outside_of_a_battle_does_nothing() -> None:
    """Rule 1-3-2; and it counts as not done."""
    game = resolve(Scenario(), Draw(1), Redirect(Every(OWN_ALL)), If(YouDid(), (Draw(1),)))

    assert game.count(A, "hand") == 1


def test_a_mark_is_kept_for_the_turn() -> None:
    s = Scenario()
    mark = ActivateEffect(("Activate: Main",), (If(ThisTurn("used"), (Draw(1),), (Mark("used"),)),))
    ally = s.character(A, abilities=[mark])
    game = begin(s).choose(f"activate {ally}.1")
    first = game.count(A, "hand")
    game.choose(f"activate {ally}.1")

    assert (first, game.count(A, "hand")) == (0, 1)


def test_a_mark_is_gone_in_the_next_turn() -> None:
    s = Scenario()
    mark = ActivateEffect(("Activate: Main",), (If(ThisTurn("used"), (Draw(1),), (Mark("used"),)),))
    ally = s.character(A, abilities=[mark])
    game = begin(s).choose(f"activate {ally}.1").end().end()
    before = game.count(A, "hand")
    game.choose(f"activate {ally}.1")

    assert game.count(A, "hand") == before


def test_win() -> None:
    game = resolve(Scenario(), Win())

    assert game.game.result is not None
    assert (game.game.result.winner, game.game.result.reason) == (A, "effect")


@pytest.mark.parametrize(("who", "winner"), [(YOU, B), (OPPONENT, A), (EITHER, None)])
def test_lose(who: object, winner: int | None) -> None:
    game = resolve(Scenario(), Lose(who))  # type: ignore[arg-type]

    assert game.game.result is not None
    assert game.game.result.winner == winner


def test_extra_turn() -> None:
    game = resolve(Scenario(), ExtraTurn()).end()
    extra = game.game.state.turn_player
    game.end()

    assert (extra, game.game.state.turn_player) == (A, B)


def test_steps_count_what_was_really_done() -> None:
    s = Scenario()
    s.character(B)
    game = resolve(s, KO(Every(THEIRS)), Draw(DoneCount()))

    assert game.count(A, "hand") == 1


def test_play_it_or_put_it_into_life() -> None:
    """OP07-097."""
    s = Scenario()
    card = s.deck_top(A, s.character_card())
    pick = Pick(Top(YOU, Area.DECK, 1, slot=1))
    either = ChooseOne(((Play(Slot(1)),), (Move(Slot(1), Place.LIFE_TOP),)))
    game = resolve(s, pick, either).choose("option 2")

    assert game.area(card) == "life"


def test_a_better_option_instead() -> None:
    """OP04-094: "... If you have 15 or more cards in your trash, 6 or less instead"."""
    s = Scenario()
    more = Compare(CountOf(OWN_LEADER), ">=", 1)
    game = resolve(s, If(more, (Draw(2),), otherwise=(Draw(1),)))

    assert game.count(A, "hand") == 2


def test_nothing_is_asked_about_cards_that_were_not_chosen() -> None:
    """OP05-096, OP07-097: "K.O. it or return it" is no question if nobody was chosen."""
    s = Scenario()
    s.character(B)
    either = ChooseOne(((KO(Slot(1)),), (Move(Slot(1), Place.HAND),)))
    game = resolve(s, Pick(Choose(THEIRS, 1, up_to=True, slot=1)), either, Draw(1)).choose("done")

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 1)

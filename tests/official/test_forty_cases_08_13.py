"""Cases 8 to 13: Life that is banished, damage by effects, K.O. against trashing and making room."""

import pytest

from optcg.model.effects import KO, Move, Place
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import THEIRS, begin, don, event
from tests.official.board import Board, offers
from tests.scenario import A, B, Table

KO_ALL = KO(Every(THEIRS))
BOUNCE_ALL = Move(Every(THEIRS), Place.HAND)


def winner(game: Table) -> object:
    assert game.game.result is not None
    return game.game.result.winner


# Case 8 ------------------------------------------------------------------------------------------


@pytest.mark.rule("10-1-3-1", "4-11-2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_case_08_op11_041_sees_a_banished_life_card(answer: str) -> None:
    """[Banish]: the [Trigger] card is trashed without a question, yet it was removed from Life."""
    s = Board()
    s.lead(A, "OP11-041")
    life = s.on_life(B, "ST09-002")
    striker = s.character(A, power=9000, keywords=["Banish"])
    game = begin(s).declare(striker, "leader_b")
    assert game.area(life) == "trash"
    assert game.asked() == (A, "yes_no")
    game.choose(answer)
    assert game.count(A, "hand") == (1 if answer == "yes" else 0)
    # Declined, it is still there for the next Life card; used, it is not.
    game.attack("leader_a", "leader_b")
    assert game.asked() == (A, "main" if answer == "yes" else "yes_no")


@pytest.mark.rule("10-1-3-1")
@pytest.mark.parametrize(("held", "drawn"), [(7, 1), (8, 0)])
def test_case_08_op11_041_draws_with_seven_cards_or_less(held: int, drawn: int) -> None:
    """The hand is counted when the effect resolves."""
    s = Board()
    s.lead(A, "OP11-041")
    for _ in range(held):
        s.hold(A, "OP09-009")
    game = begin(s).attack("leader_a", "leader_b").choose("yes")
    assert game.count(A, "hand") == held + drawn


@pytest.mark.rule("8-3-2-4")
def test_case_08_op11_041_sleeps_on_the_other_turn() -> None:
    """Its own Life card is removed on B's turn: nothing is asked."""
    s = Board(turn_player=B)
    s.lead(A, "OP11-041")
    striker = s.character(B, power=9000, keywords=["Banish"])
    game = begin(s).attack(striker, "leader_a")
    assert (game.count(A, "life"), game.asked()) == (2, (B, "main"))


# Case 9 ------------------------------------------------------------------------------------------


def robin(life: int = 2, **facts: object) -> tuple[Board, str]:
    """B's EB03-055 is rested and will be K.O.'d on A's turn."""
    s = Board()
    s.life(A, life)
    ref = s.put_character(B, s.official("EB03-055"), rested=True, **facts)  # type: ignore[arg-type]
    return s, ref


@pytest.mark.rule("4-6-2", "10-1-2-1")
def test_case_09_eb03_055_deals_one_damage_with_trigger() -> None:
    """No block and no Counter is asked for; its own [Double Attack] and [Banish] do not matter."""
    gained = [{"keyword": "Double Attack", "until": "turn"}, {"keyword": "Banish", "until": "turn"}]
    s, ref = robin(effects=gained)
    life = s.on_life(A, "ST09-002")
    s.character(A, keywords=["Blocker"])
    s.hand(A, s.character_card(counter=2000))
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, ref)
    assert (game.area(ref), game.asked()) == ("trash", (B, "yes_no"))
    game.choose("yes")
    assert game.asked() == (A, "trigger")
    game.choose("no")
    assert (game.area(life), game.count(A, "life"), game.asked()) == ("hand", 2, (A, "main"))


@pytest.mark.rule("9-2-1-1")
def test_case_09_eb03_055_wins_at_no_life() -> None:
    """The damage is lethal for a player without Life."""
    s, ref = robin(life=0)
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, ref).choose("yes")
    assert winner(game) == B


@pytest.mark.rule("8-1-2")
def test_case_09_eb03_055_may_do_without() -> None:
    """The damage is optional."""
    s, ref = robin(life=0)
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, ref).choose("no")
    assert (game.game.result, game.asked()) == (None, (A, "main"))


@pytest.mark.rule("8-3-2-5")
def test_case_09_eb03_055_is_silent_on_the_own_turn() -> None:
    """K.O.'d on its owner's turn (here by its own side's effect), it does nothing."""
    s = Board(turn_player=B)
    ref = s.put(B, "EB03-055")
    ko = event(s, KO(Every(Cards(Owner.YOU, (Area.CHARACTER,)))), player=B)
    game = begin(s).play(ko)
    assert (game.area(ref), game.asked(), game.count(A, "life")) == ("trash", (B, "main"), 3)


# Case 10 -----------------------------------------------------------------------------------------


def marco(life: int) -> tuple[Board, str, str, str]:
    """B's OP02-018 with -2000 power; B holds a card of the type and one of another."""
    s = Board()
    s.life(B, life)
    weak = [{"power": -2000, "until": "turn"}]
    ref = s.put_character(B, s.official("OP02-018"), effects=weak, don=1)
    return s, ref, s.hold(B, "OP08-045"), s.hold(B, "OP09-009")


@pytest.mark.rule("10-2-17-1", "3-1-6")
def test_case_10_op02_018_comes_back_as_a_new_card() -> None:
    """From the trash, rested, with 5000 power and without its DON!!; a type with the words in it pays."""
    s, ref, pays, other = marco(life=2)
    ko = event(s, KO_ALL)
    game = begin(s)
    assert game.power(ref) == 3000
    game.play(ko)
    assert (game.area(ref), game.asked()) == ("trash", (B, "yes_no"))
    game.choose("yes")
    assert (game.area(pays), game.area(other)) == ("trash", "hand")
    assert (game.area(ref), game.rested(ref), game.power(ref), game.don(ref)) == ("characters", True, 5000, 0)


@pytest.mark.rule("8-3-1-4")
def test_case_10_op02_018_may_stay_in_the_trash() -> None:
    """The cost may be declined; without a fitting card nothing is asked at all."""
    s, ref, pays, _ = marco(life=2)
    ko = event(s, KO_ALL)
    game = begin(s).play(ko).choose("no")
    assert (game.area(ref), game.area(pays)) == ("trash", "hand")

    s = Board()
    s.life(B, 2)
    s.hold(B, "OP09-009")
    ref = s.put(B, "OP02-018")
    ko = event(s, KO_ALL)
    game = begin(s).play(ko)
    assert (game.area(ref), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("8-3-3")
def test_case_10_op02_018_is_paid_in_vain_with_three_life() -> None:
    """The condition after the colon is looked at after the cost."""
    s, ref, pays, _ = marco(life=3)
    ko = event(s, KO_ALL)
    game = begin(s).play(ko).choose("yes")
    assert (game.area(ref), game.area(pays)) == ("trash", "trash")


# Case 11 -----------------------------------------------------------------------------------------


def beckman(*numbers: str) -> tuple[Board, str, list[str]]:
    s = Board()
    s.don(A, active=7)
    s.life(B, 2)
    s.hold(B, "OP08-045")
    return s, s.hold(A, "OP09-009"), [s.put(B, number) for number in numbers]


@pytest.mark.rule("10-2-1-3")
def test_case_11_op09_009_trashes_op02_102() -> None:
    """That it cannot be K.O.'d by effects does not help; 7000 power and own Characters are no targets."""
    s, ref, (smoker,) = beckman("OP02-102")
    big, mine = s.character(B, power=7000), s.character(A, power=1000)
    game = begin(s).play(ref)
    offers(game, A, f"pick {smoker}", "done")
    assert big not in str(game.choices())
    assert mine not in str(game.choices())
    game.choose(f"pick {smoker}")
    assert game.area(smoker) == "trash"
    assert "knocked_out" not in game.kinds()


@pytest.mark.rule("10-2-1-3")
def test_case_11_op02_102_survives_a_ko_by_effect_but_not_in_battle() -> None:
    """What the trashing is compared with."""
    s = Board()
    smoker = s.put(B, "OP02-102", rested=True)
    ko = event(s, KO_ALL)
    game = begin(s).play(ko)
    assert game.area(smoker) == "characters"
    game.attack("leader_a", smoker)
    assert game.area(smoker) == "trash"


@pytest.mark.rule("10-2-1-3")
def test_case_11_op09_009_activates_no_on_ko() -> None:
    """OP02-018 is trashed: its player is not asked to bring it back."""
    s, ref, (marco_ref,) = beckman("OP02-018")
    game = begin(s).play(ref).choose(f"pick {marco_ref}")
    assert (game.area(marco_ref), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("4-11-2")
def test_case_11_op09_009_cannot_remove_op10_082() -> None:
    """It stays on the field, whether it was chosen or not; in battle it can be K.O.'d."""
    s, ref, (kuzan,) = beckman("OP10-082")
    game = begin(s).play(ref)
    if game.asked() == (A, "cards"):
        game.choose(f"pick {kuzan}")
    assert (game.area(kuzan), game.asked()) == ("characters", (A, "main"))


@pytest.mark.rule("4-11-2")
def test_case_11_op10_082_falls_in_battle() -> None:
    """A battle is no effect."""
    s = Board()
    kuzan = s.put(B, "OP10-082", rested=True)
    assert begin(s).attack("leader_a", kuzan).area(kuzan) == "trash"


# Case 12 -----------------------------------------------------------------------------------------


@pytest.mark.rule("3-7-6-1-1")
@pytest.mark.parametrize("number", ["OP05-100", "OP14-120"])
def test_case_12_making_room_is_no_effect(number: str) -> None:
    """OP05-100 is not replaced and OP14-120 has no [On K.O.] when it is trashed for a sixth Character."""
    s = Board()
    victim = s.put(A, number, don=1)
    for _ in range(4):
        s.character(A)
    new = s.hand(A, s.character_card(cost=1))
    s.hold(A, "OP09-009")
    game = begin(s).play(new)
    assert game.asked() == (A, "room")
    game.choose(f"pick {victim}")
    assert (game.area(victim), game.area(new), game.asked()) == ("trash", "characters", (A, "main"))
    assert (game.count(A, "life"), game.count(A, "hand"), don(game, A)[1]) == (3, 1, 2)


@pytest.mark.rule("8-1-3-4-1")
@pytest.mark.parametrize("luffy", [False, True])
def test_case_12_op05_100_is_replaced_when_it_leaves_by_an_effect(luffy: bool) -> None:
    """Once per turn, any leaving, for the top Life card; not while a Character of a certain name is there."""
    s = Board()
    enel, life = s.put(B, "OP05-100"), s.on_life(B, "ST09-002")
    if luffy:
        s.put(A, "OP10-118")
    bounce, again = event(s, BOUNCE_ALL), event(s, BOUNCE_ALL)
    game = begin(s).play(bounce)
    if luffy:
        assert (game.area(enel), game.area(life)) == ("hand", "life")
        return
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.area(enel), game.area(life)) == ("characters", "trash")
    game.play(again)
    assert (game.area(enel), game.asked()) == ("hand", (A, "main"))


@pytest.mark.rule("10-2-17-1")
def test_case_12_op14_120_comes_back_after_a_ko() -> None:
    """What is missing when it makes room: pay a card, and it is played active."""
    s = Board()
    croc, pays = s.put(B, "OP14-120", rested=True), s.hold(B, "OP09-009")
    ko = event(s, KO_ALL)
    game = begin(s).play(ko).choose("yes")
    assert (game.area(croc), game.rested(croc), game.area(pays)) == ("characters", False, "trash")


# Case 13 -----------------------------------------------------------------------------------------


@pytest.mark.rule("8-1-3-4", "10-2-1-3")
@pytest.mark.parametrize("how", ["effect", "battle", "bounce"])
def test_case_13_op08_045_must_trash_itself(how: str) -> None:
    """Forced, without a question; a card is drawn, and EB01-047 sees no K.O."""
    s = Board()
    thatch = s.put(B, "OP08-045", rested=True)
    s.put(B, "EB01-047")
    s.put(A, "EB01-047")
    drawn = s.on_deck(B, "OP09-009")
    only = Cards(Owner.OPPONENT, (Area.CHARACTER,), NameIs("Thatch"))
    ko = event(s, KO(Choose(only, 1)))
    bounce = event(s, Move(Choose(only, 1), Place.HAND))
    game = begin(s)
    if how == "battle":
        game.attack("leader_a", thatch)
    else:
        game.play(ko if how == "effect" else bounce)
    assert (game.area(thatch), game.area(drawn), game.asked()) == ("trash", "hand", (A, "main"))
    assert "knocked_out" not in game.kinds()
    assert (game.count(B, "hand"), game.count(B, "trash")) == (1, 1)


@pytest.mark.rule("10-2-1-3")
def test_case_13_eb01_047_sees_other_kos_once_per_turn() -> None:
    """Any Character of either side; its player draws and trashes without being asked whether."""
    s = Board()
    s.put(A, "EB01-047")
    first, second = s.character(B, rested=True), s.character(B, rested=True)
    held, drawn = s.hold(A, "OP09-009"), s.on_deck(A, "OP09-104")
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, first)
    assert game.asked() == (A, "cards")
    offers(game, A, f"pick {held}", f"pick {drawn}")
    game.choose(f"pick {held}").attack("leader_a", second)
    assert (game.area(second), game.asked(), game.count(A, "hand")) == ("trash", (A, "main"), 1)

"""Cases 1 to 7: rule texts before and during the game, decks at 0, Life that is face-up or gone."""

import pytest

from optcg import Deck, Game
from optcg.model.effects import Effect, Move, Place
from optcg.model.filters import NameIs
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area
from tests.effects.checks import begin, event, pile
from tests.official.board import Board, catalog, offers
from tests.scenario import A, B, Table

BLACK = ["OP13-080", "OP13-083", "OP13-084", "OP13-086", "OP13-089", "OP13-091", "OP13-092", "OP14-120"]
MILL_YOURSELF = Move(Top(Owner.YOU, Area.DECK), Place.TRASH)
MILL_OPPONENT = Move(Top(Owner.OPPONENT, Area.DECK), Place.TRASH)


# Case 1 ------------------------------------------------------------------------------------------


def imu_deck(*changed: str) -> Deck:
    """OP13-079 with Stages of and without its type, and 50 cards in all."""
    numbers = ["OP05-097", "OP13-099", "OP06-098", *BLACK, "OP13-095"]
    lines = [f"4x{number}" for number in numbers] + ["2xOP13-093"]
    return Deck.parse("\n".join(["1xOP13-079", *lines, *changed]), catalog())


@pytest.mark.rule("5-2-1-5-1", "5-2-1-5-2")
@pytest.mark.parametrize("order", ["first", "second"])
def test_case_01_op13_079_plays_a_stage_before_the_opening_hands(order: str) -> None:
    """After first or second is chosen and before any hand is drawn; only Stages of the type are offered."""
    deck = imu_deck()
    assert deck.problems() == []
    game = Game.start(catalog(), [deck, deck], seed=3, chooser=A)
    game.choose(order)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (A, "cards")
    assert [len(player.hand) for player in game.state.players] == [0, 0]
    picks = [str(choice) for choice in game.decision.choices]
    numbers = [card.definition.number for card in game.state.players[A].deck if f"pick #{card.id}" in picks]
    assert sorted(numbers) == ["OP05-097"] * 4 + ["OP13-099"] * 4
    game.choose(picks[0])
    stage = game.state.players[A].stage
    assert stage is not None
    assert not stage.rested

    assert game.decision.player == B  # the other Leader's effect; here it is declined
    game.choose("done")
    assert game.state.players[B].stage is None
    assert [len(player.hand) for player in game.state.players] == [5, 5]
    assert [len(player.deck) for player in game.state.players] == [44, 45]
    kinds = [(event.kind, event.rule, event.player) for event in game.events]
    shuffled = kinds.index(("deck_shuffled", "5-2-1-5-2", A))
    # The effect of B's Leader is activated after A's, and plays nothing, as the log says.
    before = [kind for kind, _, _ in kinds[:shuffled]][-3:]
    assert before == ["card_played", "effect_activated", "none_chosen"]
    assert kinds[shuffled + 1][0] == "card_drawn"


@pytest.mark.rule("5-1-2-4")
def test_case_01_op13_079_keeps_costly_events_out_of_the_deck() -> None:
    """Its other rule text: Events of cost 2 are illegal, Characters of that cost are not."""
    assert {problem.rule for problem in imu_deck("1xOP04-094").problems()} >= {"5-1-2-4-1"}
    assert "5-1-2-4-1" not in {problem.rule for problem in imu_deck("1xOP13-096").problems()}


# Case 2 ------------------------------------------------------------------------------------------


@pytest.mark.rule("5-1-2-4", "4-9-2")
@pytest.mark.parametrize(
    ("number", "legal"), [("ST23-001", False), ("ST23-002", False), ("ST01-004", True), ("OP09-009", False)]
)
def test_case_02_op12_001_judges_the_printed_cost(number: str, legal: bool) -> None:
    """A card that would reduce its own cost in the hand counts with what is printed on it."""
    deck = Deck.parse(f"1xOP12-001\n4x{number}", catalog())
    forbidden = [problem.message for problem in deck.problems() if problem.rule == "5-1-2-4-1"]
    assert (forbidden == []) == legal


# Case 3 ------------------------------------------------------------------------------------------


@pytest.mark.rule("2-1-3")
@pytest.mark.parametrize("area", [Area.DECK, Area.HAND, Area.TRASH])
def test_case_03_op01_121_has_its_second_name_in_every_area(area: Area) -> None:
    """What looks for the second name finds it; another card of the first name's owner is not found."""
    s = Board()
    place = {Area.DECK: s.on_deck, Area.HAND: s.hold, Area.TRASH: s.trashed}[area]
    other, yamato = place(A, "OP01-040"), place(A, "OP01-121")
    search: Effect = Move(
        Choose(Cards(Owner.YOU, (area,), NameIs("Kouzuki Oden")), 1, up_to=True), Place.LIFE_TOP, face_up=True
    )
    ref = event(s, search)
    game = begin(s).play(ref)
    offers(game, A, f"pick {yamato}", "done")
    game.choose(f"pick {yamato}")
    assert (game.area(yamato), game.area(other)) == ("life", str(area))


@pytest.mark.rule("2-1-3")
def test_case_03_op01_121_counts_for_a_card_that_asks_for_the_name() -> None:
    """OP02-031 has its keyword while a Character of the second name is there, and only then."""
    s = Board(turn_player=B)
    toki = s.put(A, "OP02-031")
    s.put(A, "OP01-040")
    assert begin(s).keywords(toki) == []
    s.put(A, "OP01-121")
    assert begin(s).keywords(toki) == ["Blocker"]


# Case 4 ------------------------------------------------------------------------------------------


def last_card(turn_player: int, **facts: object) -> tuple[Board, str]:
    """A leads with OP03-040 and has 1 card in the deck; the turn player holds an Event that trashes it."""
    s = Board(turn_player=turn_player)
    s.lead(A, "OP03-040")
    s.deck(A, 1)
    mill = event(s, MILL_YOURSELF if turn_player == A else MILL_OPPONENT, player=turn_player)
    return s, mill


def winner(game: Table) -> object:
    assert game.game.result is not None
    return game.game.result.winner


@pytest.mark.rule("9-2-1-2", "1-3-1")
@pytest.mark.parametrize("turn_player", [A, B])
def test_case_04_op03_040_wins_by_an_empty_deck(turn_player: int) -> None:
    """Whoever emptied it, at the next rule processing."""
    s, mill = last_card(turn_player)
    game = begin(s).play(mill)
    assert winner(game) == A


def teach(s: Board, leader: str = "OP09-081") -> str:
    s.lead(B, leader)
    return s.put(B, "OP09-093", played_this_turn=True)


@pytest.mark.rule("9-2-1-2", "8-2-1-1")
def test_case_04_op03_040_negated_by_op09_093_loses() -> None:
    """Its rule text is negated too, so the plain rule holds: no cards, a loss."""
    s, mill = last_card(B)
    ref = teach(s)
    game = begin(s).choose(f"activate {ref}.2")
    offers(game, B, "pick leader_a", "done")
    game.choose("pick leader_a").play(mill)
    assert winner(game) == B


@pytest.mark.rule("8-2-1-1")
def test_case_04_op09_093_can_let_the_leader_be() -> None:
    """Up to 1: declined, OP03-040 wins; the Character is asked for separately."""
    s, mill = last_card(B)
    ref = teach(s)
    mine = s.character(A)
    game = begin(s).choose(f"activate {ref}.2").choose("done")
    offers(game, B, f"pick {mine}", "done")
    game.choose("done").play(mill)
    assert winner(game) == A


@pytest.mark.rule("8-2-1-1")
def test_case_04_op03_040_is_itself_again_next_turn() -> None:
    """The negation ends with the turn; drawing the last card then wins."""
    s, _ = last_card(B)
    ref = teach(s)
    game = begin(s).choose(f"activate {ref}.2").choose("pick leader_a").end()
    assert winner(game) == A


@pytest.mark.rule("8-4-1-1")
@pytest.mark.parametrize("leader", ["OP09-081", "OP09-001"])
def test_case_04_op09_093_wants_its_leader_and_this_turn(leader: str) -> None:
    """With another Leader, or on a later turn, it cannot be activated."""
    s, mill = last_card(B)
    s.lead(B, leader)
    ref = s.put(B, "OP09-093", played_this_turn=leader != "OP09-081")
    game = begin(s)
    assert f"activate {ref}.2" not in game.choices()
    game.play(mill)
    assert winner(game) == A


# Case 5 ------------------------------------------------------------------------------------------


@pytest.mark.rule("4-6-3-1")
@pytest.mark.parametrize("face_up", [True, False])
def test_case_05_st13_003_puts_face_up_life_under_the_deck(face_up: bool) -> None:
    """Damage to a face-up card with [Trigger]: deck bottom, no question; face-down it is asked for."""
    s = Board(turn_player=B)
    s.lead(A, "ST13-003")
    card = s.on_life(A, "ST09-002", face_up=face_up)
    game = begin(s).declare("leader_b", "leader_a")
    if face_up:
        assert game.asked() == (B, "main")
        assert (game.area(card), pile(game, A, "deck")[-1]) == ("deck", card)
        assert game.count(A, "hand") == 0
    else:
        assert game.asked() == (A, "trigger")
        game.choose("no")
        assert game.area(card) == "hand"
    assert game.count(A, "life") == 3


@pytest.mark.rule("8-3-1-7")
@pytest.mark.parametrize("face_up", [True, False])
def test_case_05_st13_003_face_up_life_does_not_pay_a_cost(face_up: bool) -> None:
    """ST08-014 wants a Life card to the hand: a face-up one goes under the deck, and nothing follows."""
    s = Board()
    s.lead(A, "ST13-003")
    life = s.on_life(A, "OP09-009", face_up=face_up)
    wall = s.character(B, cost=8)
    bell = s.hold(A, "ST08-014")
    game = begin(s).play(bell).choose("yes")
    if face_up:
        assert (game.area(life), pile(game, A, "deck")[-1], game.count(A, "hand")) == ("deck", life, 0)
        assert (game.asked(), game.cost(wall)) == ((A, "main"), 8)
    else:
        game.choose(f"pick {wall}")
        assert (game.area(life), game.cost(wall)) == ("hand", 1)
    assert game.area(bell) == "trash"


# Case 6 ------------------------------------------------------------------------------------------


@pytest.mark.rule("7-1-4-1-1-1", "8-6-2")
def test_case_06_op05_098_survives_double_attack_at_one_life() -> None:
    """The second damage finds no Life and is no defeat; then the effect adds Life, and a card is trashed."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-098")
    s.life(A, 0)
    life, new, other = s.on_life(A, "OP09-009"), s.on_deck(A, "OP09-104"), s.hold(A, "OP05-107")
    striker = s.character(B, power=9000, keywords=["Double Attack"])
    game = begin(s).declare(striker, "leader_a").pass_battle()
    assert game.game.result is None
    assert (game.area(new), game.count(A, "life")) == ("life", 1)
    assert game.asked() == (A, "cards")
    offers(game, A, f"pick {life}", f"pick {other}")  # not "done"
    game.choose(f"pick {other}")
    assert (game.area(other), game.area(life), game.asked()) == ("trash", "hand", (B, "main"))


@pytest.mark.rule("10-2-13-1")
def test_case_06_op05_098_helps_once_and_only_on_the_other_turn() -> None:
    """A second emptied Life in that turn stays empty; a third hit is the end."""
    s = Board(turn_player=B)
    s.lead(A, "OP05-098")
    s.life(A, 1)
    first, second = s.character(B, power=9000), s.character(B, power=9000)
    game = begin(s).attack(first, "leader_a")
    assert (game.count(A, "life"), game.count(A, "hand")) == (1, 0)  # the hand was 1 card and is trashed
    game.attack(second, "leader_a")
    assert game.count(A, "life") == 0
    game.attack("leader_b", "leader_a")
    assert winner(game) == B


@pytest.mark.rule("8-3-2-5")
def test_case_06_op05_098_does_nothing_on_the_own_turn() -> None:
    """The last Life card leaves on A's own turn (as a cost): nothing is added."""
    s = Board()
    s.lead(A, "OP05-098")
    s.life(A, 1)
    sanji = s.hold(A, "EB01-056")
    game = begin(s).play(sanji).choose("yes")
    assert (game.count(A, "life"), game.count(A, "hand"), game.asked()) == (0, 2, (A, "main"))


# Case 7 ------------------------------------------------------------------------------------------


@pytest.mark.rule("10-1-5-3")
@pytest.mark.parametrize(("answer", "power"), [("yes", 4000), ("no", 6000)])
def test_case_07_op05_107_a_trigger_card_comes_from_no_area(answer: str, power: int) -> None:
    """A's own turn: B's EB03-055 is K.O.'d and deals damage. ST09-002 that adds itself is not "from Life"."""
    s = Board()
    spacey = s.put(A, "OP05-107")
    tempura = s.on_life(A, "ST09-002")
    robin = s.put(B, "EB03-055", rested=True)
    small, big = s.character(B, cost=2), s.character(B, cost=3)
    striker = s.character(A, power=9000)
    game = begin(s).attack(striker, robin)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert game.asked() == (A, "trigger")
    game.choose(answer)
    if answer == "yes":
        offers(game, A, f"pick {small}", "done")
        game.choose(f"pick {small}")
        assert game.rested(small)
        assert not game.rested(big)
    assert (game.area(tempura), game.power(spacey)) == ("hand", power)
    game.end()
    assert game.power(spacey) == 4000

"""Effects that one official card alone has, or in a form that it alone has."""

from optcg.model.effects import KO, Move, Place
from optcg.model.filters import AttributeIs
from optcg.model.selections import Cards, Every
from optcg.model.terms import Area, Attribute
from tests.effects.checks import THEIRS, YOU, begin, event
from tests.official.board import Board
from tests.scenario import A, B


def test_op15_031_a_cost_against_the_don_given_to_the_card() -> None:
    for don, area in ((3, "trash"), (2, "characters")):
        s = Board()
        foe = s.character(B, cost=3, rested=True, don=don)
        card = s.hold(A, "OP15-031")
        game = begin(s).play(card).choose(f"pick {foe}")

        assert game.area(foe) == area


def test_op16_102_a_trigger_activates_the_on_ko_effect() -> None:
    s = Board()
    s.on_life(B, "OP16-102")
    game = begin(s).declare("leader_a", "leader_b")
    while game.asked()[1] != "trigger":
        game.choose("done")
    before = game.count(B, "hand")
    game.choose("yes")
    while game.asked() == (B, "cards"):
        game.choose("done")

    assert game.count(B, "hand") == before + 1


def test_op12_012_a_keyword_until_the_opponents_end_phase() -> None:
    s = Board()
    ally = s.character(A, types=("Roger Pirates",))
    card = s.hold(A, "OP12-012")
    game = begin(s).play(card).choose(f"pick {ally}")
    assert "Blocker" in game.keywords(ally)
    game.end()
    assert "Blocker" in game.keywords(ally)
    game.end()

    assert "Blocker" not in game.keywords(ally)


def test_op15_093_an_attribute_is_gained() -> None:
    s = Board()
    for _ in range(15):
        s.trash(A, s.character_card())
    ally = s.character(A, name="Monkey.D.Luffy", attributes=(Attribute.STRIKE,))
    card = s.put(A, "OP15-093")
    slashed = event(s, KO(Every(Cards(YOU, (Area.CHARACTER,), AttributeIs(Attribute.SLASH)))))
    game = begin(s)
    game.choose(next(choice for choice in game.choices() if choice.startswith(f"activate {card}")))
    if game.asked()[1] == "cards":
        game.choose(f"pick {ally}")

    assert "Rush: Character" in game.keywords(ally)
    assert game.play(slashed).area(ally) == "trash"


def test_p_104_either_player_has_ten_don() -> None:
    for mine, theirs, stays in ((10, 0, True), (0, 10, True), (9, 9, False)):
        s = Board(turn_player=B)
        s.don(A, active=mine)
        s.don(B, active=theirs)
        card = s.put(A, "P-104")
        back = event(s, Move(Every(THEIRS), Place.HAND), player=B)

        assert (begin(s).play(back).area(card) == "characters") is stays


def test_eb04_013_two_characters_and_the_leader_are_set_active() -> None:
    s = Board()
    s.leader(A, types=("Minks",), rested=True)
    two = [s.character(A, types=("Minks",), rested=True) for _ in range(2)]
    other = s.character(A, rested=True)
    card = s.hold(A, "EB04-013")
    s.don(A, active=8)
    game = begin(s).play(card)
    for _ in range(4):
        if game.asked()[1] == "cards":
            game.choose(game.choices()[0])

    assert [game.rested(ref) for ref in (*two, "leader_a", other)] == [False, False, False, True]


def test_eb04_005_it_cannot_attack_unless_the_opponent_has_two_strong_characters() -> None:
    for count in (1, 2):
        s = Board()
        for _ in range(count):
            s.character(B, power=5000)
        card = s.put(A, "EB04-005")

        assert (f"attack {card} leader_b" in begin(s).choices()) is (count == 2)

"""Official cards on a board do what is printed on them."""

from optcg.cards.cut import LACKING
from tests.official.board import Board, catalog
from tests.scenario import A, B


def test_every_official_card_is_read() -> None:
    """But for words that its data lacks."""
    assert [card.number for card in catalog() if card.unread and LACKING not in card.text] == []


def test_an_event_of_the_official_cards_is_activated() -> None:
    """OP01-026: power for a battle, and a K.O. of a Character with 4000 power or less."""
    s = Board(turn_player=B)
    hit = s.hold(A, "OP01-026")
    small = s.character(B, power=4000)
    attacker = s.character(B, power=9000)
    game = s.start()
    game.declare(attacker, "leader_a").choose(f"counter {hit}").choose("pick leader_a")
    assert game.power("leader_a") == 9000
    game.choose(f"pick {small}")
    assert game.area(small) == "trash"

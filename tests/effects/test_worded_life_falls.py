"""Life that becomes so few, from words to what happens."""

import pytest

from optcg.model.abilities import KeywordEffect
from optcg.model.effects import Damage, Move, Place
from optcg.model.selections import Cards, Every, Owner, Top
from optcg.model.terms import Area
from tests.effects.checks import YOU, begin, draws_when, event, resolve
from tests.effects.test_worded_numbers import watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Life becomes 0", 0),
        ("Life becomes 1 or less", 1),
        ("Life becomes 2 or less", 1),
        ("Life becomes 3 or less", 1),
        ("Life becomes 4 or less", 0),
        ("Life becomes 5 or less", 0),
    ],
)
def test_it_is_told_once_of_all_cards_that_leave_at_once(name: str, drawn: int) -> None:
    """From 4 to 1: each number that Life has come down to is met, those above and below are not."""
    s = Scenario()
    s.life(A, 4)
    s.leader(A, abilities=[draws_when(name, who=YOU)])

    game = resolve(s, Move(Top(YOU, Area.LIFE, 3), Place.TRASH))

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("falls", "becomes", "number"),
    [
        ("Life falls to 1", "Life becomes 1", 1),
        ("Life falls to 2", "Life becomes 2", 2),
        ("Life falls to 3", "Life becomes 3", 3),
        ("Life falls to 4", "Life becomes 4", 4),
        ("Life falls to 5", "Life becomes 5", 5),
    ],
)
def test_life_becomes_just_so_many(falls: str, becomes: str, number: int) -> None:
    """ "Falls" is by cards that have left; "becomes" also by one that is added."""
    for life, step, drawn in (
        (number + 1, Move(Top(YOU, Area.LIFE, 1), Place.TRASH), (1, 1)),
        (number - 1, Move(Top(YOU, Area.DECK, 1), Place.LIFE_TOP), (0, 1)),
        (number + 2, Move(Top(YOU, Area.LIFE, 1), Place.TRASH), (0, 0)),
    ):
        for name, cards in zip((falls, becomes), drawn, strict=True):
            s = Scenario()
            s.life(A, life)
            s.leader(A, abilities=[draws_when(name, who=YOU)])

            assert resolve(s, step).count(A, "hand") == cards


@pytest.mark.parametrize(
    "event_words",
    [
        "your number of Life cards becomes 2 or less",
        "the number of your Life cards drops to 2 or less",
        "your Life cards become 2 or less",
        "your Life cards are reduced to 2 or less",
        "your Life falls to 2 or less",
    ],
)
@pytest.mark.parametrize(("life", "left", "drawn"), [(4, 1, 0), (3, 1, 1), (4, 2, 1), (2, 1, 0), (3, 3, 1)])
def test_it_was_more_and_is_not_any_more(event_words: str, life: int, left: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, life)
    watching(s, f"When {event_words}, draw 1 card.")

    game = resolve(s, Move(Top(YOU, Area.LIFE, left), Place.TRASH))

    assert game.count(A, "hand") == drawn


def test_it_happens_again_when_life_has_been_more_since() -> None:
    s = Scenario()
    s.life(A, 3)
    watching(s, "When your Life cards become 2 or less, draw 1 card.")
    falls = [event(s, Move(Top(YOU, Area.LIFE, 1), Place.TRASH)) for _ in range(2)]
    rise = event(s, Move(Top(YOU, Area.DECK, 1), Place.LIFE_TOP))
    game = begin(s)
    before = game.count(A, "hand") - 3

    assert game.play(falls[0]).play(rise).play(falls[1]).count(A, "hand") - before == 2


@pytest.mark.parametrize(("banish", "hand"), [(True, 1), (False, 2)])
def test_4_6_damage_of_an_attack_takes_one_card_after_the_other(banish: bool, hand: int) -> None:
    """Rule 4-6-2-1: two points of damage, and Life comes below the number with the first."""
    s = Scenario()
    s.life(B, 3)
    watching(s, "When your Life cards become 2 or less, draw 1 card.", B)
    keywords = [KeywordEffect("Double Attack"), *([KeywordEffect("Banish")] if banish else [])]
    attacker = s.character(A, power=9000, abilities=keywords)

    game = begin(s).attack(attacker, "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (1, hand + (not banish))


@pytest.mark.parametrize(
    ("words", "by_attack", "by_damage", "by_move"),
    [
        ("damage reduces your Life cards to 2 or less", 1, 1, 0),
        ("your Life cards become 2 or less by damage", 1, 1, 0),
        ("your opponent's effect reduces your Life cards to 2 or less", 0, 1, 1),
        ("your Life cards are reduced to 2 or less by your effect", 0, 0, 0),
        ("your Life cards become 2 or less", 1, 1, 1),
    ],
)
def test_what_reduces_it(words: str, by_attack: int, by_damage: int, by_move: int) -> None:
    found = []
    for deed in (None, Damage(who=Owner.OPPONENT), Move(Top(Owner.OPPONENT, Area.LIFE), Place.TRASH)):
        s = Scenario()
        s.life(B, 3)
        watching(s, f"When {words}, your Leader gains +1000 power during this turn.", B)
        attacker = s.character(A, power=9000)
        game = begin(s).attack(attacker, "leader_b") if deed is None else resolve(s, deed)
        found.append((game.power("leader_b") - 5000) // 1000)

    assert found == [by_attack, by_damage, by_move]


@pytest.mark.parametrize(("life", "drawn"), [(3, 1), (2, 0)])
def test_of_the_opponent_for_a_time(life: int, drawn: int) -> None:
    s = Scenario()
    s.life(B, life)
    line = "[When Attacking] During this turn, when your opponent's Life cards become 2 or less, draw 1 card."
    attacker = watching(s, line, power=9000)

    assert begin(s).attack(attacker, "leader_b").count(A, "hand") == drawn


@pytest.mark.parametrize("verb", ["becomes", "is reduced to"])
@pytest.mark.parametrize(
    ("life", "left", "added", "met"),
    [(3, 1, 0, True), (4, 2, 0, True), (3, 2, 0, False), (2, 1, 0, False), (2, 0, 1, False)],
)
def test_a_bare_number_is_that_number(verb: str, life: int, left: int, added: int, met: bool) -> None:
    s = Scenario()
    s.life(A, life)
    watching(s, f"When your number of Life cards {verb} 2, draw 1 card.")
    steps = [Move(Top(YOU, Area.LIFE, left), Place.TRASH)] if left else []
    if added:
        steps = [Move(Top(YOU, Area.DECK, added), Place.LIFE_TOP)]

    assert resolve(s, *steps).count(A, "hand") == met


@pytest.mark.rule("3-2-3")
@pytest.mark.parametrize(("verb", "drawn"), [("becomes", 1), ("is reduced to", 0)])
@pytest.mark.parametrize("added", [1, 2])
def test_3_2_3_cards_of_the_deck_are_added_one_by_one(verb: str, drawn: int, added: int) -> None:
    s = Scenario()
    s.life(A, 1)
    watching(s, f"When your number of Life cards {verb} 2, draw 1 card.")
    game = resolve(s, Move(Top(YOU, Area.DECK, added), Place.LIFE_TOP))
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "life"), game.count(A, "hand")) == (1 + added, drawn)


def test_cards_of_the_hand_are_added_at_once() -> None:
    s = Scenario()
    s.life(A, 1)
    watching(s, "When your number of Life cards becomes 2, draw 1 card.")
    for _ in range(2):
        s.hand(A, s.character_card())
    game = resolve(s, Move(Every(Cards(YOU, (Area.HAND,))), Place.LIFE_TOP))
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "life"), game.count(A, "hand")) == (3, 0)


def test_damage_takes_life_one_by_one() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    watching(s, "[Opponent's Turn] [Once Per Turn] When your number of Life cards becomes 2, draw 1 card.")
    foe = s.character(B, power=9000, keywords=["Double Attack"])
    game = begin(s).attack(foe, "leader_a")

    assert (game.count(A, "life"), game.count(A, "hand")) == (1, 3)

"""What follows what is done instead, two situations, the next time, battles of this card (Rule 8-1-3-4)."""

import pytest

from optcg.model.effects import KO, Damage
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, THEIRS, begin, event, resolve, said
from tests.scenario import A, B, Scenario

_TRASHES = "If this Character would be K.O.'d, you may trash 1 card from your hand instead. If you do, draw"


@pytest.mark.parametrize(("answer", "area", "hand"), [("yes", "characters", 2), ("no", "trash", 1)])
def test_what_follows_if_you_do(answer: str, area: str, hand: int) -> None:
    s = Scenario()
    wall = s.character(B, abilities=said(f"{_TRASHES} 2 cards."))
    s.hand(B, s.character_card())
    game = resolve(s, KO(Every(THEIRS))).choose(answer)

    assert (game.area(wall), game.count(B, "hand")) == (area, hand)


def test_what_must_be_done_instead_must_be_possible() -> None:
    """Rule 8-1-3-4-5: without a card in the hand nothing is offered, though cards could be drawn."""
    s = Scenario()
    wall = s.character(B, abilities=said(f"{_TRASHES} 2 cards."))
    game = resolve(s, KO(Every(THEIRS)))

    assert (game.area(wall), game.count(B, "hand")) == ("trash", 0)


def test_what_follows_need_not_be_possible() -> None:
    """Rule 8-1-3-4-5 is about what is done instead; "up to 1" after it may be none."""
    s = Scenario()
    text = (
        "If this Character would be K.O.'d, draw 1 card instead. If you do, K.O. up to 1 of your opponent's"
    )
    wall = s.character(B, abilities=said(f"{text} Characters."))
    other = s.character(A)
    game = resolve(s, KO(Every(THEIRS)))
    asked = game.choices()
    game.choose("done")

    assert "done" in asked
    assert (game.area(wall), game.area(other), game.count(B, "hand")) == ("characters", "characters", 1)


def test_it_is_ko_d_later() -> None:
    s = Scenario()
    text = (
        "[Once Per Turn] If this Character would be K.O.'d, you may set this Character's base power to 10000 "
        "until the end of your next turn instead. If you do, K.O. this Character at the end of your next "
        "turn."
    )
    wall = s.character(B, power=1000, abilities=said(text))
    game = resolve(s, KO(Every(THEIRS))).choose("yes")
    strong = game.power(wall)
    game.end()
    still = game.area(wall)
    # Rule 6-6-1-2: its player puts the K.O. and the end of the power in order. Then it is offered again.
    game.end().choose("effect 1").choose("no")

    assert (strong, still, game.area(wall)) == (10000, "characters", "trash")


def test_damage_or_the_ko_of_a_card() -> None:
    text = "If you would take damage or your [Mira] would be K.O.'d, you may trash this Character instead."
    found = []
    for deed in (Damage(1), KO(Every(THEIRS))):
        s = Scenario()
        shield = s.character(B, abilities=said(text))
        mira = s.character(B, name="Mira")
        game = resolve(s, deed).choose("yes")
        found.append((game.area(shield), game.area(mira), game.count(B, "life")))

    assert found == [("trash", "characters", 3)] * 2


@pytest.mark.parametrize(("power", "area"), [(9000, "deck"), (1000, "characters")])
def test_ko_d_in_battle_by_this_character(power: int, area: str) -> None:
    s = Scenario()
    text = (
        "If your opponent's Character would be K.O.'d in battle by this Character, place it at the bottom of "
        "the owner's deck instead."
    )
    hunter = s.character(A, power=power, abilities=said(text))
    prey = s.character(B, power=5000, rested=True)

    assert begin(s).attack(hunter, prey).area(prey) == area


def test_other_battles_and_effects_are_not_meant() -> None:
    s = Scenario()
    text = (
        "If your opponent's Character would be K.O.'d in battle by this Character, place it at the bottom of "
        "the owner's deck instead."
    )
    s.character(A, abilities=said(text))
    friend = s.character(A, power=9000)
    prey = s.character(B, power=5000, rested=True)
    other = s.character(B, power=5000)
    ko = event(s, KO(Every(THEIRS)))
    game = begin(s).attack(friend, prey).play(ko)

    assert (game.area(prey), game.area(other)) == ("trash", "trash")


@pytest.mark.parametrize(("types", "area"), [(("Harbor",), "hand"), ((), "trash")])
def test_ko_d_in_battle_by_a_card_of_a_kind(types: tuple[str, ...], area: str) -> None:
    text = (
        "Character would K.O. your opponent's Character in battle, return that Character to the owner's hand"
    )
    s = Scenario()
    s.stage(A, abilities=said(f"If your {{Harbor}} type {text} instead."))
    hunter = s.character(A, power=9000, types=types)
    prey = s.character(B, power=5000, rested=True)

    assert begin(s).attack(hunter, prey).area(prey) == area


_NEXT = "the next time one of your {Harbor} type Characters would be K.O.'d, return it to the owner's hand"


def test_the_next_time_in_the_opponents_turn() -> None:
    """One replacement covers all cards of one process."""
    s = Scenario()
    one = s.character(A, types=("Harbor",))
    two = s.character(A, types=("Harbor",))
    (main,) = said(f"[Main] Until the end of your opponent's next turn, {_NEXT} instead.", Category.EVENT)
    card = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[main]))
    first = s.hand(B, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    game = begin(s).play(card).end().play(first)

    assert (game.area(one), game.area(two)) == ("hand", "hand")


def test_the_next_time_is_one_time_though_a_new_turn_begins() -> None:
    s = Scenario()
    one = s.character(A, types=("Harbor",))
    two = s.hand(A, s.character_card(types=("Harbor",), cost=0))
    (main,) = said(f"[Main] Until the end of your opponent's next turn, {_NEXT} instead.", Category.EVENT)
    card = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[main]))
    own = event(s, KO(Every(OWN)))
    theirs = s.hand(B, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    game = begin(s).play(card).play(own).play(two).end().play(theirs)

    assert (game.area(one), game.area(two)) == ("hand", "trash")


def test_the_next_time_twice_is_two_times() -> None:
    s = Scenario()
    one = s.character(A, types=("Harbor",))
    two = s.hand(A, s.character_card(types=("Harbor",), cost=0))
    (main,) = said(f"[Main] Until the end of your opponent's next turn, {_NEXT} instead.", Category.EVENT)
    data = s.card(Category.EVENT, cost=0, abilities=[main])
    cards = [s.hand(A, data), s.hand(A, data)]
    kos = [event(s, KO(Every(OWN))), event(s, KO(Every(OWN)))]
    game = begin(s).play(cards[0]).play(cards[1]).play(kos[0])
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    game.play(two).play(kos[1])

    assert (game.area(one), game.area(two)) == ("hand", "hand")


def test_the_next_time_of_an_event_in_words() -> None:
    s = Scenario()
    text = "[Main] Until the end of your opponent's next turn, the next time your Character is K.O.'d, draw"
    (main,) = said(f"{text} 1 card.", Category.EVENT)
    card = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[main]))
    one = s.character(A)
    theirs = s.hand(B, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    own = event(s, KO(Every(OWN)))
    late = s.hand(A, s.character_card(cost=0))
    game = begin(s).play(card).play(own)
    drawn = game.count(A, "hand")
    game.play(late).end()
    before = game.count(A, "hand")
    game.play(theirs)

    assert game.area(one) == game.area(late) == "trash"
    assert (drawn, game.count(A, "hand") - before) == (2, 0)


_SHIELD = (
    "[On Play] The next time one of your {Harbor} type Characters would be K.O.'d by your opponent's effect "
    "during your opponent's next turn, that Character is not K.O.'d."
)


def test_a_shield_of_a_turn_to_come_works_once() -> None:
    s = Scenario()
    ally = s.character(A, types=("Harbor",))
    other = s.character(A, types=("Quarry",))
    kos = [s.hand(B, s.event_card(cost=0, main=(KO(Every(THEIRS)),))) for _ in range(2)]
    card = s.hand(A, s.character_card(cost=0, types=("Quarry",), abilities=said(_SHIELD)))
    game = begin(s).play(card).end().play(kos[0])

    assert (game.area(ally), game.area(other)) == ("characters", "trash")
    assert game.play(kos[1]).area(ally) == "trash"


def test_a_shield_of_a_turn_to_come_is_not_for_battles() -> None:
    s = Scenario()
    first = s.character(A, types=("Harbor",))
    fought = s.character(A, power=1000, types=("Harbor",), rested=True)
    card = s.hand(A, s.character_card(cost=0, abilities=said(_SHIELD)))
    game = begin(s).play(card)
    game.end().attack("leader_b", fought)

    assert (game.area(first), game.area(fought)) == ("characters", "trash")


def test_a_shield_of_a_turn_to_come_is_over_with_it() -> None:
    s = Scenario()
    ally = s.character(A, types=("Harbor",))
    card = s.hand(A, s.character_card(cost=0, abilities=said(_SHIELD)))
    ko = s.hand(B, s.event_card(cost=0, main=(KO(Every(THEIRS)),)))
    game = begin(s).play(card).end().end().end().play(ko)

    assert game.area(ally) == "trash"

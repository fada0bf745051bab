"""Cards spoken of in the same sentence, by what happened to them, or as "it"; from words to what happens."""

import pytest

from tests.effects.checks import begin, worded
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


def test_that_character_is_the_one_of_the_same_sentence() -> None:
    s = Scenario()
    first = s.character(A, power=1000)
    second = s.character(A, power=1000, rested=True)
    game = worded(
        s,
        "Up to 1 of your Characters gains +1000 power during this turn. Then, set up to 1 of your Characters "
        "as active and that Character gains +3000 power during this turn.",
    )
    game.choose(f"pick {first}").choose(f"pick {second}")

    assert (game.power(first), game.power(second)) == (2000, 4000)
    assert not game.rested(second)


@pytest.mark.parametrize(("fallen", "drawn"), [("Harbor", 1), ("Quarry", 0)])
def test_the_card_that_was_kod_is_the_one_of_the_event(fallen: str, drawn: int) -> None:
    s = Scenario()
    watching(
        s,
        "When your Character is K.O.'d, rest up to 1 of your opponent's Characters. Then, if the K.O.'d "
        "Character has the {Harbor} type, draw 1 card.",
    )
    ally = s.character(A, types=(fallen,))
    foe = s.character(B, types=("Harbor",))
    game = worded(s, "K.O. 1 of your Characters.").choose(f"pick {ally}")
    before = game.count(A, "hand")
    game.choose(f"pick {foe}")

    assert game.rested(foe)
    assert game.count(A, "hand") - before == drawn


@pytest.mark.parametrize(("cost", "drawn"), [(3, 1), (2, 0)])
def test_the_activated_event_is_asked_about_after_another_choice(cost: int, drawn: int) -> None:
    s = Scenario()
    s.don(A, active=3)
    ally = watching(
        s,
        "When you activate an Event, up to 1 of your Characters gains +1000 power during this turn. Then, if "
        "the activated Event has a cost of 3 or more, draw 1 card.",
        cost=5,
        power=1000,
    )
    ref = s.hand(A, s.event_card(cost=cost, main=()))
    game = begin(s).play(ref).choose(f"pick {ally}")

    assert game.power(ally) == 2000
    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("answer", "life"), [("yes", 1), ("no", 0)])
def test_your_opponent_says_whether_they_add_a_card_to_their_life(answer: str, life: int) -> None:
    s = Scenario()
    before = 2
    s.life(B, before)
    line = (
        "[On Play] Your opponent adds up to 1 card from the top of their deck to the top of their Life cards."
    )
    game, _ = played(s, line)

    assert game.asked()[0] == B
    game.choose(answer)
    assert game.count(B, "life") == before + life


def test_two_kinds_of_cards_get_each_their_own() -> None:
    s = Scenario()
    leader = s.leader(B, power=5000)
    foes = [s.character(B, power=3000) for _ in range(2)]
    game = worded(
        s,
        "Give your opponent's Leader -1000 power and all of your opponent's Characters -2000 power during "
        "this turn.",
    )

    assert game.power(leader) == 4000
    assert [game.power(foe) for foe in foes] == [1000, 1000]


@pytest.mark.parametrize(("trash", "power", "blocks"), [(2, 2000, False), (3, 3000, True)])
def test_it_is_this_card_in_what_holds_all_the_time(trash: int, power: int, blocks: bool) -> None:
    s = Scenario()
    for _ in range(trash):
        s.trash(A, s.event_card())
    line = (
        "This Character gains +1000 power for every Event in your trash, and if you have 3 or more Events in "
        "your trash, it gains [Blocker]."
    )
    ref = watching(s, line, power=0)
    game = begin(s)

    assert game.power(ref) == power
    assert ("Blocker" in game.keywords(ref)) == blocks


@pytest.mark.parametrize("count", [0, 1, 2])
def test_cards_played_are_counted(count: int) -> None:
    s = Scenario()
    allies = [s.hand(A, s.character_card(cost=2)) for _ in range(2)]
    s.deck(A, 5)
    game = worded(
        s,
        "Play up to 2 Character cards with a cost of 2 or less from your hand. Then, trash 2 cards from the "
        "top of your deck for each Character played.",
    )
    for ref in allies[:count]:
        game.choose(f"pick {ref}")
    if count < 2:
        game.choose("done")

    assert game.count(A, "trash") == 1 + 2 * count


def test_that_character_is_the_one_of_a_leader_and_a_character() -> None:
    s = Scenario()
    leader = s.leader(A, power=5000)
    ally = s.character(A, power=1000)
    game = worded(
        s,
        "Your Leader and up to 1 of your Characters gain +1000 power during this turn. Then, that Character "
        "gains +2000 power during this turn.",
    )
    game.choose(f"pick {ally}")

    assert (game.power(leader), game.power(ally)) == (6000, 4000)


def test_each_of_them_is_given_a_don_card() -> None:
    s = Scenario()
    s.don(A, rested=3)
    allies = [s.character(A) for _ in range(3)]
    game = worded(
        s,
        "Up to 2 of your Characters gain +1000 power during this turn. Then, give 1 rested DON!! card to "
        "each of those Characters.",
    )
    game.choose(f"pick {allies[0]}").choose(f"pick {allies[1]}")

    assert [game.don(ally) for ally in allies] == [1, 1, 0]
    assert game.count(A, "don_rested") == 1


@pytest.mark.parametrize(("paid", "drawn"), [("leader", 1), ("stage", 0)])
def test_what_was_rested_to_pay_is_asked_about(paid: str, drawn: int) -> None:
    s = Scenario()
    cards = {"leader": s.leader(A), "stage": s.stage(A)}
    line = (
        "[On Play] You may rest 1 of your Leader or Stage cards: Draw 1 card. If you rested your Leader, "
        "draw 1 card."
    )
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {cards[paid]}")

    assert game.rested(cards[paid])
    assert game.count(A, "hand") == 1 + drawn

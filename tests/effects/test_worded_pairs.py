"""Two things named together: cards of two kinds for one cost, two places, this card and the others."""

import pytest

from optcg.model.terms import Category
from optcg.text.reader import read_line
from optcg.text.writer import write_ability
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("costs", "power"), [((3, 2), 7000), ((3, 4), 5000), ((), 5000)])
def test_only_those_besides_this_card_are_asked_for(costs: tuple[int, ...], power: int) -> None:
    s = Scenario()
    for cost in costs:
        s.character(A, cost=cost)
    line = (
        "If you only have Characters with a cost of 3 or less other than this Character, this Character "
        "gains +2000 power."
    )
    ref = watching(s, line, cost=8, power=5000)

    assert begin(s).power(ref) == power


@pytest.mark.parametrize(
    ("mira", "tovo", "drawn"),
    [("field", "trash", 1), ("trash", "trash", 0), ("field", "field", 0), ("trash", "field", 0)],
)
def test_each_of_two_cards_has_its_own_place(mira: str, tovo: str, drawn: int) -> None:
    s = Scenario()
    for name, place in (("Mira", mira), ("Tovo", tovo)):
        if place == "field":
            s.character(A, name=name)
        else:
            s.trash(A, s.character_card(name=name))
    game, _ = played(s, "[On Play] If you have [Mira] on your field and [Tovo] in your trash, draw 1 card.")

    assert game.count(A, "hand") == drawn


HARBOR, OTHER = ("Harbor",), ("Quarry",)


@pytest.mark.parametrize(
    ("verb", "hand", "payable"),
    [
        (verb, hand, payable)
        for verb in ("trash", "reveal")
        for hand, payable in (
            ([(Category.EVENT, HARBOR)], False),
            ([(Category.EVENT, HARBOR), (Category.EVENT, OTHER)], True),
            ([(Category.CHARACTER, HARBOR), (Category.EVENT, OTHER)], True),
            ([(Category.CHARACTER, HARBOR), (Category.CHARACTER, OTHER)], False),
        )
    ],
)
def test_one_card_does_not_pay_for_two(
    verb: str, hand: list[tuple[Category, tuple[str, ...]]], payable: bool
) -> None:
    s = Scenario()
    for category, types in hand:
        s.hand(A, s.card(category, types=types, cost=9))
    line = f"[Activate: Main] You may {verb} 1 {{Harbor}} type card and 1 Event from your hand: Draw 3 cards."
    worker = watching(s, line)
    game = begin(s)

    assert (f"activate {worker}.1" in game.choices()) is payable
    if payable:
        game.choose(f"activate {worker}.1")
        assert game.count(A, "hand") == 3 + (0 if verb == "trash" else len(hand))


@pytest.mark.parametrize(("events", "payable"), [(2, False), (3, True)])
def test_cards_that_are_of_both_kinds_are_counted_once(events: int, payable: bool) -> None:
    s = Scenario()
    for _ in range(events):
        s.hand(A, s.event_card(types=HARBOR, cost=9))
    line = "[Activate: Main] You may trash 1 {Harbor} type card and 2 Events from your hand: Draw 1 card."
    worker = watching(s, line)

    assert (f"activate {worker}.1" in begin(s).choices()) is payable


@pytest.mark.parametrize(
    ("place", "drawn"),
    [("hand", 1), ("trash", 1)],
)
def test_a_play_out_of_either_place_is_one_event(place: str, drawn: int) -> None:
    s = Scenario()
    card = s.character_card(name="Mira", cost=0)
    ref = s.hand(A, card) if place == "hand" else s.trash(A, card)
    watching(s, "When you play [Mira] from your hand or trash, draw 1 card.")
    if place == "hand":
        game = begin(s).play(ref)
    else:
        game, _ = played(s, "[On Play] Play up to 1 [Mira] from your trash.")
        game.choose(f"pick {ref}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("cost", "open_to_attack"), [(3, False), (4, True)])
def test_certain_characters_cannot_be_attacked_by_this_one(cost: int, open_to_attack: bool) -> None:
    s = Scenario()
    target = s.character(B, cost=cost, rested=True)
    ref = watching(s, "This Character cannot attack Characters with a cost of 3 or less.")

    assert (f"attack {ref} {target}" in begin(s).choices()) is open_to_attack


@pytest.mark.parametrize(("lying", "drawn"), [(True, 1), (False, 0)])
def test_character_cards_lie_with_the_events_named_after_them(lying: bool, drawn: int) -> None:
    s = Scenario()
    for _ in range(2):
        if lying:
            s.trash(A, s.character_card())
        else:
            s.character(A)
    s.trash(A, s.event_card())
    line = "[On Play] If you have 2 or more Character cards and 1 or more Events in your trash, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_one_verb_gives_two_cards_less() -> None:
    s = Scenario()
    s.leader(B, power=5000)
    target = s.character(B, power=5000)
    line = (
        "[On Play] Give your opponent's Leader -1000 power and up to 1 of your opponent's Characters -2000 "
        "power during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {target}")

    assert (game.power("leader_b"), game.power(target)) == (4000, 3000)


def test_a_ban_on_attacks_tells_whose_characters_are_spared() -> None:
    line = "All of your opponent's Characters cannot attack your {Harbor} type Characters."
    (ability,) = read_line(line).abilities

    assert write_ability(ability, Category.CHARACTER) == line


@pytest.mark.parametrize(("cost", "other", "drawn"), [(5, 4, 1), (5, 5, 0), (4, 4, 0)])
def test_the_only_card_of_a_kind_is_of_that_kind(cost: int, other: int, drawn: int) -> None:
    s = Scenario()
    s.character(A, cost=other)
    line = (
        "[Activate: Main] If this Character is the only Character with a cost of 5 or more on your field, "
        "draw 1 card."
    )
    ref = watching(s, line, cost=cost)
    game = begin(s)
    if f"activate {ref}.1" in game.choices():
        game.choose(f"activate {ref}.1")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    "words",
    ["removed from the field by your opponent's effect or K.O.'d", "K.O.'d in battle or by an effect"],
)
def test_a_ko_in_battle_is_replaced_too(words: str) -> None:
    s = Scenario()
    s.leader(A, power=9000)
    s.hand(B, s.character_card())
    line = f"If this Character would be {words}, trash 1 card from your hand instead."
    target = watching(s, line, player=B, rested=True, power=1000)
    game = begin(s).choose(f"attack leader_a {target}").choose("done")

    assert (game.area(target), game.count(B, "hand")) == ("characters", 0)


def test_8_3_1_3_the_card_that_the_second_part_needs_does_not_pay_the_first() -> None:
    s = Scenario()
    event = s.hand(A, s.event_card(types=HARBOR, cost=9))
    others = [s.hand(A, s.character_card(types=HARBOR, cost=9)) for _ in range(2)]
    line = "[Activate: Main] You may trash 1 {Harbor} type card and 1 Event from your hand: Draw 3 cards."
    worker = watching(s, line)
    game = begin(s).choose(f"activate {worker}.1")

    assert game.choices() == [f"pick {ref}" for ref in others]
    game.choose(f"pick {others[0]}")
    assert (game.area(event), game.area(others[0]), game.area(others[1])) == ("trash", "trash", "hand")
    assert game.count(A, "hand") == 4


def test_8_3_1_3_of_two_that_fit_both_parts_one_is_kept_for_the_second() -> None:
    s = Scenario()
    one, two = (s.character(A, types=HARBOR) for _ in range(2))
    bare = s.character(A, types=OTHER)
    line = (
        "[Activate: Main] You may rest 2 of your Characters and 1 of your {Harbor} type Characters: "
        "Draw 1 card."
    )
    worker = watching(s, line)
    game = begin(s).choose(f"activate {worker}.1")
    assert set(game.choices()) == {f"pick {ref}" for ref in (one, two, bare, worker)}
    game.choose(f"pick {one}")

    assert set(game.choices()) == {f"pick {ref}" for ref in (bare, worker)}
    game.choose(f"pick {bare}")
    assert [game.rested(ref) for ref in (one, two, bare, worker)] == [True, True, True, False]
    assert game.count(A, "hand") == 1


def test_8_3_1_3_this_card_is_not_chosen_besides_itself() -> None:
    s = Scenario()
    other = s.character(A)
    line = "[Activate: Main] You may rest 1 of your Characters and this Character: Draw 1 card."
    worker = watching(s, line)
    game = begin(s).choose(f"activate {worker}.1")

    assert (game.rested(other), game.rested(worker)) == (True, True)
    assert game.count(A, "hand") == 1


def test_8_4_4_1_as_many_as_possible_are_chosen_of_both_kinds() -> None:
    s = Scenario()
    small, large = s.character(B, cost=2), s.character(B, cost=5)
    line = (
        "[On Play] K.O. 1 of your opponent's Characters with a cost of 5 or less and 1 of your opponent's "
        "Characters with a cost of 3 or less."
    )
    game, _ = played(s, line)

    assert (game.area(small), game.area(large)) == ("trash", "trash")

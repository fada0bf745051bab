"""Lines whose words leave a little doubt, played out: which card, how many, of which cards."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

COUNTER = (
    "[Counter] Up to 1 of your Leader or Character cards gains +2000 power during this battle. If the "
    "attacking card has 6000 power or more, that card gains an additional +2000 power during this battle."
)


@pytest.mark.parametrize("number", [0, 2, 3])
def test_how_many_are_trashed_is_said_before_any_is_seen(number: int) -> None:
    """Rule 4-8-1; only a draw can be ended between two cards (4-5-4)."""
    s = Scenario()
    game, _ = played(s, "[On Play] Trash up to 3 cards from the top of your deck.")

    assert game.choices() == ["number 0", "number 1", "number 2", "number 3"]
    game.choose(f"number {number}")
    assert (game.count(A, "trash"), game.asked()) == (number, (A, "main"))


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(("deed", "area"), [("play it", "characters"), ("add it to your hand", "hand")])
def test_the_rest_is_what_was_not_taken(answer: str, deed: str, area: str) -> None:
    s = Scenario()
    shown = s.deck_top(A, s.character_card(cost=3, types=("Harbor",)))
    line = (
        "[On Play] Reveal 1 card from the top of your deck. If that card is a {Harbor} type Character card, "
        f"you may {deed}. Then, place the rest at the bottom of your deck."
    )
    game, _ = played(s, line)
    game.choose(answer)

    assert game.area(shown) == (area if answer == "yes" else "deck")
    assert (game.kinds()[-1] == "to_deck_bottom") == (answer == "no")


@pytest.mark.parametrize(("power", "gained"), [(5000, 2000), (7000, 4000)])
def test_an_additional_gain_is_that_of_the_card_that_gained_before(power: int, gained: int) -> None:
    s = Scenario(turn_player=B)
    attacker = s.character(B, power=power)
    abilities, unread = read(COUNTER, "", Category.EVENT)
    event = s.hand(A, s.event_card(cost=0, abilities=abilities))
    s.hand(A, s.character_card(counter=1000))  # the Counter Step goes on
    game = begin(s).declare(attacker, "leader_a")
    game.choose(f"counter {event}").choose("pick leader_a")

    assert not unread
    assert (game.power("leader_a"), game.power(attacker)) == (5000 + gained, power)


def test_a_base_cost_is_compared_with_a_base_cost() -> None:
    s = Scenario()
    three, four = s.character(B, cost=3), s.character(B, cost=4)
    line = "[Activate: Main] K.O. up to 1 of your opponent's Characters with the same base cost as this card."
    own = watching(s, line, cost=3, effects=[{"cost": 1, "until": "turn"}])
    game = begin(s)
    game.choose(next(choice for choice in game.choices() if choice.startswith(f"activate {own}")))

    assert f"pick {three}" in game.choices()
    assert f"pick {four}" not in game.choices()


@pytest.mark.parametrize(("types", "power"), [(("Harbor",), 6000), ((), 3000)])
def test_nothing_is_the_same_as_the_power_of_no_leader(types: tuple[str, ...], power: int) -> None:
    """Rule 1-3-2."""
    s = Scenario()
    s.leader(A, power=6000, types=types)
    line = "[Your Turn] This Character's base power becomes the same as your {Harbor} type Leader's power."
    own = watching(s, line, power=3000)

    assert begin(s).power(own) == power


def _both_in_trash(s: Scenario, line: str) -> Table:
    s.trash(A, s.character_card(name="Mira"))
    return played(s, line)[0]


def test_two_names_are_both_of_the_kind_and_in_the_place_that_follows() -> None:
    line = "[On Play] If you have a [Mira] and a [Tolo] in your trash, draw 1 card."
    s = Scenario()
    s.trash(A, s.character_card(name="Tolo"))
    assert _both_in_trash(s, line).count(A, "hand") == 1
    s = Scenario()
    s.character(A, name="Tolo")
    assert _both_in_trash(s, line).count(A, "hand") == 0

    line = "[On Play] If you have a [Mira] and a [Tolo] Character, draw 1 card."
    for on_stage, drawn in ((True, 0), (False, 1)):
        s = Scenario()
        s.character(A, name="Tolo")
        if on_stage:
            s.stage(A, name="Mira")
        else:
            s.character(A, name="Mira")
        assert played(s, line)[0].count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "If you have 2 or more Events and a Stage in your trash, this Character gains [Rush].",
            "If you have 2 or more Events in your trash and you have a Stage card in your trash, this "
            "Character gains [Rush].",
        ),
        (
            "If you have a [Mira] or a [Tolo] Character, this Character gains [Rush].",
            "If you have a [Mira] or [Tolo] Character, this Character gains [Rush].",
        ),
        # The first noun names a place of its own, or is of the field by its kind.
        (
            "If you have 2 or more Characters and 5 or more cards in your trash, this Character gains "
            "[Rush].",
            "If you have 2 or more Characters and you have 5 or more cards in your trash, this Character "
            "gains [Rush].",
        ),
    ],
)
def test_what_the_second_noun_says_of_both(one: str, other: str) -> None:
    assert worded(one) == worded(other)


@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Up to 1 of your Characters gains +2000 power during this turn. That Character also gains "
        "[Banish].",
        "[On Play] Up to 1 of your Characters gains +2000 power during this turn. If it is a {Harbor} type "
        "Character, it also gains [Banish].",
    ],
)
def test_what_a_card_also_gains_ends_with_what_it_gained(line: str) -> None:
    s = Scenario()
    ally = s.character(A, power=3000, types=("Harbor",))
    game, _ = played(s, line)
    game.choose(f"pick {ally}")
    assert (game.power(ally), game.keywords(ally)) == (5000, ["Banish"])

    game.end()
    assert (game.power(ally), game.keywords(ally)) == (3000, [])


def test_a_keyword_without_an_end_stays_where_no_end_was_said_of_that_card() -> None:
    s = Scenario()
    ally = s.hand(A, s.character_card(cost=1))
    line = (
        "[On Play] Up to 1 of your Leader gains +1000 power during this turn. Then, play up to 1 Character "
        "card with a cost of 1 from your hand. That Character gains [Blocker]."
    )
    game, _ = played(s, line)
    game.choose("pick leader_a").choose(f"pick {ally}").end()

    assert game.keywords(ally) == ["Blocker"]


@pytest.mark.parametrize(("attacker", "target", "drawn"), [(A, "leader_b", 0), (B, "leader_a", 1)])
def test_what_attacks_your_leader_is_your_opponents(attacker: int, target: str, drawn: int) -> None:
    """Rule 7-1-1-2: nobody attacks their own cards."""
    s = Scenario(turn_player=attacker)
    watching(s, "When a Character attacks your Leader, draw 1 card.")
    own = s.character(attacker)
    game = begin(s)
    game.attack(own, target)

    # A Life card may come to the hand as well.
    assert game.count(A, "hand") == drawn + (3 - game.count(A, "life"))


@pytest.mark.parametrize(("chosen", "drawn"), [(0, 0), (1, 0), (2, 1)])
def test_both_are_two_cards(chosen: int, drawn: int) -> None:
    """Of one card that was chosen alone, "both" are not so."""
    s = Scenario()
    foes = [s.character(B, rested=True) for _ in range(2)]
    game, _ = played(
        s, "[On Play] Choose up to 2 of your opponent's Characters. If both of them are rested, draw 1 card."
    )
    for foe in foes[:chosen]:
        game.choose(f"pick {foe}")
    if chosen < 2:
        game.choose("done")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("player", "drawn"), [(A, 1), (B, 0)])
def test_you_have_no_don_under_cards_of_the_opponent(player: int, drawn: int) -> None:
    """Rule 6-5-5: a player's DON!! are given to cards of that player."""
    s = Scenario()
    s.character(player, types=("Harbor",), don=2)
    game, _ = played(
        s, "[On Play] If you have 2 or more DON!! cards given to {Harbor} type Characters, draw 1 card."
    )

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_card_that_was_not_shown_is_not_asked_for(answer: str, drawn: int) -> None:
    s = Scenario()
    s.deck_top(A, s.event_card(cost=1))
    line = (
        "[On Play] Look at 1 card from the top of your deck. You may reveal that card. If it is an Event, "
        "draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(answer)

    assert game.count(A, "hand") == drawn

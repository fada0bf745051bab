"""What is said of a player or of any of their cards, and not of the cards that are there now."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import KO, Damage, GainCost, Move, Place
from optcg.model.selections import Every
from tests.effects.checks import OWN, THEIRS, YOU, begin, event, said, worded
from tests.scenario import A, B, Scenario

# Attacks ---------------------------------------------------------------------------------------------


def _rushing(s: Scenario, text: str = "") -> str:
    return s.hand(A, s.character_card(cost=0, keywords=["Rush"], abilities=said(text) if text else []))


@pytest.mark.parametrize("own", ["", "your "])
def test_a_character_that_comes_later_does_not_attack_either(own: str) -> None:
    s = Scenario()
    there, late = s.character(A), _rushing(s)
    game = worded(s, f"You cannot attack with {own}Characters during this turn.").play(late)

    assert not any(choice.startswith((f"attack {late}", f"attack {there}")) for choice in game.choices())
    assert "attack leader_a leader_b" in game.choices()


def test_only_the_character_that_was_played_attacks() -> None:
    s = Scenario()
    there, first, late = s.character(A), _rushing(s), _rushing(s)
    line = (
        "Play up to 1 Character card from your hand. Then, you cannot attack with Characters other than that "
        "Character during this turn."
    )
    game = worded(s, line).choose(f"pick {first}").play(late)

    assert f"attack {first} leader_b" in game.choices()
    assert not any(choice.startswith((f"attack {late}", f"attack {there}")) for choice in game.choices())


def test_this_character_alone_attacks() -> None:
    s = Scenario()
    there, late = s.character(A), _rushing(s)
    card = _rushing(
        s, "[On Play] You cannot attack with Characters other than this Character during this turn."
    )
    game = begin(s).play(card).play(late)

    assert f"attack {card} leader_b" in game.choices()
    assert not any(choice.startswith((f"attack {late}", f"attack {there}")) for choice in game.choices())


def test_no_card_but_this_one_is_attacked_and_none_that_comes_later() -> None:
    s = Scenario()
    there, foe = s.character(A, rested=True), s.character(B)
    line = (
        "[On Play] Your opponent cannot attack any card other than this Character until the end of your "
        "opponent's next turn. Then, rest this Character."
    )
    card = s.hand(A, s.character_card(cost=0, abilities=said(line)))
    late = s.hand(A, s.character_card(cost=0, abilities=said("[On Play] Rest this Character.")))
    game = begin(s).play(card).play(late).end()

    assert game.area(there) == "characters"
    assert [choice for choice in game.choices() if choice.startswith(f"attack {foe}")] == [
        f"attack {foe} {card}"
    ]


@pytest.mark.parametrize(("cost", "attacked"), [(3, False), (4, True)])
def test_characters_of_some_kind_are_not_attacked(cost: int, attacked: bool) -> None:
    s = Scenario()
    target, foe = s.character(A, cost=cost, rested=True), s.character(B)
    line = (
        "Your opponent cannot attack your Characters with a cost of 3 or less until the end of your "
        "opponent's next turn."
    )
    game = worded(s, line).end()

    assert (f"attack {foe} {target}" in game.choices()) is attacked
    assert f"attack {foe} leader_a" in game.choices()


# Replacements ----------------------------------------------------------------------------------------

_SAVED = "your Characters would be K.O.'d by your opponent's effect, you may trash 1 card from your hand"


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_one_payment_saves_all_of_them_also_those_that_came_later() -> None:
    s = Scenario()
    there, late = s.character(A), s.hand(A, s.character_card(cost=0))
    price = s.hand(A, s.character_card())
    kos = event(s, KO(Every(THEIRS)), player=B)
    game = worded(s, f"Until the start of your next turn, if {_SAVED} instead.").play(late).end().play(kos)
    game.choose("yes")

    assert (game.area(there), game.area(late)) == ("characters", "characters")
    assert game.area(price) == "trash"


@pytest.mark.parametrize("saves", [True, False])
def test_the_next_time_has_come_though_it_was_declined(saves: bool) -> None:
    s = Scenario()
    one, two = s.character(A, cost=1), s.hand(A, s.character_card(cost=0))
    s.hand(A, s.character_card(cost=9))
    s.hand(A, s.character_card(cost=9))
    line = (
        "The next time one of your Characters would be K.O.'d during this turn, you may trash 1 card from "
        "your hand instead."
    )
    kos = [event(s, KO(Every(OWN))) for _ in range(2)]
    game = worded(s, line).play(kos[0]).choose("yes" if saves else "no")
    if saves:
        game.choose(next(choice for choice in game.choices() if two not in choice and kos[1] not in choice))
    game.play(two).play(kos[1])

    assert game.asked() == (A, "main")
    assert (game.area(one), game.area(two)) == ("trash", "trash")


@pytest.mark.parametrize("spent", [True, False])
def test_the_next_time_has_come_though_nothing_could_be_done_instead(spent: bool) -> None:
    """There is no Stage to trash when the first one is K.O.'d."""
    s = Scenario()
    first, late = s.character(A, cost=1), s.hand(A, s.character_card(cost=0))
    stage = s.hand(A, s.stage_card(cost=0))
    line = (
        "The next time one of your Characters would be K.O.'d during this turn, you may trash 1 of your "
        "Stages instead."
    )
    kos = [event(s, KO(Every(OWN))) for _ in range(2)]
    game = worded(s, line)
    if spent:
        game.play(kos[0])
        assert game.area(first) == "trash"
    game.play(stage).play(late).play(kos[1])

    assert (game.asked() == (A, "yes_no")) is not spent


def test_the_next_damage_has_come_though_nothing_could_be_done_instead() -> None:
    s = Scenario()
    stage = s.hand(A, s.stage_card(cost=0))
    line = "The next time you would take damage during this turn, you may trash 1 of your Stages instead."
    hits = [event(s, Damage(1, YOU)) for _ in range(2)]
    game = worded(s, line).play(hits[0]).play(stage).play(hits[1])

    assert (game.asked(), game.count(A, "life")) == ((A, "main"), 1)


@pytest.mark.parametrize(("place", "asked"), [(Place.DECK_BOTTOM, True), (Place.DECK_TOP, False)])
def test_the_bottom_of_the_deck_is_not_its_top(place: Place, asked: bool) -> None:
    line = (
        "If this Character would be placed at the bottom of the owner's deck by your opponent's effect, you "
        "may trash 1 card from your hand instead."
    )
    s = Scenario()
    s.character(B, abilities=said(line))
    s.hand(B, s.character_card())
    moves = event(s, Move(Every(THEIRS), place))
    game = begin(s).play(moves)

    assert (game.asked() == (B, "yes_no")) is asked


# Who says how many, and what a cost is ---------------------------------------------------------------


def test_4_8_1_what_the_opponent_may_give_the_opponent_picks() -> None:
    s = Scenario()
    s.don(B, active=0, rested=2)
    game = worded(s, "Your opponent may give up to 1 of their rested DON!! cards to their Leader.")
    while game.asked()[0] == B:
        game.choose("yes" if "yes" in game.choices() else game.choices()[0])

    assert game.don("leader_b") == 1


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_cost_that_becomes_another_is_counted_from_its_true_sum() -> None:
    s = Scenario()
    foe = s.character(B, cost=2)
    lowered = event(s, GainCost(Every(THEIRS), -5, Duration.TURN))
    line = (
        "[On Play] The cost of up to 1 of your opponent's Characters becomes the same as the cost of this "
        "Character during this turn."
    )
    card = s.hand(A, s.character_card(cost=3, abilities=said(line)))
    s.don(A, active=3)
    game = begin(s).play(lowered)
    before = game.cost(foe)
    game.play(card).choose(f"pick {foe}")

    assert (before, game.cost(foe)) == (0, 3)


def test_that_of_the_leader_is_its_base_power() -> None:
    s = Scenario()
    s.leader(B, power=5000, effects=[{"power": -2000, "until": "turn"}])
    card = s.character(A, power=1000)
    line = (
        "The base power of up to 1 of your Characters becomes the same as that of your opponent's Leader "
        "during this turn."
    )
    game = worded(s, line).choose(f"pick {card}")

    assert game.power(card) == 5000


@pytest.mark.rule("8-4-4")
@pytest.mark.parametrize("seen", ["Reveal", "Look at"])
@pytest.mark.parametrize("whose", ["", "Your opponent does as follows "])
def test_8_4_4_who_does_it_chooses_the_end_of_the_deck(seen: str, whose: str) -> None:
    """Though the deck is the other player's, and both have seen the card."""
    deed = (
        f"{seen} 1 card from the top of your opponent's deck. Then, place that card at the top or bottom of"
    )
    s = Scenario()
    s.deck(A, 3)
    s.deck(B, 3)
    game = worded(s, f"{whose}({deed} the owner's deck)." if whose else f"{deed} the owner's deck.")

    assert game.asked() == (B if whose else A, "place")


@pytest.mark.parametrize(("option", "whose"), [("option 1", A), ("option 2", B)])
def test_whose_deck_it_is_is_chosen_first(option: str, whose: int) -> None:
    s = Scenario()
    s.deck(A, 3)
    s.deck(B, 3)
    s.deck_top(B, s.event_card())
    line = "Trash the top card of your or your opponent's deck. If that card is an Event, draw 1 card."
    game = worded(s, line).choose(option)

    assert (game.count(A, "deck"), game.count(B, "deck")) == (2, 3 if whose == A else 2)
    assert game.count(A, "hand") == (whose == B)


@pytest.mark.parametrize(
    ("line", "keywords"),
    [
        ("All of your opponent's [Blocker] Characters lose [Blocker].", []),
        ("All of your opponent's Characters without [Rush] gain [Rush].", ["Blocker", "Rush"]),
    ],
)
def test_a_keyword_that_tells_the_cards_and_is_lost_or_gained(line: str, keywords: list[str]) -> None:
    """It does not turn on and off without end (Rule 11-1)."""
    s = Scenario()
    s.character(A, abilities=said(line))
    foe = s.character(B, keywords=["Blocker"])

    assert sorted(begin(s).keywords(foe)) == keywords

"""What both players have, and cards told by what was done to them, from words to what happens."""

import pytest

from optcg.model.filters import AgainstOwn
from optcg.model.terms import Category
from tests.effects.checks import begin, pile, said, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario

_KO = "[Main] K.O. up to 1 of your opponent's Characters."


@pytest.mark.parametrize(
    "line",
    [
        "there are a total of 5 or more cards in your trash and your opponent's trash",
        "you and your opponent have a total of 5 or more cards in the trash",
        "you and your opponent have a total of 5 or more cards in your trashes",
        "you and your opponent have 5 or more cards in total in your trashes",
    ],
)
@pytest.mark.parametrize(("own", "theirs", "drawn"), [(3, 2, 1), (5, 0, 1), (2, 2, 0)])
def test_cards_of_both_players_are_counted_together(line: str, own: int, theirs: int, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, own), (B, theirs)):
        for _ in range(count):
            s.trash(player, s.character_card())
    game, _ = played(s, f"[On Play] If {line}, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("own", "theirs", "drawn"), [(2, 2, 1), (3, 2, 0), (2, 3, 0)])
def test_each_player_has_so_many(own: int, theirs: int, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, own), (B, theirs)):
        for _ in range(count):
            s.hand(player, s.character_card())
    game, _ = played(
        s, "[On Play] If you and your opponent each have 2 or less cards in your hands, draw 1 card."
    )

    assert game.count(A, "hand") == own + drawn


def test_characters_of_one_player_that_were_ko_d_are_counted() -> None:
    s = Scenario()
    for player, count in ((A, 2), (B, 3)):
        for _ in range(count):
            s.character(player, cost=2)
    s.character(A, cost=5)
    game = worded(
        s,
        "K.O. all Characters with a cost of 2 or less. Then, for each of your Characters K.O.'d this way, "
        "draw 1 card.",
    )

    assert (len(pile(game, A, "characters")), len(pile(game, B, "characters"))) == (1, 0)
    assert game.count(A, "hand") == 2


def test_one_of_the_cards_that_were_trashed() -> None:
    """Cards that lay in the trash before are not among them."""
    s = Scenario()
    s.trash(A, s.character_card(types=("Harbor",)))
    s.deck_top(A, s.character_card())
    fits = s.deck_top(A, s.character_card(types=("Harbor",)))
    game = worded(
        s,
        "Trash 2 cards from the top of your deck. Then, add up to 1 {Harbor} type card trashed by this "
        "effect to your hand.",
    )

    assert game.choices() == [f"pick {fits}", "done"]
    assert game.choose(f"pick {fits}").area(fits) == "hand"


def test_the_rest_goes_under_the_deck_with_a_card_of_the_hand() -> None:
    s = Scenario()
    held = s.hand(A, s.character_card())
    wanted, one, two = [s.deck_top(A, s.character_card()) for _ in range(3)]
    game = worded(
        s,
        "Look at 3 cards from the top of your deck and add up to 1 card to your hand. Then, place the rest "
        "and 1 card from your hand at the bottom of your deck in any order.",
    )
    game.choose(f"pick {wanted}").choose(f"pick {held}")
    for ref in (two, held):
        game.choose(f"pick {ref}")

    assert pile(game, A, "deck")[-3:] == [two, held, one]
    assert game.area(wanted) == "hand"


@pytest.mark.parametrize(("answer", "own", "theirs"), [("yes", 1, 0), ("no", 0, 1)])
def test_what_the_opponent_does_or_not(answer: str, own: int, theirs: int) -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    game = worded(
        s,
        "Your opponent may trash 1 card from their hand. If they do, draw 1 card. If they do not, rest up to "
        "1 of your opponent's Characters.",
    )
    assert game.asked() == (B, "yes_no")
    game.choose(answer)

    assert (game.count(A, "hand"), game.count(B, "hand")) == (own, theirs)


@pytest.mark.parametrize("by_battle", [True, False])
def test_two_causes_of_a_ko_have_an_effect_each(by_battle: bool) -> None:
    s = Scenario(turn_player=B)
    line = (
        "[On K.O.] If this Character was K.O.'d in battle, draw 1 card. If this Character was K.O.'d by your "
        "opponent's effect, draw 2 cards."
    )
    card = s.character(A, abilities=said(line), rested=True)
    attacker = s.character(B, power=9000)
    killer = s.hand(B, s.event_card(cost=0, abilities=said(_KO, Category.EVENT)))
    game = begin(s)
    if by_battle:
        game.attack(attacker, card)
    else:
        game.play(killer).choose(f"pick {card}")

    assert game.count(A, "hand") == (1 if by_battle else 2)


@pytest.mark.parametrize(
    ("line", "offered"), [("less power than its base power", 0), ("a power more than its base power", 1)]
)
def test_power_against_the_cards_own_base_power(line: str, offered: int) -> None:
    """Rule 4-9: what the card has now, against what it has without changes."""
    s = Scenario()
    weak, _, strong = (
        s.character(B, effects=[{"power": change, "until": "turn"}]) for change in (-1000, 0, 1000)
    )
    text = f"[On Play] Return up to 1 of your opponent's Characters with {line} to the owner's hand."
    game, _ = played(s, text)

    assert game.choices() == [f"pick {(weak, strong)[offered]}", "done"]
    assert repr(AgainstOwn("power", "<>"[offered])) in repr(said(text))


@pytest.mark.parametrize(("line", "fits"), [("lower than", True), ("equal to", False)])
def test_cost_against_the_cards_own_base_cost(line: str, fits: bool) -> None:
    s = Scenario()
    s.character(B, cost=5, effects=[{"cost": -2, "until": "turn"}])
    game, _ = played(
        s, f"[On Play] If your opponent has a Character with a cost {line} its base cost, draw 1 card."
    )

    assert game.count(A, "hand") == int(fits)


@pytest.mark.parametrize(("change", "drawn"), [(-1, 1), (0, 0), (2, 1)])
@pytest.mark.parametrize(
    "line",
    [
        "there is a Character with a cost different from its base cost",
        "your opponent has a Character whose cost is not equal to its base cost",
        "your opponent has a Character that has a cost other than its base cost",
        "any of your opponent's Characters have costs that differ from their base costs",
    ],
)
def test_a_cost_that_is_not_the_base_cost(line: str, change: int, drawn: int) -> None:
    """Rule 4-9: changed either way; the base cost itself may be another than the printed one."""
    s = Scenario()
    s.character(B, cost=3, effects=[{"cost": change, "until": "turn"}])
    game, _ = played(s, f"[On Play] If {line}, draw 1 card.")

    assert game.count(A, "hand") == drawn


def test_only_cards_with_a_changed_power_can_be_chosen() -> None:
    s = Scenario()
    weak, _, strong = (
        s.character(B, effects=[{"power": change, "until": "turn"}]) for change in (-1000, 0, 1000)
    )
    line = "K.O. up to 1 of your opponent's Characters with a power different from its base power."
    game, _ = played(s, f"[On Play] {line}")

    assert game.choices() == [f"pick {weak}", f"pick {strong}", "done"]


@pytest.mark.parametrize(("power", "asked"), [(6000, True), (7000, False)])
def test_damage_of_an_attack_by_some_characters_is_replaced(power: int, asked: bool) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 2)
    s.leader(A, power=1000)
    line = (
        "[Once Per Turn] If you would take damage from an attack by your opponent's Character with 6000 base "
        "power or less, you may trash 1 card from your hand instead."
    )
    s.character(A, abilities=said(line))
    s.hand(A, s.character_card(counter=None))
    attacker = s.character(B, power=power)
    game = begin(s).declare(attacker, "leader_a")
    while game.asked()[1] in ("block", "counter"):
        game.choose("done")

    assert (game.asked() == (A, "yes_no")) == asked


@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (3, 1), (5, 0)])
def test_at_the_start_of_the_second_turn(turn: int, drawn: int) -> None:
    s = Scenario(turn_number=turn, phase="refresh")
    s.character(A, abilities=said("At the start of your second turn, draw 1 card."))
    game = begin(s)
    usual = 0 if turn == 1 else 1  # Rule 6-3-1

    assert game.count(A, "hand") == usual + drawn


@pytest.mark.parametrize(("own", "theirs", "left"), [(6, 1, (5, 1)), (1, 6, (1, 5)), (5, 5, (4, 4))])
@pytest.mark.parametrize(
    "text",
    [
        "Each player trashes 1 card from their hand if they have 5 or more cards in their hand.",
        "Both players trash 1 card from their hand unless they have 4 or less cards in their hand.",
    ],
)
def test_each_player_is_asked_by_themselves(text: str, own: int, theirs: int, left: tuple[int, int]) -> None:
    s = Scenario()
    for player, count in ((A, own), (B, theirs)):
        for _ in range(count):
            s.hand(player, s.character_card())
    game = worded(s, text)
    while game.asked() != (A, "main"):
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(B, "hand")) == left


@pytest.mark.parametrize(
    ("line", "fits"), [("equal to", (2,)), ("less than", (1,)), ("different from", (1, 3))]
)
def test_cost_against_the_don_given_to_the_very_card(line: str, fits: tuple[int, ...]) -> None:
    s = Scenario()
    s.don(B)
    refs = {cost: s.character(B, cost=cost, don=2) for cost in (1, 2, 3)}
    text = (
        f"[On Play] Return up to 1 of your opponent's Characters with a cost {line} the number of DON!! "
        "cards given to it to the owner's hand."
    )
    game, _ = played(s, text)

    assert game.choices() == [*(f"pick {refs[cost]}" for cost in fits), "done"]
    sign = {"equal to": "=", "less than": "<", "different from": "!="}[line]
    assert repr(AgainstOwn("cost", sign, "given DON!!")) in repr(said(text))


def test_what_holds_by_given_don_is_looked_at_when_one_is_given() -> None:
    line = (
        "If this Character's cost is equal to the number of DON!! cards given to it, your Leader gains +2000 "
        "power."
    )
    s = Scenario()
    s.don(A, active=2)
    ref = s.character(A, cost=1, abilities=tuple(said(line)))
    game = begin(s)
    powers = [game.power("leader_a"), game.give(ref).power("leader_a"), game.give(ref).power("leader_a")]

    assert powers == [5000, 7000, 5000]

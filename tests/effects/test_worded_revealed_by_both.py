"""Both players reveal a card, and the two are told apart."""

import pytest

from optcg.model.cards import CardData
from optcg.model.effects import Reveal
from optcg.text.reader import read_line
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table

EACH = "[On Play] You and your opponent each reveal 1 card from the top of your decks."


def card(s: Scenario, kind: str, number: int) -> CardData:
    if kind == "Event":
        return s.event_card(cost=number)
    if kind == "Stage":
        return s.stage_card(cost=number)
    return s.character_card(cost=number, power=number * 1000)


def shown(line: str, mine: tuple[str, int], theirs: tuple[str, int]) -> tuple[Table, str, str]:
    """A plays a Character with this line; these cards lie on the decks."""
    s = Scenario()
    own, other = s.deck_top(A, card(s, *mine)), s.deck_top(B, card(s, *theirs))
    game, _ = played(s, line)
    return game, own, other


@pytest.mark.parametrize(
    ("words", "signs"),
    [
        ("higher than", "001"),
        ("equal to or higher than", "011"),
        ("lower than", "100"),
        ("the same as", "010"),
        ("equal to or less than", "110"),
    ],
)
@pytest.mark.parametrize("kind", ["Character", "Event", "Stage"])
@pytest.mark.parametrize("that", ["the cost of", "that of", ""])
def test_the_costs_of_both_cards_are_compared(words: str, signs: str, kind: str, that: str) -> None:
    line = (
        f"{EACH} If the cost of the card you revealed is {words} {that} the card your opponent revealed, "
        "draw 1 card. If not, your opponent draws 2 cards."
    )
    for mine, holds in zip((2, 3, 4), signs, strict=True):
        game, _, _ = shown(line, (kind, mine), ("Character", 3))
        expected = (1, 0) if holds == "1" else (0, 2)
        assert (game.count(A, "hand"), game.count(B, "hand")) == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        (("Character", 4), ("Character", 3), 1),
        (("Character", 3), ("Character", 4), 0),
        # Rule 2-6-2: what has no power is neither higher nor lower than anything.
        (("Event", 4), ("Character", 3), 0),
        (("Character", 4), ("Event", 3), 0),
        (("Character", 4), ("Stage", 3), 0),
    ],
)
@pytest.mark.parametrize(
    "fact",
    [
        "the power of the card you revealed is higher than the power of the card your opponent revealed",
        "the card you revealed has a higher power than the card your opponent revealed",
    ],
)
def test_only_characters_have_power_to_compare(
    fact: str, mine: tuple[str, int], theirs: tuple[str, int], drawn: int
) -> None:
    game, _, _ = shown(f"{EACH} If {fact}, draw 1 card.", mine, theirs)

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("kind", "drawn"), [("Character", 1), ("Event", 0)])
def test_cards_without_power_do_not_have_the_same(kind: str, drawn: int) -> None:
    line = f"{EACH} If the revealed cards have the same power, draw 1 card."
    game, _, _ = shown(line, (kind, 2), (kind, 2))

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("cost", "moved"), [(4, True), (3, False)])
def test_the_revealed_cards_go_to_the_decks_of_their_owners(cost: int, moved: bool) -> None:
    line = (
        f"{EACH} If the cost of the card you revealed is higher than that of the card your opponent "
        "revealed, your Leader gains +1000 power during this turn. Then, place the revealed cards at the "
        "bottom of the owners' decks."
    )
    game, own, other = shown(line, ("Character", cost), ("Character", 3))

    # Rules 4-10-1, 8-3-3: an "if" holds for all that follows it.
    assert at_the_bottom(game, own, other) is moved


def at_the_bottom(game: Table, own: str, other: str) -> bool:
    bottoms = [game.game.state.players[player].deck[0].id for player in (A, B)]
    return bottoms == [game.id(own), game.id(other)]


def test_without_the_if_the_cards_go_to_the_bottom_in_any_case() -> None:
    line = f"{EACH} Then, place the revealed cards at the bottom of the owners' decks."
    game, own, other = shown(line, ("Character", 1), ("Character", 3))

    assert at_the_bottom(game, own, other)


def test_the_card_of_one_player_is_taken_alone() -> None:
    line = f"{EACH} If the card your opponent revealed is an Event, add the card you revealed to your hand."
    game, own, other = shown(line, ("Character", 1), ("Event", 3))
    assert (game.area(own), game.area(other)) == ("hand", "deck")

    game, own, other = shown(line, ("Event", 1), ("Character", 3))
    assert (game.area(own), game.area(other)) == ("deck", "deck")


def test_both_players_see_both_cards() -> None:
    game, _, _ = shown(f"{EACH} Draw 1 card.", ("Character", 1), ("Character", 3))

    # One of them was drawn since; before that, the card that is played was shown.
    assert game.kinds() == [
        "card_shown",
        "card_played",
        "effect_activated",
        "card_shown",
        "card_shown",
        "card_drawn",
    ]


@pytest.mark.parametrize("player", [A, B])
def test_whoever_plays_it_the_own_card_is_the_own(player: int) -> None:
    s = Scenario(turn_player=player)
    s.deck_top(player, s.character_card(cost=5))
    s.deck_top(1 - player, s.character_card(cost=2))
    fact = "the cost of your revealed card is higher than that of your opponent's revealed card"
    line = f"[When Attacking] {EACH.removeprefix('[On Play] ')} If {fact}, draw 1 card."
    ref = s.character(player, abilities=read_line(line).abilities)
    game = s.start().attack(ref, f"leader_{'ba'[player]}")

    assert game.count(player, "hand") == 1


def test_other_words_for_the_same() -> None:
    fact = "If the cost of the card you revealed is higher than that of the card your opponent revealed"
    wordings = (
        f"{EACH} {fact}, draw 1 card.",
        f"{EACH} If the cost of the card you revealed is higher, draw 1 card.",
        f"{EACH} If the cost of your revealed card is higher, draw 1 card.",
        f"[On Play] Each player reveals 1 card from the top of their deck. {fact}, draw 1 card.",
        f"[On Play] Both players reveal the top card of their decks. {fact}, draw 1 card.",
        "[On Play] Reveal 1 card from the top of your deck. Then, your opponent reveals 1 card from the top "
        f"of their deck. {fact}, draw 1 card.",
    )
    trees = {read_line(line).abilities for line in wordings}

    assert len(trees) == 1
    (ability,) = trees.pop()
    assert isinstance(ability.effects[0], Reveal)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("mine", "theirs", "area"), [(4, 3, "trash"), (3, 3, "life"), (2, 3, "life")])
def test_life_cards_of_both_are_shown_and_the_higher_one_tells(mine: int, theirs: int, area: str) -> None:
    s = Scenario()
    s.life_top(A, s.character_card(cost=mine))
    card = s.life_top(B, s.event_card(cost=theirs))
    line = (
        "[On Play] Reveal 1 card from the top of your Life cards and 1 card from the top of your opponent's "
        "Life cards. If your revealed card has the higher cost, trash your opponent's revealed card."
    )
    game, _ = played(s, line)

    assert game.area(card) == area


def test_without_a_card_on_the_other_side_none_is_higher() -> None:
    s = Scenario()
    s.life_top(A, s.character_card(cost=4))
    s.life(B, 0)
    line = (
        "[On Play] Reveal 1 card from the top of your Life cards and 1 card from the top of your opponent's "
        "Life cards. If your revealed card has the higher cost, draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == 0


@pytest.mark.parametrize(("power", "drawn"), [(6000, 1), (5000, 0)])
def test_the_selected_character_with_the_higher_power(power: int, drawn: int) -> None:
    s = Scenario()
    mine, foe = s.character(A, power=power), s.character(B, power=5000)
    line = (
        "[On Play] Select up to 1 of your Characters and up to 1 of your opponent's Characters. If your "
        "selected Character has the higher power, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(f"pick {mine}").choose(f"pick {foe}")

    assert game.count(A, "hand") == drawn

"""Rule 5-2-1: the preparations before the first turn, with real decks."""

from itertools import groupby

import pytest

from optcg import Catalog, Deck, Game, IllegalDeck
from optcg.engine.worlds import sample
from tests.scenario import A, B

HOUSE = Catalog.house()
DECKS = (HOUSE.decks["ember-rush"], HOUSE.decks["moss-wall"])


def start(seed: int = 1, chooser: int | str | None = A) -> Game:
    return Game.start(HOUSE, DECKS, seed=seed, chooser=chooser)


def asked(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def opening_hand(game: Game, player: int) -> list[str]:
    """The opening hand before anybody was asked to keep it."""
    game = game.clone()
    game.choose("first")
    hand = game.view(player).to_dict()["AB"[player]]["hand"]  # type: ignore[index]
    return [card["card"] for card in hand]


def five_of_one_number() -> Deck:
    """A deck of the right size that breaks another rule of its construction."""
    leader, *cards = DECKS[A].numbers
    return Deck.parse("\n".join(f"1x{number}" for number in [leader, cards[0], *cards[:-1]]), HOUSE)


@pytest.mark.rule("5-2-1")
def test_5_2_1_the_preparations_have_a_fixed_order() -> None:
    """The log of a set-up goes through the numbered steps and begins the first turn after them."""
    game = start(chooser="rps")

    for answer in ("rock", "scissors", "first", "keep", "keep"):
        game.choose(answer)

    assert [rule for rule, _ in groupby(event.rule for event in game.events)][:8] == [
        "5-2-1-2",
        "5-2-1-3",
        "5-2-1-4",
        "5-2-1-5",
        "5-2-1-6",
        "5-2-1-7",
        "6-1-2",
        "6-2",
    ]


@pytest.mark.rule("5-2-1-1")
@pytest.mark.parametrize("player", [A, B])
def test_5_2_1_1_an_illegal_deck_is_refused(player: int) -> None:
    """With five cards of one number in one of the decks no game begins, and the rule is named."""
    decks = list(DECKS)
    decks[player] = five_of_one_number()

    with pytest.raises(IllegalDeck, match=rf"player {'AB'[player]} .*Rule 5-1-2-3"):
        Game.start(HOUSE, decks, seed=1)


@pytest.mark.rule("5-2-1-2")
@pytest.mark.parametrize("player", [A, B])
def test_5_2_1_2_both_decks_are_shuffled(player: int) -> None:
    """Other dice, other opening hands, for either player."""
    hands = {tuple(opening_hand(start(seed), player)) for seed in range(8)}

    assert len(hands) == 8


@pytest.mark.rule("5-2-1-2")
def test_5_2_1_2_the_same_seed_shuffles_the_same_way() -> None:
    """A seed stands for one order of the cards."""
    assert opening_hand(start(7), A) == opening_hand(start(7), A)


@pytest.mark.rule("5-2-1-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_5_2_1_2_a_shuffled_deck_is_face_down(viewer: int | None) -> None:
    """Views of two games that differ only in the shuffle are the same, even for a deck's owner."""
    views = [start(seed).view(viewer).to_dict() for seed in (1, 2)]

    assert views[0] == views[1]


@pytest.mark.rule("5-2-1-2")
@pytest.mark.parametrize("viewer", [A, B])
def test_5_2_1_2_a_world_that_fits_a_view_does_not_know_the_shuffle(viewer: int) -> None:
    """A bot that samples worlds from the views of two shuffles finds the same hands in both."""
    worlds = [sample(start(seed, chooser=viewer).view(viewer), seed=5) for seed in (1, 2)]

    assert opening_hand(worlds[0], viewer) == opening_hand(worlds[1], viewer)


@pytest.mark.rule("5-2-1-3")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_5_2_1_3_both_leaders_are_open_before_the_turn_order_is_chosen(viewer: int | None) -> None:
    """Whoever looks, both Leaders lie face-up when the first question is asked."""
    view = start().view(viewer).to_dict()

    leaders = [view[name]["leader"]["card"] for name in ("A", "B")]  # type: ignore[index]
    assert leaders == [deck.numbers[0] for deck in DECKS]


@pytest.mark.rule("5-2-1-5")
@pytest.mark.parametrize(
    ("chooser", "answer", "first"), [(A, "first", A), (A, "second", B), (B, "first", B), (B, "second", A)]
)
def test_5_2_1_5_the_chooser_declares_first_or_second(chooser: int, answer: str, first: int) -> None:
    """The chooser's word decides whose turn comes first."""
    game = start(chooser=chooser)

    for word in (answer, "keep", "keep"):
        game.choose(word)

    assert game.view(None).to_dict()["turn_player"] == "AB"[first]


@pytest.mark.rule("5-2-1-8")
@pytest.mark.parametrize(("answer", "first"), [("first", A), ("second", B)])
def test_5_2_1_8_the_first_player_starts_their_turn(answer: str, first: int) -> None:
    """After the preparations the first player is asked for a Main Phase action of turn 1."""
    game = start()

    for word in (answer, "keep", "keep"):
        game.choose(word)

    assert (*asked(game), game.view(None).to_dict()["turn_number"]) == (first, "main", 1)

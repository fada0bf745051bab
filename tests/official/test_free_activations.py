"""[Activate: Main] effects of official cards that may be used again: none of them holds a game up."""

import pytest

from optcg import Choice, Deck, Game, IllegalChoice
from optcg.bots import make
from tests.games.repeated_activations import again_and_again, for_free, run
from tests.needs import card_data
from tests.official.board import Board, catalog
from tests.scenario import A, B, Table

SETS_DON_ACTIVE = ("OP10-030", "EB04-016")


def offered(game: Table, card: str = "") -> list[str]:
    """The activations that are offered, or those of one card."""
    return [choice for choice in game.choices() if choice.startswith(f"activate {card}")]


def activate(game: Table, card: str) -> str:
    """Activate the only effect of the card, and say which it is."""
    (choice,) = offered(game, card)
    game.choose(choice)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return choice


def test_few_cards_activate_for_nothing() -> None:
    """Whoever adds one to the list shows that it cannot be activated without end."""
    assert [card.number for card in catalog() if for_free(card)] == ["EB04-016", "OP10-030", "ST12-012"]
    assert len([card for card in catalog() if again_and_again(card)]) > 190


@pytest.mark.parametrize("number", SETS_DON_ACTIVE)
@pytest.mark.rule("11-1-1-2")
def test_its_ban_is_in_force_once_and_what_changes_nothing_is_not_offered_again(number: str) -> None:
    """The first time a DON!! becomes active; the second time nothing happens, and there is no third."""
    s = Board()
    card = s.put(A, number)
    s.don(A, active=0, rested=3)
    game = s.start()
    for _ in range(2):
        choice = activate(game, card)
        assert game.count(A, "don_active") == 1
        assert len(game.game.state.effects) == 1
    assert game.asked() == (A, "main")
    assert not offered(game)
    with pytest.raises(IllegalChoice, match="11-1-1-2"):
        game.choose(choice)


@pytest.mark.parametrize(("second", "in_all"), [("OP10-030", 3), ("EB04-016", 5)])
@pytest.mark.rule("11-1-1-2")
def test_two_of_them_are_barred_one_after_the_other(second: str, in_all: int) -> None:
    """The same ban is in force once; that of another card is one more, and each is then tried in vain."""
    s = Board()
    s.put(A, "OP10-030")
    s.put(A, second)
    game = s.start()
    times = 0
    while offered(game):
        game.choose(offered(game)[-1])
        times += 1
        assert times < 9
    assert times == in_all


@pytest.mark.rule("11-1-1-2")
def test_in_another_state_it_is_offered_again() -> None:
    s = Board()
    card = s.put(A, "OP10-030")
    s.don(A, active=1)
    game = s.start()
    activate(game, card)
    activate(game, card)
    assert not offered(game)
    game.give("leader_a")
    assert offered(game, card)
    game.end().end()
    assert offered(game, card)


def test_st12_012_leaves_the_field() -> None:
    s = Board()
    card = s.put(A, "ST12-012")
    game = s.start()
    activate(game, card)
    assert game.area(card) == "hand"
    assert not offered(game)


def chosen(game: Table, bot: str) -> Choice:
    decision = game.game.decision
    assert decision is not None
    return make(bot, 1).choose(game.game.view(decision.player), decision)


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
@pytest.mark.parametrize("number", SETS_DON_ACTIVE)
def test_bots_leave_an_activation_out_that_changes_nothing(number: str, bot: str) -> None:
    """They use it while a DON!! becomes active by it, and not when its ban is in force."""
    s = Board()
    s.life(B, 5)
    card = s.put(A, number, rested=True)
    s.leader(A, rested=True)
    s.don(A, active=0, rested=3)
    game = s.start()
    assert chosen(game, bot).kind == "activate"
    activate(game, card)
    assert offered(game, card)
    assert chosen(game, bot).kind != "activate"


@pytest.mark.parametrize(("bot", "games"), [("greedy", 10), ("search:4", 2), ("random", 5), ("easy", 5)])
def test_no_bot_activates_it_without_end(bot: str, games: int) -> None:
    """The list in which a search bot activated OP10-030 1,503 times in one turn."""
    path = card_data().parent / "decks" / "op14-020-green-mihawk-extra.txt"
    if not path.is_file():
        pytest.skip("no deck lists beside the card data")
    deck = Deck.parse(path.read_text(encoding="utf-8"), catalog())
    for seed in range(games):
        game = Game.start(catalog(), [deck, deck], seed=seed, log=False)
        bots = [make(bot, seed), make(bot, seed + 1)]
        activated: list[tuple[int, int | None]] = []
        while (decision := game.decision) is not None:
            choice = bots[decision.player].choose(game.view(decision.player), decision)
            card = None if choice.card is None else game.state.find(choice.card)
            if choice.kind == "activate" and card is not None and card.definition.number == "OP10-030":
                activated.append((game.state.turn_number, choice.card))
            game.choose(choice)
        most = 20 if bot in ("random", "easy") else 1
        assert max([activated.count(one) for one in activated], default=0) <= most
        assert len(game.history) < 1000


@pytest.mark.parametrize("first", [0, 1000])
def test_bots_play_cards_whose_effects_may_be_used_again(first: int) -> None:
    """A sample of the run with all of them."""
    played = run(first, 9)
    assert played.faults == []
    assert len(played.activated) > 25


@pytest.mark.long
def test_bots_play_all_cards_whose_effects_may_be_used_again() -> None:
    played = run(0, 400)
    assert played.faults == []
    numbers = [card.number for card in catalog() if again_and_again(card)]
    assert len(played.activated.keys() & set(numbers)) > 0.9 * len(numbers)

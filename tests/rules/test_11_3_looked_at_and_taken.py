"""Rules 3-1-5, 11-3-1: what the other player knows of cards among which one is chosen unseen."""

import json

import pytest

from optcg.model.effects import Look, Move, Place, Reveal
from optcg.model.selections import ChooseFrom, Every, Owner, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import THEIR_LIFE, begin, event, said
from tests.scenario import A, B, Scenario, Table

_LOOK = "Look at 2 cards from the top of your deck and add up to 1 card to your hand. Then, place the rest"


def _known_on_top(text: str) -> tuple[Table, str, str]:
    """A has revealed Mira, the top card of the deck, and left it there; now A looks at cards."""
    s = Scenario()
    top = s.deck_top(A, s.character_card(name="Mira"))
    below = s.deck_top(A, s.character_card(name="Tovo"))
    cards = []
    for line in ("[Main] Reveal 1 card from the top of your deck.", f"[Main] {text}"):
        (ability,) = said(line, Category.EVENT)
        cards.append(s.hand(A, s.card(Category.EVENT, cost=0, abilities=[ability])))
    game = begin(s).play(cards[0])
    assert "Mira" in _known(game)
    return game.play(cards[1]), top, below


def _known(game: Table) -> list[str]:
    """The cards of A that B can name off the field."""
    player = game.game.view(B).state.players[A]
    return [card.definition.name for pile in (player.deck, player.hand, player.life) for card in pile]


def _told(game: Table) -> list[str]:
    """What the log says to B after the look."""
    texts = [event.text(B) for event in game.game.view(B).events]
    last = max(place for place, text in enumerate(texts) if "looked at" in text or "activated the" in text)
    return texts[last + 1 :]


@pytest.mark.rule("3-1-5", "11-3-1")
@pytest.mark.parametrize("where", ["at the top of your deck in any order", "at the bottom of your deck"])
@pytest.mark.parametrize("pick", ["top", "below"])
def test_11_3_1_which_of_the_cards_was_taken_does_not_show(pick: str, where: str) -> None:
    game, top, below = _known_on_top(f"{_LOOK} {where}.")
    game.choose(f"pick {top if pick == 'top' else below}")

    assert "Mira" not in _known(game)
    assert "Mira" not in json.dumps(_told(game))
    assert game.area(top if pick == "top" else below) == "hand"


@pytest.mark.rule("11-3-1")
def test_11_3_1_the_log_is_the_same_whichever_was_taken() -> None:
    logs = []
    for pick in (0, 1):
        game, *cards = _known_on_top(f"{_LOOK} at the top of your deck in any order.")
        game.choose(f"pick {cards[pick]}")
        logs.append(_told(game))

    assert logs[0] == logs[1]


@pytest.mark.rule("11-3-1")
def test_11_3_1_whoever_looks_still_knows_them() -> None:
    game, _, below = _known_on_top(f"{_LOOK} at the top of your deck in any order.")
    game.choose(f"pick {below}")

    assert game.game.view(A).state.players[A].deck[-1].definition.name == "Mira"


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize("taken", [True, False])
def test_11_3_1_of_a_single_card_everybody_sees_whether_it_is_taken(taken: bool) -> None:
    line = "Look at 1 card from the top of your deck and add up to 1 card to your hand. Then, place the rest"
    game, top, _ = _known_on_top(f"{line} at the bottom of your deck.")
    game.choose(f"pick {top}" if taken else "done")

    assert (game.area(top), "Mira" in _known(game)) == ("hand" if taken else "deck", True)


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize("pick", ["top", "below"])
def test_11_2_1_where_the_card_that_is_taken_is_shown_the_other_one_is_known_as_before(pick: str) -> None:
    line = "Look at 2 cards from the top of your deck; reveal up to 1 Character card and add it to your hand."
    game, top, below = _known_on_top(f"{line} Then, place the rest at the bottom of your deck in any order.")
    game.choose(f"pick {top if pick == 'top' else below}")

    assert "Mira" in _known(game)


@pytest.mark.rule("11-3-1")
def test_11_3_1_what_is_trashed_everybody_sees() -> None:
    line = "Look at 2 cards from the top of your deck and trash up to 1 card. Then, place the rest"
    game, _, below = _known_on_top(f"{line} at the top of your deck in any order.")
    game.choose(f"pick {below}")

    assert "Mira" in _known(game)


@pytest.mark.rule("11-2-1")
def test_11_2_1_a_choice_among_revealed_cards_is_seen() -> None:
    line = "Reveal 2 cards from the top of your deck, add 1 card to your hand, and place the rest"
    game, top, _ = _known_on_top(f"{line} at the bottom of your deck.")
    game.choose(f"pick {top}")

    assert {"Mira", "Tovo"} <= set(_known(game))


@pytest.mark.rule("3-1-5", "8-4-4-4")
def test_8_4_4_4_which_card_was_taken_out_of_a_deck_does_not_show() -> None:
    game, top, _ = _known_on_top("Add up to 1 card from your deck to your hand. Then, shuffle your deck.")
    game.choose(f"pick {top}")

    assert (game.area(top), "Mira" in _known(game)) == ("hand", False)
    assert "Mira" not in json.dumps(_told(game))


@pytest.mark.rule("11-3-1")
def test_11_3_1_the_same_of_cards_of_the_opponent() -> None:
    """Both have seen B's top Life card; A looks at both and puts one of them at the bottom of the deck."""
    s = Scenario()
    s.life(B, 0)
    below = s.life_top(B, s.character_card(name="Tovo"))
    s.life_top(B, s.character_card(name="Mira"))
    revealing = event(s, Reveal(Top(Owner.OPPONENT, Area.LIFE)))
    looking = event(s, Look(Every(THEIR_LIFE, slot=2)), Move(ChooseFrom(2, slot=3), Place.DECK_BOTTOM))
    game = begin(s).play(revealing).play(looking).choose(f"pick {below}")
    seen = game.game.view(B).state.players[B]

    assert "Mira" not in [card.definition.name for pile in (seen.deck, seen.life) for card in pile]


# Looked for, and not found ------------------------------------------------------------------------

_MIRA, _OTHER = "Mira", "Tovo"


def _searching(line: str, even: bool, area: str = "deck") -> Table:
    """A looks for a [Mira] where there is none."""
    s = Scenario()
    put = s.deck_top if area == "deck" else s.life_top
    if area == "life":
        s.life(A, 0)
    for _ in range(3):
        put(A, s.character_card(name=_OTHER))
    (ability,) = said(f"[Main] {line}", Category.EVENT)
    event = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[ability]))
    return begin(s, even=even).play(event)


def _named(game: Table, viewer: int, area: str) -> int:
    """How many of the cards a player can name there."""
    pile = getattr(game.game.view(viewer).state.players[A], area)
    return [card.definition.name for card in pile].count(_OTHER)


@pytest.mark.rule("8-4-4-4")
@pytest.mark.parametrize("even", [False, True])
def test_8_4_4_4_who_searches_a_deck_sees_it_also_if_nothing_is_found(even: bool) -> None:
    line = f"Add up to 1 [{_MIRA}] from your deck to your hand. Then, shuffle your deck."
    game = _searching(line, even)

    assert (game.asked(), game.choices()) == ((A, "cards"), ["done"])
    assert (_named(game, A, "deck"), _named(game, B, "deck")) == (3, 0)
    assert len(game.game.view(A).to_dict()["looking_at"]) == len(game.game.state.players[A].deck)  # type: ignore[arg-type]
    game.choose("done")
    assert game.asked() == (A, "main")
    assert _named(game, A, "deck") == 0


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize("even", [False, True])
def test_11_3_1_who_looks_through_their_life_in_vain_knows_it_from_then_on(even: bool) -> None:
    """Nothing is found, and the cards stay where they are: A knows them, B does not."""
    line = f"Look at all of your Life cards and add up to 1 [{_MIRA}] to your hand."
    game = _searching(line, even, "life")
    while game.asked()[1] != "main":
        game.choose("done")

    assert (_named(game, A, "life"), _named(game, B, "life")) == (3, 0)
    (looked,) = [event for event in game.game.events if event.kind == "looked"]
    assert _OTHER in looked.text(A)
    assert _OTHER not in looked.text(B)

"""Rules 11-2, 3-1-8: cards that were shown and are then moved, and what is seen of where they go."""

import pytest

from optcg.engine.card import UNKNOWN
from optcg.model.amounts import CountOf
from optcg.model.cards import CardData
from optcg.model.conditions import Compare
from optcg.model.effects import AsPlayer, Draw, Effect, If, Look, Move, Pick, Place, Reveal
from optcg.model.filters import TypeIs
from optcg.model.selections import Cards, Choose, ChooseFrom, Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area
from tests.effects.checks import begin
from tests.scenario import A, B, Scenario, Table

YOUR_HAND = Cards(Owner.YOU, (Area.HAND,))
THEIR_HAND = Cards(Owner.OPPONENT, (Area.HAND,))
NAVY = Cards(Owner.YOU, (Area.HAND,), TypeIs("Navy"))
NEVER = Compare(CountOf(YOUR_HAND), ">=", 99)


def song(s: Scenario, name: str = "Song") -> CardData:
    return s.event_card(name=name, types=("Navy",))


def resolved(s: Scenario, *effects: Effect) -> Table:
    event = s.hand(A, s.event_card(cost=0, main=list(effects)))
    return begin(s).play(event)


def known_deck(game: Table, viewer: int, owner: int) -> list[str]:
    """The names of the cards that the viewer knows in a deck, from below."""
    deck = game.game.view(viewer).state.players[owner].deck
    return [card.definition.name for card in deck if card.definition is not UNKNOWN]


def known_hand(game: Table, viewer: int, owner: int) -> list[str]:
    hand = game.game.view(viewer).state.players[owner].hand
    return sorted(card.definition.name for card in hand if card.definition is not UNKNOWN)


def moves(game: Table, viewer: int) -> list[str]:
    return [event.text(viewer) for event in game.game.view(viewer).events if event.kind.startswith("to_")]


# Shown, then moved --------------------------------------------------------------------------------


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize("place", [Place.DECK_BOTTOM, Place.DECK_TOP, Place.LIFE_TOP])
def test_11_2_1_a_card_that_was_shown_is_seen_on_its_way(place: Place) -> None:
    """B knows the card where it lies now, and no less of the hand than before."""
    s = Scenario()
    refs = {name: s.hand(A, song(s, name)) for name in ("Song", "Tune", "Hum")}
    reveal = Reveal(Choose(YOUR_HAND, 1))
    game = resolved(s, Reveal(Choose(YOUR_HAND, 1, slot=1)), reveal, Move(Slot(0), place))
    game.choose(f"pick {refs['Tune']}").choose(f"pick {refs['Song']}")

    assert moves(game, B)[-1].startswith("Song (")
    assert known_hand(game, B, A) == ["Tune"]
    pile = game.game.view(B).state.players[A].life if place is Place.LIFE_TOP else None
    assert ([pile[-1].definition.name] if pile else known_deck(game, B, A)) == ["Song"]


@pytest.mark.rule("11-2-1")
def test_11_2_1_a_card_picked_blind_and_shown_is_seen_on_its_way() -> None:
    """Whose card it is, shows it; A, whose effect it is, knows where it lies."""
    s = Scenario()
    s.hand(B, song(s))
    blind = Pick(Choose(THEIR_HAND, 1))
    game = resolved(s, blind, Reveal(Slot(0)), Move(Slot(0), Place.DECK_BOTTOM))

    assert known_deck(game, A, B) == ["Song"]
    told = [event.text(A) for event in game.game.events if event.kind == "card_shown"]
    assert told[-1].startswith("B showed Song")


@pytest.mark.rule("11-2-1")
@pytest.mark.parametrize("picked_first", [True, False])
def test_11_2_1_which_of_several_shown_cards_moves_is_seen(picked_first: bool) -> None:
    s = Scenario()
    refs = {name: s.hand(A, song(s, name)) for name in ("Song", "Tune", "Hum")}
    some: Selection = ChooseFrom(0, None, 1, slot=1)
    steps: list[Effect] = [Pick(some)] if picked_first else []
    reveal = Reveal(Choose(YOUR_HAND, 2))
    game = resolved(s, reveal, *steps, Move(Slot(1) if picked_first else some, Place.DECK_BOTTOM))
    for name in ("Song", "Tune", "Tune"):
        game.choose(f"pick {refs[name]}")

    assert (known_deck(game, B, A), known_hand(game, B, A)) == (["Tune"], ["Song"])


@pytest.mark.rule("11-2-1", "3-1-8")
@pytest.mark.parametrize("told", [True, False])
def test_11_2_1_several_shown_cards_are_seen_to_go_but_not_in_which_order(told: bool) -> None:
    """Also cards that were picked for what they are, and not shown before."""
    stories = set()
    for first in ("Song", "Tune"):
        s = Scenario()
        refs = {name: s.hand(A, song(s, name)) for name in ("Song", "Tune")}
        s.hand(A, s.character_card(name="Other"))
        whole = Move(Choose(NAVY, 2), Place.DECK_BOTTOM)
        steps = [whole] if told else [Reveal(Choose(YOUR_HAND, 2)), Move(Slot(0), Place.DECK_BOTTOM)]
        game = resolved(s, *steps)
        for name in ("Song", "Tune", first):
            game.choose(f"pick {refs[name]}")
        assert (known_deck(game, B, A), known_hand(game, B, A)) == ([], [])
        stories.add(tuple(moves(game, B)))

    assert len(stories) == 1
    assert sorted(text.split(" ")[0] for text in stories.pop()) == ["Song", "Tune"]


@pytest.mark.rule("11-2-1")
def test_11_2_1_a_card_picked_for_what_it_is_is_shown_by_a_later_step_too() -> None:
    """ "Choose 1 {Navy} type card from your hand. Place it ...": it was picked for what it is."""
    s = Scenario()
    card = s.hand(A, song(s))
    s.hand(A, s.character_card())
    game = resolved(s, Pick(Choose(NAVY, 1)), Move(Slot(0), Place.DECK_BOTTOM)).choose(f"pick {card}")

    assert known_deck(game, B, A) == ["Song"]


@pytest.mark.rule("11-2-1")
def test_11_2_1_shown_parts_of_a_pair_are_seen_on_their_way() -> None:
    s = Scenario()
    refs = {name: s.hand(A, song(s, name)) for name in ("Song", "Tune", "Hum")}
    pair = Together((Slot(2), Slot(3)))
    reveals = [Reveal(Choose(YOUR_HAND, 1, slot=slot)) for slot in (2, 3)]
    game = resolved(s, *reveals, Move(pair, Place.DECK_BOTTOM))
    for name in ("Song", "Tune", "Song"):
        game.choose(f"pick {refs[name]}")

    assert sorted(text.split(" ")[0] for text in moves(game, B)) == ["Song", "Tune"]


@pytest.mark.rule("11-2-1")
def test_11_2_1_what_each_player_shows_is_seen_on_its_way() -> None:
    """Each player's card goes alone to the own deck, so that its place is known."""
    s = Scenario()
    own, other = s.hand(A, song(s)), s.hand(B, song(s, "Tune"))
    for player in (A, B):
        s.hand(player, s.character_card())
    each = AsPlayer(Owner.EITHER, (Reveal(Choose(YOUR_HAND, 1, slot=2)),))
    game = resolved(s, each, Move(Slot(2), Place.DECK_BOTTOM))
    game.choose(f"pick {own}").choose(f"pick {other}")

    assert (known_deck(game, A, B), known_deck(game, B, A)) == (["Tune"], ["Song"])


@pytest.mark.rule("11-2-1")
def test_11_2_1_what_only_one_player_has_shown_opens_nothing_of_the_other() -> None:
    """B has fewer cards than the "if" wants, and shows none."""
    s = Scenario()
    own, other = s.hand(A, song(s)), s.hand(B, song(s, "Tune"))
    s.hand(A, s.character_card())
    s.hand(B, s.character_card())
    s.hand(B, s.character_card())
    shows = If(Compare(CountOf(YOUR_HAND), ">=", 3), (Reveal(Slot(2)),))
    each = AsPlayer(Owner.EITHER, (Pick(Choose(YOUR_HAND, 1, slot=2)), shows))
    game = resolved(s, each, Move(Slot(2), Place.DECK_BOTTOM))
    game.choose(f"pick {own}").choose(f"pick {other}")

    assert (known_deck(game, A, B), known_deck(game, B, A)) == ([], [])


# What is not seen ---------------------------------------------------------------------------------


@pytest.mark.rule("3-4-3")
@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("picked_first", [True, False])
def test_3_4_3_a_card_picked_anew_from_the_hand_is_not_seen(slot: int, picked_first: bool) -> None:
    """The shown card went back among the others: B cannot tell whether it is the one that is placed."""
    again: Selection = Choose(YOUR_HAND, 1, slot=slot)
    steps: list[Effect] = [Pick(again)] if picked_first else []
    stories = set()
    for second in (0, 1):
        s = Scenario()
        refs = [s.hand(A, song(s, name)) for name in ("Song", "Tune")]
        down = Move(Slot(slot) if picked_first else again, Place.DECK_BOTTOM)
        game = resolved(s, Reveal(Choose(YOUR_HAND, 1)), *steps, down)
        game.choose(f"pick {refs[0]}").choose(f"pick {refs[second]}")
        stories.add(str((known_deck(game, B, A), known_hand(game, B, A), moves(game, B))))

    assert len(stories) == 1


@pytest.mark.rule("3-4-3")
def test_3_4_3_a_card_that_was_not_shown_after_all_is_not_seen() -> None:
    """B knows a card; A picks it, shows it only if something holds that does not, and places it."""
    s = Scenario()
    refs = [s.hand(A, song(s, name)) for name in ("Song", "Tune")]
    shows = If(NEVER, (Reveal(Slot(1)),))
    steps = [Reveal(Choose(YOUR_HAND, 1)), Pick(Choose(YOUR_HAND, 1, slot=1)), shows]
    game = resolved(s, *steps, Move(Slot(1), Place.DECK_BOTTOM))
    game.choose(f"pick {refs[0]}").choose(f"pick {refs[0]}")

    assert (known_deck(game, B, A), known_hand(game, B, A)) == ([], [])


@pytest.mark.rule("3-4-2")
@pytest.mark.parametrize("used", [0, 1])
def test_3_4_2_which_of_two_equal_cards_was_shown_and_placed_cannot_be_told(used: int) -> None:
    """B knew one of them, and now knows one in the deck; what is left in the hand may be the other one."""
    s = Scenario()
    face = song(s)
    both = [s.hand(A, face), s.hand(A, face)]
    s.hand(A, s.character_card())
    steps = [Reveal(Choose(YOUR_HAND, 1)), Reveal(Choose(YOUR_HAND, 1))]
    game = resolved(s, *steps, Move(Slot(0), Place.DECK_BOTTOM))
    game.choose(f"pick {both[0]}").choose(f"pick {both[used]}")

    assert (known_deck(game, B, A), known_hand(game, B, A)) == (["Song"], [])


# To the top or the bottom -------------------------------------------------------------------------


@pytest.mark.rule("3-1-8")
@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize("area", [Area.DECK, Area.LIFE])
def test_3_1_8_the_end_to_which_one_card_goes_is_seen(area: Area, end: str) -> None:
    """A alone has looked at it: B reads where it goes, but not what it is."""
    s = Scenario()
    s.deck_top(A, song(s))
    s.life_top(A, song(s))
    place = Place.DECK_EITHER if area is Area.DECK else Place.LIFE_EITHER
    game = resolved(s, Look(Top(Owner.YOU, area)), Move(Slot(0), place)).choose(end)

    words = "the deck" if area is Area.DECK else "Life"
    source = "A's deck" if area is Area.DECK else "the top of A's Life"
    by = "by the effect of Card 7 (TEST-007)"
    assert moves(game, B) == [f"A card went from {source} to the {end} of {words} {by}."]


@pytest.mark.rule("3-1-8")
@pytest.mark.parametrize("viewer", [A, B])
def test_3_1_8_a_shown_card_on_top_of_the_deck_is_known(viewer: int) -> None:
    for end in ("top", "bottom"):
        s = Scenario()
        face = song(s)
        s.deck_top(A, face)
        game = resolved(s, Reveal(Top(Owner.YOU, Area.DECK)), Move(Slot(0), Place.DECK_EITHER)).choose(end)

        side = game.game.view(viewer).to_dict()["A"]
        assert isinstance(side, dict)
        assert [card["card"] for card in side["deck_top"]] == ([face.number] if end == "top" else [])


@pytest.mark.rule("3-1-8")
@pytest.mark.parametrize("own", [True, False])
def test_3_1_8_of_several_cards_it_is_seen_how_many_go_to_each_end(own: bool) -> None:
    """Not which of them: the stories that B reads are the same."""
    stories = set()
    for one_on_top in range(3):
        s = Scenario()
        refs = [s.deck_top(A, song(s, name)) for name in ("Song", "Tune", "Hum")]
        see = Look if own else Reveal
        game = resolved(s, see(Top(Owner.YOU, Area.DECK, 3)), Move(Slot(0), Place.DECK_EITHER))
        for place, ref in enumerate(refs):
            if place < 2:
                game.choose(f"pick {ref}")
            game.choose("top" if place == one_on_top else "bottom")
        assert known_deck(game, B, A) == []
        stories.add(tuple(moves(game, B)))

    told = stories.pop()
    assert not stories
    assert all("to the deck (1 to the top, 2 to the bottom) by the effect of " in text for text in told)
    assert [text.split(" ")[0] for text in told].count("A") == (3 if own else 0)


@pytest.mark.rule("3-1-8")
def test_3_1_8_several_cards_that_go_to_one_end_are_told_to_go_there() -> None:
    s = Scenario()
    refs = [s.deck_top(A, song(s, name)) for name in ("Song", "Tune")]
    game = resolved(s, Look(Top(Owner.YOU, Area.DECK, 2)), Move(Slot(0), Place.DECK_EITHER))
    game.choose(f"pick {refs[0]}").choose("top").choose("top")

    by = "by the effect of Card 7 (TEST-007)"
    assert moves(game, B) == [f"A card went from A's deck to the top of the deck {by}."] * 2
    side = game.game.view(A).to_dict()["A"]
    assert isinstance(side, dict)
    assert [card["id"] for card in side["deck_top"]] == [game.id(ref) for ref in refs]


@pytest.mark.rule("8-4-4-4")
def test_8_4_4_4_who_searches_a_deck_is_not_told_its_order() -> None:
    s = Scenario()
    s.deck_top(A, song(s))
    game = resolved(s, Move(Choose(Cards(Owner.YOU, (Area.DECK,), TypeIs("Navy")), 1), Place.HAND))

    assert game.asked() == (A, "cards")
    side = game.game.view(A).to_dict()["A"]
    assert isinstance(side, dict)
    assert side["deck_top"] == []


@pytest.mark.rule("4-5-1")
@pytest.mark.parametrize("see", [Look, Reveal])
def test_4_5_1_who_knew_the_top_card_knows_what_was_drawn(see: type[Look] | type[Reveal]) -> None:
    """A draw shows nothing, but B has seen what lay on top, if it was revealed."""
    s = Scenario()
    s.deck_top(A, song(s))
    game = resolved(s, see(Top(Owner.YOU, Area.DECK)), Draw(1))

    assert known_hand(game, B, A) == (["Song"] if see is Reveal else [])
    drawn = [e.text(B) for e in game.game.events if e.kind == "card_drawn"]
    assert drawn == ["A drew a card by the effect of Card 5 (TEST-005)."]

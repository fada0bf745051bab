"""Cards of OP11 whose text has hardly a second card like it."""

import pytest

from optcg.model.effects import Move, Place
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.official.board import Board
from tests.scenario import A, B, Table

ANY_CHARACTER = Cards(Owner.EITHER, (Area.CHARACTER,))


def targets(game: Table, attacker: str) -> set[str]:
    attacks = [choice.split() for choice in game.choices() if choice.startswith(f"attack {attacker} ")]
    return {words[2] for words in attacks}


def test_op11_031_lets_a_new_fish_man_attack_characters_but_not_the_leader() -> None:
    """Only {Fish-Man} and {Merfolk} Characters are offered; nothing else may attack on its first turn."""
    s = Board()
    jinbe = s.put(A, "OP11-031")
    merfolk = s.character(A, types=("Merfolk",), played_this_turn=True)
    human = s.character(A, types=("Straw Hat Crew",), played_this_turn=True)
    s.character(B, types=("Fish-Man",))
    foe = s.character(B, rested=True)
    game = s.start()
    assert targets(game, merfolk) == set()
    game.choose(f"activate {jinbe}.2")
    assert set(game.choices()) == {f"pick {jinbe}", f"pick {merfolk}", "done"}
    game.choose(f"pick {merfolk}")
    assert targets(game, merfolk) == {foe}
    assert targets(game, human) == set()
    assert f"activate {jinbe}.2" not in game.choices()


def test_op11_031_the_permission_stays_while_the_character_stays() -> None:
    """No end is written: it is there in later turns, and lost when the card leaves the field."""
    s = Board()
    jinbe = s.put(A, "OP11-031")
    merfolk = s.character(A, types=("Merfolk",), cost=1)
    foe = s.character(B, rested=True)
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(ANY_CHARACTER), Place.HAND)]))
    game = s.start().choose(f"activate {jinbe}.2").choose(f"pick {merfolk}")
    held = game.keywords(merfolk)
    assert held != []
    game.end().end()
    assert game.keywords(merfolk) == held
    game.play(away).choose(f"pick {merfolk}").play(merfolk)
    assert game.keywords(merfolk) == []
    assert targets(game, merfolk) == set()
    assert targets(game, jinbe) == {"leader_b"}
    assert not game.rested(foe)


@pytest.mark.parametrize(
    ("types", "rests"), [(("Fish-Man",), True), (("Merfolk",), True), (("Navy",), False)]
)
def test_op11_031_rests_a_character_when_played_under_a_fish_man_or_merfolk(
    types: tuple[str, ...], rests: bool
) -> None:
    """Cost 5 or less, the opponent's, and its player may choose none."""
    s = Board()
    s.leader(A, types=types)
    s.leader(B, types=("Fish-Man",))
    s.don(A, active=6)
    jinbe = s.hold(A, "OP11-031")
    five = s.character(B, cost=5)
    s.character(B, cost=6)
    s.character(A, cost=1)
    game = s.start().play(jinbe)
    if rests:
        assert game.choices() == [f"pick {five}", "done"]
        game.choose(f"pick {five}")
    assert game.asked() == (A, "main")
    assert game.rested(five) is rests


def ichiji(other: str) -> tuple[Table, str]:
    """OP11-043 and a Character of this type; B attacks."""
    s = Board(turn_player=B)
    card = s.put(A, "OP11-043")
    s.character(A, types=(other,))
    return s.start().declare("leader_b", "leader_a"), card


def test_op11_043_may_be_activated_with_germa_characters_only() -> None:
    """Power for the battle to one card of its side, then two cards of the deck are lost."""
    game, card = ichiji("GERMA 66")
    assert game.asked() == (A, "yes_no")
    deck = game.count(A, "deck")
    game.choose("yes")
    assert {"pick leader_a", f"pick {card}", "done"} < set(game.choices())
    assert "pick leader_b" not in game.choices()
    game.choose("pick leader_a")
    assert game.power("leader_a") == 6000
    assert game.count(A, "deck") == deck - 2
    game.pass_battle()
    assert game.power("leader_a") == 5000
    assert game.count(A, "life") == 3


@pytest.mark.rule("8-1-2", "10-2-13-1")
def test_op11_043_declined_it_costs_nothing_and_is_there_for_the_next_attack() -> None:
    """Declining does not use up the turn's one time, and keeps the cards of the deck."""
    s = Board(turn_player=B)
    s.put(A, "OP11-043")
    second, third = s.character(B), s.character(B)
    game = s.start().declare("leader_b", "leader_a").choose("no")
    deck = game.count(A, "deck")
    assert game.asked() == (A, "block")
    game.pass_battle().declare(second, "leader_a")
    assert game.asked() == (A, "yes_no")
    game.choose("yes").choose("done")
    assert game.count(A, "deck") == deck - 2
    game.pass_battle().declare(third, "leader_a")
    assert game.asked() == (A, "block")


def test_op11_043_is_not_asked_beside_another_character() -> None:
    game, _ = ichiji("The Vinsmoke Family")
    assert game.asked() == (A, "block")


def test_op11_062_peeks_at_the_opponents_top_card() -> None:
    """The looker alone learns it; the card stays where it is, and the Leader has 1000 more."""
    s = Board()
    s.lead(A, "OP11-062")
    top = s.on_deck(B, "OP01-025")
    s.hand(B, s.character_card())
    game = s.start().declare("leader_a", "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.count(A, "don_active") == 4
    assert game.power("leader_a") == 6000
    assert game.asked() == (B, "counter")
    assert game.area(top) == "deck"
    looked = next(event for event in game.game.events if event.kind == "looked")
    assert len(looked.cards) == 1
    assert "OP01-025" in looked.text(A)
    assert "OP01-025" not in looked.text(B)
    assert game.game.view(A).state.players[B].deck[-1].definition.number == "OP01-025"
    assert game.game.view(B).state.players[B].deck[-1].definition.number == "?"
    game.pass_battle()
    assert game.power("leader_a") == 5000


def test_op11_062_works_once_in_each_turn_attacking_or_attacked() -> None:
    """In the opponent's turn again, but only for one of two attacks; declined it costs nothing."""
    s = Board(turn_player=B)
    s.lead(A, "OP11-062")
    ally, third = s.character(B), s.character(B)
    game = s.start().declare("leader_b", "leader_a").choose("no")
    game.pass_battle().declare(ally, "leader_a").choose("yes")
    assert game.count(A, "don_active") == 4
    game.pass_battle().declare(third, "leader_a")
    assert game.count(A, "don_active") == 4
    assert game.asked()[1] != "yes_no"
    game.pass_battle().end().declare("leader_a", "leader_b")
    assert game.asked() == (A, "yes_no")


def oven(named: int) -> tuple[Table, str, list[str]]:
    """OP11-066 names a number against a top card with cost 3."""
    s = Board()
    card = s.put(A, "OP11-066")
    s.on_deck(B, "OP01-025")
    foes = [s.character(B, cost=cost) for cost in (3, 4)]
    s.character(A, cost=1)
    s.don(A, active=1)
    game = s.start().choose(f"activate {card}.1")
    assert game.asked() == (A, "number")
    return game.choose(f"number {named}"), card, foes


def test_op11_066_a_right_guess_kos_and_adds_a_don() -> None:
    """A base cost of 3 or less, and a rested DON!!; the card stays on the deck, seen by both."""
    game, card, (cheap, dear) = oven(3)
    assert game.rested(card)
    assert game.choices() == [f"pick {cheap}", "done"]
    game.choose(f"pick {cheap}")
    assert game.choices() == ["number 0", "number 1"]
    game.choose("number 1")
    assert (game.area(cheap), game.area(dear)) == ("trash", "characters")
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 1)
    assert game.game.view(B).state.players[B].deck[-1].definition.number == "OP01-025"
    assert game.count(B, "deck") == 30


@pytest.mark.parametrize("named", [0, 2, 4])
def test_op11_066_a_wrong_guess_gives_nothing_at_all(named: int) -> None:
    """The DON!! hangs on the guess as well."""
    game, card, (cheap, _) = oven(named)
    assert game.asked() == (A, "main")
    assert game.rested(card)
    assert game.area(cheap) == "characters"
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 0)


def helmeppo() -> tuple[Board, str, str, str]:
    """OP11-092 in A's hand, a card to pay with, and a {SWORD} Character with cost 4 in the trash."""
    s = Board()
    s.don(A, active=6)
    card, price = s.hold(A, "OP11-092"), s.hand(A, s.character_card())
    return s, card, price, s.trashed(A, "EB03-041")


def test_op11_092_what_it_played_goes_to_the_bottom_at_the_end_of_the_turn() -> None:
    """Not its own name, not another type, not a cost of 9 or more, not the hand's."""
    s, card, price, sword = helmeppo()
    s.trashed(A, "OP11-092")
    s.trash(A, s.character_card(types=("SWORD",), cost=9))
    s.trash(A, s.event_card(types=("SWORD",)))
    s.trashed(B, "EB03-008")
    kept = s.hold(A, "EB03-008")
    game = s.start().play(card).choose("yes")
    assert set(game.choices()) == {f"pick {price}", f"pick {kept}"}
    deck = game.count(A, "deck")
    game.choose(f"pick {price}")
    assert game.count(A, "deck") == deck - 1
    assert game.choices() == [f"pick {sword}", "done"]
    game.choose(f"pick {sword}").choose("no")  # its own [On Play] may be declined
    assert game.area(sword) == "characters"
    assert not game.rested(sword)
    game.end()
    assert game.area(sword) == "deck"
    assert game.game.state.players[A].deck[0].id == game.id(sword)
    assert game.area(card) == "characters"


@pytest.mark.rule("3-1-6")
def test_op11_092_does_not_follow_a_card_that_left_and_came_back() -> None:
    """A card that moved is another card: in the hand it stays, and so it does on the field again."""
    for back in (False, True):
        s, card, price, _ = helmeppo()
        s.don(A, active=10)
        away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(ANY_CHARACTER), Place.HAND)]))
        plain = s.trash(A, s.character_card(types=("SWORD",), cost=2))
        game = s.start().play(card).choose("yes").choose(f"pick {price}").choose(f"pick {plain}")
        game.play(away).choose(f"pick {plain}")
        if back:
            game.play(plain)
        game.end()
        assert game.area(plain) == ("characters" if back else "hand")


def bege(types: tuple[str, ...] = ("Supernovas",), player: int = B) -> tuple[Board, str, str, str]:
    """OP11-101 and a Character of A; `player` has an Event that returns a Character to the hand."""
    s = Board(turn_player=player)
    card, other = s.put(A, "OP11-101"), s.character(A, types=types)
    away = s.hand(player, s.event_card(cost=0, main=[Move(Choose(ANY_CHARACTER), Place.HAND)]))
    return s, card, other, away


def test_op11_101_puts_the_character_on_top_of_life_face_down() -> None:
    """In place of leaving for somewhere else; it may also be let go."""
    s, _, other, away = bege()
    game = s.start().play(away).choose(f"pick {other}")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.game.state.players[A].life[-1].id == game.id(other)
    assert game.count(A, "life") == 4
    assert game.side(A)["life_face_up_indexes"] == []
    s, _, other, away = bege()
    game = s.start().play(away).choose(f"pick {other}").choose("no")
    assert game.area(other) == "hand"


def test_op11_101_saves_once_a_turn_and_never_its_own_name() -> None:
    """The second of two goes where it is sent; so does this card itself, and one of another type."""
    s, card, other, away = bege()
    second = s.character(A, types=("Supernovas",))
    again = s.hand(B, s.event_card(cost=0, main=[Move(Choose(ANY_CHARACTER), Place.HAND)]))
    game = s.start().play(away).choose(f"pick {other}").choose("yes")
    game.play(again).choose(f"pick {second}")
    assert game.asked() == (B, "main")
    assert game.area(second) == "hand"
    s, card, other, away = bege()
    game = s.start().play(away).choose(f"pick {card}")
    assert game.area(card) == "hand"
    s, card, other, away = bege(types=("Navy",))
    game = s.start().play(away).choose(f"pick {other}")
    assert game.area(other) == "hand"


def test_op11_101_is_not_about_the_opponents_characters() -> None:
    s, _, _, away = bege()
    theirs = s.character(B, types=("Supernovas",))
    game = s.start().play(away).choose(f"pick {theirs}")
    assert game.asked() == (B, "main")
    assert game.area(theirs) == "hand"


def test_op11_101_does_not_replace_its_own_players_effects() -> None:
    s, _, other, away = bege(player=A)
    game = s.start().play(away).choose(f"pick {other}")
    assert game.area(other) == "hand"


def test_op11_101_saves_all_that_one_effect_would_remove() -> None:
    """Both are hit by the same effect: one use covers them."""
    s, card, other, _ = bege()
    second = s.character(A, types=("Supernovas",))
    sweep = Move(Every(Cards(Owner.OPPONENT, (Area.CHARACTER,))), Place.HAND)
    event = s.hand(B, s.event_card(cost=0, main=[sweep]))
    game = s.start().play(event).choose("yes")
    game.choose(f"pick {second}")
    assert game.area(card) == "hand"
    assert [life.id for life in game.game.state.players[A].life[-2:]] == [game.id(other), game.id(second)]

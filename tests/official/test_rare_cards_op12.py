"""Cards of OP12 whose text has hardly a second card like it."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, PermanentEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, GainCost, Move, Place, Play, SetActive
from optcg.model.filters import CategoryIs
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Attribute, Category
from tests.official.board import Board
from tests.scenario import A, B, Table

THEIRS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
CHARACTER = CategoryIs(Category.CHARACTER)
FROM_HAND = Play(Choose(Cards(Owner.YOU, (Area.HAND,), CHARACTER), 1, up_to=True))
FROM_TRASH = Play(Choose(Cards(Owner.YOU, (Area.TRASH,), CHARACTER), 1, up_to=True))


def targets(game: Table, attacker: str) -> set[str]:
    attacks = [choice.split() for choice in game.choices() if choice.startswith(f"attack {attacker} ")]
    return {words[2] for words in attacks}


def zoro(don: int = 3) -> tuple[Board, dict[int, str]]:
    """OP12-020 leads; B has rested Characters with cost 3, 7 and 8."""
    s = Board()
    s.lead(A, "OP12-020", don=don)
    return s, {cost: s.character(B, cost=cost, power=1000, rested=True) for cost in (3, 7, 8)}


def test_op12_020_stands_up_after_a_battle_with_a_character_and_then_leaves_small_ones_alone() -> None:
    """Base costs of 7 or less cannot be attacked any more this turn; 8 and the Leader can."""
    s, foes = zoro()
    other = s.character(A)
    again = s.hand(A, s.event_card(cost=0, main=[SetActive(Every(Cards(Owner.YOU, (Area.LEADER,))))]))
    dearer = s.hand(A, s.event_card(cost=0, main=[GainCost(Every(THEIRS), 1, Duration.TURN)]))
    game = s.start().play(dearer).attack("leader_a", foes[3])
    assert game.rested("leader_a")
    game.choose("activate leader_a.1")
    assert not game.rested("leader_a")
    assert targets(game, "leader_a") == {"leader_b", foes[8]}
    assert targets(game, other) == {"leader_b", foes[7], foes[8]}
    game.attack("leader_a", "leader_b")
    assert "activate leader_a.1" not in game.choices()
    game.play(again)
    assert targets(game, "leader_a") == {"leader_b", foes[8]}
    game.end().attack(foes[7], "leader_a").end()
    assert targets(game, "leader_a") == {"leader_b", foes[7]}


def test_op12_020_a_block_is_a_battle_with_a_character_and_the_leader_is_none() -> None:
    """The battle, not the target that was first named."""
    for blocks in (False, True):
        s, _ = zoro()
        blocker = s.character(B, power=1000, keywords=("Blocker",))
        game = s.start().declare("leader_a", "leader_b")
        if blocks:
            game.choose(f"block {blocker}")
        game.pass_battle()
        assert ("activate leader_a.1" in game.choices()) is blocks


def test_op12_020_without_a_battle_nothing_is_forbidden_and_two_don_are_too_few() -> None:
    """The effect is not there before the battle."""
    s, foes = zoro()
    game = s.start()
    assert "activate leader_a.1" not in game.choices()
    assert foes[3] in targets(game, "leader_a")
    s, foes = zoro(don=2)
    assert "activate leader_a.1" not in s.start().attack("leader_a", foes[3]).choices()


@pytest.mark.rule("1-3-3")
def test_op12_036_is_played_by_effects_from_the_trash_but_not_from_the_hand() -> None:
    """Paying for it is free to its player; to an effect it is not offered in the hand."""
    s = Board()
    s.don(A, active=10)
    held, other = s.hold(A, "OP12-036"), s.hand(A, s.character_card())
    thrown = s.trashed(A, "OP12-036")
    from_hand = s.hand(A, s.event_card(cost=0, main=[FROM_HAND]))
    from_trash = s.hand(A, s.event_card(cost=0, main=[FROM_TRASH]))
    game = s.start().play(from_hand)
    assert game.choices() == [f"pick {other}", "done"]
    game.choose("done")
    game.play(from_trash).choose(f"pick {thrown}")
    assert game.area(thrown) == "characters"
    game.play(held)
    assert game.area(held) == "characters"
    assert game.count(A, "don_rested") == 4
    assert game.area(other) == "hand"


@pytest.mark.parametrize(
    ("mine", "theirs", "falls"),
    [
        (Attribute.SLASH, Attribute.SLASH, False),
        (Attribute.SLASH, Attribute.STRIKE, True),
        (Attribute.STRIKE, Attribute.SLASH, True),
    ],
)
def test_op12_036_is_safe_from_slash_in_battle_beside_a_slash_leader(
    mine: Attribute, theirs: Attribute, falls: bool
) -> None:
    """And has 1000 more power; an effect K.O.s it all the same."""
    s = Board(turn_player=B)
    s.leader(A, attributes=(mine,))
    s.leader(B, attributes=(Attribute.SLASH,))
    card = s.put(A, "OP12-036", rested=True)
    attacker = s.character(B, power=9000, attributes=(theirs,))
    game = s.start()
    assert game.power(card) == (6000 if mine is Attribute.SLASH else 5000)
    game.attack(attacker, card)
    assert game.area(card) == ("trash" if falls else "characters")


def test_op12_036_an_effect_of_a_slash_card_kos_it() -> None:
    """It is safe in battle only."""
    s = Board(turn_player=B)
    s.leader(A, attributes=(Attribute.SLASH,))
    card = s.put(A, "OP12-036")
    ko = ActivateEffect(("Activate: Main",), (KO(Every(THEIRS)),))
    foe = s.character(B, attributes=(Attribute.SLASH,), abilities=[ko])
    assert s.start().choose(f"activate {foe}.1").area(card) == "trash"


def discards(count: int) -> AutoEffect:
    """When played: trash so many cards from the hand."""
    return AutoEffect((When("On Play"),), (Move(Choose(Cards(Owner.YOU, (Area.HAND,)), count), Place.TRASH),))


@pytest.mark.parametrize(("types", "drawn"), [(("Navy",), 2), (("SWORD",), 0)])
def test_op12_040_draws_as_many_as_a_navy_card_trashed(types: tuple[str, ...], drawn: int) -> None:
    """Two cards by one effect draw two; an effect of another type draws none."""
    s = Board()
    s.lead(A, "OP12-040")
    card = s.hand(A, s.character_card(types=types, abilities=[discards(2)]))
    one, two = [s.hand(A, s.character_card()) for _ in range(2)]
    game = s.start()
    deck = game.count(A, "deck")
    game.play(card)
    assert (game.area(one), game.area(two)) == ("trash", "trash")
    assert game.count(A, "deck") == deck - drawn
    assert game.count(A, "hand") == drawn


def test_op12_040_counts_a_price_a_trigger_and_not_the_opponents_effects() -> None:
    """OP06-051 pays with two cards; OP02-119 trashes as a Trigger; the opponent's card does not count."""
    s = Board()
    s.lead(A, "OP12-040")
    tsuru = s.hold(A, "OP06-051")
    for _ in range(2):
        s.hand(A, s.character_card())
    game = s.start()
    deck = game.count(A, "deck")
    game.play(tsuru).choose("yes")
    assert game.count(A, "deck") == deck - 2

    s = Board(turn_player=B)
    s.lead(A, "OP12-040")
    s.on_life(A, "OP02-119")
    game = s.start()
    deck = game.count(A, "deck")
    game.declare("leader_b", "leader_a").choose("yes")
    game.choose(game.choices()[0])
    assert game.count(A, "deck") == deck - 3

    s = Board(turn_player=B)
    s.lead(A, "OP12-040")
    theirs = Move(Choose(Cards(Owner.OPPONENT, (Area.HAND,)), 1, chooser=Owner.OPPONENT), Place.TRASH)
    navy = s.character_card(types=("Navy",), abilities=[AutoEffect((When("On Play"),), (theirs,))])
    played, lost = s.hand(B, navy), s.hand(A, s.character_card())
    game = s.start()
    deck = game.count(A, "deck")
    game.play(played)
    assert game.area(lost) == "trash"
    assert game.count(A, "deck") == deck


def test_op12_040_a_counter_of_the_hand_is_no_effect() -> None:
    """A {Navy} card trashed for its Counter draws nothing."""
    s = Board(turn_player=B)
    s.lead(A, "OP12-040")
    s.hand(A, s.character_card(types=("Navy",), counter=2000))
    game = s.start()
    deck = game.count(A, "deck")
    game.declare("leader_b", "leader_a")
    game.choose(next(choice for choice in game.choices() if choice.startswith("counter")))
    game.pass_battle()
    assert game.count(A, "deck") == deck


def koala() -> Board:
    """OP12-081 leads A's side, and it is B's turn."""
    s = Board(turn_player=B)
    s.lead(A, "OP12-081")
    s.don(B, active=10)
    return s


def test_op12_081_reacts_to_a_base_cost_of_eight_however_it_is_played() -> None:
    """Its player is asked; the opponent takes their own top Life card, once a turn."""
    s = koala()
    big = s.hand(B, s.character_card(cost=8))
    bigger = s.hand(B, s.character_card(cost=9))
    event = s.hand(B, s.event_card(cost=0, main=[FROM_HAND]))
    game = s.start().play(big)
    assert game.asked() == (A, "yes_no")
    game.choose("no")
    assert game.count(B, "life") == 3
    game.play(event).choose(f"pick {bigger}")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 1)
    assert game.count(A, "life") == 3


def test_op12_081_a_small_character_counts_only_if_a_characters_effect_plays_it() -> None:
    """Not paid for, and not by an Event; after one use the turn has no second."""
    s = koala()
    paid, by_event, by_character, again = [s.hand(B, s.character_card(cost=1)) for _ in range(4)]
    event = s.hand(B, s.event_card(cost=0, main=[FROM_HAND]))
    player = s.character(B, abilities=[ActivateEffect(("Activate: Main",), (FROM_HAND,))])
    game = s.start().play(paid)
    assert game.asked() == (B, "main")
    game.play(event).choose(f"pick {by_event}")
    assert game.asked() == (B, "main")
    game.choose(f"activate {player}.1").choose(f"pick {by_character}")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.count(B, "life") == 2
    game.choose(f"activate {player}.1").choose(f"pick {again}")
    assert game.asked()[0] == B
    assert game.count(B, "life") == 2


def test_op12_081_is_not_about_its_own_players_characters() -> None:
    s = Board()
    s.lead(A, "OP12-081")
    s.don(A, active=10)
    big, small = s.hand(A, s.character_card(cost=8)), s.hand(A, s.character_card(cost=1))
    player = s.character(A, abilities=[ActivateEffect(("Activate: Main",), (FROM_HAND,))])
    game = s.start().play(big)
    assert game.asked() == (A, "main")
    assert game.choose(f"activate {player}.1").choose(f"pick {small}").asked() == (A, "main")
    assert game.count(B, "life") == 3


def test_op12_081_looks_at_the_base_cost() -> None:
    """A Character with cost 7 that costs one more on the field does not count."""
    s = koala()
    aura = PermanentEffect((GainCost(Every(Cards(Owner.YOU, (Area.CHARACTER,))), 1),))
    s.character(B, cost=1, abilities=[aura])
    seven = s.hand(B, s.character_card(cost=7))
    game = s.start().play(seven)
    assert game.cost(seven) == 8
    assert game.asked() == (B, "main")


@pytest.mark.parametrize(("costs", "drawn"), [((8, 9), 1), ((8, 7), 0)])
def test_op12_081_draws_when_it_attacks_a_leader_beside_two_big_characters(
    costs: tuple[int, ...], drawn: int
) -> None:
    """Not against a Character."""
    s = Board()
    s.lead(A, "OP12-081")
    for cost in costs:
        s.character(A, cost=cost)
    foe, ally = s.character(B, rested=True, cost=8), s.character(A)
    game = s.start()
    deck = game.count(A, "deck")
    game.declare("leader_a", "leader_b")
    assert game.count(A, "deck") == deck - drawn
    game.pass_battle().attack(ally, "leader_b")
    assert game.count(A, "deck") == deck - drawn

    game = s.start().declare("leader_a", foe)
    assert game.count(A, "deck") == deck

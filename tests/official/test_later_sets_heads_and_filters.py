"""Later sets: the tags of an ability, and finer ways to say which cards are meant."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainPower
from optcg.model.selections import Every
from optcg.model.terms import Color
from tests.official.board import Board
from tests.official.offers import FOES, can_use, free_event, in_any_order, offers, picks, targets, use
from tests.scenario import A, B

PURPLE = (Color.PURPLE,)


@pytest.mark.parametrize("when", ["main", "counter"])
def test_op08_094_is_activated_in_both_windows_at_its_cost(when: str) -> None:
    """Three cards of the trash go back first, and the Event lies there already."""
    s = Board(turn_player=A if when == "main" else B)
    event = s.hold(A, "OP08-094")
    for _ in range(3):
        s.trash(A, s.character_card())
    two, three = s.character(B, cost=2), s.character(B, cost=3)
    game = s.start()
    if when == "main":
        game.play(event)
    else:
        game.declare("leader_b", "leader_a").choose(f"counter {event}")
    game.choose("yes")
    while game.asked()[1] != "cards" or f"pick {two}" not in game.choices():
        game.choose(game.choices()[0])
    assert offers(game) == {f"pick {two}", "done"}
    assert game.choose(f"pick {two}").area(two) == "trash"
    assert game.area(three) == "characters"
    assert game.count(A, "trash") == 1


@pytest.mark.parametrize("blocks", [True, False])
def test_op12_033_rests_a_character_when_it_blocks(blocks: bool) -> None:
    s = Board()
    card = s.put(B, "OP12-033")
    five, six = s.character(A, cost=5), s.character(A, cost=6)
    game = s.start().declare("leader_a", "leader_b").choose(f"block {card}" if blocks else "done")
    assert picks(game) == ({five} if blocks else set())
    if blocks:
        assert game.asked()[0] == B
        game.choose(f"pick {five}")
    assert (game.rested(five), game.rested(six)) == (blocks, False)


def test_op09_032_stands_up_once_when_the_opponent_attacks() -> None:
    """So it can block again; the second attack of the turn finds it used."""
    s = Board()
    card = s.put(B, "OP09-032", rested=True)
    one = s.character(A, power=1000)
    game = s.start().declare(one, "leader_b")
    assert not game.rested(card)
    assert f"block {card}" in game.choices()
    game.choose(f"block {card}").pass_battle()
    assert game.rested(card)
    game.declare("leader_a", "leader_b")
    assert game.rested(card)


def test_op12_008_weakens_an_attacker_for_the_turn() -> None:
    """Leader or Character of the opponent, for a card of the hand, once per turn."""
    s = Board()
    s.put(B, "OP12-008", rested=True)
    paid, foe = s.hand(B, s.character_card()), s.character(A)
    s.hand(B, s.character_card())
    game = s.start().declare("leader_a", "leader_b").choose("yes").choose(f"pick {paid}")
    assert offers(game) == {"pick leader_a", f"pick {foe}", "done"}
    game.choose("pick leader_a").pass_battle()
    assert game.power("leader_a") == 3000
    assert game.count(B, "life") == 3
    game.declare(foe, "leader_b")
    assert game.asked() == (B, "counter")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_eb03_018_pays_at_the_end_of_its_turn_to_stand_up_and_block(answer: str) -> None:
    """[Blocker] belongs to the opponent's turn."""
    s = Board()
    card, paid = s.put(A, "EB03-018"), s.hand(A, s.character_card())
    game = s.start().attack(card, "leader_b")
    assert "Blocker" not in game.keywords(card)
    game.end().choose(answer)
    assert game.area(paid) == ("trash" if answer == "yes" else "hand")
    assert game.rested(card) is (answer == "no")
    assert "Blocker" in game.keywords(card)
    game.declare("leader_b", "leader_a")
    assert (f"block {card}" in game.choices()) is (answer == "yes")


@pytest.mark.parametrize(("hand", "drawn"), [(5, 1), (6, 0)])
def test_op08_057_chooses_one_of_two_for_two_don(hand: int, drawn: int) -> None:
    """The option that does nothing may be chosen as well; once per turn."""
    s = Board()
    s.lead(A, "OP08-057")
    for _ in range(hand):
        s.hand(A, s.character_card())
    foe = s.character(B, cost=3)
    game = use(s.start(), "leader_a")
    assert game.count(A, "don_deck") == 7
    assert offers(game) == {"option 1", "option 2"}
    game.choose("option 1")
    assert game.count(A, "hand") == hand + drawn
    assert not can_use(game, "leader_a")
    game = use(s.start(), "leader_a").choose("option 2").choose(f"pick {foe}")
    assert game.cost(foe) == 1
    assert game.end().cost(foe) == 3


def test_op08_119_kos_everybody_else_for_ten_don() -> None:
    """Own Characters too; then a Life card for it, and one of the opponent's trashed."""
    s = Board()
    s.don(A, active=9)
    card, own, foe = s.put(A, "OP08-119", don=1), s.character(A), s.character(B, cost=10)
    top, fresh = s.on_life(B, "OP14-106"), s.on_deck(A, "OP14-102")
    game = s.start().declare(card, "leader_b").choose("yes")
    assert game.count(A, "don_deck") == 10
    assert [game.area(ref) for ref in (card, own, foe)] == ["characters", "trash", "trash"]
    game.choose("yes").choose("yes")
    assert (game.area(fresh), game.area(top)) == ("life", "trash")


def test_op08_119_cannot_be_paid_with_nine() -> None:
    s = Board()
    s.don(A, active=9)
    card, foe = s.put(A, "OP08-119"), s.character(B)
    game = s.start().attack(card, "leader_b")
    assert game.area(foe) == "characters"
    assert game.count(A, "don_active") == 9


# Which cards -------------------------------------------------------------------------------------------


def test_eb02_007_strengthens_up_to_three_of_leader_and_characters() -> None:
    """Three different cards; then 3000 power or less is K.O.'d."""
    s = Board()
    event = s.hold(A, "EB02-007")
    one, two, three = [s.character(A) for _ in range(3)]
    weak, strong = s.character(B, power=3000), s.character(B, power=4000)
    game = s.start().play(event)
    assert picks(game) == {"leader_a", one, two, three}
    game.choose("pick leader_a").choose(f"pick {one}")
    assert "pick leader_a" not in game.choices()
    game.choose(f"pick {two}")
    assert [game.power(ref) for ref in ("leader_a", one, two, three)] == [6000, 6000, 6000, 5000]
    assert offers(game) == {f"pick {weak}", "done"}
    assert f"pick {strong}" not in game.choices()


def test_op13_013_kos_at_0_power_or_less() -> None:
    """Below 0 counts; 1000 does not."""
    s = Board()
    card = s.hold(A, "OP13-013")
    zero, low, more = [s.character(B, power=power) for power in (2000, 1000, 3000)]
    weaker = free_event(s, A, GainPower(Every(FOES), -2000, Duration.TURN))
    game = s.start().play(weaker).play(card)
    assert (game.power(low), game.power(more)) == (-1000, 1000)
    assert offers(game) == {f"pick {zero}", f"pick {low}", "done"}


@pytest.mark.parametrize("name", ["Nami", "Robin"])
def test_eb03_060_looks_for_a_range_of_costs(name: str) -> None:
    """2 to 8, any category; the [Trigger] does the same."""
    s = Board()
    s.leader(A, name=name)
    event = s.hold(A, "EB03-060")
    one, two, eight, nine = (s.deck_top(A, s.character_card(cost=cost)) for cost in (1, 2, 8, 9))
    game = s.start().play(event)
    assert picks(game) == ({two, eight} if name == "Nami" else set())
    if name == "Nami":
        in_any_order(game.choose(f"pick {eight}"))
        assert game.area(eight) == "hand"
    assert (game.area(one), game.area(nine)) == ("deck", "deck")


def test_prb02_010_plays_a_character_within_a_range_of_power() -> None:
    """6000 to 8000, of its type; DON!! -2 first, and the opponent has 6 DON!!."""
    s = Board()
    s.leader(A, types=("Big Mom Pirates",))
    s.don(A, active=9)
    s.don(B, active=6)
    card = s.hold(A, "PRB02-010")
    mom = ("Big Mom Pirates",)
    refs = {power: s.hand(A, s.character_card(power=power, types=mom)) for power in (5000, 6000, 8000, 9000)}
    s.hand(A, s.character_card(power=7000))
    for _ in range(2):
        s.deck_top(A, s.event_card())
    game = s.start().play(card).choose("yes").choose("pick don rested").choose("pick don rested")
    assert offers(game) == {f"pick {refs[6000]}", f"pick {refs[8000]}", "done"}
    assert game.choose(f"pick {refs[8000]}").area(refs[8000]) == "characters"


def test_eb03_025_returns_a_character_with_exactly_6000_base_power() -> None:
    """Either player's, also itself; power that was added does not matter."""
    s = Board()
    card, paid = s.hold(A, "EB03-025"), s.hand(A, s.character_card())
    exact, less, more = [s.character(B, power=power) for power in (6000, 5000, 7000)]
    stronger = free_event(s, A, GainPower(Every(FOES), 1000, Duration.TURN))
    game = s.start().play(stronger).play(card).choose("yes")
    assert game.area(paid) == "trash"
    assert offers(game) == {f"pick {card}", f"pick {exact}", "done"}
    game.choose(f"pick {exact}")
    assert [game.area(ref) for ref in (exact, less, more)] == ["hand", "characters", "characters"]


def test_op08_010_and_op12_054_except_themselves_only() -> None:
    """Another card of the same number may be chosen."""
    s = Board()
    s.leader(A, types=("The Seven Warlords of the Sea",))
    card, twin = s.put(A, "OP08-010", don=1), s.put(A, "OP08-010")
    s.character(A)
    first, second = s.put(A, "OP12-054"), s.hold(A, "OP12-054")
    game = use(s.start(), card)
    assert offers(game) == {f"pick {twin}", "done"}
    game.choose(f"pick {twin}")
    assert game.power(twin) == 4000
    game.play(second)
    assert offers(game) == {f"pick {first}", "done"}


def test_st16_001_and_st16_005_look_at_film_cards_and_a_rested_uta() -> None:
    """A card of the type pays; a rested Uta, Leader or Character, makes Luffy stronger."""
    s = Board()
    s.don(A, active=2, rested=1)
    uta, luffy = s.put(A, "ST16-001"), s.put(A, "ST16-005")
    paid, other = s.hand(A, s.event_card(types=("FILM",))), s.hand(A, s.event_card(types=("Music",)))
    game = use(s.start(), uta)
    assert (game.area(paid), game.area(other)) == ("trash", "hand")
    game.choose(f"pick {luffy}").choose("pick don rested")
    assert game.power(luffy) == 4000
    game.attack(uta, "leader_b")
    assert game.power(luffy) == 5000
    assert game.end().power(luffy) == 4000


def test_st18_005_plays_a_purple_member_of_the_crew() -> None:
    """Cost 5 or less, for DON!! -1; another color is not offered."""
    s = Board()
    s.don(A, active=7)
    card = s.hold(A, "ST18-005")
    crew = ("Straw Hat Crew",)
    fits = s.hand(A, s.character_card(cost=5, types=crew, colors=PURPLE))
    s.hand(A, s.character_card(cost=6, types=crew, colors=PURPLE))
    s.hand(A, s.character_card(cost=1, types=crew))
    s.hand(A, s.event_card(cost=1, types=crew, colors=PURPLE))
    game = s.start().play(card).choose("yes")
    assert offers(game) == {f"pick {fits}", "done"}
    assert not game.choose(f"pick {fits}").rested(fits)


@pytest.mark.parametrize("types", ["Red-Haired Pirates", "Navy"])
def test_st23_003_and_st23_004_weaken_and_ko_by_base_power(types: str) -> None:
    """A Character with base power 5000 that was weakened to 4000 is safe."""
    s = Board()
    s.leader(A, types=(types,))
    card, luffy = s.hold(A, "ST23-003"), s.put(A, "ST23-004")
    s.hand(A, s.character_card())
    low, high = s.character(B, power=4000), s.character(B, power=5000)
    game = use(s.start(), luffy).choose(f"pick {high}")
    assert (game.power(high), game.rested(luffy), game.count(A, "don_rested")) == (4000, True, 1)
    game.play(card).choose("yes")
    assert picks(game) == ({low} if types == "Red-Haired Pirates" else set())


def test_op13_044_gives_a_don_to_one_of_the_crew() -> None:
    """Leader or Character with the words in a type; others are not offered."""
    s = Board()
    s.leader(A, types=("Former Whitebeard Pirates",))
    s.don(A, active=2, rested=1)
    card, other = s.put(A, "OP13-044"), s.character(A, types=("Navy",))
    game = s.start().declare(card, "leader_b")
    assert picks(game) == {"leader_a", card}
    game.choose("pick leader_a").choose("pick don rested")
    assert (game.don("leader_a"), game.don(other)) == (1, 0)


def test_op11_021_sets_a_character_and_a_don_active_at_the_end() -> None:
    """Two choices of their own, with six cards or less in the hand."""
    for held in (6, 7):
        s = Board()
        s.lead(A, "OP11-021")
        s.don(A, active=1, rested=2)
        fish, other = s.character(A, types=("Merfolk",), rested=True), s.character(A, rested=True)
        for _ in range(held):
            s.hand(A, s.event_card())
        game = s.start().end()
        if held == 7:
            assert game.asked() == (B, "main")
            continue
        while game.asked()[0] == A:
            assert f"pick {other}" not in game.choices()
            game.choose(f"pick {fish}" if f"pick {fish}" in game.choices() else "pick don rested")
        assert (game.rested(fish), game.rested(other)) == (False, True)
        assert game.count(A, "don_active") == 2


def test_op12_039_stands_a_named_leader_up() -> None:
    """Without a choice; another Leader stays rested."""
    for name in ("Roronoa Zoro", "Nami"):
        s = Board()
        s.leader(A, name=name)
        event = s.hold(A, "OP12-039")
        game = s.start().attack("leader_a", "leader_b").play(event)
        assert game.asked() == (A, "main")
        assert game.rested("leader_a") is (name == "Nami")
        assert bool(targets(game, "leader_a")) is (name != "Nami")

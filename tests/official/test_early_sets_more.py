"""Cards of the early sets: looks into decks and hands, second sentences, and who decides."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Every
from tests.effects.checks import ANY, begin, don, event, pile
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.rule("3-4-3")
@pytest.mark.parametrize(("number", "enough"), [("OP03-078", 6), ("ST10-010", 7)])
@pytest.mark.parametrize("missing", [0, 1])
def test_two_cards_of_a_full_hand_are_trashed_unseen(number: str, enough: int, missing: int) -> None:
    """The player of the effect picks from a face-down row; with one card less nothing happens."""
    s = Board()
    s.don(A, active=8)
    ref = s.hold(A, number)
    for _ in range(enough - missing):
        s.hold(B, "ST01-006")
    game = begin(s).play(ref)
    if number == "ST10-010":
        game.choose("yes")
        while game.asked()[1] == "don":
            game.choose("pick don rested")
    if not missing:
        assert (game.asked(), game.choices()[0], len(game.choices())) == ((A, "cards"), "pick 1", enough)
        game.choose("pick 2").choose("pick 1")
    left = enough - 1 if missing else enough - 2
    assert (game.count(B, "hand"), game.asked()) == (left, (A, "main"))


@pytest.mark.parametrize("given", [1, 0])
def test_op03_078_lowers_the_costs_across_in_its_turn(given: int) -> None:
    """Never below 0 when read; own Characters keep theirs."""
    s = Board()
    s.put(A, "OP03-078", don=given)
    five, two, mine = s.character(B, cost=5), s.character(B, cost=2), s.character(A, cost=5)
    game = begin(s)
    assert [game.cost(card) for card in (five, two, mine)] == ([2, 0, 5] if given else [5, 2, 5])
    assert game.end().cost(five) == 5


@pytest.mark.parametrize(("number", "area"), [("ST05-009", "hand"), ("ST01-006", "deck")])
def test_st11_001_shows_the_top_card_and_keeps_film(number: str, area: str) -> None:
    """Otherwise it goes to the bottom; so it does if it is not wanted; once per turn."""
    s = Board()
    s.lead(A, "ST11-001", don=1)
    top, under = s.on_deck(A, number), s.on_deck(A, "ST05-009")
    game = begin(s).declare("leader_a", "leader_b")
    if area == "hand":
        assert game.choices() == [f"pick {top}", "done"]
        game.choose(f"pick {top}")
    assert (game.area(top), pile(game, A, "deck")[0]) == (area, under)
    assert area == "hand" or pile(game, A, "deck")[-1] == top


@pytest.mark.parametrize(("option", "offered"), [("option 1", (0, 1)), ("option 2", (1,))])
def test_st11_003_rests_or_knocks_out(option: str, offered: tuple[int, ...]) -> None:
    """Its Leader is asked for by name; the second option wants a rested Character; cost 6 is too much."""
    s = Board()
    s.lead(A, "ST11-001")
    light = s.hold(A, "ST11-003")
    cards = [s.character(B, cost=5), s.character(B, cost=5, rested=True)]
    big = s.character(B, cost=6, rested=True)
    game = begin(s).play(light).choose(option)
    assert {f"pick {cards[place]}" for place in offered} <= set(game.choices())
    assert f"pick {big}" not in game.choices()
    assert option == "option 1" or f"pick {cards[0]}" not in game.choices()
    game.choose(f"pick {cards[offered[0]]}")
    assert (game.rested(cards[0]), game.area(cards[1])) == (
        (True, "characters") if option == "option 1" else (False, "trash")
    )

    s = Board()
    light = s.hold(A, "ST11-003")
    s.character(B, cost=5)
    assert begin(s).play(light).asked() == (A, "main")


@pytest.mark.parametrize(("others", "asked"), [(1, True), (2, False)])
def test_st12_003_plays_a_swordsman_rested(others: int, asked: bool) -> None:
    """Two Characters at most, itself among them; by type or by attribute; no namesake, no cost 5."""
    s = Board()
    for _ in range(others):
        s.character(A)
    mihawk = s.hold(A, "ST12-003")
    slash, strike = s.hold(A, "ST12-006"), s.hold(A, "ST12-010")
    twin, dear = s.hold(A, "ST12-003"), s.hand(A, s.character_card(cost=5))
    game = begin(s).play(mihawk)
    assert (game.asked()[1] == "cards") is asked
    if asked:
        offered = game.choices()
        assert f"pick {slash}" in offered
        assert {f"pick {card}" for card in (strike, twin, dear)}.isdisjoint(offered)
        assert game.choose(f"pick {slash}").rested(slash)


@pytest.mark.parametrize(("life", "asked"), [(3, True), (2, False)])
def test_st12_007_stands_up_a_swordsman_while_the_opponent_has_life(life: int, asked: bool) -> None:
    """Two DON!! are paid in any case."""
    s = Board()
    s.life(B, life)
    rika = s.hold(A, "ST12-007")
    slash, dear = s.character(A, cost=4, rested=True), s.character(A, cost=5, rested=True)
    other = s.put(A, "ST12-010", rested=True)
    game = begin(s).play(rika).choose("yes")
    assert don(game, A)[:2] == (1, 4)
    assert (game.asked()[1] == "cards") is asked
    if asked:
        assert game.choices() == [f"pick {slash}", "done"]
        assert not game.choose(f"pick {slash}").rested(slash)
    assert (game.rested(dear), game.rested(other)) == (True, True)


@pytest.mark.parametrize(("cost", "played"), [(2, True), (3, False), (1, False)])
def test_st12_010_plays_the_top_card_if_it_costs_two(cost: int, played: bool) -> None:
    """Exactly 2; what is not played goes to the top or the bottom."""
    s = Board()
    ivankov, top = s.hold(A, "ST12-010"), s.deck_top(A, s.character_card(cost=cost))
    game = begin(s).play(ivankov)
    if played:
        assert game.choices() == [f"pick {top}", "done"]
        game.choose(f"pick {top}")
        assert (game.area(top), game.rested(top), don(game, A)[:2]) == ("characters", False, (2, 3))
        return
    assert game.choices() == ["top", "bottom"]
    assert pile(game.choose("bottom"), A, "deck")[-1] == top


def test_st13_001_gives_a_strong_character_to_life() -> None:
    """Cost 3 and 7000 power now; face-up on top; +2000 until the own next turn begins."""
    s = Board()
    s.lead(A, "ST13-001", don=1)
    strong = s.character(A, cost=3, power=7000)
    cheap, weak = s.character(A, cost=2, power=9000), s.character(A, cost=5, power=6000)
    game = begin(s).choose("activate leader_a.1")
    assert (pile(game, A, "life")[0], game.area(strong)) == (strong, "life")
    assert game.choices() == [f"pick {cheap}", f"pick {weak}", "done"]
    game.choose(f"pick {weak}").end()
    assert game.power(weak) == 8000
    assert game.end().power(weak) == 6000


def test_st13_002_puts_a_card_of_cost_five_into_life_for_a_turn() -> None:
    """Face-up; at the end of the turn all face-up Life is trashed, the rest stays."""
    s = Board()
    s.lead(A, "ST13-002", don=2)
    ace, luffy = s.on_deck(A, "ST13-011"), s.on_deck(A, "ST01-006")
    game = begin(s).choose("activate leader_a.1")
    assert game.choices()[0] == f"pick {ace}"
    assert f"pick {luffy}" not in game.choices()
    game.choose(f"pick {ace}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])
    assert (pile(game, A, "life")[0], game.count(A, "life")) == (ace, 4)
    game.end()
    assert (game.area(ace), game.count(A, "life")) == ("trash", 3)


@pytest.mark.rule("3-10-3")
def test_st13_016_puts_one_life_card_on_the_deck() -> None:
    """Any one of them; the others go back in the order chosen."""
    s = Board()
    s.life(A, 0)
    yamato = s.hold(A, "ST13-016")
    low, middle, top = [s.on_life(A, number) for number in ("ST01-006", "ST01-007", "ST01-011")]
    game = begin(s).play(yamato)
    assert set(game.choices()) == {f"pick {card}" for card in (low, middle, top)}
    game.choose(f"pick {middle}").choose(f"pick {low}")
    assert (pile(game, A, "life"), pile(game, A, "deck")[0]) == ([low, top], middle)


@pytest.mark.parametrize("held", [0, 3])
def test_p_002_exchanges_the_whole_hand(held: int) -> None:
    """As many as went back; the Event itself is none of them."""
    s = Board()
    smell = s.hold(A, "P-002")
    cards = [s.hold(A, "ST01-006") for _ in range(held)]
    game = begin(s)
    deck = game.count(A, "deck")
    game.play(smell)
    assert (game.count(A, "hand"), game.count(A, "deck"), game.area(smell)) == (held, deck, "trash")
    assert {game.area(card) for card in cards} <= {"hand", "deck"}


@pytest.mark.rule("8-4-4-1")
def test_p_008_must_rest_a_character_if_there_is_one() -> None:
    """No "up to": a single one is taken without a question, and none cannot be chosen."""
    s = Board()
    yamato, small, big = s.put(A, "P-008"), s.character(B, cost=2), s.character(B, cost=3)
    game = begin(s).choose(f"activate {yamato}.1")
    assert "done" not in game.choices()
    assert (game.asked()[1], game.rested(small), game.rested(big)) == ("main", True, False)


@pytest.mark.parametrize(("held", "taken"), [(6, 1), (5, 0)])
def test_p_009_makes_the_opponent_take_life(held: int, taken: int) -> None:
    """It is no damage: its [Trigger] is not asked for."""
    s = Board()
    s.don(A, active=6)
    law, life = s.hold(A, "P-009"), s.on_life(B, "P-014")
    for _ in range(held):
        s.hold(B, "ST01-006")
    game = begin(s).play(law)
    assert (game.count(B, "hand"), game.area(life)) == (held + taken, "hand" if taken else "life")
    assert game.asked() == (A, "main")


@pytest.mark.rule("2-8-5", "2-11-2")
def test_p_011_strengthens_a_character_without_a_text() -> None:
    """A card that has a [Trigger] alone is not without a text."""
    s = Board()
    s.lead(A, "P-011")
    plain, trigger, texted = s.character(A), s.put(A, "OP03-100"), s.put(A, "ST01-006")
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == [f"pick {plain}", "done"]
    game.choose(f"pick {plain}")
    assert [game.power(card) for card in (plain, trigger, texted)] == [7000, 5000, 1000]
    assert don(game, A)[:2] == (4, 1)


@pytest.mark.parametrize("types", [("Whitebeard Pirates",), ("Land of Wano",), ("Navy",)])
def test_eb01_002_weakens_an_attacker_for_a_card(types: tuple[str, ...]) -> None:
    """Once per turn; with a Leader of one of two types, else the card is lost for nothing."""
    s = Board()
    s.leader(B, types=types)
    s.put(B, "EB01-002")
    price = s.hold(B, "ST01-006")
    s.hold(B, "ST01-007")
    attackers = [s.character(A), s.character(A)]
    game = begin(s).declare(attackers[0], "leader_b")
    assert game.asked() == (B, "cards")
    game.choose(f"pick {price}")
    assert game.area(price) == "trash"
    if types != ("Navy",):
        assert game.choices() == ["pick leader_a", *(f"pick {card}" for card in attackers), "done"]
        game.choose(f"pick {attackers[0]}")
    game.pass_battle()
    assert game.power(attackers[0]) == (5000 if types == ("Navy",) else 3000)
    assert game.declare(attackers[1], "leader_b").asked()[1] == "counter"


def test_eb01_009_plays_an_animal_in_the_counter_step() -> None:
    """Of the five top cards, cost 3 or less; the rest to the bottom."""
    s = Board()
    shut = s.hold(B, "EB01-009")
    chopper, jinbe = s.on_deck(B, "ST01-006"), s.on_deck(B, "ST01-005")
    dear = s.deck_top(B, s.character_card(cost=4, types=("Animal",)))
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {shut}")
    assert game.choices() == [f"pick {chopper}", "done"]
    game.choose(f"pick {chopper}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])
    assert [game.area(card) for card in (chopper, jinbe, dear)] == ["characters", "deck", "deck"]
    assert jinbe in pile(game, B, "deck")[-4:]


@pytest.mark.parametrize("types", ["Impel Down", "Navy"])
def test_eb01_028_lets_the_opponent_return_an_active_character(types: str) -> None:
    """The opponent chooses, active ones only, and must; without the Leader nothing happens at all."""
    s = Board()
    s.leader(B, types=(types,))
    rifle = s.hold(B, "EB01-028")
    attacker, one, two = s.character(A), s.character(A), s.character(A)
    game = begin(s).declare(attacker, "leader_b").choose(f"counter {rifle}")
    if types == "Navy":
        assert (game.pass_battle().count(B, "life"), game.area(one)) == (2, "characters")
        return
    game.choose("pick leader_b")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {one}", f"pick {two}"])
    game.choose(f"pick {two}").pass_battle()
    assert (game.area(two), game.area(attacker), game.count(B, "life")) == ("hand", "characters", 3)


@pytest.mark.parametrize("types", ["Impel Down", "Navy"])
def test_eb01_036_brings_a_rested_don_when_it_is_kod(types: str) -> None:
    s = Board()
    s.leader(B, types=(types,))
    dog = s.put(B, "EB01-036")
    ko = event(s, KO(Every(ANY)))
    game = begin(s).play(ko)
    if types == "Impel Down":
        assert game.asked() == (B, "number")
        game.choose("number 1")
    assert (game.area(dog), don(game, B)) == ("trash", (5, 1, 4) if types == "Impel Down" else (5, 0, 5))


def test_eb01_037_knocks_out_for_a_don_when_attacked() -> None:
    """Once per turn; cost 2 or less; the attacker too, and then there is no battle left."""
    s = Board()
    s.put(B, "EB01-037")
    attacker, big = s.character(A, cost=2), s.character(A, cost=3)
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    assert game.choices() == [f"pick {attacker}", "done"]
    game.choose(f"pick {attacker}")
    assert (game.area(attacker), game.count(B, "life"), don(game, B)[2]) == ("trash", 3, 6)
    assert game.declare(big, "leader_b").asked()[1] != "yes_no"

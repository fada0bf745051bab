"""Later sets: what must be true of a Leader, or of Life cards, before an effect does anything."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import GainCost, Play
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Attribute, Color
from tests.official.board import Board
from tests.official.offers import FOES, can_use, free_event, offers, picks, targets, use
from tests.scenario import A, B

Types = tuple[str, ...]


@pytest.mark.parametrize(
    ("types", "name", "holds"),
    [(("Land of Wano",), "X", True), ((), "Portgas.D.Ace", True), (("Navy",), "Yamato", False)],
)
def test_eb02_006_looks_at_the_type_or_the_name(types: Types, name: str, holds: bool) -> None:
    """One of both is enough; [Rush] follows also if no DON!! is given; without it nothing is offered."""
    s = Board()
    s.leader(A, types=types, name=name)
    s.don(A, active=2, rested=1)
    card = s.put(A, "EB02-006", played_this_turn=True)
    game = s.start()
    assert can_use(game, card) is holds
    if holds:
        assert offers(use(game, card)) == {"pick don rested", "done"}
        game.choose("done")
    assert game.don("leader_a") == 0
    assert targets(game, card) == ({"leader_b"} if holds else set())
    assert not can_use(game, card)


@pytest.mark.parametrize(
    ("number", "types", "attribute", "holds"),
    [
        ("OP13-034", ("FILM",), Attribute.SLASH, True),
        ("OP13-034", ("Straw Hat Crew",), Attribute.SLASH, True),
        ("OP13-034", ("Navy",), Attribute.STRIKE, False),
        ("OP13-025", ("FILM",), Attribute.SLASH, True),
        ("OP13-025", ("Straw Hat Crew",), Attribute.STRIKE, True),
        ("OP13-025", ("Straw Hat Crew",), Attribute.SLASH, False),
    ],
)
def test_op13_034_and_op13_025_join_predicates_by_or(
    number: str, types: Types, attribute: Attribute, holds: bool
) -> None:
    """One DON!! that was just rested becomes active; the choice may be declined."""
    s = Board()
    s.leader(A, types=types, attributes=(attribute,))
    card = s.hold(A, number)
    game = s.start().play(card)
    active = game.count(A, "don_active")
    assert offers(game) >= ({"pick don rested", "done"} if holds else {"end"})
    if holds:
        game.choose("pick don rested")
    assert game.asked() == (A, "main")
    assert game.count(A, "don_active") == active + holds


@pytest.mark.parametrize(("attribute", "holds"), [(Attribute.SLASH, True), (Attribute.STRIKE, False)])
def test_st32_005_rests_a_cheap_character_beside_a_leader_with_the_attribute(
    attribute: Attribute, holds: bool
) -> None:
    """The data has its keyword only: it may attack Characters at once, the one that it rested too."""
    s = Board()
    s.leader(A, attributes=(attribute,))
    card = s.hold(A, "ST32-005")
    cheap, dear = s.character(B, cost=2), s.character(B, cost=3)
    rested = s.character(B, cost=1, rested=True)
    game = s.start().play(card)
    if holds:
        assert offers(game) == {f"pick {cheap}", f"pick {rested}", "done"}
        game.choose(f"pick {cheap}")
    assert game.asked() == (A, "main")
    assert (game.rested(cheap), game.rested(dear)) == (holds, False)
    assert targets(game, card) == ({cheap, rested} if holds else {rested})


@pytest.mark.parametrize(
    ("types", "holds"), [(("Cross Guild",), True), (("Former Baroque Works",), True), (("Navy",), False)]
)
def test_p_082_wants_a_type_or_a_part_of_one(types: Types, holds: bool) -> None:
    """Then a Character with 2000 power or less goes to the bottom of its deck."""
    s = Board()
    s.leader(A, types=types)
    card = s.hold(A, "P-082")
    weak, strong = s.character(B, power=2000), s.character(B, power=3000)
    own = s.character(A, power=2000)
    game = s.start().play(card)
    assert picks(game) == ({weak} if holds else set())
    if holds:
        game.choose(f"pick {weak}")
    assert game.area(weak) == ("deck" if holds else "characters")
    assert (game.area(strong), game.area(own)) == ("characters", "characters")


def test_p_082_is_silent_in_the_turn_of_the_opponent() -> None:
    """Played by a [Trigger] when the opponent attacks: the tag asks for the own turn."""
    s = Board()
    s.leader(B, types=("Cross Guild",))
    card = s.hold(B, "P-082")
    weak = s.character(A, power=1000)
    s.life_top(B, s.event_card(trigger=[Play(Choose(Cards(Owner.YOU, (Area.HAND,)), 1))]))
    game = s.start().declare("leader_a", "leader_b").choose("done").choose("yes")
    assert game.area(card) == "characters"
    assert game.asked() == (A, "main")
    assert game.area(weak) == "characters"


@pytest.mark.parametrize(
    ("types", "drawn"),
    [(("Whitebeard Pirates",), 1), (("Former Whitebeard Pirates",), 1), (("Pirates",), 0)],
)
def test_op13_056_looks_for_words_within_a_type(types: Types, drawn: int) -> None:
    s = Board()
    s.leader(A, types=types)
    card = s.put(A, "OP13-056")
    game = s.start().attack(card, "leader_b")
    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(
    ("name", "colors", "drawn"),
    [
        ("Boa Hancock", (Color.BLUE,), 2),
        ("Nami", (Color.BLUE, Color.YELLOW), 2),
        ("Nami", (Color.BLUE,), 0),
    ],
)
def test_op13_051_draws_for_a_name_or_two_colors(name: str, colors: tuple[Color, ...], drawn: int) -> None:
    """When K.O.'d in battle."""
    s = Board()
    s.leader(B, name=name, colors=colors)
    card = s.put(B, "OP13-051", rested=True)
    game = s.start().attack("leader_a", card)
    assert game.area(card) == "trash"
    assert game.count(B, "hand") == drawn
    assert game.count(A, "hand") == 0


@pytest.mark.parametrize(
    ("colors", "held", "drawn"),
    [((Color.BLUE, Color.RED), 5, 2), ((Color.BLUE, Color.RED), 6, 0), ((Color.BLUE,), 2, 0)],
)
def test_eb02_026_wants_both_two_colors_and_a_small_hand(
    colors: tuple[Color, ...], held: int, drawn: int
) -> None:
    """The hand is counted after the card left it."""
    s = Board()
    s.leader(A, colors=colors)
    card = s.hold(A, "EB02-026")
    for _ in range(held):
        s.hand(A, s.character_card())
    game = s.start().play(card)
    assert game.count(A, "hand") == held + drawn


@pytest.mark.parametrize(("colors", "holds"), [((Color.PURPLE, Color.BLUE), True), ((Color.PURPLE,), False)])
def test_op11_080_lets_the_cost_be_paid_in_vain(colors: tuple[Color, ...], holds: bool) -> None:
    """The color is looked at after two DON!! were rested."""
    s = Board()
    s.leader(A, colors=colors)
    event = s.hold(A, "OP11-080")
    game = s.start().play(event)
    assert game.count(A, "don_active") == 4
    game.choose("yes")
    assert game.count(A, "don_active") == 2
    if holds:
        game.choose("number 1")
    assert game.asked() == (A, "main")
    assert game.count(A, "don_rested") == 3 + holds


@pytest.mark.parametrize(("attribute", "power"), [(Attribute.SLASH, 6000), (Attribute.STRIKE, 5000)])
def test_op14_020_looks_at_the_attribute_of_the_other_leader(attribute: Attribute, power: int) -> None:
    s = Board()
    s.lead(A, "OP14-020")
    s.leader(B, attributes=(attribute,))
    assert s.start().power("leader_a") == power


@pytest.mark.parametrize("cost", [4, 5])
def test_op14_020_rests_any_own_card_and_then_plays_no_character(cost: int) -> None:
    """Leader, Character, Stage or DON!! pay; a Character of cost 5 on any side; else no ban either."""
    s = Board()
    s.lead(A, "OP14-020")
    s.don(A, active=4, rested=3)
    friend, stage = s.character(A, cost=1), s.stage(A)
    tired = s.character(A, cost=1, rested=True)
    s.character(B, cost=cost)
    held = s.hand(A, s.character_card(cost=1))
    other = s.hand(A, s.stage_card(cost=1))
    game = use(s.start(), "leader_a")
    assert picks(game) == {"leader_a", friend, stage, "don active"}
    assert f"pick {tired}" not in game.choices()
    game.choose(f"pick {stage}")
    if cost == 5:
        for _ in range(3):
            game.choose("pick don rested")
    assert game.rested(stage)
    assert game.count(A, "don_active") == (7 if cost == 5 else 4)
    assert (f"play {held}" in game.choices()) is (cost == 4)
    assert f"play {other}" in game.choices()
    game.end().end()
    assert f"play {held}" in game.choices()


# Life --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("life", "drawn"), [(2, 2), (3, 0)])
def test_eb02_054_draws_and_trashes_with_two_life_or_less(life: int, drawn: int) -> None:
    s = Board()
    s.life(A, life)
    card, other = s.hold(A, "EB02-054"), s.hand(A, s.character_card())
    game = s.start().play(card)
    assert (game.asked()[1] == "cards") is (life == 2)
    if life == 2:
        assert "done" not in game.choices()
        game.choose(f"pick {other}")
    assert game.area(other) == ("trash" if drawn else "hand")
    assert game.count(A, "hand") == 1 + (drawn - 1 if drawn else 0)


@pytest.mark.parametrize(("life", "don", "asks"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_p_048_lets_the_opponent_choose_the_card_that_goes_away(life: int, don: int, asks: bool) -> None:
    """With 4 Life or more, and a DON!!; the opponent picks out of their own hand."""
    s = Board()
    s.life(A, life)
    card = s.put(A, "P-048", don=don)
    one, two = [s.hand(B, s.character_card()) for _ in range(2)]
    game = s.start().declare(card, "leader_b")
    assert game.asked() == (B, "cards" if asks else "counter")
    if asks:
        assert picks(game) == {one, two}
        game.choose(f"pick {two}")
    assert game.area(two) == ("deck" if asks else "hand")
    assert game.area(one) == "hand"


@pytest.mark.parametrize(("life", "drawn"), [(0, 1), (1, 0)])
def test_op10_115_draws_only_without_any_life(life: int, drawn: int) -> None:
    """The power is given in any case."""
    s = Board()
    s.life(B, life)
    event = s.hold(B, "OP10-115")
    game = s.start().declare("leader_a", "leader_b").choose(f"counter {event}").choose("pick leader_b")
    assert game.count(B, "hand") == drawn
    assert game.game.decision is not None
    assert game.pass_battle().count(B, "life") == life


@pytest.mark.parametrize(("life", "asks"), [(3, True), (2, False)])
def test_op09_107_trashes_life_of_an_opponent_with_three_or_more(life: int, asks: bool) -> None:
    """From the top, without [Trigger]; the own Life is not looked at."""
    s = Board()
    s.don(A, active=6)
    s.life(A, 5)
    s.life(B, life - 1)
    top = s.on_life(B, "OP14-106")
    card = s.hold(A, "OP09-107")
    game = s.start().play(card)
    assert (game.asked() == (A, "yes_no")) is asks
    if asks:
        game.choose("yes")
    assert game.asked() == (A, "main")
    assert game.area(top) == ("trash" if asks else "life")
    assert game.count(A, "life") == 5


@pytest.mark.parametrize(("life", "held"), [(3, 2), (4, 2)])
def test_op14_107_looks_at_three_life_or_less_of_the_opponent(life: int, held: int) -> None:
    s = Board()
    s.don(A, active=6)
    s.life(A, 1)
    s.life(B, life)
    card = s.hold(A, "OP14-107")
    kept = [s.hand(A, s.character_card()) for _ in range(held)]
    game = s.start().play(card)
    assert (game.asked()[1] == "cards") is (life == 3)
    if life == 3:
        assert len(picks(game)) == 4
        game.choose(f"pick {kept[0]}").choose(f"pick {kept[1]}")
    assert game.count(A, "hand") == 2
    assert game.area(kept[0]) == ("trash" if life == 3 else "hand")


@pytest.mark.parametrize(("own", "theirs", "asks"), [(3, 3, True), (2, 3, True), (4, 3, False)])
def test_op10_114_compares_life_with_equality(own: int, theirs: int, asks: bool) -> None:
    """It rests itself in any case."""
    s = Board()
    s.life(A, own)
    s.life(B, theirs)
    card = s.put(A, "OP10-114")
    four, five = s.character(B, cost=4), s.character(B, cost=5)
    game = use(s.start(), card)
    assert game.rested(card)
    assert picks(game) == ({four} if asks else set())
    assert not game.rested(five)


@pytest.mark.parametrize(("own", "theirs", "asks"), [(2, 3, True), (3, 3, False), (0, 5, True)])
def test_op09_114_adds_the_life_of_both_players(own: int, theirs: int, asks: bool) -> None:
    s = Board()
    s.life(A, own)
    s.life(B, theirs)
    card = s.hold(A, "OP09-114")
    weak, strong = s.character(B, power=2000), s.character(B, power=2001)
    game = s.start().play(card)
    assert picks(game) == ({weak} if asks else set())
    assert game.area(strong) == "characters"


@pytest.mark.parametrize(("own", "theirs", "asks"), [(2, 3, True), (2, 2, False)])
def test_op11_114_wants_five_life_or_more_together(own: int, theirs: int, asks: bool) -> None:
    """And K.O.s by base cost: a Character whose cost fell to 5 is not offered."""
    s = Board()
    s.life(A, own)
    s.life(B, theirs)
    event = s.hold(A, "OP11-114")
    five = s.character(B, cost=5)
    six = s.character(B, cost=6)
    cheaper = free_event(s, A, GainCost(Every(FOES), -1, Duration.TURN))
    game = s.start().play(cheaper).play(event).choose("yes")
    assert game.cost(six) == 5
    assert game.count(A, "don_active") == 1
    assert picks(game) == ({five} if asks else set())
    assert f"pick {six}" not in game.choices()


@pytest.mark.parametrize("face_up", [True, False])
def test_eb03_051_wants_a_face_up_life_card_and_turns_all_of_them_down(face_up: bool) -> None:
    s = Board()
    s.on_life(A, "OP14-106", face_up=face_up)
    s.on_life(B, "OP14-106", face_up=True)
    card = s.hold(A, "EB03-051")
    two, three = s.character(B, cost=2), s.character(B, cost=3)
    game = s.start().play(card)
    assert picks(game) == ({two} if face_up else set())
    if face_up:
        game.choose("done")
    assert game.area(three) == "characters"
    assert game.side(A)["life_face_up_indexes"] == []
    assert game.side(B)["life_face_up_indexes"] == [0]


@pytest.mark.parametrize("face_up", [True, False])
def test_prb02_018_plays_one_of_three_brothers_from_hand_or_trash(face_up: bool) -> None:
    """All three names must cost 2; another name and another cost are not offered."""
    s = Board()
    s.on_life(A, "OP14-106", face_up=face_up)
    card = s.hold(A, "PRB02-018")
    sabo = s.hand(A, s.character_card(name="Sabo", cost=2))
    luffy = s.trash(A, s.character_card(name="Monkey.D.Luffy", cost=2))
    dear = s.hand(A, s.character_card(name="Portgas.D.Ace", cost=3))
    other = s.trash(A, s.character_card(name="Nami", cost=2))
    game = s.start().play(card)
    assert picks(game) == ({sabo, luffy} if face_up else set())
    if face_up:
        game.choose(f"pick {luffy}")
    assert game.area(luffy) == ("characters" if face_up else "trash")
    assert (game.area(dear), game.area(other)) == ("hand", "trash")

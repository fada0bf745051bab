"""Cards of the starter decks and promotions: one board for each, with those that must be left alone."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B

FILM = ("FILM",)


def test_st01_001_gives_a_rested_don_once() -> None:
    """To the Leader or a Character of its own; an active DON!! is not taken; it may give none."""
    s = Board()
    s.lead(A, "ST01-001")
    s.don(A, active=2, rested=1)
    crew, theirs = s.character(A), s.character(B)
    game = begin(s).choose("activate leader_a.1")
    assert game.choices() == ["pick leader_a", f"pick {crew}"]
    game.choose(f"pick {crew}")
    assert game.choices() == ["pick don rested", "done"]
    game.choose("pick don rested")
    assert (game.don(crew), don(game, A)[:2], game.don(theirs)) == (1, (2, 0), 0)
    assert "activate leader_a.1" not in game.choices()


def test_st01_005_strengthens_another_card() -> None:
    s = Board()
    jinbe, other, theirs = s.put(A, "ST01-005", don=1), s.character(A), s.character(B)
    game = begin(s).declare(jinbe, "leader_b")
    assert game.choices() == ["pick leader_a", f"pick {other}", "done"]
    game.choose(f"pick {other}")
    assert (game.power(other), game.power(jinbe), game.power(theirs)) == (6000, 6000, 5000)
    assert game.end().power(other) == 5000


def test_st02_009_stands_up_a_rested_character_of_two_types() -> None:
    """Cost 5 or less; active ones, other types and the opponent's are no choice."""
    s = Board()
    law = s.hold(A, "ST02-009")
    heart = s.character(A, cost=5, rested=True, types=("Heart Pirates",))
    s.character(A, cost=6, rested=True, types=("Supernovas",))
    s.character(A, types=("Supernovas",))
    other = s.character(A, rested=True)
    s.character(B, rested=True, types=("Supernovas",))
    game = begin(s).play(law)
    assert f"pick {other}" not in game.choices()
    assert game.choices() == [f"pick {heart}", "done"]
    assert not game.choose(f"pick {heart}").rested(heart)


def test_st02_015_stands_up_a_don_after_the_power() -> None:
    """One by the [Counter], two by the [Trigger]."""
    s = Board()
    scalpel = s.hold(B, "ST02-015")
    s.don(B, active=1, rested=3)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {scalpel}").choose("pick leader_b")
    assert (game.choices(), game.power("leader_b")) == (["pick don rested", "done"], 7000)
    game.choose("pick don rested").pass_battle()
    assert (don(game, B)[:2], game.count(B, "life")) == ((1, 3), 3)

    s = Board()
    s.on_life(B, "ST02-015")
    s.don(B, active=1, rested=3)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    game.choose("pick don rested").choose("pick don rested")
    assert (don(game, B)[:2], game.asked()) == ((3, 1), (A, "main"))


def test_st02_017_trigger_plays_a_card_of_the_type() -> None:
    """Character or Stage, whatever "card" is, up to cost 2."""
    s = Board()
    s.on_life(B, "ST02-017")
    fits, big = s.hold(B, "ST02-003"), s.hold(B, "ST02-005")
    stage = s.hand(B, s.stage_card(cost=2, types=("Supernovas",)))
    other = s.hold(B, "ST01-006")
    s.hand(B, s.event_card(cost=1, types=("Supernovas",)))  # Rule 2-2-5: Events are not played
    game = begin(s).declare("leader_a", "leader_b").choose("done").choose("yes")
    assert game.choices() == [f"pick {fits}", f"pick {stage}", "done"]
    game.choose(f"pick {stage}")
    assert (game.area(stage), game.area(big), game.area(other), don(game, B)[0]) == (
        "stage",
        "hand",
        "hand",
        5,
    )


@pytest.mark.parametrize("given", [1, 0])
def test_st03_003_clears_a_small_character_when_it_blocks(given: int) -> None:
    """Of either side, to the bottom of its owner's deck, itself if it were so small; with a DON!!."""
    s = Board()
    croc = s.put(B, "ST03-003", don=given)
    small, big, mine = s.character(A, cost=2), s.character(A, cost=3), s.character(B, cost=1)
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {croc}")
    if given:
        assert set(game.choices()) == {f"pick {small}", f"pick {mine}", "done"}
        game.choose(f"pick {small}")
        assert (pile(game, A, "deck")[-1], game.area(big)) == (small, "characters")
    assert game.pass_battle().asked() == (A, "main")


def test_st03_004_takes_one_of_two_types_from_the_trash() -> None:
    s = Board()
    moria = s.hold(A, "ST03-004")
    fits = [s.trashed(A, "ST03-013"), s.trashed(A, "ST03-014")]
    wrong = [s.trashed(A, number) for number in ("ST03-004", "ST03-009", "ST03-017", "ST01-006")]
    game = begin(s).play(moria)
    assert set(game.choices()) == {*(f"pick {card}" for card in fits), "done"}
    assert game.choose(f"pick {fits[0]}").area(fits[0]) == "hand"
    assert {game.area(card) for card in wrong} == {"trash"}


def test_st03_007_plays_a_card_by_name_out_of_the_deck() -> None:
    """For two DON!!, with one given; the deck is shuffled; once per turn."""
    s = Board()
    sento = s.put(A, "ST03-007", don=1)
    other, pacifista = s.on_deck(A, "ST01-006"), s.on_deck(A, "OP01-075")
    dear = s.deck_top(A, s.character_card(name="Pacifista", cost=5))
    game = begin(s).choose(f"activate {sento}.1")
    assert game.choices() == [f"pick {pacifista}", "done"]
    game.choose(f"pick {pacifista}")
    assert (game.area(pacifista), don(game, A)[:2]) == ("characters", (3, 2))
    assert (game.area(other), game.area(dear), "deck_shuffled" in game.kinds()) == ("deck", "deck", True)
    assert f"activate {sento}.1" not in game.choices()


@pytest.mark.rule("8-4-4-4")
@pytest.mark.parametrize("even", [False, True])
def test_st03_007_shows_the_deck_in_which_nothing_is_found(even: bool) -> None:
    """A has seen all cards of the deck, and only A; then it is shuffled."""
    s = Board()
    sento = s.put(A, "ST03-007", don=1)
    s.on_deck(A, "ST01-006")
    game = begin(s, even=even).choose(f"activate {sento}.1")
    assert (game.asked(), game.choices()) == ((A, "cards"), ["done"])
    seen = [
        [card.definition.number for card in game.game.view(viewer).state.players[A].deck] for viewer in (A, B)
    ]
    assert ("ST01-006" in seen[A], "ST01-006" in seen[B], "?" in seen[A]) == (True, False, False)
    game.choose("done")
    assert {card.definition.number for card in game.game.view(A).state.players[A].deck} == {"?"}
    assert "deck_shuffled" in game.kinds()


@pytest.mark.parametrize(("on_field", "usable"), [(7, True), (6, False)])
def test_st04_001_trashes_a_life_card_for_seven_don(on_field: int, usable: bool) -> None:
    """Given DON!! may be returned too; no [Trigger]."""
    s = Board()
    s.lead(A, "ST04-001", don=1)
    s.don(A, active=on_field - 1)
    life = s.on_life(B, "P-014")
    game = begin(s)
    assert ("activate leader_a.1" in game.choices()) is usable
    if usable:
        game.choose("activate leader_a.1").choose("yes")
        assert (game.area(life), game.don("leader_a"), don(game, A)) == ("trash", 0, (0, 0, 10))


def test_st04_003_has_rush_in_the_turn_it_pays() -> None:
    """DON!! -5: cost 6 or less falls, and the Rush is there even if nobody does; it ends with the turn."""
    for answer in ("yes", "no"):
        s = Board()
        s.don(A, active=10)
        kaido, six, seven = s.hold(A, "ST04-003"), s.character(B, cost=6), s.character(B, cost=7)
        game = begin(s).play(kaido).choose(answer)
        if answer == "yes":
            while game.asked()[1] == "don":
                game.choose("pick don rested")
            assert game.choices() == [f"pick {six}", "done"]
            game.choose("done")
        assert game.keywords(kaido) == (["Rush"] if answer == "yes" else [])
        assert (game.area(six), game.area(seven)) == ("characters", "characters")
        assert game.end().keywords(kaido) == []


@pytest.mark.parametrize(("own", "added"), [(4, 2), (5, 0)])
def test_st05_005_adds_don_if_the_opponent_has_more(own: int, added: int) -> None:
    """A card of the type is the price, paid in vain too."""
    s = Board()
    s.don(A, active=own)
    carina, film, other = s.put(A, "ST05-005"), s.hold(A, "ST05-009"), s.hold(A, "ST01-006")
    game = begin(s).choose(f"activate {carina}.1")
    assert (game.area(film), game.area(other), game.rested(carina)) == ("trash", "hand", True)
    assert (don(game, A)[:2], game.asked()) == ((own, added), (A, "main"))


@pytest.mark.parametrize("target", ["leader", "character"])
def test_st05_017_protects_a_character_for_the_whole_turn(target: str) -> None:
    """The power is for the battle; a Leader gets no more than that; other types are no choice."""
    s = Board()
    s.leader(B, types=FILM)
    armada, film = s.hold(B, "ST05-017"), s.character(B, rested=True, types=FILM)
    s.character(B)
    one, two = s.character(A, power=9000), s.character(A, power=9000)
    game = begin(s).declare(one, film).choose(f"counter {armada}")
    assert game.choices() == ["pick leader_b", f"pick {film}", "done"]
    game.choose(f"pick {film}" if target == "character" else "pick leader_b").pass_battle()
    if target == "leader":
        assert game.area(film) == "trash"
        return
    game.attack(two, film)
    assert (game.area(film), game.power(film)) == ("characters", 5000)


def test_st06_001_and_st06_002_knock_out_a_cost_of_zero() -> None:
    """Both pay a card of the hand, the Leader three DON!! besides; cost 1 is safe."""
    s = Board()
    s.lead(A, "ST06-001")
    koby = s.hold(A, "ST06-002")
    prices = [s.hold(A, "ST01-006"), s.hold(A, "ST01-007")]
    zeros = [s.character(B, cost=0) for _ in range(2)]
    one, mine = s.character(B, cost=1), s.character(A, cost=0)
    game = begin(s).choose("activate leader_a.1")
    game.choose(f"pick {prices[0]}")
    assert game.choices() == [f"pick {zeros[0]}", f"pick {zeros[1]}", "done"]
    game.choose(f"pick {zeros[0]}")
    assert (don(game, A)[:2], "activate leader_a.1" in game.choices()) == ((2, 3), False)
    game.play(koby).choose("yes")
    assert game.choices() == [f"pick {zeros[1]}", "done"]
    game.choose(f"pick {zeros[1]}")
    assert [game.area(card) for card in (*zeros, one, mine)] == ["trash", "trash", "characters", "characters"]
    assert [game.area(card) for card in prices] == ["trash", "trash"]


def test_st06_015_trigger_lets_the_opponent_choose_a_card() -> None:
    s = Board()
    s.on_life(B, "ST06-015")
    first, second = s.hold(A, "ST01-006"), s.hold(A, "ST01-007")
    kept = s.hold(B, "ST01-011")
    game = begin(s).declare("leader_a", "leader_b").choose("done").choose("yes")
    assert (game.asked(), game.choices()) == ((A, "cards"), [f"pick {first}", f"pick {second}"])
    game.choose(f"pick {second}")
    assert [game.area(card) for card in (first, second, kept)] == ["hand", "trash", "hand"]


def test_st06_016_trigger_protects_those_who_are_there() -> None:
    """None of its Characters falls in this turn, in battle or otherwise; a card is drawn."""
    s = Board()
    s.on_life(B, "ST06-016")
    one, two = s.character(B, rested=True), s.character(B)
    strikers = [s.character(A, power=9000) for _ in range(2)]
    pistol = s.hold(A, "ST08-015")
    small = s.character(B, cost=2)
    game = begin(s).declare(strikers[0], "leader_b").choose("yes")
    assert game.count(B, "hand") == 1
    game.attack(strikers[1], one).play(pistol)
    assert game.choices() == [f"pick {small}", "done"]
    game.choose(f"pick {small}")
    assert [game.area(card) for card in (one, two, small)] == ["characters"] * 3


@pytest.mark.parametrize(("life", "asked"), [(3, True), (4, False)])
def test_st07_001_exchanges_life_with_the_hand(life: int, asked: bool) -> None:
    """The condition is looked at after the price: three cards are two then."""
    s = Board()
    s.lead(A, "ST07-001", don=2)
    s.life(A, life)
    held = s.hold(A, "ST01-006")
    game = begin(s).declare("leader_a", "leader_b").choose("yes").choose("top")
    assert (game.asked() == (A, "cards")) is asked
    if asked:
        assert len(game.choices()) == 3
        game.choose(f"pick {held}")
        assert pile(game, A, "life")[0] == held
    assert game.count(A, "life") == 3


@pytest.mark.parametrize(("option", "own", "theirs"), [("option 1", 3, 2), ("option 2", 4, 3)])
def test_st07_015_lets_the_opponent_choose_for_the_player(option: str, own: int, theirs: int) -> None:
    """ "Your" stays the player of the Event."""
    s = Board()
    pocus = s.hold(A, "ST07-015")
    game = begin(s).play(pocus)
    assert game.asked() == (B, "option")
    game.choose(option)
    assert (game.count(A, "life"), game.count(B, "life")) == (own, theirs)


def test_st07_017_puts_a_character_of_cost_three_into_life() -> None:
    """Exactly 3, an own one, face-up on top; a Life card to the hand is the price."""
    s = Board()
    stage = s.put(A, "ST07-017")
    three, two, theirs = s.character(A, cost=3), s.character(A, cost=2), s.character(B, cost=3)
    game = begin(s).choose(f"activate {stage}.1").choose("top")
    assert game.choices() == [f"pick {three}", "done"]
    game.choose(f"pick {three}")
    assert (pile(game, A, "life")[0], game.count(A, "life"), game.count(A, "hand")) == (three, 3, 1)
    assert (game.area(two), game.area(theirs), game.rested(stage)) == ("characters", "characters", True)


def test_st08_005_sweeps_all_small_characters() -> None:
    """Of both players, cost 1 or less; a card is the price, and it may be kept."""
    for answer in ("yes", "no"):
        s = Board()
        s.don(A, active=9)
        shanks, price = s.hold(A, "ST08-005"), s.hold(A, "ST01-006")
        cards = [
            s.character(A, cost=1),
            s.character(B, cost=0),
            s.character(A, cost=2),
            s.character(B, cost=2),
        ]
        game = begin(s).play(shanks).choose(answer)
        fell = "trash" if answer == "yes" else "characters"
        assert [game.area(card) for card in cards] == [fell, fell, "characters", "characters"]
        assert game.area(price) == ("trash" if answer == "yes" else "hand")


def test_st09_009_trigger_comes_to_the_hand_after_a_ko() -> None:
    s = Board()
    omusubi = s.on_life(B, "ST09-009")
    one, two = s.character(A, cost=1), s.character(A, cost=2)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.choices() == [f"pick {one}", "done"]
    game.choose(f"pick {one}")
    assert (game.area(one), game.area(two), game.area(omusubi)) == ("trash", "characters", "hand")


@pytest.mark.parametrize(("life", "asked"), [(2, True), (3, False)])
def test_st09_015_sends_a_small_character_to_its_owners_life(life: int, asked: bool) -> None:
    s = Board()
    s.life(B, life)
    bagua = s.hold(B, "ST09-015")
    three, four = s.character(A, cost=3), s.character(A, cost=4)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {bagua}").choose("pick leader_b")
    if asked:
        assert game.choices() == [f"pick {three}", "done"]
        game.choose(f"pick {three}").choose("bottom")
        assert pile(game, A, "life")[-1] == three
    game.pass_battle()
    assert (game.area(three), game.area(four)) == ("life" if asked else "characters", "characters")

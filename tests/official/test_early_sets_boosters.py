"""Cards of the early boosters: second targets, additional power, cards chosen by the other player."""

import pytest

from tests.effects.checks import begin, don, pile
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.parametrize(("life", "power"), [(2, 9000), (3, 7000)])
def test_op01_029_gives_more_to_the_same_card(life: int, power: int) -> None:
    """Without being asked again; both parts end with the battle."""
    s = Board()
    s.life(B, life)
    beam, other = s.hold(B, "OP01-029"), s.character(B)
    s.hold(B, "ST01-007")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {beam}")
    assert game.choices() == ["pick leader_b", f"pick {other}", "done"]
    game.choose("pick leader_b")
    assert (game.asked(), game.power("leader_b"), game.power(other)) == ((B, "counter"), power, 5000)
    assert game.pass_battle().power("leader_b") == 5000


def test_op01_029_holds_a_battle_by_the_additional_power() -> None:
    """9000 against 8000: with two Life cards the attack fails, with three it does not."""
    for life, left in ((2, 2), (3, 2)):
        s = Board()
        s.life(B, life)
        beam, attacker = s.hold(B, "OP01-029"), s.character(A, power=8000)
        game = begin(s).declare(attacker, "leader_b").choose(f"counter {beam}").choose("pick leader_b")
        assert game.pass_battle().count(B, "life") == left


@pytest.mark.parametrize(("rested", "left"), [(8, 3), (7, 2)])
def test_op06_038_counts_all_rested_cards(rested: int, left: int) -> None:
    """Leader, Characters, Stage and DON!! of the cost area; with eight of them 2000 more."""
    s = Board()
    s.leader(B, rested=True)
    s.stage(B, rested=True)
    s.character(B, rested=True)
    s.character(B)
    s.don(B, active=1, rested=rested - 4)
    s.don(A, rested=9)
    event, attacker = s.hold(B, "OP06-038"), s.character(A, power=8000)
    game = begin(s).declare(attacker, "leader_b").choose(f"counter {event}").choose("pick leader_b")
    assert (don(game, B)[:2], game.pass_battle().count(B, "life")) == ((0, rested - 3), left)


@pytest.mark.rule("3-4-3")
def test_op01_038_loses_a_card_that_the_opponent_picks_unseen() -> None:
    """From its own player's hand, when it is K.O.'d."""
    s = Board()
    kanjuro = s.put(B, "OP01-038", rested=True)
    hand = [s.hold(B, number) for number in ("ST01-006", "ST01-007", "ST01-011")]
    mine = s.hold(A, "ST01-006")
    game = begin(s).attack("leader_a", kanjuro)
    assert (game.asked(), game.choices()) == ((A, "cards"), ["pick 1", "pick 2", "pick 3"])
    game.choose("pick 2")
    assert sorted(game.area(card) for card in hand) == ["hand", "hand", "trash"]
    assert game.area(mine) == "hand"


@pytest.mark.parametrize("given", [1, 0])
def test_op01_038_knocks_out_a_small_rested_character(given: int) -> None:
    s = Board()
    kanjuro = s.put(A, "OP01-038", don=given)
    rested, active, big = (
        s.character(B, cost=2, rested=True),
        s.character(B, cost=2),
        s.character(B, rested=True),
    )
    game = begin(s).declare(kanjuro, "leader_b")
    if given:
        assert game.choices() == [f"pick {rested}", "done"]
        game.choose(f"pick {rested}")
    assert game.area(rested) == ("trash" if given else "characters")
    assert (game.area(active), game.area(big)) == ("characters", "characters")


@pytest.mark.parametrize(("number", "fits"), [("ST03-014", True), ("ST03-009", False), ("ST01-006", False)])
def test_op01_060_may_play_a_revealed_warlord_rested(number: str, fits: bool) -> None:
    """Cost 4 or less and of the type; else the card stays on top; one DON!! is paid in any case."""
    s = Board()
    s.lead(A, "OP01-060", don=2)
    top = s.on_deck(A, number)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    if fits:
        assert game.asked() == (A, "yes_no")
        game.choose("yes")
        assert (game.area(top), game.rested(top)) == ("characters", True)
    else:
        assert (game.asked(), pile(game, A, "deck")[0]) == ((A, "main"), top)
    assert don(game, A)[:2] == (4, 1)


@pytest.mark.parametrize(("number", "answer"), [("ST03-014", "yes"), ("ST03-014", "no"), ("ST01-006", "")])
def test_op07_048_places_the_card_at_the_bottom_if_it_is_not_played(number: str, answer: str) -> None:
    """If it could be played: the condition is said of all that follows (Rule 4-10-1)."""
    s = Board()
    s.don(A, active=2)
    card = s.put(A, "OP07-048")
    top = s.on_deck(A, number)
    game = begin(s).choose(f"activate {card}.1")
    if answer:
        game.choose(answer)
    if answer == "yes":
        assert (game.area(top), game.rested(top)) == ("characters", True)
    else:
        assert pile(game, A, "deck")[-1 if answer else 0] == top


def test_op01_060_needs_two_don_and_may_leave_the_card() -> None:
    s = Board()
    s.lead(A, "OP01-060", don=1)
    game = begin(s).declare("leader_a", "leader_b")
    assert (game.asked(), don(game, A)[:2]) == ((A, "main"), (5, 0))

    s = Board()
    s.lead(A, "OP01-060", don=2)
    top = s.on_deck(A, "ST03-014")
    game = begin(s).declare("leader_a", "leader_b").choose("yes").choose("no")
    assert pile(game, A, "deck")[0] == top


@pytest.mark.parametrize(
    ("number", "high", "low", "area"), [("OP01-096", 3, 2, "trash"), ("OP06-056", 2, 1, "deck")]
)
def test_two_different_characters_with_two_limits(number: str, high: int, low: int, area: str) -> None:
    """The second limit is lower; one card is not chosen twice; either part may be left out."""
    s = Board()
    s.don(A, active=9)
    ref = s.hold(A, number)
    one, two, big = s.character(B, cost=high), s.character(B, cost=low), s.character(B, cost=high + 1)
    third = s.character(B, cost=low)
    game = begin(s).play(ref)
    if number == "OP01-096":
        game.choose("yes")
        while game.asked()[1] == "don":
            game.choose("pick don rested")
    assert game.choices() == [f"pick {card}" for card in (one, two, third)] + ["done"]
    game.choose(f"pick {two}")
    assert game.choices() == [f"pick {third}", "done"]
    game.choose(f"pick {third}")
    while game.asked()[1] == "order":
        assert game.asked()[0] == B
        game.choose(game.choices()[0])
    assert [game.area(card) for card in (one, two, big, third)] == ["characters", area, "characters", area]


def test_eb01_019_looks_for_a_character_after_the_power() -> None:
    """Three cards, a Character of the type; an Event of the type stays."""
    s = Board()
    white = s.hold(B, "EB01-019")
    sugar, event, other = s.on_deck(B, "OP04-024"), s.on_deck(B, "EB01-019"), s.on_deck(B, "ST01-006")
    fourth = s.on_deck(B, "OP04-024")
    attacker = s.character(A, power=8000)
    game = begin(s).declare(attacker, "leader_b").choose(f"counter {white}").choose("pick leader_b")
    assert (game.power("leader_b"), game.choices()) == (9000, [f"pick {sugar}", "done"])
    game.choose(f"pick {sugar}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])
    assert (game.area(sugar), pile(game, B, "deck")[-2:], pile(game, B, "deck")[0]) == (
        "hand",
        [event, other],
        fourth,
    )
    assert game.pass_battle().count(B, "life") == 3


@pytest.mark.parametrize("types", ["Water Seven", "Navy"])
def test_eb01_031_takes_two_characters_from_the_trash(types: str) -> None:
    """Cost 4 or less; a DON!! is the price, paid in vain with another Leader."""
    s = Board()
    s.leader(A, types=(types,))
    s.don(A, active=5)
    kalifa = s.hold(A, "EB01-031")
    fits = [s.trashed(A, number) for number in ("ST01-006", "ST01-007", "ST01-005")]
    wrong = [s.trashed(A, "ST01-012"), s.trashed(A, "ST01-014"), s.trashed(B, "ST01-006")]
    game = begin(s).play(kalifa).choose("yes")
    assert don(game, A) == (0, 4, 6)
    if types == "Navy":
        assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)
        return
    assert set(game.choices()) == {*(f"pick {card}" for card in fits), "done"}
    game.choose(f"pick {fits[0]}").choose(f"pick {fits[2]}")
    assert [game.area(card) for card in fits] == ["hand", "trash", "hand"]
    assert {game.area(card) for card in wrong} == {"trash"}


@pytest.mark.rule("10-1-5-3")
def test_op06_013_uses_its_on_play_as_a_trigger() -> None:
    """From Life it looks at three cards without being played, and goes to the trash."""
    s = Board()
    luffy = s.on_life(B, "OP06-013")
    film, other = s.on_deck(B, "ST05-009"), s.on_deck(B, "ST01-006")
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert (game.asked()[0], game.choices()) == (B, [f"pick {film}", "done"])
    game.choose(f"pick {film}")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])
    assert [game.area(card) for card in (luffy, film, other)] == ["trash", "hand", "deck"]


@pytest.mark.rule("3-4-3")
@pytest.mark.parametrize("how", ["main", "trigger"])
def test_op06_097_trashes_a_card_of_the_opponent_unseen(how: str) -> None:
    """As an Event and as a [Trigger]: the hand of the player across, picked by the Event's player."""
    s = Board()
    user, victim = (A, B) if how == "main" else (B, A)
    hollow = s.hold(A, "OP06-097") if how == "main" else s.on_life(B, "OP06-097")
    cards = [s.hold(victim, number) for number in ("ST01-006", "ST01-007")]
    game = begin(s)
    if how == "main":
        game.play(hollow)
    else:
        game.declare("leader_a", "leader_b").choose("yes")
    assert (game.asked(), game.choices()) == ((user, "cards"), ["pick 1", "pick 2"])
    game.choose("pick 1")
    assert sorted(game.area(card) for card in cards) == ["hand", "trash"]


@pytest.mark.parametrize(("held", "placed"), [(6, True), (5, False)])
def test_op07_047_returns_itself_to_press_a_full_hand(held: int, placed: bool) -> None:
    """The opponent chooses the card for the bottom; the return is paid in vain with fewer cards."""
    s = Board()
    law = s.put(A, "OP07-047")
    cards = [s.hold(B, "ST01-006") for _ in range(held - 1)] + [s.hold(B, "ST01-007")]
    game = begin(s).choose(f"activate {law}.1")
    assert game.area(law) == "hand"
    if placed:
        assert (game.asked(), len(game.choices())) == ((B, "cards"), 6)
        game.choose(f"pick {cards[3]}")
        assert pile(game, B, "deck")[-1] == cards[3]
    assert (game.count(B, "hand"), game.asked()) == (5, (A, "main"))


def test_op07_055_as_a_counter_and_as_a_trigger() -> None:
    """The [Counter] may return an own Character; the [Trigger] must, and then one of cost 5 across."""
    s = Board()
    dance, mine, theirs = s.hold(B, "OP07-055"), s.character(B), s.character(A)
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {dance}").choose("pick leader_b")
    assert game.choices() == [f"pick {mine}", "done"]
    assert game.choose("done").pass_battle().area(theirs) == "characters"

    s = Board()
    s.on_life(B, "OP07-055")
    mine, five, six = s.character(B), s.character(A, cost=5), s.character(A, cost=6)
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    assert (game.area(mine), game.choices()) == ("hand", [f"pick {five}", "done"])
    game.choose(f"pick {five}")
    assert (game.area(five), game.area(six)) == ("hand", "characters")


@pytest.mark.rule("10-2-1-3")
def test_op07_085_trashes_an_own_character_and_knocks_out_any() -> None:
    """It may pay with itself; a trashed Character is not K.O.'d: EB01-036 brings no DON!!."""
    s = Board()
    s.leader(A, types=("Impel Down",))
    s.don(A, active=9)
    stussy, dog, victim = s.hold(A, "OP07-085"), s.put(A, "EB01-036"), s.character(B, cost=10)
    game = begin(s).play(stussy).choose("yes")
    assert set(game.choices()) == {f"pick {dog}", f"pick {stussy}"}
    game.choose(f"pick {dog}")
    assert game.choices() == [f"pick {victim}", "done"]
    game.choose(f"pick {victim}")
    assert (game.area(dog), game.area(victim), game.asked(), don(game, A)) == (
        "trash",
        "trash",
        (A, "main"),
        (0, 9, 1),
    )


@pytest.mark.parametrize(
    ("number", "life", "power"), [("EB01-058", 2, 6000), ("EB01-058", 3, 4000), ("P-034", 2, 7000)]
)
def test_power_with_two_life_cards_in_the_own_turn(number: str, life: int, power: int) -> None:
    """With a DON!!, which counts 1000 itself; the opponent's Life does not matter."""
    s = Board()
    s.life(A, life)
    s.life(B, 1)
    ref, bare = s.put(A, number, don=1), s.put(A, number)
    game = begin(s)
    base = 3000 if number == "EB01-058" else 4000
    assert (game.power(ref), game.power(bare)) == (power, base)
    assert game.end().power(ref) == base


@pytest.mark.parametrize(("life", "power"), [(2, 6000), (3, 5000)])
def test_st09_001_defends_with_two_life_cards(life: int, power: int) -> None:
    """In the opponent's turn, with a DON!! that gives no power then."""
    s = Board()
    s.lead(B, "ST09-001", don=1)
    s.life(B, life)
    assert begin(s).power("leader_b") == power


def test_p_029_rests_to_let_another_stand_up() -> None:
    """At the end of the own turn; of the type, but no namesake."""
    s = Board()
    barto = s.put(A, "P-029")
    film = s.character(A, types=("FILM",), rested=True)
    twin, other = s.put(A, "P-018", rested=True), s.character(A, rested=True)
    game = begin(s).end()
    assert game.asked() == (A, "yes_no")
    game.choose("yes")
    assert game.choices() == [f"pick {film}", "done"]
    game.choose(f"pick {film}")
    assert [game.rested(card) for card in (barto, film, twin, other)] == [True, False, True, True]


@pytest.mark.parametrize(("number", "cost", "limit"), [("EB01-015", 1, 2), ("OP02-042", 4, 6)])
def test_characters_that_rest_another_when_played(number: str, cost: int, limit: int) -> None:
    s = Board()
    ref = s.hold(A, number)
    fits, big, mine = s.character(B, cost=limit), s.character(B, cost=limit + 1), s.character(A, cost=1)
    game = begin(s).play(ref)
    assert (game.choices(), don(game, A)[1]) == ([f"pick {fits}", "done"], cost)
    game.choose(f"pick {fits}")
    assert [game.rested(card) for card in (fits, big, mine)] == [True, False, False]

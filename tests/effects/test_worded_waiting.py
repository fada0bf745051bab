"""What is waited for of a card that was chosen: one of yours, or of your opponent's (Rule 8-2-4)."""

import pytest

from optcg.model.effects import KO, Effect, Move, Place, Play
from optcg.model.selections import Choose, Every
from tests.effects.checks import ANY, OWN, OWN_TRASH, THEIRS, begin, event, worded
from tests.effects.test_worded_numbers import worded as lines
from tests.scenario import A, B, Scenario


def test_the_next_time_the_selected_card_attacks() -> None:
    s = Scenario()
    s.life(B, 3)
    s.hand(B, s.character_card(counter=1000))
    wall = s.character(B, power=1000, keywords=["Blocker"])
    mine = s.character(A, power=5000, name="Mira")
    text = (
        "Select up to 1 of your [Mira] cards. The next time the selected card attacks during this turn, it "
        "gains +3000 power during that battle and your opponent cannot activate [Blocker] during that battle."
    )
    game = worded(s, text).choose(f"pick {mine}")
    game.declare(mine, "leader_b")

    assert (game.power(mine), f"block {wall}" in game.choices()) == (8000, False)
    assert game.pass_battle().power(mine) == 5000
    game.declare("leader_a", "leader_b")
    assert f"block {wall}" in game.choices()


def test_only_the_first_attack_is_the_next_one() -> None:
    s = Scenario()
    s.life(B, 3)
    text = (
        "Select up to 1 of your Characters. The next time the selected Character attacks during this turn, "
        "draw 1 card. Then, set it as active."
    )
    mine, other = s.character(A, power=5000), s.character(A, power=5000)
    game = worded(s, text).choose(f"pick {mine}")
    hand = game.count(A, "hand")

    assert game.attack(other, "leader_b").count(A, "hand") == hand
    assert game.attack(mine, "leader_b").count(A, "hand") == hand + 1
    assert not game.rested(mine)
    assert game.attack(mine, "leader_b").count(A, "hand") == hand + 1
    assert game.rested(mine)


def test_no_card_is_selected() -> None:
    s = Scenario()
    s.life(B, 3)
    mine = s.character(A, power=5000)
    text = (
        "Select up to 1 of your Characters. The next time the selected Character attacks during this turn, "
        "draw 1 card."
    )
    game = worded(s, text).choose("done")

    assert game.attack(mine, "leader_b").count(A, "hand") == 0


WATCH = (
    "Select up to 1 of your opponent's Characters. Until the end of your opponent's next End Phase, whenever "
    "the selected Character becomes rested, your opponent trashes 1 card from their hand."
)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_card_of_the_opponent_becomes_rested(chosen: bool) -> None:
    s = Scenario()
    s.life(A, 3)
    foe, other = s.character(B, power=1000), s.character(B, power=1000)
    card = s.hand(B, s.character_card())
    s.hand(B, s.character_card())
    game = worded(s, WATCH).choose(f"pick {foe}").end()
    game.declare(foe if chosen else other, "leader_a")

    assert game.asked() == ((B, "cards") if chosen else game.asked())
    if chosen:
        game.choose(f"pick {card}")
        assert game.area(card) == "trash"
    else:
        assert game.area(card) == "hand"


def test_it_ends_with_its_time() -> None:
    s = Scenario()
    s.life(A, 3)
    foe = s.character(B, power=1000)
    card = s.hand(B, s.character_card())
    game = worded(s, WATCH).choose(f"pick {foe}").end().end().end()
    game.attack(foe, "leader_a")

    assert game.area(card) == "hand"


def test_what_follows_is_an_effect_of_the_one_whose_text_it_is() -> None:
    """A Character that your opponent's effects cannot K.O. is safe from it."""
    text = (
        "Select up to 1 of your opponent's Characters. When the selected Character attacks during this turn, "
        "K.O. up to 1 of your opponent's Characters."
    )
    found = []
    for bans in (lines("This Character cannot be K.O.'d by your opponent's effects."), []):
        s = Scenario(turn_player=B)
        s.life(A, 3)
        foe = s.character(B, power=1000)
        safe = s.character(B, power=1000, abilities=bans)
        watch = lines(f"[On Your Opponent's Attack] [Once Per Turn] {text}")
        s.leader(A, power=5000, abilities=watch)
        game = begin(s).declare("leader_b", "leader_a").choose(f"pick {foe}").pass_battle()
        game.declare(foe, "leader_a")
        assert game.asked() == (A, "cards")
        found.append(game.choose(f"pick {safe}").area(safe))

    assert found == ["characters", "trash"]


@pytest.mark.parametrize(("player", "drawn"), [(A, 1), (B, 0)])
def test_by_whose_effect_a_card_of_the_opponent_falls(player: int, drawn: int) -> None:
    s = Scenario()
    foe = s.character(B)
    text = (
        "Select up to 1 of your opponent's Characters. Until the end of your opponent's next turn, when the "
        "selected Character is K.O.'d by your effect, draw 1 card."
    )
    strikes = {A: event(s, KO(Every(ANY))), B: event(s, KO(Every(ANY)), player=B)}
    game = worded(s, text).choose(f"pick {foe}")
    if player == B:
        game.end()
    before = game.count(A, "hand") - (player == A)

    assert game.play(strikes[player]).count(A, "hand") - before == drawn


@pytest.mark.parametrize(("own", "drawn"), [(True, 1), (False, 0)])
def test_8_4_5_a_card_that_its_own_effect_trashes(own: bool, drawn: int) -> None:
    s = Scenario()
    line = "When this Character is trashed by its own effect, draw 1 card."
    this = s.character(A, abilities=[*lines(line), *lines("[Activate: Main] Trash this Character.")])
    other = event(s, Move(Every(OWN), Place.TRASH))
    game = begin(s)
    before = game.count(A, "hand") - (not own)
    if own:
        game.choose(f"activate {this}.2")
    else:
        game.play(other)

    assert (game.area(this), game.count(A, "hand") - before) == ("trash", drawn)


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("The next time your opponent plays a Character during their next turn, rest that Character.", False),
        (
            "During your opponent's next turn, when your opponent plays a Character, rest that Character.",
            True,
        ),
    ],
)
def test_what_is_waited_for_in_the_opponents_next_turn(text: str, second: bool) -> None:
    s = Scenario()
    s.don(B, active=9)
    one, two, later = (s.hand(B, s.character_card(cost=0)) for _ in range(3))
    game = worded(s, text).end().play(one).play(two)
    in_that_turn = game.rested(one), game.rested(two)
    game.end().end().play(later)

    assert (in_that_turn, game.rested(later)) == ((True, second), False)


def test_it_does_not_wait_in_this_turn() -> None:
    s = Scenario()
    mine = s.hand(A, s.character_card(cost=0))
    text = "During your next turn, when you play a Character, draw 1 card."
    game = worded(s, text)
    hand = game.count(A, "hand")

    assert game.play(mine).count(A, "hand") == hand - 1


TWO_DEEDS = (
    "Select up to 2 of your opponent's Characters. When a selected Character is K.O.'d or returned to the "
    "owner's hand during this turn, draw 1 card."
)


@pytest.mark.parametrize(
    ("deed", "drawn"),
    [
        (KO(Every(THEIRS)), 2),
        (Move(Every(THEIRS), Place.HAND), 2),
        (Move(Every(THEIRS), Place.TRASH), 0),
        (Move(Every(THEIRS), Place.DECK_BOTTOM), 0),
    ],
)
def test_each_of_several_that_were_selected_waits_for_two_deeds(deed: Effect, drawn: int) -> None:
    """Two of three are selected; all three go at once."""
    s = Scenario()
    one, two, _ = (s.character(B) for _ in range(3))
    strike = event(s, deed)
    game = worded(s, TWO_DEEDS).choose(f"pick {one}").choose(f"pick {two}")
    before = game.count(A, "hand") - 1
    game.play(strike)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") - before == drawn


def test_one_of_two_was_selected() -> None:
    s = Scenario()
    one = s.character(B)
    strike = event(s, KO(Every(THEIRS)))
    game = worded(s, TWO_DEEDS).choose(f"pick {one}")
    before = game.count(A, "hand") - 1

    assert game.play(strike).count(A, "hand") - before == 1


@pytest.mark.parametrize(
    ("deed", "player", "drawn"),
    [
        (KO(Every(ANY)), A, 2),
        (KO(Every(ANY)), B, 2),
        (Move(Every(ANY), Place.HAND), A, 2),
        (Move(Every(ANY), Place.DECK_BOTTOM), A, 2),
        (Move(Every(ANY), Place.TRASH), A, 2),
        (Move(Every(ANY), Place.TRASH), B, 0),
        (Move(Every(ANY), Place.HAND), B, 0),
    ],
)
def test_a_card_that_meets_both_deeds_at_once_counts_once(deed: Effect, player: int, drawn: int) -> None:
    """A K.O. by an effect is a removal, too; a card that goes to a secret area is waited for as well."""
    s = Scenario()
    foe = s.character(B)
    strike = event(s, deed, player=player)
    text = (
        "Select up to 1 of your opponent's Characters. Until the end of your opponent's next turn, when the "
        "selected Character is removed from the field by your effect or K.O.'d, draw 2 cards."
    )
    game = worded(s, text).choose(f"pick {foe}")
    if player == B:
        game.end()
    before = game.count(A, "hand") - (player == A)

    assert game.play(strike).count(A, "hand") - before == drawn


@pytest.mark.parametrize("first", ["Harbor", "Quarry"])
def test_the_next_such_card_that_is_played_from_the_hand(first: str) -> None:
    s = Scenario()
    s.don(A, active=9)
    text = (
        "The next {Harbor} type Character you play from your hand during this turn gains +1000 power until "
        "the end of your opponent's next turn."
    )
    one = s.hand(A, s.character_card(cost=0, power=1000, types=(first,)))
    two, three = (s.hand(A, s.character_card(cost=0, power=1000, types=("Harbor",))) for _ in range(2))
    fetch = event(s, Play(Choose(OWN_TRASH)))
    buried = s.trash(A, s.character_card(cost=0, power=1000, types=("Harbor",)))
    game = worded(s, text).play(fetch)
    for card in (one, two, three):
        game.play(card)
    strong = [game.power(card) for card in (buried, one, two, three)]

    assert strong == ([1000, 2000, 1000, 1000] if first == "Harbor" else [1000, 1000, 2000, 1000])
    assert game.end().power(one if first == "Harbor" else two) == 2000
    assert game.end().power(one if first == "Harbor" else two) == 1000


def test_the_next_card_that_is_played_in_this_turn_alone() -> None:
    s = Scenario()
    late = s.hand(A, s.character_card(cost=0, power=1000, types=("Harbor",)))
    text = "During this turn, the next Character you play gains [Rush] during this turn."
    game = worded(s, text).end().end().play(late)

    assert game.keywords(late) == []

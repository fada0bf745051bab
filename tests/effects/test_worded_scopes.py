"""Whose, of which of two, who chooses: wordings in which a small word decides."""

import pytest

from optcg.model.abilities import GivesCounter, HandCost, When
from optcg.model.effects import KO
from optcg.model.selections import Choose
from optcg.text.reader import read_line
from tests.effects.checks import THEIRS, begin, resolve
from tests.effects.test_worded_events import watching
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario


def test_what_describes_characters_is_not_said_of_the_leader_beside_them() -> None:
    s = Scenario()
    s.leader(A, power=5000, types=("Quarry",))
    fitting = s.character(A, power=3000, types=("Harbor",))
    other = s.character(A, power=3000, types=("Quarry",))
    line = "[On Play] Your Leader and all of your {Harbor} type Characters gain +1000 power during this turn."
    game, _ = played(s, line)

    assert [game.power(ref) for ref in ("leader_a", fitting, other)] == [6000, 4000, 3000]


def test_the_opponent_chooses_among_cards_that_were_chosen() -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    line = (
        "[On Play] Choose 2 cards from your opponent's hand; your opponent reveals those cards. Your "
        "opponent places 1 of them at the bottom of their deck."
    )
    game, _ = played(s, line)
    while game.asked()[0] == A and game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.asked()[0] == B
    game.choose(game.choices()[0])
    assert game.count(B, "hand") == 1


@pytest.mark.parametrize(("power", "gained"), [(7000, 4000), (5000, 2000)])
def test_it_gains_more_instead(power: int, gained: int) -> None:
    s = Scenario()
    s.leader(B, power=power)
    ally = s.character(A, power=1000)
    line = (
        "[On Play] Up to 1 of your Characters gains +2000 power during this turn. If your opponent's Leader "
        "has 7000 power or more, that card gains +4000 power during this turn instead."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}")

    assert game.power(ally) == 1000 + gained


@pytest.mark.parametrize(("place", "drawn"), [("trash", 1), ("hand", 0), ("K.O.", 0)])
def test_trashing_is_neither_a_ko_nor_a_return(place: str, drawn: int) -> None:
    s = Scenario()
    watching(s, "[Your Turn] When your opponent's Character is trashed by your effect, draw 1 card.")
    s.character(B)
    deeds = {
        "trash": "Trash all of your opponent's Characters.",
        "hand": "Return all of your opponent's Characters to the owner's hand.",
        "K.O.": "K.O. all of your opponent's Characters.",
    }
    game, _ = played(s, f"[On Play] {deeds[place]}")

    assert game.count(A, "hand") == drawn
    assert When("trashed") != When("K.O.'d")


def test_a_card_tells_that_it_was_trashed_itself() -> None:
    s = Scenario()
    watching(s, "When this Character is trashed by your effect, draw 1 card.", types=("Harbor",))
    game, _ = played(s, "[On Play] Trash all of your {Harbor} type Characters.")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("end", "drawn"), [("bottom", 1), ("hand", 0)])
def test_a_character_goes_to_the_deck(end: str, drawn: int) -> None:
    s = Scenario()
    watching(s, "When your opponent's Character is placed at the bottom of the owner's deck, draw 1 card.")
    s.character(B)
    to = "hand" if end == "hand" else "deck"
    deed = (
        "Return all of your opponent's Characters to the owner's hand."
        if to == "hand"
        else "Place all of your opponent's Characters at the bottom of the owner's deck."
    )
    game, _ = played(s, f"[On Play] {deed}")

    assert game.count(A, "hand") == drawn


def test_an_attack_has_its_price() -> None:
    s = Scenario()
    foe = s.character(B)
    line = (
        "[On Play] Up to 1 of your opponent's Characters cannot attack unless your opponent trashes 1 card "
        "from their hand until the end of your opponent's next turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}").end()

    assert f"attack {foe} leader_a" in game.choices()
    assert game.count(B, "hand") == 1  # the card of the Draw Phase
    game.declare(foe, "leader_a")
    assert game.count(B, "hand") == 0


def test_only_this_character_can_be_attacked() -> None:
    s = Scenario(turn_player=B)
    line = "If this Character is rested, your opponent cannot attack any card other than this Character."
    wall = s.character(A, rested=True, abilities=worded(line))
    s.character(A, rested=True)
    foe = s.character(B)
    game = begin(s)

    assert [choice for choice in game.choices() if choice.startswith(f"attack {foe}")] == [
        f"attack {foe} {wall}"
    ]


def test_costs_and_counters_of_the_hand() -> None:
    (less,) = worded("Your Events with a base cost of 3 or more in your hand get -1 cost.")
    (more,) = worded("All of your {Harbor} type Character cards in your hand gain +1000 Counter.")

    assert isinstance(less, HandCost)
    assert less == HandCost(-1, less.filter, this_only=False)
    assert isinstance(more, GivesCounter)
    assert more == GivesCounter(more.filter, 1000)


def test_all_active_don_go_back() -> None:
    s = Scenario()
    s.don(B, active=3, rested=2)
    line = "[On Play] Your opponent returns all of their active DON!! cards to their DON!! deck."
    game, _ = played(s, line)

    assert game.side(B)["don_active"] == 0
    assert game.side(B)["don_rested"] == 2


def test_their_don_out_of_their_cost_area() -> None:
    s = Scenario()
    s.don(B, rested=2)
    foe = s.character(B)
    line = (
        "[On Play] Give up to 2 rested DON!! cards from your opponent's cost area to 1 of your opponent's "
        "Characters."
    )
    game, _ = played(s, line)
    game.choose("number 2")

    assert game.don(foe) == 2


@pytest.mark.parametrize("deed", ["K.O.", "Return"])
def test_a_ko_of_any_kind_or_a_removal_by_the_opponent(deed: str) -> None:
    s = Scenario()
    watching(
        s, "When your Character is K.O.'d or removed from the field by your opponent's effect, draw 1 card."
    )
    s.character(A, types=("Harbor",))
    cards = "all of your {Harbor} type Characters"
    line = f"[On Play] K.O. {cards}." if deed == "K.O." else f"[On Play] Return {cards} to the owner's hand."
    game, _ = played(s, line)

    # Your own K.O. counts, your own return does not; the returned card is in the hand.
    assert game.count(A, "hand") == 1
    assert game.count(A, "trash") == (1 if deed == "K.O." else 0)


def test_several_life_cards_are_turned_as_the_player_likes() -> None:
    s = Scenario()
    for _ in range(3):
        s.life_top(A, s.character_card())
    watching(s, "[Your Turn] When your Life card is turned face-up, draw 1 card.")
    game, _ = played(s, "[On Play] Turn up to 2 cards from the top of your Life cards face-up.")
    choices = game.choices()
    game.choose(choices[-1] if game.asked()[1] != "main" else choices[0])

    assert len(choices) == 3


def test_given_don_of_the_opponent_go_back_rested() -> None:
    s = Scenario()
    foe = s.character(B, don=2)
    line = (
        "[On Play] Return 1 DON!! card given to 1 of your opponent's Characters to your opponent's cost area "
        "rested."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.don(foe) == 1
    assert game.side(B)["don_rested"] == 1


def test_the_opponent_adds_a_life_card_of_their_own() -> None:
    s = Scenario()
    s.life(B, 1)
    line = "[On Play] Your opponent adds 1 card from the top of their deck to the top of their Life cards."
    game, _ = played(s, line)

    assert game.count(B, "life") == 2


def test_one_card_on_top_and_one_at_the_bottom() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    s.hand(A, s.character_card())
    line = (
        "[On Play] Place 1 card from your hand at the top of your deck and 1 card from your hand at the "
        "bottom of your deck."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 0


def test_once_a_turn_it_is_not_ko_d() -> None:
    tagged = worded("[Once Per Turn] This Character cannot be K.O.'d in battle.")
    said = worded("Once per turn, this Character cannot be K.O.'d in battle.")

    assert tagged == said


def test_characters_of_a_cost_or_don_cards_of_none() -> None:
    behind = worded(
        "[On Play] Rest up to 1 of your opponent's Characters with a cost of 4 or less or DON!! cards."
    )
    before = worded(
        "[On Play] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 4 or less."
    )

    assert behind == before


def test_the_don_given_to_the_card_that_was_chosen() -> None:
    s = Scenario()
    foe = s.character(B, power=6000, don=2)
    s.character(B, power=6000, don=1)
    line = (
        "[On Play] Give up to 1 of your opponent's Characters -1000 power during this turn for each DON!! "
        "card given to that Character."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")

    assert game.power(foe) == 4000


def test_don_are_set_as_active_for_every_two() -> None:
    s = Scenario()
    s.don(A, rested=5)
    s.don(B, active=4)
    line = (
        "[On Play] Set up to 1 of your DON!! cards as active for every 2 DON!! cards on your opponent's "
        "field."
    )
    game, _ = played(s, line)
    game.choose("number 2")

    assert game.side(A)["don_active"] == 2


def test_it_is_this_card_after_a_step_about_this_card() -> None:
    said = worded(
        "[Activate: Main] You may trash 1 card from your hand: Set this Character as active. Then, it cannot "
        "attack a Leader during this turn."
    )
    plain = worded(
        "[Activate: Main] You may trash 1 card from your hand: Set this Character as active. Then, this "
        "Character cannot attack a Leader during this turn."
    )

    assert said == plain


def test_it_is_the_card_that_was_chosen_since() -> None:
    s = Scenario()
    foe = s.character(B)
    line = (
        "[On Play] This Character gains +1000 power during this turn. Then, rest up to 1 of your opponent's "
        "Characters. Then, it cannot be K.O.'d during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")

    assert game.rested(foe)
    assert worded(line) == worded(line.replace("it cannot", "that Character cannot"))


@pytest.mark.parametrize(
    "deed", ["trash 1 card from your hand", "reveal 1 {Harbor} type card from your hand"]
)
def test_that_character_is_on_the_field_though_a_card_of_the_hand_was_spoken_of_last(deed: str) -> None:
    s = Scenario()
    s.hand(B, s.character_card(types=("Harbor",)))
    line = (
        f"When your opponent's Character attacks, you may {deed}. "
        "If you do, that Character gets -2000 power during this turn."
    )
    s.character(B, abilities=worded(line))
    attacker = s.character(A, power=6000)
    game = begin(s).declare(attacker, "leader_b").choose("yes")
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])

    assert game.power(attacker) == 4000


@pytest.mark.parametrize(("event", "rush"), [(True, ["Rush"]), (False, [])])
def test_the_trashed_card_is_the_one_that_was_trashed(event: bool, rush: list[str]) -> None:
    s = Scenario()
    ally = s.character(A)
    s.deck_top(A, s.event_card() if event else s.character_card())
    line = (
        "[On Play] Trash 1 card from the top of your deck. Then, up to 1 of your Characters gains +1000 "
        "power during this turn. "
        "If the trashed card is an Event, that Character gains [Rush] during this turn."
    )
    game, _ = played(s, line)
    game.choose(f"pick {ally}")

    assert game.keywords(ally) == rush


def test_that_character_is_no_card_of_the_hand() -> None:
    s = Scenario()
    friend = s.character(B, types=("Harbor",), cost=9)
    s.hand(B, s.character_card())
    line = (
        "When your {Harbor} type Character is K.O.'d, you may trash 1 card from your hand. "
        "If you do, play that Character from your trash rested."
    )
    s.character(B, abilities=worded(line))
    game = resolve(s, KO(Choose(THEIRS, 1))).choose(f"pick {friend}").choose("yes")

    assert (game.area(friend), game.rested(friend)) == ("characters", True)


def test_two_characters_that_may_be_meant_are_not_guessed() -> None:
    line = (
        "When your opponent plays a Character, you may rest 1 of your {Harbor} type Characters. "
        "If you do, that Character cannot attack during this turn."
    )
    assert read_line(line).unread is not None


def test_those_characters_are_both_that_were_selected() -> None:
    s = Scenario()
    mine, theirs = s.character(A), s.character(B)
    line = (
        "[On Play] Select up to 1 of your Characters and up to 1 of your opponent's Characters. "
        "K.O. those Characters."
    )
    game, _ = played(s, line)
    game.choose(f"pick {mine}").choose(f"pick {theirs}")

    assert (game.area(mine), game.area(theirs)) == ("trash", "trash")


def test_only_life_cards_that_were_turned_are_counted() -> None:
    s = Scenario()
    for face_up in (True, True, False):
        s.life_top(A, s.character_card(), face_up=face_up)
    line = "[On Play] Turn all of your Life cards face-down. Draw 1 card for each card turned face-down."
    game, _ = played(s, line)

    assert game.count(A, "hand") == 2


def test_that_card_is_the_one_and_not_those_that_were_rested_for_it() -> None:
    s = Scenario()
    s.leader(A, power=5000)
    one, two = s.character(A, power=1000), s.character(A, power=1000)
    line = (
        "[On Play] Up to 1 of your Leader or Character cards gains +2000 power during this turn. Then, you "
        "may rest any number of your Characters. For each Character rested this way, that card gains an "
        "additional +1000 power during this turn."
    )
    game, _ = played(s, line)
    game.choose("pick leader_a").choose("yes").choose(f"pick {one}").choose(f"pick {two}").choose("done")

    assert [game.power(ref) for ref in ("leader_a", one, two)] == [9000, 1000, 1000]

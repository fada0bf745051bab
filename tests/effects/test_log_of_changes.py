"""What the log says of effects that begin, of what was chosen, and of what could not be done."""

import re

import pytest

from optcg.model.abilities import AutoEffect, PermanentEffect, When
from optcg.model.conditions import ThisCardIs
from optcg.model.durations import Duration
from optcg.model.effects import ForbidPlayer, GainPower, Grant, Move, Place
from optcg.model.filters import InBattle
from optcg.model.selections import Choose, Owner, This
from tests.effects.checks import OWN, OWN_HAND, THEIRS, resolve, said, worded
from tests.scenario import A, B, Scenario, Table


def told(game: Table, *kinds: str) -> list[str]:
    """The sentences of these kinds, without the numbers of cards."""
    events = [event for event in game.game.events if event.kind in kinds]
    return [re.sub(r" \(TEST-\d+\)", "", event.text(None)) for event in events]


def sabo(player: int = B, **facts: object) -> Scenario:
    s = Scenario()
    s.character(player, name="Sabo", **facts)  # type: ignore[arg-type]
    return s


def first(game: Table) -> Table:
    """Choose the first card, where one is asked for."""
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])
    return game


CHOSEN = "Up to 1 of your opponent's Characters"


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"{CHOSEN} cannot attack during this turn.",
            "Sabo cannot attack during this turn, by the effect of Card 5.",
        ),
        (
            f"{CHOSEN} cannot attack until the end of your opponent's next turn.",
            "Sabo cannot attack until the end of B's next turn, by the effect of Card 5.",
        ),
        (
            f"{CHOSEN} cannot be rested until the start of your next turn.",
            "Sabo cannot be rested until the start of A's next turn, by the effect of Card 5.",
        ),
        (
            f"Negate the effect of {CHOSEN.lower()} during this turn.",
            "The effects of Sabo are negated during this turn, by the effect of Card 5.",
        ),
        (
            f"{CHOSEN} will not become active in your opponent's next Refresh Phase.",
            "Sabo will not become active in B's next Refresh Phase, by the effect of Card 5.",
        ),
    ],
)
def test_what_begins_on_a_card_is_said(text: str, sentence: str) -> None:
    assert told(first(worded(sabo(rested=True), text)), "changed") == [sentence]


@pytest.mark.rule("8-2-4")
def test_8_2_4_an_ability_that_is_gained_is_told_with_the_card_that_gains_it() -> None:
    attacking = ThisCardIs(InBattle("attacker"))
    quiet = PermanentEffect((ForbidPlayer(Owner.OPPONENT, "activate Events", Duration.ON_FIELD),), attacking)
    game = first(resolve(sabo(A), Grant(Choose(OWN, 1, up_to=True), quiet, Duration.TURN)))
    assert told(game, "changed") == [
        'Sabo gained "If Sabo is the attacking card, B cannot activate Events." during this turn, '
        "by the effect of Card 5."
    ]


@pytest.mark.rule("8-2-4")
def test_8_2_4_an_ability_that_is_gained_speaks_of_the_player_of_its_card() -> None:
    steps = Move(Choose(OWN_HAND, 1), Place.TRASH), GainPower(This(), 1000, Duration.TURN)
    gained = AutoEffect((When("When Attacking"),), steps)
    game = first(resolve(sabo(B), Grant(Choose(THEIRS, 1, up_to=True), gained, Duration.TURN)))
    (sentence,) = told(game, "changed")
    assert sentence.startswith("Sabo gained \"[When Attacking] Trash 1 card from B's hand")
    assert "Sabo gains +1000 power" in sentence
    assert "this card" not in sentence.lower()


@pytest.mark.rule("6-2-4")
def test_the_refresh_phase_is_that_of_the_player_of_the_card() -> None:
    text = "Up to 1 of your Characters will not become active in your next Refresh Phase."
    assert told(first(worded(sabo(A, rested=True), text)), "changed") == [
        "Sabo will not become active in A's next Refresh Phase, by the effect of Card 5."
    ]


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Your opponent cannot activate [Blocker] during this turn.",
            "B cannot activate [Blocker] during this turn, by the effect of Card 3.",
        ),
        (
            "You cannot play Character cards during this turn.",
            "A cannot play Character cards during this turn, by the effect of Card 3.",
        ),
        (
            "The next time you play a Character card with a cost of 3 or more from your hand during this "
            "turn, the cost will be reduced by 1.",
            "The next time A plays a Character card with a cost of 3 or more from A's hand during this turn, "
            "the cost will be reduced by 1, by the effect of Card 3.",
        ),
    ],
)
def test_what_begins_on_a_player_is_said(text: str, sentence: str) -> None:
    assert told(worded(Scenario(), text), "player_changed") == [sentence]


@pytest.mark.rule("6-6-1-2")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Up to 1 of your [Sabo] gains +2000 power during this turn. Then, rest that card at the end of "
            "this turn.",
            "A put this off by the effect of Card 5: rest Sabo at the end of this turn.",
        ),
        (
            "Draw 1 card at the end of this turn.",
            "A put this off by the effect of Card 5: draw 1 card at the end of this turn.",
        ),
    ],
)
def test_what_is_put_off_is_said(text: str, sentence: str) -> None:
    assert told(first(worded(sabo(A), text)), "put_off") == [sentence]


def test_nothing_is_put_off_for_no_card() -> None:
    text = "Up to 1 of your [Sabo] gains +2000 power during this turn. Then, rest that card at the end of"
    assert told(worded(Scenario(), f"{text} this turn."), "put_off") == []


@pytest.mark.rule("8-4-4")
def test_the_option_that_was_taken_is_said() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    text = "Your opponent chooses one:\n• Your opponent trashes 1 card from their hand.\n• Draw 1 card."
    game = worded(s, text)
    assert told(game.choose("option 1"), "option_chosen") == [
        "B chose for Card 5: Trash 1 card from B's hand."
    ]
    game = worded(Scenario(), text)
    assert told(game.choose("option 2"), "option_chosen") == ["B chose for Card 3: A draws 1 card."]


@pytest.mark.rule("1-3-5")
def test_the_number_that_was_chosen_is_said() -> None:
    text = (
        "Choose a cost and reveal 1 card from the top of your deck. If that card has the chosen cost, draw 1 "
        "card."
    )
    assert told(worded(Scenario(), text).choose("number 3"), "number_chosen") == ["A chose 3 for Card 3."]


@pytest.mark.rule("3-10-2-1")
def test_a_card_that_lies_face_up_in_life_is_said_to() -> None:
    s = sabo(A)
    game = first(worded(s, "Add up to 1 of your Characters to the top of your Life cards face-up."))
    assert told(game, "to_life_top") == [
        "Sabo went from A's Character area to the top of Life face-up by the effect of Card 5."
    ]
    game = first(worded(sabo(A), "Add up to 1 of your Characters to the top of your Life cards."))
    assert told(game, "to_life_top") == [
        "Sabo went from A's Character area to the top of Life by the effect of Card 5."
    ]


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_end_of_life_from_which_a_card_comes_is_said(end: str) -> None:
    game = worded(Scenario(), "Add 1 card from the top or bottom of your Life cards to your hand.")
    assert told(game.choose(end), "to_hand") == [
        f"A card went from the {end} of A's Life to the hand by the effect of Card 3."
    ]


def test_the_only_life_card_has_no_end() -> None:
    s = Scenario()
    s.life(A, 1)
    game = worded(s, "Add 1 card from the top of your Life cards to your hand.")
    assert told(game, "to_hand") == ["A card went from A's Life to the hand by the effect of Card 3."]


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Look at 1 card from the top of your opponent's Life cards.", "1 card from the top of B's Life"),
        ("Look at 2 cards from the top of your deck.", "2 cards from the top of A's deck"),
        ("Look at all of your Life cards.", "3 cards from A's Life"),
    ],
)
def test_where_cards_lie_that_are_looked_at_is_said(text: str, where: str) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    assert told(worded(s, text), "looked") == [f"A looked at {where} by the effect of Card 7."]


@pytest.mark.rule("1-3-2-2")
def test_a_change_by_nothing_is_not_told() -> None:
    s = sabo(A)
    game = first(
        worded(
            s,
            "Up to 1 of your Characters gains +1000 power during this turn for every 5 cards in your trash.",
        )
    )
    assert (told(game, "power_gained"), game.game.state.effects) == ([], [])


KEEPS: list[tuple[str, str, str]] = [
    (
        "This Character cannot be K.O.'d by effects.",
        "K.O. up to 1 of your opponent's Characters.",
        "be K.O.'d",
    ),
    ("This Character cannot be rested.", "Rest up to 1 of your opponent's Characters.", "be rested"),
    (
        "This Character cannot be removed from the field by your opponent's effects.",
        "Return up to 1 of your opponent's Characters to the owner's hand.",
        "be returned to the hand",
    ),
]


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(("own", "text", "deed"), KEEPS)
def test_what_was_prevented_is_said(own: str, text: str, deed: str) -> None:
    s = sabo(abilities=said(own))
    card = s.hand(A, s.character_card(name="Otama", cost=0, abilities=said(f"[On Play] {text}")))
    game = first(s.start().play(card))
    assert told(game, "prevented") == [
        f"Sabo could not {deed} by the effect of Otama, because of its own effect."
    ]
    assert [event.rule for event in game.game.events if event.kind == "prevented"] == ["1-3-3"]


@pytest.mark.rule("1-3-3")
def test_a_character_that_was_beaten_and_not_kod_is_told() -> None:
    s = Scenario()
    kept = said("This Character cannot be K.O.'d in battle.")
    target = s.character(B, name="Sabo", power=1000, rested=True, abilities=kept)
    game = s.start().attack("leader_a", target)
    assert told(game, "prevented") == ["Sabo could not be K.O.'d in battle, because of its own effect."]


@pytest.mark.rule("1-3-2-1")
def test_what_is_in_that_state_already_is_not_prevented() -> None:
    s = sabo(rested=True, abilities=said("This Character cannot be rested."))
    assert told(first(worded(s, "Rest up to 1 of your opponent's Characters.")), "prevented") == []

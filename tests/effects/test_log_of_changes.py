"""What the log says of effects that begin, of what was chosen, and of what could not be done."""

import re

import pytest

from optcg.model.terms import Category
from tests.effects.checks import said, worded
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
        (f"{CHOSEN} cannot attack during this turn.", "Sabo cannot attack during this turn."),
        (
            f"{CHOSEN} cannot attack until the end of your opponent's next turn.",
            "Sabo cannot attack until the end of B's next turn.",
        ),
        (
            f"{CHOSEN} cannot be rested until the start of your next turn.",
            "Sabo cannot be rested until the start of A's next turn.",
        ),
        (
            f"Negate the effect of {CHOSEN.lower()} during this turn.",
            "The effects of Sabo are negated during this turn.",
        ),
        (
            f"{CHOSEN} will not become active in your opponent's next Refresh Phase.",
            "Sabo will not become active in B's next Refresh Phase.",
        ),
        (
            f'{CHOSEN} gains "[On K.O.] Draw 1 card." during this turn.',
            'Sabo gained "[On K.O.] Draw 1 card." during this turn.',
        ),
    ],
)
def test_what_begins_on_a_card_is_said(text: str, sentence: str) -> None:
    assert told(first(worded(sabo(rested=True), text)), "changed") == [sentence]


@pytest.mark.rule("8-2-4")
def test_8_2_4_an_ability_that_is_gained_is_told_with_the_card_that_gains_it() -> None:
    text = "When the selected Character attacks during this turn, your opponent cannot activate Events."
    game = first(worded(sabo(A), f"Select up to 1 of your Characters. {text}"))
    assert told(game, "changed") == [
        'Sabo gained "If Sabo is the attacking card, B cannot activate Events." during this turn.'
    ]


@pytest.mark.rule("8-2-4")
def test_8_2_4_an_ability_that_is_gained_speaks_of_the_player_of_its_card() -> None:
    line = (
        "[When Attacking] Trash 1 card from your hand and this Character gains +1000 power during this turn."
    )
    (sentence,) = told(first(worded(sabo(B), f'{CHOSEN} gains "{line}" during this turn.')), "changed")
    assert sentence.startswith("Sabo gained \"[When Attacking] Trash 1 card from B's hand")
    assert "Sabo gains +1000 power" in sentence
    assert "this card" not in sentence.lower()


@pytest.mark.rule("6-2-4")
def test_the_refresh_phase_is_that_of_the_player_of_the_card() -> None:
    text = "Up to 1 of your Characters will not become active in your next Refresh Phase."
    assert told(first(worded(sabo(A, rested=True), text)), "changed") == [
        "Sabo will not become active in A's next Refresh Phase."
    ]


def test_a_card_that_is_spoken_of_besides_is_named() -> None:
    s = sabo(A)
    text = (
        "[On Play] Up to 1 of your [Sabo] cannot be K.O.'d by effects of Characters with a cost equal to or "
        "less than this Character's cost during this turn."
    )
    card = s.hand(A, s.character_card(name="Otama", cost=0, abilities=said(text)))
    (sentence,) = told(first(s.start().play(card)), "changed")
    assert sentence.startswith("Sabo cannot be K.O.'d by ")
    assert "this card" not in sentence
    assert "Otama" in sentence


@pytest.mark.rule("8-1-4-2")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "Your opponent cannot activate [Blocker] during this turn.",
            "B cannot activate [Blocker] during this turn.",
        ),
        (
            "Your opponent cannot activate Events when your Characters attack during this turn.",
            "B cannot activate Events when A's Characters attack during this turn.",
        ),
        (
            "You cannot play Character cards during this turn.",
            "A cannot play Character cards during this turn.",
        ),
        (
            "The next time you play a Character card with a cost of 3 or more from your hand during this "
            "turn, the cost will be reduced by 1.",
            "The next time A plays a Character card with a cost of 3 or more from A's hand during this turn, "
            "the cost will be reduced by 1.",
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
            "A put this off: at the end of this turn, rest Sabo.",
        ),
        ("Draw 1 card at the end of this turn.", "A put this off: at the end of this turn, draw 1 card."),
    ],
)
def test_what_is_put_off_is_said(text: str, sentence: str) -> None:
    assert told(first(worded(sabo(A), text)), "put_off") == [sentence]


@pytest.mark.rule("8-2-4")
def test_what_waits_for_the_next_time_is_told_without_a_tag() -> None:
    s = sabo(A)
    s.hand(A, s.character_card(name="Nami", cost=0))
    text = "The next time you play [Nami] from your hand during this turn, that Character gains +2000 power"
    game = worded(s, f"{text} until the end of your opponent's next End Phase.")
    assert not any("[Once Per Turn]" in event.text(None) for event in game.game.events)
    (card,) = [choice for choice in game.choices() if choice.startswith("play ")]
    game.choose(card)
    (sentence,) = told(game, "effect_activated")[-1:]
    assert sentence.startswith("A activated the effect of ")


def test_nothing_is_put_off_for_no_card() -> None:
    text = "Up to 1 of your [Sabo] gains +2000 power during this turn. Then, rest that card at the end of"
    assert told(worded(Scenario(), f"{text} this turn."), "put_off") == []


@pytest.mark.rule("8-4-4")
def test_the_option_that_was_taken_is_said() -> None:
    s = Scenario()
    s.hand(B, s.character_card())
    text = "Your opponent chooses one:\n• Your opponent trashes 1 card from their hand.\n• Draw 1 card."
    game = worded(s, text)
    assert told(game.choose("option 1"), "option_chosen") == ["B chose: Trash 1 card from B's hand."]
    game = worded(Scenario(), text)
    assert told(game.choose("option 2"), "option_chosen") == ["B chose: A draws 1 card."]


@pytest.mark.rule("8-4-4")
def test_the_category_that_was_chosen_is_said() -> None:
    text = (
        "Choose a card category and reveal 1 card from the top of your deck. If that card has the chosen "
        "category, draw 1 card."
    )
    game = worded(Scenario(), text)
    (sentence,) = told(game.choose(game.choices()[0]), "option_chosen")
    assert sentence.startswith("A chose: ")


@pytest.mark.rule("1-3-5")
def test_the_number_that_was_chosen_is_said() -> None:
    text = (
        "Choose a cost and reveal 1 card from the top of your deck. If that card has the chosen cost, draw 1 "
        "card."
    )
    assert told(worded(Scenario(), text).choose("number 3"), "number_chosen") == ["A chose 3."]


@pytest.mark.rule("3-10-2-1")
def test_a_card_that_lies_face_up_in_life_is_said_to() -> None:
    s = sabo(A)
    game = first(worded(s, "Add up to 1 of your Characters to the top of your Life cards face-up."))
    assert told(game, "to_life_top") == ["Sabo went from A's Character area to the top of Life face-up."]
    game = first(worded(sabo(A), "Add up to 1 of your Characters to the top of your Life cards."))
    assert told(game, "to_life_top") == ["Sabo went from A's Character area to the top of Life."]


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_the_end_of_life_from_which_a_card_comes_is_said(end: str) -> None:
    game = worded(Scenario(), "Add 1 card from the top or bottom of your Life cards to your hand.")
    assert told(game.choose(end), "to_hand") == [f"A card went from the {end} of A's Life to the hand."]


def test_the_only_life_card_has_no_end() -> None:
    s = Scenario()
    s.life(A, 1)
    game = worded(s, "Add 1 card from the top of your Life cards to your hand.")
    assert told(game, "to_hand") == ["A card went from A's Life to the hand."]


@pytest.mark.rule("11-3-1")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Look at 1 card from the top of your opponent's Life cards.", "1 card from the top of B's Life"),
        ("Look at 2 cards from the top of your deck.", "2 cards from the top of A's deck"),
        ("Look at your opponent's hand.", "2 cards from B's hand"),
        ("Look at all of your Life cards.", "3 cards from A's Life"),
    ],
)
def test_where_cards_lie_that_are_looked_at_is_said(text: str, where: str) -> None:
    s = Scenario()
    for _ in range(2):
        s.hand(B, s.character_card())
    assert told(worded(s, text), "looked") == [f"A looked at {where}."]


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
    (
        "This Character cannot have its cost reduced by your opponent's effects.",
        "Give up to 1 of your opponent's Characters -2 cost during this turn.",
        "have its cost reduced",
    ),
    (
        "This Character cannot be affected by your opponent's effects.",
        "Give up to 1 of your opponent's Characters -2000 power during this turn.",
        "be affected",
    ),
]


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(("own", "text", "deed"), KEEPS)
def test_what_was_prevented_is_said(own: str, text: str, deed: str) -> None:
    s = sabo(abilities=said(own))
    card = s.hand(A, s.character_card(name="Otama", cost=0, abilities=said(f"[On Play] {text}")))
    game = first(s.start().play(card))
    assert told(game, "prevented") == [f"Sabo could not {deed} by the effect of Otama."]
    assert [event.rule for event in game.game.events if event.kind == "prevented"] == ["1-3-3"]


@pytest.mark.rule("1-3-3")
def test_a_character_that_was_beaten_and_not_kod_is_told() -> None:
    s = Scenario()
    kept = said("This Character cannot be K.O.'d in battle.")
    target = s.character(B, name="Sabo", power=1000, rested=True, abilities=kept)
    game = s.start().attack("leader_a", target)
    assert told(game, "prevented") == ["Sabo could not be K.O.'d."]


@pytest.mark.rule("1-3-2-1")
def test_what_is_in_that_state_already_is_not_prevented() -> None:
    s = sabo(rested=True, abilities=said("This Character cannot be rested."))
    assert told(first(worded(s, "Rest up to 1 of your opponent's Characters.")), "prevented") == []


@pytest.mark.rule("1-3-3")
def test_don_that_stay_are_told() -> None:
    s = Scenario()
    keeps = "DON!! cards on your field cannot be returned to your DON!! deck by your opponent's effects."
    s.leader(B, name="Brook", abilities=said(keeps, Category.LEADER))
    s.don(B, active=2)
    game = worded(s, "Your opponent returns 1 DON!! card from their field to their DON!! deck.")
    (sentence,) = told(game, "don_kept")
    assert sentence.startswith("DON!! of B could not be returned to the DON!! deck by the effect of ")

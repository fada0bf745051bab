"""What the words leave open is not read."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from tests.needs import ROOT

CHARACTER = Category.CHARACTER


def test_the_opponents_card_does_not_go_to_your_hand() -> None:
    text = "[On Block] Return 1 of your opponent's Characters to your hand."
    abilities, unread = read(text, "", Category.CHARACTER)
    assert abilities == ()
    assert len(unread) == 1


@pytest.mark.parametrize(
    "text",
    [
        # That Stage is no card of those that were chosen.
        "[On Play] Up to 1 of your Characters gains +1000 power during this turn. Then, K.O. that Stage.",
        # The one that was chosen, or that of the "if"?
        "[On Play] Choose 1 of your Characters. If your opponent has a Character with a cost of 5, K.O. that "
        "Character.",
        "[On Play] Select up to 1 of your Characters. If your opponent has 3 or more Characters with "
        "3000 power or less, K.O. 1 of those Characters.",
        "[On Play] Rest up to 2 of your opponent's Characters. If your opponent has 2 or more rested "
        "Characters, K.O. up to 1 of them.",
        # Of which of the two?
        "[On Play] You may trash 2 of your Characters: K.O. up to 1 of your opponent's Characters with a "
        "cost equal to or less than the trashed Character's cost.",
        "[On Play] You may rest this Character and 1 of your other Characters: Rest up to 1 of your "
        "opponent's Characters with the same cost as the rested Character.",
        # It was played active already.
        "[On Play] Play up to 1 Character card from your trash. If that Character has 7000 power or "
        "more, play it rested.",
        # Both lie in the trash: the one that was K.O.'d, or the one that was trashed?
        "When your Character is K.O.'d, you may trash 1 card from your hand. If you do, play that card.",
        "When your Character is K.O.'d, you may trash 1 card from your hand: Add it to your hand.",
    ],
)
def test_words_that_point_to_no_card_for_sure_are_not_read(text: str) -> None:
    abilities, unread = read(text, "", Category.CHARACTER)
    assert abilities == ()
    assert len(unread) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] If you played 2 or more Characters with different colors during this turn, draw 1 card.",
        "[On Play] If you have 5 or more rested cards with different card names, draw 1 card.",
        "[On Play] If you have 5 or more rested cards with a total cost of 9 or more, draw 1 card.",
        "If all of your Characters are {Harbor} type Characters with different colors, this Character "
        "gains [Rush].",
        "If you only have {Harbor} type Characters with a total cost of 5 or less, this Character gains "
        "[Rush].",
        "[On Play] Give up to 2 rested DON!! cards to your Leader or 1 of your Characters with the "
        "highest power.",
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 2 {Harbor} type cards with "
        "different card names or [Mira] and add them to your hand. Then, place the rest at the bottom of "
        "your deck.",
    ],
)
def test_what_is_said_of_cards_together_is_never_dropped(text: str) -> None:
    assert len(read(text, "", Category.CHARACTER)[1]) == 1


@pytest.mark.parametrize(
    "text",
    [
        # Do not have, or did not do?
        "[On Play] If you have 8 or more cards in your trash, K.O. up to 1 of your opponent's "
        "Characters. If you do not, draw 1 card.",
        "[On Play] If your opponent has 2 or more Characters, your opponent must choose 1 of their "
        "Characters and place it at the bottom of the owner's deck. If they do not, draw 1 card.",
        # Those that made room for another one, too?
        "[End of Your Turn] If you did not trash any of your Characters during this turn, draw 1 card.",
        "[End of Your Turn] If you have rested one of your Characters during this turn, draw 1 card.",
        # May an Event be chosen, which is not played then?
        "[On Play] Choose up to 2 {Harbor} type cards from your trash. Play 1 of them and place the other "
        "cards at the bottom of your deck in any order.",
        # Is the revealed card drawn, or the next one?
        "[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 5 or more, "
        "draw 1 card. Then, place the revealed card at the bottom of your deck.",
        # Is the card that was only shown one of the rest?
        "[When Attacking] Look at 3 cards from the top of your deck; reveal up to 1 Character card with 6000 "
        "power or more and give this Character +1000 power during this turn. Then, place the rest at the "
        "bottom of your deck in any order.",
        # If it was played, there is no rest.
        "[On Play] Reveal 1 card from the top of your deck. If that card is a Character card with a cost of "
        "3 or less, you may play that card. If you do, that Character gains [Rush] during this turn. Then, "
        "place the rest at the bottom of your deck.",
        # Any Event, or one of that type?
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Harbor} type Stage card or "
        "Event and add it to your hand. Then, place the rest at the bottom of your deck in any order.",
        # Of that type, too?
        "[On Play] Play up to 1 {Harbor} type Character card with a cost of 3 or less from your trash. If "
        "you have 2 or less Life cards, play up to 1 Character card with a cost of 5 or less instead.",
        # Whose?
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. If you have 8 or "
        "more DON!! cards on your field, K.O. up to 1 Character with a cost of 5 or less instead.",
        # Which one, if both are left?
        "[On Play] Reveal 2 cards from the top of your deck. Play 1 Character card and add the other card "
        "to your hand.",
        "[On Play] Look at 3 cards from the top of your deck; add 1 card to your hand and place the other "
        "card at the bottom of your deck.",
        "[On Play] Look at 2 cards from the top of your deck; reveal up to 1 {Harbor} type card and add it "
        "to your hand. Then, place the other card at the bottom of your deck.",
        # Does the second sentence hang on the cost?
        "[On Play] You may trash 1 card from your hand to draw 2 cards. Then, rest this Character.",
        # Whose Characters, and with what cost?
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. If you have 2 or "
        "less Life cards, K.O. up to 2 Characters instead.",
        # Is this Character spared, or not?
        "[On Play] K.O. all Characters other than {Harbor} type Characters and this Character.",
        # Is the cost said of the one card, or of those that are left out?
        "[On Play] Rest up to 1 of your opponent's Characters other than {Harbor} type Characters with a "
        "cost of 5 or more.",
        "[On Play] Add up to 1 {Harbor} type card other than Event cards with a cost of 5 or more from your "
        "trash to your hand.",
        # Are Events left out, too, that cost less?
        "[On Play] Trash all cards other than Events or Stages with a cost of 2 or more from your hand.",
        # By effects of the other player, too?
        "[On Play] Your opponent cannot draw cards by effects until the end of your opponent's next turn.",
        "[Main] For the rest of this game, your opponent cannot draw cards by effects.",
        "Your opponent cannot add DON!! cards from their DON!! deck by effects.",
        "Your opponent cannot add DON!! cards from their DON!! deck.",
        "Neither player can add Life cards to their hand by effects.",
        # Whose deck?
        "[On Play] Look at 3 cards from the top of your opponent's deck and trash 1 of them. Then, shuffle "
        "the deck.",
        "[On Play] Place up to 1 of your opponent's Characters at the bottom of the owner's deck. Then, "
        "shuffle the deck.",
        # Is it said of both steps, or of the last one?
        "[On Play] Draw 2 cards and trash 1 card from your hand unless your Leader has the {Harbor} type.",
        "[On Play] Draw 2 cards and trash 1 card from your hand, then rest this Character if your Leader has "
        "the {Harbor} type.",
        # Is a Character of that name left out, too?
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Harbor} type Character card or "
        "Event card other than [Mira] and add it to your hand. Then, place the rest at the bottom of your "
        "deck in any order.",
        # Does "and" bind closer than "or"?
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less and 5000 power or "
        "less or [Blocker].",
        "[On Play] K.O. up to 1 of your opponent's Characters with [Blocker] or a cost of 3 or less and 5000 "
        "power or less.",
        # Than the power that it has now, or then, when it may be gone?
        "[On Play] If any of your Characters with less power than this Character would be K.O.'d during this "
        "turn, you may trash 1 card from your hand instead.",
        "[On Play] If any of your Characters with the same name as this Character would be K.O.'d during "
        "this turn, you may trash 1 card from your hand instead.",
        # Rule 3-4-2: which card of the hand was used in this turn already, if it lies there again?
        "[Activate: Main] [Once Per Turn] You may reveal this card from your hand: Draw 1 card.",
        # By its [Counter], or by its [Main]?
        "[On Play] Activate up to 1 [Counter] Event from your trash.",
        # A card of the first way, or of what was before both?
        "[On Play] If you have 3 or less Life cards, rest up to 1 of your opponent's Characters. Otherwise, "
        "draw 1 card. Then, K.O. that Character.",
        # Rule 8-1-3-3: effects that hold all the time are not activated, but negated they would not hold.
        "[On Play] Your opponent's Leader cannot activate its effects during this turn.",
    ],
)
def test_words_of_two_meanings_are_not_read(text: str) -> None:
    assert len(read(text, "", Category.CHARACTER)[1]) == 1


LINES = (ROOT / "tests" / "text" / "left_open.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", [line for line in LINES if not line.startswith("#")])
def test_words_that_could_mean_other_cards_too_are_not_read(line: str) -> None:
    abilities, unread = read(
        line, "", Category.EVENT if line.startswith(("[Main]", "[Counter]")) else CHARACTER
    )
    assert (abilities, len(unread)) == ((), 1)


def test_a_trigger_does_the_first_deed_and_one_of_two_or_one_of_all() -> None:
    text = "[Trigger] Draw 2 cards and trash 1 card from your hand, or play this card."
    assert len(read("", text, CHARACTER)[1]) == 1

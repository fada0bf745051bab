"""Lines in the words of cards are written again in these words, not in roundabout ones."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from optcg.text.reader import read_lines
from optcg.text.writer import write_ability
from tests.needs import official_cards

LINES = (
    "[On Play] Trash up to 10 cards from the top of your deck.",
    "[On Play] Play up to 1 Character card with a cost of 4 to 6 from your hand.",
    "[On Play] Play up to 1 Character card with 4000 to 6000 power from your hand.",
    "[On Play] K.O. up to 1 of your opponent's Characters with 5000 power or less and a DON!! card given.",
    "[On Play] Trash all of your opponent's Characters with no DON!! cards given.",
    "[On Play] Set all of your rested DON!! cards as active.",
    "[On Play] You may rest 1 of your opponent's DON!! cards. If you do, draw 1 card.",
    "[On Play] If you have [Odile], draw 1 card.",
    "[On Play] If you don't have [Odile], draw 1 card.",
    "[On Play] If you have a rested [Odile] and you have no other [Mira] Characters, draw 1 card.",
    "[On Play] If you have 0 Life cards and your opponent has more DON!! cards on their field than you, "
    "draw 1 card.",
    "[On Play] If you have any DON!! cards given, draw 1 card and K.O. up to 1 of your opponent's "
    "Characters with a cost of 1 or less.",
    '[On Play] Reveal 1 card from the top of your deck. If that card\'s type includes "Har", draw 1 card.',
    "[On Play] Reveal 1 card from the top of your deck and play up to 1 red Character card. Then, place the "
    "rest at the top or bottom of your deck.",
    "[On Play] Look at 3 cards from the top of your deck and place them at the top or bottom of your deck in "
    "any order.",
    "[On Play] Select up to 1 of your opponent's Characters. The selected Character cannot attack until the "
    "end of your opponent's next turn.",
    "[On Play] Rest up to 1 of your opponent's Characters and that Character cannot be rested during this "
    "turn.",
    "[On Play] Set up to 1 of your DON!! cards as active at the end of this turn.",
    "[On Play] You may rest 1 of your DON!! cards and this Character: Your Leader and all of your Characters "
    "gain +1000 power during this turn.",
    "[On Play] Give up to a total of 2 of your opponent's Leader or Character cards -1000 power during this "
    "turn.",
    "[On Play] Give up to 1 rested DON!! card to your Leader or 1 of your Characters.",
    "[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 1 additional "
    "DON!! card and rest it.",
    "[On Play] You may trash any number of cards from your hand. This Character gains +1000 power during "
    "this turn for every card trashed.",
    "[On Play] Play up to 1 [Odile] with a cost of 4 or less and up to 1 [Mira] with a cost of 2 or less "
    "from your hand.",
    "[On Play] Draw 1 card for every {Harbor} type card on your field.",
    "[On Play] Up to 1 of your opponent's Characters' base power becomes 0 during this turn.",
    "When this Character attacks or is attacked, draw 1 card.",
    "If your Character would be K.O.'d, you may give that Character -1000 power during this turn instead.",
    "The Counter of all of your Character cards with 8000 power in your hand becomes +2000.",
    "[On Play] If you have activated an Event with a base cost of 3 or more during this turn, draw 1 card.",
    "[Main] If your Character has been K.O.'d by your opponent's effect during this turn, draw 1 card.",
    "[Your Turn] This Character gains +1000 power for each of your opponent's rested Characters.",
    "[On Play] Trash cards from your hand until you have 3 cards in your hand.",
    "[On Play] Your opponent trashes cards from their hand until they have 5 cards in their hand.",
    "[On Play] Draw cards until you have 5 cards in your hand.",
    "[On Play] Trash cards from the top of your Life cards until you have 1 Life card.",
    "Give this card in your hand -1 cost for every 5 cards in your trash.",
    "[On Play] Select up to 1 of your opponent's Characters. Then, you may trash 1 card from your "
    "hand. If you do, K.O. the selected Character.",
    "[On K.O.] Add this Character card from your trash to the top of your Life cards face-up.",
    "[Trigger] Add this card to your hand.",
    "[On Play] Rest up to 1 of your opponent's Leader or Character cards with a cost of 5 or less.",
    "[On Play] Give up to 1 rested DON!! card to this Character or 1 of your {Harbor} type Characters.",
    "This Character cannot attack unless there is a Character with 12000 base power or more.",
    "If you do not have 5 or more Characters, this Character gains +1000 power.",
    "[On Play] Set the power of up to 1 of your opponent's Characters to 0 during this turn.",
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 [Odile] or red "
    "Event and add it to your hand. Then, trash the rest.",
    "[On Play] If you have 3 or less Life cards, trash 1 card from your hand and draw 2 cards.",
    "[On Play] Return 1 of your Characters to the owner's hand. Then, play up to 1 Character card with a "
    "cost of 5 or less from your hand that is a different color than the returned Character.",
    "[On Play] Select up to 1 of your {Harbor} type Characters. If the selected Character attacks during "
    "this turn, your opponent cannot activate [Blocker].",
    "[On Play] Give -1000 power during this turn to up to 1 of your opponent's Characters with a DON!! card "
    "given.",
    "[On Play] Return up to 1 Character with a cost of 1 or less to the owner's hand, or place it at the "
    "bottom of the owner's deck.",
    "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less. If you have 15 or more "
    "cards in your trash, K.O. up to 1 of your opponent's Characters with a cost of 6 or less instead.",
    "[On Play] If the only Characters on your field are {Harbor} type Characters, draw 1 card.",
    "[On Play] If you have no other [Odile], draw 1 card.",
    "[On Play] If either you or your opponent has 10 DON!! cards on the field, draw 1 card.",
    "[On Play] Activate up to 1 {Harbor} type Event from your hand.",
    "[On Play] Add up to 1 of your opponent's Characters to the top of your opponent's Life cards face-up.",
    "[Activate: Main] You may place this Character and 1 [Odile] from your trash at the bottom of your deck "
    "in any order: Draw 1 card.",
    "If this Character would be removed from the field, you may trash 1 card from your hand instead.",
    "[On Play] You may return any number of your Characters to the owner's hand. Up to 1 of your Leader or "
    "Character cards gains +1000 power during this turn for every returned Character.",
    "[On Play] You may K.O. any number of your Characters. Up to 1 of your Leader or Character cards gains "
    "+1000 power during this turn for every Character K.O.'d.",
    "When this Character attacks or is attacked, you may trash any number of cards from your hand. This "
    "Character gains +1000 power during this battle for every card trashed.",
    "[On Play] If your opponent has 2 or more Life cards, trash 1 card from the top of each of your and your "
    "opponent's Life cards.",
    "[On Play] If you have 3 or less Life cards, draw 1 card and up to 1 of your Characters gains +2 cost "
    "during this turn.",
    "[On Play] Reveal up to 1 {Harbor} type Character card from your hand and add it to the top of your Life "
    "cards face-down.",
    "[On Play] Add up to 1 Character with a cost of 4 or less to the top or bottom of the owner's Life cards "
    "face-down.",
    "[On Play] Your opponent adds 1 card from the top of their Life cards to their hand.",
    "[On Play] Add up to 1 card from the top of your opponent's Life cards to the owner's hand.",
    "[On Play] Your opponent reveals their hand. Then, your opponent draws 1 card.",
    "[On Play] Your opponent trashes 1 card from their hand and reveals their hand. Then, draw 1 card.",
    "[On Play] Give up to 2 total of your currently given DON!! cards to 1 of your Characters.",
    "[On Play] You may return 2 total of your currently given DON!! cards to your cost area rested: Draw 1 "
    "card.",
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Harbor} type card or card with a "
    'type including "Quay" and add it to your hand. Then, place the rest at the bottom of your deck in any '
    "order.",
    "[On Play] Up to 1 of your Characters gains +2000 power during this battle. Then, that Character gains "
    "an additional +2000 power during this turn.",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_written_as_it_was_said(line: str) -> None:
    category = Category.EVENT if line.startswith("[Main]") else Category.CHARACTER
    abilities, unread = read(line, "", category)

    assert not unread
    assert [write_ability(ability, category) for ability in abilities] == [line]


def test_four_lines_of_five_are_told_in_the_very_words_of_print() -> None:
    """Most others say a cost in full, or put a condition first."""
    printed = [
        (line, card.category)
        for card in official_cards()
        for line in read_lines(card.text, card.trigger, card.category)
        if line.abilities
    ]
    same = [
        line
        for line, category in printed
        if " ".join(write_ability(ability, category) for ability in line.abilities) == line.text
    ]
    assert len(same) >= 0.8 * len(printed)

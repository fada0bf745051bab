"""Lines in the words of cards are written again in these words, not in roundabout ones."""

import pytest

from optcg.model.terms import Category
from optcg.text import read
from optcg.text.writer import write_ability

LINES = (
    "[On Play] Trash up to 10 cards from the top of your deck.",
    "[On Play] Play up to 1 Character card with a cost of 4 to 6 from your hand.",
    "[On Play] Play up to 1 Character card with 4000 to 6000 power from your hand.",
    "[On Play] K.O. up to 1 of your opponent's Characters with 5000 power or less and a DON!! card given.",
    "[On Play] Trash all of your opponent's Characters with no DON!! cards given.",
    "[On Play] If you have 3 or more DON!! cards given to your Leader, draw 1 card.",
    "[On Play] Rest all of your opponent's active DON!! cards.",
    "[On Play] Set all of your rested DON!! cards as active.",
    "[On Play] Return all of your DON!! cards to your DON!! deck.",
    "[On Play] You may rest 1 of your opponent's DON!! cards. If you do, draw 1 card.",
    "[On Play] If you have an [Odile] card, draw 1 card.",
    "When an Event is trashed from your hand, draw 1 card.",
    "When you activate a red Event, draw 1 card.",
    "[On Play] If you have activated an Event with a base cost of 3 or more during this turn, draw 1 card.",
    "[Main] If your Character has been K.O.'d by your opponent's effect during this turn, draw 1 card.",
    "[On Play] If this Character battles your opponent's Character during this turn, draw 1 card.",
    "This Character gains +1000 power for every DON!! card given to this Character.",
    "[Your Turn] This Character gains +1000 power for each of your opponent's rested Characters.",
    "[On Play] Trash cards from your hand until you have 3 cards in your hand.",
    "[On Play] Your opponent trashes cards from their hand until they have 5 cards in their hand.",
    "[On Play] Draw cards until you have 5 cards in your hand.",
    "[On Play] Trash cards from the top of your Life cards until you have 1 Life card.",
    "Give this card in your hand -1 cost for every 5 cards in your trash.",
    "[On Play] Place a number of cards from your hand equal to (the number of your rested Characters) at the "
    "bottom of your deck in any order.",
    "[On Play] Select up to 1 of your opponent's Characters. Then, you may trash 1 card from your hand. If "
    "you do, K.O. the card named first.",
    "When your opponent's Character attacks, you may trash 1 card from your hand. If you do, give the card "
    "of this event -2000 power during this turn.",
    "[On Play] You may K.O. 1 of your Characters: Rest up to 1 of your opponent's Characters."
    " Then, K.O. up to 1 of your opponent's Characters with a cost equal to the card named first's cost.",
    "[On Play] If a DON!! card on your field has been returned to your DON!! deck during this turn, draw 1 "
    "card.",
    "[On Play] If a DON!! card on your field has been set as active during this turn, draw 1 card.",
    "[On Play] If a DON!! card on your field has been rested by your effect during this turn, draw 1 card.",
    "[On Play] If a card has been added to your Life cards during this turn, draw 1 card.",
    "[On Play] If your opponent's Character has activated [Blocker] during this turn, draw 1 card.",
    "[On Play] If this Character has been played from your trash during this turn, draw 1 card.",
    "[On K.O.] Add this card from your trash to the top of your Life cards face-up.",
    "[Trigger] Add this card to your hand.",
    "[On Play] Your opponent does as follows (set up to 2 of your opponent's DON!! cards as active).",
    "[On Play] Up to 1 of your opponent's Characters cannot attack unless your opponent pays (your opponent "
    "trashes 1 card from their hand) until the end of your opponent's next turn.",
    "This Character cannot attack unless you pay (trash 1 card from your hand).",
    "[Your Turn] When this Character is blocked, K.O. the other card of this event.",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_written_as_it_was_said(line: str) -> None:
    category = Category.EVENT if line.startswith("[Main]") else Category.CHARACTER
    abilities, unread = read(line, "", category)

    assert not unread
    assert [write_ability(ability, category) for ability in abilities] == [line]

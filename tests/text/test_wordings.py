"""Two wordings of one thing give one tree."""

import pytest

from optcg.model.terms import Category
from optcg.text import read


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # What cards did, and what was done to them by those cards.
        (
            "[End of Your Turn] If your Leader K.O.'d your opponent's red Character in battle this turn, "
            "draw 1 card.",
            "[End of Your Turn] If your opponent's red Character was K.O.'d in battle by your Leader during "
            "this turn, draw 1 card.",
        ),
        # Rule 7-1-1-2: cards attack those of the other player.
        (
            "[End of Your Turn] If your Characters have not attacked your opponent's Leader this turn, "
            "draw 1 card.",
            "[End of Your Turn] If none of your Characters attacked a Leader during this turn, draw 1 card.",
        ),
        (
            "[On Play] If your opponent activated an Event during their last turn, draw 1 card.",
            "[On Play] If your opponent has activated an Event during your opponent's previous turn, draw 1 "
            "card.",
        ),
        (
            "At the end of a battle in which your opponent's Character attacked this Character, rest it.",
            "At the end of a battle in which this Character was attacked by your opponent's Character, rest "
            "the opponent's Character you battled with.",
        ),
        (
            "When this Character is trashed by its own effect, draw 1 card.",
            "When this Character is trashed by this Character's effect, draw 1 card.",
        ),
        # Rule 8-2-4: the card that was chosen waits.
        (
            "[On Play] Select up to 1 of your Characters. When the selected Character is K.O.'d during this "
            "turn, draw 1 card.",
            "[On Play] Select up to 1 of your Characters. During this turn, whenever that Character is "
            "K.O.'d, draw 1 card.",
        ),
        # Rule 8-3-1-4: "may" said of one part of a cost is said of the whole cost.
        (
            "[On Play] Rest 1 of your DON!! cards and you may rest this Character: Draw 3 cards.",
            "[On Play] You may rest 1 of your DON!! cards and this Character: Draw 3 cards.",
        ),
        # Slips of print that leave the meaning plain.
        ("[On KO] Draw 3 cards, Then, draw 1 card.", "[On K.O.] Draw 3 cards. Then, draw 1 card."),
        ("[On Opponent's Attack] Draw 1 card.", "[On Your Opponent's Attack] Draw 1 card."),
        (
            '[Activate Main] If your Leader has the "Harbor" type, rest 1 of your opponents Characters.',
            "[Activate: Main] If your Leader has the {Harbor} type, rest 1 of your opponent's Characters.",
        ),
        (
            "[On Play] K.O. 1 of your opponent's {Slash} attribute Characters.",
            "[On Play] K.O. 1 of your opponent's <Slash> attribute Characters.",
        ),
        # Rule 8-3-1-5: a circled number is so many DON!! to rest.
        ("[On Play] ③: Draw 3 cards.", "[On Play] You may rest 3 of your DON!! cards: Draw 3 cards."),
        # Rule 4-2-1-1: what goes to your hand is yours.
        (
            "[On Block] Return 1 Character with a cost of 9 to your hand.",
            "[On Block] Return 1 of your Characters with a cost of 9 to the owner's hand.",
        ),
        # Rule 8-1-3-4: what an effect would do to a card would be done to it by that effect.
        (
            "If your opponent's effect would K.O. this Character, you may trash 1 card from your hand "
            "instead.",
            "If this Character would be K.O.'d by your opponent's effect, you may trash 1 card from "
            "your hand instead.",
        ),
        (
            "If your opponent's Character effect would K.O. or rest one of your red Characters, you "
            "may rest 1 of your other Characters instead.",
            "If your red Character would be K.O.'d or rested by your opponent's Character's effect, "
            "you may rest 1 of your other Characters instead.",
        ),
        (
            "[On Play] Up to 1 of your Characters gains [Rush] during this turn, and cannot be K.O.'d "
            "until the end of your opponent's next turn.",
            "[On Play] Up to 1 of your Characters gains [Rush] during this turn. That Character cannot "
            "be K.O.'d until the end of your opponent's next turn.",
        ),
        (
            "[On Play] Up to 1 of your red Characters and up to 1 of your blue Characters each gain "
            "+1000 power during this turn.",
            "[On Play] Up to 1 of your red Characters and up to 1 of your blue Characters gain +1000 "
            "power during this turn.",
        ),
        (
            "[On Play] Choose red or blue. K.O. up to 1 Character of the chosen color.",
            "[On Play] Choose one: • K.O. up to 1 red Character. • K.O. up to 1 blue Character.",
        ),
        (
            "[On Play] You and your opponent shuffle your hands into your decks and draw 5 cards.",
            "[On Play] Each player returns all cards in their hand to their deck, shuffles their deck, and "
            "draws 5 cards.",
        ),
        (
            "Under the rules of this game, when your deck has 0 cards, you do not lose until the end of that "
            "turn.",
            "Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end "
            "of the turn in which your deck becomes 0 cards.",
        ),
        (
            "[On Play] Play up to 1 {Harbor} type Character card with a cost of 4 or less, other than "
            "[Mira], from your hand.",
            "[On Play] Play up to 1 {Harbor} type Character card other than [Mira] with a cost of 4 or less "
            "from your hand.",
        ),
        # Rule 2-10: a Counter is used from the hand alone.
        (
            "[When Attacking] Your opponent's Character cards with a cost of 3 or less have no Counter "
            "during this battle.",
            "[When Attacking] Your opponent cannot use the Counters of Characters with a cost of 3 or less "
            "during this battle.",
        ),
        (
            "All of your {Harbor} type Character cards with a +1000 Counter have a +2000 Counter.",
            "According to the rules, the Counter of your {Harbor} type Character cards with a +1000 Counter "
            "becomes +2000.",
        ),
        # Rule 4-8: one of several is selected; "that Event card" is that Event.
        (
            "[On Play] Select your [Mira] or [Tovo] card. Rest that card.",
            "[On Play] Select 1 of your [Mira] or [Tovo] cards. Rest that card.",
        ),
        (
            "[On Play] Activate the [Main] effect of up to 1 Event in your trash. Then, place that "
            "Event card at the bottom of your deck.",
            "[On Play] Activate up to 1 Event from your trash. Then, place the activated Event at the bottom "
            "of your deck.",
        ),
        ("This Character cannot be K.O.'d in battle or by effects.", "This Character cannot be K.O.'d."),
        # Rule 8-3-1-2: a price, wherever its time stands.
        (
            "[On Play] Your opponent cannot block during this turn unless your opponent trashes 1 card from "
            "their hand.",
            "[On Play] During this turn, your opponent cannot activate [Blocker] unless they trash 1 card "
            "from their hand.",
        ),
        (
            "[On Play] Choose your opponent's Leader. The chosen Leader cannot attack during this turn "
            "unless your opponent trashes 1 card from their hand.",
            "[On Play] Choose your opponent's Leader. That Leader cannot attack unless they trash 1 card "
            "from their hand during this turn.",
        ),
        # Rule 6-4: changed DON!! Phases.
        (
            "[On Play] DON!! cards placed during your opponent's next DON!! Phase are placed rested.",
            "[On Play] Your opponent places DON!! cards rested during their next DON!! Phase.",
        ),
        (
            "You place 1 more DON!! card during your DON!! Phase.",
            "1 additional DON!! card is placed during your DON!! Phase.",
        ),
        (
            "[On Play] Set another of your {Harbor} type Characters as active.",
            "[On Play] Set 1 of your other {Harbor} type Characters as active.",
        ),
        (
            "[On Play] Play up to 1 Character card from your hand. Do not activate its [On Play] effect.",
            "[On Play] Play up to 1 Character card from your hand. Negate that Character's [On Play] effect "
            "during this turn.",
        ),
        (
            "If this Character would K.O. your opponent's Character in battle, draw 1 card instead.",
            "If your opponent's Character would be K.O.'d in battle by this Character, draw 1 card instead.",
        ),
        # Neither player's cards are the cards of both.
        (
            "[On Play] Neither player's {Harbor} type Characters can attack during this turn.",
            "[On Play] All {Harbor} type Characters cannot attack during this turn.",
        ),
        ("No Character can be K.O.'d in battle.", "All Characters cannot be K.O.'d in battle."),
        ("Both players' Characters gain +1000 power.", "All Characters gain +1000 power."),
        (
            "[On Play] Up to 1 of your Characters gains [Rush] and its power cannot be reduced during this "
            "turn.",
            "[On Play] Up to 1 of your Characters gains [Rush] during this turn. That Character cannot have "
            "its power reduced during this turn.",
        ),
        (
            "This Leader gains +1000 power and its effects cannot be negated.",
            "This Leader gains +1000 power. This Leader's effects cannot be negated.",
        ),
        (
            "If this Character would be K.O.'d, trash 1 card from your hand instead. Then, draw 1 card.",
            "If this Character would be K.O.'d, trash 1 card from your hand instead. If you do, draw 1 card.",
        ),
        (
            "[On Play] Until the end of your opponent's next turn, the next time you would take damage, you "
            "may trash 1 card from your hand instead.",
            "[On Play] The next time you would take damage until the end of your opponent's next turn, you "
            "may trash 1 card from your hand instead.",
        ),
        # Rule 10-2-13: how often an effect can be activated, in words.
        (
            "[When Attacking] Draw 1 card. This effect can be activated only once per turn.",
            "[When Attacking] [Once Per Turn] Draw 1 card.",
        ),
        (
            "[Activate: Main] You may rest this Character: Draw 1 card. This effect can be activated "
            "only if you have 2 or less Life cards.",
            "[Activate: Main] If you have 2 or less Life cards, you may rest this Character: Draw 1 card.",
        ),
        # What came of a step, in other tenses and by other subjects.
        (
            "[On Play] Rest up to 2 of your opponent's Characters. If 2 or more Characters are rested by "
            "this effect, draw 1 card.",
            "[On Play] Rest up to 2 of your opponent's Characters. If you rested 2 or more Characters this "
            "way, draw 1 card.",
        ),
        (
            "[On Play] Add up to 1 card from the top of your deck to the top of your Life cards. If a card "
            "has been added to your Life cards this way, trash 1 card from your hand.",
            "[On Play] You may add 1 card from the top of your deck to the top of your Life cards. If you "
            "do, trash 1 card from your hand.",
        ),
        (
            "[On Play] Add up to 1 card from your trash to your hand. If the card added to your hand is an "
            "Event, draw 1 card.",
            "[On Play] Add up to 1 card from your trash to your hand. If that card is an Event, draw 1 card.",
        ),
        # What hangs on how many DON!! were rested hangs on resting them.
        (
            "[On Play] You may rest any number of your DON!! cards. Give up to 1 of your opponent's "
            "Characters -1000 power during this turn for every DON!! card rested this way.",
            "[On Play] You may rest any number of your DON!! cards. If you do, give up to 1 of your "
            "opponent's Characters -1000 power during this turn for every DON!! card rested this way.",
        ),
        (
            "[On Play] You may trash any number of cards from your hand: This Character's base power becomes "
            "1000 multiplied by the number of cards trashed this way during this turn.",
            "[On Play] You may trash any number of cards from your hand: This Character's base power becomes "
            "the number of cards trashed this way times 1000 during this turn.",
        ),
        (
            "[On Play] Trash any number of cards from your Life area.",
            "[On Play] Trash any number of cards from the top of your Life cards.",
        ),
        (
            "[On Play] Rest any number of your opponent's Characters whose combined cost is no more than 3.",
            "[On Play] Rest any number of your opponent's Characters with a total cost equal to or less than "
            "3.",
        ),
        # What is gained instead is gained as long.
        (
            "[On Play] Your Leader gains +1000 power during this turn. If you have 2 or less Life cards, "
            "your Leader gains +2000 power instead.",
            "[On Play] Your Leader gains +1000 power during this turn. If you have 2 or less Life cards, "
            "your Leader gains +2000 power during this turn instead.",
        ),
        (
            "[On Play] Choose a cost. K.O. all Characters with the chosen base cost.",
            "[On Play] Name a number. K.O. all Characters whose base cost is the named number.",
        ),
        # What was counted before is asked for again.
        (
            "This Character gains +1000 power for each different color among your other Characters. If there "
            "are 4 or more different colors, this Character gains [Rush].",
            "This Character gains +1000 power for each different color among your other Characters. If there "
            "are 4 or more different colors among your other Characters, this Character gains [Rush].",
        ),
        # As many as the step before did.
        (
            "[On Play] Draw cards equal to the number of your Events in your trash and trash that many "
            "cards from your hand.",
            "[On Play] Draw cards equal to the number of your Events in your trash. Then, trash the same "
            "number of cards from your hand.",
        ),
        (
            "[On Play] Trash 3 cards from the top of your deck. Add up to 1 Event among them to your hand.",
            "[On Play] Trash 3 cards from the top of your deck. Reveal up to 1 Event from among those cards "
            "and add it to your hand.",
        ),
        (
            "This card's cost in your hand is reduced by 2 if your Leader is [Mira].",
            "If your Leader is [Mira], give this card in your hand -2 cost.",
        ),
        (
            "[When Attacking] Your opponent cannot use [Counter] Events from their hand during this battle.",
            "[When Attacking] Your opponent cannot activate [Counter] during this battle.",
        ),
        # Rule 6-2-4: cards are set as active in the Refresh Phase, not by effects alone.
        (
            "[On Play] Up to 1 of your opponent's rested Characters cannot be set as active until the end of "
            "your opponent's next turn.",
            "[On Play] Up to 1 of your opponent's rested Characters cannot become active until the end of "
            "your opponent's next turn.",
        ),
        (
            "[On Play] Trash 1 card from your hand. If the trashed card was an Event, draw 2 cards.",
            "[On Play] Trash 1 card from your hand. If the trashed card is an Event, draw 2 cards.",
        ),
        # Rule 3-8-5: there is one Stage at most, so that it is "that Stage".
        (
            "[On Play] Draw 1 card. Then, if you have a Stage, rest that Stage.",
            "[On Play] Draw 1 card. Then, if you have a Stage, rest your Stage.",
        ),
        (
            "[DON!! x1] Your opponent cannot activate [Blocker] when this Character attacks.",
            "[DON!! x1] This Character gains [Unblockable].",
        ),
        (
            "[On Play] Your opponent rests 1 of their Characters or 2 of their DON!! cards.",
            "[On Play] Your opponent either rests 1 of their Characters or rests 2 of their DON!! cards.",
        ),
        # A time at the end of a sentence is said of all of it.
        (
            "[On Play] Your Leader gains [Banish] and up to 1 of your Characters gains +2000 power during "
            "this turn.",
            "[On Play] Your Leader gains [Banish] during this turn. Up to 1 of your Characters gains +2000 "
            "power during this turn.",
        ),
        (
            "[On Play] Add up to 3 DON!! cards from your DON!! deck and rest 2 of them.",
            "[On Play] Add up to 3 DON!! cards from your DON!! deck, set 1 of them as active and rest the "
            "other 2.",
        ),
        (
            "[On Play] If there are 3 or more cards in your opponent's DON!! deck, draw 1 card.",
            "[On Play] If your opponent has 3 or more cards in their DON!! deck, draw 1 card.",
        ),
        (
            "This effect can be activated when you attack your opponent's Leader. Draw 1 card.",
            "This effect can be activated when your Leader or Character attacks a Leader. Draw 1 card.",
        ),
    ],
)
def test_they_mean_the_same(one: str, other: str) -> None:
    abilities, unread = read(one, "", Category.CHARACTER)
    assert unread == ()
    assert read(other, "", Category.CHARACTER) == (abilities, ())

"""What the log says of effects that do nothing, of costs, of what ends: why, by which card, for how long."""

import re

import pytest

from tests.effects.checks import begin, said, worded
from tests.scenario import A, B, Scenario, Table


def told(game: Table, *kinds: str, viewer: int | None = None) -> list[str]:
    """The rule and sentence of each event of these kinds, without the numbers of cards."""
    events = [event for event in game.game.events if event.kind in kinds]
    return [f"{event.rule} {re.sub(r' .TEST-[0-9]+.', '', event.text(viewer))}" for event in events]


def otama(s: Scenario, text: str, power: int = 2000) -> str:
    """A Character in A's hand that costs nothing and says this."""
    return s.hand(A, s.character_card(name="Otama", cost=0, power=power, abilities=said(text)))


def playing(s: Scenario, text: str) -> Table:
    """Start, and let A play such a Character."""
    card = otama(s, text)
    return begin(s).play(card)


def first(game: Table) -> Table:
    """Choose the first card, where one is asked for."""
    while game.asked()[1] == "cards":
        game.choose(game.choices()[0])
    return game


# Why nothing was done -----------------------------------------------------------------------------


@pytest.mark.rule("8-3-3")
def test_8_3_3_an_if_that_does_not_hold_is_told_with_its_words() -> None:
    s = Scenario()
    card = otama(s, "[On Play] If your opponent has 2 or less Life cards, draw 1 card.")
    game = begin(s).play(card)

    assert told(game, "condition_failed") == [
        "8-3-3 The condition of Otama did not hold: if B has 2 or less Life cards, draw 1 card."
    ]
    assert "card_drawn" not in game.kinds()


@pytest.mark.rule("8-3-3")
def test_8_3_3_this_card_is_named_where_an_if_does_not_hold() -> None:
    s = Scenario()
    text = "[On Play] If you have 9 or more Life cards, this Character gains +1000 power during this turn."
    (sentence,) = told(playing(s, text), "condition_failed")
    start = "8-3-3 The condition of Otama did not hold: if A has 9 or more Life cards, Otama gains "
    assert sentence.startswith(start)


@pytest.mark.rule("8-3-3")
def test_8_3_3_an_if_that_holds_is_not_told() -> None:
    s = Scenario()
    game = playing(s, "[On Play] If your opponent has 5 or less Life cards, draw 1 card.")
    assert told(game, "condition_failed") == []
    assert told(game, "card_drawn", viewer=B) == ["4-5-3 A drew a card by the effect of Otama."]


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_cost_that_cannot_be_paid_is_told() -> None:
    s = Scenario()
    game = playing(s, "[On Play] You may rest 1 of your Stages: Draw 1 card.")
    assert told(game, "not_activated", viewer=B) == [
        "8-3-1-3 A did not activate [On Play] of Otama: its cost could not be paid."
    ]
    assert "effect_activated" not in game.kinds()


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_what_the_hand_decides_is_told_to_its_player_alone() -> None:
    stories = []
    for types in (("Navy",), ("Revolutionary Army",)):
        s = Scenario()
        card = otama(s, "[On Play] You may trash 1 {Navy} type card from your hand: Draw 1 card.")
        s.hand(A, s.character_card(types=types))
        game = begin(s).play(card)
        if game.asked()[1] != "main":
            game.choose("no")
        stories.append([event.to_dict(B) for event in game.game.view(B).events])
        (mine,) = told(game, "not_activated", viewer=A)
        assert mine.endswith(": its cost could not be paid.") is (types != ("Navy",))

    assert stories[0] == stories[1]
    assert stories[0][-1]["text"] == "A did not activate [On Play] of Otama (TEST-003)."


@pytest.mark.rule("8-4-4-1")
def test_8_4_4_1_nothing_to_choose_is_told() -> None:
    s = Scenario()
    s.character(B, cost=5)
    card = otama(s, "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less.")
    assert told(begin(s).play(card), "none_chosen", viewer=B) == [
        "8-4-4-1 A chose nothing for Otama: there was nothing to choose."
    ]


@pytest.mark.rule("4-8-1")
def test_4_8_1_choosing_none_of_several_is_told() -> None:
    s = Scenario()
    s.character(B, cost=1)
    card = otama(s, "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less.")
    game = begin(s).play(card).choose("done")
    assert told(game, "none_chosen") == ["8-4-4-1 A chose nothing for Otama."]


@pytest.mark.rule("1-3-2")
def test_1_3_2_all_of_no_cards_is_told() -> None:
    game = worded(Scenario(), "K.O. all of your opponent's Characters with a cost of 2 or less.")
    (sentence,) = told(game, "none_there")
    assert sentence.startswith("1-3-2 There was no card for the effect of ")


@pytest.mark.rule("1-3-3")
def test_1_3_3_the_card_that_prevents_is_named() -> None:
    s = Scenario()
    s.leader(B, name="Sengoku", abilities=said("Your Characters cannot be K.O.'d by effects."))
    sabo = s.character(B, name="Sabo")
    card = otama(s, "[On Play] K.O. up to 1 of your opponent's Characters.")
    game = begin(s).play(card).choose(f"pick {sabo}")

    assert told(game, "prevented") == [
        "1-3-3 Sabo could not be K.O.'d by the effect of Otama, because of the effect of Sengoku."
    ]
    assert game.area(sabo) == "characters"


@pytest.mark.rule("1-3-3")
def test_1_3_3_a_draw_that_is_forbidden_is_told() -> None:
    s = Scenario()
    ban = otama(s, "[On Play] You cannot draw cards using your own effects during this turn.")
    song = s.hand(A, s.character_card(name="Uta", cost=0, abilities=said("[On Play] Draw 1 card.")))
    game = begin(s).play(ban).play(song)
    assert told(game, "player_prevented") == [
        "1-3-3 A could not draw by the effect of Uta, because of the effect of Otama."
    ]


@pytest.mark.rule("8-2-1-1")
def test_8_2_1_1_an_effect_that_is_negated_says_by_which_card() -> None:
    s = Scenario()
    s.leader(B, name="Teach", abilities=said("Your opponent's [On Play] effects are negated."))
    game = playing(s, "[On Play] Draw 1 card.")
    why = "effects of the card are negated by the effect of Teach"
    assert told(game, "not_activated") == [f"8-2-1-1 A did not activate [On Play] of Otama: {why}."]


# Activated, or not --------------------------------------------------------------------------------


@pytest.mark.rule("8-1-2")
@pytest.mark.parametrize(
    "text", ["You may draw 1 card.", "You may trash 1 card from your hand: Draw 1 card."]
)
def test_8_1_2_what_is_declined_is_not_activated(text: str) -> None:
    s = Scenario()
    card = otama(s, f"[On Play] {text}")
    s.hand(A, s.character_card())
    game = begin(s).play(card)
    assert "effect_activated" not in game.kinds()
    game.choose("no")
    assert "effect_activated" not in game.kinds()
    (sentence,) = told(game, "not_activated")
    assert sentence.endswith(" A did not activate [On Play] of Otama.")


@pytest.mark.rule("8-1-2")
def test_8_1_2_what_is_done_is_activated_first() -> None:
    s = Scenario()
    game = playing(s, "[On Play] You may draw 1 card.").choose("yes")
    kinds = game.kinds()
    assert kinds.index("effect_activated") < kinds.index("card_drawn")
    assert kinds.count("effect_activated") == 1


# Costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("8-3-1")
def test_8_3_1_a_cost_is_told_as_a_cost() -> None:
    s = Scenario()
    text = "[Activate: Main] You may rest this Character and trash 1 card from your hand: Draw 1 card."
    card = s.character(A, name="Otama", abilities=said(text))
    s.hand(A, s.character_card(name="Sabo"))
    game = begin(s).choose(f"activate {card}.1")

    assert told(game, "rested", "trashed", "card_drawn", viewer=A) == [
        "8-3-1 Otama was rested to pay for its own effect.",
        "8-3-1 Sabo went from A's hand to the trash to pay for the effect of Otama.",
        "4-5-3 A drew Filler by the effect of Otama.",
    ]


@pytest.mark.rule("8-3-1-5")
@pytest.mark.rule("8-3-1-6")
@pytest.mark.parametrize(
    ("cost", "line"),
    [
        ("\u2460", "8-3-1-5 1 DON!! of A was rested to pay for the effect of Otama."),
        (
            "DON!! \u22121",
            "8-3-1-6 1 DON!! of A was returned to the DON!! deck to pay for the effect of Otama.",
        ),
    ],
)
def test_8_3_1_5_and_6_don_that_pay_cite_their_rule(cost: str, line: str) -> None:
    s = Scenario()
    s.don(A, active=1)
    card = s.character(A, name="Otama", abilities=said(f"[Activate: Main] {cost} : Draw 1 card."))
    assert told(begin(s).choose(f"activate {card}.1"), "don_changed") == [line]


@pytest.mark.rule("8-3-1-7")
def test_8_3_1_7_a_cost_that_is_replaced_cites_the_rule() -> None:
    s = Scenario()
    guard = "If your Character would be K.O.'d, you may trash 1 card from your hand instead."
    s.leader(A, name="Guard", abilities=said(guard))
    s.hand(A, s.character_card())
    text = "[Activate: Main] You may K.O. 1 of your Characters other than this Character: Draw 1 card."
    card = s.character(A, name="Otama", abilities=said(text))
    s.character(A, name="Sabo")
    game = begin(s).choose(f"activate {card}.1")
    while game.asked()[1] != "yes_no":
        game.choose(game.choices()[0])
    game.choose("yes")

    assert told(game, "replaced", "cost_broken") == [
        "8-3-1-7 A applied the replacement effect of Guard: Sabo would have been K.O.'d to pay for the "
        "effect of Otama.",
        "8-3-1-7 A did not pay the whole activation cost for Otama, so that nothing was done for it: it was "
        "replaced.",
    ]
    assert "card_drawn" not in game.kinds()


@pytest.mark.rule("8-3-1-7")
def test_8_3_1_7_that_a_cost_was_replaced_is_said_of_that_payment_alone() -> None:
    """Another card that cannot pay after it, and the same card later, could simply not pay a part."""
    s = Scenario()
    navy = "1 of your {Navy} type Characters"
    text = f"[Activate: Main] You may K.O. {navy} and return {navy} with a cost of %s to the owner's hand: "
    text += "Draw 1 card."
    guard = said("If your [Sabo] would be K.O.'d, you may draw 1 card instead.")
    leader = s.leader(A, name="Guard", abilities=[*guard, *said(text % 3)])
    otama = s.character(A, name="Otama", abilities=said(text % 1))
    named = (("Sabo", 2), ("Koby", 1), ("Helmeppo", 1), ("Tashigi", 3))
    sabo, koby, helmeppo, tashigi = (
        s.character(A, name=name, cost=number, types=("Navy",)) for name, number in named
    )
    game = begin(s)
    game.choose(f"activate {otama}.1").choose(f"pick {sabo}").choose("yes").choose(f"pick {koby}")
    game.choose(f"activate {leader}.2").choose(f"pick {tashigi}")
    game.choose(f"activate {otama}.1").choose(f"pick {helmeppo}")

    broken = "{} A did not pay the whole activation cost for {}, so that nothing was done for it: {}."
    assert told(game, "cost_broken") == [
        broken.format("8-3-1-7", "Otama", "it was replaced"),
        broken.format("8-3-1-3-1", "Guard", "a part could not be paid"),
        broken.format("8-3-1-3-1", "Otama", "a part could not be paid"),
    ]


@pytest.mark.rule("2-7-2")
def test_2_7_2_the_cost_of_a_card_names_it() -> None:
    s = Scenario()
    s.don(A, active=2)
    card = s.hand(A, s.character_card(name="Sabo", cost=2))
    assert told(begin(s).play(card), "don_rested") == ["2-7-2 A rested 2 DON!! to pay for Sabo."]


# How, for how long, and what ended -----------------------------------------------------------------


@pytest.mark.rule("3-7-5")
def test_3_7_5_played_rested_is_told() -> None:
    s = Scenario()
    card = otama(s, "[On Play] Play up to 1 Character card with a cost of 2 or less from your hand rested.")
    sabo = s.hand(A, s.character_card(name="Sabo", cost=1))
    game = begin(s).play(card).choose(f"pick {sabo}")
    assert told(game, "card_played") == [
        "3-7-3 A played Otama.",
        "3-7-3 A played Sabo rested by the effect of Otama.",
    ]


@pytest.mark.rule("6-6-1-3")
def test_6_6_1_3_the_effect_that_ended_is_told() -> None:
    s = Scenario()
    s.character(B, name="Sabo")
    card = otama(s, "[On Play] Give up to 1 of your opponent's Characters -1000 power during this turn.")
    game = first(begin(s).play(card)).end()
    assert told(game, "power_gained", "effects_ended") == [
        "2-6-3 Sabo lost 1000 power during this turn by the effect of Otama.",
        "6-6-1-3 1 effect of A ended: -1000 power of Sabo, by Otama.",
    ]


@pytest.mark.rule("7-1-5-4")
def test_7_1_5_4_power_of_a_counter_names_its_card() -> None:
    s = Scenario()
    card = s.hand(B, s.character_card(name="Usopp", counter=2000))
    s.leader(B, name="Luffy")
    game = begin(s).declare("leader_a", "leader_b").choose(f"counter {card}").pass_battle()
    assert told(game, "power_gained", "effects_ended") == [
        "7-1-3-2-1 Luffy gained 2000 power during this battle by the Counter of Usopp.",
        "7-1-5-4 1 effect of B ended: +2000 power of Luffy, by Usopp.",
    ]


@pytest.mark.rule("7-1-4-1-2")
@pytest.mark.rule("6-5-5-4")
def test_7_1_4_1_2_a_ko_in_battle_cites_its_rule_and_don_come_back() -> None:
    s = Scenario()
    sabo = s.character(B, name="Sabo", power=1000, rested=True, don=2)
    zoro = s.character(A, name="Zoro", power=5000)
    game = begin(s).attack(zoro, sabo)
    assert told(game, "knocked_out", "don_came_back") == [
        "7-1-4-1-2 Sabo was K.O.'d in battle by Zoro.",
        "6-5-5-4 2 DON!! given to Sabo came back to B's cost area, rested.",
    ]


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_a_replaced_ko_in_battle_says_so() -> None:
    s = Scenario()
    guarded = said("If this Character would be K.O.'d, you may draw 1 card instead.")
    sabo = s.character(B, name="Sabo", power=1000, rested=True, abilities=guarded)
    zoro = s.character(A, name="Zoro", power=5000)
    assert told(begin(s).attack(zoro, sabo).choose("yes"), "replaced") == [
        "8-1-3-4 B applied the replacement effect of Sabo: Sabo would have been K.O.'d in battle."
    ]


@pytest.mark.rule("10-2-1-2")
def test_10_2_1_2_a_ko_by_an_effect_names_the_card() -> None:
    s = Scenario()
    s.character(B, name="Sabo")
    game = first(playing(s, "[On Play] K.O. up to 1 of your opponent's Characters."))
    assert told(game, "knocked_out") == ["10-2-1-2 Sabo was K.O.'d by the effect of Otama."]


@pytest.mark.rule("1-3-6-1")
def test_1_3_6_1_negative_powers_keep_their_sign() -> None:
    s = Scenario()
    weak = s.character(A, name="Zoro", power=2000, effects=[{"power": -5000, "until": "turn"}])
    s.leader(B, name="Luffy", power=0)
    game = begin(s).attack(weak, "leader_b")
    assert told(game, "battle_lost") == ["7-1-4-2 Zoro lost the battle against Luffy (-3000 against 0)."]


# Cards that are alike, and questions ---------------------------------------------------------------


def test_cards_of_one_number_are_told_apart_by_their_place() -> None:
    s = Scenario()
    face = s.character_card(name="Sabo")
    one, two = s.put_character(B, face), s.put_character(B, face)
    s.don(B, active=1)
    game = playing(s, "[On Play] K.O. up to 1 of your opponent's Characters.")
    game.choose(f"pick {two}")
    assert told(game, "knocked_out") == ["10-2-1-2 B's 2nd Sabo was K.O.'d by the effect of Otama."]
    assert game.area(one) == "characters"


def test_a_question_by_a_card_of_the_opponent_says_so() -> None:
    s = Scenario()
    for name in ("Sabo", "Ace", "Koala"):
        s.hand(B, s.character_card(name=name))
    card = otama(s, "[On Play] Your opponent trashes 2 cards from their hand.")
    game = begin(s).play(card)
    assert game.asked() == (B, "cards")
    assert game.game.decision is not None
    assert game.game.decision.prompt == "Your opponent's Otama: trash 2 cards from your hand. Card 1 of 2."


def test_3_1_7_the_order_of_several_cards_says_which_of_how_many() -> None:
    s = Scenario()
    for name in ("Sabo", "Ace", "Koala"):
        s.deck_top(A, s.character_card(name=name))
    text = "Look at 3 cards from the top of your deck and place them at the bottom of your deck in any order."
    game = worded(s, text)
    prompts = []
    while game.asked()[1] == "order":
        assert game.game.decision is not None
        prompts.append(game.game.decision.prompt)
        game.choose(game.choices()[0])
    assert [prompt.split("? ")[1] for prompt in prompts] == ["Card 1 of 3.", "Card 2 of 3."]


def test_8_1_3_4_this_card_is_named_where_another_would_go() -> None:
    s = Scenario()
    text = "If your other Character would be K.O.'d, you may trash this Character instead."
    s.character(B, name="Guard", abilities=said(text))
    sabo = s.character(B, name="Sabo")
    game = playing(s, "[On Play] K.O. up to 1 of your opponent's Characters.")
    game.choose(f"pick {sabo}")
    assert game.asked() == (B, "yes_no")
    assert game.game.decision is not None
    prompt = game.game.decision.prompt
    assert prompt == "Sabo would be K.O.'d. Apply the replacement effect of Guard: trash Guard instead?"

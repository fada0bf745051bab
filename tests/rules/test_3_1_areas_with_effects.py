"""Rules 3-1, 3-2, 3-7, 3-9, 3-10: areas, where card effects take part."""

import json
from itertools import permutations

import pytest

from optcg import Result
from optcg.engine.saving import dump_state
from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    Gate,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf, DonOf, Plus
from optcg.model.effects import Draw, Effect, Forbid, HoldDon, Look, Move, Place, Play, Rest, Reveal
from optcg.model.filters import ThisCard
from optcg.model.selections import ON_FIELD, Cards, Every, Owner, Slot, This, Together, Top
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
YOUR_LIFE = Cards(Owner.YOU, (Area.LIFE,))


def resolved(s: Scenario, *effects: Effect) -> Table:
    event = s.hand(A, s.event_card(cost=0, main=list(effects)))
    return s.start().play(event)


def told(game: Table, viewer: int | None) -> str:
    """All that a viewer is told: the board, the own question, the log, and what is known of the decks."""
    view = game.game.view(viewer)
    decks = [[card.definition.number for card in player.deck] for player in view.state.players]
    return json.dumps([view.to_dict(), [event.to_dict(viewer) for event in view.events], decks])


@pytest.mark.rule("3-1-2")
def test_3_1_2_the_field_is_leader_characters_stage_and_cost_area() -> None:
    """ "For each card on your field" counts 1 Leader, 2 Characters, 1 Stage and 3 DON!!, and no other."""
    s = Scenario()
    s.don(A, active=1, rested=1)
    s.leader(A, don=1)
    for _ in range(2):
        s.character(A)
    s.stage(A)
    s.hand(A, s.character_card())
    s.trash(A, s.character_card())
    on_field = Plus(CountOf(Cards(Owner.YOU, ON_FIELD)), DonOf(Owner.YOU))

    game = resolved(s, Draw(on_field))

    assert game.kinds().count("card_drawn") == 1 + 2 + 1 + 3


def to_the_bottom(order: tuple[int, ...]) -> tuple[Table, list[str]]:
    """A's effect puts 3 of B's Characters at the bottom of the deck; B has picked this order."""
    s = Scenario()
    cards = [s.character(B) for _ in range(3)]
    game = resolved(s, Move(Every(THEIR_CHARACTERS), Place.DECK_BOTTOM))
    for place in order[:2]:
        game.choose(f"pick {cards[place]}")
    return game, cards


def deck_from_below(game: Table, player: int) -> list[int]:
    return [card.id for card in game.game.state.players[player].deck]


@pytest.mark.rule("3-1-7")
def test_3_1_7_the_owner_of_the_cards_is_asked_for_the_order() -> None:
    """By A's effect 3 of B's Characters go to the bottom of B's deck: B decides how."""
    game, cards = to_the_bottom(())

    assert (game.asked(), game.choices()) == ((B, "order"), [f"pick {card}" for card in cards])


@pytest.mark.rule("3-1-7")
def test_3_1_7_the_cards_lie_in_the_order_the_owner_picked() -> None:
    """The first one picked lies uppermost, the last one at the very bottom."""
    game, cards = to_the_bottom((2, 0, 1))

    assert deck_from_below(game, B)[:3] == [game.id(cards[place]) for place in (1, 0, 2)]


@pytest.mark.rule("3-1-7")
def test_3_1_7_cards_on_top_lie_in_the_order_the_owner_picked() -> None:
    """Put on top of the deck, the first one picked is drawn first."""
    s = Scenario()
    cards = [s.character(B) for _ in range(3)]
    game = resolved(s, Move(Every(THEIR_CHARACTERS), Place.DECK_TOP))

    game.choose(f"pick {cards[1]}").choose(f"pick {cards[2]}")

    assert deck_from_below(game, B)[-3:] == [game.id(cards[place]) for place in (0, 2, 1)]


@pytest.mark.rule("3-1-7")
def test_3_1_7_cards_that_only_the_effects_player_sees_are_ordered_by_that_player() -> None:
    """A looks at the top 2 cards of B's deck and puts them back: B, who sees nothing, is not asked."""
    s = Scenario()
    cards = [s.deck_top(B, s.character_card()) for _ in range(2)]
    look = Look(Top(Owner.OPPONENT, Area.DECK, 2, slot=1))

    game = resolved(s, look, Move(Slot(1), Place.DECK_TOP))

    assert (game.asked(), game.choices()) == ((A, "order"), [f"pick {card}" for card in cards])


@pytest.mark.rule("3-1-7")
@pytest.mark.parametrize("known", [1, 2])
@pytest.mark.parametrize("effect", [Look, Reveal])
def test_3_1_7_who_has_seen_them_before_makes_no_difference(effect: type[Look | Reveal], known: int) -> None:
    """B has seen one or both of the top 2 cards of B's deck; then A looks at them and puts them back."""
    s = Scenario(turn_player=B)
    cards = [s.deck_top(B, s.character_card()) for _ in range(2)]
    seen = s.hand(B, s.event_card(cost=0, main=[effect(Top(Owner.YOU, Area.DECK, known, slot=1))]))
    look = Look(Top(Owner.OPPONENT, Area.DECK, 2, slot=1))
    later = s.hand(A, s.event_card(cost=0, main=[look, Move(Slot(1), Place.DECK_TOP)]))

    game = s.start().play(seen).end().play(later)

    assert (game.asked(), game.choices()) == ((A, "order"), [f"pick {card}" for card in cards])


@pytest.mark.rule("3-1-7")
def test_3_1_7_cards_that_go_to_different_decks_have_no_order() -> None:
    """Both players reveal the top card of their decks, and both cards go to the bottom: nobody is asked."""
    s = Scenario()
    tops = Together((Top(Owner.YOU, Area.DECK, slot=1), Top(Owner.OPPONENT, Area.DECK, slot=2)), slot=3)

    game = resolved(s, Reveal(tops), Move(Slot(3), Place.DECK_BOTTOM))

    assert game.asked() == (A, "main")


@pytest.mark.rule("3-1-7", "8-4-4")
@pytest.mark.parametrize("area", [Area.LIFE, Area.CHARACTER])
def test_3_1_7_top_or_bottom_is_chosen_by_the_effects_player(area: Area) -> None:
    """By A's effect 1 card of B goes to the top or the bottom: A says which end, for it is no order."""
    s = Scenario()
    s.character(B)
    if area == Area.LIFE:
        effects = [Look(Top(Owner.OPPONENT, Area.LIFE, slot=1)), Move(Slot(1), Place.LIFE_EITHER)]
    else:
        effects = [Move(Every(THEIR_CHARACTERS), Place.DECK_EITHER)]

    game = resolved(s, *effects)

    assert (game.asked(), game.choices()) == ((A, "place"), ["top", "bottom"])


@pytest.mark.rule("3-1-8")
@pytest.mark.parametrize("viewer", [A, None])
def test_3_1_8_the_other_player_does_not_learn_the_order(viewer: int | None) -> None:
    """Whatever order B picks, A and the audience are told exactly the same."""
    stories = {told(to_the_bottom(order)[0], viewer) for order in permutations(range(3))}

    assert len(stories) == 1


@pytest.mark.rule("3-1-8")
def test_3_1_8_the_other_player_knows_which_cards_they_were() -> None:
    """The cards were open, so the log names all three to A."""
    game, _ = to_the_bottom((2, 0, 1))

    named = [event.text(A) for event in game.game.events if event.kind == "to_deck_bottom"]

    assert (len(set(named)), any("a card" in text for text in named)) == (3, False)


@pytest.mark.rule("3-1-8")
@pytest.mark.parametrize("viewer", [A, None])
def test_3_1_8_while_the_owner_still_picks_nothing_can_be_known(viewer: int | None) -> None:
    """After B's first pick the whole state that others may know is the same, whichever card it was."""
    games = [to_the_bottom((first,))[0].game for first in range(3)]

    assert len({json.dumps(dump_state(game.view(viewer).state)) for game in games}) == 1


def blink(s: Scenario) -> str:
    """A's Character that returns to the hand when it attacks and is played again at once."""
    itself = Every(Cards(Owner.YOU, (Area.CHARACTER,), ThisCard()), slot=1)
    returns = AutoEffect((When("When Attacking"),), (Move(itself, Place.HAND), Play(Slot(1))))
    once = ActivateEffect(("Activate: Main",), (Draw(1),), gate=Gate(once=True))
    return s.character(A, abilities=[once, returns])


@pytest.mark.rule("3-1-6", "7-1-1-4")
def test_3_1_6_a_card_that_came_back_is_not_the_attacker() -> None:
    """The attacker was returned and played again, so the battle ends without damage."""
    s = Scenario()
    attacker = blink(s)
    game = s.start()

    game.declare(attacker, "leader_b")

    assert (game.area(attacker), game.count(B, "life"), game.rules()[-2:]) == (
        "characters",
        3,
        ["7-1-1-4", "7-1-5-5"],
    )


@pytest.mark.rule("3-1-6", "10-2-13-4", "3-7-4")
def test_3_1_6_a_card_that_came_back_is_a_new_card() -> None:
    """It may use its [Once Per Turn] effect again, and it cannot attack in this turn."""
    s = Scenario()
    attacker = blink(s)
    game = s.start()
    game.choose(f"activate {attacker}.1")

    game.declare(attacker, "leader_b")

    offered = [choice for choice in game.choices() if attacker in choice]
    assert offered == [f"activate {attacker}.1", f"give {attacker}"]


@pytest.mark.rule("3-2-3")
def test_3_2_3_cards_are_trashed_from_the_deck_one_by_one() -> None:
    """ "Trash 3 cards from the top of your deck": the top card goes first, so the third lies on top."""
    s = Scenario()
    cards = [s.deck_top(A, s.character_card()) for _ in range(3)]

    game = resolved(s, Move(Top(Owner.YOU, Area.DECK, 3), Place.TRASH))

    trash = [card.id for card in game.game.state.players[A].trash]
    assert trash[-3:] == [game.id(card) for card in cards]


@pytest.mark.rule("3-2-3")
def test_3_2_3_with_the_last_card_of_the_deck_the_game_is_over() -> None:
    """What an effect would trash after it, stays where it is."""
    s = Scenario()
    s.deck(A, 2)
    s.hand(A, s.character_card())

    game = resolved(s, Move(Every(Cards(Owner.YOU, (Area.DECK, Area.HAND))), Place.TRASH))

    assert game.game.result == Result(B, (A,), "deck", "9-2-1-2")
    assert (game.count(A, "deck"), game.count(A, "hand")) == (0, 1)


@pytest.mark.rule("3-7-6-1-1")
def test_3_7_6_1_1_no_effect_applies_to_a_character_trashed_for_room() -> None:
    """Neither "cannot be removed", nor "instead", nor [On K.O.]: it goes, and its DON!! come back rested."""
    s = Scenario()
    s.don(A, active=3)
    protected = s.character(
        A,
        don=2,
        abilities=[
            PermanentEffect((Forbid(This(), "be removed by effects"),)),
            PermanentEffect((Forbid(This(), "be K.O.'d"),)),
            ReplacementEffect(Would("leave"), (Rest(This()),)),
            AutoEffect((When("On K.O."),), (Draw(1),)),
        ],
    )
    for _ in range(4):
        s.character(A)
    card = s.hand(A, s.character_card(cost=1))
    game = s.start().play(card)

    game.choose(f"pick {protected}")

    assert (game.area(protected), game.area(card), game.asked()) == ("trash", "characters", (A, "main"))
    assert (game.count(A, "hand"), game.count(A, "don_rested")) == (0, 1 + 2)


@pytest.mark.rule("3-9-2")
def test_3_9_2_the_payer_picks_which_don_are_rested() -> None:
    """One of 2 active DON!! will not become active in the next Refresh Phase: A is asked which one pays."""
    s = Scenario()
    s.don(A, active=2)
    card = s.hand(A, s.character_card(cost=1))
    game = resolved(s, HoldDon(1, Owner.YOU, up_to=False))

    game.play(card)

    assert (game.asked(), game.choices()) == ((A, "don"), ["pick don active", "pick don held-active"])


def life_with_a_face_up_card() -> Scenario:
    s = Scenario()
    s.life(A, 1)
    s.life_top(A, s.character_card(), face_up=True)
    s.life_top(A, s.character_card())
    return s


@pytest.mark.rule("3-10-3")
def test_3_10_3_looking_works_on_face_up_and_face_down_cards() -> None:
    """A looks at all 3 Life cards, whichever way they lie."""
    game = resolved(life_with_a_face_up_card(), Look(Every(YOUR_LIFE)))

    assert [event.number for event in game.game.events if event.kind == "looked"] == [3]


@pytest.mark.rule("3-10-3")
def test_3_10_3_each_card_keeps_its_facing() -> None:
    """After the look only the middle card is face-up, as before."""
    game = resolved(life_with_a_face_up_card(), Look(Every(YOUR_LIFE)))

    assert game.side(A)["life_face_up_indexes"] == [1]


@pytest.mark.rule("3-10-3")
def test_3_10_3_cards_put_back_in_another_order_keep_their_facing() -> None:
    """A looks at all Life and puts them back in any order: the face-up card is face-up where it lies now."""
    s = life_with_a_face_up_card()
    game = resolved(s, Look(Every(YOUR_LIFE, slot=1)), Move(Slot(1), Place.LIFE_TOP))
    face_up = next(c for c in game.game.state.players[A].life if c.sight & 4)

    game.choose(f"pick #{face_up.id}")
    game.choose(game.choices()[0])

    assert game.side(A)["life_face_up_indexes"] == [0]


@pytest.mark.rule("3-10-3")
def test_3_10_3_cards_put_back_have_not_left_the_life_area() -> None:
    """ "When a card leaves your Life, draw 1" does not see it."""
    s = life_with_a_face_up_card()
    s.leader(A, abilities=[AutoEffect((When("Life card leaves", who=Owner.YOU),), (Draw(1),))])
    game = resolved(s, Look(Every(YOUR_LIFE, slot=1)), Move(Slot(1), Place.LIFE_TOP))

    for _ in range(2):
        game.choose(game.choices()[0])

    assert (game.count(A, "life"), game.asked()) == (3, (A, "main"))

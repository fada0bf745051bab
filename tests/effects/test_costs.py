"""Activation costs: payable in full or not at all, then paid in order (Rules 8-3-1)."""

import copy
import dataclasses

import pytest

from optcg.model import effects
from optcg.model.abilities import (
    ActivateEffect,
    AutoEffect,
    Gate,
    ReplacementEffect,
    TriggerEffect,
    When,
    Would,
)
from optcg.model.conditions import Compare
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    ActivateEvent,
    AddDon,
    AsPlayer,
    ChooseOne,
    Draw,
    Effect,
    ForbidPlayer,
    GainPower,
    GiveDon,
    If,
    May,
    Move,
    Place,
    Play,
    Rest,
    RestDon,
    ReturnDon,
    ReturnGivenDon,
    Reveal,
    Shuffle,
    SwapBasePower,
    TurnLife,
)
from optcg.model.filters import Active, CategoryIs, CostIs, FaceUp, TypeIs
from optcg.model.selections import Cards, Choose, Every, Slot, This, Top, TopOrBottom
from optcg.model.terms import Area, Category
from tests.effects.checks import (
    ANY,
    OPPONENT,
    OWN,
    OWN_ALL,
    OWN_HAND,
    OWN_LEADER,
    OWN_LIFE,
    OWN_TRASH,
    YOU,
    begin,
    don,
    draws_when,
    resolve,
)
from tests.scenario import A, B, Scenario, Table

CHARACTERS = CategoryIs(Category.CHARACTER)


def _payer(s: Scenario, *cost: Effect, once: bool = False) -> str:
    """A Character of A: [Activate: Main] cost: draw 2 cards."""
    ability = ActivateEffect(("Activate: Main",), (Draw(2),), cost=cost, gate=Gate(once=once))
    return s.character(A, power=1000, cost=1, abilities=[ability])


def _can_pay(s: Scenario, *cost: Effect) -> bool:
    ref = _payer(s, *cost)
    return f"activate {ref}.1" in begin(s).choices()


def _pay(s: Scenario, *cost: Effect, answers: tuple[str, ...] = ()) -> Table:
    ref = _payer(s, *cost)
    game = begin(s).choose(f"activate {ref}.1")
    for answer in answers:
        game.choose(answer)
    return game


NO_LIFE = ForbidPlayer(YOU, "add Life to hand by effects", Duration.TURN)
TRASH_HAND = Move(Choose(OWN_HAND, 1), Place.TRASH)
LEADER_POWER = GainPower(Choose(Cards(YOU, (Area.LEADER,), Active()), 1), -5000, Duration.TURN)
NAVY_HAND = Cards(YOU, (Area.HAND,), TypeIs("Navy"))


def _rich() -> Scenario:
    """A can pay everything: cards everywhere, DON!! of every kind."""
    s = Scenario()
    s.don(A, active=3, rested=2)
    s.leader(A, don=2)
    s.stage(A)
    for _ in range(2):
        s.character(A)
        s.hand(A, s.character_card(types=("Navy",)))
        s.trash(A, s.character_card(types=("Navy",)))
    s.life_top(A, s.character_card(), face_up=True)
    s.life_top(A, s.character_card())
    return s


def _poor() -> Scenario:
    """A has nothing but a rested Leader and the card itself."""
    s = Scenario()
    s.don(A)
    s.life(A, 0)
    s.deck(A, 1)
    s.leader(A, rested=True)
    return s


COSTS: list[tuple[str, Effect]] = [
    ("trash from the hand", TRASH_HAND),
    ("trash a {Navy} card from the hand", Move(Choose(NAVY_HAND, 1), Place.TRASH)),
    ("DON!! -1", ReturnDon(1)),
    ("return 1 or more DON!!", ReturnDon(None)),
    ("return 1 active DON!!", ReturnDon(1, state="active")),
    ("return given DON!! to the cost area", ReturnGivenDon(2, Every(OWN_ALL))),
    ("rest 1 DON!!", RestDon(1)),
    ("rest the Leader", Rest(Every(OWN_LEADER))),
    ("rest 1 of the Leader and Stage", Rest(Choose(Cards(YOU, (Area.LEADER, Area.STAGE)), 1))),
    ("Life to hand", Move(TopOrBottom(YOU, Area.LIFE), Place.HAND)),
    ("trash the top Life card", Move(Top(YOU, Area.LIFE, 1), Place.TRASH)),
    ("turn the top Life card face-up", TurnLife(Top(YOU, Area.LIFE, 1), True)),
    ("turn a face-up Life card face-down", TurnLife(Choose(Cards(YOU, (Area.LIFE,), FaceUp()), 1), False)),
    ("2 cards from the trash to the deck", Move(Choose(OWN_TRASH, 2), Place.DECK_BOTTOM)),
    ("mill 2", Move(Top(YOU, Area.DECK, 2), Place.TRASH)),
    ("return 2 Characters to the hand", Move(Choose(OWN, 2), Place.HAND)),
    ("a Stage to the deck", Move(Choose(Cards(YOU, (Area.STAGE,)), 1), Place.DECK_BOTTOM)),
    ("K.O. 2 Characters", KO(Choose(OWN, 2))),
    ("a Character of 3 to Life", Move(Choose(Cards(YOU, OWN.areas, CostIs("=", 3)), 1), Place.LIFE_TOP)),
    ("reveal from the hand", Reveal(Choose(NAVY_HAND, 1))),
    ("-5000 to the active Leader", LEADER_POWER),
    ("give an active DON!!", GiveDon(1, Every(OWN_LEADER), "active", up_to=False)),
    ("play a Character", Play(Choose(Cards(YOU, (Area.HAND,), CHARACTERS), 1))),
    ("either of two", ChooseOne(((TRASH_HAND,), (RestDon(1),)))),
]


@pytest.mark.parametrize(("name", "cost"), COSTS, ids=[name for name, _ in COSTS])
def test_a_cost_can_be_paid(name: str, cost: Effect) -> None:
    """Paying all of it draws the 2 cards after the colon."""
    s = _rich()
    ref = _payer(s, cost)
    game = begin(s).choose(f"activate {ref}.1")
    while game.asked()[1] != "main":
        game.choose("done" if game.choices()[0] != "yes" and "done" in game.choices() else game.choices()[0])

    assert game.kinds().count("card_drawn") == 2


@pytest.mark.parametrize(("name", "cost"), COSTS, ids=[name for name, _ in COSTS])
def test_a_cost_that_cannot_be_paid_is_not_offered(name: str, cost: Effect) -> None:
    """Rule 8-3-1-3."""
    assert not _can_pay(_poor(), cost)


@pytest.mark.parametrize(
    ("cost", "area"),
    [
        (Rest(This()), "characters"),
        (Move(This(), Place.TRASH), "trash"),
        (Move(This(), Place.HAND), "hand"),
        (Move(This(), Place.DECK_BOTTOM), "deck"),
        (KO(This()), "trash"),
    ],
)
def test_this_card_pays(cost: Effect, area: str) -> None:
    s = Scenario()
    ref = _payer(s, cost)
    game = begin(s).choose(f"activate {ref}.1")

    assert (game.area(ref), game.kinds().count("card_drawn")) == (area, 2)


def test_a_rested_card_cannot_rest_itself() -> None:
    """Rule 1-3-2-1."""
    s = Scenario()
    ability = ActivateEffect(("Activate: Main",), (Draw(2),), cost=(Rest(This()),))
    ref = s.character(A, rested=True, abilities=[ability])

    assert f"activate {ref}.1" not in begin(s).choices()


def test_a_cost_may_use_either_players_character() -> None:
    """OP04-055."""
    s = Scenario()
    theirs = s.character(B)
    game = _pay(s, Move(Choose(ANY, 1), Place.DECK_BOTTOM), answers=(f"pick {theirs}",))

    assert (game.area(theirs), game.count(A, "hand")) == ("deck", 2)


def test_all_parts_are_paid_in_order() -> None:
    s = Scenario()
    game = _pay(s, RestDon(1), ReturnDon(1), answers=("pick don rested",))

    assert (don(game, A), game.count(A, "hand")) == ((4, 0, 6), 2)


def test_one_card_cannot_pay_two_parts() -> None:
    """Rest this Character and rest 1 of your Characters: another one is needed."""
    s = Scenario()

    assert not _can_pay(s, Move(This(), Place.TRASH), Move(Choose(OWN, 1), Place.TRASH))


def test_only_cards_that_can_pay_are_offered() -> None:
    """Rule 8-3-1-3: a rested Character cannot be rested to pay."""
    s = Scenario()
    s.character(A, rested=True)
    one, two = s.character(A), s.character(A)
    others = Cards(YOU, OWN.areas, CostIs(">=", 3))
    ref = _payer(s, Rest(Choose(others, 1)))
    game = begin(s).choose(f"activate {ref}.1")

    assert game.choices() == [f"pick {one}", f"pick {two}"]


def test_a_cost_is_not_declined_once_it_is_being_paid() -> None:
    """A card of the hand wanted for what it is must be found now."""
    s = Scenario()
    cards = [s.hand(A, s.character_card(types=("Navy",))) for _ in range(2)]
    game = _pay(s, Move(Choose(NAVY_HAND, 1), Place.TRASH))

    assert game.choices() == [f"pick {card}" for card in cards]


def test_a_replaced_cost_is_not_paid() -> None:
    """Rule 8-3-1-7: what is paid stays paid, and nothing after the colon happens."""
    s = Scenario()
    save = ReplacementEffect(Would("ko"), (Rest(This()),), optional=False)
    ally = s.character(A, cost=5, abilities=[save])
    five = Cards(YOU, OWN.areas, CostIs("=", 5))
    game = _pay(s, RestDon(1), KO(Choose(five, 1)))

    assert (game.rested(ally), don(game, A)[:2], game.count(A, "hand")) == (True, (4, 1), 0)


def test_a_broken_cost_uses_up_once_per_turn() -> None:
    """Rule 10-2-13-5."""
    s = Scenario()
    save = ReplacementEffect(Would("ko"), (Draw(1),), optional=False)
    s.character(A, cost=5, abilities=[save])
    five = Cards(YOU, OWN.areas, CostIs("=", 5))
    ref = _payer(s, KO(Choose(five, 1)), once=True)
    game = begin(s).choose(f"activate {ref}.1")

    assert (f"activate {ref}.1" in game.choices(), game.count(A, "hand")) == (False, 1)


def test_a_condition_after_the_colon_lets_the_cost_be_paid_in_vain() -> None:
    """QA OP02-066."""
    s = Scenario()
    ability = ActivateEffect(("Activate: Main",), (If(Compare(1, "=", 2), (Draw(2),)),), cost=(RestDon(1),))
    ref = s.character(A, abilities=[ability])
    game = begin(s).choose(f"activate {ref}.1")

    assert (don(game, A)[:2], game.count(A, "hand")) == ((4, 1), 0)


def test_an_auto_effect_with_a_cost_is_offered_and_may_be_declined() -> None:
    """Rule 8-3-1-4; declining does not use up Once Per Turn."""
    s = Scenario()
    auto = AutoEffect((When("When Attacking"),), (Draw(2),), (RestDon(1),), True, gate=Gate(once=True))
    ally = s.character(A, abilities=[auto])
    game = begin(s).declare(ally, "leader_b")
    asked = game.asked()
    game.choose("no").pass_battle()

    assert (asked, game.count(A, "hand"), game.game.state.players[A].characters[0].used) == (
        (A, "yes_no"),
        0,
        0,
    )


def test_an_auto_effect_whose_cost_cannot_be_paid_is_not_offered() -> None:
    s = Scenario()
    s.don(A)
    auto = AutoEffect((When("When Attacking"),), (Draw(2),), (RestDon(1),), True)
    ally = s.character(A, abilities=[auto])
    game = begin(s).attack(ally, "leader_b")

    assert (game.count(A, "hand"), game.asked()) == (0, (A, "main"))


def test_a_cost_that_is_not_optional_is_paid_unasked() -> None:
    """OP08-082."""
    s = Scenario()
    auto = AutoEffect((When("When Attacking"),), (Draw(2),), (RestDon(1),), False)
    ally = s.character(A, abilities=[auto])
    game = begin(s).attack(ally, "leader_b")

    assert (don(game, A)[:2], game.count(A, "hand")) == ((4, 1), 2)


def test_the_cost_of_an_event_may_be_declined() -> None:
    s = Scenario()
    tale = s.hand(A, s.event_card(cost=0, abilities=[ActivateEffect(("Main",), (Draw(2),), (ReturnDon(1),))]))
    game = begin(s).play(tale).choose("no")

    assert (game.area(tale), game.count(A, "hand"), don(game, A)[2]) == ("trash", 0, 5)


def test_the_cost_of_a_trigger() -> None:
    s = Scenario()
    s.life_top(B, s.character_card(abilities=[TriggerEffect((Draw(2),), (ReturnDon(1),), True)]))
    game = begin(s).declare("leader_a", "leader_b").choose("yes").choose("yes")

    assert (game.count(B, "hand"), don(game, B)[2]) == (2, 6)


def test_an_either_cost_offers_what_can_be_paid() -> None:
    """OP06-033: without a card in the hand the DON!! is rested unasked."""
    game = _pay(Scenario(), ChooseOne(((TRASH_HAND,), (RestDon(1),))))

    assert (don(game, A)[:2], game.count(A, "hand")) == ((4, 1), 2)


def test_a_cost_that_the_opponent_pays() -> None:
    """OP09-101: it acts on a card of the opponent."""
    s = Scenario()
    theirs = s.character(B)
    game = _pay(s, AsPlayer(OPPONENT, (Move(Choose(OWN, 1), Place.HAND),)))

    assert (game.area(theirs), game.count(A, "hand")) == ("hand", 2)


def test_a_cost_that_the_opponent_cannot_pay() -> None:
    assert not _can_pay(Scenario(), AsPlayer(OPPONENT, (Move(Choose(OWN, 1), Place.HAND),)))


def test_a_card_of_the_cost_is_remembered() -> None:
    """EB02-039: the card trashed as cost is meant later."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    cost = Move(Choose(OWN_HAND, 1, slot=1), Place.TRASH)
    ability = ActivateEffect(("Activate: Main",), (Move(Slot(1), Place.DECK_BOTTOM),), cost=(cost,))
    ref = s.character(A, abilities=[ability])
    game = begin(s).choose(f"activate {ref}.1")

    assert game.area(card) == "deck"


KINDS = [kind for kind in vars(effects).values() if "what" in getattr(kind, "__dataclass_fields__", ())]
# For fields without a default.
VALUES = {
    "ability": draws_when("On Play"),
    "action": "attack",
    "amount": 1000,
    "cost": (RestDon(1),),
    "count": 1,
    "face_up": True,
    "keyword": "Banish",
    "timing": "On Play",
    "to": Place.HAND,
    "trait": TypeIs("Navy"),
    "what_not": "attack",
}


def _paid_with(kind: type[Effect], area: Area) -> Effect:
    """A step of this kind, done to 1 card that is not the payer."""
    fields = dataclasses.fields(kind)
    needed = {field.name: VALUES[field.name] for field in fields if field.name in VALUES}
    described = CategoryIs(Category.EVENT) if kind is ActivateEvent else CostIs(">=", 3)
    return kind(**{**needed, "what": Choose(Cards(YOU, (area,), described), 1)})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_step_of_any_kind_is_paid_with_cards_that_are_there(kind: type[Effect]) -> None:
    """Rule 8-3-1-3, also of kinds that no card has in a cost."""
    areas = (Area.CHARACTER, Area.HAND, Area.LIFE)
    rich = _rich()
    rich.character(A, don=1, rested=True)
    rich.hand(A, rich.event_card(cost=0, main=[Draw(1)]))

    assert any(_can_pay(copy.deepcopy(rich), _paid_with(kind, area)) for area in areas)
    assert not any(_can_pay(_poor(), _paid_with(kind, area)) for area in areas)


def test_shuffling_is_no_part_that_can_fail() -> None:
    """OP05-080: cards of the trash are shuffled into the deck."""
    s = Scenario()
    s.trash(A, s.character_card())
    game = _pay(s, Move(Choose(OWN_TRASH, 1), Place.DECK_TOP), Shuffle())

    assert game.count(A, "hand") == 2


def test_shuffling_alone_is_a_deed() -> None:
    """ "You may shuffle your deck. If you do, draw 2 cards": nothing keeps a player from it."""
    game = resolve(Scenario(), May((Shuffle(),), then=(Draw(2),))).choose("yes")

    assert game.count(A, "hand") == 2


def test_a_swap_of_no_cards_does_not_pay() -> None:
    """Rule 8-3-1-3-1: a step that names its cards by slots must be done, too."""
    game = _pay(Scenario(), SwapBasePower(5, 6))

    assert game.count(A, "hand") == 0


def test_what_the_opponent_pays_must_be_done() -> None:
    """Rules 8-3-1-3-1, 8-3-1-7."""
    s = Scenario()
    save = ReplacementEffect(Would("ko"), (Draw(1),), optional=False)
    theirs = s.character(B, abilities=[save])
    game = _pay(s, AsPlayer(OPPONENT, (KO(Choose(OWN, 1)),)))

    assert (game.area(theirs), game.count(A, "hand")) == ("characters", 0)


@pytest.mark.parametrize(("don_deck", "able"), [(0, False), (1, True)])
def test_don_of_the_don_deck_must_be_there(don_deck: int, able: bool) -> None:
    """Rule 8-3-1-3."""
    s = Scenario()
    s.don(A, active=10 - don_deck)

    assert _can_pay(s, AddDon(1)) is able


def test_don_that_is_returned_first_can_be_added_again() -> None:
    """Rule 8-3-1-1: parts of a cost are paid in their order."""
    s = Scenario()
    s.don(A, active=10)

    assert _can_pay(s, ReturnDon(1), AddDon(1))


def test_on_ko_of_a_card_that_paid_comes_after_the_paid_effect() -> None:
    """QA OP05-087; Rule 8-6-3."""
    s = Scenario()
    ally = s.character(A, cost=5, abilities=[draws_when("On K.O.")])
    five = Cards(YOU, OWN.areas, CostIs("=", 5))
    trash_hand = ActivateEffect(
        ("Activate: Main",), (Draw(1), Move(Every(OWN_HAND), Place.TRASH)), (KO(Choose(five, 1)),)
    )
    ref = s.character(A, cost=1, abilities=[trash_hand])
    game = begin(s).choose(f"activate {ref}.1")

    assert (game.area(ally), game.count(A, "hand")) == ("trash", 1)


def test_given_don_of_the_cards_meant_pay() -> None:
    """ReturnGivenDon of Characters is not payable with a DON!! of the Leader."""
    s = Scenario()
    s.leader(A, don=2)

    assert not _can_pay(s, ReturnGivenDon(1, Every(OWN)))


@pytest.mark.parametrize("what", [Top(YOU, Area.LIFE, 1), TopOrBottom(YOU, Area.LIFE)])
def test_life_that_cannot_go_to_the_hand_cannot_pay(what: Top | TopOrBottom) -> None:
    """QA OP02-023."""
    s = Scenario()
    ban = s.hand(A, s.event_card(cost=0, main=[NO_LIFE]))
    ref = _payer(s, Move(what, Place.HAND))
    game = begin(s).play(ban)

    assert f"activate {ref}.1" not in game.choices()


def test_turning_every_life_card() -> None:
    s = Scenario()
    game = _pay(s, TurnLife(Every(OWN_LIFE), True))

    assert game.count(A, "hand") == 2

"""Cards that an effect watches: whose effect waits, in which batch, and how long."""

import pytest

from optcg.engine.serial import dump_state
from optcg.model.abilities import ActivateEffect, AutoEffect, When
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, Watch
from optcg.model.filters import WatchedCard
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Category
from tests.effects.checks import THEIRS, begin, event, resolve, said, worded
from tests.effects.test_worded_numbers import worded as lines
from tests.scenario import NAMES, A, B, Scenario

FALLS = When("K.O.'d", Cards(Owner.OPPONENT, (Area.CHARACTER,), WatchedCard()))
SELECTED = (
    "Select up to 1 of your opponent's Characters. When the selected Character is K.O.'d during this turn, "
)


def done(text: str) -> tuple[Effect, ...]:
    (main,) = said(f"[Main] {text}", Category.EVENT)
    assert isinstance(main, ActivateEffect)
    return main.effects


def test_nothing_is_done_to_the_card_that_is_watched() -> None:
    """Rule 1-3-3: a Character that your effects do not affect is watched like any other."""
    s = Scenario()
    unaffected = lines("This Character cannot be affected by your opponent's effects.")
    foe = s.character(B, power=1000, rested=True, abilities=unaffected)
    game = worded(s, f"{SELECTED}draw 2 cards.").choose(f"pick {foe}").attack("leader_a", foe)

    assert (game.area(foe), game.count(A, "hand")) == ("trash", 2)


@pytest.mark.rule("8-6-1")
@pytest.mark.parametrize("turn", [A, B])
def test_8_6_1_it_waits_among_the_effects_of_its_player(turn: int) -> None:
    """Beside an [On K.O.] of the card itself: the effect of the turn player comes first."""
    s = Scenario(turn_player=turn)
    foe = s.character(1 - turn, name="Foe", abilities=lines("[On K.O.] Draw 1 card."))
    watch = s.hand(turn, s.event_card(cost=0, name="Old Toll", main=done(f"{SELECTED}draw 2 cards.")))
    end = event(s, KO(Every(THEIRS)), player=turn)
    game = begin(s).play(watch).choose(f"pick {foe}").play(end)

    activated = [each.text() for each in game.game.events if each.kind == "effect_activated"]
    me, other = NAMES[turn], NAMES[1 - turn]
    assert [text.partition(" (")[0] for text in activated[-2:]] == [
        f"{me} activated the effect of Old Toll",
        f"{other} activated [On K.O.] of Foe",
    ]


def test_its_player_orders_it_among_their_own() -> None:
    s = Scenario()
    foe = s.character(B)
    s.character(A, name="Mira", abilities=lines("When your opponent's Character is K.O.'d, draw 1 card."))
    end = event(s, KO(Every(THEIRS)))
    game = worded(s, f"{SELECTED}draw 2 cards.").choose(f"pick {foe}").play(end)

    assert game.asked() == (A, "effect")
    assert game.choose("effect 2").count(A, "hand") == 3


def test_this_character_is_the_one_whose_effect_it_is() -> None:
    s = Scenario()
    foe = s.character(B, power=1000, rested=True)
    card = s.hand(
        A,
        s.character_card(
            power=4000,
            cost=0,
            abilities=lines(f"[On Play] {SELECTED}this Character gains +2000 power during this turn."),
        ),
    )
    game = begin(s).play(card).choose(f"pick {foe}").attack("leader_a", foe)

    assert game.power(card) == 6000


def test_it_is_over_when_the_card_has_left() -> None:
    """Rule 3-1-6: played again, it is another card."""
    s = Scenario()
    foe = s.character(B, cost=0)
    back = event(s, *done("Return up to 1 of your opponent's Characters to the owner's hand."))
    end = event(s, KO(Every(THEIRS)))
    text = (
        "Select up to 1 of your opponent's Characters. Until the end of your next turn, when the selected "
        "Character is K.O.'d, draw 2 cards."
    )
    game = worded(s, text).choose(f"pick {foe}").play(back).choose(f"pick {foe}").end().play(foe).end()
    before = game.count(A, "hand") - 1

    assert game.play(end).count(A, "hand") == before


@pytest.mark.parametrize(("once", "drawn"), [(True, 1), (False, 2)])
def test_for_one_time_it_is_over_when_it_has_come(once: bool, drawn: int) -> None:
    s = Scenario()
    foe = s.character(A)
    rested = When("rested", Cards(Owner.YOU, (Area.CHARACTER,), WatchedCard()))
    own = Choose(Cards(Owner.YOU, (Area.CHARACTER,)), 1)
    watch = Watch(own, AutoEffect((rested,), (Draw(1),)), Duration.TURN, once)
    again = event(s, *done("Set up to 1 of your Characters as active."))
    game = resolve(s, watch)
    game.attack(foe, "leader_b").play(again).choose(f"pick {foe}").attack(foe, "leader_b")

    assert game.count(A, "hand") == drawn


def test_a_position_with_it_is_written_and_read() -> None:
    s = Scenario()
    foe = s.character(B)
    end = event(s, KO(Every(THEIRS)))
    game = resolve(s, Watch(Choose(THEIRS, 1), AutoEffect((FALLS,), (Draw(2),)), Duration.TURN))
    again = type(game.game).from_position(game.game.position())

    assert any(effect.get("watch") for effect in again.position().to_dict()["A"]["effects"])  # type: ignore[index, union-attr]
    ids = {ref: again.by_ref(ref) for ref in (foe, end)}
    again.choose(f"play #{ids[end]}")
    assert len(again.state.players[A].hand) == 2
    assert dump_state(game.game.clone().state) == dump_state(game.game.state)

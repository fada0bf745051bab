"""What has happened in this turn (Rule 8-3-3): asked of the whole turn, wherever the asking card was."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.amounts import Happened, HappenedEver, Per
from optcg.model.conditions import Compare
from optcg.model.effects import KO, AddDon, Draw, If, Move, Place, Play, ReturnDon
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, OWN_HAND, OWN_TRASH, THEIRS, begin, event, resolve, said
from tests.scenario import A, B, Scenario, Table


def _asks(s: Scenario, text: str) -> str:
    """An Event of A that gives A's Leader +1000 power if this is so."""
    abilities = said(f"[Main] If {text}, your Leader gains +1000 power during this turn.", Category.EVENT)
    return s.hand(A, s.event_card(cost=0, abilities=abilities))


def _so(game: Table, ask: str) -> bool:
    before = game.power("leader_a")
    return game.play(ask).power("leader_a") > before


@pytest.mark.parametrize(("cost", "so"), [(3, False), (4, True)])
def test_a_character_of_a_kind_was_kod(cost: int, so: bool) -> None:
    """It is looked at as it was on the field."""
    s = Scenario()
    s.character(B, cost=cost)
    ask = _asks(s, "your opponent's Character with a cost of 4 or more was K.O.'d during this turn")
    game = resolve(s, KO(Every(THEIRS)))

    assert _so(game, ask) is so


def test_without_the_event_it_is_not_so() -> None:
    s = Scenario()
    ask = _asks(s, "a Character was K.O.'d during this turn")
    never = _asks(s, "no Characters were K.O.'d during this turn")
    game = begin(s)

    assert (_so(game, ask), _so(game, never)) == (False, True)


def test_it_is_forgotten_with_the_turn() -> None:
    s = Scenario()
    s.character(B)
    ask = _asks(s, "a Character was K.O.'d during this turn")
    game = resolve(s, KO(Every(THEIRS))).end().end()

    assert not _so(game, ask)


def test_by_whom() -> None:
    s = Scenario()
    s.character(A)
    by_opponent = _asks(s, "your Character was K.O.'d by your opponent's effect during this turn")
    by_you = _asks(s, "your Character was K.O.'d by your effect during this turn")
    game = resolve(s, KO(Every(OWN)))

    assert (_so(game, by_opponent), _so(game, by_you)) == (False, True)


def test_two_or_more() -> None:
    found = []
    for count in (1, 2):
        s = Scenario()
        for _ in range(count):
            s.character(B)
        ask = _asks(s, "2 or more of your opponent's Characters were K.O.'d this turn")
        found.append(_so(resolve(s, KO(Every(THEIRS))), ask))

    assert found == [False, True]


@pytest.mark.parametrize(("cost", "so"), [(2, False), (3, True)])
def test_an_event_of_a_cost_was_activated(cost: int, so: bool) -> None:
    """A permanent effect sees it as soon as it happens."""
    s = Scenario()
    so_far = "you have activated an Event with a base cost of 3 or more during this turn"
    text = f"If {so_far}, this Character gains [Rush]."
    ally = s.character(A, abilities=said(text))
    other = s.hand(A, s.event_card(cost=cost, main=[Draw(1)]))
    game = begin(s)
    before = game.keywords(ally)
    game.play(other)

    assert (before, game.keywords(ally)) == ([], ["Rush"] if so else [])


def test_cards_drawn_by_effects_are_counted_one_by_one() -> None:
    found = []
    for count in (1, 2):
        s = Scenario()
        ask = _asks(s, "you have drawn 2 or more cards by effects during this turn")
        found.append(_so(resolve(s, Draw(count)), ask))

    assert found == [False, True]


def test_cards_trashed_from_the_hand() -> None:
    s = Scenario()
    first = event(s, Move(Every(OWN_HAND), Place.TRASH), Move(Every(OWN_TRASH), Place.HAND))
    ask = _asks(s, "you have trashed a card from your hand this turn")
    game = begin(s).play(first)

    assert _so(game, ask)


@pytest.mark.parametrize("attacks", [False, True])
def test_whether_a_card_attacked(attacks: bool) -> None:
    s = Scenario()
    text = "[End of Your Turn] If this Character did not attack this turn, draw 1 card."
    ally = s.character(A, abilities=said(text))
    other = s.character(A)
    game = begin(s).attack(ally if attacks else other, "leader_b").end()

    assert game.count(A, "hand") == (0 if attacks else 1)


def test_your_leader_was_attacked() -> None:
    s = Scenario()
    text = "[Opponent's Turn] If your Leader was attacked this turn, this Character gains +2000 power."
    wall = s.character(B, power=1000, abilities=said(text))
    game = begin(s)
    before = game.power(wall)
    game.attack("leader_a", "leader_b")

    assert (before, game.power(wall)) == (1000, 3000)


def test_how_it_was_played() -> None:
    """From the trash by an effect, and from the hand by paying for it."""
    text = "[On Play] If this Character was played from your trash, draw 2 cards."
    s = Scenario()
    s.trash(A, s.character_card(abilities=said(text)))
    from_trash = resolve(s, Play(Every(OWN_TRASH))).count(A, "hand")
    s = Scenario()
    card = s.hand(A, s.character_card(abilities=said(text)))
    from_hand = begin(s).play(card).count(A, "hand")

    assert (from_trash, from_hand) == (2, 0)


_AGAIN = "[Activate: Main] Activate the [On Play] effect of 1 of your Characters."


def _came_and_stayed(text: str, from_trash: bool) -> tuple[Table, str]:
    """A Character with this text is played from the trash or the hand, two turns ago."""
    s = Scenario()
    card = s.character_card(cost=0, power=1000, abilities=said(text))
    ref = s.trash(A, card) if from_trash else s.hand(A, card)
    s.stage(A, abilities=said(_AGAIN, Category.STAGE))
    game = resolve(s, Play(Every(OWN_TRASH)))
    if not from_trash:
        game.play(ref)
    return game.end().end(), ref


@pytest.mark.rule("3-1-6")
@pytest.mark.parametrize("from_trash", [True, False])
def test_3_1_6_how_a_card_was_played_is_known_as_long_as_it_stays(from_trash: bool) -> None:
    """Its [On Play] effect is activated again in a later turn."""
    text = "[On Play] If this Character was played from your trash, draw 2 cards."
    game, _ = _came_and_stayed(text, from_trash)
    before = game.count(A, "hand")
    game.choose(next(choice for choice in game.choices() if choice.startswith("activate")))
    if game.asked() == (A, "cards"):
        game.choose(game.choices()[0])

    assert game.count(A, "hand") - before == (2 if from_trash else 0)


@pytest.mark.rule("3-1-6")
@pytest.mark.parametrize("from_trash", [True, False])
def test_3_1_6_how_it_was_played_holds_in_later_turns(from_trash: bool) -> None:
    text = "If this Character was played from your trash, this Character gains +2000 power."
    game, ally = _came_and_stayed(text, from_trash)

    assert game.power(ally) == (3000 if from_trash else 1000)


@pytest.mark.parametrize(("words", "kind"), [("", HappenedEver), (" this turn", Happened)])
def test_the_words_tell_for_how_long_it_is_asked(words: str, kind: type[Happened]) -> None:
    (ability,) = said(f"[On Play] If this Character was played by an effect{words}, draw 1 card.")
    assert isinstance(ability, AutoEffect)
    (step,) = ability.effects
    assert isinstance(step, If)
    assert isinstance(step.condition, Compare)
    assert isinstance(step.condition.left, Happened)
    assert step.condition.left == kind(step.condition.left.when)
    assert HappenedEver(step.condition.left.when) != Happened(step.condition.left.when)


@pytest.mark.rule("3-1-6")
def test_3_1_6_with_a_turn_it_is_asked_of_that_turn() -> None:
    text = "If this Character was played from your trash this turn, this Character gains +2000 power."
    game, ally = _came_and_stayed(text, from_trash=True)

    assert game.power(ally) == 1000


@pytest.mark.rule("3-1-6", "10-2-17-1")
@pytest.mark.parametrize("from_trash", [True, False])
def test_10_2_17_1_a_card_that_was_ko_d_tells_how_it_was_played(from_trash: bool) -> None:
    text = "[On K.O.] If this Character was played from your trash, draw 2 cards."
    s = Scenario()
    card = s.character_card(cost=0, power=1000, abilities=said(text))
    ref = s.trash(A, card) if from_trash else s.hand(A, card)
    ko = said("[Main] K.O. all of your Characters.", Category.EVENT)
    event = s.hand(A, s.card(Category.EVENT, cost=0, abilities=ko))
    game = resolve(s, Play(Every(OWN_TRASH)))
    if not from_trash:
        game.play(ref)
    game.end().end()
    before = game.count(A, "hand")
    game.play(event)

    assert game.count(A, "hand") - before == (1 if from_trash else -1)


def test_another_one_was_played() -> None:
    """ "Other than this Character": those that came before it too."""
    text = "[On Play] If you have played a Character other than this Character during this turn, draw 1 card."
    s = Scenario()
    s.don(A, active=10)
    one, two = (s.hand(A, s.character_card(cost=1, abilities=said(text))) for _ in range(2))
    game = begin(s).play(one)
    first = game.count(A, "hand")
    game.play(two)

    assert (first, game.count(A, "hand")) == (1, 1)


def test_damage_and_don() -> None:
    s = Scenario()
    dealt = _asks(s, "you dealt damage to your opponent during this turn")
    lost = _asks(s, "2 or more DON!! cards on your field were returned to your DON!! deck during this turn")
    game = resolve(s, ReturnDon(2)).attack("leader_a", "leader_b")

    assert (_so(game, dealt), _so(game, lost)) == (True, True)


@pytest.mark.parametrize(("count", "so"), [(1, False), (2, True)])
def test_don_that_was_returned_from_the_field_or_added(count: int, so: bool) -> None:
    s = Scenario()
    back = _asks(s, "you have returned 2 or more DON!! cards from your field to your DON!! deck this turn")
    more = _asks(s, "you have added 2 or more DON!! cards from your DON!! deck during this turn")
    game = resolve(s, ReturnDon(count), AddDon(count))

    assert (_so(game, back), _so(game, more)) == (so, so)


def test_as_a_tree() -> None:
    s = Scenario()
    s.character(B)
    s.character(B)
    kod = Happened(When("K.O.'d", THEIRS))
    ask = event(s, If(Compare(kod, ">=", 2), (Draw(Per(1, 1, kod)),)))
    game = resolve(s, KO(Every(THEIRS))).play(ask)

    assert game.count(A, "hand") == 2


def test_for_each_card_rested_this_way() -> None:
    s = Scenario()
    gain = "Your Leader gains +1000 power during this turn for each Character rested this way."
    text = f"[Main] You may rest any number of your Characters: {gain}"
    allies = [s.character(A) for _ in range(3)]
    card = s.hand(A, s.event_card(cost=0, abilities=said(text, Category.EVENT)))
    game = begin(s).play(card).choose("yes")
    game.choose(f"pick {allies[0]}").choose(f"pick {allies[2]}").choose("done")

    assert ([game.rested(ally) for ally in allies], game.power("leader_a")) == ([True, False, True], 7000)


def test_for_each_don_rested_this_way() -> None:
    s = Scenario()
    text = "[Main] You may rest 2 of your DON!! cards: Draw 1 card for each DON!! card rested this way."
    card = s.hand(A, s.event_card(cost=0, abilities=said(text, Category.EVENT)))
    game = begin(s).play(card).choose("yes")

    assert game.count(A, "hand") == 2

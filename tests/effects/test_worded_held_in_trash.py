"""What a card of the trash replaces, and what it changes all the time; views and samples of it all."""

import pytest

from optcg import Game
from optcg.engine.worlds import sample
from optcg.model.abilities import AutoEffect, PermanentEffect, ReplacementEffect, Would
from optcg.model.effects import Draw, GainPower, Move, Place
from optcg.model.selections import Cards, Every, Owner, This
from optcg.model.terms import Area, Category
from optcg.text import read
from tests.effects.checks import begin, check_savable
from tests.effects.test_worded_in_trash import DRAWS, KO, RISES, fell, lying
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

SAVES = (
    "If your Character would be K.O.'d, you may place this card from your trash at the bottom of your "
    "deck instead."
)
HELPS = "If this card is in your trash, your Leader gains +1000 power."


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_of_the_trash_replaces_a_ko(answer: str) -> None:
    s = Scenario()
    dead = lying(s, SAVES)
    lying(s, SAVES, A)
    victim = s.character(B)
    game = fell(s, victim)
    assert (game.asked(), game.choices()) == ((B, "yes_no"), ["yes", "no"])
    game.choose(answer)

    saved = answer == "yes"
    assert (game.area(victim), game.area(dead)) == (("characters", "deck") if saved else ("trash", "trash"))
    assert game.asked() == (A, "main")


def test_each_copy_can_be_offered() -> None:
    """Rule 8-1-3-4-2."""
    s = Scenario()
    one, two = lying(s, SAVES), lying(s, SAVES)
    game = fell(s, s.character(B))
    assert game.choices() == ["effect 1", "effect 2", "done"]
    game.choose("effect 1")

    assert sorted((game.area(one), game.area(two))) == ["deck", "trash"]


def test_a_replacement_of_the_trash_is_used_once_per_turn() -> None:
    s = Scenario()
    line = (
        "[Once Per Turn] If this card is in your trash and your Character would be removed from the "
        "field by your opponent's effect, you may trash 1 card from your hand instead."
    )
    lying(s, line)
    for _ in range(2):
        s.hand(B, s.character_card())
    one, two = s.character(B), s.character(B)
    more = s.hand(A, s.character_card(cost=0, abilities=worded(KO)))
    game = fell(s, one)
    game.choose("yes").choose(game.choices()[0])
    assert game.game.position().to_dict()["B"]["trash"][-1]["used"] == [1]  # type: ignore[index,call-overload]
    game.play(more).choose(f"pick {two}")

    assert (game.area(one), game.area(two), game.count(B, "hand")) == ("characters", "trash", 1)


def test_what_is_done_instead_must_be_possible() -> None:
    """Rule 8-1-3-4-5: without a card in the hand nothing is offered."""
    s = Scenario()
    lying(
        s,
        "If this card is in your trash and your Character would be K.O.'d, you may trash 1 card "
        "from your hand instead.",
    )
    victim = s.character(B)
    game = fell(s, victim)

    assert (game.area(victim), game.asked()) == ("trash", (A, "main"))


def test_damage_is_replaced_from_the_trash() -> None:
    s = Scenario()
    dead = lying(
        s,
        "If your Leader would take damage, you may place this card from your trash at the bottom "
        "of your deck instead.",
    )
    game = begin(s).attack("leader_a", "leader_b").choose("yes")

    assert (game.area(dead), game.count(B, "life")) == ("deck", 3)


@pytest.mark.parametrize("player", [A, B])
def test_what_holds_while_the_card_lies_there(player: int) -> None:
    s = Scenario()
    lying(s, HELPS, player)
    lying(s, HELPS, player)
    s.hand(player, s.character_card(abilities=worded(HELPS)))
    s.character(player, abilities=worded(HELPS))
    game = begin(s)

    assert game.power(f"leader_{'ab'[player]}") == 7000
    assert game.power(f"leader_{'ba'[player]}") == 5000


def test_it_begins_and_ends_with_the_cards_way() -> None:
    s = Scenario()
    victim = s.put_character(B, s.character_card(abilities=worded(HELPS)))
    back = s.hand(
        A,
        s.character_card(
            cost=0,
            abilities=worded(
                "[On Play] Return up to 1 card from your opponent's trash to the bottom of the owner's deck."
            ),
        ),
    )
    game, _ = played(s, KO)
    assert game.power("leader_b") == 5000
    game.choose(f"pick {victim}")
    assert game.power("leader_b") == 6000
    game.play(back).choose(f"pick {victim}")

    assert game.power("leader_b") == 5000


def test_a_keyword_and_a_condition_besides_the_place() -> None:
    s = Scenario()
    lying(
        s,
        "[Opponent's Turn] If this card is in your trash and you have 3 or less Life cards, your "
        "{Harbor} type Characters gain [Blocker].",
    )
    harbor, mill = s.character(B, types=("Harbor",)), s.character(B, types=("Mill",))
    game = begin(s)
    assert (game.keywords(harbor), game.keywords(mill)) == (["Blocker"], [])
    game.end()

    assert game.keywords(harbor) == []


def test_in_the_middle_of_it_the_game_is_the_same_in_views_and_samples() -> None:
    s = Scenario()
    lying(s, RISES)
    lying(s, HELPS)
    lying(s, SAVES)
    victim = s.character(B, types=("Harbor",))
    game = fell(s, victim)
    for answer in ("no", "yes"):
        check_savable(game.game)
        for viewer in (A, B):
            world = sample(game.game.view(viewer), 7)
            assert world.state.decision is not None
            assert world.state.decision.choices == game.game.decision.choices  # type: ignore[union-attr]
        clone = game.game.clone()
        clone.choose(clone.decision.choices[0])  # type: ignore[union-attr]
        game.choose(answer)

    assert game.power("leader_b") == 6000


def test_hidden_cards_of_a_sampled_world_act_there_too() -> None:
    """What was gathered when the turn began does not know the cards that are dealt now."""
    s = Scenario()
    card = s.character_card(abilities=worded(DRAWS))
    s.deck(B, 10)
    game = begin(s).end().end()
    world = sample(game.game.view(A), 3, [card.number] * 50)

    assert world.state.listening >= 0
    assert world.state.listening & card_bits(world, card.number)


def card_bits(world: Game, number: str) -> int:
    found = [card.definition for card in world.state.players[B].deck if card.definition.number == number]
    return int(found[0].listens_off_field)


def test_the_trees() -> None:
    own = Cards(Owner.YOU, (Area.CHARACTER,))
    leader = Every(Cards(Owner.YOU, (Area.LEADER,)))
    (draws,), (saves,), (helps,) = worded(DRAWS), worded(SAVES), worded(HELPS)

    assert isinstance(draws, AutoEffect)
    assert (draws.effects, draws.condition, draws.area) == ((Draw(1),), None, Area.TRASH)
    down = (Move(This(), Place.DECK_BOTTOM),)
    assert saves == ReplacementEffect(Would("ko", own), down, area=Area.TRASH)
    assert helps == PermanentEffect((GainPower(leader, 1000),), area=Area.TRASH)


@pytest.mark.parametrize("line", [RISES, DRAWS, SAVES, HELPS])
def test_a_leader_is_never_there(line: str) -> None:
    """Rule 3-6-3."""
    assert read(line, "", Category.LEADER)[0] == ()


def test_an_event_is_not_played() -> None:
    assert read(RISES, "", Category.EVENT)[0] == ()
    assert len(read(DRAWS, "", Category.EVENT)[0]) == 1


@pytest.mark.parametrize(
    ("by", "area"),
    [("effects of your opponent's Characters", "trash"), ("your opponent's effects", "characters")],
)
def test_a_card_of_the_trash_is_no_character(by: str, area: str) -> None:
    """Rule 2-2-4-1: a ban on effects of Characters is none on those of Character cards in the trash."""
    s = Scenario()
    deed = "K.O. all of your opponent's Characters."
    lying(s, f"When your Character is K.O.'d, if this card is in your trash, {deed}")
    shielded = s.character(A, abilities=worded(f"This Character cannot be K.O.'d by {by}."))
    game = fell(s, s.character(B))

    assert game.area(shielded) == area

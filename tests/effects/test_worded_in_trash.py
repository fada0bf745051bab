"""What a card does where it lies in the trash, when something happens to others (Rules 1-3-1, 3-5-2)."""

import pytest

from optcg import Game
from optcg.engine.position import Position
from optcg.model.effects import Draw
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table

RISES = "When your {Harbor} type Character is K.O.'d, you may play this card from your trash."
DRAWS = "When your Character is K.O.'d, if this card is in your trash, draw 1 card."
SAVES = (
    "If your Character would be K.O.'d, you may place this card from your trash at the bottom of your "
    "deck instead."
)
HELPS = "If this card is in your trash, your Leader gains +1000 power."
KO = "[On Play] K.O. up to 1 of your opponent's Characters."
KO_ALL = "[On Play] K.O. all of your opponent's Characters."


def lying(s: Scenario, line: str, player: int = B, **facts: object) -> str:
    return s.trash(player, s.character_card(abilities=worded(line), **facts))  # type: ignore[arg-type]


def fell(s: Scenario, *victims: str) -> Table:
    """A Character of player B is K.O.'d by an effect; then both have answered what came first."""
    game, _ = played(s, KO)
    game.choose(f"pick {victims[0]}")
    return game


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_of_the_trash_sees_a_ko(answer: str) -> None:
    s = Scenario()
    dead = lying(s, RISES)
    game = fell(s, s.character(B, types=("Harbor",)))
    assert game.asked() == (B, "yes_no")
    game.choose(answer)

    assert game.area(dead) == ("characters" if answer == "yes" else "trash")


def test_only_what_the_words_name_is_seen() -> None:
    """Another type, and the Character of the other player."""
    s = Scenario()
    lying(s, RISES)
    lying(s, RISES, A)
    game = fell(s, s.character(B, types=("Mill",)))

    assert game.asked() == (A, "main")


@pytest.mark.parametrize("where", ["hand", "field", "deck", "life"])
def test_elsewhere_it_does_nothing(where: str) -> None:
    s = Scenario()
    card = s.character_card(abilities=worded(DRAWS))
    if where == "hand":
        s.hand(B, card)
    elif where == "field":
        s.put_character(B, card)
    elif where == "deck":
        s.deck_top(B, card)
    else:
        s.life_top(B, card, True)
    victim = s.character(B)
    before = 1 if where == "hand" else 0
    game = fell(s, victim)

    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), before)


def test_each_copy_waits_on_its_own() -> None:
    """Rule 8-6-1: their player orders them."""
    s = Scenario()
    for _ in range(2):
        lying(s, DRAWS)
    game = fell(s, s.character(B))
    assert game.asked() == (B, "effect")
    game.choose("effect 1")

    assert game.count(B, "hand") == 2


def test_the_turn_players_effect_comes_first() -> None:
    """Rule 8-6-1."""
    s = Scenario()
    line = "When a Character is K.O.'d, if this card is in your trash, you may draw 1 card."
    lying(s, line, A)
    lying(s, line, B)
    game = fell(s, s.character(B))
    assert game.asked() == (A, "yes_no")
    game.choose("yes")

    assert game.asked() == (B, "yes_no")


@pytest.mark.rule("8-1-3-1-3")
def test_8_1_3_1_3_a_card_that_left_the_trash_meanwhile_does_nothing() -> None:
    """Both wait; the first one takes the other out of the trash."""
    s = Scenario()
    line = (
        "When your Character is K.O.'d, if this card is in your trash, place all cards in your trash "
        "at the bottom of your deck in any order."
    )
    one = lying(s, line)
    two = lying(s, line)
    game = fell(s, s.character(B))
    game.choose("effect 1")
    while game.asked()[1] == "order":
        game.choose(game.choices()[0])

    assert game.asked() == (A, "main")
    assert {game.area(one), game.area(two)} == {"deck"}


def test_a_card_that_is_kod_together_with_the_other_one_does_not_see_it() -> None:
    """It was on the field when it happened; one that lay in the trash before sees both."""
    s = Scenario()
    s.character(B)
    s.put_character(B, s.character_card(abilities=worded(DRAWS)))
    s.character(B)
    game, _ = played(s, KO_ALL)

    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 0)


def test_one_that_lay_there_sees_all_of_them() -> None:
    s = Scenario()
    lying(s, DRAWS)
    for _ in range(2):
        s.put_character(B, s.character_card(abilities=worded(DRAWS)))
    game, _ = played(s, KO_ALL)

    assert game.count(B, "hand") == 2


def test_a_ko_does_not_activate_the_card_itself() -> None:
    s = Scenario()
    game = fell(s, s.put_character(B, s.character_card(abilities=worded(DRAWS))))

    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 0)


def test_a_card_that_came_before_sees_the_next_one() -> None:
    s = Scenario()
    first = s.put_character(B, s.character_card(abilities=worded(DRAWS)))
    second = s.character(B)
    ref = s.hand(A, s.character_card(cost=0, abilities=worded(KO)))
    game, _ = played(s, KO)
    game.choose(f"pick {first}").play(ref).choose(f"pick {second}")

    assert game.count(B, "hand") == 1


def test_an_event_does_not_see_its_own_activation() -> None:
    s = Scenario()
    line = (
        "When you activate an Event, you may place this card from your trash at the bottom of your "
        "deck. If you do, draw 1 card."
    )
    card = s.event_card(cost=0, main=(Draw(1),), abilities=worded(line))
    one, two = s.hand(A, card), s.hand(A, card)
    game = begin(s).play(one)
    assert game.asked() == (A, "main")
    game.play(two)
    assert game.asked() == (A, "yes_no")
    game.choose("yes")

    assert (game.area(one), game.area(two), game.count(A, "hand")) == ("deck", "trash", 3)


@pytest.mark.rule("10-2-13-3")
def test_10_2_13_3_once_per_turn_of_each_card_in_the_trash() -> None:
    s = Scenario()
    dead = lying(
        s, "[Once Per Turn] When your Character is K.O.'d, if this card is in your trash, draw 1 card."
    )
    victims = [s.character(B) for _ in range(3)]
    more = [s.hand(A, s.character_card(cost=0, abilities=worded(KO))) for _ in range(2)]
    game = fell(s, victims[0])
    drawn = [game.count(B, "hand")]
    game.play(more[0]).choose(f"pick {victims[1]}")
    drawn.append(game.count(B, "hand"))
    position = game.game.position().to_dict()
    again = Game.from_position(Position.from_dict(position, game.game.catalog), seed=1)
    assert again.position().to_dict() == position
    assert position["B"]["trash"][-1]["used"] == [1]  # type: ignore[index,call-overload]
    game.end().end().play(more[1]).choose(f"pick {victims[2]}")
    drawn.append(game.count(B, "hand"))

    assert (drawn, game.area(dead)) == ([1, 1, 3], "trash")


def test_declining_does_not_use_it_up() -> None:
    """Rule 8-1-2."""
    s = Scenario()
    line = (
        "[Opponent's Turn] [Once Per Turn] When your Character is K.O.'d, if this card is in your "
        "trash, you may play this card rested."
    )
    dead = lying(s, line)
    victims = [s.character(B) for _ in range(2)]
    more = s.hand(A, s.character_card(cost=0, abilities=worded(KO)))
    game = fell(s, victims[0])
    game.choose("no").play(more).choose(f"pick {victims[1]}")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")

    assert (game.area(dead), game.rested(dead)) == ("characters", True)


@pytest.mark.rule("3-1-6")
def test_3_1_6_a_card_that_comes_back_to_the_trash_is_a_new_card() -> None:
    """Used once, played, and K.O.'d: what was used belongs to the card that it was."""
    s = Scenario()
    line = (
        "[Once Per Turn] When your Character is K.O.'d, if this card is in your trash, you may play "
        "this card."
    )
    dead = lying(s, line)
    victims = [s.character(B) for _ in range(2)]
    more = [s.hand(A, s.character_card(cost=0, abilities=worded(KO))) for _ in range(2)]
    game = fell(s, victims[0])
    game.choose("yes").play(more[0]).choose(f"pick {dead}")
    assert (game.area(dead), game.asked()) == ("trash", (A, "main"))
    game.play(more[1]).choose(f"pick {victims[1]}")

    assert game.asked() == (B, "yes_no")


@pytest.mark.parametrize(("line", "turn"), [("[Your Turn]", False), ("[Opponent's Turn]", True)])
def test_the_turn_is_looked_at(line: str, turn: bool) -> None:
    s = Scenario()
    lying(s, f"{line} {DRAWS}")
    game = fell(s, s.character(B))

    assert game.count(B, "hand") == turn


@pytest.mark.parametrize(("life", "area"), [(3, "hand"), (4, "trash")])
def test_the_end_of_a_turn_comes_for_cards_in_the_trash(life: int, area: str) -> None:
    s = Scenario()
    s.life(A, life)
    line = (
        "[End of Your Turn] If this card is in your trash and you have 3 or less Life cards, you may "
        "add this card to your hand."
    )
    mine, theirs = lying(s, line, A), lying(s, line, B)
    game = begin(s)
    game.choose("end")
    if life == 3:
        game.choose("yes")

    assert (game.area(mine), game.area(theirs)) == (area, "trash")


def test_a_card_that_rises_at_the_end_of_the_turn() -> None:
    s = Scenario()
    mine = lying(s, "[End of Your Turn] You may play this card from your trash rested.", A)
    game = begin(s).choose("end").choose("yes")

    assert (game.area(mine), game.rested(mine), game.asked()) == ("characters", True, (B, "main"))


def test_the_start_of_a_turn_with_a_cost() -> None:
    s = Scenario()
    line = (
        "At the start of your turn, if this card is in your trash, you may rest 2 of your DON!! cards: "
        "Add this card to your hand."
    )
    mine, theirs = lying(s, line, A), lying(s, line, B)
    game = begin(s).choose("end")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")

    assert (game.area(mine), game.area(theirs)) == ("trash", "hand")


def test_an_attack_of_the_leader() -> None:
    s = Scenario()
    line = (
        "When your Leader attacks, if this card is in your trash, you may place this card at the "
        "bottom of your deck: Your Leader gains +2000 power during this battle."
    )
    mine = lying(s, line, A)
    s.hand(B, s.character_card(counter=1000))
    game = begin(s).declare("leader_a", "leader_b")
    assert game.asked() == (A, "yes_no")
    game.choose("yes")

    assert (game.area(mine), game.power("leader_a")) == ("deck", 7000)


def test_an_attack_of_the_opponent() -> None:
    s = Scenario()
    line = (
        "[On Your Opponent's Attack] You may place this card from your trash at the bottom of your "
        "deck: Your Leader gains +2000 power during this battle."
    )
    lying(s, line, A)
    theirs = lying(s, line, B)
    s.hand(B, s.character_card(counter=1000))
    game = begin(s).declare("leader_a", "leader_b")
    assert game.asked() == (B, "yes_no")
    game.choose("yes")

    assert (game.area(theirs), game.power("leader_b")) == ("deck", 7000)


def test_cards_that_are_kod_at_the_same_time() -> None:
    s = Scenario()
    line = (
        "When 2 or more of your Characters are K.O.'d at the same time, you may play this card from "
        "your trash."
    )
    dead = lying(s, line)
    for _ in range(2):
        s.put_character(B, s.character_card(abilities=worded(line)))
    game, _ = played(s, KO_ALL)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")

    assert (game.area(dead), game.asked()) == ("characters", (A, "main"))


def test_the_card_that_was_played_is_the_one_that_is_meant() -> None:
    """Rule 3-1-6: the card on the field is a new one, but the text goes on to speak of it."""
    s = Scenario()
    dead = lying(
        s,
        "When your Character is K.O.'d, play this card from your trash. Then, this Character gains "
        "[Blocker] during this turn.",
    )
    game = fell(s, s.character(B))

    assert game.keywords(dead) == ["Blocker"]


def test_6_6_1_1_1_a_card_that_comes_at_the_end_of_the_turn_is_still_in_time() -> None:
    s = Scenario()
    back = "[End of Your Turn] You may add this card from your trash to your hand."
    mine = s.put_character(A, s.character_card(abilities=worded(back)))
    s.leader(A, abilities=worded("[End of Your Turn] Trash 1 of your Characters."))
    game = begin(s).choose("end").choose("yes")

    assert (game.area(mine), game.asked()) == ("hand", (B, "main"))


@pytest.mark.rule("11-1-1-1")
def test_11_1_1_1_a_card_that_rises_and_falls_without_end_is_a_loop() -> None:
    """Nobody is asked anything: what was used by the cards that it was is not asked for (Rule 3-1-6)."""
    s = Scenario()
    rises, falls = (
        "[End of Your Turn] Play this card from your trash.",
        "[End of Your Turn] Trash this Character.",
    )
    s.trash(A, s.character_card(abilities=[*worded(rises), *worded(falls)]))
    game = begin(s).choose("end")

    assert game.game.result is not None
    assert game.game.result.reason == "loop"


def test_a_card_that_made_room_sees_the_one_that_took_its_place() -> None:
    """Rule 3-7-6-1: it was trashed first."""
    s = Scenario()
    line = "When you play a Character, if this card is in your trash, draw 1 card."
    mine = s.put_character(A, s.character_card(abilities=worded(line)))
    for _ in range(4):
        s.character(A)
    new = s.hand(A, s.character_card(cost=0))
    game = begin(s).play(new).choose(f"pick {mine}")

    assert game.count(A, "hand") == 1

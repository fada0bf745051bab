"""Another card than one, cards left out with others, plays without [On Play], cards that were just played."""

from optcg.model.effects import SetActive
from optcg.model.selections import Every
from optcg.model.terms import Category
from tests.effects.checks import OWN, begin, don, event, said, worded
from tests.scenario import A, B, Scenario

_TO_ANOTHER = (
    "When your opponent's Character attacks your Character, you may change the attack target to another of "
    "your {Harbor} type Characters. If you do, draw 1 card."
)


def test_the_new_target_is_not_the_old_one() -> None:
    """This Character may be the new one: "another" is said of the card that is attacked."""
    s = Scenario()
    attacker = s.character(A, power=1000)
    guard = s.character(B, types=("Harbor",), rested=True, abilities=said(_TO_ANOTHER))
    prey = s.character(B, types=("Harbor",), rested=True)
    game = begin(s).declare(attacker, prey)
    assert game.asked() == (B, "yes_no")
    game.choose("yes")
    game.pass_battle()

    assert game.count(B, "hand") == 1
    assert (game.area(guard), game.area(prey)) == ("characters", "characters")


def test_without_another_one_nothing_is_changed() -> None:
    s = Scenario()
    attacker = s.character(A, power=1000)
    s.stage(B, abilities=said(_TO_ANOTHER))
    prey = s.character(B, types=("Harbor",), rested=True)
    game = begin(s).declare(attacker, prey).choose("yes")
    game.pass_battle()

    assert (game.asked(), game.count(B, "hand")) == ((A, "main"), 0)


def test_the_selected_character_and_a_name_are_left_out() -> None:
    s = Scenario()
    mira = s.character(B, name="Mira")
    one, two = s.character(B), s.character(B)
    game = worded(
        s,
        "Your opponent selects 1 of their Characters. All of your opponent's Characters other than the "
        "selected Character and [Mira] cannot attack until the end of your opponent's next End Phase.",
    )
    assert game.asked()[0] == B
    game.choose(f"pick {one}").end()
    able = [ref for ref in (mira, one, two) if f"attack {ref} leader_a" in game.choices()]

    assert able == [mira, one]


def test_a_card_is_played_without_its_on_play_effect() -> None:
    drawn = []
    for last in ("", " The [On Play] effect of that Character is not activated."):
        s = Scenario()
        card = s.trash(A, s.character_card(abilities=said("[On Play] Draw 2 cards.")))
        game = worded(s, f"Play up to 1 Character card from your trash.{last}").choose(f"pick {card}")
        drawn.append((game.area(card), game.count(A, "hand")))

    assert drawn == [("characters", 2), ("characters", 0)]


def test_if_no_card_is_played_nothing_is_negated() -> None:
    s = Scenario()
    card = s.trash(A, s.character_card(cost=0, abilities=said("[On Play] Draw 2 cards.")))
    back = s.hand(A, s.character_card(cost=0, abilities=said("[On Play] Draw 2 cards.")))
    text = "The [On Play] effect of that Character is not activated."
    game = worded(s, f"Play up to 1 Character card from your trash. {text}").choose("done").play(back)

    assert (game.area(card), game.count(A, "hand")) == ("trash", 2)


def test_characters_cannot_attack_the_leader_on_the_turn_in_which_they_are_played() -> None:
    """Also one with [Rush]; it may attack Characters."""
    s = Scenario()
    text = "your opponent's Characters cannot attack your Leader on the turn in which they are played."
    s.leader(B, abilities=said(f"If you have a Character with a cost of 8 or more, {text}", Category.LEADER))
    big = s.character(B, cost=8, rested=True)
    old = s.character(A)
    new = s.hand(A, s.character_card(cost=0, keywords=["Rush"]))
    attacks = begin(s).play(new).choices()

    assert f"attack {old} leader_b" in attacks
    assert f"attack {new} leader_b" not in attacks
    assert f"attack {new} {big}" in attacks


def test_characters_and_don_cannot_be_set_as_active_by_effects() -> None:
    s = Scenario()
    s.leader(
        B,
        abilities=said(
            "[Opponent's Turn] Your opponent's Characters and DON!! cards cannot be set as active by your "
            "opponent's effects.",
            Category.LEADER,
        ),
    )
    card = s.character(A, rested=True)
    s.don(A, active=1, rested=3)
    (main,) = said("[Main] Set up to 2 of your DON!! cards as active.", Category.EVENT)
    more = s.hand(A, s.card(Category.EVENT, cost=0, abilities=[main]))
    ready = event(s, SetActive(Every(OWN)))
    game = begin(s).play(ready).play(more)

    assert (game.rested(card), don(game, A)[:2]) == (True, (1, 3))

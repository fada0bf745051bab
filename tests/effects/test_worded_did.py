"""Cards by what they did in this turn, and how many of them did it."""

import pytest

from optcg.model.abilities import When
from optcg.model.amounts import Happened
from optcg.model.effects import KO, Move, Place, Rest, SetActive
from optcg.model.filters import Did, Without
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area, Category
from tests.effects.checks import OWN, THEIRS, begin, event, resolve, said
from tests.effects.test_worded_fought import asking, so
from tests.scenario import A, B, Scenario

ATTACKED = Did(Happened(When("attacks"), by_card=True))


def main(s: Scenario, text: str, player: int = A) -> str:
    return s.hand(player, s.event_card(cost=0, abilities=said(f"[Main] {text}", Category.EVENT)))


@pytest.mark.parametrize(("did", "picked"), [("attacked", "ally"), ("did not attack", "other")])
def test_the_card_that_did_it_is_chosen(did: str, picked: str) -> None:
    s = Scenario()
    s.life(B, 3)
    refs = {"ally": s.character(A, power=6000), "other": s.character(A, power=6000)}
    ask = main(s, f"Return up to 1 of your Characters that {did} during this turn to the owner's hand.")
    game = begin(s).attack(refs["ally"], "leader_b").play(ask)

    assert game.choices() == [f"pick {refs[picked]}", "done"]


def test_it_attacks_again_but_not_the_leader() -> None:
    s = Scenario()
    s.life(B, 5)
    ally = s.character(A, power=6000, types=("Harbor",))
    other = s.character(A, power=6000, types=("Harbor",))
    foe = s.character(B, power=9000, rested=True)
    ask = main(
        s,
        "Set up to 1 of your {Harbor} type Characters with a cost of 6 or less that attacked during this "
        "turn as active. Then, that Character cannot attack your opponent's Leader during this turn.",
    )
    game = begin(s).attack(ally, "leader_b").play(ask)
    assert f"pick {other}" not in game.choices()
    game.choose(f"pick {ally}")

    assert f"attack {ally} {foe}" in game.choices()
    assert f"attack {ally} leader_b" not in game.choices()


def test_of_those_that_blocked_or_were_rested() -> None:
    s = Scenario()
    s.life(B, 5)
    wall = s.character(B, power=9000, keywords=["Blocker"])
    bystander = s.character(B, power=9000)
    early = s.character(B, power=9000, rested=True)
    blocked = main(s, "K.O. up to 1 of your opponent's Characters that activated [Blocker] this turn.")
    rested = main(
        s, "Return all of your opponent's Characters that were rested this turn to the owner's hand."
    )
    rest = event(s, Rest(Every(Cards(Owner.OPPONENT, (Area.CHARACTER,)))))
    game = begin(s).declare("leader_a", "leader_b").choose(f"block {wall}").pass_battle()
    assert game.play(blocked).choices() == [f"pick {wall}", "done"]
    game.choose("done").play(rest).play(rested)

    assert [game.area(ref) for ref in (wall, bystander, early)] == ["hand", "hand", "characters"]


def test_by_whose_effect_it_was_rested_is_seen_from_the_player_who_asks() -> None:
    s = Scenario()
    foe = s.character(B)
    ask = main(s, "K.O. all of your opponent's Characters that were rested by your effect this turn.")
    wrong = main(
        s, "K.O. all of your opponent's Characters that were rested by your opponent's effect this turn."
    )
    game = resolve(s, Rest(Every(THEIRS)))

    assert game.play(wrong).area(foe) == "characters"
    assert game.play(ask).area(foe) == "trash"


def test_3_1_6_a_card_that_comes_again_has_not_attacked() -> None:
    s = Scenario()
    s.life(B, 3)
    ally = s.character(A, cost=0, power=6000)
    back = event(s, Move(Every(OWN), Place.HAND))
    ask = main(s, "K.O. all of your Characters that attacked this turn.")
    game = begin(s).attack(ally, "leader_b").play(back).play(ally).play(ask)

    assert game.area(ally) == "characters"


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        ("2 or more of your Characters attacked during this turn", True),
        ("3 or more of your Characters have attacked this turn", False),
        ("exactly 2 of your Characters attacked this turn", True),
        ("you attacked with 2 or more {Harbor} type Characters this turn", True),
        ("2 or less of your Characters attacked this turn", True),
        ("you have 2 or more Characters that attacked this turn", False),
        ("all of your Characters attacked this turn", False),
        ("2 or more of your Characters did not attack this turn", False),
        ("the number of your Characters that attacked this turn is 2 or more", True),
        ("3 or more of your opponent's Characters were attacked this turn", False),
    ],
)
def test_how_many_cards_did_it(fact: str, expected: bool) -> None:
    """One of them attacks twice, and one is gone since."""
    s = Scenario()
    s.life(B, 5)
    twice = s.character(A, power=6000, types=("Harbor",))
    gone = s.character(A, power=6000, types=("Harbor",))
    s.character(A, cost=9)
    ask = asking(s, fact)
    again = event(s, SetActive(Choose(OWN, 1)))
    ko = event(s, KO(Choose(OWN, 1)))
    game = begin(s).attack(twice, "leader_b").play(again).choose(f"pick {twice}")
    game.attack(twice, "leader_b").attack(gone, "leader_b").play(ko).choose(f"pick {gone}")

    assert so(game, ask) is expected


def test_in_the_last_turn_of_the_opponent() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    foe, idle = s.character(B, power=5000), s.character(B, power=5000)
    ask = main(
        s,
        "K.O. all of your opponent's Characters that attacked your Leader during your opponent's last turn.",
    )
    count = asking(s, "2 or more of your opponent's Characters attacked during your opponent's last turn")
    game = begin(s).attack(foe, "leader_a").end()

    assert not so(game, count)
    game.play(ask)
    assert (game.area(foe), game.area(idle)) == ("trash", "characters")


def test_a_permanent_effect_sees_it_at_once_and_for_this_turn() -> None:
    s = Scenario()
    s.life(B, 3)
    s.leader(
        A, power=5000, abilities=said("All of your Characters that attacked this turn gain +1000 power.")
    )
    ally, other = s.character(A, power=6000), s.character(A, power=6000)
    game = begin(s).attack(ally, "leader_b")

    assert (game.power(ally), game.power(other)) == (7000, 6000)
    assert game.end().power(ally) == 6000


def test_the_tree_of_what_a_card_did() -> None:
    (ability,) = said("[Main] Rest all of your Characters that did not attack this turn.", Category.EVENT)
    cards = Cards(Owner.YOU, (Area.CHARACTER,), Without(ATTACKED))

    assert ability.effects == (Rest(Every(cards)),)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("did", "played"), [("was", True), ("was not", False)])
def test_a_card_that_was_played_on_the_opponents_last_turn(did: str, played: bool) -> None:
    s = Scenario(turn_player=B)
    old = s.character(B)
    new = s.hand(B, s.character_card(cost=0))
    ask = main(
        s,
        f"Return up to 1 of your opponent's Characters that {did} played on your opponent's last turn to "
        "the owner's hand.",
    )
    game = begin(s).play(new).end().play(ask)

    assert game.choices() == [f"pick {new if played else old}", "done"]

"""Rule 8-1-3-4: replacement effects, "would ..., instead"."""

import pytest

from optcg.model.abilities import ActivateEffect, AutoEffect, Gate, ReplacementEffect, When, Would
from optcg.model.durations import Duration
from optcg.model.effects import KO, Draw, Effect, GainPower, Move, Place, Rest, RestDon
from optcg.model.selections import Cards, Choose, Every, Owner, Slot, This
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table

YOUR_CHARACTERS = Cards(Owner.YOU, (Area.CHARACTER,))
THEIR_CHARACTERS = Cards(Owner.OPPONENT, (Area.CHARACTER,))
YOUR_LEADER = Every(Cards(Owner.YOU, (Area.LEADER,)))
DISCARD = Move(Choose(Cards(Owner.YOU, (Area.HAND,)), 1), Place.TRASH)
THIS_KO = Would("ko")
KO_ONE = KO(Choose(THEIR_CHARACTERS, 1))


def instead(*effects: Effect, would: Would = THIS_KO, once: bool = False) -> ReplacementEffect:
    """ "If this Character would be K.O.'d, you may ... instead"."""
    return ReplacementEffect(would, effects, gate=Gate(once=once))


def ko_by_event(s: Scenario, *more: Effect) -> Table:
    """A uses an Event that K.O.s B's Character (B has one), and does more after that."""
    event = s.hand(A, s.event_card(main=[KO_ONE, *more]))
    return s.start().play(event)


REST_THIS = instead(Rest(This()))
FOR_YOUR_CHARACTERS = Would("ko", YOUR_CHARACTERS)


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_instead_marks_a_replacement() -> None:
    """The Character that would be K.O.'d is rested instead and stays."""
    s = Scenario()
    wall = s.character(B, abilities=[REST_THIS])
    game = ko_by_event(s)

    game.choose("yes")

    assert (game.area(wall), game.rested(wall)) == ("characters", True)


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_a_ko_in_battle_is_replaced_too() -> None:
    """The target that would be K.O.'d by the battle stays, and its player draws instead."""
    s = Scenario()
    wall = s.character(B, power=1000, rested=True, abilities=[instead(Draw(1))])
    game = s.start().declare("leader_a", wall)

    game.choose("yes")

    assert (game.area(wall), game.count(B, "hand")) == ("characters", 1)


@pytest.mark.rule("8-1-3-4")
def test_8_1_3_4_what_was_replaced_has_not_happened() -> None:
    """The [On K.O.] of a Character that was not K.O.'d does nothing."""
    s = Scenario()
    s.character(B, abilities=[REST_THIS, AutoEffect((When("On K.O."),), (Draw(1),))])
    game = ko_by_event(s)

    game.choose("yes")

    assert game.count(B, "hand") == 0


@pytest.mark.rule("8-1-3-4-1")
def test_8_1_3_4_1_a_replacement_may_be_declined() -> None:
    """After "no" the Character is K.O.'d, and it is not rested on the way."""
    s = Scenario()
    wall = s.character(B, abilities=[REST_THIS])
    game = ko_by_event(s)

    game.choose("no")

    assert (game.area(wall), game.kinds().count("rested")) == ("trash", 0)


def two_attempts() -> Table:
    """B's Leader protects a Character once per turn; A has an effect that K.O.s one, time and again."""
    s = Scenario()
    s.leader(B, abilities=[instead(Draw(1), would=FOR_YOUR_CHARACTERS, once=True)])
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (KO_ONE,))])
    walls = [s.character(B) for _ in range(2)]
    game = s.start()
    return game.choose("activate leader_a.1").choose(f"pick {walls[0]}")


@pytest.mark.rule("8-1-3-4-1")
def test_8_1_3_4_1_a_declined_replacement_has_not_used_up_its_turn() -> None:
    """Declined for the first K.O., a [Once Per Turn] replacement is offered for the second."""
    game = two_attempts().choose("no")

    game.choose("activate leader_a.1")

    assert game.asked() == (B, "yes_no")


@pytest.mark.rule("8-1-3-4-1", "10-2-13-1")
def test_8_1_3_4_1_an_applied_replacement_has_used_up_its_turn() -> None:
    """Applied to the first K.O., it is not offered for the second."""
    game = two_attempts().choose("yes")
    game.choose("activate leader_a.1")

    game.choose(game.choices()[0])

    assert (game.asked(), game.count(B, "trash")) == ((A, "main"), 1)


def three_replacements(turn_player: int = A) -> Table:
    """B's Character would be K.O.'d: it has its own replacement, and so have A's Stage and B's Leader."""
    s = Scenario(turn_player=turn_player)
    s.character(B, name="Victim", abilities=[instead(Draw(1))])
    s.stage(A, name="Stage of A", abilities=[instead(Draw(1), would=Would("ko", THEIR_CHARACTERS))])
    s.leader(B, name="Leader of B", abilities=[instead(Draw(1), would=FOR_YOUR_CHARACTERS)])
    owner = Owner.OPPONENT if turn_player == A else Owner.YOU
    victims = KO(Every(Cards(owner, (Area.CHARACTER,))))
    event = s.hand(turn_player, s.event_card(main=[victims]))
    return s.start().play(event)


def offered(game: Table) -> tuple[int, str]:
    """Who is asked about which replacement."""
    decision = game.game.decision
    assert decision is not None
    return decision.player, decision.prompt.split("Apply the replacement effect of ")[1].split(":")[0]


@pytest.mark.rule("8-1-3-4-2")
@pytest.mark.parametrize(
    ("turn_player", "expected"),
    [
        (A, [(B, "Victim"), (A, "Stage of A"), (B, "Leader of B")]),
        (B, [(B, "Victim"), (B, "Leader of B"), (A, "Stage of A")]),
    ],
)
def test_8_1_3_4_2_own_then_turn_player_then_other(turn_player: int, expected: list[tuple[int, str]]) -> None:
    """Each declined offer leads to the next: the card's own, the turn player's, the other player's."""
    game = three_replacements(turn_player)
    offers = [offered(game)]

    for _ in range(2):
        offers.append(offered(game.choose("no")))

    assert offers == expected


@pytest.mark.rule("8-1-3-4-2")
def test_8_1_3_4_2_an_applied_replacement_leaves_nothing_for_the_others() -> None:
    """The Character's own was applied, so the K.O. is off and nobody else is asked."""
    game = three_replacements()

    game.choose("yes")

    assert game.asked() == (A, "main")


@pytest.mark.rule("8-1-3-4-2")
def test_8_1_3_4_2_a_player_orders_their_own_replacements() -> None:
    """Two replacements of B are offered together, and B may take either or none."""
    s = Scenario()
    s.leader(B, abilities=[instead(Draw(1), would=FOR_YOUR_CHARACTERS)])
    s.stage(B, abilities=[instead(Draw(2), would=FOR_YOUR_CHARACTERS)])
    s.character(B)

    game = ko_by_event(s)

    assert (game.asked(), game.choices()) == ((B, "effect"), ["effect 1", "effect 2", "done"])


# Chains of replacements ----------------------------------------------------------------------------

# By R1 a K.O. becomes a return to the hand, which is an effect of R1's player (Rule 8-1-3-4-7).
R1 = instead(Move(This(), Place.HAND))
RETURN_BY_YOU = Would("leave", YOUR_CHARACTERS, by="your effects")


def chain(*second: Effect) -> tuple[Table, str]:
    """B's Character has R1, and B's Leader R2, which replaces the return; R1 was applied."""
    s = Scenario()
    s.leader(B, name="R2", abilities=[instead(*second, would=RETURN_BY_YOU)])
    victim = s.character(B, name="R1", abilities=[R1])
    return ko_by_event(s).choose("yes"), victim


@pytest.mark.rule("8-1-3-4-3", "8-1-3-4-6")
def test_8_1_3_4_3_different_replacements_may_follow_each_other() -> None:
    """After R1 made a return out of the K.O., R2 is offered for the return."""
    game, _ = chain(Rest(Slot(0)))

    assert offered(game) == (B, "R2")


@pytest.mark.rule("8-1-3-4-3")
def test_8_1_3_4_3_both_of_them_are_applied() -> None:
    """R2 rests the Character in place of the return, and so it stays."""
    game, victim = chain(Rest(Slot(0)))

    game.choose("yes")

    assert (game.area(victim), game.rested(victim)) == ("characters", True)


@pytest.mark.rule("8-1-3-4-3")
def test_8_1_3_4_3_the_same_replacement_is_not_applied_again() -> None:
    """R2 makes a K.O. out of the return; R1 is not offered a second time, and the Character is K.O.'d."""
    game, victim = chain(KO(Slot(0)))

    game.choose("yes")

    assert (game.area(victim), game.asked()) == ("trash", (A, "main"))


@pytest.mark.rule("8-1-3-4-3")
def test_8_1_3_4_3_another_process_may_be_replaced_again() -> None:
    """For the next K.O. in the same turn the same replacement is offered again."""
    s = Scenario()
    s.leader(A, abilities=[ActivateEffect(("Activate: Main",), (KO_ONE,))])
    s.character(B, abilities=[instead(Draw(1))])
    game = s.start().choose("activate leader_a.1").choose("yes")

    game.choose("activate leader_a.1")

    assert game.asked() == (B, "yes_no")


@pytest.mark.rule("8-1-3-4-4")
def test_8_1_3_4_4_only_the_named_part_is_exchanged() -> None:
    """Of "K.O. a Character and rest the opposing Leader" the K.O. alone is replaced."""
    s = Scenario()
    wall = s.character(B, abilities=[instead(Draw(1))])
    game = ko_by_event(s, Rest(Every(Cards(Owner.OPPONENT, (Area.LEADER,)))))

    game.choose("yes")

    assert (game.area(wall), game.rested("leader_b")) == ("characters", True)


@pytest.mark.rule("8-1-3-4-4")
def test_8_1_3_4_4_a_replacement_is_for_the_whole_part() -> None:
    """Two Characters would be K.O.'d together: "your Characters" are saved at the price of one card."""
    s = Scenario()
    s.leader(B, abilities=[instead(DISCARD, would=FOR_YOUR_CHARACTERS)])
    walls = [s.character(B) for _ in range(2)]
    s.hand(B, s.character_card())
    s.hand(B, s.character_card())
    event = s.hand(A, s.event_card(main=[KO(Every(THEIR_CHARACTERS))]))
    game = s.start().play(event).choose("yes")

    game.choose(game.choices()[0])

    assert ([game.area(wall) for wall in walls], game.count(B, "hand")) == (["characters"] * 2, 1)


@pytest.mark.rule("8-1-3-4-4")
def test_8_1_3_4_4_this_character_saves_only_itself() -> None:
    """Of two Characters that would be K.O.'d together the one with the replacement stays."""
    s = Scenario()
    saved, lost = s.character(B, abilities=[REST_THIS]), s.character(B)
    event = s.hand(A, s.event_card(main=[KO(Every(THEIR_CHARACTERS))]))
    game = s.start().play(event)

    game.choose("yes")

    assert (game.area(saved), game.area(lost)) == ("characters", "trash")


@pytest.mark.rule("8-1-3-4-4-1")
def test_8_1_3_4_4_1_the_rest_of_the_text_follows() -> None:
    """Of "K.O. 1 Character. Then, draw 1 card" the draw comes after the replacement."""
    s = Scenario()
    s.character(B, abilities=[REST_THIS])
    game = ko_by_event(s, Draw(1))

    game.choose("yes")

    assert game.kinds()[-2:] == ["rested", "card_drawn"]


@pytest.mark.rule("8-1-3-4-5")
@pytest.mark.parametrize(("cards", "area"), [(0, "trash"), (1, "characters")])
def test_8_1_3_4_5_what_stands_after_instead_must_be_possible(cards: int, area: str) -> None:
    """ "Trash 1 card from your hand instead" is not offered with an empty hand."""
    s = Scenario()
    wall = s.character(B, abilities=[instead(DISCARD)])
    for _ in range(cards):
        s.hand(B, s.character_card())

    game = ko_by_event(s)

    assert (game.area(wall), game.asked()[1]) == (area, "yes_no" if cards else "main")


@pytest.mark.rule("8-1-3-4-5")
@pytest.mark.parametrize(("active", "area"), [(0, "trash"), (1, "characters")])
def test_8_1_3_4_5_up_to_1_don_is_1_don(active: int, area: str) -> None:
    """ "Rest up to 1 of your DON!! cards instead" saves nobody for nothing."""
    s = Scenario()
    s.don(B, active=active)
    wall = s.character(B, abilities=[instead(RestDon(1, up_to=True))])

    game = ko_by_event(s)
    if active:
        game.choose("yes")

    assert (game.area(wall), game.count(B, "don_active")) == (area, 0)


@pytest.mark.rule("8-1-3-4-5", "1-3-2-1")
def test_8_1_3_4_5_a_rested_card_cannot_be_rested_instead() -> None:
    """ "Rest this Character instead" is not offered for a rested Character."""
    s = Scenario()
    wall = s.character(B, rested=True, abilities=[REST_THIS])

    game = ko_by_event(s)

    assert (game.area(wall), game.asked()) == ("trash", (A, "main"))


def leader_rested_instead() -> tuple[Table, str]:
    """R1 rests B's Leader instead of a K.O.; the Leader's R2 trashes a card instead of being rested."""
    s = Scenario()
    s.leader(B, name="R2", abilities=[instead(DISCARD, would=Would("rest", by="effects"))])
    s.character(B, name="R1", abilities=[instead(Rest(YOUR_LEADER))])
    card = s.hand(B, s.character_card())
    return ko_by_event(s).choose("yes"), card


@pytest.mark.rule("8-1-3-4-6")
def test_8_1_3_4_6_a_replacement_may_call_up_another() -> None:
    """R1 would rest the Leader, and so R2 is offered."""
    game, _ = leader_rested_instead()

    assert offered(game) == (B, "R2")


@pytest.mark.rule("8-1-3-4-6")
def test_8_1_3_4_6_the_other_replacement_takes_its_place() -> None:
    """With R2 applied the Leader stays active and the card is trashed."""
    game, card = leader_rested_instead()

    game.choose("yes")

    assert (game.rested("leader_b"), game.area(card)) == (False, "trash")


@pytest.mark.rule("8-1-3-4-7")
@pytest.mark.parametrize(("by", "power"), [("your effects", 6000), ("opponent's effects", 5000)])
def test_8_1_3_4_7_the_replaced_part_is_an_effect_of_its_owner(by: str, power: int) -> None:
    """A's effect would K.O., and B trashes a card instead: it was trashed by B's own effect."""
    s = Scenario()
    watcher = When("trashed from hand", who=Owner.YOU, by=by)
    s.leader(B, abilities=[AutoEffect((watcher,), (GainPower(This(), 1000, Duration.TURN),))])
    s.character(B, abilities=[instead(DISCARD)])
    s.hand(B, s.character_card())
    game = ko_by_event(s)

    game.choose("yes")

    assert game.power("leader_b") == power

"""Whole lines in play: what the rules say of effects, from the words of a card to what happens."""

import pytest

from optcg.model.effects import KO, ExtraTurn
from optcg.model.selections import Every
from optcg.model.terms import Category
from optcg.text import read
from tests.effects.checks import (
    OWN,
    THEIRS,
    abilities_of,
    attacks,
    begin,
    don,
    event,
    pile,
    played,
    resolve,
    said,
    watching,
    worded,
)
from tests.scenario import A, B, Scenario, Table


def _attacking(line: str) -> tuple[Table, str, str]:
    s = Scenario()
    one = s.character(A, name="Mira", power=1000, abilities=abilities_of(line))
    two = s.character(A, name="Tovo", power=1000)
    s.character(A, name="Other", power=1000)
    s.hand(B, s.character_card(counter=1000))  # so that the battle waits
    return begin(s).declare(one, "leader_b"), one, two


SELECT = "[When Attacking] Select {}. That card gains +5000 power during this battle."


def at_end(line: str, hand: int) -> Table:
    """The end of a turn of a player who has 1 Character besides the one that says this, and some cards."""
    s = Scenario()
    s.character(A, abilities=said(f"[End of Your Turn] {line}"))
    s.character(A)
    for _ in range(hand):
        s.hand(A, s.character_card())
    return begin(s).end()


def characters(game: Table, player: int) -> int:
    return len(game.game.state.players[player].characters)


PLAY = "Play up to 1 Character card from your trash."


ADD = "Add up to 1 Character card from your trash to your hand."


PLACE = "Place up to 1 Character card from your trash at the bottom of your deck."


LIFE = "Add up to 1 Character card from your trash to the top of your Life cards."


DEEDS = (PLAY, ADD, PLACE, LIFE)


def _moved(words: str, deed: str, player: int = B, **facts: object) -> bool:
    """Whether a player's Event moves a card out of the trash of B, while a Character of A says so."""
    s = Scenario(turn_player=player)
    watching(s, words, A)
    card = s.trash(B, s.character_card(**facts))
    s.trash(B, s.event_card())
    event = s.hand(player, s.event_card(cost=0, abilities=abilities_of(f"[Main] {deed}")))
    game = begin(s).play(event)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return game.area(card) != "trash"


WATCH = (
    "[Opponent's Turn] [Once Per Turn] You may rest 1 of your {Harbor} type Characters: When your opponent "
    "plays a Character with a base cost of 5 or more, rest the played Character."
)


HARBOR, OTHER = ("Harbor",), ("Quarry",)


HARBOR, OTHER = ("Harbor",), ("Quarry",)


LATER = "[On Play] If it is your second turn or later, draw 1 card."


@pytest.mark.rule("1-3-2")
def test_1_3_2_rested_don_are_not_offered_to_be_rested() -> None:
    s = Scenario()
    s.don(B, active=1, rested=2)
    s.character(B)
    game = worded(s, "Your opponent rests 1 of their Characters or DON!! cards.")

    assert [choice for choice in game.choices() if choice.startswith("pick don")] == ["pick don active"]
    assert don(game.choose("pick don active"), B)[:2] == (0, 3)


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("[On Play] You may draw 1 card and trash 1 card from your hand.", 0),
        ("[On Play] You may draw 2 cards and trash 1 card from your hand. If you do, draw 1 card.", 2),
        ("[On Play] You may draw 1 card and K.O. 1 of your opponent's Characters.", 1),
    ],
)
def test_1_3_2_what_may_be_done_is_offered_if_its_first_step_can_be_done(line: str, hand: int) -> None:
    """The card to trash comes with the draw."""
    s = Scenario()
    game, _ = played(s, line)
    game.choose("yes")
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == hand


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize("own", [1, 0])
@pytest.mark.parametrize("theirs", [1, 0])
def test_1_3_2_what_you_may_do_to_life_cards_of_both_players(own: int, theirs: int) -> None:
    s = Scenario()
    s.life(A, own)
    s.life(B, theirs)
    game = worded(s, "You may trash 1 card from the top of each of your and your opponent's Life cards.")
    may = game.asked() == (A, "yes_no")
    if may:
        game.choose("yes")

    assert may is bool(own or theirs)
    assert (game.count(A, "life"), game.count(B, "life")) == (0, 0)


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(
    ("words", "moved"),
    [
        ("Your opponent cannot play cards from their trash.", (ADD, PLACE, LIFE)),
        ("Your opponent cannot play {Harbor} type Character cards from their trash.", DEEDS),
        ("You cannot play cards from your trash.", DEEDS),
    ],
)
def test_1_3_3_cards_stay_in_the_trash(words: str, moved: tuple[str, ...]) -> None:
    assert tuple(deed for deed in DEEDS if _moved(words, deed)) == moved


def test_1_3_3_what_was_not_gained_was_not_done() -> None:
    s = Scenario()
    bare = s.character(A, effects=[{"cannot": "gain [Blocker]", "until": "turn"}])
    line = "[On Play] Up to 1 of your Characters gains [Blocker] during this turn. If you do, draw 1 card."
    game, _ = played(s, line)
    game.choose(f"pick {bare}")

    assert (game.keywords(bare), game.count(A, "hand")) == ([], 0)


@pytest.mark.rule("1-3-6-2-1")
def test_1_3_6_2_1_a_cost_below_0_becomes_the_number_that_is_said() -> None:
    s = Scenario()
    theirs = s.character(B, cost=1)
    watching(s, "[Your Turn] Give all of your opponent's Characters -3 cost.")
    game = worded(s, "Set the cost of up to 1 of your opponent's Characters to 3 during this turn.")
    before = game.cost(theirs)

    assert (before, game.choose(f"pick {theirs}").cost(theirs)) == (0, 3)


@pytest.mark.rule("1-3-6-2-1")
@pytest.mark.parametrize("number", ["all", "up to 2"])
def test_1_3_6_2_1_the_power_of_each_of_several_cards_becomes_what_is_said(number: str) -> None:
    s = Scenario()
    small, big = s.character(B, power=2000), s.character(B, power=7000)
    game = worded(s, f"The power of {number} of your opponent's Characters becomes 3000 during this turn.")
    if number != "all":
        game.choose(f"pick {small}").choose(f"pick {big}")

    assert (game.power(small), game.power(big)) == (3000, 3000)


def test_4_8_select_your_card_of_two_names_is_one_card() -> None:
    game, one, two = _attacking(SELECT.format("your [Mira] or [Tovo] card"))

    assert game.choices() == [f"pick {one}", f"pick {two}"]
    game.choose(f"pick {two}")
    assert (game.power(one), game.power(two)) == (1000, 6000)


@pytest.mark.rule("4-8-1")
@pytest.mark.parametrize("takes", [True, False])
def test_4_8_1_the_rest_is_put_away_whether_or_not_a_card_was_taken(takes: bool) -> None:
    s = Scenario()
    looked = [s.deck_top(A, s.event_card()) for _ in range(2)]
    game = worded(
        s,
        "Look at 2 cards from the top of your deck; reveal up to 1 Event and add it to your hand. If you do, "
        "trash 1 card from your hand. Then, place the rest at the bottom of your deck in any order.",
    )
    game.choose(f"pick {looked[0]}" if takes else "done")
    if not takes:
        game.choose(f"pick {looked[0]}")

    assert pile(game, A, "deck")[-1] == looked[1]


@pytest.mark.rule("6-5-5")
def test_6_5_5_no_don_are_given_to_a_stage() -> None:
    text = "[DON!! x1] [Your Turn] Your Leader gains +1000 power."
    assert read(text, "", Category.CHARACTER)[1] == ()
    assert read(text, "", Category.STAGE)[1] != ()


def test_6_5_6_1_the_other_player_has_their_first_turn_after_an_extra_turn() -> None:
    game = resolve(Scenario(turn_number=1), ExtraTurn()).end()

    assert (game.game.state.turn_number, "attack leader_a leader_b" in game.choices()) == (2, True)
    game.end()
    assert (game.game.state.turn_number, "attack leader_b leader_a" in game.choices()) == (3, False)


def test_6_6_1_1_1_a_card_that_comes_at_the_end_of_the_turn_is_still_in_time() -> None:
    s = Scenario()
    back = "[End of Your Turn] You may add this card from your trash to your hand."
    mine = s.put_character(A, s.character_card(abilities=abilities_of(back)))
    s.leader(A, abilities=abilities_of("[End of Your Turn] Trash 1 of your Characters."))
    game = begin(s).choose("end").choose("yes")

    assert (game.area(mine), game.asked()) == ("hand", (B, "main"))


@pytest.mark.rule("7-1-1-2", "8-4-4")
def test_7_1_1_2_the_new_target_is_chosen_among_those_that_fit() -> None:
    """ "To your [Tovo] with ...": the Leader, too; a weak one and a Stage are not among them."""
    s = Scenario()
    text = (
        "[On Your Opponent's Attack] You may change the target of the attack to your [Tovo] with 5000 base "
    )
    s.leader(B, name="Tovo", power=5000)
    strong = s.character(B, name="Tovo", power=6000)
    s.character(B, name="Tovo", power=4000, abilities=abilities_of(f"{text}power or more."))
    s.character(B, name="Mira", power=9000)
    s.stage(B, name="Tovo")
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert (game.asked()[0], sorted(game.choices())) == (B, [f"pick {strong}", "pick leader_b"])

    game.choose(f"pick {strong}").pass_battle()

    assert (game.count(B, "life"), game.area(strong)) == (3, "characters")


@pytest.mark.rule("8-1-3-4-5")
def test_8_1_3_4_5_the_card_that_comes_to_the_hand_is_one_that_can_be_trashed() -> None:
    s = Scenario()
    line = (
        "If your other Character would be K.O.'d, you may return that Character to the owner's hand and "
        "trash 1 card from your hand instead."
    )
    watching(s, line)
    mine = s.character(A, cost=1)
    game = worded(s, "K.O. 1 of your Characters with a cost of 1.")
    game.choose("yes")

    assert (game.area(mine), game.count(A, "hand")) == ("trash", 0)


@pytest.mark.rule("8-3-1")
def test_8_3_1_the_cost_before_an_event_is_paid_when_it_happens() -> None:
    s = Scenario(turn_player=B)
    s.don(B, active=9)
    mine = s.character(A, types=("Harbor",))
    watching(s, WATCH)
    played_card = s.hand(B, s.character_card(cost=5))
    game = begin(s).play(played_card)
    assert game.asked()[0] == A
    game.choose("yes")

    assert (game.rested(mine), game.rested(played_card)) == (True, True)


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_a_cost_that_takes_no_card_cannot_be_paid() -> None:
    s = Scenario()
    s.life(A, 0)
    cost = "You may trash cards from the top of your Life cards until you have 0 Life cards"
    ally = s.character(A, abilities=said(f"[Activate: Main] {cost}: Draw 2 cards."))

    assert f"activate {ally}.1" not in begin(s).choices()


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("turned", ["face-down", "face-up"])
def test_8_3_1_3_ends_that_cannot_be_turned_do_not_pay(turned: str) -> None:
    """Of the card in between nothing is said."""
    s = Scenario()
    s.life(A, 0)
    for opened in (False, True, False):
        s.life_top(A, s.character_card(), face_up=opened is (turned == "face-down"))
    words = f"[On Play] You may turn 1 card from the top or bottom of your Life cards {turned}: Draw 1 card."
    game, _ = played(s, words)

    assert (game.asked(), game.count(A, "hand")) == ((A, "main"), 0)


def test_8_3_1_3_of_two_that_fit_both_parts_one_is_kept_for_the_second() -> None:
    s = Scenario()
    one, two = (s.character(A, types=HARBOR) for _ in range(2))
    bare = s.character(A, types=OTHER)
    line = (
        "[Activate: Main] You may rest 2 of your Characters and 1 of your {Harbor} type Characters: "
        "Draw 1 card."
    )
    worker = watching(s, line)
    game = begin(s).choose(f"activate {worker}.1")
    assert set(game.choices()) == {f"pick {ref}" for ref in (one, two, bare, worker)}
    game.choose(f"pick {one}")

    assert set(game.choices()) == {f"pick {ref}" for ref in (bare, worker)}
    game.choose(f"pick {bare}")
    assert [game.rested(ref) for ref in (one, two, bare, worker)] == [True, True, True, False]
    assert game.count(A, "hand") == 1


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("turned", ["face-down", "face-up"])
@pytest.mark.parametrize(
    ("open_ends", "asked"), [((True, True), True), ((True, False), False), ((False, True), False)]
)
def test_8_3_1_3_only_an_end_whose_card_can_be_turned_pays(
    turned: str, open_ends: tuple[bool, bool], asked: bool
) -> None:
    """The top and the bottom are both asked for where both can be turned; else the one that can is."""
    s = Scenario()
    s.life(A, 0)
    down = turned == "face-down"
    bottom = s.life_top(A, s.character_card(), face_up=open_ends[1] is down)
    s.life_top(A, s.character_card(), face_up=down)
    top = s.life_top(A, s.character_card(), face_up=open_ends[0] is down)
    words = f"[On Play] You may turn 1 card from the top or bottom of your Life cards {turned}: Draw 1 card."
    game, _ = played(s, words)
    game.choose("yes")
    if asked:
        assert game.choices() == ["top", "bottom"]
        game.choose("bottom")

    (paid,) = [event.cards[0].id for event in game.game.events if event.kind == "life_turned"]
    assert paid == game.id(top if open_ends == (True, False) else bottom)
    assert game.count(A, "hand") == 1


def test_8_3_1_3_this_card_is_not_chosen_besides_itself() -> None:
    s = Scenario()
    other = s.character(A)
    line = "[Activate: Main] You may rest 1 of your Characters and this Character: Draw 1 card."
    worker = watching(s, line)
    game = begin(s).choose(f"activate {worker}.1")

    assert (game.rested(other), game.rested(worker)) == (True, True)
    assert game.count(A, "hand") == 1


def test_8_4_4_1_as_many_as_possible_are_chosen_of_both_kinds() -> None:
    s = Scenario()
    small, large = s.character(B, cost=2), s.character(B, cost=5)
    line = (
        "[On Play] K.O. 1 of your opponent's Characters with a cost of 5 or less and 1 of your opponent's "
        "Characters with a cost of 3 or less."
    )
    game, _ = played(s, line)

    assert (game.area(small), game.area(large)) == ("trash", "trash")


def test_10_1_5_a_trigger_activates_the_on_play_effect_of_its_card() -> None:
    s = Scenario()
    lines = "[On Play] Draw 2 cards.", "[Trigger] Activate this card's [On Play] effect."
    card = s.life_top(
        B, s.character_card(abilities=[ability for line in lines for ability in abilities_of(line)])
    )
    game = begin(s).declare("leader_a", "leader_b")
    while "yes" not in game.choices():
        game.choose("done")
    game.choose("yes")

    # Rule 10-1-5-3: it is not played, and goes to the trash.
    assert (game.area(card), game.count(B, "hand")) == ("trash", 2)


@pytest.mark.rule("11-1-1-1")
def test_11_1_1_1_a_card_that_rises_and_falls_without_end_is_a_loop() -> None:
    """Nobody is asked anything: what was used by the cards that it was is not asked for (Rule 3-1-6)."""
    s = Scenario()
    rises, falls = (
        "[End of Your Turn] Play this card from your trash.",
        "[End of Your Turn] Trash this Character.",
    )
    s.trash(A, s.character_card(abilities=[*abilities_of(rises), *abilities_of(falls)]))
    game = begin(s).choose("end")

    assert game.game.result is not None
    assert game.game.result.reason == "loop"


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("cost", "payable"), [(3, False), (4, True)])
def test_a_cost_that_this_card_pays_only_if_it_is_so(cost: int, payable: bool) -> None:
    s = Scenario()
    line = "[Activate: Main] You may rest this Character with a cost of 4 or more: Draw 1 card."
    ref = watching(s, line, cost=cost)
    game = begin(s)
    assert (f"activate {ref}.1" in game.choices()) is payable
    if payable:
        game.choose(f"activate {ref}.1")
        assert (game.rested(ref), game.count(A, "hand")) == (True, 1)


@pytest.mark.rule("4-10-1", "8-3-3")
@pytest.mark.parametrize(("characters", "held"), [(1, True), (5, False)])
def test_an_if_behind_its_deed_holds_for_what_comes_then(characters: int, held: bool) -> None:
    s = Scenario()
    fact = f"if you have {characters} or more Characters"
    game, ref = played(s, f"[On Play] Draw 1 card {fact}. Then, this Character gains [Rush].")

    assert (game.count(A, "hand"), "Rush" in game.keywords(ref)) == (int(held), held)


@pytest.mark.rule("8-4-4")
def test_an_option_of_a_list_may_be_chosen_in_vain() -> None:
    line = "Choose one: • Trash 1 of your other Characters. • Trash 1 card from your hand."
    assert at_end(line, hand=0).choices() == ["option 1", "option 2"]


def test_as_many_are_trashed_as_were_drawn() -> None:
    s = Scenario()
    for _ in range(2):
        s.character(A, types=("Harbor",))
    line = (
        "[On Play] Draw cards equal to the number of your {Harbor} type Characters. Then, trash the same "
        "number of cards from your hand."
    )
    game, _ = played(s, line)
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(A, "trash")) == (0, 2)


@pytest.mark.rule("8-1-3-4")
@pytest.mark.parametrize("done", ["K.O.'d", "removed from the field"])
@pytest.mark.parametrize("how", ["effect", "battle", "own effect"])
def test_by_your_opponent_is_by_effects_and_in_battle(done: str, how: str) -> None:
    s = Scenario(turn_player=A if how == "own effect" else B)
    line = f"If this Character would be {done} by your opponent, you may trash 1 card from your hand instead."
    ref = s.character(A, abilities=said(line), rested=True)
    s.hand(A, s.character_card())
    striker = s.character(B, power=9000)
    ko = event(s, KO(Every(OWN if how == "own effect" else THEIRS)), player=s.turn_player)
    game = begin(s)
    game = game.attack(striker, ref) if how == "battle" else game.play(ko)
    if how == "own effect":
        assert game.area(ref) == "trash"
        return
    assert sorted(game.choices()) == ["no", "yes"]
    assert game.choose("yes").area(ref) == "characters"


@pytest.mark.parametrize(("names", "drawn"), [("abc", 1), ("aab", 0), ("abcd", 1)])
def test_different_names_are_counted_once(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.character(A, name=name, types=("Harbor",))
    s.character(A, name="other")
    line = "[On Play] If you have 3 or more {Harbor} type Characters with different card names, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


@pytest.mark.rule("1-3-2")
def test_of_two_deeds_the_one_that_can_be_done_is_done() -> None:
    line = "Trash 1 of your other Characters or 1 card from your hand."

    assert at_end(line, hand=1).choices() == ["option 1", "option 2"]
    assert characters(at_end(line, hand=0), A) == 1


@pytest.mark.parametrize(("life", "power", "keywords"), [(3, 3000, []), (4, 1000, ["Unblockable"])])
def test_otherwise_holds_all_the_time_too(life: int, power: int, keywords: list[str]) -> None:
    s = Scenario()
    s.life(B, life)
    line = (
        "If your opponent has 3 or less Life cards, this Character gains +2000 power. Otherwise, this "
        "Character gains [Unblockable]."
    )
    ally = s.character(A, power=1000, abilities=abilities_of(line))
    game = begin(s)

    assert (game.power(ally), game.keywords(ally)) == (power, keywords)


def test_the_same_power_as_the_card_chosen_before() -> None:
    s = Scenario()
    ally, other = s.character(A, power=1000), s.character(B, power=8000)
    line = (
        "[On Play] Select up to 1 of your opponent's Characters. Up to 1 of your Characters' base power "
        "becomes the same as the selected Character's power during this turn."
    )
    game, _ = played(s, line, power=2000)
    game.choose(f"pick {other}").choose(f"pick {ally}")

    assert game.power(ally) == 8000


@pytest.mark.parametrize(
    ("line", "turn", "drawn"),
    [
        (LATER, 1, 0),
        (LATER, 3, 1),
        (LATER, 9, 1),
        # A went first where it is A's turn in an odd turn.
        ("[On Play] If it is your second turn or later, draw 1 card.", 2, 0),
        ("[On Play] If it is your second turn or later, draw 1 card.", 4, 1),
    ],
)
def test_the_turns_of_a_player_are_counted(line: str, turn: int, drawn: int) -> None:
    game, _ = played(Scenario(turn_number=turn), line)

    assert game.count(A, "hand") == drawn


@pytest.mark.rule("1-3-2")
def test_where_neither_can_be_done_nobody_is_asked() -> None:
    line = "Trash 1 of your Stages or 1 card from your hand."
    assert characters(at_end(line, hand=0), A) == 2


@pytest.mark.parametrize(
    ("winner", "of_leader", "of_character"),
    [
        ("your Character", 0, 1),
        ("your Leader", 1, 0),
        ("your Leader or Character", 1, 1),
        ("your {Harbor} type Character with 7000 power or more", 0, 1),
        ("your Character with 9000 power or more", 0, 0),
        ("your rested Character", 0, 1),
    ],
)
@pytest.mark.rule("2-2-4-1")
def test_who_wins_a_battle_is_told_as_it_is_on_the_field(
    winner: str, of_leader: int, of_character: int
) -> None:
    for name, drawn in (("leader_a", of_leader), ("ally", of_character)):
        s = Scenario()
        s.leader(A, types=("Harbor",))
        ally = s.character(A, power=6000, types=("Harbor",), don=1)
        foe = s.character(B, power=3000, rested=True)
        line = f"[Your Turn] When {winner} battles and K.O.'s your opponent's Character, draw 1 card."
        s.character(A, abilities=said(line))
        game = begin(s)
        before = game.count(A, "hand")
        game.attack(ally if name == "ally" else name, foe)
        assert game.count(A, "hand") - before == drawn


def test_how_a_card_came_is_asked_of_its_on_play() -> None:
    """Rule 3-1-6: a card that moves is a new one, so what was done to it before is not meant."""
    line = "[On Play] If this Character was played from your trash, draw 1 card."
    s = Scenario()
    card = s.character_card(cost=1, abilities=abilities_of(line))
    dead, held = s.trash(A, card), s.hand(A, card)
    game = worded(s, PLAY).choose(f"pick {dead}")
    drawn = len(game.game.state.players[A].hand)
    game.choose(f"play {held}")

    assert (drawn, len(game.game.state.players[A].hand)) == (2, 1)


@pytest.mark.parametrize(("number", "drawn"), [(2, 1), (1, 0)])
def test_several_cards_trashed_from_a_deck_at_once(number: int, drawn: int) -> None:
    line = "[Once Per Turn] When 2 or more cards are trashed from your deck by your effect, draw 1 card."
    s = Scenario()
    watching(s, line, A)
    game = worded(s, f"Trash {number} card{'s' if number > 1 else ''} from the top of your deck.")

    assert len(game.game.state.players[A].hand) == drawn


@pytest.mark.parametrize(("life", "drawn"), [(2, 2), (3, 1)])
def test_a_better_deed_instead(life: int, drawn: int) -> None:
    s = Scenario()
    s.life(A, life)
    game = worded(s, "Draw 1 card. If you have 2 or less Life cards, draw 2 cards instead.")

    assert len(game.game.state.players[A].hand) == drawn


def test_events_that_cannot_be_activated() -> None:
    s = Scenario(turn_player=A)
    held = event(s)
    watching(s, "You cannot activate Events with a base cost of 3 or less.")
    game = begin(s)

    assert not any(held in word for word in game.choices())


def test_a_leader_that_some_cards_cannot_attack() -> None:
    s = Scenario(turn_player=B)
    watching(s, "Your Leader cannot be attacked by Characters with a cost of 3 or less.", A)
    small, big = s.character(B, cost=3), s.character(B, cost=4)
    game = begin(s)

    assert (attacks(game, small), attacks(game, big)) == ([], ["leader_a"])


def test_the_other_cards_that_the_opponent_cannot_attack() -> None:
    s = Scenario(turn_player=B)
    abilities = abilities_of("Your opponent cannot attack your other {Navy} type Characters.")
    guard = s.character(A, rested=True, types=("Navy",), abilities=abilities)
    s.character(A, rested=True, types=("Navy",))
    stranger = s.character(A, rested=True)
    attacker = s.character(B)

    assert set(attacks(begin(s), attacker)) == {"leader_a", guard, stranger}


@pytest.mark.parametrize(("rested", "cost"), [(3, 1), (2, 3)])
def test_a_card_in_the_hand_that_costs_less_to_play(rested: int, cost: int) -> None:
    enough = "if you have 3 or more rested Characters"
    line = f"The cost of playing this card from your hand will be reduced by 2 {enough}."
    s = Scenario()
    held = s.hand(A, s.character_card(cost=3, abilities=abilities_of(line)))
    for _ in range(rested):
        s.character(A, rested=True)
    s.don(A, active=3)
    game = begin(s).choose(f"play {held}")

    assert don(game, A)[:2] == (3 - cost, cost)


FOE_IS_A_CHARACTER = (
    "[When Attacking] If this Character is attacking your opponent's Character, this Character gains +2000 "
    "power during this battle."
)


@pytest.mark.parametrize("at_character", [True, False])
def test_what_is_attacked_is_asked_of_the_battle_at_hand(at_character: bool) -> None:
    s = Scenario()
    mine = s.character(A, power=3000, abilities=abilities_of(FOE_IS_A_CHARACTER))
    target = s.character(B, rested=True) if at_character else "leader_b"
    s.hand(B, s.character_card(counter=1000))  # so that the battle waits
    game = begin(s).declare(mine, target)

    assert game.power(mine) == (5000 if at_character else 3000)


def test_the_attacking_card_is_the_one_that_attacks() -> None:
    s = Scenario()
    attacker, other = s.character(A, power=7000), s.character(A, power=7000)
    watching(s, "[On Your Opponent's Attack] Give the attacking card -3000 power during this turn.", B)
    game = begin(s).declare(attacker, "leader_b")

    assert (game.power(attacker), game.power(other)) == (4000, 7000)


RETURNED = (
    "Return {} given to your opponent's Characters to the owner's cost area rested. Draw 1 card for every "
    "DON!! card returned this way."
)


@pytest.mark.parametrize(("many", "left", "drawn"), [("all DON!! cards", 0, 3), ("1 DON!! card", 2, 1)])
def test_given_don_of_the_opponent_go_back_to_their_cost_area(many: str, left: int, drawn: int) -> None:
    s = Scenario()
    mine, theirs = s.character(A, don=2), s.character(B, don=3)
    game = worded(s, RETURNED.format(many))
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert (game.don(mine), game.don(theirs)) == (2, left)
    assert don(game, B)[1] == game.count(A, "hand") == drawn


@pytest.mark.parametrize(("here", "there", "drawn"), [(1, 3, 1), (2, 3, 0)])
def test_what_one_has_at_least_so_many_less_of(here: int, there: int, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, here), (B, there)):
        for _ in range(count):
            s.character(player)
    game = worded(s, "If you have at least 2 less Characters than your opponent, draw 1 card.")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("lost", "drawn"), [(1, 0), (2, 1)])
def test_how_many_cards_were_ko_d_in_this_turn(lost: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(lost):
        s.character(B, cost=1)
    wording = (
        "K.O. all of your opponent's Characters with a cost of 1. If 2 or more of your opponent's Characters "
        "were K.O.'d during this turn, draw 1 card."
    )
    assert worded(s, wording).count(A, "hand") == drawn

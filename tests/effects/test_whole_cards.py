"""Trees of whole idiosyncratic cards, played: each test names the card whose text the tree says."""

from optcg.model.abilities import (
    Ability,
    AutoEffect,
    Gate,
    HandCost,
    PermanentEffect,
    ReplacementEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf, Minus, Per, SlotCount
from optcg.model.conditions import Both, Compare, NotSo, SlotFits, ThisCardIs, ThisTurn
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    AsPlayer,
    ChooseOne,
    Draw,
    Forbid,
    GainPower,
    If,
    Later,
    Look,
    Mark,
    May,
    Move,
    Pick,
    Place,
    Play,
    Redirect,
    Rest,
    ReturnDon,
    Reveal,
    Shuffle,
)
from optcg.model.filters import (
    AllOf,
    Among,
    AnyOf,
    CategoryIs,
    ColorDiffersFrom,
    CostIs,
    NameIs,
    Rested,
    ThisCard,
    TypeIs,
    Without,
)
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Slot,
    This,
    Top,
)
from optcg.model.terms import Area, Category, Color
from tests.effects.checks import (
    EITHER,
    OPPONENT,
    OWN,
    OWN_HAND,
    OWN_LEADER,
    THEIR_HAND,
    THEIR_LIFE,
    THEIRS,
    YOU,
    begin,
    event,
    pile,
    resolve,
)
from tests.scenario import A, B, Scenario

TURN, BATTLE = Duration.TURN, Duration.BATTLE
CHARACTER, EVENT = CategoryIs(Category.CHARACTER), CategoryIs(Category.EVENT)
TRASH_ONE = Move(Choose(OWN_HAND, 1, slot=5), Place.TRASH)


def test_the_returned_characters_color_decides() -> None:
    """OP01-002, EB01-020: the card played has no color of the returned one."""
    s = Scenario()
    ally = s.character(A, colors=(Color.RED, Color.GREEN))
    s.hand(A, s.character_card(colors=(Color.GREEN,)))
    blue = s.hand(A, s.character_card(colors=(Color.BLUE,)))
    other = Cards(YOU, (Area.HAND,), AllOf((CHARACTER, ColorDiffersFrom(0))))
    game = resolve(s, Move(Choose(OWN, 1), Place.HAND), Play(Choose(other, 1, up_to=True, slot=1)))

    assert game.choices() == [f"pick {blue}", "done"]
    assert (game.choose(f"pick {blue}").area(blue), game.area(ally)) == ("characters", "hand")


def test_the_attack_is_drawn_to_another_card_before_blocks() -> None:
    """OP14-060: the Leader, or a Character of a type; the new target may be active."""
    s = Scenario(turn_player=A)
    either = AnyOf((CategoryIs(Category.LEADER), TypeIs("Pirates")))
    draw_off = AutoEffect(
        (When("On Your Opponent's Attack"),),
        (Redirect(Choose(Cards(YOU, LEADER_AND_CHARACTERS, either), 1)),),
        (ReturnDon(1),),
        optional=True,
    )
    s.leader(B, abilities=[draw_off])
    shield = s.character(B, power=1000, types=("Pirates",))
    wall = s.character(B, keywords=["Blocker"])
    game = begin(s).declare("leader_a", "leader_b").choose("yes")
    assert game.choices() == ["pick leader_b", f"pick {shield}"]

    game.choose(f"pick {shield}")
    assert game.choices() == [f"block {wall}", "done"]
    assert (game.pass_battle().area(shield), game.count(B, "life")) == ("trash", 3)


def test_the_other_players_life_is_put_in_order() -> None:
    """EB01-052: the player who looks orders them, face-up ones too; each keeps its facing."""
    s = Scenario()
    s.life(B, 0)
    three = s.life_top(B, s.character_card())
    two = s.life_top(B, s.character_card(), face_up=True)
    one = s.life_top(B, s.character_card())
    game = resolve(s, Look(Every(THEIR_LIFE)), Move(Slot(0), Place.LIFE_TOP))
    assert game.asked() == (A, "order")

    game.choose(f"pick {two}").choose(f"pick {three}")
    assert pile(game, B, "life") == [two, three, one]
    assert game.side(B)["life_face_up_indexes"] == [0]


def test_trash_life_until_one_is_left() -> None:
    """EB01-059: never adds."""
    surplus = Move(Top(YOU, Area.LIFE, Minus(CountOf(Cards(YOU, (Area.LIFE,))), 1)), Place.TRASH)
    for life, left in ((4, 1), (1, 1), (0, 0)):
        s = Scenario()
        s.life(A, life)
        assert resolve(s, surplus).count(A, "life") == left


def test_only_one_named_character_can_be_attacked() -> None:
    """OP01-051: while it is rested; the Leader and the others cannot."""
    kid = AllOf((CHARACTER, NameIs("Kid")))
    others = Every(Cards(YOU, LEADER_AND_CHARACTERS, Without(kid)))
    lure = PermanentEffect((Forbid(others, "be attacked"),), ThisCardIs(Rested()), Gate(turn="opponent"))
    for rested in (True, False):
        s = Scenario()
        wall = s.character(B, name="Kid", rested=rested, abilities=[lure])
        s.character(B, rested=True)
        attacks = [choice for choice in begin(s).choices() if choice.startswith("attack")]
        assert (attacks == [f"attack leader_a {wall}"]) is rested


def test_once_per_turn_as_a_condition() -> None:
    """OP01-062: only a real draw counts, and declining leaves it open."""
    s = Scenario()
    few = Both((Compare(CountOf(OWN_HAND), "<=", 4), NotSo(ThisTurn("drew"))))
    draw = If(few, (May((Draw(1),), then=(Mark("drew"),)),))
    s.leader(A, abilities=[AutoEffect((When("activates an Event", who=YOU),), (draw,))])
    refs = [s.hand(A, s.event_card(cost=0, main=[Shuffle()])) for _ in range(3)]
    game = begin(s).play(refs[0]).choose("no").play(refs[1]).choose("yes").play(refs[2])

    assert (game.asked()[1], game.count(A, "hand")) == ("main", 1)


def test_a_blind_pick_is_shown_and_judged() -> None:
    """OP01-063: an Event sends the top Life card to the bottom of the deck."""
    s = Scenario()
    s.hand(B, s.event_card())
    life = s.life_top(B, s.character_card())
    down = May((Move(Top(OPPONENT, Area.LIFE, slot=1), Place.DECK_BOTTOM),))
    seen = (Pick(Choose(THEIR_HAND, 1)), Reveal(Slot(0)), If(SlotFits(0, EVENT), (down,)))
    game = resolve(s, *seen).choose("yes")

    assert (game.area(life), game.count(B, "hand")) == ("deck", 1)


def test_the_character_battled_with_goes_to_the_deck() -> None:
    """OP04-047: if it is still on the field."""
    this = Cards(YOU, (Area.CHARACTER,), ThisCard())
    met = Cards(OPPONENT, (Area.CHARACTER,), AllOf((Among(1), CostIs("<=", 5))))
    frost = AutoEffect((When("battle ends", this, YOU),), (Move(Every(met, 2), Place.DECK_BOTTOM),))
    for power, area in ((6000, "deck"), (5000, "trash")):
        s = Scenario()
        ally = s.character(A, abilities=[frost])
        wall = s.character(B, power=power, rested=True)
        assert begin(s).attack(ally, wall).area(wall) == area


def test_both_may_fall_at_the_end_of_the_battle() -> None:
    """ST08-013: the one battled with, and if so this one too."""
    this = Cards(YOU, (Area.CHARACTER,), ThisCard())
    met = Cards(OPPONENT, (Area.CHARACTER,), Among(1))
    fall = If(Compare(CountOf(met), ">=", 1), (May((KO(Every(met, 2)),), then=(KO(This()),)),))
    s = Scenario()
    ally = s.character(A, abilities=[AutoEffect((When("battle ends", this, YOU),), (fall,))])
    wall = s.character(B, power=6000, rested=True)
    game = begin(s).attack(ally, wall).choose("yes")

    assert (game.area(ally), game.area(wall)) == ("trash", "trash")


def test_it_goes_away_at_the_end_of_this_battle() -> None:
    """OP02-064: lost if the card moved meanwhile."""
    s = Scenario()
    gone = Later("end of battle", (Move(This(), Place.DECK_BOTTOM),))
    ally = s.character(A, abilities=[AutoEffect((When("When Attacking"),), (gone,))])

    assert begin(s).attack(ally, "leader_b").area(ally) == "deck"


def test_any_number_of_cards_for_power_when_attacked() -> None:
    """OP03-001: attacks or is attacked."""
    this = Cards(YOU, (Area.LEADER,), ThisCard())
    some = Cards(YOU, (Area.HAND,), AnyOf((EVENT, CategoryIs(Category.STAGE))))
    burn = (
        Move(Choose(some, None, slot=2), Place.TRASH),
        GainPower(This(), Per(1000, 1, SlotCount(2)), BATTLE),
    )
    ability = AutoEffect((When("attacks", this, YOU), When("attacked", this, YOU)), burn)
    s = Scenario()
    s.leader(B, abilities=[ability])
    first, second = s.hand(B, s.event_card()), s.hand(B, s.stage_card())
    game = begin(s).declare("leader_a", "leader_b").choose(f"pick {first}").choose(f"pick {second}")

    assert (game.count(B, "hand"), game.count(B, "life"), game.asked()) == (0, 3, (A, "main"))


def test_it_comes_back_when_koed_by_the_opponents_effect() -> None:
    """OP09-052: the cost stands before the event and is paid when it happens."""
    this = Cards(YOU, (Area.CHARACTER,), ThisCard())
    back = AutoEffect(
        (When("K.O.'d", this, YOU, by="opponent's effects"),),
        (Play(This(), rested=True),),
        (TRASH_ONE,),
        optional=True,
        gate=Gate(turn="opponent"),
    )
    s = Scenario()
    phoenix = s.character(B, abilities=[back])
    s.hand(B, s.character_card())
    game = resolve(s, KO(Every(THEIRS))).choose("yes")

    assert (game.area(phoenix), game.rested(phoenix), game.count(B, "hand")) == ("characters", True, 0)


def test_both_players_discard_down_to_five() -> None:
    """OP05-058: the turn player first; nobody is filled up."""
    s = Scenario()
    for _ in range(7):
        s.hand(A, s.character_card())
    for _ in range(3):
        s.hand(B, s.character_card())
    down = Move(Choose(OWN_HAND, Minus(CountOf(OWN_HAND), 5)), Place.TRASH)
    game = resolve(s, AsPlayer(EITHER, (down,)))
    game.choose(game.choices()[0]).choose(game.choices()[0])

    assert (game.count(A, "hand"), game.count(B, "hand")) == (5, 3)


def test_the_hand_is_drawn_anew() -> None:
    """OP04-048."""
    s = Scenario()
    for _ in range(4):
        s.hand(A, s.character_card())
    game = resolve(s, Move(Every(OWN_HAND, 1), Place.DECK), Shuffle(), Draw(SlotCount(1)))

    assert game.count(A, "hand") == 4


def test_one_of_the_revealed_enters_active_the_other_rested() -> None:
    """OP10-058: the other only with a cost of 4 or less."""
    fits = Cards(YOU, (Area.HAND,), AllOf((CHARACTER, CostIs("<=", 7))))
    steps = (
        Reveal(Choose(fits, 2, up_to=True, slot=1)),
        Play(ChooseFrom(1, slot=2)),
        Play(Slot(1, CostIs("<=", 4)), rested=True),
    )
    s = Scenario()
    big, small = s.hand(A, s.character_card(cost=7)), s.hand(A, s.character_card(cost=4))
    ref = event(s, *steps)
    game = begin(s).play(ref).choose(f"pick {big}").choose(f"pick {small}").choose(f"pick {big}")
    assert (game.rested(big), game.rested(small)) == (False, True)

    game = begin(s).play(ref).choose(f"pick {big}").choose(f"pick {small}").choose(f"pick {small}")
    assert (game.area(big), game.rested(small)) == ("hand", False)


def test_play_it_or_put_it_into_life() -> None:
    """OP07-097."""
    some = Cards(YOU, (Area.HAND,), TypeIs("Egghead"))
    options = ChooseOne(((Play(Slot(0)),), (Move(Slot(0), Place.LIFE_TOP, face_up=True),)))
    for answer, area in (("option 1", "characters"), ("option 2", "life")):
        s = Scenario()
        card = s.hand(A, s.character_card(types=("Egghead",)))
        game = resolve(s, Pick(Choose(some, 1, up_to=True)), If(SlotFits(0), (options,)))
        assert game.choose(f"pick {card}").choose(answer).area(card) == area


def test_a_part_of_its_text_switches_itself_off() -> None:
    """OP05-100: no replacement while a Character of a name is on either field."""
    named = Cards(EITHER, (Area.CHARACTER,), NameIs("Luffy"))
    save: Ability = ReplacementEffect(
        Would("leave"),
        (Move(Top(YOU, Area.LIFE, slot=1), Place.TRASH),),
        condition=NotSo(Compare(CountOf(named), ">=", 1)),
        gate=Gate(once=True),
    )
    s = Scenario()
    wall = s.character(B, abilities=[save])
    game = resolve(s, Move(Choose(THEIRS, 1), Place.HAND)).choose("yes")
    assert (game.area(wall), game.count(B, "life")) == ("characters", 2)

    s.character(A, name="Luffy")
    assert resolve(s, Move(Choose(THEIRS, 1), Place.HAND)).area(wall) == "hand"


def test_an_opponent_who_does_not_pay_with_life() -> None:
    """OP05-099: the opponent decides; if they do not, power is lost."""
    paid = AsPlayer(OPPONENT, (Move(Top(YOU, Area.LIFE), Place.TRASH),))
    weak = GainPower(Every(Cards(OPPONENT, (Area.LEADER,)), 1), -2000, TURN)
    for answer, life, power in (("yes", 2, 5000), ("no", 3, 3000)):
        game = resolve(Scenario(), May((paid,), otherwise=(weak,), who=OPPONENT)).choose(answer)
        assert (game.count(B, "life"), game.power("leader_b")) == (life, power)


def test_what_was_accepted_but_not_done() -> None:
    """Like OP05-099: a K.O. that is replaced leaves "if they do not" to happen."""
    s = Scenario()
    save = ReplacementEffect(Would("ko"), (Draw(1),), optional=False)
    wall = s.character(B, abilities=[save])
    game = resolve(s, May((KO(Choose(THEIRS, 1)),), otherwise=(Draw(1),))).choose("yes")

    assert (game.area(wall), game.count(A, "hand")) == ("characters", 1)


def test_the_next_play_counts_the_changed_cost() -> None:
    """OP02-025 with OP07-064: a cost of 3 or more, as the card has it in the hand."""
    s = Scenario()
    cheap = s.hand(A, s.character_card(cost=4, abilities=[HandCost(-2)]))
    stays = Cards(YOU, (Area.HAND,), CostIs(">=", 3))
    game = resolve(s, Draw(CountOf(stays)), Rest(Every(OWN_LEADER)))

    assert (game.area(cheap), game.count(A, "hand")) == ("hand", 1)

"""What holds all the time: gains, bans, replacements, costs in the hand and rule texts."""

import pytest

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CountOf, ItsOwn, Minus, Per
from optcg.model.conditions import Compare, NotSo
from optcg.model.durations import Duration
from optcg.model.effects import Move, Place
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, Every, Selection, This, Top
from optcg.model.terms import Area, Attribute, Category
from tests.text.said import OPPONENT, TIDE, YOU, ability, cards, effect, has, unread

FEW_LIFE = Compare(CountOf(cards(YOU, Area.LIFE)), "<=", 2)
DISCARD = Move(Choose(cards(YOU, Area.HAND)), Place.TRASH)
THEIRS = Choose(cards(OPPONENT), up_to=True)


@pytest.mark.parametrize(
    ("line", "held"),
    [
        (
            "[DON!! x1] This Character gains +1000 power.",
            a.PermanentEffect((e.GainPower(This(), 1000),), gate=a.Gate(don=1)),
        ),
        (
            "[Your Turn] All of your {Tidelamp Keepers} type Characters gain +1000 power.",
            a.PermanentEffect((e.GainPower(Every(cards(YOU, of=TIDE)), 1000),), gate=a.Gate(turn="your")),
        ),
        (
            "If you have 2 or less Life cards, this Character gains [Rush].",
            a.PermanentEffect((e.GainKeyword(This(), "Rush"),), FEW_LIFE),
        ),
        (
            "[Opponent's Turn] If you have 2 or less Life cards, this Character gains [Blocker] and +1000 "
            "power.",
            a.PermanentEffect(
                (e.GainKeyword(This(), "Blocker"), e.GainPower(This(), 1000)),
                FEW_LIFE,
                a.Gate(turn="opponent"),
            ),
        ),
        (
            "This Character can also attack your opponent's active Characters.",
            a.PermanentEffect((e.GainKeyword(This(), "Attack Active"),)),
        ),
        (
            "Your opponent cannot attack your other {Tidelamp Keepers} type Characters.",
            a.PermanentEffect(
                (e.Forbid(Every(cards(YOU, of=f.AllOf((TIDE, f.Without(f.ThisCard()))))), "be attacked"),)
            ),
        ),
        ("This Character cannot attack.", a.PermanentEffect((e.Forbid(This(), "attack"),))),
        (
            "This Character cannot attack unless your opponent has 2 or more Characters.",
            a.PermanentEffect(
                (e.Forbid(This(), "attack"),), NotSo(Compare(CountOf(cards(OPPONENT)), ">=", 2))
            ),
        ),
        (
            "You cannot play any Character cards with a cost of 5 or more.",
            a.PermanentEffect(
                (
                    e.ForbidPlayer(
                        YOU,
                        "play cards",
                        Duration.ON_FIELD,
                        f.AllOf((f.CategoryIs(Category.CHARACTER), f.CostIs(">=", 5))),
                    ),
                )
            ),
        ),
        ("Give this card in your hand -1 cost.", a.HandCost(-1)),
        ("The cost of playing this card from your hand will be reduced by 2.", a.HandCost(-2, to_play=True)),
        (
            "This Character's power cannot be reduced by your opponent's effects.",
            a.PermanentEffect((e.Forbid(This(), "lose power", by="opponent's effects"),)),
        ),
        (
            "This Character's cost cannot be reduced.",
            a.PermanentEffect((e.Forbid(This(), "lose cost", by="effects"),)),
        ),
        (
            "This Character cannot be attacked by {Tidelamp Keepers} type cards.",
            a.PermanentEffect((e.Forbid(This(), "be attacked", source=TIDE),)),
        ),
        (
            "Your opponent cannot activate Events.",
            a.PermanentEffect((e.ForbidPlayer(OPPONENT, "activate Events", Duration.ON_FIELD),)),
        ),
        (
            "This Character cannot be set as active.",
            a.PermanentEffect((e.Forbid(This(), "become active"),)),
        ),
        (
            "This Character cannot be set as active by your opponent's effects.",
            a.PermanentEffect((e.Forbid(This(), "be set active", by="opponent's effects"),)),
        ),
        (
            "Give all of your opponent's Characters -1000 power for every 10 cards in your trash.",
            a.PermanentEffect(
                (e.GainPower(Every(cards(OPPONENT)), Per(-1000, 10, CountOf(cards(YOU, Area.TRASH)))),)
            ),
        ),
    ],
)
def test_what_holds(line: str, held: a.Ability) -> None:
    assert ability(line) == held


@pytest.mark.parametrize(
    ("words", "by", "source"),
    [
        ("in battle", "battle", None),
        ("by your opponent's effects", "opponent's effects", None),
        (
            "in battle by <Slash> attribute Characters",
            "battle",
            f.AllOf((f.CategoryIs(Category.CHARACTER), f.AttributeIs(Attribute.SLASH))),
        ),
    ],
)
def test_by_what_a_card_cannot_be_kod(words: str, by: str, source: f.Filter | None) -> None:
    ban = e.Forbid(This(), "be K.O.'d", by=by, source=source)
    assert ability(f"This Character cannot be K.O.'d {words}.") == a.PermanentEffect((ban,))


@pytest.mark.parametrize(
    ("words", "duration"),
    [
        ("during this turn", Duration.TURN),
        ("during this battle", Duration.BATTLE),
        ("until the end of your opponent's next turn", Duration.OPPONENT_END),
        ("until the start of your next turn", Duration.OWN_START),
    ],
)
def test_for_how_long(words: str, duration: Duration) -> None:
    assert effect(f"this Character gains [Banish] {words}") == e.GainKeyword(This(), "Banish", duration)


@pytest.mark.parametrize(
    ("words", "selection"),
    [
        ("this Character", This()),
        ("all of your Characters", Every(cards(YOU))),
        ("up to 2 of your Characters", Choose(cards(YOU), 2, up_to=True)),
    ],
)
def test_power_that_becomes_a_number_is_each_cards_own(words: str, selection: Selection) -> None:
    gain = e.GainPower(selection, Minus(5000, ItsOwn("power")), Duration.TURN)
    assert effect(f"the power of {words} becomes 5000 during this turn") == gain


def test_what_is_gained_by_an_effect_needs_a_time() -> None:
    assert unread("[On Play] Your Leader gains [Double Attack].")


@pytest.mark.parametrize(
    ("words", "done"),
    [
        (
            "up to 1 of your opponent's Characters cannot attack until the end of your opponent's next turn",
            e.Forbid(THEIRS, "attack", Duration.OPPONENT_END),
        ),
        (
            "up to 1 of your opponent's rested Characters will not become active in your opponent's next "
            "Refresh Phase",
            e.Forbid(
                Choose(cards(OPPONENT, of=f.Rested()), up_to=True),
                "become active in the Refresh Phase",
                Duration.REFRESH,
            ),
        ),
        (
            "your opponent cannot attack your {Tidelamp Keepers} type Characters during this turn",
            e.ForbidPlayer(
                OPPONENT,
                "attack cards",
                Duration.TURN,
                f.AllOf((f.CategoryIs(Category.CHARACTER), TIDE)),
            ),
        ),
        (
            "your opponent cannot activate [Blocker] during this turn",
            e.ForbidPlayer(OPPONENT, "activate Blocker", Duration.TURN),
        ),
        (
            "give up to 1 of your opponent's Characters -4 cost during this turn",
            e.GainCost(THEIRS, -4, Duration.TURN),
        ),
        (
            "your Leader's base power becomes 7000 until the end of your opponent's next turn",
            e.SetBasePower(Every(cards(YOU, Area.LEADER)), 7000, Duration.OPPONENT_END),
        ),
        (
            "up to 1 of your Leader or Character cards gains +2000 power during this battle",
            e.GainPower(Choose(cards(YOU, *LEADER_AND_CHARACTERS), up_to=True), 2000, Duration.BATTLE),
        ),
    ],
)
def test_what_begins_for_a_time(words: str, done: e.Effect) -> None:
    assert effect(words) == done


@pytest.mark.parametrize(
    ("line", "would", "done", "gate"),
    [
        (
            "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
            a.Would("ko"),
            DISCARD,
            a.OPEN,
        ),
        (
            "If this Character would be K.O.'d in battle, you may trash 1 card from your hand instead.",
            a.Would("ko", by="battle"),
            DISCARD,
            a.OPEN,
        ),
        (
            "[Once Per Turn] If your {Tidelamp Keepers} type Character would be removed from the field by "
            "your opponent's effect, you may rest this Character instead.",
            a.Would("leave", cards(YOU, of=TIDE), by="opponent's effects"),
            e.Rest(This()),
            a.Gate(once=True),
        ),
        (
            "[Opponent's Turn] If this Character would be removed from the field by your opponent's effect, "
            "you may add 1 card from the top of your Life cards to your hand instead.",
            a.Would("leave", by="opponent's effects"),
            Move(Top(YOU, Area.LIFE), Place.HAND),
            a.Gate(turn="opponent"),
        ),
        (
            "If this Character or your Leader would be rested, you may trash 1 card from your hand instead.",
            a.Would(
                "rest",
                cards(
                    YOU,
                    Area.LEADER,
                    Area.CHARACTER,
                    of=f.AnyOf((f.ThisCard(), f.CategoryIs(Category.LEADER))),
                ),
            ),
            DISCARD,
            a.OPEN,
        ),
        *(
            (
                f"If {who} would take damage, you may trash 1 card from your hand instead.",
                a.Would("damage", cards(YOU, Area.LEADER)),
                DISCARD,
                a.OPEN,
            )
            for who in ("you", "your Leader")
        ),
    ],
)
def test_what_is_done_instead(line: str, would: a.Would, done: e.Effect, gate: a.Gate) -> None:
    assert ability(line) == a.ReplacementEffect(would, (done,), gate=gate)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Also treat this card's name as [Wren] according to the rules.", a.AlsoNamed("Wren")),
        ("Under the rules of this game, your DON!! deck consists of 6 cards.", a.DonDeckOf(6)),
        (
            "Under the rules of this game, you cannot include cards with a +2000 Counter in your deck.",
            a.DeckCannotInclude(f.CounterIs("=", 2000)),
        ),
        (
            "Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck.",
            a.DeckCannotInclude(f.AllOf((f.CategoryIs(Category.EVENT), f.CostIs(">=", 2)))),
        ),
    ],
)
def test_rule_texts(line: str, rule: a.Ability) -> None:
    assert ability(line) == rule


@pytest.mark.parametrize(
    ("number", "node"),
    [
        ("OP08-084", a.PermanentEffect((e.GainCost(This(), 4),))),
        ("EB04-005", e.Forbid(This(), "attack")),
        ("OP06-026", e.ForbidPlayer(YOU, "attack a Leader", Duration.TURN)),
        ("OP13-028", e.ForbidPlayer(YOU, "play from hand", Duration.TURN)),
        ("OP09-081", e.NegateTiming(YOU, "On Play", Duration.ON_FIELD)),
        ("OP15-070", e.SetBasePower(This(), 6000)),
        ("EB04-030", a.ReplacementEffect(a.Would("ko"), (e.ReturnDon(1),))),
        ("OP01-075", a.AnyNumberInDeck()),
        ("OP03-040", a.DefeatByDeckIsWin()),
        ("OP15-022", a.DefeatByDeckWaits()),
        ("ST13-003", a.FaceUpLifeToDeck()),
        ("OP12-036", a.NotPlayedByEffects((Area.HAND,))),
        ("EB04-061", a.HandCost(-1, condition=Compare(CountOf(cards(YOU, Area.LIFE)), "<=", 1))),
    ],
)
def test_official_cards(number: str, node: object) -> None:
    assert has(number, node)


def test_the_selection_of_a_static_effect_is_never_a_choice() -> None:
    chosen: Selection = Choose(cards(YOU), up_to=True)
    assert unread("Up to 1 of your Characters gains +1000 power.")
    assert not has("OP08-084", chosen)

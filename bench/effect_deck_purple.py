"""The second effect deck: DON!!, costs, hand and Life; and the Leaders of both."""

from bench.effect_words import FIGHTERS, FLEET, boost, discard, main, mine, on, search, theirs, up_to
from optcg.model.abilities import (
    Ability,
    ActivateEffect,
    Gate,
    KeywordEffect,
    PermanentEffect,
    ReplacementEffect,
    TriggerEffect,
    Would,
)
from optcg.model.amounts import DonOf
from optcg.model.conditions import Compare, YouDid
from optcg.model.durations import Duration
from optcg.model.effects import (
    KO,
    AddDon,
    ChooseOne,
    Draw,
    Forbid,
    GainCost,
    GainKeyword,
    GainPower,
    If,
    Move,
    Place,
    Play,
    Rest,
    RestDon,
    ReturnDon,
    SetActive,
    SetDonActive,
)
from optcg.model.filters import AllOf, CategoryIs, CostIs, Rested
from optcg.model.selections import (
    Choose,
    Every,
    Owner,
    This,
    Top,
)
from optcg.model.terms import Area, Category

PURPLE: tuple[tuple[str, int, int, tuple[Ability, ...]], ...] = (
    ("Cadet", 1, 2000, (on("On Play", *search(FLEET, 4)),)),
    ("Sailor", 1, 3000, ()),
    ("Engineer", 2, 3000, (on("On Play", AddDon(1, rested=True, up_to=True)),)),
    ("Guard", 2, 4000, (KeywordEffect("Blocker"), on("On K.O.", AddDon(1, rested=True)))),
    ("Clerk", 2, 3000, (on("On Play", Draw(2), discard()),)),
    (
        "Spy",
        3,
        4000,
        (on("On Play", Move(Choose(theirs(Area.HAND), 1, slot=2), Place.TRASH), cost=(ReturnDon(1),)),),
    ),
    ("Bailiff", 3, 5000, (on("On Play", GainCost(up_to(1, theirs(Area.CHARACTER)), -2, Duration.TURN)),)),
    (
        "Officer",
        3,
        4000,
        (PermanentEffect((GainCost(Every(theirs(Area.CHARACTER)), -1),), gate=Gate(turn="your")),),
    ),
    (
        "Medic",
        3,
        4000,
        (on("End of Your Turn", SetActive(up_to(1, mine(Area.CHARACTER, described=Rested())))),),
    ),
    (
        "Hunter",
        4,
        5000,
        (
            on(
                "When Attacking",
                KO(up_to(1, theirs(Area.CHARACTER, described=CostIs("<=", 0)))),
                Draw(1),
                cost=(ReturnDon(1),),
            ),
        ),
    ),
    (
        "Jailer",
        4,
        6000,
        (on("On Play", Forbid(up_to(1, theirs(Area.CHARACTER)), "attack", Duration.OPPONENT_END)),),
    ),
    (
        "Commodore",
        5,
        7000,
        (
            ReplacementEffect(Would("leave", by="opponent's effects"), (ReturnDon(1),), gate=Gate(once=True)),
            KeywordEffect("Blocker"),
        ),
    ),
    (
        "Admiral",
        5,
        6000,
        (
            on(
                "On Play",
                Move(up_to(1, theirs(Area.CHARACTER, described=CostIs("<=", 4))), Place.DECK_BOTTOM),
                cost=(ReturnDon(1),),
            ),
            PermanentEffect((GainKeyword(This(), "Rush"),), condition=Compare(DonOf(Owner.YOU), ">=", 8)),
        ),
    ),
)
PURPLE_EVENTS: tuple[tuple[str, int, tuple[Ability, ...]], ...] = (
    (
        "Arrest",
        2,
        (
            ActivateEffect(("Main",), (Rest(up_to(1, theirs(Area.CHARACTER))), Draw(1))),
            TriggerEffect((AddDon(1),)),
        ),
    ),
    (
        "Iron Wall",
        1,
        (ActivateEffect(("Counter",), (boost(up_to(1, FIGHTERS), 3000, battle=True), SetDonActive(1))),),
    ),
    (
        "Orders",
        1,
        (
            ActivateEffect(
                ("Main",),
                (
                    ChooseOne(
                        (
                            (Draw(2),),
                            (AddDon(1),),
                            (Move(up_to(1, mine(Area.TRASH, described=FLEET)), Place.HAND),),
                        )
                    ),
                ),
                cost=(RestDon(1),),
            ),
            TriggerEffect((Draw(1),)),
        ),
    ),
    (
        "Reinforcements",
        3,
        (
            ActivateEffect(
                ("Main",),
                (
                    Play(
                        up_to(
                            1,
                            mine(
                                Area.HAND, described=AllOf((CategoryIs(Category.CHARACTER), CostIs("<=", 3)))
                            ),
                        )
                    ),
                    If(YouDid(), (Draw(1),)),
                ),
            ),
        ),
    ),
    (
        "Barrier",
        0,
        (
            ActivateEffect(("Counter",), (boost(up_to(1, FIGHTERS), 2000, battle=True),)),
            TriggerEffect((Move(Top(Owner.YOU, Area.DECK, 1), Place.LIFE_TOP),)),
        ),
    ),
)
PURPLE_STAGES: tuple[tuple[str, int, tuple[Ability, ...]], ...] = (
    ("Shipyard", 1, (main(AddDon(1, rested=True), cost=(Rest(This()), RestDon(1))),)),
    (
        "Court",
        2,
        (
            PermanentEffect(
                (GainPower(Every(mine(Area.CHARACTER, described=FLEET)), 1000),), gate=Gate(turn="opponent")
            ),
        ),
    ),
)

LEADERS: tuple[tuple[str, tuple[Ability, ...]], ...] = (
    (
        "Captain",
        (
            PermanentEffect((GainPower(Every(mine(Area.CHARACTER)), 1000),), gate=Gate(don=1, turn="your")),
            on("When Attacking", boost(up_to(1, mine(Area.CHARACTER)), 1000)),
        ),
    ),
    (
        "Warden",
        (
            main(Draw(1), AddDon(1, rested=True), cost=(ReturnDon(1), discard())),
            on("On Your Opponent's Attack", boost(This(), 1000, battle=True), cost=(RestDon(1),)),
        ),
    ),
)

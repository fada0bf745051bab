"""The first effect deck: attacks, searches and K.O.s."""

from bench.effect_words import CHEAP, CREW, FIGHTERS, boost, discard, main, mine, on, search, theirs, up_to
from optcg.model.abilities import (
    Ability,
    ActivateEffect,
    AutoEffect,
    Gate,
    KeywordEffect,
    PermanentEffect,
    ReplacementEffect,
    TriggerEffect,
    When,
    Would,
)
from optcg.model.amounts import CountOf, Per
from optcg.model.effects import (
    KO,
    ActivateAbility,
    Draw,
    GainPower,
    GiveDon,
    May,
    Play,
    Rest,
)
from optcg.model.filters import CostIs, PowerIs, ThisCard, Without
from optcg.model.selections import (
    Every,
    Owner,
    This,
)
from optcg.model.terms import Area

RED: tuple[tuple[str, int, int, tuple[Ability, ...]], ...] = (
    ("Lookout", 1, 2000, (on("On Play", *search(CREW)),)),
    ("Deckhand", 1, 3000, ()),
    ("Boatswain", 2, 3000, (on("When Attacking", boost(up_to(1, FIGHTERS), 1000)),)),
    (
        "Gunner",
        2,
        4000,
        (on("On Play", KO(up_to(1, theirs(Area.CHARACTER, described=PowerIs("<=", 3000))))),),
    ),
    ("Shield", 2, 4000, (KeywordEffect("Blocker"), on("On Block", boost(This(), 1000, battle=True)))),
    ("Cook", 3, 4000, (on("On K.O.", Draw(1)), TriggerEffect((Play(This()),)))),
    ("Swordsman", 3, 5000, (KeywordEffect("Rush"),)),
    ("Captain's Mate", 3, 4000, (main(GiveDon(1, up_to(1, FIGHTERS)), cost=(Rest(This()),)),)),
    (
        "Drummer",
        3,
        4000,
        (
            PermanentEffect(
                (GainPower(Every(mine(Area.CHARACTER, described=Without(ThisCard()))), 1000),),
                gate=Gate(turn="your"),
            ),
        ),
    ),
    ("Duelist", 4, 6000, (on("When Attacking", Rest(up_to(1, CHEAP)), gate=Gate(don=1)),)),
    (
        "Veteran",
        4,
        5000,
        (ReplacementEffect(Would("ko", by="effects"), (discard(),)), KeywordEffect("Blocker")),
    ),
    (
        "Storm",
        5,
        7000,
        (
            on("On Play", KO(up_to(1, theirs(Area.CHARACTER, described=CostIs("<=", 4))))),
            KeywordEffect("Double Attack"),
        ),
    ),
    ("Champion", 5, 6000, (PermanentEffect((GainPower(This(), Per(1000, 4, CountOf(mine(Area.TRASH)))),)),)),
)
RED_EVENTS: tuple[tuple[str, int, tuple[Ability, ...]], ...] = (
    (
        "Broadside",
        2,
        (ActivateEffect(("Main",), (KO(up_to(1, CHEAP)),)), TriggerEffect((ActivateAbility("Main"),))),
    ),
    (
        "Parry",
        1,
        (
            ActivateEffect(("Counter",), (boost(up_to(1, FIGHTERS), 4000, battle=True),)),
            TriggerEffect((Draw(1),)),
        ),
    ),
    ("War Cry", 1, (ActivateEffect(("Main",), (boost(Every(mine(Area.CHARACTER)), 1000), Draw(1))),)),
    ("Recruiting", 1, (ActivateEffect(("Main",), search(CREW)),)),
    (
        "Last Stand",
        0,
        (
            ActivateEffect(
                ("Counter",),
                (boost(up_to(1, FIGHTERS), 2000, battle=True), May((discard(),), then=(Draw(1),))),
            ),
        ),
    ),
)
RED_STAGES: tuple[tuple[str, int, tuple[Ability, ...]], ...] = (
    ("Old Ship", 1, (main(boost(up_to(1, FIGHTERS), 1000), cost=(Rest(This()),)),)),
    (
        "Harbour",
        2,
        (
            AutoEffect(
                (When("K.O.'d", theirs(Area.CHARACTER), who=Owner.OPPONENT),),
                (Draw(1),),
                gate=Gate(once=True),
            ),
        ),
    ),
)

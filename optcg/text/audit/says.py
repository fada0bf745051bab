"""What the name of a node says, and what it may say, besides its fields."""

from __future__ import annotations

from typing import Final

from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model import selections as s
from optcg.model.durations import Duration

# What the name of a node says, besides its fields.
SAYS: Final[dict[type, tuple[str, ...]]] = {
    e.Draw: ("draw",),
    e.DrawFromBottom: ("draw", "bottom"),
    e.DrawUpTo: ("draw", "up to"),
    e.Look: ("look at",),
    e.KO: ("K.O.",),
    e.Rest: ("rest",),
    e.RestDon: ("rest",),
    e.Play: ("play",),
    e.Negate: ("negate",),
    e.NegateTiming: ("negate",),
    e.Damage: ("damage",),
    e.Shuffle: ("shuffle",),
    f.Without: ("not",),
    f.Rested: ("rested",),
    f.Active: ("active",),
    f.Multicolor: ("multicolored",),
    f.NoBaseEffect: ("base", "not"),
    f.EffectsNegated: ("negate",),
    f.HasTrigger: ("[Trigger]",),
    f.ColorDiffersFrom: ("different",),
    f.SameNameAs: ("same",),
    f.FaceUp: ("face-up",),
    e.SetActive: ("active",),
    e.SetDonActive: ("active",),
    e.SetBasePower: ("base",),
    e.SetBaseCost: ("base",),
    e.SwapBasePower: ("base",),
    e.SwapBaseCost: ("base",),
    e.HoldDon: (Duration.REFRESH.value,),
    a.TriggerEffect: ("[Trigger]",),
    c.NotSo: ("not",),
}
# What it may say.
MAY_SAY: Final[dict[type, tuple[str, ...]]] = {
    e.AddDon: ("active",),
    e.DrawFromBottom: ("deck",),
    f.PutThereThisTurn: (Duration.TURN.value,),
    a.DonDeckOf: ("deck",),
    e.Shuffle: ("deck",),
    s.TopOrBottom: ("1", "top", "bottom"),
    s.Top: ("top", "bottom"),
    f.PlayedThisTurn: ("play", Duration.TURN.value),
    s.Together: ("each",),
    e.May: ("may", "up to"),
    e.ActivateAbility: ("this",),
    e.SwapBasePower: ("this", "base"),
    e.SwapBaseCost: ("this", "base"),
    s.This: ("this",),
    n.PowerOf: ("this",),
    n.CostOf: ("this",),
    n.CounterOf: ("this",),
    f.ThisCard: ("this",),
    f.SameNameAs: ("this", "different"),
    f.OnTop: ("top",),
    f.Shares: ("this", "same", "different"),
    n.Alike: ("same",),
    n.Apart: ("different",),
    n.AtMost: ("up to",),
    c.ThisCardIs: ("this",),
    c.ThisTurn: ("this", Duration.TURN.value),
    n.Happened: (Duration.TURN.value,),
    n.HappenedToOthers: (Duration.TURN.value, "not", "this"),
    a.NthTime: (Duration.TURN.value,),
    n.HappenedInBattle: (Duration.BATTLE.value,),
    a.Would: ("this",),
    a.AlsoNamed: ("this",),
    a.AlsoTyped: ("this",),
    a.AlsoAttribute: ("this",),
    a.AnyNumberInDeck: ("this", "deck", "may"),
    a.CopiesInDeck: ("this", "deck", "may", "up to"),
    a.FewOfEach: ("deck", "may", "not", "same", "up to", "different"),
    a.OpeningHandOf: ("hand", "draw"),
    a.NotPlayedByEffects: ("this", "play"),
    a.PlayedOnlyIf: ("this", "play", "not"),
    e.HoldDon: ("active",),
    e.RestDon: ("active",),
    e.ReduceNextPlay: ("hand", "play"),
    e.ChangeHandCost: ("hand", "play"),
    a.HandCost: ("hand", "play", "this"),
    a.DeckCannotInclude: ("deck",),
    a.DeckMayInclude: ("this", "deck", "may", "up to"),
    a.DonPhaseGives: ("Leader",),
    a.EntersRested: ("rested", "play", "play"),
    a.DefeatByDeckIsWin: ("0", "deck"),
    a.DefeatByDeckWaits: ("0", "0", "deck", "deck", "later: end of turn"),
    a.FaceUpLifeToDeck: ("face-up", "Life", "hand", "deck", "bottom"),
}

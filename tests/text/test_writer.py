"""Trees in words: every tree has a wording, and different trees have different ones."""

import dataclasses
import re
from collections import defaultdict
from dataclasses import replace
from functools import cache

import pytest

from optcg.engine.bans import CANNOT_NAMES, PLAYER_BANS
from optcg.engine.timings import TIMINGS
from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import (
    CountOf,
    ItsOwn,
    Per,
    SlotCount,
    TotalOf,
)
from optcg.model.durations import Duration
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Top,
)
from optcg.model.terms import Area, Attribute, Category
from optcg.model.trees import is_node, nodes_of
from optcg.text.writer import (
    write,
    write_ability,
    write_effects,
)
from optcg.text.writing.abilities import AbilityWriter
from tests.effects.test_every_node_is_tested import FAMILIES, MODULES
from tests.games.random_trees import Trees

YOU, OPPONENT = Owner.YOU, Owner.OPPONENT
THEIRS = Cards(OPPONENT, (Area.CHARACTER,))
HAND = Cards(YOU, (Area.HAND,))
KINDS = (Category.LEADER, Category.CHARACTER, Category.CHARACTER, Category.EVENT, Category.STAGE)
MANY = 4000
# Lists without an order, that may be in one another.
LISTS = (f.AllOf, f.AnyOf, c.Both, c.Either)

# What random trees are not made of.
RARE: tuple[Ability, ...] = (
    a.AutoEffect((a.When("On Play"),), (e.UpToOne((e.Move(Top(YOU, Area.DECK), Place.LIFE_TOP),)),)),
    a.DonPhaseGives(1, c.YourTurn()),
    a.NotPlayedByEffects((Area.HAND,)),
    a.NotPlayedByEffects((Area.TRASH,), c.YourTurn()),
    a.EntersRested(f.CategoryIs(Category.CHARACTER), OPPONENT, "effects"),
    a.EntersRested(None, Owner.EITHER, "opponent's effects"),
    a.ReplacementEffect(a.Would("damage", Cards(YOU, (Area.LEADER,)), "battle", at_least=2), (e.Draw(1),)),
    a.ReplacementEffect(a.Would("don", Cards(YOU, (Area.LEADER,)), "opponent's effects"), (e.Draw(1),)),
    a.ReplacementEffect(a.Would("from Life", Cards(YOU, (Area.LEADER,)), "effects"), (e.Draw(1),)),
    a.ActivateEffect(("Activate: Main",), (e.Play(This()),), condition=c.YourTurn(), area=Area.TRASH),
    a.AutoEffect(
        (a.When("On Play"),),
        (
            e.ForbidPlayer(
                OPPONENT, "activate Events", Duration.TURN, attacker=Cards(YOU, LEADER_AND_CHARACTERS)
            ),
        ),
    ),
    a.ReplacementEffect(a.Would("ko", also=a.Would("leave", by="effects")), (e.Draw(1),)),
    a.AutoEffect((a.When("played", origin=Area.HAND),), (e.KO(Slot(0, f.InArea((Area.CHARACTER,)))),)),
    a.PermanentEffect((e.GainPower(This(), TotalOf("power", THEIRS, base=True)),)),
    a.PermanentEffect((e.GainPower(This(), Per(1000, 2, CountOf(THEIRS, "name"))),)),
    a.PermanentEffect((e.GainPower(This(), TotalOf("given DON!!", THEIRS)),)),
    a.PermanentEffect((e.NegateTiming(OPPONENT, "On Play", Duration.ON_FIELD),)),
    a.PermanentEffect((e.GainTrait(This(), f.TypeIs("Harbor")),)),
    a.AutoEffect((a.When("On Play"),), (e.Pick(Every(THEIRS, 2)), e.Draw(SlotCount(2, f.Rested())))),
    a.PermanentEffect((e.AddCost(Every(THEIRS), "attack", (e.RestDon(1),)),)),
    a.PermanentEffect((e.GainPower(Every(THEIRS), Per(-1000, 1, ItsOwn("given DON!!"))),)),
    a.PermanentEffect((e.GainPower(Every(THEIRS), -1000),), c.YourTurn(), a.Gate(turn="your"), Area.LIFE),
    a.PermanentEffect((e.GainPower(Every(THEIRS), -1000),), c.YourTurn(), area=Area.TRASH),
    a.AutoEffect((a.When("K.O.'d", THEIRS),), (e.Draw(1),), area=Area.TRASH),
    a.AutoEffect((a.When("K.O.'d", THEIRS),), (e.Play(This()),), (e.RestDon(1),), True, area=Area.TRASH),
    a.AutoEffect((a.When("K.O.'d", THEIRS),), (e.Draw(1),), (), True, c.YourTurn(), area=Area.TRASH),
    a.AutoEffect((a.When("End of Your Turn"),), (e.Draw(1),), (), True, area=Area.TRASH),
    a.AutoEffect(
        (a.When("End of Your Turn"),),
        (e.If(c.YourTurn(), (e.Draw(1),)),),
        gate=a.Gate(once=True),
        area=Area.TRASH,
    ),
    a.AutoEffect((a.When("End of Your Turn"),), (e.May((e.Play(This()),)),), (), True, area=Area.TRASH),
    a.ReplacementEffect(a.Would("ko", THEIRS), (e.Move(This(), e.Place.DECK_BOTTOM),), area=Area.TRASH),
    a.ReplacementEffect(a.Would("ko", THEIRS), (e.Draw(1),), False, c.YourTurn(), area=Area.TRASH),
    a.AlsoAll("name"),
)


@cache
def random_abilities() -> tuple[Ability, ...]:
    trees = Trees("written")
    cards = (trees.card(f"RND-{place}", KINDS[place % len(KINDS)]) for place in range(MANY))
    return tuple(ability for card in cards for ability in card.abilities)


def kinds() -> set[type]:
    """Every kind of dataclass that can be in a tree."""
    return {
        found
        for module in MODULES
        for name, found in vars(module).items()
        if isinstance(found, type) and dataclasses.is_dataclass(found) and name not in FAMILIES
    }


def test_every_kind_of_tree_is_written() -> None:
    written = {type(node) for node in nodes_of((*random_abilities(), *RARE)) if is_node(node)}

    assert [kind.__name__ for kind in kinds() - written] == []


def test_no_word_is_a_name_of_the_program() -> None:
    names = {kind.__name__ for kind in kinds() if re.search("[a-z][A-Z]", kind.__name__)}
    names |= {"KO", "None(?! of )"}
    attributes = "|".join(map(re.escape, Attribute))
    strange = re.compile(rf"\b(?:{'|'.join(names)})\b|<(?!{attributes})|[_=]|\bDuration")

    texts = [write_ability(ability) for ability in (*random_abilities(), *RARE)]

    assert [text for text in texts if strange.search(text) or text != text.strip() or "  " in text] == []


def test_different_trees_are_written_differently() -> None:
    """Except where they mean the same: see `meaning`."""
    found = defaultdict(set)
    for ability in (*random_abilities(), *RARE):
        found[write_ability(ability)].add(meaning(ability))

    assert [text for text, meanings in found.items() if len(meanings) > 1] == []


def meaning(tree: object) -> object:
    """The tree, with one form for what can be said in two.

    - The parts of "all of" and "any of", and the timings of one effect, have no order.
    - Any number of DON!! is up to any number; an effect with the timing "Trigger" is a [Trigger].
    - "Cannot be K.O.'d" with a cause can be one word or two.
    - Whose event it is can be said of the event or of its card.
    - Up to 1 card of a pile is 1 card that the player may leave alone.
    - What the opponent does up to so many is theirs, however it is said; both draw or shuffle as each does.
    - Without a cost there is nothing that an [Activate: Main] or an Event could ask.
    """
    if isinstance(tree, tuple):
        return tuple(meaning(part) for part in tree)
    if not dataclasses.is_dataclass(tree) or isinstance(tree, type):
        return tree
    if tree == f.HasTiming("Trigger"):
        tree = f.HasTrigger()
    if isinstance(tree, e.RestDon) and tree.count is None:
        tree = replace(tree, up_to=True)
    if isinstance(tree, e.AddDon) and tree.up_to and tree.who is Owner.OPPONENT:
        tree = e.AsPlayer(Owner.OPPONENT, (replace(tree, who=Owner.YOU),))
    if isinstance(tree, (e.Draw, e.Shuffle)) and tree.who is Owner.EITHER:
        tree = e.AsPlayer(Owner.EITHER, (replace(tree, who=Owner.YOU),))
    what = getattr(tree, "what", None)
    if isinstance(tree, e.Effect) and isinstance(what, Top) and what.up_to and what.count == 1:
        tree = e.May((replace(tree, what=replace(what, up_to=False)),))  # type: ignore[call-arg]
    if isinstance(tree, a.ActivateEffect) and not tree.cost:
        tree = replace(tree, optional=True)
    if isinstance(tree, a.When) and tree.subject is not None:
        owners = {tree.who, tree.subject.owner} - {Owner.EITHER}
        if len(owners) < 2:
            owner = owners.pop() if owners else Owner.EITHER
            tree = replace(tree, who=owner, subject=replace(tree.subject, owner=owner))
    values = {field.name: meaning(getattr(tree, field.name)) for field in dataclasses.fields(tree)}
    if isinstance(tree, LISTS):
        parts = frozenset(flat_parts(tree, type(tree)))
        return next(iter(parts)) if len(parts) == 1 else (type(tree), parts)
    if isinstance(tree, a.AutoEffect):
        values["timings"] = frozenset(map(meaning, tree.timings))
    if isinstance(tree, e.Forbid) and tree.by:
        joined = {"battle": " in battle", "effects": " by effects"}.get(tree.by, f" by {tree.by}")
        values |= {"what_not": tree.what_not + joined, "by": ""}
    return (type(tree), *values.items())


def flat_parts(tree: object, kind: type) -> list[object]:
    """The parts of "all of", and those of an "all of" among them."""
    if not isinstance(tree, kind):
        return [meaning(tree)]
    parts = tree.filters if isinstance(tree, (f.AllOf, f.AnyOf)) else getattr(tree, "conditions", ())
    return [found for part in parts for found in flat_parts(part, kind)]


@pytest.mark.parametrize("duration", Duration)
def test_every_duration_has_its_own_words(duration: Duration) -> None:
    others = {write_effects((e.GainPower(This(), 1000, other),)) for other in Duration if other != duration}

    assert write_effects((e.GainPower(This(), 1000, duration),)) not in others


def test_every_place_has_its_own_words() -> None:
    assert len({write_effects((e.Move(This(), place),)) for place in Place}) == len(Place)


def test_everything_that_is_forbidden_has_its_own_words() -> None:
    bans = {write_effects((e.Forbid(This(), word),)) for word in CANNOT_NAMES}
    narrow = {write_effects((e.Forbid(This(), word, source=f.Rested()),)) for word in CANNOT_NAMES}
    players = {write_effects((e.ForbidPlayer(YOU, word, Duration.TURN),)) for word in PLAYER_BANS}

    assert len(bans) == len(narrow) == len(CANNOT_NAMES)
    assert len(players) == len(PLAYER_BANS)


def test_every_timing_has_its_own_words() -> None:
    texts = {write_ability(a.AutoEffect((a.When(event),), (e.Draw(1),))) for event in TIMINGS}

    assert len(texts) == len(TIMINGS)


SMALL = f.CostIs("<=", 3)
SEARCH = (
    e.Look(Top(YOU, Area.DECK, 5)),
    e.Move(ChooseFrom(0, f.TypeIs("Navy"), 1, up_to=True, slot=1), Place.HAND),
    e.Move(Slot(0), Place.DECK_BOTTOM),
)
WORDINGS: tuple[tuple[tuple[Effect, ...], str], ...] = (
    ((e.Draw(1),), "Draw 1 card."),
    ((e.Draw(2), e.Draw(1, OPPONENT)), "Draw 2 cards. Then, your opponent draws 1 card."),
    (
        (e.KO(Choose(replace(THEIRS, filter=SMALL), 1, up_to=True)),),
        "K.O. up to 1 of your opponent's Characters with a cost of 3 or less.",
    ),
    (
        SEARCH,
        "Look at 5 cards from the top of your deck; reveal up to 1 {Navy} type card and add it to your hand."
        " Then, place the rest at the bottom of your deck in any order.",
    ),
    (
        (e.GainPower(Choose(Cards(YOU, LEADER_AND_CHARACTERS), 1, up_to=True), 2000, Duration.BATTLE),),
        "Up to 1 of your Leader or Character cards gains +2000 power during this battle.",
    ),
    (
        (e.GainPower(Choose(THEIRS, 1, up_to=True), -2000, Duration.TURN),),
        "Give up to 1 of your opponent's Characters -2000 power during this turn.",
    ),
    (
        (e.GainPower(This(), Per(1000, 5, CountOf(Cards(YOU, (Area.TRASH,))))),),
        "This card gains +1000 power for every 5 cards in your trash.",
    ),
    (
        (e.Move(Choose(Cards(OPPONENT, (Area.HAND,)), 1, chooser=OPPONENT), Place.TRASH),),
        "Your opponent trashes 1 card from their hand.",
    ),
    (
        (e.Pick(Choose(THEIRS, 1)), e.KO(Slot(0)), e.Rest(Choose(THEIRS, 1, slot=1)), e.SetActive(Slot(0))),
        "Select 1 of your opponent's Characters and K.O. the selected Character. Then, rest 1 of your"
        " opponent's Characters. Then, set the K.O.'d Character as active.",
    ),
    (
        (e.May((e.Move(Choose(HAND, 1), Place.TRASH),), (e.Draw(1),)),),
        "You may trash 1 card from your hand. If you do, draw 1 card.",
    ),
    (
        (e.If(c.YourTurn(), (e.Draw(1),)), e.Draw(2)),
        "(if it is your turn, draw 1 card). Then, draw 2 cards.",
    ),
    (
        (e.ChooseOne(((e.Draw(1),), (e.AddDon(1, rested=True),))),),
        "Choose one: • Draw 1 card. • Add 1 DON!! card from your DON!! deck and rest it.",
    ),
)


@pytest.mark.parametrize(("effects", "text"), WORDINGS, ids=[text for _, text in WORDINGS])
def test_wordings(effects: tuple[Effect, ...], text: str) -> None:
    assert write_effects(effects) == text


def test_a_card_has_a_line_for_each_ability() -> None:
    cost = (e.Rest(This()),)
    abilities = (
        a.KeywordEffect("Blocker"),
        a.AutoEffect((a.When("On Play"),), (e.Draw(1),), cost, optional=True, gate=a.Gate(don=1, once=True)),
        a.TriggerEffect((e.Play(This()),)),
    )

    assert write(abilities, Category.CHARACTER).split("\n") == [
        "[Blocker]",
        "[DON!! x1] [On Play] [Once Per Turn] You may rest this Character: Draw 1 card.",
        "[Trigger] Play this card.",
    ]


def test_conditions_selections_and_filters_on_their_own() -> None:
    low = c.Compare(CountOf(Cards(YOU, (Area.LIFE,))), "<=", 3)
    everything: Selection = Every(Cards(YOU, (Area.HAND,), f.CategoryIs(Category.EVENT)))

    writer = AbilityWriter(marks=False)
    assert writer.condition(low) == "you have 3 or less Life cards"
    assert writer.selection(everything) == "all Events from your hand"
    assert (
        writer.cards_like(f.AllOf((f.Rested(), f.Without(f.NameIs("A")))), many=True)
        == "rested cards other than [A]"
    )

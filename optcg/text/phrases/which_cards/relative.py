"""More that stands behind a noun: whose cards, their names, relative clauses, and asides between commas."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import filters as f
from optcg.model.selections import Owner, Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import AFTER, BEHIND, Described, all_of, any_of
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose, several
from optcg.text.phrases.which_cards.references import BATTLED

# "A Character of yours", "a card named [A] or [B]".
AFTER.means("of yours", Described(owner=Owner.YOU))
AFTER.means("of your opponent", Described(owner=Owner.OPPONENT))
AFTER.means("of your opponent's", Described(owner=Owner.OPPONENT))
AFTER.means("of their choice", Described(chooser=Owner.OPPONENT))
AFTER.means("of your opponent's choice", Described(chooser=Owner.OPPONENT))
AFTER.says("named <names>", Described)
AFTER.says("not named <names>", lambda names: Described(f.Without(names)))
AFTER.says(
    "named neither <name> nor <name>",
    lambda one, two: Described(f.Without(f.AnyOf((f.NameIs(one), f.NameIs(two))))),
)
BEHIND.says(
    "and not named <names> <behind>", lambda names, rest: Described(f.Without(names), joint="and").and_(rest)
)
BEHIND.says(
    "and costing <worth> <behind>", lambda worth, rest: Described(worth.cost(), joint="and").and_(rest)
)
BEHIND.says("and whose <of-card> <behind>", lambda said, rest: Described(said, joint="and").and_(rest))
BEHIND.says("and that <is-so> <behind>", lambda said, rest: Described(said, joint="and").and_(rest))

# "That is rested and costs 5 or less"; "that is red or has [Blocker]".
AFTER.says("that <is-so> and <and-so>", lambda one, rest: _all(one, *rest))
AFTER.says("that <is-so> or <or-so>", lambda one, rest: Described(any_of(one, *rest), joint="or"))

# "The Character it battled".
for _who in ("it", "you", "this Character|Leader"):
    CARDS.means(f"the (opponent's) Character {_who} battled (with)", Slot(BATTLED))

# "Up to 1 Character with ... from among your opponent's rested Characters": of those.
for _few, _up_to in (("", False), ("up to ", True)):
    for _from in ("from among", "among"):
        CARDS.says(
            f"{_few}<count> <noun> {_from} <whose> <noun>",
            lambda n, noun, owner, group, up_to=_up_to: choose(some_of(noun, group), n, owner, up_to),
        )
    for _of in ("of", "among", "from among"):
        CARDS.says(
            f"{_of} <whose> <noun> , {_few}<count> <behind>",
            lambda owner, group, n, said, up_to=_up_to: choose(several(group).and_(said), n, owner, up_to),
        )


def some_of(noun: Noun, group: Noun) -> Noun:
    """Cards of a kind out of a group: those of the group that are such."""
    said = noun.described
    if not group.plural or group.described.areas or said != Described(said.filter):
        raise Misfit
    if noun.kinds not in ((), group.kinds) or (not noun.kinds and said.filter is None):
        raise Misfit
    return group.and_(said)


def _all(*said: f.Filter) -> Described:
    return Described(all_of(*said), joint="and")


# "2 Characters, each costing 5 or less, ..."; the comma before "other than" is gone already.
ASIDE = Phrase[Described]("aside")
ASIDE.says("with <traits>", lambda traits: traits)
ASIDE.says("without <lacks>", Described)
ASIDE.says("having <traits>", lambda traits: traits)
ASIDE.says("costing <worth>", lambda worth: Described(worth.cost()))
ASIDE.says("whose <of-card>", Described)
ASIDE.says("that <so>", Described)
ASIDE.says("not named <names>", lambda names: Described(f.Without(names)))
AFTER.says(", <aside>", lambda said: replace(said, aside=said.filter))
AFTER.says(", <aside> ,", lambda said: replace(said, aside=said.filter))
AFTER.says("<other-than> ,", lambda others: others)
AFTER.says("( <other-than> )", lambda others: others)
AFTER.says("with <traits> each", lambda traits: traits)

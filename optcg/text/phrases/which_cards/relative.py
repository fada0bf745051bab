"""More that stands behind a noun: whose cards, their names, relative clauses, and asides between commas."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.selections import Owner
from optcg.text.grammar import Phrase
from optcg.text.phrases.which_cards.describe import AFTER, BEHIND, Described, all_of, any_of

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

# "That is rested and costs 5 or less"; "that is red or has [Blocker]".
AFTER.says("that <is-so> and <and-so>", lambda one, rest: _all(one, *rest))
AFTER.says("that <is-so> or <or-so>", lambda one, rest: Described(any_of(one, *rest), joint="or"))


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
AFTER.says(", <aside>", lambda said: said)
AFTER.says(", <aside> ,", lambda said: said)
AFTER.says("<other-than> ,", lambda others: others)
AFTER.says("( <other-than> )", lambda others: others)
AFTER.says("with <traits> each", lambda traits: traits)

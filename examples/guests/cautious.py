"""A guest as a class: it blocks whenever it can, and declines everything else.

optcg sim ember-rush moss-wall --bots examples.guests.cautious:Cautious,random
"""

from optcg import Choice, Decision, View


class Cautious:
    def choose(self, view: View, decision: Decision) -> Choice:
        return decision.choices[0 if decision.kind == "block" else -1]

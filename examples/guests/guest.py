"""A guest in Python: it plays the costliest card it can, gives DON!!, attacks, and blocks nothing.

optcg sim ember-rush moss-wall --bots "cmd: python examples/guests/guest.py,random"
"""

import json
import sys
from random import Random

# What it likes to do in its Main Phase, the best first.
LIKES = ("play", "activate", "give", "attack", "end")
cards: dict = {}  # what is printed on the cards that it was told of, by number


def say(**message):
    print(json.dumps(message), flush=True)


def choose(view, dice):
    """The text of a choice."""
    decision = view["decision"]
    choices = decision["choices"]
    if decision["kind"] != "main":
        return "done" if "done" in choices else "no" if "no" in choices else dice.choice(choices)
    numbers = {f"#{card['id']}": card["card"] for card in view[decision["player"]]["hand"]}
    attackers = {choice.split()[1] for choice in choices if choice.startswith("attack")}

    def value(choice):
        kind, *ids = choice.split()
        if kind == "give" and ids[0] not in attackers:
            return (len(LIKES), 0)
        cost = cards[numbers[ids[0]]]["cost"] if kind == "play" else 0
        return (LIKES.index(kind), -cost)

    return min(choices, key=value)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice = Random(message["seed"])
        say(protocol=1, name="Costliest first")
    elif message["type"] == "decide":
        cards.update(message["cards"])
        say(id=message["id"], choice=choose(message["view"], dice))

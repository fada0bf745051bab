"""Cards as card text names them, said anew: other filters and numbers around the same noun.

It works on the words alone and knows nothing of the grammar, so that it also reaches the nouns of wordings
that the grammar reads as fixed words.
"""

from __future__ import annotations

import re
from random import Random

CHANGED = 0.35  # of the nouns

_NAME = r"\[(?!Your Turn|Opp|Once|On |When |Act|Main|Counter|Trigger|DON|End |Blo|Rush|Ban|Double)[^\]]+\]"
_TYPE = r"\{[^}]+\}"
_COLOR = "red|green|blue|purple|black|yellow"
_STATE = "rested|active"
_ADJECTIVE = (
    rf"(?:{_STATE}|{_COLOR}|multicolored|{_TYPE}(?: or {_TYPE})* type|<[^>]+> attribute"
    rf"|{_NAME}(?: or {_NAME})*) "
)
_HEAD = (
    r"Leader or Character cards?|Leaders?|Character or Stage cards?|Character cards?|Characters?"
    r"|Stage cards?|Stages?|Event cards?|Events?|cards?"
)
_FILTER = (
    r" with a (?:base )?cost of \d+(?: or less| or more)?| with \d+ (?:base )?power(?: or less| or more)?"
    rf'| with a type including "[^"]+"| other than (?:{_NAME}|this Character)| with a \[Trigger\]'
)
_PLACE = r" (?:from|in) your (?:hand or trash|hand|trash|deck)"
_QUANTITY = r"(?:[Uu]p to (?:a total of )?\d+|[Aa]ll|[Aa]ny number|\d+)"
NOUN = re.compile(
    rf"(?P<quantity>{_QUANTITY} (?P<of>of )?)?"
    r"(?P<owner>your opponent's |your |an? )?"
    rf"(?P<adjectives>(?:{_ADJECTIVE})*)"
    rf"(?P<head>{_HEAD})\b(?!'| area| Phase)"
    rf"(?P<filters>(?:{_FILTER})*)"
    rf"(?P<place>{_PLACE})?"
    r"(?P<more>,| \w+)?"
)
# Words before and after which a noun stays as it is.
_NOT_BEFORE = (
    *("DON!! ", "Life ", "this ", "that ", "selected ", "revealed ", "trashed "),
    *("Leader or ", ", or ", "}, ", "[Blocker] or ", "] and "),  # in a list
    *("also attack ", "cannot attack ", "cannot attack a ", "battles your opponent's ", "K.O.'s "),
    *("until you have ", "so that you have ", "each have ", "they have ", "instead of "),
)
_FIXED = re.compile(r"[^.]{0,12}played by| or \[Trigger\]| \[")
_NO_FILTER = (" given", " rested", " trashed", " on", " and", " or", " that", " to")
_POINTING = re.compile(r"\b(it|its|them|they|that|those|each|gains?|has|have|is|are)\b")


def raised(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


class Words:
    """What can be said of cards: names, types and the like of official cards."""

    def __init__(self, random: Random, names: list[str], types: list[str]) -> None:
        self.random = random
        self.names = names
        self.types = types
        self.choosing = True

    def respun(self, text: str, choosing: bool) -> str:
        """The text with some of its nouns said anew; `choosing` if cards can be chosen."""
        self.choosing = choosing
        return NOUN.sub(self._anew, text)

    def _anew(self, found: re.Match[str]) -> str:
        bare = not (found["quantity"] or found["owner"] or found["adjectives"])
        plain = found["head"] in ("card", "cards") and not (found["place"] or found["adjectives"])
        kept = bare or plain or found.string[: found.start()].endswith(_NOT_BEFORE)
        after = found.end() - len(found["more"] or "")
        if kept or _FIXED.match(found.string, after) or self.random.random() > CHANGED:
            return found[0]
        said = [found["quantity"] or "", found["owner"] or "", self._adjectives(found), found["head"]]
        said += [self._filters(found), found["place"] or "", found["more"] or ""]
        return self._quantity(found, "".join(said))

    def _quantity(self, found: re.Match[str], said: str) -> str:
        """Another number, where no word after it points to one card or to several."""
        old = found["quantity"]
        rest = (found["more"] or "") + found.string[found.end() :]
        if not self.choosing or not old or not found["of"] or found["head"].startswith("Leader"):
            return said
        if _POINTING.search(rest) or self.random.random() > CHANGED:
            return said
        number = self.random.choice(("up to 1", "up to 2", "up to 3", "all", "1", "2", "up to a total of 2"))
        return f"{raised(number) if old[0].isupper() else number} of " + said[len(old) :]

    def _adjectives(self, found: re.Match[str]) -> str:
        said: str = found["adjectives"]
        on_field = not (found["place"] or "card" in found["head"] or found["head"].startswith("Event"))
        choice = self.random.randrange(7)
        if choice == 0 and on_field and not re.search(_STATE, said):
            return self.random.choice(("rested ", "active ")) + said
        if choice in (1, 2) and not re.search(rf"{_COLOR}|multicolored", said):
            state = re.match(rf"(?:(?:{_STATE}) )?", said)
            at = state.end() if state else 0
            return said[:at] + self.random.choice(_COLOR.split("|")) + " " + said[at:]
        if choice in (3, 4) and not re.search(rf"{_TYPE}|<|{_NAME}", said):
            types = self.random.sample(self.types, 2)
            words = (f"{types[0]} type ", f"{types[0]} or {types[1]} type ", "<Slash> attribute ", "")
            return said + (self.random.choice(words) or f"{self.random.choice(self.names)} ")
        return said

    def _filters(self, found: re.Match[str]) -> str:
        said: str = found["filters"]
        more = found["more"] or ""
        if more in _NO_FILTER:
            return said
        number, bound = self.random.randint(2, 7), self.random.choice((" or less", " or more", ""))
        base = self.random.choice(("", "", "base "))
        choice = self.random.randrange(8)
        leader = found["head"].startswith("Leader")
        fights = not found["head"].startswith(("Stage", "Event"))
        if choice in (0, 1) and "cost" not in said and not leader and more != " with":
            return f" with a {base}cost of {number}{bound}" + said
        if choice in (2, 3) and "power" not in said and more != " with" and fights:
            joint = "and" if said.startswith(" with a") and "type" not in said else "with"
            return f"{said} {joint} {number}000 {base}power{bound}"
        if choice == 4 and "other" not in said:
            return said + f" other than {self.random.choice(self.names)}"
        if choice == 5 and not said and "type" not in found["adjectives"]:
            return f' with a type including "{self.random.choice(self.types)[1:-1]}"'
        return " with a [Trigger]" if choice == 6 and not said and found["place"] else said

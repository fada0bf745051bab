"""Steps in their order, in words: what steers them, and how they are joined.

"If", "you may ... if you do" and their like reach to the end of the text, so where more steps follow that
do not belong to them they stand in parentheses.
"""

from collections.abc import Callable
from functools import partial

from optcg.model import effects as e
from optcg.model.conditions import SlotFits, YouDid
from optcg.model.effects import Effect, Place
from optcg.model.selections import Choose, ChooseFrom, Every, Owner, Selection, Top, TopOrBottom
from optcg.model.sides import other_side_of
from optcg.model.terms import Area
from optcg.text.pointing.back import asked_about, needs_no_card, points_back
from optcg.text.writing.changes import DURATIONS, ChangeWriter

LATER = {
    "end of turn": "at the end of this turn",
    "end of battle": "at the end of this battle",
    "opponent's next Main Phase": "at the start of your opponent's next Main Phase",
    "your next Main Phase": "at the start of your next Main Phase",
    "your next turn": "at the start of your next turn",
    "opponent's next turn": "at the start of your opponent's next turn",
    "end of your next turn": "at the end of your next turn",
    "end of opponent's next turn": "at the end of your opponent's next turn",
    "end of your turn": "at the end of your turn",
    "end of opponent's turn": "at the end of your opponent's turn",
}
# Where cards go that are taken out of those looked at, besides the hand.
_PICKED = (Place.TRASH, Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)
_LOSE = {
    Owner.YOU: "you lose the game",
    Owner.OPPONENT: "your opponent loses the game",
    Owner.EITHER: "you and your opponent lose the game",
}
_AS = {
    Owner.YOU: "you do as follows",
    Owner.OPPONENT: "your opponent does as follows",
    Owner.EITHER: "you and your opponent each do as follows",
}
_PAYS = {Owner.YOU: "you pay", Owner.OPPONENT: "your opponent pays", Owner.EITHER: "their player pays"}
_DO = {Owner.YOU: "you do", Owner.OPPONENT: "they do", Owner.EITHER: "they do"}


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{capital(text)}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_open(effect: Effect) -> bool:
    """Whether the words of a step reach to the end of the text."""
    match effect:
        case e.If() | e.ChooseOne():
            return True
        case e.May(_, then, otherwise):
            return bool(then or otherwise)
    return False


def _other_way(effect: e.If) -> tuple[tuple[Effect, ...], str]:
    """Rule 4-10-1: "otherwise" is not said if there is no card for the "if" to be about."""
    about = asked_about(effect.condition)
    match effect.otherwise:
        case (e.If(SlotFits(slot, None), then, ()),) if slot == about:
            return then, "otherwise"
    if about is None or needs_no_card(effect.otherwise):
        return effect.otherwise, "otherwise"
    return effect.otherwise, "if that is not the case"


def _is_fork(effect: Effect, rest: tuple[Effect, ...]) -> bool:
    """ "If A, X. Otherwise, Y. Then, Z": what follows is done after either way, if it points to neither."""
    match effect:
        case e.If(_, then, otherwise) | e.May(_, then, otherwise) if then and otherwise:
            last = _other_way(effect)[0][-1] if isinstance(effect, e.If) else otherwise[-1]
            return not is_open(last) and not points_back(rest)
    return False


class StepWriter(ChangeWriter):
    """Writes effects."""

    def grant(self, effect: e.Grant) -> str:
        """An ability that cards gain."""
        raise NotImplementedError

    def watch(self, effect: e.Watch) -> str:
        """What waits for something that befalls cards."""
        raise NotImplementedError

    def steps(self, effects: tuple[Effect, ...]) -> str:
        """Steps one after the other, without the last full stop."""
        text = ""
        for place, effect in enumerate(effects):
            if place:
                text += self._joint(effects[place - 1], effect)
            rest = effects[place + 1 :]
            said = self.closed((effect,)) if rest and not _is_fork(effect, rest) else self.step(effect)
            if rest and isinstance(effect, e.Later):
                said = self.put_off(said)
            text += capital(said) if text.endswith(". ") else said
        return text or "do nothing"

    def put_off(self, said: str) -> str:
        """What is done later, so that what follows is not put off with it."""
        return said if said.startswith("(") else f"({said})"

    def _joint(self, before: Effect, after: Effect) -> str:
        """What is looked at is dealt with in the same sentence."""
        done = isinstance(after, e.If) and after.condition == YouDid() and not after.otherwise
        if done and not isinstance(before, (e.If, e.May, e.ChooseOne, e.Later)):
            return ". "
        if not isinstance(before, e.Look) or isinstance(after, e.If):
            return ". Then, "
        if isinstance(after, e.Move) and isinstance(after.what, ChooseFrom) and after.to in _PICKED:
            clear = after.to is not Place.TRASH or after.what.filter is None
            self.picking = clear and self.is_looked(after.what.source)
            return " and " if self.picking else "; "
        return "; "

    def closed(self, effects: tuple[Effect, ...]) -> str:
        """Steps whose end is seen."""
        if len(effects) == 1 and not is_open(effects[0]):
            return self.step(effects[0])
        return f"({self.steps(effects)})"

    def joined(self, effects: tuple[Effect, ...]) -> str:
        """The parts of a cost, or of what is done together: "A and B"."""
        parts = []
        for effect in effects:
            if isinstance(effect, e.ChooseOne) and effect.chooser is Owner.YOU:
                said = self._alternatives(effect.options)
                parts.append(f"({said})" if len(effects) > 1 else said)
            else:
                parts.append(self.closed((effect,)))
        return " and ".join(parts) or "do nothing"

    def _alternatives(self, options: tuple[tuple[Effect, ...], ...]) -> str:
        return " or ".join(f"({text})" for text in self._each(options, self.steps))

    def _each(
        self, options: tuple[tuple[Effect, ...], ...], write: Callable[[tuple[Effect, ...]], str]
    ) -> list[str]:
        return self.of_options(partial(write, option) for option in options)

    def step(self, effect: Effect) -> str:
        text = self.move_step(effect) or self.don_step(effect) or self.change_step(effect)
        self.picking = False
        return text or self._steering(effect) or self._rare(effect)

    def _steering(self, effect: Effect) -> str:
        match effect:
            case e.If(condition, then, otherwise):
                just_now = condition == YouDid() and not otherwise
                said = "if you do, " if just_now else f"if {self.condition(condition)}, "
                return said + self._branches(then, *_other_way(effect))
            case e.UpToOne(effects, (), ()):
                return f"({self.steps(effects)}), or none of it"
            case e.May(effects, then, otherwise, who):
                player = "you and your opponent" if who is Owner.EITHER else self._player(who)
                said = f"{player} may {self._allowed(effects, who)}"
                if not then and not otherwise:
                    return said
                done = f"if {_DO[who]}, " if then else ""
                return f"{said}. {capital(done + self._branches(then, otherwise, f'if {_DO[who]} not'))}"
            case e.ChooseOne(options, chooser, either=True):
                choose = "either" if chooser is Owner.YOU else "your opponent chooses either"
                return f"{choose} {self._alternatives(options)}"
            case e.ChooseOne(options, chooser):
                choose = "choose one" if chooser is Owner.YOU else "your opponent chooses one"
                if chooser is Owner.EITHER:
                    choose = "either player chooses one"
                listed = ". ".join(f"• {text}" for text in self._each(options, self._option))
                return f"{choose}: {listed}"
            case e.AsPlayer(who, effects):
                if who is Owner.OPPONENT:
                    # "You" is the player of the card, wherever it is said.
                    return f"{_AS[who]} ({self.steps(other_side_of(effects))})"
                sides = dict(self._sides)
                text = f"{_AS[who]} ({self.steps(effects)})"
                self._sides = sides  # inside "you" is each of the players
                if who is Owner.EITHER and isinstance(effects[-1], e.Pick):
                    self.chosen_by_both()
                return text
            case e.Later(when, effects):
                return f"{LATER[when]}, {self.closed(effects)}"
            case e.Grant():
                return self.grant(effect)
            case e.Watch():
                return self.watch(effect)
            case e.AddCost(what, action, cost, duration):
                cards, side = self.selection(what), self.side_of(what)
                paid = self.joined(other_side_of(cost) if side is Owner.OPPONENT else cost)
                return f"{cards} cannot {action} unless {_PAYS[side]} ({paid}){DURATIONS[duration]}"
        return ""

    def _option(self, option: tuple[Effect, ...]) -> str:
        """One of several, whose own choice or last condition must not be taken for one beside it."""
        text = self.steps(option)
        return f"({text})" if "• " in text or "Then, if " in text else capital(text)

    def _allowed(self, effects: tuple[Effect, ...], who: Owner) -> str:
        """What a player may do: "your opponent may add 1 DON!! card from their DON!! deck ..."."""
        match effects:
            case (e.AddDon(count, rested, up_to, Owner.OPPONENT),) if who is Owner.OPPONENT:
                own = self.joined((e.AddDon(count, rested, up_to),))
                return own.replace("your DON!! deck", "their DON!! deck")
            case (e.Move(Top(), Place.TRASH),):
                return self.joined(effects)
        if who is Owner.OPPONENT:
            return self.done_by_other(effects)
        return self.joined(effects) if who is Owner.YOU else f"do as follows ({self.steps(effects)})"

    def done_by_other(self, effects: tuple[Effect, ...]) -> str:
        """The opponent chooses what the opponent does, so what "you" choose is told apart."""
        return f"do as follows ({self.steps(effects)})"

    def _branches(self, then: tuple[Effect, ...], otherwise: tuple[Effect, ...], other: str) -> str:
        if not otherwise:
            return self.steps(then)
        # Words point back from each branch to what was before both, and after them to the first one.
        before = self.memory()
        done = self.closed(then) if then else ""
        after = self.memory()
        self.remember(before)
        # What follows a fork is said of both ways, so that the end of the second one is seen.
        not_done = (
            f"{other}, {self.closed(otherwise) if then and len(otherwise) > 1 else self.steps(otherwise)}"
        )
        self.remember(after)
        return f"{done}. {capital(not_done)}" if then else not_done

    def _rare(self, effect: Effect) -> str:
        match effect:
            case e.Pick(what):
                return self.act("select", what)
            case e.NameNumber(who, None):
                return self.player_does(who, "choose", "a cost")
            case e.NameNumber(who, (least, most)):
                return self.player_does(who, "choose", f"a number from {least} to {most}")
            case e.ActivateAbility(timing, None):
                return f"activate this card's [{timing}] effect"
            case e.ActivateEvent(what, timing) if _may_be_in_hand(what):
                return self.act("activate", what, after=f" by its [{timing}]")
            case e.ActivateAbility(timing, Selection() as what) | e.ActivateEvent(what, timing):
                return self.act("activate", what, before=f"the [{timing}] effect of ")
            case e.Redirect(to):
                return self.act("change", to, before="the attack target to ")
            case e.EndBattle():
                return "end this battle"
            case e.PlayRockPaperScissors():
                return "play rock-paper-scissors with your opponent until there is a winner"
            case e.HappensAfterAll():
                return "it happens after all"
            case e.Mark(mark):
                return f'note "{mark}" for this turn'
            case e.Win():
                return "you win the game"
            case e.Lose(who):
                return _LOSE[who]
            case e.ExtraTurn():
                return "take an extra turn after this one"
        raise TypeError(f"No words for {effect!r}.")


def _may_be_in_hand(what: Selection) -> bool:
    """Out of the hand the card itself is activated, and not its effect alone (Rule 8-5)."""
    if isinstance(what, (Choose, Every)):
        return Area.HAND in what.cards.areas
    return not isinstance(what, (Top, TopOrBottom))

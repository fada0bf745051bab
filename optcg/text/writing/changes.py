"""Steps that change cards or forbid something, in words."""

from optcg.model import amounts as n
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot
from optcg.text.writing.amounts import signed
from optcg.text.writing.filters import article, flat
from optcg.text.writing.moves import MoveWriter
from optcg.text.writing.nouns import is_many

DURATIONS = {
    Duration.BATTLE: " during this battle",
    Duration.TURN: " during this turn",
    Duration.END_OF_TURN: " until the end of this turn",
    Duration.OPPONENT_END: " until the end of your opponent's next turn",
    Duration.OWN_END: " until the end of your next turn",
    Duration.OPPONENT_END_PHASE: " until the end of your opponent's next End Phase",
    Duration.OWN_END_PHASE: " until the end of your next End Phase",
    Duration.OWN_START: " until the start of your next turn",
    Duration.GAME: " for the rest of the game",
    Duration.ON_FIELD: "",
    Duration.WITH_THIS: " as long as this card is on the field",
    Duration.REFRESH: " in the next Refresh Phase",
}
# Words for what is forbidden, where the model's own would not do.
_CANNOT = {
    "block": "activate [Blocker]",
    "be set active": "be set as active",
    "be returned to hand": "be returned to the owner's hand",
    "be returned to the deck": "be returned to the owner's deck",
    "be placed at the bottom of the deck": "be placed at the bottom of the owner's deck",
    "be negated": "have their effects negated",
    "lose power": "have their power reduced",
    "lose cost": "have their cost reduced",
    "be removed": "be removed from the field",
    "be removed by effects": "be removed from the field by effects",
    "be removed by opponent's effects": "be removed from the field by your opponent's effects",
    "be K.O.'d by opponent's effects": "be K.O.'d by your opponent's effects",
    "be rested by opponent's effects": "be rested by your opponent's effects",
}
BY = {
    "": "",
    "battle": " in battle",
    "effects": " by effects",
    "your effects": " by your effects",
    "opponent's effects": " by your opponent's effects",
}
# What a player cannot do: without a description, and with one.
_BANS = {
    "play cards": ("play cards", "play {}"),
    "play by effects": ("play cards using effects", "play {} using effects"),
    "play from hand": ("play cards from your hand", "play {} from your hand"),
    "play from hand by effects": (
        "play cards from your hand using effects",
        "play {} from your hand using effects",
    ),
    "add Life to hand": ("add Life cards to your hand", "add {} of your Life to your hand"),
    "add Life to hand by effects": (
        "add Life cards to your hand using your own effects",
        "add Life cards to your hand using effects of {}",
    ),
    "draw by effects": ("draw cards using your own effects", "draw cards using effects of {}"),
    "set DON!! active by effects": (
        "set DON!! cards as active using your own effects",
        "set DON!! cards as active using effects of {}",
    ),
    "activate Blocker": ("activate [Blocker]", "activate the [Blocker] of any {}"),
    "activate Events": ("activate Events", "activate {}"),
    "add DON!! by effects": (
        "add DON!! cards from your DON!! deck using effects",
        "add DON!! cards from your DON!! deck using effects of {}",
    ),
    "activate effects": ("activate [Activate: Main] effects", "activate [Activate: Main] effects of {}"),
    "use Counter": ("use the Counter of Character cards", "use the Counter of {}"),
    "activate Trigger": ("activate [Trigger]", "activate the [Trigger] of {}"),
    "attack a Leader": ("attack a Leader", "attack a Leader with {}"),
    "attack": ("attack", "start attacks with {}"),
    "attack cards": ("start attacks against cards", "start attacks against {}"),
    "give DON!!": ("give DON!! cards", "give DON!! cards to {}"),
    "K.O. by effects": ("K.O. cards using effects", "K.O. {} using effects"),
    "rest by effects": ("rest cards using effects", "rest {} using effects"),
    "trash by effects": ("trash cards using effects", "trash {} using effects"),
    "return to hand by effects": (
        "return cards to the owner's hand using effects",
        "return {} to the owner's hand using effects",
    ),
    "return to the deck by effects": (
        "return cards to the owner's deck using effects",
        "return {} to the owner's deck using effects",
    ),
    "set active by effects": (
        "set your cards as active using effects",
        "set your {} as active using effects",
    ),
    "have a Draw Phase": ("have a Draw Phase", "have a Draw Phase (of {})"),
    "place active DON!!": (
        "place active DON!! cards in the DON!! Phase",
        "place active DON!! cards in the DON!! Phase (of {})",
    ),
    "play cards active": ("play cards active", "play {} active"),
    "play cards active by effects": (
        "have effects that play cards active",
        "have effects that play {} active",
    ),
    "hide the top of the deck": (
        "hide the top card of your deck",
        "hide the top card of your deck (of {})",
    ),
    "have a DON!! Phase": ("have a DON!! Phase", "have a DON!! Phase (of {})"),
}
# What effects do not do to cards off the field, and to DON!!.
_KEPT = {
    "have hand removed": ("cards in {} hand", "removed"),
    "have hand trashed": ("cards in {} hand", "trashed"),
    "have hand returned to the deck": ("cards in {} hand", "returned to {} deck"),
    "have Life removed": ("{} Life cards", "removed"),
    "have Life trashed": ("{} Life cards", "trashed"),
    "have Life returned to the deck": ("{} Life cards", "returned to {} deck"),
    "have Life added to hand": ("{} Life cards", "added to {} hand"),
    "have trash removed": ("{} trash", "removed"),
    "have trash added to hand": ("{} trash", "added to {} hand"),
    "have trash returned to the deck": ("{} trash", "returned to {} deck"),
    "have DON!! returned": ("DON!! cards on {} field", "returned to {} DON!! deck"),
}
# Cards that neither player takes out of the trash.
_NEITHER = {
    "have trash removed": ("move", "to other areas"),
    "have trash added to hand": ("add", "to their hand"),
    "have trash returned to the deck": ("return", "to their deck"),
}
_BY_WHOM = {True: "your effects", False: "opponent's effects"}
_TRAITS: dict[type[Filter], str] = {
    f.TypeIs: "the {} type",
    f.AttributeIs: "the {} attribute",
    f.ColorIs: "the color {}",
    f.SameNameAs: "the card name of {}",
}
# Who places DON!! cards, during whose DON!! Phase.
_PLACERS = {
    Owner.YOU: ("place", "your"),
    Owner.OPPONENT: ("your opponent places", "their"),
    Owner.EITHER: ("both players place", "their"),
}
# What cards cannot attack; nothing in place of a noun: Leaders as well as Characters.
_TARGETS = {"attack Characters": "Characters", "attack a Leader": "Leader", "attack cards": ""}
_REFRESH = "become active in the Refresh Phase"
_NO_TRIGGER = "deal damage with [Trigger]"
_KEPT_DON = "return given DON!! in the Refresh Phase"


class ChangeWriter(MoveWriter):
    """Writes changes."""

    def verb(self, what: Selection, one: str, many: str) -> str:
        """The form of a verb whose subject the cards are."""
        if isinstance(what, Slot) and what.filter is None:
            return one if self.is_one(self.remaining(what.slot)) else many
        return many if is_many(what) else one

    def _two(self, first: int | None, second: int) -> str:
        """Cards whose values are exchanged."""
        cards = self.this if first is None else self.reference(first)
        return (
            f"{cards} with each other"
            if first == second
            else (f"{cards} and {self.reference(second)} with each other")
        )

    def change_step(self, effect: Effect) -> str | None:
        match effect:
            case e.GainPower(what, amount, duration):
                return self._gain(what, amount, "power", duration)
            case e.GainCost(what, amount, duration):
                return self._gain(what, amount, "cost", duration)
            case e.SetBasePower(what, amount, duration):
                return self._base(what, "power", amount, duration)
            case e.SetBaseCost(what, amount, duration):
                return self._base(what, "cost", amount, duration)
            case e.SwapBasePower(first, second, duration):
                return f"swap the base power of {self._two(first, second)}{DURATIONS[duration]}"
            case e.SwapBaseCost(first, second, duration):
                return f"swap the base cost of {self._two(first, second)}{DURATIONS[duration]}"
            case e.GainKeyword(what, "Attack Active", duration):
                return f"{self.selection(what)} can also attack active Characters{DURATIONS[duration]}"
            case e.GainKeyword(what, keyword, duration):
                cards = self.selection(what)
                return f"{cards} {self.verb(what, 'gains', 'gain')} [{keyword}]{DURATIONS[duration]}"
            case e.LoseKeyword(what, keyword, duration):
                cards = self.selection(what)
                return f"{cards} {self.verb(what, 'loses', 'lose')} [{keyword}]{DURATIONS[duration]}"
            case e.GainTrait(what, trait, duration):
                of_card = isinstance(trait, f.SameNameAs) and trait.slot is not None
                word = self.reference(getattr(trait, "slot", 0)) if of_card else self.word(trait).text
                gained = _TRAITS.get(type(trait), "the card name {}").format(word)
                cards = self.selection(what)
                return f"{cards} {self.verb(what, 'gains', 'gain')} {gained}{DURATIONS[duration]}"
            case e.AttackActive(what, described, duration):
                fitting = self.described("active Characters", flat(described), many=True)
                return f"{self.selection(what)} can also attack {fitting}{DURATIONS[duration]}"
            case e.Forbid():
                return self._forbid(effect)
            case e.Negate(what, duration, timing):
                effects = f"[{timing}] effects" if timing else "effect"
                return f"negate the {effects} of {self.selection(what)}{DURATIONS[duration]}"
            case e.NegateTiming():
                return self._silence(effect) + DURATIONS[effect.duration]
            case e.LimitRefresh():
                return self._limit_refresh(effect)
            case e.ChangeDonPhase(who, count, duration):
                return more_don(who, count) + DURATIONS[duration]
            case e.LimitDonPhase(who, count, duration):
                player, whose = _PLACERS[who]
                return f"{player} only {count} DON!! card during {whose} DON!! Phase{DURATIONS[duration]}"
            case e.ChangeHandCost(who, amount, described, duration, to_play):
                return self.held_cost(who, amount, described, to_play) + DURATIONS[duration]
            case e.ForbidPlayer():
                attacks = self._in_attacks(effect.attacker)
                return self._forbid_player(effect) + attacks + DURATIONS[effect.duration]
            case e.ReduceNextPlay(amount, described, duration):
                card = self.cards_like(described, many=False)
                when = f"the next time you play {article(card)} from your hand{DURATIONS[duration]}"
                return f"{when}, the cost will be reduced by {self.amount(amount)}"
        return None

    def held_cost(self, who: Owner, amount: int, described: Filter | None, to_play: bool) -> str:
        """What cards of a hand cost, or what must be paid for them."""
        cards, hand = self.cards_like(described, many=True), f"{self.whose(who)} hand"
        if to_play:
            change = "increased" if amount > 0 else "reduced"
            return f"the cost of playing {cards} from {hand} will be {change} by {abs(amount)}"
        return f"give {cards} in {hand} {signed(amount)} cost"

    def _gain(self, what: Selection, amount: Amount, value: str, duration: Duration) -> str:
        """ "gains +1000 power", but "give ... -1000 power"."""
        # After a change with an end, a card that is spoken of again would keep what it gains as long.
        again = isinstance(what, Slot) and duration is Duration.ON_FIELD
        end = " (without an end)" if again else DURATIONS[duration]
        number = amount.each if isinstance(amount, n.Per) else amount
        # What a number points back to was chosen before the cards that gain it.
        every = f" {self.every(amount)}" if isinstance(amount, n.Per) else ""
        if not isinstance(number, int):
            equal = self.amount(number)
            cards = self.selection(what)
            change = f"{self.verb(what, 'gains', 'gain')} {value} equal to {equal}"
            return f"{cards} {change}{end}"
        if number < 0:
            text = self.act("give", what, f" {number} {value}{end}")
        else:
            cards = self.selection(what)
            gains = self.verb(what, "gains", "gain")
            text = f"{cards} {gains} {signed(number)} {value}{end}"
        return text + every

    def _base(self, what: Selection, value: str, amount: Amount, duration: Duration) -> str:
        """ "this Character's base power becomes 7000", but "set the base power of ... to 7000"."""
        same = "" if isinstance(amount, int) else "the same as "
        number = f"{same}{self.amount(amount)}{DURATIONS[duration]}"
        cards = self.selection(what)
        if cards == self.this or cards.endswith("Leader"):
            return f"{cards}'s base {value} becomes {number}"
        return f"set the base {value} of {cards} to {number}"

    def _forbid(self, effect: e.Forbid) -> str:
        cards = self.selection(effect.what)
        if effect.what_not == _REFRESH and not effect.by and effect.source is None:
            if effect.duration is Duration.REFRESH:
                return f"{cards} will not become active {self.next_refresh(self.side_of(effect.what))}"
            do = self.verb(effect.what, "does", "do")
            phases = "become active in your and your opponent's Refresh Phases"
            return f"{cards} {do} not {phases}{DURATIONS[effect.duration]}"
        if effect.what_not == _KEPT_DON and not effect.by and effect.source is None:
            phase = f"in the Refresh Phase{DURATIONS[effect.duration]}"
            if effect.duration is Duration.REFRESH:
                phase = self.next_refresh(self.side_of(effect.what)).replace("the owner's", "the")
            return f"DON!! cards given to {cards} are not returned {phase}"
        if effect.what_not == _NO_TRIGGER and not effect.by and effect.source is None:
            deal = self.verb(effect.what, "deals", "deal")
            return f"no [Trigger] can be activated when {cards} {deal} damage{DURATIONS[effect.duration]}"
        what_not = effect.what_not
        if effect.by:
            what_not = what_not.removesuffix(" by effects").removesuffix(" in battle")
        what_not = _CANNOT.get(what_not, what_not)
        source = flat(effect.source)
        if effect.by == "effects" and f.OwnedBy(Owner.YOU) in source:
            said = what_not + self._by_own([part for part in source if part != f.OwnedBy(Owner.YOU)])
        elif effect.source is None:
            said = "be blocked by any card" if what_not == "be blocked" else what_not + BY[effect.by]
        elif effect.what_not in _TARGETS and not effect.by:
            said = self._unattacked(effect)
        else:
            said = _caused(what_not + BY[effect.by], self.cards_like(effect.source, many=True))
        return f"{cards} cannot {said}{DURATIONS[effect.duration]}"

    def _unattacked(self, effect: e.Forbid) -> str:
        """ "attack your {Navy} type Characters", "attack cards other than this Character"."""
        assert effect.source is not None
        noun = _TARGETS[effect.what_not]
        if not noun:
            return f"attack {self.cards_like(effect.source, many=True)}"
        theirs = isinstance(effect.what, (Choose, Every)) and effect.what.cards.owner is Owner.OPPONENT
        whose = "your" if theirs else "your opponent's"
        return f"attack {whose} {self.described(noun, flat(effect.source), many=noun != 'Leader')}"

    def _by_own(self, source: list[Filter]) -> str:
        """Cards of the same player as those to which it would be done."""
        if not source:
            return " by your own effects"
        described = source[0] if len(source) == 1 else f.AllOf(tuple(source))
        return f" by effects of your {self.cards_like(described, many=True)}"

    def _kept(self, ban: e.ForbidPlayer) -> str | None:
        """ "cards in your hand cannot be trashed by your opponent's effects"."""
        what, _, by = ban.what_not.partition(" by ")
        if what not in _KEPT:
            return None
        place, deed = _KEPT[what]
        cards = self.cards_like(ban.filter, many=True)
        if ban.who is Owner.EITHER and what in _NEITHER:
            before, after = _NEITHER[what]
            own = " using their own effects" if by == "own effects" else ""
            source = f" of {self.cards_like(ban.source, many=True)}" if ban.source is not None else ""
            return f"neither player can {before} {cards} from their trash {after}{own}{source}"
        theirs = "your" if ban.who is Owner.YOU else "their"
        yours = (ban.who is Owner.YOU) is (by == "own effects")
        deed = f"be {deed.format(theirs)}{BY['effects' if by == 'effects' else _BY_WHOM[yours]]}"
        if ban.source is not None:
            deed = _caused(deed, self.cards_like(ban.source, many=True))
        place = place.format(self.whose(ban.who))
        if what in _NEITHER:
            place = f"{cards} in {place}"
        elif ban.filter is not None:
            place += f" (of {cards})"
        return f"{place} cannot {deed}"

    def _forbid_player(self, ban: e.ForbidPlayer) -> str:
        kept = self._kept(ban)
        if kept is not None:
            return kept
        bare, narrowed = _BANS[ban.what_not]
        who, described = ban.who, ban.filter
        one = ban.what_not == "activate Blocker"
        text = bare if described is None else narrowed
        if who is Owner.OPPONENT:
            # The cards are described with the eyes of the effect's player.
            text = text.replace("your", "their")
        if described is not None:
            text = text.format(self.cards_like(described, many=not one))
        if ban.source is not None:
            text += f" of {self.cards_like(ban.source, many=True)}"
        player = "you and your opponent" if who is Owner.EITHER else self._player(who)
        return f"{player} cannot {text}"

    def _in_attacks(self, attacker: Cards | None) -> str:
        if attacker is None:
            return ""
        return f" when {self.whose(attacker.owner)} {self.noun(attacker, many=True)} attack"

    def _limit_refresh(self, effect: e.LimitRefresh) -> str:
        player, whose = self._player(effect.who), "your" if effect.who is Owner.YOU else "their"
        once = effect.duration is Duration.REFRESH
        phase, end = ("next Refresh Phase", "") if once else ("Refresh Phase", DURATIONS[effect.duration])
        don = f"up to {effect.count} of {whose} DON!! cards"
        return f"{player} can only set {don} as active during {whose} {phase}{end}"

    def _silence(self, ban: e.NegateTiming) -> str:
        if ban.filter is None and ban.who is not Owner.EITHER:
            return f"{self.whose(ban.who)} [{ban.timing}] effects are negated"
        cards = "" if ban.filter is None else f" of {self.cards_like(ban.filter, many=True)}"
        player = "neither player can" if ban.who is Owner.EITHER else f"{self._player(ban.who)} cannot"
        return f"{player} activate [{ban.timing}] effects{cards}"

    def _player(self, who: Owner) -> str:
        return "your opponent" if who is Owner.OPPONENT else "you"


def more_don(who: Owner, count: int) -> str:
    """So many DON!! cards more, or less, in the DON!! Phase."""
    player, whose = _PLACERS[who]
    more = f"{abs(count)} {'less' if count < 0 else 'additional'}"
    return f"{player} {more} DON!! card during {whose} DON!! Phase"


def _caused(what_not: str, source: str) -> str:
    """What is forbidden if such cards cause it: "by effects of your opponent's Characters"."""
    theirs = " by your opponent's effects"
    if what_not.endswith(theirs):
        return f"{what_not.removesuffix(theirs)} by effects of your opponent's {source}"
    return f"{what_not} of {source}" if what_not.endswith("effects") else f"{what_not} by {source}"

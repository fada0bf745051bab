"""Keyword effects that cards cannot gain (Rules 1-3-3, 10-1)."""

from optcg.engine.bans import CANNOT_GAIN, CANNOT_NAMES
from optcg.model.terms import ALL_KEYWORDS, KEYWORD_NAMES
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario, Table

LINE = (
    "[On Play] Up to 1 of your opponent's Characters loses [Blocker] and cannot gain [Blocker] until "
    "the end of "
    "your opponent's next End Phase."
)
GAIN = "[On Play] Up to 1 of your Characters gains [Blocker] until the end of your opponent's next turn."


def gaining(s: Scenario, player: int) -> str:
    return s.hand(player, s.character_card(cost=0, abilities=said(GAIN)))


def keywords_after(game: Table, gain: str, target: str) -> list[str]:
    game.play(gain).choose(f"pick {target}")
    return game.keywords(target)


def test_what_is_printed_is_lost_and_not_gained_again() -> None:
    s = Scenario()
    wall = s.character(B, keywords=["Blocker"])
    other = s.character(B)
    gains = [gaining(s, B) for _ in range(3)]
    game, _ = played(s, LINE)
    game.choose(f"pick {wall}")
    assert game.keywords(wall) == []

    game.end()
    assert keywords_after(game, gains[0], wall) == []
    assert keywords_after(game, gains[1], other) == ["Blocker"]
    # What was lost comes back.
    game.end()
    assert game.keywords(wall) == ["Blocker"]


def test_1_3_3_what_could_not_be_gained_is_not_there_when_the_ban_ends() -> None:
    s = Scenario()
    bare, other = s.character(B), s.character(B)
    gains = [gaining(s, B) for _ in range(2)]
    game, _ = played(s, LINE)
    game.choose(f"pick {bare}").end()
    assert keywords_after(game, gains[0], bare) == []
    assert keywords_after(game, gains[1], other) == ["Blocker"]

    game.end()
    assert (game.keywords(bare), game.keywords(other)) == ([], ["Blocker"])


def test_1_3_3_what_was_not_gained_was_not_done() -> None:
    s = Scenario()
    bare = s.character(A, effects=[{"cannot": "gain [Blocker]", "until": "turn"}])
    line = "[On Play] Up to 1 of your Characters gains [Blocker] during this turn. If you do, draw 1 card."
    game, _ = played(s, line)
    game.choose(f"pick {bare}")

    assert (game.keywords(bare), game.count(A, "hand")) == ([], 0)


def test_what_is_given_all_the_time_waits_for_the_end_of_the_ban() -> None:
    s = Scenario()
    bare = s.character(B)
    s.stage(B, abilities=said("Your Characters gain [Blocker]."))
    line = "[On Play] Up to 1 of your opponent's Characters cannot gain [Blocker] during this turn."
    game, _ = played(s, line)
    assert game.keywords(bare) == ["Blocker"]
    game.choose(f"pick {bare}")
    assert game.keywords(bare) == []
    assert game.end().keywords(bare) == ["Blocker"]


def test_what_is_printed_stays_if_it_is_only_not_gained() -> None:
    s = Scenario()
    wall = s.character(B, keywords=["Blocker"])
    bare = s.character(B)
    watching(s, "Your opponent's Characters cannot gain [Blocker] or [Rush].")
    s.stage(B, abilities=said("Your Characters gain [Blocker] and [Banish]."))
    game = begin(s)

    assert (game.keywords(wall), game.keywords(bare)) == (["Banish", "Blocker"], ["Banish"])


def test_8_2_4_what_was_gained_before_stays() -> None:
    s = Scenario()
    bare = s.character(B, effects=[{"keyword": "Blocker", "until": "on_field"}])
    line = "[On Play] Up to 1 of your opponent's Characters cannot gain [Blocker] during this turn."
    game, _ = played(s, line)
    game.choose(f"pick {bare}")
    assert game.keywords(bare) == ["Blocker"]
    assert game.end().keywords(bare) == ["Blocker"]


def test_a_position_keeps_it() -> None:
    s = Scenario()
    bare = s.character(
        A, effects=[{"cannot": "gain [Blocker]", "until": "turn"}, {"keyword": "Rush", "until": "turn"}]
    )
    gain = gaining(s, A)
    game = begin(s)
    again = Table(type(game.game).from_position(game.game.position(), seed=1))

    assert [keywords_after(table, gain, bare) for table in (game, again)] == [["Rush"], ["Rush"]]


def test_the_keywords_that_cannot_be_gained_are_all_of_them() -> None:
    assert sum(KEYWORD_NAMES) == ALL_KEYWORDS
    bans = [bits for name, bits in CANNOT_NAMES.items() if name.startswith("gain [")]
    assert sum(bans) == CANNOT_GAIN
    # No other ban is taken for one of them.
    others = [bits for name, bits in CANNOT_NAMES.items() if not name.startswith("gain [")]
    assert not any(bits & CANNOT_GAIN for bits in others)

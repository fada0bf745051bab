"""A line clause by clause: what each of them means, in words for people."""

import re
from functools import cache

import pytest

from optcg import Catalog
from optcg.model.terms import Category
from optcg.text.clauses import Clause, clauses_of
from optcg.text.reader import read_line, read_lines
from optcg.text.writer import write
from tests.needs import official_cards


def meanings(text: str, category: Category = Category.CHARACTER) -> list[str]:
    """The meanings of all clauses but the tags."""
    line = read_line(text, category)
    return [clause.meaning for clause in clauses_of(line, category) if clause.kind != "tag"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[On Play] Your opponent may trash 2 cards from their hand. If they do not, draw 1 card.",
            ["Your opponent may trash 2 cards from their hand.", "If they do not, draw 1 card."],
        ),
        (
            "[On Play] You may trash 1 card from your hand. If you do, draw 1 card.",
            ["You may trash 1 card from your hand.", "If you do, draw 1 card."],
        ),
    ],
)
def test_what_is_asked_is_told_with_what_is_done(text: str, told: list[str]) -> None:
    category = Category.EVENT if text.startswith("[Main]") else Category.CHARACTER
    assert meanings(text, category) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "If this Character would be K.O.'d, you may rest 2 of your cards instead.",
            ["If this Character would be K.O.'d.", "You may rest 2 of your cards instead."],
        ),
        (
            "This Character cannot attack unless there is a Character with 12000 base power or more.",
            ["This Character cannot attack.", "Unless there is a Character with 12000 base power or more."],
        ),
        (
            "[On Play] Up to 1 of your Leader gains +1000 power during this turn.",
            ["Up to 1 of your Leader gains +1000 power during this turn."],
        ),
        (
            "[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.",
            ["This effect can be activated when your opponent attacks.", "Draw 1 card."],
        ),
        ("[Unblockable]", ["Its attacks cannot be blocked."]),
        (
            "[On Play] Draw 1 card if you have 3 or less cards in your hand.",
            ["Draw 1 card.", "If you have 3 or less cards in your hand."],
        ),
        (
            "Once per turn, this Character cannot be K.O.'d by your opponent's effects.",
            ["This Character cannot be K.O.'d by your opponent's effects."],
        ),
    ],
)
def test_nothing_is_left_out_and_nothing_turned_round(text: str, told: list[str]) -> None:
    assert meanings(text) == told


def test_what_is_listed_behind_a_comma_ends_like_a_sentence() -> None:
    text = (
        "[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 1 "
        "additional DON!! card and rest it."
    )
    assert meanings(text)[0] == "Add up to 1 DON!! card from your DON!! deck and set it as active."


@cache
def official() -> Catalog:
    return official_cards()


def clauses(number: str) -> list[Clause]:
    """All clauses of an official card but its tags."""
    card = official()[number]
    lines = read_lines(card.text, card.trigger, card.category)
    found = [clause for line in lines for clause in clauses_of(line, card.category)]
    return [clause for clause in found if clause.kind not in ("tag", "keyword")]


@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        ("EB04-005", "step if"),  # "unless" stands behind
        ("OP01-004", "step when"),  # and so do "if" and "when"
        ("OP05-047", "step if step"),
        ("OP03-076", "cost when step"),
        ("EB04-061", "if rule cost step step"),
        ("EB02-045", "cost choice step if step"),  # what an option asks for
        ("OP06-116", "choice step if step step step"),
        ("OP15-092", "if step step if step if step"),
        ("OP11-024", "when step step"),
        ("PRB02-009", "when step"),  # what is allowed together
        ("P-117", "rule rule when step"),
        # One clause is right where two ways share one choice, or one sentence takes back another.
        ("OP07-097", "step cost step"),
        ("OP09-084", "if step"),
        ("OP12-096", "step step step"),
    ],
)
def test_official_cards_are_told_clause_by_clause(number: str, kinds: str) -> None:
    assert " ".join(clause.kind for clause in clauses(number)) == kinds


def test_the_clauses_of_a_card_are_all_its_words() -> None:
    card = official()["OP10-118"]
    (line,) = [line for line in read_lines(card.text, "", card.category) if "cannot" in line.text]
    assert "".join(clause.text for clause in clauses_of(line)).replace(" ", "") == line.text.replace(" ", "")
    assert clauses_of(line)[0].kind == "tag"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("OP10-058", "play the other card rested if it"),
        ("OP06-086", "play the other card rested"),
        ("OP08-118", "and the other -2000 power"),
        ("OP10-118", "cannot be K.O.'d by your opponent's effects."),
        ("EB04-005", "cannot attack unless your opponent has"),
        ("EB03-018", "effects and gains [Blocker]"),
        ("EB01-029", "place the revealed card at the bottom"),
        ("EB02-059", "or yellow [Sanji] with a cost"),
        ("OP16-001", ", with 8000 power or more, gains"),
        ("OP04-040", "instead of drawing 1 card"),
        ("P-096", "1 of your [Nami] cards"),
        ("ST30-001", "[Portgas.D.Ace] and [Monkey.D.Luffy] cards"),
        ("EB03-037", "type Leader and Character cards"),
        ("OP07-013", "up to 1 [Portgas.D.Ace] or red Event"),
        ("OP15-008", "for every DON!! card given to that Character"),
        ("OP14-115", "you take 1 damage"),
        ("OP03-004", "on the turn in which it is played"),
        ("OP08-038", "None of your Characters can be K.O.'d"),
        ("OP09-052", "Play this Character card from your trash rested"),
        ("OP12-040", "equal to the number of those cards"),
        ("OP14-120", "with a cost of 0 or with a cost of 8 or more"),
        ("ST13-004", "place the rest back in your Life area in any order"),
        ("EB01-039", "You may return 1 DON!! card from your field to your DON!! deck:"),
    ],
)
def test_cards_are_told_as_players_do(number: str, said: str) -> None:
    card = official()[number]
    assert said in write(card.abilities, card.category)


ODD = re.compile(r"do nothing|named |it is not true|none of it| noted|\(|as follows| \.")


def test_no_official_card_is_told_in_odd_words() -> None:
    told = {card.number: write(card.abilities, card.category) for card in official()}
    assert [number for number, text in told.items() if ODD.search(re.sub(r"\[[^]]*\]", "_", text))] == []

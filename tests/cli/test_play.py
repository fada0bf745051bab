"""`optcg play`: decks, watching, and games at the keyboard."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from optcg import Catalog, Record
from optcg.cards.house import house_decks
from optcg.cli.leaving import Leaving, Quit
from tests.cards.card_files import card, write_json
from tests.cli.run import run

LEADER = Catalog.house().decks["ember-rush"].numbers[0]
OVER = re.compile(r"The game is over: ([AB] won by|it ended in a draw)")


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Plays with these lines typed at a terminal."""

    def play(lines: Iterator[str] | list[str], *args: str) -> Result:
        typed = iter(lines)

        def read_line(prompt: str) -> str:
            print(prompt, end="")
            line = next(typed, None)
            if line is None:
                raise EOFError
            print(line)
            return line

        monkeypatch.setattr("optcg.cli.play.at_terminal", lambda: True)
        monkeypatch.setattr("optcg.cli.play.read_line", read_line)
        return run("play", *args)

    return play


@pytest.fixture
def plain(tmp_path: Path) -> tuple[str, ...]:
    """Decks of Ada and of Wall, who blocks; no card of theirs can be played with 1 DON!!."""
    cards = [
        card("XX01-001", name="Ada", category="Leader", cost=5, power=5000),
        card(
            "XX02-001",
            name="Wall",
            category="Leader",
            cost=4,
            power=5000,
            effect="[Blocker]",
            colors=["Green"],
        ),
    ]
    for deck, color in (("XX01", "Red"), ("XX02", "Green")):
        kinds = [f"{deck}-{kind:03}" for kind in range(2, 15)]
        cards += [card(number, colors=[color], cost=3) for number in kinds]
        lines = [f"1x{deck}-001", *(f"4x{number}" for number in kinds[:12]), f"2x{kinds[12]}"]
        (tmp_path / f"{deck}.txt").write_text("\n".join(lines), encoding="utf-8")
    file = write_json(tmp_path / "cards.json", cards)
    return str(tmp_path / "XX01.txt"), str(tmp_path / "XX02.txt"), "--cards", str(file), "--seed", "5"


def forever(line: str) -> Iterator[str]:
    while True:
        yield line


# Decks and options ------------------------------------------------------------------------------


def test_watching_prints_a_whole_game() -> None:
    result = run("play", "--watch", "--seed", "1")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "A plays ember-rush, B plays moss-wall, seed 1."
    assert OVER.match(lines[-1])
    assert all(len(line) < 80 for line in lines)
    assert any(re.match(r"7-1-1-1 +[AB] attacked ", line) for line in lines)


def test_the_same_seed_is_the_same_game() -> None:
    assert run("play", "--watch", "--seed", "9").output == run("play", "--watch", "--seed", "9").output


def test_without_a_terminal_two_bots_play() -> None:
    """A pipe is never asked."""
    assert OVER.search(run("play", "--seed", "2").output)
    assert OVER.search(run("play", "--seed", "2", "--bot", "none").output)


def test_decks_are_names_files_codes_and_stdin(tmp_path: Path) -> None:
    text = house_decks()["gloam-breakers"]
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    deck = Catalog.house().decks["gloam-breakers"]
    code = "".join(f"{deck.numbers.count(n)}n{n}a" for n in dict.fromkeys(deck.numbers))
    assert "A plays tidelamp-letters, B plays mine," in run("play", "tidelamp-letters", str(file)).output
    assert "A plays stdin, B plays moss-wall," in run("play", "-", "moss-wall", stdin=text).output
    assert "A plays deck, B plays moss-wall," in run("play", code, "moss-wall").output


def test_card_data_is_added_to_the_house_set(tmp_path: Path) -> None:
    write_json(tmp_path / "cards.json", [card("XX01-001", name="Ada", category="Leader", cost=4, power=5000)])
    (tmp_path / "ada.txt").write_text(
        house_decks()["ember-rush"].replace(LEADER, "XX01-001"), encoding="utf-8"
    )
    result = run("play", str(tmp_path / "ada.txt"), "moss-wall", "--cards", str(tmp_path / "cards.json"))
    assert result.exit_code == 0
    assert "A placed the Leader Ada (XX01-001)." in result.output


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (["ember-rush"], 2, "needs two decks, not 1"),
        (["ember-rsh", "moss-wall"], 2, "Did you mean ember-rush?"),
        (["nothing-like-it", "moss-wall"], 2, "The house decks are brass-engine"),
        (["-", "-"], 2, "Only one of the decks"),
        (["--cards", "no-such-place"], 2, "no such file or folder"),
        (["--bot", "grandmaster"], 2, "no bot named 'grandmaster'. The bots are: random"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(args: list[str], code: int, words: str) -> None:
    result = run("play", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_illegal_deck_is_a_no() -> None:
    result = run("play", "-", "moss-wall", stdin="1xHS01-001\n4xHS01-002\n")
    assert result.exit_code == 1
    assert "The deck of A, stdin, is not legal: " in result.stderr
    assert "(Rule 5-1-2" in result.stderr


def test_unread_text_is_a_no_unless_it_is_allowed(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(
        '[{"id": "XX01-001", "name": "Ada", "category": "Leader", "colors": ["Red"], "cost": 4,'
        ' "power": 5000, "effect": "Sing a song of sixpence."}]',
        encoding="utf-8",
    )
    deck = tmp_path / "ada.txt"
    deck.write_text(house_decks()["ember-rush"].replace(LEADER, "XX01-001"), encoding="utf-8")
    args = ("play", str(deck), "moss-wall", "--cards", str(tmp_path / "cards.json"))
    refused = run(*args)
    assert refused.exit_code == 1
    assert "XX01-001" in refused.stderr
    assert "--allow-unread" in refused.stderr
    allowed = run(*args, "--allow-unread")
    assert allowed.exit_code == 0
    assert "without some text of XX01-001" in allowed.stderr


# At the keyboard --------------------------------------------------------------------------------


def test_a_game_against_the_bot_by_numbers(type_in: Callable[..., Result]) -> None:
    result = type_in(forever("1"), "--seed", "5")
    assert result.exit_code == 0
    assert OVER.search(result.output)
    assert all(len(line) < 80 for line in result.output.splitlines() if "seed" not in line)


def test_the_question_shows_table_choices_and_notation(
    type_in: Callable[..., Result], plain: tuple[str, ...]
) -> None:
    output = type_in(["first", "keep", "quit"], *plain).output
    table = output[output.index("-- Turn 1") :]
    assert "B: Wall  #52  5000 active [Blocker]" in table
    assert "A (you): Ada  #1  5000 active" in table
    assert "DON!! 1 active, 0 rested, 9 left" in table
    assert "Hand of 5" in table
    assert "What do you do?  (Rule 6-5-2; ? for help)" in table
    assert re.search(r"^  1  give 1 DON!! to Ada \(5000 -> 6000\) +give #1$", table, re.MULTILINE)
    assert "You left the game." in table


def test_a_choice_by_its_notation(type_in: Callable[..., Result], plain: tuple[str, ...]) -> None:
    output = type_in(["first", "keep", "give #1", "quit"], *plain).output
    assert re.search(r"6-5-5-1 +A gave a DON!! to Ada", output)
    assert "A (you): Ada  #1  6000 active 1 DON!!" in output


def test_commands_between_choices(type_in: Callable[..., Result], plain: tuple[str, ...]) -> None:
    asked = ["?", "why #1", "why attack #1 #52", "why 1", "why", "show #52", "show trash", "show", ""]
    output = " ".join(type_in(["first", "keep", *asked, "quit"], *plain).output.split())
    assert "make a choice by its notation" in output
    assert "Ada (XX01-001) has 5000 power: 5000 printed (Rule 2-6-1)." in output
    assert "neither player battles on their first turn (Rule 6-5-6-1)" in output
    assert "'give #1' is legal now." in output
    assert "Wall (XX02-001) Leader | Green | Life 4 | power 5000" in output
    assert "Trash of A, top first: empty" in output
    assert output.count("What do you do?") == 3


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("99", "The choices are numbered from 1 to 2."),
        ("0", "The choices are numbered from 1 to 2."),
        ("nonsense", "is not the text of a choice"),
        ("nonsense", "Write ? for what can be written here."),
        ("attack #1 #52", "(Rule 6-5-6-1)"),
        ("concede B", "write `concede` alone"),
        ("show #0", "is not the id of a card"),
        ("why #99999", "No card has the id 99999"),
    ],
)
def test_what_cannot_be_done_is_explained_and_asked_again(
    type_in: Callable[..., Result], plain: tuple[str, ...], typed: str, words: str
) -> None:
    result = type_in(["first", "keep", typed, "quit"], *plain)
    assert result.exit_code == 0
    assert words in " ".join(result.output.split())


def test_hidden_cards_are_not_told_by_why_or_show(
    type_in: Callable[..., Result], plain: tuple[str, ...]
) -> None:
    """Every id that a card of the opponent's hand or of a deck could have gives the same answer."""
    asked = [f"{word} #{number}" for number in range(53, 220) for word in ("why", "show")]
    output = type_in(["first", "keep", *asked, "quit"], *plain).output
    assert "XX01-0" in output
    told = set(re.findall(r"XX02-0(?!01)", output[output.index("-- Turn 1") :]))
    assert not told


def test_conceding_ends_the_game(type_in: Callable[..., Result]) -> None:
    result = type_in(["concede"], "--seed", "5")
    assert result.exit_code == 0
    assert "The game is over: B won by concession (Rule 1-2-3)." in result.output


def test_the_end_of_input_leaves_the_game(type_in: Callable[..., Result]) -> None:
    result = type_in([], "--seed", "5")
    assert result.exit_code == 0
    assert "You left the game." in result.output


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_leaves_the_game_and_keeps_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: signal.Signals
) -> None:
    typed = iter(["first", "keep"])

    def read_line(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            os.kill(os.getpid(), number)
        return line or ""

    monkeypatch.setattr("optcg.cli.play.at_terminal", lambda: True)
    monkeypatch.setattr("optcg.cli.play.read_line", read_line)
    file = tmp_path / "game.json"
    before = signal.getsignal(number)
    result = run("play", "--seed", "5", "--record", str(file))
    assert (result.exit_code, signal.getsignal(number)) == (0, before)
    assert f"You left the game.\nThe record is in {file}." in result.output
    assert Record.load(file).choices[:2] == ["first", "keep"]
    Record.load(file).replay(Catalog.house())


def test_an_interrupt_waits_for_the_end_of_a_choice() -> None:
    leaving, done = Leaving(), []

    def choose() -> None:
        with leaving.watched(), leaving.undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("the choice")

    with pytest.raises(Quit):
        choose()
    assert done == ["the choice"]


def test_log_hint_and_undo(type_in: Callable[..., Result], plain: tuple[str, ...]) -> None:
    typed = ["undo", "first", "keep", "log 2", "log all", "hint", "give #1", "undo", "hint", "undo", "quit"]
    output = " ".join(type_in(typed, *plain).output.split())
    assert "There is no choice to take back." in output
    log = r"> log 2 \S+ A placed 1 DON!! in the cost area\. \S+ A's Main Phase began\. > log all"
    assert re.search(log, output)
    assert "How many? Write `log`" in output
    assert output.count("Your last choice is taken back.") == 2
    assert output.count("A (you): Ada #1 6000 active 1 DON!!") == 1
    assert re.search(r"> hint [12] .* - ", output)


def test_people_do_not_undo_against_each_other(type_in: Callable[..., Result]) -> None:
    output = type_in(["", "first", "undo", "quit"], "--bot", "none", "--seed", "5").output
    assert "In this match no choice is taken back." in output


@pytest.mark.parametrize("width", [50, 100])
def test_the_table_fits_the_terminal(
    type_in: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """No line is longer than the terminal is wide, and no word is broken."""
    monkeypatch.setenv("COLUMNS", "200")
    words = set(type_in(["1", "1", *["1"] * 30, "?"], "--seed", "5").output.split())
    monkeypatch.setenv("COLUMNS", str(width))
    output = type_in(["1", "1", *["1"] * 30, "?"], "--seed", "5").output
    assert not [line for line in output.splitlines() if len(line) >= width]
    assert not {word for word in output.split() if word.strip("-")} - words


def test_two_people_pass_the_keyboard(type_in: Callable[..., Result]) -> None:
    """Each is shown the own hand only; the screen is cleared in between."""
    output = type_in(["", "first", "keep", "", "keep", "quit"], "--bot", "none", "--seed", "5").output
    first, second = output.split("Pass the keyboard to player B")
    assert "Pass the keyboard to player A" in first
    assert "A (you)" in first
    assert "B (you)" not in first
    assert first.endswith("\033[2J\033[3J\033[H")
    assert "A (you)" not in second.split("Pass the keyboard to player A")[0]


def test_two_people_play_to_the_end(type_in: Callable[..., Result]) -> None:
    assert OVER.search(type_in(forever("1"), "--bot", "none", "--seed", "6").output)


def test_a_real_terminal_is_asked() -> None:
    """Through a pseudo-terminal, with nothing replaced."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "optcg", "play", "--seed", "5"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as process:
        os.close(theirs)
        screen = _answer(
            ours, {"go second": b"1\n", "keep this hand": b"1\n", "What do you do": b"concede\n"}
        )
        assert process.wait(30) == 0
    os.close(ours)
    assert "The game is over: B won by concession" in screen


def _answer(terminal: int, answers: dict[str, bytes]) -> str:
    """Type each answer when its question stands on the screen; the screen at the end."""
    screen, left = "", list(answers.items())
    while select.select([terminal], [], [], 30)[0]:
        try:
            read = os.read(terminal, 4096)
        except OSError:
            break
        if not read:
            break
        screen += read.decode()
        if left and left[0][0] in screen and screen.endswith("> "):
            os.write(terminal, left.pop(0)[1])
    return screen


def test_a_match_of_three_is_played_until_two_games_are_won() -> None:
    result = run("play", "--match", "3", "--bot", "random", "--seed", "5")
    assert result.exit_code == 0
    assert result.output.count("The game is over") in (2, 3)
    assert re.search(r"[AB] won the match, (2 to [01]|[01] to 2)\.", result.output)

"""One spelling for card text, whatever the source wrote."""

import pytest

from optcg.text.words.normalise import ability_lines, printed


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("One.<br>Two.<br>", ["One.", "Two."]),
        ("One.<br><br/>Two.", ["One.", "Two."]),
        ("a  b", ["a b"]),
        ("gains −1000, －1000 and –1000", ["gains -1000, -1000 and -1000"]),
        ("&lt;Slash&gt; and ＜Strike＞", ["<Slash> and <Strike>"]),
        ("➀ and ➂", ["① and ③"]),
        ("your opponent’s", ["your opponent's"]),
        ("Sing.[When Attacking] Dance.", ["Sing.", "[When Attacking] Dance."]),
        ("[Rush] (This card can attack on the turn it comes.)[On Play] Sing.", ["[Rush]", "[On Play] Sing."]),
        ("[Rush] [Blocker] [On Play] Sing.", ["[Rush]", "[Blocker]", "[On Play] Sing."]),
        ("[DON!! x1] [Blocker]", ["[DON!! x1] [Blocker]"]),
        ("[Rush] (This card can attack on the turn it comes.) [Main] Sing.", ["[Rush]", "[Main] Sing."]),
        ("[Double Attack] (This card deals 2 damage.), [Rush]", ["[Double Attack]", "[Rush]"]),
        ("[Main] Sing. [Counter] Dance.", ["[Main] Sing.", "[Counter] Dance."]),
        ("[Sneak] (This card sings.)<br>[On Play] Dance.", ["This card sings.", "[On Play] Dance."]),
        ("[Dawn] Sing.<br>(This effect sounds.)", ["[Dawn] Sing. (This effect sounds.)"]),
        ("[On Play] Sing.<br>(This effect sounds.)", ["[On Play] Sing.", "(This effect sounds.)"]),
        ("[blocker] (This card sings.)", ["[blocker] (This card sings.)"]),
        ("Sing.. Then, dance. .", ["Sing. Then, dance."]),
        ("Choose one:<br>• Sing.<br>• Dance.", ["Choose one: • Sing. • Dance."]),
        ("Choose one:<br>・Sing.<br>● Dance.", ["Choose one: • Sing. • Dance."]),
        ("Sing.<br>Then, dance.", ["Sing. Then, dance."]),
        ("Choose one:<br>• Sing.<br>• Dance.<br>Then, rest.", ["Choose one: • Sing. • Dance. ¶ Then, rest."]),
        ("Choose one:• Sing.• Dance.Then, rest.", ["Choose one:• Sing.• Dance. ¶ Then, rest."]),
        (
            "Choose one: • Sing. • Dance. Then, if you can, rest.",
            ["Choose one: • Sing. • Dance. ¶ Then, if you can, rest."],
        ),
        (
            "Choose one:<br>• Sing.<br>• Dance. Then, if you can, rest.",
            ["Choose one: • Sing. • Dance. Then, if you can, rest."],
        ),
        ("Sing a song<br>during this turn.", ["Sing a song during this turn."]),
        ("[On Play] Sing<br>[When Attacking] Dance.", ["[On Play] Sing.", "[When Attacking] Dance."]),
        ("[On Play] Sing <br> [Trigger] Dance", ["[On Play] Sing.", "[Trigger] Dance"]),
        ("<b>[Rush]</b><br><i class='x'>Sing</i>\u200b.", ["[Rush]", "Sing."]),
        ("[Banish] (When this card deals damage,the target card is trashed.)", ["[Banish]"]),
        ("gains +１０００ power", ["gains +1000 power"]),
        ("-", []),
    ],
)
def test_a_text_becomes_ability_lines(text: str, lines: list[str]) -> None:
    assert ability_lines(text) == lines


def test_a_name_keeps_its_parentheses() -> None:
    assert ability_lines("your [Nine (Retired)] smiles.") == ["your [Nine (Retired)] smiles."]


def test_the_printed_text_keeps_its_notes_for_people() -> None:
    note = "[Double Attack] (This card deals 2 damage.)"
    assert printed(note, "") == (note, "")


def test_a_trigger_goes_to_its_own_place() -> None:
    for before in ("[Rush]", "[On Play] Sing.", "[Rush] (This card sings.)"):
        for space in ("", " "):
            assert printed(f"{before}{space}[Trigger] Dance.", "") == (before, "[Trigger] Dance.")
    assert printed("[Rush]<br>[Trigger] Draw 1 card.", "") == ("[Rush]", "[Trigger] Draw 1 card.")


def test_reading_a_normalised_text_again_changes_nothing() -> None:
    once = ability_lines("Sing.[Main] &lt;Slash&gt; －1<br>• One.<br>(This card deals 2 damage.)")
    assert ability_lines("\n".join(once)) == once


def test_a_keyword_effect_before_another_ability_is_a_line_of_its_own() -> None:
    text = "[Blocker] [Opponent's Turn] This Character gains +1,000 power."
    assert ability_lines(text) == ["[Blocker]", "[Opponent's Turn] This Character gains +1000 power."]
    note = "(This card can attack on the turn in which it is played.)"
    assert ability_lines(f"[Rush] {note}If you sing, smile.") == ["[Rush]", "If you sing, smile."]
    assert ability_lines(f"You sing. [Rush] {note}") == ["You sing.", "[Rush]"]
    assert ability_lines("You sing. [Rush] [On Play] Smile.") == ["You sing.", "[Rush]", "[On Play] Smile."]


def test_signs_of_other_keyboards_are_those_of_cards() -> None:
    assert ability_lines("【On Play】 Give this Leader ‑ 1 cost， + 1000 power．") == [
        "[On Play] Give this Leader -1 cost, +1000 power."
    ]

"""What is written is read again: every tree that card text gives has words that give the same tree."""

from collections.abc import Iterable

from optcg import Catalog
from optcg.model.abilities import Ability
from optcg.model.cards import CardData
from optcg.text.reader import read, read_line
from optcg.text.writer import write, write_ability
from tests.needs import official_cards
from tests.text.numbering import numbered
from tests.text.test_writer import meaning, random_abilities


def changed(cards: Iterable[CardData]) -> list[str]:
    """The cards whose text, written and read again, means something else."""
    found = []
    for card in cards:
        text = write(card.abilities, card.category)
        if read(text, "", card.category) != (card.abilities, ()):
            found.append(f"{card.number}: {text}")
    return found


def test_house_cards_are_written_and_read_again() -> None:
    assert changed(Catalog.house()) == []


def test_official_cards_are_written_and_read_again() -> None:
    assert changed(official_cards()) == []


def test_what_was_written_is_written_the_same_again() -> None:
    cards = list(Catalog.house())
    texts = [write(card.abilities, card.category) for card in cards]
    again = [read(text, "", card.category)[0] for text, card in zip(texts, cards, strict=True)]

    assert [write(tree, card.category) for tree, card in zip(again, cards, strict=True)] == texts


def test_random_trees_are_never_read_as_others() -> None:
    """Not every tree can be said in words that are read, but no wording is read as another tree."""
    without_players = [ability for ability in random_abilities() if "AsPlayer" not in repr(ability)]
    # (What another player does step by step is read as the steps that are theirs: the same, in another form.)
    trees: list[Ability] = [numbered(ability) for ability in without_players[:600]]
    lines = [(tree, read_line(write_ability(tree))) for tree in trees]
    found = [(tree, line) for tree, line in lines if line.meanings]

    assert [line.text for tree, line in found if meaning(line.meanings) != meaning(((tree,),))] == []
    assert len(found) > 0.25 * len(trees)

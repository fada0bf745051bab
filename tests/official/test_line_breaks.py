"""Card data may lack the line breaks between abilities: the same is read without them."""

from optcg.model.cards import CardData
from optcg.text.reader import read
from optcg.text.words.normalise import printed
from tests.needs import official_cards


def test_every_card_means_the_same_without_line_breaks() -> None:
    cards = [card for card in official_cards() if not card.unread]
    several = [card for card in cards if "\n" in f"{card.text}{card.trigger}" or (card.text and card.trigger)]
    assert len(several) >= 900
    assert [
        f"{card.number}, breaks as {space!r}"
        for card in several
        for space in ("", " ")
        if not _is_the_same(card, *(part.replace("\n", space) for part in (card.text, card.trigger)))
        # Nor is there one before the [Trigger].
        or not _is_the_same(card, f"{card.text}\n{card.trigger}".replace("\n", space), "")
    ] == []


def _is_the_same(card: CardData, effect: str, trigger: str) -> bool:
    text = printed(effect, trigger)
    abilities, unread = read(*text, card.category)
    return (abilities, unread, bool(text[1])) == (card.abilities, (), bool(card.trigger))

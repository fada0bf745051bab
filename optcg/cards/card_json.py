"""A card as JSON."""

from optcg.model.cards import CardData


def card_json(card: CardData) -> dict[str, object]:
    """What is printed on the card, as plain data."""
    return {
        "number": card.number,
        "name": card.name,
        "category": str(card.category),
        "colors": [str(color) for color in card.colors],
        "cost": card.cost,
        "life": card.life,
        "power": card.power,
        "counter": card.counter,
        "attributes": [str(attribute) for attribute in card.attributes],
        "types": list(card.types),
        "text": card.text,
        "trigger": card.trigger,
    }

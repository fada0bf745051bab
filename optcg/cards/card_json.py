"""A card as JSON."""

from optcg.model.cards import CardData

card_json = CardData.to_dict

"""Which cards are meant: nouns, what describes them, words that point back."""

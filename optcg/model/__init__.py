"""What the game and its cards are: data, no behaviour."""

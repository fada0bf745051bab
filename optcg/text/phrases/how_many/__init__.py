"""How many, how much: numbers that are written, counted, compared or worked out."""

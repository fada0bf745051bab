"""Whether something is so: conditions on the game, the turn so far and what came of a step (Rule 8-3-3)."""

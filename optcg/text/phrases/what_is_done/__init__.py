"""What is done: moves, DON!!, changes, choices, and how steps follow each other (Rule 4-10)."""

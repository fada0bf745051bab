"""What the rules do: the game as explicit state, a stack of frames, and one decision at a time."""

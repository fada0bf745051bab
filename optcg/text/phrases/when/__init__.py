"""When something happens: events that effects wait for, and later moments (Rule 8-1-3-1)."""

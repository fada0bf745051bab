"""What each primitive of an effect does."""

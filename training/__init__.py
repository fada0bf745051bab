"""Fits the numbers of the bots by games won, for developers: `python -m training FOLDER`."""

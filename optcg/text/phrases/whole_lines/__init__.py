"""Whole lines: what kind of ability it is, its costs, when it can be activated (Rules 8-3, 8-4)."""

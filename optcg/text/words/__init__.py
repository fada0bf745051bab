"""The words of a line before any phrase is read: one spelling, one wording of those that mean the same."""

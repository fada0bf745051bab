"""A view and its choices as numbers of a fixed layout, without any package for numbers."""

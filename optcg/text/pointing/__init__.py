"""Words that point back: which earlier cards "it", "that card" and "the rest" are, or that it is open."""

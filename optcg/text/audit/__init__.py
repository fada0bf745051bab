"""Signs of meaning counted twice, in the words of a line and in its tree, so that none is dropped."""

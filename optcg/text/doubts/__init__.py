"""What only the words tell to be open, not the tree that was made of them."""

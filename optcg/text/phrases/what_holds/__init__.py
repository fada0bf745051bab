"""What holds: bans, prices, replacements, costs in the hand, texts on the rules (Rules 8-1-3-3, 8-1-3-4)."""

"""Trees in words, a file for each part of speech."""

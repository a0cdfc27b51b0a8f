"""The census: every position that can be reached in a game made small."""

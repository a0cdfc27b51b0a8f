"""A position to play with: pages on this machine to play, ask, edit and keep, with an engine beside."""

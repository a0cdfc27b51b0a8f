"""Positions to play with: local pages to play, ask, edit and save, with an engine beside the reference."""

"""Measures how much the rulings of a game matter: `python -m tools.impact --game G`."""

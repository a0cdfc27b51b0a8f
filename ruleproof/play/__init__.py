"""Plays whole games to find where engines or readings differ."""

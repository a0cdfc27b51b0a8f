"""Playing on: whole games, and what parts engines and readings."""

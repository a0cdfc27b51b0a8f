"""Changed references: copies of a reference with one change in their sources."""

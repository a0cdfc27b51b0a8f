"""Changed references: what a reference would be with one thing in its sources otherwise."""

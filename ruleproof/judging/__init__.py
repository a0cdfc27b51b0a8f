"""Compares recordings of two engines: differences, broken expectations, verdicts."""

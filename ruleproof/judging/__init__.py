"""Recordings of two engines compared: differences, broken expectations, verdicts."""

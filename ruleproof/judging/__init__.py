"""Compares an engine's recording with the reference's: differences, broken expectations, results."""

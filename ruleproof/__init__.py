"""Ruleproof: check any game engine against a formal specification of its rules."""

__version__ = "0.1.0"

PROTOCOL = 1
"""The version of the engine protocol that this kit speaks."""

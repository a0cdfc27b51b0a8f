"""The readings of the rulings that are not adopted; each replaces a whole function of the rules."""

from . import battles, turns

__all__ = ["battles", "turns"]

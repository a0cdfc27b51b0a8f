"""Derives faults from the results of a run: which rule is broken, or what else is wrong."""

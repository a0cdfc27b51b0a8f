"""From the results of a run to faults: which rule is broken, and what is no broken rule."""

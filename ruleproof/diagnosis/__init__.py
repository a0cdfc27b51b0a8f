"""From the results of a run to faults: which rule is broken, or what else is wrong."""

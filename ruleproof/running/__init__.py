"""A run of the suite on an engine, from its options to its results; and the recorded suite."""

"""A run of the suite on an engine, from what is asked to what it came to."""

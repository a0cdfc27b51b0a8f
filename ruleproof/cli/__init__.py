"""Commands of the core: they check an engine against the suite, and show what the suite says."""

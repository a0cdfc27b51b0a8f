"""Commands of the core: they check an engine against the suite, and show the contents of the suite."""

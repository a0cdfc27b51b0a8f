"""Commands of the core: to hold an engine against the suite, and to read what the suite says."""

"""Play: an engine and the reference play the same games side by side, until they differ."""

"""Reads files as values: folders, YAML with line numbers, JSON text, a cache, and problems with their
locations."""

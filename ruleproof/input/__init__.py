"""Reads files as values: folders, YAML with line numbers and JSON text. Also provides a cache, and problems
with their locations.
"""

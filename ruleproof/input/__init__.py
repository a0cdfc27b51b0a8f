"""What lies on disk, as values: folders, YAML with lines, JSON text, a cache, and problems with places."""

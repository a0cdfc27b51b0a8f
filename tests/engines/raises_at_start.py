"""Cannot be loaded."""

raise ImportError("no module named rules")

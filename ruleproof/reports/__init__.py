"""Reports of a run, all from one model: terminal, JSON, JUnit, HTML and a badge."""

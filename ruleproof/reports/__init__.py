"""Reports of a run, all made from one model: terminal, JSON, JUnit, HTML and a badge."""

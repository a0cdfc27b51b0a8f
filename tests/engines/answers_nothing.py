"""Reads every request and answers none."""

import sys

for _ in sys.stdin:
    pass

"""The command line of the kit with only one request in flight: each request is sent after the last has been
answered.
"""

from __future__ import annotations

from ruleproof.cli.main import main
from ruleproof.engines import lines

if __name__ == "__main__":
    lines.MOST_IN_FLIGHT = 0
    main()

"""Starts the command line: `python -m ruleproof`, or `ruleproof`."""

from ruleproof.commands.cli import main

if __name__ == "__main__":
    main()

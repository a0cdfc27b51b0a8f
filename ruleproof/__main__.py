"""Starts the command line: `python -m ruleproof`, or `ruleproof`."""

import sys


def main() -> None:
    """Run the command line if the system can run engines (Linux and macOS)."""
    if sys.platform == "win32":
        sys.exit(
            "ruleproof: engines are run by means that Windows lacks; use WSL, the Windows Subsystem for "
            "Linux: type `wsl --install` once, and in its window install and start ruleproof as on Linux"
        )
    from ruleproof.cli.main import main as run

    run()


if __name__ == "__main__":
    main()

"""An engine that answers line by line from a file, whatever it is asked."""

from __future__ import annotations

import sys


def main() -> None:
    """Answer each line with the next line in the file, and with nothing after the last."""
    with open(sys.argv[1], "rb") as file:
        for _ in sys.stdin.buffer:
            answer = file.readline()
            if not answer:
                return
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

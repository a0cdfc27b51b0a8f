"""A set of numbered digests that needs little memory."""

from __future__ import annotations

from array import array

WIDTH = 16
_FEWEST_SLOTS = 1 << 12


class Digests:
    """Digests of 16 bytes, numbered in the order in which they were added.

    Each digest takes its 16 bytes and 6 to 16 bytes for its slots: open addressing, at most two thirds full.
    """

    def __init__(self, digests: bytes = b"") -> None:
        self._digests = bytearray()
        self._slots = array("I", bytes(4 * _FEWEST_SLOTS))
        for begins in range(0, len(digests), WIDTH):
            self.put(digests[begins : begins + WIDTH])

    def __len__(self) -> int:
        return len(self._digests) // WIDTH

    def __bytes__(self) -> bytes:
        return bytes(self._digests)

    def put(self, digest: bytes) -> tuple[int, bool]:
        """Return the number of a digest, and whether it is new."""
        slot, number = self._find(digest)
        if number:
            return number - 1, False
        self._digests += digest
        self._slots[slot] = len(self)
        if 3 * len(self) > 2 * len(self._slots):
            self._grow()
        return len(self) - 1, True

    def _find(self, digest: bytes) -> tuple[int, int]:
        slots, mask = self._slots, len(self._slots) - 1
        slot = int.from_bytes(digest[:8]) & mask
        while number := slots[slot]:
            if self._digests[(number - 1) * WIDTH : number * WIDTH] == digest:
                return slot, number
            slot = (slot + 1) & mask
        return slot, 0

    def _grow(self) -> None:
        self._slots = array("I", bytes(8 * len(self._slots)))
        for number in range(len(self)):
            slot, _ = self._find(bytes(self._digests[number * WIDTH : (number + 1) * WIDTH]))
            self._slots[slot] = number + 1

"""A story with the reference's answers."""

from __future__ import annotations

from functools import cached_property

import msgspec

from ruleproof.cases.case import Story
from ruleproof.engines.recording import Recording

_decode_recording = msgspec.msgpack.Decoder(Recording).decode


class RecordedStory(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """A story with the reference's recording, which is decoded on demand.

    `entries` are the component entries that the reference used in the plays, and in the answers about which
    the story's cases have expectations. `fault` is the reason why the reference disagrees with the story, if
    it does (a suite error); in that case the recording may be short.
    """

    story: Story
    encoded: msgspec.Raw = msgspec.field(name="recording")
    entries: tuple[str, ...] = ()
    fault: str = ""

    @classmethod
    def encode(
        cls, story: Story, recording: Recording, entries: tuple[str, ...] = (), fault: str = ""
    ) -> RecordedStory:
        """Return a story with its recording."""
        return cls(story, msgspec.Raw(msgspec.msgpack.encode(recording)), entries, fault)

    @cached_property
    def recording(self) -> Recording:
        """Return the reference's recording."""
        return _decode_recording(self.encoded)

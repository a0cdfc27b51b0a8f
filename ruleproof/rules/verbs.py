"""The verbs of the protocol, and their properties."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """A question or command for an engine; its value is its name in messages.

    `is_question` says that the verb is optional and that an engine lists it in `hello` if it supports it.
    `is_about_state` says that the verb asks about a state and changes nothing. `member` is the member of a
    result that contains the answer, and `nothing` is an empty answer.
    """

    HELLO = "hello"
    CONFIGURE = "configure"
    NEW_GAME = "new_game", True, "state"
    APPLY = "apply", True, "state"
    LEGAL_ACTIONS = "legal_actions", True, "actions", b"[]"
    VIEW = "view", True, "view", b"{}"
    OUTCOME = "outcome", True, "outcome", b"{}"
    BYE = "bye"

    is_question: bool
    member: str
    nothing: bytes

    def __new__(cls, word: str, is_question: bool = False, member: str = "", nothing: bytes = b"") -> Verb:
        made = str.__new__(cls, word)
        made._value_ = word
        made.is_question, made.member, made.nothing = is_question, member, nothing
        return made

    @property
    def is_about_state(self) -> bool:
        """Tell whether the verb asks about a state and changes nothing."""
        return bool(self.nothing)


VERBS = tuple(Verb)
QUESTIONS = tuple(verb for verb in Verb if verb.is_question)
ABOUT_STATES = tuple(verb for verb in Verb if verb.is_about_state)

"""The verbs of the protocol, and their properties."""

from __future__ import annotations

from enum import StrEnum


class Verb(StrEnum):
    """What an engine can be asked; its value is its name in messages.

    `is_question` says that an engine may lack it and says in `hello` whether it has it, `is_about_state` that
    it asks about a state and changes nothing. `member` is the member of a result that has the answer,
    `nothing` an empty answer.
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
        """Tell whether it asks about a state and changes nothing."""
        return bool(self.nothing)


VERBS = tuple(Verb)
QUESTIONS = tuple(verb for verb in Verb if verb.is_question)
ABOUT_STATES = tuple(verb for verb in Verb if verb.is_about_state)

"""The reference's own environments, connected like anybody's: what a bridge adds must be no fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruleproof.bridges.pettingzoo import Environment, Unsupported
from ruleproof.environments import Reference
from ruleproof.environments.pettingzoo import ReferenceEnv
from ruleproof.environments.reference import Turns
from ruleproof.input import jsontext

COMPONENTS = {"rivalry": "small"}
"""The component sets of most scenarios, where it is not the standard one."""
SECRET = ("choosing",)
"""The phases in which seats choose in secret."""


def engine(game: str, left_out: Sequence[str] = (), plays: Mapping[str, str] | None = None) -> Any:
    """Return the engine for the reference's environment of a game, without some keys of table and view."""
    reference = Reference(game, highest=40, readings=plays, components=COMPONENTS.get(game, ""))

    class Connected(Environment):
        checks = ()
        readings = plays or {}
        components = COMPONENTS.get(game, "standard")

        def make(self, seats: list[str], options: dict[str, Any]) -> Any:
            if len(seats) not in reference.counts:
                raise Unsupported(f"{len(seats)} seats")
            env = ReferenceEnv(reference, seats)
            reset = env.reset
            env.reset = lambda seed=None, **_: reset(seed, options)  # type: ignore[method-assign]
            return env

        def parts(self, own: Any, agent: Any, number: int) -> Any:
            return None if number == own.decline else [reference.actions[number]]

        def together(self, own: Any) -> Sequence[Any]:
            state = jsontext.decode(own.state_text)
            return state["to_act"] if state["phase"] in SECRET else ()

        def table(self, own: Any) -> dict[str, Any]:
            table: dict[str, Any] = jsontext.decode(own.state_text)["table"]
            return {key: one for key, one in table.items() if key not in left_out}

        def settled(self, own: Any) -> bool:
            return bool(jsontext.decode(own.state_text)["settled"])

        def view(self, own: Any, agent: Any, observation: Any) -> Any:
            return {key: one for key, one in own.view(agent).items() if key not in left_out}

        def outcome(self, own: Any) -> Any:
            return reference.outcome(own.state_text)

        def load(self, own: Any, position: dict[str, Any]) -> None:
            text = jsontext.encode(position)
            idle = [seat for seat in position["table"]["seats"] if seat not in position["to_act"]]
            may = [seat for seat in idle if reference.legal(text, seat)]
            own.state_text = jsontext.encode({**position, "may_act": may})
            own._go_on(Turns(reference, own.state_text))

    Connected.game, Connected.seats = game, reference.seats
    return Connected.engine()

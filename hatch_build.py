"""Puts the data and the reference inside the package when a standard wheel is built.

Editable installs read the checkout.
"""

from __future__ import annotations

from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[BuilderConfig]):
    """Adds the data, the reference and the adapters as `ruleproof/_data`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            for room in ("spec", "schemas", "features", "reference_impl", "adapters"):
                build_data["force_include"][room] = f"ruleproof/_data/{room}"

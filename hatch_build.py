"""Puts the data, the reference and its recordings inside the package when a standard wheel is built.

Editable installs read the checkout. The recordings are those that `python -m tools.release recordings` has
left in `build/recordings`; a wheel without them records the reference at its first use.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface[BuilderConfig]):
    """Adds the data, the reference, its recordings and the adapters as `ruleproof/_data`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            for room in ("spec", "schemas", "features", "reference_impl", "adapters"):
                build_data["force_include"][room] = f"ruleproof/_data/{room}"
            if Path(self.root, "build", "recordings").is_dir():
                build_data["force_include"]["build/recordings"] = "ruleproof/_data/recordings"

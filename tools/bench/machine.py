"""Describes the machine and the versions that were measured."""

from __future__ import annotations

import os
import platform
from importlib.metadata import version
from pathlib import Path


def facts(peers: dict[str, str]) -> list[str]:
    """Return lines about the machine, this Python, and the versions of everything measured."""
    own = {name: version(name) for name in ("ruleproof", "gherkin-official", "msgspec", "jsonschema-rs")}
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else "?"
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    return [
        f"{_processor()}, {os.cpu_count()} cores ({usable} usable), {_memory()}",
        f"{platform.system()} {platform.release()}, Python {platform.python_version()}; load {load}",
        ", ".join(f"{name} {number}" for name, number in {**own, **peers}.items()),
    ]


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _memory() -> str:
    try:
        return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GB"
    except (ValueError, OSError):
        return "memory unknown"

"""A cluster of Dask on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tools.programs import ROOT


class Cluster:
    """A scheduler and two workers of this machine."""

    def __init__(self, folder: Path) -> None:
        self.log = (folder / "log").open("w")
        self.children: list[subprocess.Popen[bytes]] = []
        self.file = folder / "scheduler.json"
        local = ["--host", "127.0.0.1", "--no-dashboard"]
        self.start("scheduler", *local, "--port", "0", "--scheduler-file", str(self.file))
        deadline = time.monotonic() + 120
        while not self.file.exists():
            assert time.monotonic() < deadline and self.children[0].poll() is None, "no scheduler"
            time.sleep(0.1)
        for number in range(2):
            here = ["--local-directory", str(folder / str(number))]
            self.start("worker", *local, *here, "--scheduler-file", str(self.file), "--no-nanny")

    @property
    def address(self) -> str:
        address: str = json.loads(self.file.read_text())["address"]
        return address

    def start(self, *words: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "dask", *words]
        self.children.append(
            subprocess.Popen(command, cwd=ROOT, env=environment, stdout=self.log, stderr=self.log)
        )

    def end(self) -> None:
        for child in reversed(self.children):
            child.kill()
            child.wait()
        self.log.close()

"""A sandbox for an engine, made by bubblewrap: its own folder and the system to read, and nothing else.

Inside there are no network, no other processes, no home folder, and no environment but what is named. The
scratch folder is empty at the start and gone at the end.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ruleproof.engines.containment import Containment
from ruleproof.input.problems import UsageError

PROGRAM = "bwrap"
SCRATCH = "/tmp"
_MOST_SCRATCH = 64 * 2**20
"""Bytes that an engine may write to its scratch folder."""
_PATIENCE = 10.0
"""Seconds in which the sandbox must stand."""
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store", "/gnu/store")
_SETTINGS = re.compile(
    r"ld\.so\..*|alternatives|localtime|timezone|locale\..*|passwd|group|nsswitch\.conf|hosts|host\.conf"
    r"|(java|openjdk|mono|dotnet|python|perl|php|lua|R|ghc|erlang|node).*"
)
"""What programs read in /etc to start at all; keys and passwords are not among it."""
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def require_bubblewrap() -> None:
    """Refuse to go on where engines cannot be put into a sandbox.

    Raises:
        UsageError: bubblewrap is not installed.
    """
    if sys.platform != "linux":
        raise UsageError(
            "--sandbox needs bubblewrap, which only Linux has; run the kit in a container or virtual machine"
        )
    if shutil.which(PROGRAM) is None:
        raise UsageError(
            f"--sandbox needs bubblewrap, and there is no program {PROGRAM} on the PATH; install the package "
            "bubblewrap (Debian, Ubuntu: apt-get install bubblewrap)"
        )


def sandboxed(
    command: Sequence[str],
    environment: Mapping[str, str],
    containment: Containment,
    report_to: int,
    gate: int,
) -> list[str]:
    """Return the command that starts a command in a sandbox, in the working directory of this process.

    Args:
        environment: variables that the command needs.
        report_to: where the sandbox writes which process is its first.
        gate: what the sandbox waits for before it starts the command.

    Raises:
        UsageError: the engine's own folder holds the home folder, so that the sandbox would hide nothing.
    """
    here = Path.cwd()
    if _holds_home(here):
        raise UsageError(
            f"--sandbox shows an engine the folder from which it is started, and {here} holds the home "
            "folder; start it from a folder of its own"
        )
    program = shutil.which(command[0]) or command[0]
    passed = {name: os.environ[name] for name in containment.environment if name in os.environ}
    settings = {
        "PATH": os.pathsep.join([str(Path(program).absolute().parent), _PATH]),
        "HOME": SCRATCH,
        "TMPDIR": SCRATCH,
        "LANG": "C.UTF-8",
        **environment,
        **passed,
    }
    shown = sorted({here, *_installations(program), *_named(command[1:]), *_search_path(settings)})
    return [
        PROGRAM,
        *("--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv"),
        *("--info-fd", str(report_to), "--block-fd", str(gate)),
        *_system(),
        *("--proc", "/proc", "--dev", "/dev"),
        *("--size", str(_MOST_SCRATCH), "--tmpfs", "/dev/shm", "--remount-ro", "/dev"),
        *("--size", str(_MOST_SCRATCH), "--tmpfs", SCRATCH),
        *(word for path in shown for word in ("--ro-bind", str(path), str(path))),
        *("--remount-ro", "/", "--chdir", str(here)),
        *(word for name, value in settings.items() for word in ("--setenv", name, value)),
        "--",
        program,
        *command[1:],
    ]


def _system() -> Iterator[str]:
    for path in map(Path, _SYSTEM):
        if path.is_symlink():
            yield from ("--symlink", str(path.readlink()), str(path))
        elif path.exists():
            yield from ("--ro-bind", str(path), str(path))
    for path in sorted(Path("/etc").iterdir()):
        if _SETTINGS.fullmatch(path.name):
            yield from ("--ro-bind-try", str(path), str(path))


def _holds_home(folder: Path) -> bool:
    """Tell whether a folder is the home folder or lies above it."""
    homes = {Path.home(), Path.home().resolve(), Path("/home"), Path("/root")}
    return any(home.is_relative_to(folder) for home in homes)


def _shown(path: Path) -> Path:
    """Return what to show for a file: the folder it lies in, or the file alone where that holds the home."""
    return path if _holds_home(path.parent) else path.parent


def _installations(program: str) -> set[Path]:
    """Return the folders in which a program is installed, as it is named and as it is meant."""
    folders = set()
    link = Path(program).absolute()
    for _ in range(40):
        prefix = link.parent.parent
        folders.add(prefix if link.parent.name == "bin" and not _holds_home(prefix) else _shown(link))
        if not link.is_symlink():
            break
        link = Path(os.path.normpath(link.parent / link.readlink()))
    return {path for path in folders if not _is_of_the_system(path)}


def _named(words: Sequence[str]) -> set[Path]:
    """Return the folders of the files that a command names."""
    paths = [Path(word).absolute() for word in words if not word.startswith("-")]
    return {
        path if path.is_dir() and not _holds_home(path) else _shown(path)
        for path in paths
        if path.exists() and not path.is_relative_to(Path.cwd()) and not _is_of_the_system(path)
    }


def _search_path(settings: Mapping[str, str]) -> set[Path]:
    """Return the folders in which Python looks for modules by its environment, as far as the kit sets it."""
    folders = [Path(folder) for folder in settings.get("PYTHONPATH", "").split(os.pathsep) if folder]
    return {folder for folder in folders if folder.is_dir() and not _holds_home(folder)}


def _is_of_the_system(path: Path) -> bool:
    return any(
        path.is_relative_to(folder) for folder in ("/usr", "/bin", "/sbin", "/lib", "/opt", "/etc", "/proc")
    )


def first_process(report_from: int) -> int:
    """Return the first process of a sandbox that is being made; 0 if it cannot be made."""
    ready = select.poll()
    ready.register(report_from, select.POLLIN)
    text = b""
    with contextlib.suppress(ValueError, KeyError):
        while ready.poll(_PATIENCE * 1000) and (chunk := os.read(report_from, 4096)):
            text += chunk
            if b"}" in text:
                return int(json.loads(text)["child-pid"])
    return 0

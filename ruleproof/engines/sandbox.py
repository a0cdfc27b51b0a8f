"""A sandbox for an engine, made with bubblewrap: it can only read its own folder and the system.

The kit, its data, cache and report are hidden, wherever they are: an engine must know the rules by itself.
Inside the sandbox there is no network, no other process and no home folder; only the named environment
variables are set. The scratch folder is empty at the start and removed at the end.
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

from ruleproof.engines import serve
from ruleproof.engines.containment import Containment
from ruleproof.input.folders import RULES
from ruleproof.input.problems import UsageError

PROGRAM = "bwrap"
SCRATCH = "/tmp"
_MOST_SCRATCH = 64 * 2**20
"""Maximum number of bytes that an engine may write to its scratch folder."""
_PATIENCE = 10.0
"""Seconds to wait until the sandbox is ready."""
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store", "/gnu/store")
_SETTINGS = re.compile(
    r"ld\.so\..*|alternatives|localtime|timezone|locale\..*|passwd|group|nsswitch\.conf|hosts|host\.conf"
    r"|(java|openjdk|mono|dotnet|python|perl|php|lua|R|ghc|erlang|node).*"
)
"""The paths in /etc that programs read in order to start; keys and passwords are not included."""
_SERVES = str(Path(serve.__file__).resolve())
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def require_bubblewrap() -> None:
    """Raise an error if engines cannot be put into a sandbox.

    Raises:
        UsageError: bubblewrap is not installed.
    """
    if sys.platform != "linux":
        raise UsageError(
            "--sandbox needs bubblewrap, which only Linux has; run the kit in a container or virtual machine"
        )
    if shutil.which(PROGRAM) is None:
        raise UsageError(
            f"--sandbox needs bubblewrap, but there is no program {PROGRAM} on the PATH; install the package "
            "bubblewrap (Debian, Ubuntu: apt-get install bubblewrap)"
        )


def sandboxed(
    command: Sequence[str],
    environment: Mapping[str, str],
    containment: Containment,
    hidden: Sequence[Path],
    pipes: tuple[int, int],
) -> list[str]:
    """Return the command line that runs a command in a sandbox, in the working directory of this process.

    Args:
        environment: variables that the command needs.
        hidden: folders that an engine must not see.
        pipes: the pipe to which the sandbox writes the id of its first process, and the pipe on which it
            waits before it starts the command.

    Raises:
        UsageError: the folder from which the engine is started contains the home folder or a hidden folder,
            and the command does not name a folder of its own.
    """
    here = Path.cwd()
    secret = sorted({path for one in hidden for path in (one.absolute(), one.resolve())})
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
    shown = sorted(
        {*_installations(program), *_own(here, command[1:], secret), *_search_path(settings, secret)}
    )
    return [
        PROGRAM,
        *("--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv"),
        *("--info-fd", str(pipes[0]), "--block-fd", str(pipes[1])),
        *_system(),
        *("--proc", "/proc", "--dev", "/dev"),
        *("--size", str(_MOST_SCRATCH), "--tmpfs", "/dev/shm", "--remount-ro", "/dev"),
        *("--size", str(_MOST_SCRATCH), "--tmpfs", SCRATCH),
        *(word for path in shown for word in ("--ro-bind", str(path), str(path))),
        *_masks(secret, shown, command[1:]),
        *("--dir", str(here), "--remount-ro", "/", "--chdir", str(here)),
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
    """Tell whether a folder is the home folder or contains it."""
    homes = {Path.home(), Path.home().resolve(), Path("/home"), Path("/root")}
    return any(home.is_relative_to(folder) for home in homes)


def _shown(path: Path) -> Path:
    """Return the path to show for a file: its folder, or the file alone if its folder contains the home
    folder.
    """
    return path if _holds_home(path.parent) else path.parent


def _installations(program: str) -> set[Path]:
    """Return the folders in which a program is installed, both with and without following links."""
    folders = set()
    link = Path(program).absolute()
    for _ in range(40):
        prefix = link.parent.parent
        folders.add(prefix if link.parent.name == "bin" and not _holds_home(prefix) else _shown(link))
        if not link.is_symlink():
            break
        link = Path(os.path.normpath(link.parent / link.readlink()))
    return {path for path in folders if not _is_of_the_system(path)}


def _own(here: Path, words: Sequence[str], secret: Sequence[Path]) -> set[Path]:
    """Return the folder from which an engine is started, and the folders of the files that its command names.

    Raises:
        UsageError: the starting folder contains something secret, and the command names no other folder.
    """
    secretive = _holds_home(here) or _holds(here, secret)
    paths = [Path(os.path.normpath(here / word)) for word in words if not word.startswith("-")]
    named = {
        path if path.is_dir() and not _holds_home(path) else _shown(path)
        for path in paths
        if path.exists()
        and not _is_of_the_system(path)
        and not _within(path, secret)
        and (secretive or not path.is_relative_to(here))
    }
    named = {folder for folder in named if not _holds(folder, secret)}
    if secretive and not named:
        what = "the home folder" if _holds_home(here) else "the rules and their answers"
        raise UsageError(
            f"--sandbox shows an engine the folder from which it is started, and {here} holds {what}; "
            "start it from its own folder, or name a file in one"
        )
    return named if secretive else {here, *named}


def _within(path: Path, secret: Sequence[Path]) -> bool:
    return any(path.is_relative_to(one) for one in secret)


def _holds(folder: Path, secret: Sequence[Path]) -> bool:
    """Tell whether a folder contains or is inside a secret folder, or is a checkout with rules and answers.

    Hidden folders below it are covered separately: the installed kit, a cache, the report of the run.
    """
    whole = [one for one in secret if not _within(one.parent, secret)]
    return _within(folder, secret) or any(one.name == RULES and one.is_relative_to(folder) for one in whole)


def _masks(secret: Sequence[Path], shown: Sequence[Path], words: Sequence[str]) -> Iterator[str]:
    """Yield the options that cover hidden folders which would otherwise be visible, except the file that
    serves engines.
    """
    seen = [*shown, *map(Path, _SYSTEM)]
    covered = [one for one in secret if one.is_dir() and any(one.is_relative_to(folder) for folder in seen)]
    for folder in covered:
        yield from ("--size", "4096", "--tmpfs", str(folder))
    served = [word for word in words if word == _SERVES]
    yield from (part for path in served for part in ("--ro-bind", path, path))
    yield from (part for folder in covered for part in ("--remount-ro", str(folder)))


def _search_path(settings: Mapping[str, str], secret: Sequence[Path]) -> set[Path]:
    """Return the folders in which `PYTHONPATH` tells Python to look for modules, without the home folder and
    secret folders.
    """
    folders = [
        Path(folder).absolute() for folder in settings.get("PYTHONPATH", "").split(os.pathsep) if folder
    ]
    return {
        folder
        for folder in folders
        if folder.is_dir() and not _holds_home(folder) and not _holds(folder, secret)
    }


def _is_of_the_system(path: Path) -> bool:
    return any(
        path.is_relative_to(folder) for folder in ("/usr", "/bin", "/sbin", "/lib", "/opt", "/etc", "/proc")
    )


def first_process(report_from: int) -> int:
    """Return the id of the first process of a new sandbox, or 0 if the sandbox cannot be made."""
    ready = select.poll()
    ready.register(report_from, select.POLLIN)
    text = b""
    with contextlib.suppress(ValueError, KeyError):
        while ready.poll(_PATIENCE * 1000) and (chunk := os.read(report_from, 4096)):
            text += chunk
            if b"}" in text:
                return int(json.loads(text)["child-pid"])
    return 0

"""`ruleproof docs`: builds the site for games outside the kit."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from ruleproof.cases.suite import Suite
from ruleproof.explaining.prose_loader import prose_of
from ruleproof.input.folders import Data, bundled_root, games_in
from ruleproof.input.problems import UsageError, shown_path

_HOME = """\
:look: bare
{}
The rules
=========

.. games::

.. toctree::
   :hidden:
   :glob:

   games/*/index
"""
_LEADS_ON = """
.. meta::
   :http-equiv=refresh: 0; url=games/{}/index.html
"""
"""With one game, the first page leads on to it."""
_DATA_VARIABLE = "RULEPROOF_SITE_DATA"
"""Environment variable that names further folders of games to the configuration of the site."""
_NEEDED = ("babel", "sphinx")


def build_site(data_folders: Sequence[Path], games: Sequence[str], out: Path, *, pdf: bool = False) -> str:
    """Build the site for the named games, or for all games in the folders; return what to print.

    With `pdf`, print the rules into the folder `pdf` of the site.

    Raises:
        UsageError: there is no game, the kit is not a checkout, or Sphinx is missing or cannot build.
        DataError: the rules or the texts of a game are at fault.
    """
    data = Data.open(data_folders)
    chosen = [data.game(game).id for game in games] or [
        game for root in data_folders for game in games_in(root)
    ]
    if not chosen:
        raise UsageError("docs: no game; expected --data DIR with a game in it, or --game G")
    configuration = bundled_root() / "docs"
    if not (configuration / "conf.py").exists():
        raise UsageError("docs: an installed kit has no templates of pages; use a checkout")
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise UsageError(
            f"docs: {', '.join(missing)} is missing; run `make setup` in the checkout to install it"
        )
    for game in chosen:
        prose_of(Suite.open(data, data.game(game), rules_only=True))
    with TemporaryDirectory() as folder:
        _build(Path(folder), configuration, [str(root.resolve()) for root in data_folders], chosen, out)
    if pdf:
        _print(out)
    return f"{shown_path(out)}/index.html: {', '.join(chosen)}"


def _print(site: Path) -> None:
    command = [sys.executable, "-m", "tools.printing", str(site.resolve())]
    if subprocess.run(command, cwd=bundled_root(), check=False).returncode:
        raise UsageError("docs: the site is built, but could not be printed; see above")


def _build(folder: Path, configuration: Path, roots: Sequence[str], games: Sequence[str], out: Path) -> None:
    source = folder / "source"
    source.mkdir()
    (source / "index.rst").write_text(
        _HOME.format(_LEADS_ON.format(games[0]) if len(games) == 1 else ""), encoding="utf-8"
    )
    settings = {"extensions": "ruleproof_site", "site_games": ",".join(games)}
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", str(configuration)]
    command += [word for name, value in settings.items() for word in ("-D", f"{name}={value}")]
    command += ["-d", str(folder / "doctrees"), str(source), str(out)]
    environment = {**os.environ, _DATA_VARIABLE: os.pathsep.join(roots)}
    ran = subprocess.run(command, env=environment, check=False)
    if ran.returncode:
        raise UsageError("docs: the site could not be built; see Sphinx's errors above")

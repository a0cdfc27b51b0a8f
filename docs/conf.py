"""Configuration of the site."""

import os
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent / "extension"))

import ruleproof

_ABOUT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8"))
_HOME = _ABOUT["project"]["urls"]["Homepage"]
# Before a release, a word in capitals stands for the account.
_RELEASES = "" if _HOME.split("/")[3].isupper() else f"{_HOME}/releases"

project = "Ruleproof"
author = "The authors of Ruleproof"
copyright = "the authors of Ruleproof, MIT licence"
version = release = ruleproof.__version__
language = "en"

extensions = ["ruleproof_site", "ruleproof_guides", "ruleproof_seen"]
source_suffix = {".rst": "restructuredtext"}
primary_domain = "rule"
nitpicky = True
smartquotes = False

html_theme = "theme"
html_theme_path = ["."]
html_title = "Ruleproof"
# Where the site is published: canonical addresses, the sitemap and the picture for links need it.
html_baseurl = os.environ.get("RULEPROOF_SITE", "")
html_static_path = ["_static", "../ruleproof/reports/look"]
html_css_files = ["apparatus.css"]
html_copy_source = False
html_use_index = False
html_show_sphinx = False
html_context = {"releases": _RELEASES}
_EACH_RELEASE = f"`each release <{_RELEASES}>`__" if _RELEASES else "each release"
rst_prolog = f".. role:: chip\n.. |each release| replace:: {_EACH_RELEASE}\n"

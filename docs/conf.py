"""Configuration of the site."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent / "extension"))

import ruleproof

project = "Ruleproof"
author = "The authors of Ruleproof"
copyright = "the authors of Ruleproof, MIT licence"
version = release = ruleproof.__version__
language = "en"

extensions = ["ruleproof_site", "ruleproof_guides", "ruleproof_seen", "sphinx_design"]
source_suffix = {".rst": "restructuredtext"}
primary_domain = "rule"
nitpicky = True
smartquotes = False

templates_path = ["_templates"]
html_theme = "furo"
html_title = "Ruleproof"
html_static_path = ["_static"]
html_css_files = [
    "site.css",
    "front.css",
    "rulings.css",
    "engines.css",
    *(["guides.css"] if (Path(__file__).parent / "_static" / "guides.css").exists() else []),
]
html_js_files = [("filters.js", {"defer": "defer"})]
html_favicon = "_static/icon.svg"
html_copy_source = False
html_use_index = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": False}

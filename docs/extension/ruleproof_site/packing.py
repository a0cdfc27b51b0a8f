"""Packs values for the scripts on a page into a fifth of their size: `_static/unpacked.js` unpacks them."""

from __future__ import annotations

import zlib
from base64 import b85encode
from typing import Any

from ruleproof.input import jsontext

SCRIPT = "unpacked.js"


def script(address: str, value: Any) -> str:
    """Return a script that hands over a value under its address on the site, which is without `.js`."""
    return f'ruleproofFile({jsontext.encode(address).decode()}, "{packed(value)}");\n'


def packed(value: Any) -> str:
    """Return a value as compressed JSON in base85, which needs no escaping in scripts."""
    return b85encode(zlib.compress(jsontext.encode(value), 9)).decode()

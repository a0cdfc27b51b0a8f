"""The impact of rulings in figures: shares with confidence intervals, in words, and the file that stores
them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from ruleproof.input.folders import GameFolders
from tools.impact.games import Tally

FEWEST_DEALS = 100
"""With fewer deals, only "not measured" is reported."""
NOT_MEASURED = "not measured"
_DECIDES = 0.1
"""From this share on, a reading is said to decide games."""
_SCORE_95 = 1.959964
"""The 97.5th percentile of the standard normal distribution."""


class Share(msgspec.Struct, frozen=True):
    """A share, or the difference between two shares, with the bounds of its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def words(self) -> str:
        """Return the share in per cent: `5.0 % (1.4 to 16.5)`."""
        value, low, high = (round(100 * one, 1) + 0.0 for one in (self.value, self.low, self.high))
        return f"{value:.1f} % ({low:.1f} to {high:.1f})"


def share(hits: float, of: int) -> Share:
    """Return a share with the Wilson score interval, which is 0 to 1 if there are no cases.

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.
    """
    if not of:
        return Share(0.0, 0.0, 1.0)
    z, value = _SCORE_95, hits / of
    middle = value + z * z / (2 * of)
    reach = z * math.sqrt(value * (1 - value) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return Share(value, max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))


def beyond_the_control(tally: Tally) -> Share:
    """Return how much more often the winner differs between games under different readings than in the
        control.

    The deals in which the readings give more different winners and those in which they give fewer are
    disjoint, so the interval is the one for a difference between paired shares: method 10 of R. G. Newcombe,
    Statistics in Medicine 17 (1998), 2635-2650.
    """
    of = tally.ended
    if not of:
        return Share(0.0, -1.0, 1.0)
    more, fewer = share(tally.more / 2, of), share(tally.fewer / 2, of)
    spread = (1 - more.value) * (1 - fewer.value)
    phi = -math.sqrt(more.value * fewer.value / spread) if spread else 0.0

    def reach(left: float, right: float) -> float:
        return math.sqrt(max(left * left - 2 * phi * left * right + right * right, 0.0))

    value = more.value - fewer.value
    low = value - reach(more.value - more.low, fewer.high - fewer.value)
    return Share(value, low, value + reach(more.high - more.value, fewer.value - fewer.low))


def is_measured(tally: Tally) -> bool:
    """Tell whether enough deals came to an end."""
    return tally.ended >= FEWEST_DEALS


def has_effect(tally: Tally) -> bool:
    """Tell whether the winner differs more often than in the control, by more than chance explains."""
    return is_measured(tally) and beyond_the_control(tally).low > 0


def verdict(tally: Tally) -> str:
    """Return in a few words how much a reading matters."""
    if not is_measured(tally):
        return NOT_MEASURED
    if not tally.asked:
        return "never comes up"
    if not tally.differed:
        return "never differs"
    if not has_effect(tally):
        return "not shown by so few deals"
    return "decides" if beyond_the_control(tally).low >= _DECIDES else "sometimes"


def in_words(tally: Tally) -> str:
    """Return the three figures of a tally in words, or say that it was not measured."""
    if not is_measured(tally):
        return NOT_MEASURED
    beyond = beyond_the_control(tally)
    more = f"{beyond.words} more" if beyond.value > 0 else "no more"
    shown = "no effect on who wins that this many deals could show: " if tally.differed else ""
    effect = "" if has_effect(tally) else shown
    broken_off = f" ({tally.deals - tally.ended} more broken off)" if tally.ended < tally.deals else ""
    if tally.asked and not tally.differed:
        return f"comes up in {share(tally.asked, tally.deals).words} of games; the readings never differed"
    differ = (
        f"the readings then differ in {share(tally.differed, tally.asked).words}; " if tally.asked else ""
    )
    between, within = (
        f"{50 * pairs / tally.ended:.1f} % of pairs of games" for pairs in (tally.between, tally.within)
    )
    return (
        f"comes up in {share(tally.asked, tally.deals).words} of games; {differ}"
        f"{effect}the winners differ in {between} under different readings, in {within} under the same: "
        f"{more}; {tally.ended} deals{broken_off}"
    )


def ranked(tallies: Iterable[Tally]) -> list[Tally]:
    """Return the measured tallies, those with the greatest effect beyond the control first."""
    measured = [tally for tally in tallies if is_measured(tally)]
    return sorted(measured, key=lambda one: (not has_effect(one), -beyond_the_control(one).value))


class Impact(msgspec.Struct, frozen=True):
    """The stored figures of a game: the suite's digest, the day of the measurement, the command that repeats
    it, and the tallies.
    """

    game: str
    suite: str
    date: str
    command: str
    tallies: tuple[Tally, ...]

    def of(self, ruling: str) -> list[Tally]:
        """Return the tallies of a ruling."""
        return [tally for tally in self.tallies if tally.ruling == ruling]

    @property
    def rulings(self) -> set[str]:
        """Return the rulings that were measured."""
        return {tally.ruling for tally in self.tallies if is_measured(tally)}

    def weightiest(self, most: int = 10) -> list[Tally]:
        """Return, for each of the rulings with the greatest effects, its tally with the greatest effect."""
        first: dict[str, Tally] = {}
        for tally in filter(has_effect, ranked(self.tallies)):
            first.setdefault(tally.ruling, tally)
        return list(first.values())[:most]

    @property
    def without_effect(self) -> list[str]:
        """Return the measured rulings none of whose readings has an effect."""
        return sorted(self.rulings - {tally.ruling for tally in self.tallies if has_effect(tally)})


def kept(folders: GameFolders) -> Impact | None:
    """Return the stored figures of a game's rulings, or None."""
    path = file_of(folders)
    return msgspec.json.decode(path.read_bytes(), type=Impact) if path.is_file() else None


def file_of(folders: GameFolders) -> Path:
    """Return the file that stores how much a game's rulings matter."""
    return folders.root / "measured" / "impact" / f"{folders.id}.json"


def save(path: Path, impact: Impact) -> None:
    """Write a file with one line for each tally."""
    head = msgspec.json.encode(msgspec.structs.replace(impact, tallies=())).decode().removesuffix("[]}")
    lines = ",\n".join(msgspec.json.encode(tally).decode() for tally in impact.tallies)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{head}[\n{lines}\n]}}\n", encoding="utf-8")


def summed(results: Iterable[Sequence[Tally]]) -> list[Tally]:
    """Return one summed tally for each reading and player, in the order in which they first appeared."""
    total: dict[tuple[str, str, str], Tally] = {}
    for one in (tally for tallies in results for tally in tallies):
        key = one.ruling, one.reading, one.player
        total[key] = total[key] + one if key in total else one
    return [total[key] for key in sorted(total)]

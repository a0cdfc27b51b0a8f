"""Reports the findings of a census in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruleproof.census import findings as found
from ruleproof.census.engine import MOST_FAILURES, Beside
from ruleproof.census.readings import Readings
from ruleproof.census.visit import Visit
from ruleproof.census.walk import Census, Tally
from ruleproof.engines.recording import play_as_text
from ruleproof.reports.text import counted, one_line


def report(census: Census) -> Iterator[str]:
    """Yield everything that a census found."""
    described, beside = census.looker.described, census.looker.beside
    yield from _extent(census)
    if not described.has_secrets:
        yield "The game declares nothing hidden from a seat."
    yield from _specification(census)
    if census.looker.readings is not None:
        yield from _readings(census, census.looker.readings)
    if beside is not None:
        yield from _engine(census, beside)


def _extent(census: Census) -> Iterator[str]:
    """Yield how far a census went."""
    small = census.looker.small
    how = f"up to a bound of {census.stopped}" if census.stopped else "complete"
    yield (
        f"{how[0].upper()}{how[1:]}: {census.tally.visited:,} positions of '{small.name}', "
        f"{census.tally.actions:,} actions, {census.tally.ends:,} ends of the game."
    )
    yield f"It is {small.says}; it begins at {_beginnings(census)}."
    if census.tally.sampled:
        yield f"At most {census.bound.chance} outcomes of chance were tried at each point, not all."
    else:
        yield "Every outcome of chance was tried."


def _beginnings(census: Census) -> str:
    words = list(dict.fromkeys(words for words, *_ in census.tally.starts))
    return ", ".join(words) if len(words) < 4 else f"{', '.join(words[:3])} and {len(words) - 3} others"


def _specification(census: Census) -> Iterator[str]:
    """Yield what was checked about the specification in the positions visited, and what is wrong in them."""
    left, longest = census.graph.on_a_cycle()
    if left:
        cycle = census.graph.cycle(left)
        yield f"The game need not end: {counted(len(left), 'position')} on a cycle of plays or after one."
        yield f"With the last {counted(len(cycle), 'play')} here a position is repeated:"
        yield from _way(census, cycle[0][0], [step for _, step in cycle])
    elif census.stopped:
        yield "No position is repeated in a game, as far as it was followed."
    else:
        yield f"Every game from these positions ends after at most {longest} plays."
    if census.stopped:
        yield "The following claims cover only the positions visited."
    yield from (
        f"{words} {_held(census.tally, kind)}"
        for kind, words in (
            ("nobody is stuck", "Until the game is over, there is always somebody who may act:"),
            (
                "who may act and what is listed",
                "Every listed action is accepted, and only seats that may act have one:",
            ),
            ("conservation", "The laws of conservation hold:"),
            ("schemas", "States, views, actions and outcomes obey their schemas:"),
            ("same question, same answer", "The same question gets the same answer:"),
            ("nothing hidden is shown", "Seats that may know the same get the same:"),
        )
    )
    yield f"Unlisted actions tried in each position: at most {census.bound.near_misses}."
    yield from _found(census, census.tally.findings)
    yield from _clauses(census)


def _held(tally: Tally, kind: str) -> str:
    checked, often = tally.checked[kind], tally.findings.often
    if kind in often:
        return f"no, {often[kind]:,} times in the {checked:,} positions checked."
    return f"in all {checked:,} positions checked." if checked else "not proved: no position to check."


def _found(census: Census, findings: found.Findings) -> Iterator[str]:
    for kind, finding in findings.first.items():
        yield f"First violation of '{kind}' ({findings.often[kind]:,} in all): {finding.says}"
        yield from _way(census, finding.number)


def _way(census: Census, number: int, further: Sequence[int] = ()) -> Iterator[str]:
    words, plays = census.way(number, further)
    yield f"    {words}, after {counted(len(plays), 'play')}:" if plays else f"    {words}, at the beginning"
    yield from (f"    {play_as_text(play)}" for play in plays)


def _clauses(census: Census) -> Iterator[str]:
    clauses = census.looker.suite.game.clauses
    reached = census.tally.applied
    wanted = [one for one in clauses.values() if one.in_force and one.shown and one.kind != "definition"]
    never = [one for one in wanted if one.id not in reached]
    listed = never if not census.options.position else []
    rest = " Never applied here:" if listed else ""
    yield f"Clauses applied somewhere: {len(wanted) - len(never)} of {len(wanted)}.{rest}"
    yield from (f"    {one.number}  {one.id}" for one in listed)


def _readings(census: Census, tried: Readings) -> Iterator[str]:
    """Yield the other readings that make a difference, each with the shortest game to where it does."""
    yield "Other readings, in these positions (the setup itself was not repeated):"
    for reading, number in sorted(census.tally.readings.items()):
        yield f"{reading} makes a difference:"
        yield from _way(census, number)
    for reading in sorted(set(tried.tried) - set(census.tally.readings)):
        yield f"{reading} makes no difference in these positions."
    for reading, why in sorted(tried.refused.items()):
        yield f"{reading} was not tried: {why}"


def _engine(census: Census, beside: Beside) -> Iterator[str]:
    """Yield the results for an engine."""
    name = beside.greeting.name
    judged = census.tally.judged
    if judged.failures >= MOST_FAILURES:
        yield (
            f"The census gave up on {name} after {MOST_FAILURES} failures; later positions were not checked."
        )
    if not beside.covers.is_whole:
        yield f"{name} covers {beside.covers.words()}; nothing else was compared."
    if beside.is_live:
        yield (
            f"{name} loads no positions, so games were replayed with it from new_game: it was not asked "
            f"about {judged.skipped:,} positions that none of its games reached."
        )
    if judged.unsupported:
        (message, _), *others = judged.unsupported.most_common()
        also = f", and {counted(len(others), 'other reason')}" if others else ""
        yield (
            f"{name} does not support {judged.unsupported.total():,} of the questions "
            f"({one_line(message, 120)}{also}); they were not judged."
        )
    if often := census.tally.differences.often:
        yield f"{name} does not answer like the reference: {counted(sum(often.values()), 'answer')} differ."
        return
    if not judged.compared:
        yield f"Nothing was compared: {_why_nothing(census, beside)}"
        return
    yield f"{name} answers like the reference: {_line(census)}, {judged.questions:,} questions."
    yield "new_game, and apply without the chance it needs, were not judged; `ruleproof play` judges both."


def _why_nothing(census: Census, beside: Beside) -> str:
    """Return why no answer of an engine was compared, and what to do."""
    if census.tally.judged.unsupported:
        return "see above for what the engine says to every question"
    if census.tally.judged.skipped:
        return (
            "the engine plays only its own games, and this census begins at positions; begin with a new game "
            "(--position 'new game of N', or another --set)"
        )
    return f"a census asks none of the verbs that the engine has ({', '.join(beside.offer.verbs)})"


def _line(census: Census) -> str:
    """Return how far a census went."""
    seats = sorted({len(Visit.of(0, state).seats) for _, state, _ in census.tally.starts})
    players = f"{seats[0]} players" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} players"
    how = f"up to {census.stopped}:" if census.stopped else "complete for"
    chance = ", sampled chance" if census.tally.sampled else ""
    skipped, unsupported = census.tally.judged.skipped, census.tally.judged.unsupported.total()
    of_all = f" of {census.tally.visited:,}" if skipped else ""
    judged = f", {unsupported:,} questions not supported" if unsupported else ""
    asked = f"{census.tally.visited - skipped:,}{of_all} positions of '{census.looker.small.name}'"
    return f"{how} {asked}, {players}{chance}{judged}"

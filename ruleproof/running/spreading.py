"""Distributes tasks over processes.

A task is a value, and the work on it is a module-level function, so that both can be sent to a worker. If a
worker dies, another worker repeats its current task. A result depends only on its task, so the number of
workers does not change the results.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import ModuleType
from typing import TypeVar

from ruleproof.input.command_options import Option
from ruleproof.input.problems import UsageError

T = TypeVar("T")
R = TypeVar("R")
JOBS = Option("Number of processes to run at once.", "N", least=1, most=64, whole_run=True)
"""The option of commands that distribute their tasks."""
MOST_DEATHS = 3
"""Number of workers that may die in a row, without finishing a task, before the tasks are given up."""
_exit = os._exit
"""The function itself: it is replaced while an engine inside this process runs (`no_exit`)."""


class WorkersDied(UsageError):
    """The tasks kill the workers, so giving them to other workers would not help."""


def spread(
    work: Callable[[T], R],
    tasks: Sequence[T],
    *,
    jobs: int = 1,
    progress: Callable[[str], None] = lambda _text: None,
) -> Generator[tuple[int, R], None, None]:
    """Yield the number and the result of each task as it is done.

    The tasks are done in this process or in `jobs` processes. `progress` is called with how many of how many
    tasks are done, in words. Closing the iterator drops the unfinished tasks.

    Raises:
        WorkersDied: several workers have died in a row.
    """
    progress(f"0 of {len(tasks)}")
    if jobs > 1 and len(tasks) > 1:
        results = _over_processes(work, tasks, min(jobs, len(tasks)))
    else:
        results = ((number, work(task)) for number, task in enumerate(tasks))
    for done, result in enumerate(results, 1):
        progress(f"{done} of {len(tasks)}")
        yield result


def in_order(results: Iterator[tuple[int, R]]) -> list[R]:
    """Return the results of the tasks in the order of the tasks."""
    return [result for _, result in sorted(results, key=lambda one: one[0])]


def _over_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[tuple[int, R]]:
    todo = dict(enumerate(tasks))
    deaths = 0
    while todo:
        others = {*multiprocessing.active_children()}
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin)
        try:
            with _without_main():
                futures = {pool.submit(work, task): number for number, task in todo.items()}
            for future in as_completed(futures):
                result = future.result()
                del todo[futures[future]]
                deaths = 0
                yield futures[future], result
        except BrokenProcessPool:
            deaths += 1
            if deaths >= MOST_DEATHS:
                raise WorkersDied(
                    f"too many workers died, with {len(todo)} tasks left; see their standard error"
                ) from None
        except BaseException:
            for worker in {*multiprocessing.active_children()} - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _without_main() -> Iterator[None]:
    """Keep the workers from importing the main module, which may be a script that would run again."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _begin() -> None:
    """Ignore Ctrl-C in a worker, because the parent ends its workers; end the worker when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _exit(1)

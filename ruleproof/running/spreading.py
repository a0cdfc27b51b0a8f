"""Distributes tasks over processes on this machine, or over a Dask cluster.

A task is a value, and the work on it is a module-level function, so that both can be sent to a worker. If a
worker dies, another worker repeats its current task. A result depends only on its task, so the number of
workers does not change the results.
"""

from __future__ import annotations

import importlib
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
from typing import Any, TypeVar

from ruleproof.input.command_options import Option
from ruleproof.input.problems import UsageError

T = TypeVar("T")
R = TypeVar("R")
JOBS = Option("Number of processes to run at once.", "N", least=1, most=64, whole_run=True)
DASK = Option("Use the workers of this Dask scheduler (tcp://HOST:PORT).", "ADDRESS", whole_run=True)
"""The options of commands that distribute their tasks."""
MOST_DEATHS = 3
"""Number of workers that may die in a row, without finishing a task, before the tasks are given up."""
_SECONDS_TO_CONNECT = 20
_exit = os._exit
"""The function itself: it is replaced while an engine inside this process runs (`no_exit`)."""
_one_at_a_time = threading.Lock()
"""A Dask worker may have several threads, but the reference has only one tracer per process."""


class WorkersDied(UsageError):
    """The tasks kill the workers, so giving them to other workers would not help."""


def spread(
    work: Callable[[T], R],
    tasks: Sequence[T],
    *,
    jobs: int = 1,
    dask: str = "",
    progress: Callable[[str], None] = lambda _text: None,
) -> Generator[tuple[int, R], None, None]:
    """Yield the number and the result of each task as it is done.

    The tasks are done in this process, in `jobs` processes, or by the workers of the scheduler at the address
    `dask`. `progress` is called with how many of how many tasks are done, in words. Closing the
    iterator drops the unfinished tasks.

    Raises:
        UsageError: there is no scheduler at the address, or `distributed` is not installed.
        WorkersDied: several workers have died in a row.
    """
    progress(f"0 of {len(tasks)}")
    if dask:
        results = _over_dask(work, tasks, dask)
    elif jobs > 1 and len(tasks) > 1:
        results = _over_processes(work, tasks, min(jobs, len(tasks)))
    else:
        results = ((number, work(task)) for number, task in enumerate(tasks))
    for done, result in enumerate(results, 1):
        progress(f"{done} of {len(tasks)}")
        yield result


def in_order(results: Iterator[tuple[int, R]]) -> Iterator[R]:
    """Yield the results of the tasks in the order of the tasks, each as soon as it can be."""
    early: dict[int, R] = {}
    due = 0
    for number, result in results:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


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
                raise WorkersDied(_died(len(todo))) from None
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


def _over_dask(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[tuple[int, R]]:
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise UsageError("--dask needs a package of its own: pip install 'ruleproof[dask]'") from None
    try:
        client = distributed.Client(address, timeout=_SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError(f"--dask {address}: no scheduler answers: {error}") from None
    with client:
        futures = {client.submit(_alone, work, task, pure=False): number for number, task in enumerate(tasks)}
        try:
            for future in distributed.as_completed(list(futures), loop=client.loop):
                number = futures.pop(future)
                yield number, _result(distributed, future, len(futures) + 1)
                future.release()
        finally:
            client.cancel(list(futures))


def _result(distributed: Any, future: Any, left: int) -> Any:
    try:
        return future.result()
    except distributed.KilledWorker:
        raise WorkersDied(_died(left)) from None


def _alone(work: Callable[[T], R], task: T) -> R:
    with _one_at_a_time:
        return work(task)


def _died(left: int) -> str:
    return f"too many workers died, with {left} tasks left; see their standard error"

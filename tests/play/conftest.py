"""Fixtures of the tests of play."""

from tests.running.test_spreading import cluster as cluster

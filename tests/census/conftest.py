"""Fixtures of the tests of a census."""

from tests.running.test_spreading import cluster as cluster

"""Fixtures of the tests of a census."""

from tests.playing.test_spreading import cluster as cluster

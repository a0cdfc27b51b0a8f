"""A census visits every reachable position of a reduced game."""

"""Bridges: games of other frameworks, with the verbs of the protocol.

A bridge imports nothing from the rest of the kit, and its framework only when it is used.
"""

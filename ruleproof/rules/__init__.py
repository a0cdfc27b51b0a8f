"""The specification of a game.

It has clauses, rulings, components, conservation laws, schemas and canonical forms.
"""

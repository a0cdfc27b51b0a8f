"""The specification of a game: clauses, rulings, components, conservation laws, schemas and
canonical forms.
"""

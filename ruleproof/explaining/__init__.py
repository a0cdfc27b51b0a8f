"""What explains the rules of a game to readers and authors: texts, the glossary and the primer, the functions
that implement a clause, plays that show it, and the cases that a ruling changes. No verdict depends on it.
"""

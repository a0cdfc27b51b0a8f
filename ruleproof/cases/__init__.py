"""The questions to an engine: stories made from scenarios and tours, and their cases."""

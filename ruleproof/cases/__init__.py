"""What an engine is asked: stories made from scenarios and tours, and their cases."""

"""What is asked of an engine: stories made of scenarios and tours, and the cases in them."""

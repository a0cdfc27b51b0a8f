"""What people write in features: Gherkin, the sentences of a game, and the operations that they stand for."""

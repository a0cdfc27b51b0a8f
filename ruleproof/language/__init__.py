"""The language of features: Gherkin, the sentences of a game, and the operations behind the sentences."""

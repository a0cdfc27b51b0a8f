"""How the kit reaches engines and records their answers: connections, sessions, the recorder, the oracle."""

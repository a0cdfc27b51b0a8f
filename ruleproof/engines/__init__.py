"""How the kit reaches engines: connections over standard input and output, or inside this process."""

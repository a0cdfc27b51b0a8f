"""What the commands other than `verify` do."""

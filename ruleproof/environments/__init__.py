"""The reference as environments in which agents learn: of PettingZoo and of OpenSpiel, for every game."""

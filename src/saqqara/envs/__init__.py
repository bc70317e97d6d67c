"""The games as environments for researchers: batched, PettingZoo and OpenSpiel."""

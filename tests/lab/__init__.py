"""The lab: simulations and what becomes of them."""

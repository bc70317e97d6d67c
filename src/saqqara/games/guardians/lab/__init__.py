"""For research and design: what is counted, observed and bounded."""

"""Networks that learn by playing against themselves, many games side by side."""

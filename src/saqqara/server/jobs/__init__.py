"""Work that runs in the background of an event loop."""

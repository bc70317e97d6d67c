"""`saqqara bench server --chaos`: a small cluster under load, one trouble after another, and a checker that knows nothing of the server."""

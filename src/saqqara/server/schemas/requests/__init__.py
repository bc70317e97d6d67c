"""The requests of clients, checked by pydantic; the responses lie beside, and need nothing but msgspec."""

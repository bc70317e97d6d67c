"""What clients ask, checked by pydantic; what they are answered lies beside, and needs nothing but msgspec."""

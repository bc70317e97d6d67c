"""The challenge of a day: the same deal for everybody, in equal shares, against a master; by how many spots one wins is what counts."""

from saqqara.core.daily_declaration import Challenge

CHALLENGE = Challenge(bots=("master",), parts=("spots", "covered"), options={"mode": "fair"}, by="lead")

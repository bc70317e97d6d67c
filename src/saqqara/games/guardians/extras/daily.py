"""The challenge of a day: the same shuffle for everybody, against three adepts. The same moves find the same cards."""

from saqqara.core.daily_declaration import Challenge

CHALLENGE = Challenge(bots=("adept", "adept", "adept"), parts=("before", "revealed"))

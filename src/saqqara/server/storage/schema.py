"""The tables of the database. The log is append-only; its key (table, seq) is the only lock there is."""

import hashlib

import sqlalchemy as sa

metadata = sa.MetaData()

players = sa.Table(
    "players",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),  # all times: milliseconds since 1970
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("kept", sa.BigInteger, nullable=True),  # since when their name is theirs; null: a guest
)
sa.Index("players_kept", players.c.seen, players.c.id)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256: the token itself is with its owner alone
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(40), nullable=True),  # what kind of browser: "Firefox · Linux"; empty: a program; null: from before
    sa.Column("seen", sa.BigInteger, nullable=True),  # when it was last used, to the hour
)
sa.Index("tokens_kept", tokens.c.expires, tokens.c.hash)

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("table", sa.String(16), nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
sa.Index("links_kept", links.c.expires, links.c.hash)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # JSON: seats, options, times, pace, deck, hints, patience, bot_pace
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=True),
    sa.Column("status", sa.String(8), nullable=False),  # open, running, over, closed
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("put_off", sa.Text, nullable=True),  # JSON: the players whom the host does not want here
    sa.Column("counted", sa.Boolean, nullable=True),  # whether what came of it stands in `results`; false: its log cannot be read
)
SOME_PUT_OFF = tables.c.put_off.is_not(None)
sa.Index("tables_put_off", tables.c.id, sqlite_where=SOME_PUT_OFF, postgresql_where=SOME_PUT_OFF)
sa.Index("tables_listed", tables.c.status, tables.c.public, tables.c.changed, tables.c.id)
sa.Index("tables_hosted", tables.c.host, tables.c.status)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String(32), nullable=True),
    sa.Column("name", sa.String(80), nullable=True),
    sa.Column("bot", sa.String(20), nullable=True),  # a seat with both a player and a bot: the bot plays until its owner is back
    sa.Column("nonce", sa.String(128), nullable=True),
    sa.Column("came", sa.Boolean, nullable=False),
    sa.Column("left", sa.BigInteger, nullable=True),  # when its player was last connected; null: is now, as far as any node has said
    sa.Column("reminded", sa.Integer, nullable=True),  # the turn (`LiveTable.turn_of`) of which its player was reminded
    sa.Column("asked", sa.String(32), nullable=True, index=True),  # the player for whom it is kept, who is asked to a rematch
    sa.Column("declined", sa.Boolean, nullable=True),  # and who has said no: the seat is anybody's
    sa.Column("status", sa.String(8), nullable=False, server_default="open"),  # as of its table, and so is the next: a player's tables are
    sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"),  # found by one index, however many they have played at
    # The number under which a ranked result of this seat counts, where its player began the game as a guest (`ratings.guest_results`).
    sa.Column("competitor", sa.Integer, nullable=True),
)
sa.Index("seats_listed", seats.c.player, seats.c.status, seats.c.changed, seats.c.table)

log = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # start, move, undo, agree, resign, end, close
    sa.Column("seat", sa.Integer, nullable=True),  # null: the clock
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("bot", sa.Boolean, nullable=False),  # a bot made this move for the seat
    sa.Column("client", sa.String(80), nullable=True),  # the id its sender gave it, so that a repeat is known
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("acting", sa.Integer, nullable=True),  # the set of seats that are to act after it, a bit each; null: it was not written down
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),  # the log entry it was set by: an older one never replaces a newer
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("player", sa.String(32), nullable=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("client", sa.String(80), nullable=True),  # the id its sender gave it, so that a repeat is known
)
sa.Index("chat_read", chat.c.table, chat.c.id)
sa.Index("chat_said", chat.c.player, chat.c.table, chat.c.client)

muted = sa.Table(
    "muted",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True, index=True),  # who does not want to read
    sa.Column("other", sa.String(32), primary_key=True, index=True),  # whom
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

alert_choices = sa.Table(
    "alert_choices",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("language", sa.String(20), nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),  # the person's time zone, by its IANA name
    sa.Column("quiet_from", sa.Integer, nullable=True),  # minutes after midnight there; null: no quiet hours
    sa.Column("quiet_to", sa.Integer, nullable=True),
    sa.Column("turn", sa.Boolean, nullable=False),
    sa.Column("begun", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("reminded", sa.Boolean, nullable=False),
    sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("address", sa.String(254), nullable=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),  # until then nothing is written to the address but how to confirm it
)

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the endpoint; a device that is signed out is called no more
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("device", sa.String(64), sa.ForeignKey("tokens.hash", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
)

mail_confirmations = sa.Table(
    "mail_confirmations",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256 of the code
    sa.Column("player", sa.String(32), nullable=False, index=True),  # empty once the player is forgotten
    sa.Column("address", sa.String(64), nullable=False, index=True),  # a keyed hash: it is only counted how often one is written to
    sa.Column("created", sa.BigInteger, nullable=False),
)
sa.Index("mail_confirmations_kept", mail_confirmations.c.created, mail_confirmations.c.hash)

alerts = sa.Table(
    "alerts",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table", sa.String(16), primary_key=True, index=True),
    sa.Column("occasion", sa.String(8), primary_key=True),  # turn, begun, over, reminded, invited
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # a later turn replaces an earlier one, and none is told twice
    sa.Column("by", sa.String(80), nullable=False),  # who reminds
    sa.Column("due", sa.BigInteger, nullable=True, index=True),  # null: told, or no longer to be told
    sa.Column("seen", sa.Boolean, nullable=False),  # the table was in front of them: nothing was sent
    sa.Column("tries", sa.Integer, nullable=False),
)

studies = sa.Table(
    "studies",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),  # whose it is
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),  # others may watch
    sa.Column("version", sa.Integer, nullable=False),  # counts its changes, so that those who watch ask for news alone
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON: docs/formats.md, "Studies"
)
sa.Index("studies_listed", studies.c.player, studies.c.changed, studies.c.id)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("player", sa.String(32), nullable=True, index=True),  # who had it made; nobody once they are forgotten
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON: docs/formats.md, "Reviews"
)

handles = sa.Table(
    "handles",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("handle", sa.String(16), nullable=False, unique=True),  # how others refer to them: ids stay private
)

# A name that lasts

kept_names = sa.Table(
    "kept_names",
    metadata,
    sa.Column(
        "skeleton", sa.String(200), primary_key=True
    ),  # what a name looks like (`confusables.skeletons`): nobody else may be called so
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the credential's own id, which may be long
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("credential", sa.Text, nullable=False),  # its own id and its public key, in URL-safe Base64
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("signs", sa.BigInteger, nullable=False),  # how often it has signed, by its own count; 0 where it does not count
    sa.Column("site", sa.String(253), nullable=False),  # the host name that it is for (its RP ID)
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),
    sa.Column("verified", sa.Boolean, nullable=False, server_default=sa.false()),  # it has verified its user (WebAuthn's UV flag)
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256: a code is 80 bits of chance, which nobody can try
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("made", sa.BigInteger, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256 of what a passkey is to sign, once
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=True, index=True),  # who asked
    sa.Column("purpose", sa.String(8), nullable=False),  # make, enter
    sa.Column("origin", sa.String(300), nullable=False),  # of the page that asked
    sa.Column("expires", sa.BigInteger, nullable=False),
)
sa.Index("challenges_kept", challenges.c.expires, challenges.c.hash)
# People among each other

follows = sa.Table(
    "follows",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),  # who follows
    sa.Column("other", sa.String(32), primary_key=True),  # whom
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Index("follows_seen", follows.c.other, follows.c.at)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),  # who does not want to meet
    sa.Column("other", sa.String(32), primary_key=True, index=True),  # whom
    sa.Column("at", sa.BigInteger, nullable=False),
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("shown", sa.Boolean, nullable=False),  # friends may see whether they are here
    sa.Column("here", sa.BigInteger, nullable=False),  # when a page of theirs last said so
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table", sa.String(16), nullable=False),
    sa.Column("player", sa.String(32), nullable=False),  # who is invited
    sa.Column("by", sa.String(32), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False),
    sa.UniqueConstraint("table", "player"),
)
sa.Index("invitations_waiting", invitations.c.player, invitations.c.expires)
sa.Index("invitations_kept", invitations.c.expires, invitations.c.id)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("by", sa.String(32), nullable=True, index=True),  # who reports; nobody once they are forgotten
    sa.Column("player", sa.String(32), nullable=False, index=True),  # whom
    sa.Column("name", sa.String(80), nullable=False),  # as they were called then
    sa.Column("kind", sa.String(12), nullable=False),  # words, name, spam, play, other
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("place", sa.String(16), nullable=True),  # the table it was about
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.String(12), nullable=True),  # what the host did: dismissed, warned, renamed, muted, off; null: nothing yet
    sa.Column("done_at", sa.BigInteger, nullable=True),
    sa.Column("told", sa.Boolean, nullable=False),  # who reported has read that something was done
)
sa.Index("reports_waiting", reports.c.done_at, reports.c.at, reports.c.id)
sa.Index("reports_kept", reports.c.done_at, reports.c.id)

report_words = sa.Table(
    "report_words",
    metadata,
    sa.Column("report", sa.String(16), sa.ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # as in the chat
    sa.Column("player", sa.String(32), nullable=True, index=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("player", sa.String(32), nullable=False),
    sa.Column("what", sa.String(12), nullable=False),  # warned, renamed, muted, off
    sa.Column("kind", sa.String(12), nullable=False),  # what the report was about
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("told", sa.Boolean, nullable=False),  # whom it is about has read it
)
sa.Index("sanctions_held", sanctions.c.player, sanctions.c.what, sanctions.c.until)
sa.Index("sanctions_kept", sanctions.c.until, sanctions.c.id)

host_keys = sa.Table(
    "host_keys",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),  # SHA-256: the key itself is with the host alone
    sa.Column("kind", sa.String(8), nullable=False),  # link (works once), session
    sa.Column("expires", sa.BigInteger, nullable=False),
)
sa.Index("host_keys_kept", host_keys.c.expires, host_keys.c.hash)
# Ratings, records and profiles

UNCOUNTED = sa.and_(tables.c.status == sa.literal_column("'over'"), tables.c.counted.is_(None))
sa.Index("tables_uncounted", tables.c.status, tables.c.changed, tables.c.id, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)

competitors = sa.Table(
    "competitors",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),  # stays when its player goes: others have played against it
    sa.Column("player", sa.String(32), nullable=True, unique=True),
    sa.Column("became", sa.String(32), nullable=True, index=True),  # the player who has registered since: this is what they did as a guest
)

rebuilds = sa.Table(
    "rebuilds",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),  # its ratings are to be computed again, from this place in the order of games on
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("table", sa.String(16), nullable=False),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),  # by the last entry of the log: with the table's id, the order of games
    sa.Column("who", sa.Integer, sa.ForeignKey("competitors.number"), nullable=True),  # null: a bot, or somebody who went before the end
    sa.Column("bot", sa.String(20), nullable=True),
    sa.Column("place", sa.Integer, nullable=True),  # null: ended without places
    sa.Column("points", sa.Integer, nullable=True),
    sa.Column("left", sa.Boolean, nullable=False),  # given up, or left to a bot
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("mu", sa.Float(53), nullable=True),  # what is believed after it; of a bot, what was believed then
    sa.Column("sigma", sa.Float(53), nullable=True),
    sa.Column("lifted", sa.Float(53), nullable=True),  # of mu, what was gained from people with provisional ratings
)
sa.Index("results_in_order", results.c.game, results.c.rated, results.c.ended, results.c.table, results.c.seat)
sa.Index("results_of", results.c.who, results.c.game, results.c.rated, results.c.ended, results.c.table)
sa.Index("results_latest", results.c.who, results.c.ended, results.c.table)

standings = sa.Table(
    "standings",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("games", sa.Integer, nullable=False),  # finished ones, rated or not
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("scored", sa.Integer, nullable=False),  # in how many points were counted, and how many in all
    sa.Column("points", sa.BigInteger, nullable=False),
    sa.Column("rated", sa.Integer, nullable=False),
    sa.Column("rated_wins", sa.Integer, nullable=False),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("provisional", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # on the boards for others to see: rated, and the person wants it
    sa.Column("habits", sa.Text, nullable=False),  # JSON: what the game counts of one's own choices, and of the others' at the same tables
)
sa.Index("standings_board", standings.c.game, standings.c.listed, standings.c.provisional, standings.c.mu, standings.c.player)

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seed", sa.String(16), nullable=True),  # of the picture; null: their handle
    sa.Column("shown", sa.String(80), nullable=True),  # JSON: the parts that all may see; null: the usual ones
)
daily_tries = sa.Table(
    "daily_tries",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),  # 2026-11-16: one try a person, day and game
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(16), nullable=False, unique=True),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=True),  # null: it goes on
    sa.Column("listed", sa.Boolean, nullable=False),  # whether it stands on the board of the day
    sa.Column("worth", sa.Integer, nullable=True),  # the order of results; null: none in time
    sa.Column("points", sa.Integer, nullable=True),
    sa.Column("lead", sa.Integer, nullable=True),  # over the best of the bots
    sa.Column("place", sa.Integer, nullable=True),
    sa.Column("shared", sa.Boolean, nullable=True),
    sa.Column("parts", sa.Text, nullable=True),  # JSON: what the points are made of
    # Begun by a guest who has registered or signed in since: it stands on no board and makes no streak.
    sa.Column("as_guest", sa.Boolean, nullable=False, server_default=sa.false()),
)
sa.Index(
    "daily_board",
    daily_tries.c.day,
    daily_tries.c.game,
    daily_tries.c.listed,
    daily_tries.c.worth,
    daily_tries.c.lead,
    daily_tries.c.points,
    daily_tries.c.table,
)
GOING = daily_tries.c.ended.is_(None)
sa.Index("daily_going", daily_tries.c.started, daily_tries.c.table, sqlite_where=GOING, postgresql_where=GOING)
WITHOUT_RESULT = sa.and_(daily_tries.c.ended.is_not(None), daily_tries.c.worth.is_(None))
sa.Index("daily_without", daily_tries.c.ended, daily_tries.c.table, sqlite_where=WITHOUT_RESULT, postgresql_where=WITHOUT_RESULT)

# Puzzles

puzzle_tries = sa.Table(
    "puzzle_tries",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),  # the order in which tries count
    sa.Column("player", sa.String(32), nullable=True),  # nobody once they are forgotten: what the try says of the puzzle stays
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("puzzle", sa.String(60), nullable=False),  # its key: the same for ever
    sa.Column("answer", sa.Text, nullable=False),  # JSON: the moves; empty once its maker is forgotten
    sa.Column("right", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("series", sa.String(16), nullable=False),  # whose rating it changed: stays when they go
    sa.Column("mu_before", sa.Float(53), nullable=False),  # what is believed of the solver and of the puzzle, before and after it
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("puzzle_before", sa.Float(53), nullable=False),
    sa.Column("puzzle_mu", sa.Float(53), nullable=False),
    sa.Column("puzzle_sigma", sa.Float(53), nullable=False),
    sa.Column("again_at", sa.BigInteger, nullable=True),  # the last time that it was answered once more, which counts for nothing
    sa.Column("again_right", sa.Boolean, nullable=True),
    sa.UniqueConstraint("player", "game", "puzzle"),  # a first try is one
)

puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("puzzle", sa.String(60), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

puzzle_standings = sa.Table(
    "puzzle_standings",
    metadata,
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("series", sa.String(16), nullable=False),  # of the tries that made it
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

# Evenings for a club

arenas = sa.Table(
    "arenas",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("host", sa.String(32), nullable=True),  # who organises it; nobody once they are forgotten
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),  # a table, where there are people enough
    sa.Column("wish", sa.Text, nullable=False),  # JSON: options, seconds for a decision, rated
    sa.Column("bots", sa.String(20), nullable=True),  # the level of those that fill seats; null: none do
    sa.Column("seed", sa.String(32), nullable=False),  # of the order of seats
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("starts", sa.BigInteger, nullable=False),
    sa.Column("ends", sa.BigInteger, nullable=False),  # no table is made later; those that were may be played on for a while
    sa.Column("done", sa.BigInteger, nullable=True),  # since when nothing changes any more
    sa.Column("version", sa.Integer, nullable=False),  # counts changes, so that those who watch ask for news alone
)
sa.Index("arenas_of", arenas.c.host, arenas.c.starts)
sa.Index("arenas_kept", arenas.c.done, arenas.c.id)

arena_entrants = sa.Table(
    "arena_entrants",
    metadata,
    sa.Column("arena", sa.String(16), sa.ForeignKey("arenas.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # when their page last said that they are here
    sa.Column("since", sa.BigInteger, nullable=False),  # since when they wait for a table, where they do
    sa.Column("out", sa.String(8), nullable=True),  # away (a bot decided for them), left (they said so), removed; null: they take part
)
sa.Index("arena_entrants_of", arena_entrants.c.player, arena_entrants.c.joined)

arena_tables = sa.Table(
    "arena_tables",
    metadata,
    sa.Column("arena", sa.String(16), sa.ForeignKey("arenas.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),  # one node makes a round: the first that writes it down
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(16), nullable=False, unique=True),
    sa.Column(
        "ended", sa.BigInteger, nullable=True
    ),  # null: it goes on, or is not counted yet; 0: nobody can read it (`arenas.queries.VOID`)
    sa.Column("comeback", sa.Integer, nullable=True),  # by how many points the winner was behind at the worst
)


def digest(secret: str) -> str:
    """Return the hash that is stored of a token, a link, a code or a challenge: these are random, and too long to be guessed."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()

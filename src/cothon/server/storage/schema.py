"""The tables of the database. Truth is `steps`: the append-only record of every match; the rest says who and how.

Times are whole milliseconds since 1970 (UTC). Structured values are JSON texts, the same in SQLite and PostgreSQL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Moment = BigInteger
Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only columns of type INTEGER

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),  # secret, epoch, alive, ...
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),  # case folded: no two names look alike
    Column("guest", Boolean, nullable=False),
    Column("password", Text),  # argon2id
    Column("epoch", Integer, nullable=False, default=0),  # rises when somebody signs out everywhere
    Column("created_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False),  # SHA-256 of a random secret; the secret is shown once
    Column("scopes", Text, nullable=False),  # words, with spaces between
    Column("created_at", Moment, nullable=False),
    Column("expires_at", Moment),
    Column("revoked_at", Moment),
    Column("device", String(24)),  # where it was made
)

signed_out = Table(
    "signed_out",
    metadata,
    Column("session", String(24), primary_key=True),  # of cookies that no longer work
    Column("until", Moment, nullable=False),  # by then all of them have expired
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # one line, as in records; in old rows with the defaults written out
    Column("status", String(12), nullable=False, index=True),  # waiting playing finished abandoned
    Column("host", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", String(12)),  # why a rated table moves no rating all the same: guest device early left
    Column("clock", Text, nullable=False),  # the rule, JSON
    Column("watchers", String(8), nullable=False),  # off link open
    Column("takebacks", String(8), nullable=False),  # free consent
    Column("odds", Boolean, nullable=False),
    Column("bot_pause", Integer),  # ms before each answer of a bot; null: none
    Column("seed", LargeBinary, nullable=False),  # secret until the end
    Column("terms", String(64)),  # binds names and options; null before the start, and in games of before schema 0003
    Column("position", Text, nullable=False, default=""),  # a fork begins here
    Column("imported", Boolean, nullable=False, default=False),
    Column("lesson", String(12)),  # the mark of the script by which a first game is played; null: any other game
    Column("link_no", Integer, nullable=False, default=0),  # rises when links are renewed; old ones stop working
    Column("created_at", Moment, nullable=False),
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("touched_at", Moment, nullable=False),  # rises with every change, for those who look for news
    Column("version", Integer, nullable=False, default=0),
    Column("actor", Integer, nullable=False, default=-1),  # the seat that is asked
    Column("turn_since", Moment),
    Column("clocks", Text),  # JSON of play.clock.Clocks
    Column("proposal", Text),  # a vote that is open, JSON
    Column("ended_by", String(12), nullable=False, default=""),  # rules resignation import
    Column("outcome", Text),  # JSON: reason, scores, ranks
    Column("settled", Boolean, nullable=False, default=False),  # ranks and ratings are written
    Column("fork_of", String(24)),
    Column("fork_at", Integer),
    Column("rematch_of", String(24)),
    Column("next_table", String(24)),
    Column("owner", Integer),  # the server process that changed it last; null: there is only one
    Column("wake_at", Moment, index=True),  # when the sweeper must look: a clock, or a bot that nobody drives
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open invited reserved human bot remote
    Column("offered", String(8), nullable=False, default=""),  # open invited remote: what it is again if it gets free
    Column("player_id", String(24), ForeignKey("players.id"), index=True),
    Column("bot", String(40)),  # name of the bot, for kind bot
    Column("name", String(40), nullable=False, default=""),
    Column("entropy", LargeBinary, nullable=False, default=b""),
    Column("ready", Boolean, nullable=False, default=False),
    Column("away", Boolean, nullable=False, default=False),  # a bot plays until the owner returns
    Column("barred", Boolean, nullable=False, default=False),  # the owner was kicked and may not return
    Column("resigned", Integer, nullable=False, default=0),  # 1 for the first who resigned, 2 for the next, ...
    Column("score", Integer),
    Column("rank", Integer),
    Column("mu", Float),  # rating after the game
    Column("sigma", Float),
    Column("gain", Float),  # change of the shown rating
    Column("device", String(24)),  # the same for two seats of one device; says nothing outside this table
    Column("gone", Boolean),  # left a rated game to the bot that stood in: that is a loss
)

bans = Table(
    "bans",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id"), primary_key=True),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("at", Integer, primary_key=True),  # the version it was based on: two steps can never claim the same one
    Column("upto", Integer, nullable=False),  # the version it led to
    Column("seat", Integer, nullable=False),  # -1: the draws of the beginning
    Column("by", String(48), nullable=False),  # player id, or bot:<name>; "packed": all steps of a finished game
    Column("entries", Text, nullable=False),  # JSON of the entries, see ledger; of a packed row see packing
    Column("key", String(64)),  # the caller's idempotency key
    Column("time", Moment, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("player_id", String(24), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Moment, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(48), primary_key=True),  # player id, or bot:<name>
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated_at", Moment, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("upto", Integer, nullable=False),  # the length of the record it is about
    Column("effort", String(40), nullable=False),  # worlds, iterations, seed, ahead
    Column("engine", String(40), nullable=False),  # what works it out; another one may find other figures
    Column("state", String(8), nullable=False, index=True),  # waiting working ready failed
    Column("process", String(24), nullable=False),  # the server process that works it out
    Column("asked_by", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("asked_at", Moment, nullable=False),
    Column("touched_at", Moment, nullable=False),  # rises as long as somebody works on it, or it waits for that
    Column("done", Integer, nullable=False, default=0),
    Column("total", Integer, nullable=False, default=0),
    Column("data", Text),  # JSON of review.facts; null until it is ready
)

"""The tables of the database, step by step. A step that was released is never changed: add one below it."""

from typing import Final

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE play_tables (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            created BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            state TEXT NOT NULL,
            settings TEXT NOT NULL,
            start TEXT,
            started BIGINT,
            rematch TEXT
        )""",
        "CREATE INDEX play_tables_by_state ON play_tables (state, touched)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES play_tables (id),
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            bot TEXT,
            deck TEXT,
            token_hash TEXT UNIQUE,
            invite_hash TEXT UNIQUE,
            PRIMARY KEY (table_id, seat)
        )""",
        """CREATE TABLE steps (
            table_id TEXT NOT NULL REFERENCES play_tables (id),
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            at BIGINT NOT NULL,
            player INTEGER,
            choice TEXT NOT NULL,
            count BIGINT NOT NULL,
            message TEXT,
            PRIMARY KEY (table_id, number),
            UNIQUE (table_id, message)
        )""",
        """CREATE TABLE records (
            id TEXT PRIMARY KEY,
            table_id TEXT NOT NULL REFERENCES play_tables (id),
            game INTEGER NOT NULL,
            ended BIGINT NOT NULL,
            listed INTEGER NOT NULL,
            title TEXT NOT NULL,
            record TEXT NOT NULL
        )""",
        "CREATE INDEX records_by_time ON records (listed, ended)",
        """CREATE TABLE runs (
            id BIGINT PRIMARY KEY,
            alive BIGINT NOT NULL
        )""",
    ),
    # For how long the clock of a table stood: its own time is that much behind.
    ("ALTER TABLE play_tables ADD COLUMN stood BIGINT NOT NULL DEFAULT 0",),
    (
        "ALTER TABLE play_tables ADD COLUMN engine TEXT",  # the version that wrote to it last
        "ALTER TABLE play_tables ADD COLUMN holder TEXT",  # the server that plays it, where several share it
        "ALTER TABLE play_tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0",  # one more with each holder
        "CREATE INDEX play_tables_by_holder ON play_tables (holder)",
        """CREATE TABLE servers (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            alive BIGINT NOT NULL,
            until BIGINT NOT NULL
        )""",
    ),
    ("CREATE INDEX records_by_table ON records (table_id)",),
    # The moment up to which the clock of a table ran, while nobody goes on with it.
    ("ALTER TABLE play_tables ADD COLUMN since BIGINT",),
)

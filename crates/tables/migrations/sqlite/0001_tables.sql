-- A table: what was agreed on before the first move, and the secret of its dice.
CREATE TABLE tables (
    id          TEXT    NOT NULL PRIMARY KEY,
    created_ms  INTEGER NOT NULL,
    archived    INTEGER NOT NULL DEFAULT 0,
    seed        BLOB    NOT NULL,
    -- game, rules, options, seats, settings as JSON
    agreed      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- The log of a table is the truth. Its key decides which of two writers was first.
CREATE TABLE log (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seq         INTEGER NOT NULL,
    at_ms       INTEGER NOT NULL,
    entry       TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    id          INTEGER NOT NULL PRIMARY KEY,
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    line        TEXT    NOT NULL
) STRICT;

CREATE INDEX chat_of_table ON chat (table_id, id);

-- One line about the last start; written at every start, so that a disk that takes no writes
-- is found out before anybody sits down.
CREATE TABLE house (
    only        INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    started_ms  INTEGER NOT NULL
) STRICT;

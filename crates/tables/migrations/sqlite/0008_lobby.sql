-- What strangers may find of a table: an open seat (shown = 1) or a match that may be watched (2), as of the entry `seq` of its
-- log; 0 where there is nothing to be found any more. `seen_ms` is when somebody who sits there was last seen: who shows
-- the lobby shows what was seen lately. All of it follows from the log and from who is there, and is written anew by whoever
-- has the table open.
CREATE TABLE listings (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq         INTEGER NOT NULL,
    shown       INTEGER NOT NULL,
    seen_ms     INTEGER NOT NULL,
    listing     TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX listings_shown ON listings (shown, seen_ms) WHERE shown > 0;

-- Who looks for a game: what, since when, and when their page was last heard of; nobody is paired with somebody who has gone.
-- A table and a seat are written here with the table that comes of it, so that of several servers one pairs them.
CREATE TABLE seeks (
    id          TEXT    NOT NULL PRIMARY KEY,
    wish        TEXT    NOT NULL,
    since_ms    INTEGER NOT NULL,
    seen_ms     INTEGER NOT NULL,
    seeker      TEXT    NOT NULL,
    table_id    TEXT,
    seat        INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX seeks_waiting ON seeks (wish, since_ms) WHERE table_id IS NULL;

-- What the teacher found in a match that is over, as JSON, with a checksum of its own: it follows from the log and can
-- be worked out anew.
CREATE TABLE reviews (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    review      TEXT    NOT NULL,
    sum         BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables at which a match runs: whoever asks for a judgement is compared with these.
CREATE INDEX tables_that_run ON tables (created_ms) WHERE phase = 1;

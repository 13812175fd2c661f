-- A study that somebody saved: its text, under the secret of its link, with what is kept of the secret by which it can be
-- changed. `at_ms` is when it was last saved or, to the day, looked at.
CREATE TABLE studies (
    id          TEXT    NOT NULL PRIMARY KEY,
    key_hash    TEXT    NOT NULL,
    created_ms  INTEGER NOT NULL,
    at_ms       INTEGER NOT NULL,
    study       TEXT    NOT NULL,
    sum         BLOB    NOT NULL
) STRICT;

CREATE INDEX studies_by_time ON studies (at_ms);

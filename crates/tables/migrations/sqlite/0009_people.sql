-- People who keep a name here. `outline` is what a name looks like from afar: no two people look alike.
CREATE TABLE people (
    id          TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    outline     TEXT    NOT NULL,
    created_ms  INTEGER NOT NULL,
    sum         BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX people_by_outline ON people (outline);

-- What is kept of the secrets that open a name: 0 the one of a device, 1 that of a link.
CREATE TABLE person_keys (
    hash        TEXT    NOT NULL PRIMARY KEY,
    person_id   TEXT    NOT NULL REFERENCES people (id),
    kind        INTEGER NOT NULL,
    label       TEXT    NOT NULL,
    made_ms     INTEGER NOT NULL,
    seen_ms     INTEGER NOT NULL,
    sum         BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX keys_of_people ON person_keys (person_id);

-- Passkeys that open a name: their public keys, and how often each says that it has signed.
CREATE TABLE passkeys (
    id          TEXT    NOT NULL PRIMARY KEY,
    person_id   TEXT    NOT NULL REFERENCES people (id),
    public_key  BLOB    NOT NULL,
    counter     INTEGER NOT NULL,
    label       TEXT    NOT NULL,
    made_ms     INTEGER NOT NULL,
    seen_ms     INTEGER NOT NULL,
    sum         BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_of_people ON passkeys (person_id);

-- What passkeys are asked to sign: each once, and not for long.
CREATE TABLE challenges (
    challenge   TEXT    NOT NULL PRIMARY KEY,
    until_ms    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_by_time ON challenges (until_ms);

-- At which tables people have sat down under their names. Goes with the table, also where an older program removes it.
CREATE TABLE person_seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id   TEXT    NOT NULL REFERENCES people (id),
    at_ms       INTEGER NOT NULL,
    PRIMARY KEY (table_id, person_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_people ON person_seats (person_id, at_ms);

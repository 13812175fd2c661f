-- The oldest form whose programs may go on with this one, so that servers can be replaced one after the other.
ALTER TABLE house ADD COLUMN serves_from BIGINT NOT NULL DEFAULT 0;

-- By when somebody has to look at a table whose clock runs, by the calendar: should the server that has it open be gone,
-- another one does. Whoever takes a deadline moves it on, so that it comes again where they die as well. `seq` and `since_ms`
-- say from when on the clocks are charged that run since that entry, for whoever cannot tell it from the log.
CREATE TABLE deadlines (
    table_id    TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    due_ms      BIGINT  NOT NULL,
    seq         BIGINT,
    since_ms    BIGINT
) WITH (fillfactor = 50);

CREATE INDEX deadlines_by_time ON deadlines (due_ms);

-- Matches with a bank of time that may run at this moment. One look at each finds out.
INSERT INTO deadlines (table_id, due_ms)
    SELECT id, created_ms FROM tables WHERE (phase = 1 OR phase IS NULL) AND agreed LIKE '%"bank_ms"%';

-- What one server does for all, until when, and which one.
CREATE TABLE leases (
    name        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    holder      BIGINT  NOT NULL,
    until_ms    BIGINT  NOT NULL
) WITH (fillfactor = 50);

-- Matches that are over whose tables agreed that puzzles are looked for in them: from when on somebody is to look, whether somebody has, and
-- what was found. Whoever begins to look moves the time on, so that another does where they die.
CREATE TABLE finds (
    table_id    TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    due_ms      BIGINT  NOT NULL,
    looked      SMALLINT NOT NULL DEFAULT 0,
    found       TEXT    NOT NULL DEFAULT '',
    sum         BYTEA   NOT NULL DEFAULT ''
);

CREATE INDEX finds_to_come ON finds (due_ms) WHERE looked = 0;

INSERT INTO finds (table_id, due_ms) SELECT id, 0 FROM tables WHERE phase = 2 AND agreed LIKE '%"puzzles":true%';

-- How far a table is, for whoever decides how long it is kept: 0 waits, 1 plays, 2 is over. Unknown
-- where an older program wrote it, until the table is opened or looked through.
ALTER TABLE tables ADD COLUMN phase INTEGER;

-- What was agreed on as a checksum, and each entry of the log with the checksum before it: nothing can
-- change, vanish or change places without being found.
ALTER TABLE tables ADD COLUMN sum BLOB;
ALTER TABLE log ADD COLUMN sum BLOB;

-- The end of each log, so that one that has become shorter is found too, and so that nobody has to
-- look through logs for when a table was last played on.
CREATE TABLE heads (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    seq         INTEGER NOT NULL,
    at_ms       INTEGER NOT NULL,
    sum         BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

-- How often somebody asked whether anything can be written.
ALTER TABLE house ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_in_use ON tables (created_ms) WHERE archived = 0;

-- A table that is played on is in use again, whoever had it open.
CREATE TRIGGER log_grew AFTER INSERT ON log BEGIN
    UPDATE heads SET seq = NEW.seq, at_ms = NEW.at_ms, sum = NEW.sum WHERE table_id = NEW.table_id;
    UPDATE tables SET archived = 0 WHERE id = NEW.table_id AND archived = 1;
END;

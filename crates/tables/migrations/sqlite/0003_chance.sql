-- Whether the log says what chance did. Where an older program wrote it, the server works that out once,
-- when it starts, and writes it down: 0 until then.
ALTER TABLE tables ADD COLUMN chance_written INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_without_chance ON tables (id) WHERE chance_written = 0;

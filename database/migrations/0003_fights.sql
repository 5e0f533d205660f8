-- A fight put aside stays in the file; lists leave it out.
ALTER TABLE encounter ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));

-- Number in the palette, 0: the colour of the side. Who is away fled or left: he stays in the list and takes no part.
ALTER TABLE combatant ADD COLUMN colour INTEGER NOT NULL DEFAULT 0 CHECK (colour BETWEEN 0 AND 15);
ALTER TABLE combatant ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1));

-- Named places of a fight's log. The log is a tree: a mark names the newest entry of a branch (none: the beginning), and the entry
-- on which that branch left what was played.
CREATE TABLE log_mark (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    encounter_id INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
    entry_id INTEGER REFERENCES log_entry (id),
    origin_id INTEGER REFERENCES log_entry (id),
    name TEXT NOT NULL CHECK (name <> ''),
    UNIQUE (encounter_id, name)
) STRICT;

-- The library: one table per kind of record. Declared fields are in `data`, unknown members of an imported document in `extra`;
-- real columns for what is listed, searched or constrained.
CREATE TABLE character (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE INDEX character_by_name ON character (name COLLATE NOCASE, id);

CREATE TABLE weapon (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE INDEX weapon_by_name ON weapon (name COLLATE NOCASE, id);

CREATE TABLE ammunition (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE INDEX ammunition_by_name ON ammunition (name COLLATE NOCASE, id);

CREATE TABLE armour (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE INDEX armour_by_name ON armour (name COLLATE NOCASE, id);

CREATE TABLE accessory (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra))
) STRICT;
CREATE INDEX accessory_by_name ON accessory (name COLLATE NOCASE, id);

-- Lists of names with a rank (skills, advantages, further stats), one row per entry in the order given; `field` says which list.
CREATE TABLE character_rank (
    character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE,
    field TEXT NOT NULL CHECK (field <> ''),
    position INTEGER NOT NULL CHECK (position >= 0),
    name TEXT NOT NULL CHECK (name <> ''),
    rank INTEGER NOT NULL CHECK (rank BETWEEN -9999 AND 9999),
    PRIMARY KEY (character_id, field, name),
    UNIQUE (character_id, field, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX character_rank_by_name ON character_rank (field, name COLLATE NOCASE, rank);

-- Search as you type: one row per library record; rowid = record id * 8 + number of its kind.
CREATE VIRTUAL TABLE search USING fts5 (name, detail, notes, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');

CREATE TABLE encounter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    round INTEGER NOT NULL DEFAULT 1 CHECK (round >= 1),
    phase INTEGER NOT NULL DEFAULT 1 CHECK (phase BETWEEN 1 AND 99),
    profile TEXT NOT NULL DEFAULT '',
    switches TEXT NOT NULL CHECK (json_valid(switches)),
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1))
) STRICT;

CREATE TABLE combatant (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    encounter_id INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
    character_id INTEGER NOT NULL REFERENCES character (id),
    name TEXT NOT NULL CHECK (name <> ''),
    badge TEXT NOT NULL DEFAULT '',
    side INTEGER NOT NULL CHECK (side BETWEEN 0 AND 2),
    position INTEGER NOT NULL DEFAULT 0,
    condition TEXT NOT NULL CHECK (json_valid(condition))
) STRICT;
CREATE INDEX combatant_by_encounter ON combatant (encounter_id, position);
CREATE INDEX combatant_by_character ON combatant (character_id);

-- What somebody has, with its live state: a character's kit, or a combatant's copy of it.
CREATE TABLE possession (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    character_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
    combatant_id INTEGER REFERENCES combatant (id) ON DELETE CASCADE,
    weapon_id INTEGER REFERENCES weapon (id),
    armour_id INTEGER REFERENCES armour (id),
    accessory_id INTEGER REFERENCES accessory (id),
    ammunition_id INTEGER REFERENCES ammunition (id),
    mounted_on INTEGER REFERENCES possession (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL DEFAULT 0,
    state TEXT CHECK (state IS NULL OR json_valid(state)),
    CHECK ((character_id IS NULL) <> (combatant_id IS NULL)),
    CHECK ((weapon_id IS NOT NULL) + (armour_id IS NOT NULL) + (accessory_id IS NOT NULL) = 1),
    CHECK (ammunition_id IS NULL OR weapon_id IS NOT NULL),
    CHECK (mounted_on IS NULL OR accessory_id IS NOT NULL)
) STRICT;
CREATE INDEX possession_by_combatant ON possession (combatant_id, position);
CREATE INDEX possession_by_character ON possession (character_id, position);
CREATE INDEX possession_by_weapon ON possession (weapon_id);
CREATE INDEX possession_by_armour ON possession (armour_id);
CREATE INDEX possession_by_accessory ON possession (accessory_id);
CREATE INDEX possession_by_ammunition ON possession (ammunition_id);
CREATE INDEX possession_by_mount ON possession (mounted_on);

CREATE TABLE distance (
    a INTEGER NOT NULL REFERENCES combatant (id) ON DELETE CASCADE,
    b INTEGER NOT NULL REFERENCES combatant (id) ON DELETE CASCADE,
    metres INTEGER NOT NULL CHECK (metres BETWEEN 0 AND 99999),
    PRIMARY KEY (a, b),
    CHECK (a < b)
) STRICT, WITHOUT ROWID;
CREATE INDEX distance_by_b ON distance (b);

-- The log: append-only. encounter_id 0 is the library's scope.
CREATE TABLE log_entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    encounter_id INTEGER NOT NULL CHECK (encounter_id >= 0),
    kind TEXT NOT NULL CHECK (kind IN ('action', 'edit', 'create', 'remove', 'drop', 'undo', 'redo')),
    parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < id),
    target INTEGER NOT NULL CHECK (target >= 0 AND target < id),
    title TEXT NOT NULL,
    reason TEXT NOT NULL,
    time TEXT NOT NULL,
    round INTEGER NOT NULL,
    phase INTEGER NOT NULL,
    action TEXT CHECK (action IS NULL OR json_valid(action)),
    CHECK ((kind IN ('undo', 'redo')) = (target <> 0))
) STRICT;
CREATE INDEX log_entry_by_scope ON log_entry (encounter_id, id);
CREATE INDEX log_entry_by_parent ON log_entry (encounter_id, parent);
CREATE INDEX log_entry_by_target ON log_entry (target);

CREATE TABLE log_change (
    entry_id INTEGER NOT NULL REFERENCES log_entry (id),
    ordinal INTEGER NOT NULL,
    kind TEXT NOT NULL,
    record_id INTEGER NOT NULL,
    field TEXT NOT NULL,
    element INTEGER NOT NULL,
    before TEXT NOT NULL CHECK (json_valid(before)),
    after TEXT NOT NULL CHECK (json_valid(after)),
    step INTEGER NOT NULL,
    PRIMARY KEY (entry_id, ordinal)
) STRICT, WITHOUT ROWID;
CREATE INDEX log_change_by_record ON log_change (kind, record_id, field, element);

CREATE TABLE log_head (
    encounter_id INTEGER PRIMARY KEY,
    entry_id INTEGER NOT NULL
) STRICT;

CREATE TABLE pending_action (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    encounter_id INTEGER NOT NULL UNIQUE REFERENCES encounter (id) ON DELETE CASCADE,
    action TEXT NOT NULL CHECK (json_valid(action))
) STRICT;

CREATE TRIGGER log_entry_is_append_only BEFORE UPDATE ON log_entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_entry_is_kept BEFORE DELETE ON log_entry
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_change_is_append_only BEFORE UPDATE ON log_change
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_change_is_kept BEFORE DELETE ON log_change
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

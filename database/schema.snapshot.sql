index accessory_by_name: CREATE INDEX accessory_by_name ON accessory (name COLLATE NOCASE, id)
index ammunition_by_name: CREATE INDEX ammunition_by_name ON ammunition (name COLLATE NOCASE, id)
index armour_by_name: CREATE INDEX armour_by_name ON armour (name COLLATE NOCASE, id)
index character_by_name: CREATE INDEX character_by_name ON character (name COLLATE NOCASE, id)
index character_rank_by_name: CREATE INDEX character_rank_by_name ON character_rank (field, name COLLATE NOCASE, rank)
index combatant_by_character: CREATE INDEX combatant_by_character ON combatant (character_id)
index combatant_by_encounter: CREATE INDEX combatant_by_encounter ON combatant (encounter_id, position)
index distance_by_b: CREATE INDEX distance_by_b ON distance (b)
index log_change_by_record: CREATE INDEX log_change_by_record ON log_change (kind, record_id, field, element)
index log_entry_by_parent: CREATE INDEX log_entry_by_parent ON log_entry (encounter_id, parent)
index log_entry_by_scope: CREATE INDEX log_entry_by_scope ON log_entry (encounter_id, id)
index log_entry_by_target: CREATE INDEX log_entry_by_target ON log_entry (target)
index possession_by_accessory: CREATE INDEX possession_by_accessory ON possession (accessory_id)
index possession_by_ammunition: CREATE INDEX possession_by_ammunition ON possession (ammunition_id)
index possession_by_armour: CREATE INDEX possession_by_armour ON possession (armour_id)
index possession_by_character: CREATE INDEX possession_by_character ON possession (character_id, position)
index possession_by_combatant: CREATE INDEX possession_by_combatant ON possession (combatant_id, position)
index possession_by_mount: CREATE INDEX possession_by_mount ON possession (mounted_on)
index possession_by_weapon: CREATE INDEX possession_by_weapon ON possession (weapon_id)
index sqlite_autoindex_character_rank_2:
index sqlite_autoindex_pending_action_1:
index weapon_by_name: CREATE INDEX weapon_by_name ON weapon (name COLLATE NOCASE, id)
table accessory: CREATE TABLE accessory ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL, detail TEXT NOT NULL DEFAULT '', is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)), data TEXT NOT NULL CHECK (json_valid(data)), extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)) ) STRICT
table ammunition: CREATE TABLE ammunition ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL, detail TEXT NOT NULL DEFAULT '', is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)), data TEXT NOT NULL CHECK (json_valid(data)), extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)) ) STRICT
table armour: CREATE TABLE armour ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL, detail TEXT NOT NULL DEFAULT '', is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)), data TEXT NOT NULL CHECK (json_valid(data)), extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)) ) STRICT
table character: CREATE TABLE character ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL, detail TEXT NOT NULL DEFAULT '', is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)), data TEXT NOT NULL CHECK (json_valid(data)), extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)) ) STRICT
table character_rank: CREATE TABLE character_rank ( character_id INTEGER NOT NULL REFERENCES character (id) ON DELETE CASCADE, field TEXT NOT NULL CHECK (field <> ''), position INTEGER NOT NULL CHECK (position >= 0), name TEXT NOT NULL CHECK (name <> ''), rank INTEGER NOT NULL CHECK (rank BETWEEN -9999 AND 9999), PRIMARY KEY (character_id, field, name), UNIQUE (character_id, field, position) ) STRICT, WITHOUT ROWID
table combatant: CREATE TABLE combatant ( id INTEGER PRIMARY KEY AUTOINCREMENT, encounter_id INTEGER NOT NULL REFERENCES encounter (id) ON DELETE CASCADE, character_id INTEGER NOT NULL REFERENCES character (id), name TEXT NOT NULL CHECK (name <> ''), badge TEXT NOT NULL DEFAULT '', side INTEGER NOT NULL CHECK (side BETWEEN 0 AND 2), position INTEGER NOT NULL DEFAULT 0, condition TEXT NOT NULL CHECK (json_valid(condition)) ) STRICT
table distance: CREATE TABLE distance ( a INTEGER NOT NULL REFERENCES combatant (id) ON DELETE CASCADE, b INTEGER NOT NULL REFERENCES combatant (id) ON DELETE CASCADE, metres INTEGER NOT NULL CHECK (metres BETWEEN 0 AND 99999), PRIMARY KEY (a, b), CHECK (a < b) ) STRICT, WITHOUT ROWID
table encounter: CREATE TABLE encounter ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL CHECK (name <> ''), round INTEGER NOT NULL DEFAULT 1 CHECK (round >= 1), phase INTEGER NOT NULL DEFAULT 1 CHECK (phase BETWEEN 1 AND 99), profile TEXT NOT NULL DEFAULT '', switches TEXT NOT NULL CHECK (json_valid(switches)), is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)) ) STRICT
table log_change: CREATE TABLE log_change ( entry_id INTEGER NOT NULL REFERENCES log_entry (id), ordinal INTEGER NOT NULL, kind TEXT NOT NULL, record_id INTEGER NOT NULL, field TEXT NOT NULL, element INTEGER NOT NULL, before TEXT NOT NULL CHECK (json_valid(before)), after TEXT NOT NULL CHECK (json_valid(after)), step INTEGER NOT NULL, PRIMARY KEY (entry_id, ordinal) ) STRICT, WITHOUT ROWID
table log_entry: CREATE TABLE log_entry ( id INTEGER PRIMARY KEY AUTOINCREMENT, encounter_id INTEGER NOT NULL CHECK (encounter_id >= 0), kind TEXT NOT NULL CHECK (kind IN ('action', 'edit', 'create', 'remove', 'drop', 'undo', 'redo')), parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < id), target INTEGER NOT NULL CHECK (target >= 0 AND target < id), title TEXT NOT NULL, reason TEXT NOT NULL, time TEXT NOT NULL, round INTEGER NOT NULL, phase INTEGER NOT NULL, action TEXT CHECK (action IS NULL OR json_valid(action)), CHECK ((kind IN ('undo', 'redo')) = (target <> 0)) ) STRICT
table log_head: CREATE TABLE log_head ( encounter_id INTEGER PRIMARY KEY, entry_id INTEGER NOT NULL ) STRICT
table pending_action: CREATE TABLE pending_action ( id INTEGER PRIMARY KEY AUTOINCREMENT, encounter_id INTEGER NOT NULL UNIQUE REFERENCES encounter (id) ON DELETE CASCADE, action TEXT NOT NULL CHECK (json_valid(action)) ) STRICT
table possession: CREATE TABLE possession ( id INTEGER PRIMARY KEY AUTOINCREMENT, character_id INTEGER REFERENCES character (id) ON DELETE CASCADE, combatant_id INTEGER REFERENCES combatant (id) ON DELETE CASCADE, weapon_id INTEGER REFERENCES weapon (id), armour_id INTEGER REFERENCES armour (id), accessory_id INTEGER REFERENCES accessory (id), ammunition_id INTEGER REFERENCES ammunition (id), mounted_on INTEGER REFERENCES possession (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, position INTEGER NOT NULL DEFAULT 0, state TEXT CHECK (state IS NULL OR json_valid(state)), CHECK ((character_id IS NULL) <> (combatant_id IS NULL)), CHECK ((weapon_id IS NOT NULL) + (armour_id IS NOT NULL) + (accessory_id IS NOT NULL) = 1), CHECK (ammunition_id IS NULL OR weapon_id IS NOT NULL), CHECK (mounted_on IS NULL OR accessory_id IS NOT NULL) ) STRICT
table search: CREATE VIRTUAL TABLE search USING fts5 (name, detail, notes, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')
table search_config: CREATE TABLE 'search_config'(k PRIMARY KEY, v) WITHOUT ROWID
table search_content: CREATE TABLE 'search_content'(id INTEGER PRIMARY KEY, c0, c1, c2)
table search_data: CREATE TABLE 'search_data'(id INTEGER PRIMARY KEY, block BLOB)
table search_docsize: CREATE TABLE 'search_docsize'(id INTEGER PRIMARY KEY, sz BLOB)
table search_idx: CREATE TABLE 'search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID
table sqlite_sequence: CREATE TABLE sqlite_sequence(name,seq)
table weapon: CREATE TABLE weapon ( id INTEGER PRIMARY KEY AUTOINCREMENT, system TEXT NOT NULL CHECK (system <> ''), name TEXT NOT NULL, detail TEXT NOT NULL DEFAULT '', is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)), data TEXT NOT NULL CHECK (json_valid(data)), extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)) ) STRICT
trigger log_change_is_append_only: CREATE TRIGGER log_change_is_append_only BEFORE UPDATE ON log_change BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
trigger log_change_is_kept: CREATE TRIGGER log_change_is_kept BEFORE DELETE ON log_change BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
trigger log_entry_is_append_only: CREATE TRIGGER log_entry_is_append_only BEFORE UPDATE ON log_entry BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END
trigger log_entry_is_kept: CREATE TRIGGER log_entry_is_kept BEFORE DELETE ON log_entry BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END

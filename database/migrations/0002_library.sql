-- Deleting takes a record out of the library (removed = 1); the row stays, because fights, kits and the log go on referring to it.
-- Tags are a JSON array of texts. Pictures are kept once, under the digest of their bytes.
CREATE TABLE image (
    digest TEXT PRIMARY KEY CHECK (length(digest) = 64),
    data BLOB NOT NULL CHECK (length(data) BETWEEN 1 AND 4194304)
) STRICT;

ALTER TABLE character ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE character ADD COLUMN tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags));
ALTER TABLE character ADD COLUMN portrait TEXT REFERENCES image (digest);
ALTER TABLE weapon ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE weapon ADD COLUMN tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags));
ALTER TABLE ammunition ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE ammunition ADD COLUMN tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags));
ALTER TABLE armour ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE armour ADD COLUMN tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags));
ALTER TABLE accessory ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
ALTER TABLE accessory ADD COLUMN tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags));

CREATE TABLE melee_weapon (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags))
) STRICT;

CREATE TABLE thrown_weapon (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags))
) STRICT;

CREATE TABLE grenade (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags))
) STRICT;

CREATE TABLE condition_template (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags))
) STRICT;

CREATE TABLE modifier (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    system TEXT NOT NULL CHECK (system <> ''),
    name TEXT NOT NULL,
    detail TEXT NOT NULL DEFAULT '',
    is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
    data TEXT NOT NULL CHECK (json_valid(data)),
    extra TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extra)),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags))
) STRICT;

-- Lists show what is not removed: the indexes leave the rest out, and counting needs nothing else.
DROP INDEX character_by_name;
DROP INDEX weapon_by_name;
DROP INDEX ammunition_by_name;
DROP INDEX armour_by_name;
DROP INDEX accessory_by_name;
CREATE INDEX character_by_name ON character (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX weapon_by_name ON weapon (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX ammunition_by_name ON ammunition (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX armour_by_name ON armour (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX accessory_by_name ON accessory (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX melee_weapon_by_name ON melee_weapon (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX thrown_weapon_by_name ON thrown_weapon (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX grenade_by_name ON grenade (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX condition_template_by_name ON condition_template (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX modifier_by_name ON modifier (name COLLATE NOCASE, id) WHERE removed = 0;
CREATE INDEX character_by_portrait ON character (portrait) WHERE portrait IS NOT NULL;

-- What somebody has may be any kind of weapon: a table of its own anew, because a CHECK cannot be altered.
CREATE TABLE possession_2 (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    character_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
    combatant_id INTEGER REFERENCES combatant (id) ON DELETE CASCADE,
    weapon_id INTEGER REFERENCES weapon (id),
    melee_weapon_id INTEGER REFERENCES melee_weapon (id),
    thrown_weapon_id INTEGER REFERENCES thrown_weapon (id),
    grenade_id INTEGER REFERENCES grenade (id),
    armour_id INTEGER REFERENCES armour (id),
    accessory_id INTEGER REFERENCES accessory (id),
    ammunition_id INTEGER REFERENCES ammunition (id),
    mounted_on INTEGER REFERENCES possession_2 (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL DEFAULT 0,
    state TEXT CHECK (state IS NULL OR json_valid(state)),
    CHECK ((character_id IS NULL) <> (combatant_id IS NULL)),
    CHECK ((weapon_id IS NOT NULL) + (melee_weapon_id IS NOT NULL) + (thrown_weapon_id IS NOT NULL)
           + (grenade_id IS NOT NULL) + (armour_id IS NOT NULL) + (accessory_id IS NOT NULL) = 1),
    CHECK (ammunition_id IS NULL OR weapon_id IS NOT NULL),
    CHECK (mounted_on IS NULL OR accessory_id IS NOT NULL)
) STRICT;
INSERT INTO possession_2 (id, character_id, combatant_id, weapon_id, armour_id, accessory_id, ammunition_id, mounted_on, position, state)
SELECT id, character_id, combatant_id, weapon_id, armour_id, accessory_id, ammunition_id, mounted_on, position, state FROM possession;
-- Ids are never reused: the counter goes along.
DELETE FROM sqlite_sequence WHERE name = 'possession_2';
INSERT INTO sqlite_sequence (name, seq) SELECT 'possession_2', seq FROM sqlite_sequence WHERE name = 'possession';
DROP TABLE possession;
ALTER TABLE possession_2 RENAME TO possession;
CREATE INDEX possession_by_combatant ON possession (combatant_id, position);
CREATE INDEX possession_by_character ON possession (character_id, position);
CREATE INDEX possession_by_weapon ON possession (weapon_id);
CREATE INDEX possession_by_melee_weapon ON possession (melee_weapon_id);
CREATE INDEX possession_by_thrown_weapon ON possession (thrown_weapon_id);
CREATE INDEX possession_by_grenade ON possession (grenade_id);
CREATE INDEX possession_by_armour ON possession (armour_id);
CREATE INDEX possession_by_accessory ON possession (accessory_id);
CREATE INDEX possession_by_ammunition ON possession (ammunition_id);
CREATE INDEX possession_by_mount ON possession (mounted_on);

-- Room for 32 kinds: rowid = record id * 32 + number of its kind. Tags are found too.
CREATE TABLE search_before (id INTEGER PRIMARY KEY, name TEXT, detail TEXT, notes TEXT);
INSERT INTO search_before SELECT rowid, name, detail, notes FROM search;
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5 (name, detail, notes, tags, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3');
INSERT INTO search (rowid, name, detail, notes, tags) SELECT id / 8 * 32 + id % 8, name, detail, notes, '' FROM search_before;
DROP TABLE search_before;
-- The words that occur, for "did you mean".
CREATE VIRTUAL TABLE search_word USING fts5vocab (search, row);

CREATE TABLE saved_search (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    query TEXT NOT NULL CHECK (json_valid(query))
) STRICT;

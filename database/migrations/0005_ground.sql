-- Grenades may lie about in a fight, with nobody: then where they lie is their state. A table of its own anew, because a CHECK cannot
-- be altered.
CREATE TABLE possession_5 (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    character_id INTEGER REFERENCES character (id) ON DELETE CASCADE,
    combatant_id INTEGER REFERENCES combatant (id) ON DELETE CASCADE,
    encounter_id INTEGER REFERENCES encounter (id) ON DELETE CASCADE,
    weapon_id INTEGER REFERENCES weapon (id),
    melee_weapon_id INTEGER REFERENCES melee_weapon (id),
    thrown_weapon_id INTEGER REFERENCES thrown_weapon (id),
    grenade_id INTEGER REFERENCES grenade (id),
    armour_id INTEGER REFERENCES armour (id),
    accessory_id INTEGER REFERENCES accessory (id),
    condition_template_id INTEGER REFERENCES condition_template (id),
    ammunition_id INTEGER REFERENCES ammunition (id),
    mounted_on INTEGER REFERENCES possession_5 (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    position INTEGER NOT NULL DEFAULT 0,
    state TEXT CHECK (state IS NULL OR json_valid(state)),
    CHECK ((character_id IS NOT NULL) + (combatant_id IS NOT NULL) + (encounter_id IS NOT NULL) = 1),
    CHECK ((weapon_id IS NOT NULL) + (melee_weapon_id IS NOT NULL) + (thrown_weapon_id IS NOT NULL)
           + (grenade_id IS NOT NULL) + (armour_id IS NOT NULL) + (accessory_id IS NOT NULL)
           + (condition_template_id IS NOT NULL) = 1),
    CHECK (condition_template_id IS NULL OR combatant_id IS NOT NULL),
    CHECK (encounter_id IS NULL OR grenade_id IS NOT NULL),
    CHECK (ammunition_id IS NULL OR weapon_id IS NOT NULL),
    CHECK (mounted_on IS NULL OR accessory_id IS NOT NULL)
) STRICT;
INSERT INTO possession_5 (id, character_id, combatant_id, weapon_id, melee_weapon_id, thrown_weapon_id, grenade_id, armour_id,
                          accessory_id, condition_template_id, ammunition_id, mounted_on, position, state)
SELECT id, character_id, combatant_id, weapon_id, melee_weapon_id, thrown_weapon_id, grenade_id, armour_id, accessory_id,
       condition_template_id, ammunition_id, mounted_on, position, state FROM possession;
-- Ids are never reused: the counter goes along.
DELETE FROM sqlite_sequence WHERE name = 'possession_5';
INSERT INTO sqlite_sequence (name, seq) SELECT 'possession_5', seq FROM sqlite_sequence WHERE name = 'possession';
DROP TABLE possession;
ALTER TABLE possession_5 RENAME TO possession;
CREATE INDEX possession_by_combatant ON possession (combatant_id, position);
CREATE INDEX possession_by_character ON possession (character_id, position);
CREATE INDEX possession_by_encounter ON possession (encounter_id, position);
CREATE INDEX possession_by_weapon ON possession (weapon_id);
CREATE INDEX possession_by_melee_weapon ON possession (melee_weapon_id);
CREATE INDEX possession_by_thrown_weapon ON possession (thrown_weapon_id);
CREATE INDEX possession_by_grenade ON possession (grenade_id);
CREATE INDEX possession_by_armour ON possession (armour_id);
CREATE INDEX possession_by_accessory ON possession (accessory_id);
CREATE INDEX possession_by_condition_template ON possession (condition_template_id);
CREATE INDEX possession_by_ammunition ON possession (ammunition_id);
CREATE INDEX possession_by_mount ON possession (mounted_on);

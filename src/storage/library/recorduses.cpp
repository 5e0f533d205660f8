#include "storage/library/recorduses.h"

#include "services/library/possessions.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/text.h"

namespace hitspread::storage {

std::vector<RecordUse> RecordUses::of(RecordRef record)
{
    if (record.kind == RecordKind::Character)
        return fightsOf(record.id);
    if (record.kind == RecordKind::Ammunition || canBeCarried(record.kind)
        || record.kind == RecordKind::ConditionTemplate)
        return holdersOf(record);
    return {};
}

std::vector<RecordUse> RecordUses::fightsOf(RecordId character)
{
    std::vector<RecordUse> uses;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT combatant.id, combatant.name, encounter.id, encounter.name FROM combatant "
                       "JOIN encounter ON encounter.id = encounter_id WHERE character_id = ? "
                       "ORDER BY encounter.id, combatant.position, combatant.id"),
        {character});
    while (row.next()) {
        RecordUse use;
        use.how = RecordUse::How::Fights;
        use.character = character;
        use.combatant = row.value(0).toLongLong();
        use.who = utf8(row.value(1));
        use.encounter = row.value(2).toLongLong();
        use.encounterName = utf8(row.value(3));
        uses.push_back(std::move(use));
    }
    return uses;
}

std::vector<RecordUse> RecordUses::holdersOf(RecordRef record)
{
    std::vector<RecordUse> uses;
    // Kits of characters that were taken out of the library do not count; what fights hold always does.
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT thing.id, own.id, combatant.character_id, combatant.id, encounter.id, "
                       "coalesce(combatant.name, own.name), encounter.name, weapon.id, weapon.name "
                       "FROM possession AS thing "
                       "LEFT JOIN character AS own ON own.id = thing.character_id "
                       "LEFT JOIN combatant ON combatant.id = thing.combatant_id "
                       "LEFT JOIN encounter ON encounter.id = coalesce(combatant.encounter_id, thing.encounter_id) "
                       "LEFT JOIN possession AS mount ON mount.id = thing.mounted_on "
                       "LEFT JOIN weapon ON weapon.id = coalesce(mount.weapon_id, thing.weapon_id) "
                       "WHERE thing.%1_id = ? AND coalesce(own.removed, 0) = 0 "
                       "ORDER BY encounter.id IS NULL, encounter.id, 6 COLLATE NOCASE, thing.id")
            .arg(libraryTable(record.kind).name),
        {record.id});
    while (row.next()) {
        RecordUse use;
        use.possession = row.value(0).toLongLong();
        use.character = row.value(1).isNull() ? row.value(2).toLongLong() : row.value(1).toLongLong();
        use.combatant = row.value(3).toLongLong();
        use.encounter = row.value(4).toLongLong();
        use.who = utf8(row.value(5));
        use.encounterName = utf8(row.value(6));
        const bool isInOrOnWeapon = record.kind == RecordKind::Ammunition || record.kind == RecordKind::Accessory;
        const bool isAnybodys = use.character != 0;
        use.how = isAnybodys ? RecordUse::How::Carried : RecordUse::How::Lies;
        if (isInOrOnWeapon && !row.value(7).isNull()) {
            use.how = record.kind == RecordKind::Ammunition ? RecordUse::How::Loaded : RecordUse::How::Mounted;
            use.weapon = row.value(7).toLongLong();
            use.weaponName = utf8(row.value(8));
        }
        uses.push_back(std::move(use));
    }
    return uses;
}

}  // namespace hitspread::storage

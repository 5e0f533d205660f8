#include "storage/guard/knownrows.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/connection.h"
#include "storage/sqlite/text.h"

namespace hitspread::storage {

void learnRows(Connection& connection, DeclaredChanges& declared,
               const std::function<void(const std::function<void()>&)>& attempt)
{
    const auto learn = [&](RecordKind kind, const QString& sql) {
        ResultSet row = connection.run(sql);
        while (row.next())
            declared.know({kind, row.value(0).toLongLong()}, utf8(row.value(1)));
    };
    for (const RecordTable& table : libraryTables())
        learn(table.kind, QStringLiteral("SELECT id, system FROM %1").arg(table.name));
    learn(RecordKind::Switches, QStringLiteral("SELECT id, system FROM encounter"));
    learn(RecordKind::SavedSearch, QStringLiteral("SELECT id, '' FROM saved_search"));
    learn(RecordKind::Condition,
          QStringLiteral("SELECT combatant.id, system FROM combatant JOIN encounter ON encounter.id = encounter_id"));
    ResultSet things = connection.run(QStringLiteral(
        "SELECT possession.id, coalesce(own.system, template.system, ground.system, ''), possession.encounter_id, "
        "CASE WHEN weapon_id THEN 'weapon' WHEN armour_id THEN 'armour' WHEN melee_weapon_id THEN 'meleeWeapon' "
        "WHEN thrown_weapon_id THEN 'thrownWeapon' WHEN grenade_id THEN 'grenade' WHEN accessory_id THEN 'accessory' "
        "ELSE 'conditionTemplate' END FROM possession LEFT JOIN character AS own ON own.id = possession.character_id "
        "LEFT JOIN combatant ON combatant.id = possession.combatant_id "
        "LEFT JOIN character AS template ON template.id = combatant.character_id "
        "LEFT JOIN encounter AS ground ON ground.id = possession.encounter_id"));
    while (things.next())
        declared.knowPossession(things.value(0).toLongLong(), utf8(things.value(1)),
                                formats::kindFromText(utf8(things.value(3)), "possession"), !things.value(2).isNull());
    ResultSet told = connection.run(
        QStringLiteral("SELECT kind, record_id, before, after FROM log_change WHERE field = ''"));
    while (told.next())
        attempt([&] {
            const RecordRef row{formats::kindFromText(utf8(told.value(0)), "log"), told.value(1).toLongLong()};
            for (const int column : {2, 3}) {
                const LoggedValue value = formats::logValueFromText(told.bytes(column));
                if (const auto* text = std::get_if<std::string>(&value); text && DeclaredChanges::isKeptWhole(row.kind))
                    declared.knowRow(row, objectOf(*text));
            }
        });
}

}  // namespace hitspread::storage

#pragma once

#include "app/ports.h"
#include "formats/bodyplans.h"
#include "models/campaigngateway.h"
#include "namefaults.h"
#include "outcomefight.h"
#include "rollunderhand.h"
#include "storage/campaignfile.h"
#include "support/rawfile.h"
#include "support/samplefile.h"

namespace hitspread::support {

/// What the services of a window see of a campaign file, without a window.
template <typename Work>
void inServices(const QString& file, Work work)
{
    const auto campaign = storage::CampaignFile::open(file);
    const formats::ShippedBodyPlans plans;
    const WallClock clock;
    CampaignServices services(*campaign, plans, clock);
    work(services);
}

/// The sample, with fights of two further systems, somebody under a condition in each and a grenade that lies about.
inline void putManyThings(const QString& file)
{
    putSample(file);
    inServices(file, [](CampaignServices& services) {
        (void)makeYard(services);
        (void)makeBridge(services);
        for (const Encounter& fight : services.encounters.encounters()) {
            const std::vector<CombatantView> all = services.encounters.combatants(fight.id);
            (void)services.conditions.put({all.front().combatant.id, all.back().combatant.id}, "Stunned by a noise",
                                          {});
        }
        const LibraryQuery grenades{.kind = RecordKind::Grenade, .system = "threed"};
        const Encounter first = services.encounters.encounters().front();
        (void)services.ground.place(first.id, services.library.list(grenades).front().id, {"behind the crates", 3});
    });
}

/// The same with everything in it called so, as a file may have been written by an older program or by hand: what anybody types cannot
/// hold such characters.
inline void putHostile(const QString& file, const HostileName& name)
{
    putManyThings(file);
    QString kept;
    for (const QChar letter : name.kept) {
        // SQLite's own parser would end at none of them, but a reader of this would not see them.
        kept += letter.unicode() < 0x20 || letter.unicode() > 0x7e
            ? QStringLiteral("' || char(%1) || '").arg(letter.unicode())
            : QString(letter);
    }
    kept = u'\'' + kept + u'\'';
    QStringList sql;
    for (const char* table : {"accessory", "ammunition", "armour", "character", "condition_template", "grenade",
                              "melee_weapon", "modifier", "thrown_weapon", "weapon"})
        sql << QStringLiteral("UPDATE %1 SET name = %2 || ' ' || id, detail = %2, tags = json_array(%2), "
                              "data = json_set(data, '$.name', %2 || ' ' || id, '$.notes', %2)")
                   .arg(QLatin1String(table), kept);
    sql << QStringLiteral("UPDATE character SET data = json_set(data, '$.notes', %1, '$.player', %1)").arg(kept)
        << QStringLiteral("UPDATE condition_template SET data = json_set(data, '$.summary', %1)").arg(kept)
        << QStringLiteral("UPDATE encounter SET switches = json_set(switches, '$.locationNames', json_object(%1, 1)) "
                          "WHERE system = 'percentile'")
               .arg(kept)
        << QStringLiteral("UPDATE combatant SET name = %1 || ' ' || id").arg(kept)
        << QStringLiteral("UPDATE encounter SET name = %1 || ' ' || id").arg(kept)
        << QStringLiteral("UPDATE possession SET state = json_set(state, '$.where', %1) WHERE encounter_id <> 0")
               .arg(kept)
        << QStringLiteral("INSERT INTO saved_search (name, query) SELECT %1, query FROM saved_search LIMIT 1").arg(kept)
        << QStringLiteral("INSERT INTO character_rank SELECT character_id, field, max(position) + 1, %1, 1 "
                          "FROM character_rank GROUP BY character_id, field")
               .arg(kept);
    runRaw(file, sql);
}

}  // namespace hitspread::support

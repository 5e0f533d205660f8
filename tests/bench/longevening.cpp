#include "bench/longevening.h"

#include "services/fight/encounterservice.h"
#include "storage/start/samplecampaign.h"
#include "support/fakecampaign.h"

#include <QTemporaryDir>

#include <algorithm>

namespace hitspread::bench {

namespace {

constexpr int kFighters = 60;
constexpr int kEntries = 5000;

RecordId fill(storage::CampaignFile& campaign)
{
    const support::FixedClock clock;
    EncounterService encounters(campaign, clock);
    // Somebody of the sample who carries a weapon.
    const RecordId sample = campaign.encounters().encounters().front().id;
    const std::vector<CombatantView> people = encounters.combatants(sample);
    const auto armed = std::ranges::find_if(people, [](const CombatantView& view) { return !view.weapons.empty(); });
    const RecordId fight = encounters.create("threed", "Long evening", "recommended");
    const auto add = [&](const char* name, Side side) {
        return encounters.add(fight, Newcomers{armed->combatant.character, name, kFighters / 2, side});
    };
    std::vector<RecordId> fighters = add("Guard", Side::Opponents);
    const std::vector<RecordId> others = add("Friend", Side::Players);
    fighters.insert(fighters.end(), others.begin(), others.end());
    std::vector<std::int64_t> aims(fighters.size(), 0);
    for (int i = 2; i < kEntries; ++i) {
        const auto who = static_cast<std::size_t>(i) % fighters.size();
        LoggedChange change{{RecordKind::Condition, fighters[who]}, "aims", 0, aims[who], (aims[who] + 1) % 90};
        aims[who] = std::get<std::int64_t>(change.after);
        encounters.setByHand(fight, change, "step " + std::to_string(i));
    }
    return fight;
}

}  // namespace

const LongEvening& longEvening()
{
    // Not in /tmp, which may be memory: syncing must cost what it costs.
    static const QTemporaryDir folder(qEnvironmentVariable("TMPDIR", QStringLiteral("/var/tmp"))
                                      + QStringLiteral("/hitspread-bench-XXXXXX"));
    static const LongEvening evening = [] {
        const QString path = folder.filePath(QStringLiteral("evening.hitspread"));
        const auto file = storage::SampleCampaign::create(path);
        return LongEvening{path, fill(*file)};
    }();
    return evening;
}

}  // namespace hitspread::bench

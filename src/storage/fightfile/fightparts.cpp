#include "storage/fightfile/fightparts.h"

#include "formats/codec/recordcodec.h"
#include "storage/campaignfile.h"
#include "storage/sqlite/text.h"

#include <algorithm>
#include <limits>

namespace hitspread::storage::fightparts {

namespace {

QJsonObject rowOf(CampaignFile& campaign, RecordRef row)
{
    return {{QStringLiteral("id"), qint64{row.id}}, {QStringLiteral("row"), objectOf(campaign.snapshot(row))}};
}

}  // namespace

QJsonObject encoded(const Encounter& fight)
{
    return {{QStringLiteral("id"), qint64{fight.id}},
            {QStringLiteral("system"), qt(fight.system)},
            {QStringLiteral("name"), qt(fight.name)},
            {QStringLiteral("profile"), qt(fight.profile)},
            {QStringLiteral("round"), fight.round},
            {QStringLiteral("phase"), fight.phase},
            {QStringLiteral("switches"), formats::encodeRecord(fight.switches.declaration(), fight.switches.data())}};
}

QJsonArray combatants(CampaignFile& campaign, RecordId encounter)
{
    QJsonArray all;
    for (const Combatant& one : campaign.encounters().combatants(encounter))
        all.append(rowOf(campaign, {RecordKind::Condition, one.id}));
    return all;
}

QJsonArray lying(CampaignFile& campaign, RecordId encounter)
{
    QJsonArray all;
    for (const Possession& one : campaign.encounters().lyingIn(encounter))
        all.append(rowOf(campaign, {RecordKind::Possession, one.id}));
    return all;
}

std::vector<LogEntry> log(CampaignFile& campaign, Scope scope)
{
    LogQuery query;
    query.scope = scope;
    query.limit = static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max());
    std::vector<LogEntry> entries = campaign.log().list(query);
    std::ranges::reverse(entries);
    for (LogEntry& entry : entries)
        entry.action = campaign.log().action(entry.id);
    return entries;
}

}  // namespace hitspread::storage::fightparts

#pragma once

#include "services/undo/logentry.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace hitspread::storage {

class CampaignFile;

/// What a fight's document is put together from, as it stands in a campaign and under its numbers. Throws Failure of the store.
namespace fightparts {

/// Everything of an encounter but its place in lists and what a campaign alone knows of it.
[[nodiscard]] QJsonObject encoded(const Encounter& fight);

/// {id, row} of each, the row as Snapshots writes it.
[[nodiscard]] QJsonArray combatants(CampaignFile& campaign, RecordId encounter);
[[nodiscard]] QJsonArray lying(CampaignFile& campaign, RecordId encounter);

/// Oldest first, with their actions.
[[nodiscard]] std::vector<LogEntry> log(CampaignFile& campaign, Scope scope);

}  // namespace fightparts

}  // namespace hitspread::storage

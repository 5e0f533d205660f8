#pragma once

#include <QJsonObject>

#include <string>

namespace hitspread::storage {

/// Members of a fight's document that nobody here knows, in the form of the object they stand in: what KeptMembers keeps. What rules read back
/// (actions, changes, states of things) is closed: there nothing is looked for.
namespace strangemembers {

/// At the document or the fight itself, its encounter and that one's switches.
[[nodiscard]] QJsonObject ofFight(const QJsonObject& fight, const std::string& system);
/// At somebody, his row and his condition.
[[nodiscard]] QJsonObject ofCombatant(const QJsonObject& combatant, const std::string& system);
/// At an entry of the log.
[[nodiscard]] QJsonObject ofEntry(const QJsonObject& entry);
/// At a record of a campaign's library, beside `record`, whose own are kept with it.
[[nodiscard]] QJsonObject ofRecord(const QJsonObject& record);
[[nodiscard]] QJsonObject ofSearch(const QJsonObject& search);
/// At a campaign's document.
[[nodiscard]] QJsonObject ofCampaign(const QJsonObject& document);

}  // namespace strangemembers

}  // namespace hitspread::storage

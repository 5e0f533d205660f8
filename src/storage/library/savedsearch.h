#pragma once

#include "services/ports/libraryquery.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string>
#include <vector>

namespace hitspread::storage {

/// A query as it is kept: offset and limit left out.
[[nodiscard]] QJsonObject encodedQuery(const LibraryQuery& query);
/// Throws Failure DamagedCampaign when it cannot be one.
[[nodiscard]] LibraryQuery decodedQuery(const QJsonObject& object);

[[nodiscard]] QJsonArray textsOf(const std::vector<std::string>& texts);
[[nodiscard]] std::vector<std::string> textsIn(const QJsonArray& array);

}  // namespace hitspread::storage

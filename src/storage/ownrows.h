#pragma once

#include "rules/core/record.h"
#include "services/cause.h"
#include "storage/rows.h"

#include <QByteArray>

#include <functional>
#include <string>

namespace hitspread::storage {

/// Reads something out of a campaign's own row. What is wrong there is no input of somebody's to be corrected, but damage of the
/// file: Failure BadInput, and damage that does not say of what, becomes DamagedCampaign naming the file, with row and reason.
void readOwn(const Rows& row, const Site& which, const std::function<void()>& read);

/// The record a row holds as JSON bytes. `which`: the row, for messages. Throws Failure (DamagedCampaign).
[[nodiscard]] AnyRecord ownRecord(const Rows& row, const Site& which, const std::string& system, RecordKind kind,
                                  const QByteArray& text);

}  // namespace hitspread::storage

#pragma once

#include "models/deedtrial.h"
#include "models/nextdeed.h"

#include <QStringList>

#include <vector>

namespace hitspread {

/// What stands against an order, in sentences.
[[nodiscard]] QStringList sentencesFor(const Problem& why);

/// Every cure there is, in the order of what stands against it. Storage thread.
[[nodiscard]] std::vector<DeedOffer> allCures(DeedTrial& trial, const ActionOrder& refused, const Problem& why);

}  // namespace hitspread

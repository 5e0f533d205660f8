#pragma once

#include "models/nextaction/nextaction.h"
#include "models/nextaction/ordertrial.h"

#include <QStringList>

#include <vector>

namespace hitspread {

/// What stands against an order, in sentences.
[[nodiscard]] QStringList sentencesFor(const Problem& why);

/// Every cure there is, in the order of what stands against it. Storage thread.
[[nodiscard]] std::vector<ActionOffer> allCures(OrderTrial& trial, const ActionOrder& refused, const Problem& why);

}  // namespace hitspread

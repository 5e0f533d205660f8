#pragma once

#include "services/ports/campaign.h"

#include <string>

namespace hitspread::support {

/// Every value of every record of a campaign in one text, one record per line by kind and id, the log left out: for comparing
/// states, also those of two campaigns of different make.
[[nodiscard]] std::string dumpOf(Campaign& campaign);

}  // namespace hitspread::support

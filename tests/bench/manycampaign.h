#pragma once

#include "storage/campaignfile.h"

#include <QString>

namespace hitspread::bench {

inline constexpr int kMany = 10000;

/// A campaign of 10,000 invented characters for every measurement and floor of storage; made once per process.
[[nodiscard]] storage::CampaignFile& manyCampaign();
/// Where it lies, for floors that open the file their own way.
[[nodiscard]] QString manyCampaignPath();

}  // namespace hitspread::bench

#pragma once

#include "storage/campaignfile.h"

#include <QString>

namespace hitspread::bench {

/// A campaign of 10,000 characters and pictures, 50 megabytes together, and where it lies; made once per process.
[[nodiscard]] storage::CampaignFile& largeCampaign();
[[nodiscard]] QString largeCampaignPath();

}  // namespace hitspread::bench

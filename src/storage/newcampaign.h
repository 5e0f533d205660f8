#pragma once

#include "storage/campaignfile.h"

#include <QString>

#include <memory>

namespace hitspread::storage {

/// Creates the campaign file a game master begins with: empty but for the lists that the rules bring, his to edit from then on
/// (3D-SIT-01). Throws Failure (FileExists …).
[[nodiscard]] std::unique_ptr<CampaignFile> createNewCampaign(const QString& path);

}  // namespace hitspread::storage

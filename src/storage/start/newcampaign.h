#pragma once

#include "services/ports/campaignstart.h"
#include "storage/campaignfile.h"

#include <QString>

#include <memory>

namespace hitspread::storage {

/// Creates the campaign file a game master begins with: the lists that the rules bring (3D-SIT-01) and what `start` adds, his to
/// edit from then on. Throws Failure (FileExists …).
[[nodiscard]] std::unique_ptr<CampaignFile> createNewCampaign(const QString& path,
                                                              CampaignStart start = CampaignStart::Starter);

}  // namespace hitspread::storage

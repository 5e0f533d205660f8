#pragma once

#include "storage/campaignfile.h"

#include <QString>

#include <memory>

namespace hitspread::storage {

/// The sample campaign that comes with the program, made anew from its documents: marked as sample, beside
/// what every campaign begins with.
class SampleCampaign {
public:
    /// Creates a campaign file with the sample in it. Throws Failure (FileExists …).
    [[nodiscard]] static std::unique_ptr<CampaignFile> create(const QString& path);

    /// Removes an older copy with what SQLite keeps beside it, then creates it afresh. The file must not be open.
    [[nodiscard]] static std::unique_ptr<CampaignFile> recreate(const QString& path);
};

}  // namespace hitspread::storage

#pragma once

#include "storage/campaignfile.h"

#include <QDateTime>
#include <QString>

#include <memory>

namespace hitspread::storage {

/// The sample campaign that comes with the program, made anew from its documents: marked as sample, beside
/// what every campaign begins with.
class SampleCampaign {
public:
    /// Creates a campaign file with the sample in it. Throws Failure (FileExists …).
    [[nodiscard]] static std::unique_ptr<CampaignFile> create(const QString& path);

    /// Puts an older copy aside under the name `kept`, which nothing may bear yet, with what SQLite keeps beside it, then creates
    /// it afresh. When that fails the older one has its name again. The file must not be open. Throws Failure (FileExists …).
    [[nodiscard]] static std::unique_ptr<CampaignFile> recreate(const QString& path, const QString& kept);

    /// A name beside `path` nothing bears yet: "sample before reset 2026-11-21 20-54.hitspread".
    [[nodiscard]] static QString nameToKeep(const QString& path, const QDateTime& now);
};

}  // namespace hitspread::storage

#pragma once

#include "services/ports/profilestore.h"

#include <QString>

namespace hitspread::formats {

/// Own profiles as JSON files in a folder: "<system>-<digest of the name>.json" with the name and the switches that differ
/// from their defaults. A file that is no profile of this system is passed over; one that is
/// damaged is named, and the others do not suffer from it. Without a folder there are none, and none is kept.
class ProfileFolder final : public ProfileStore {
public:
    explicit ProfileFolder(QString folder) : m_folder(std::move(folder)) {}

    OwnProfiles profiles(const std::string& system) override;
    void save(const OwnProfile& profile) override;
    void remove(const std::string& system, const std::string& name) override;
    /// Keeps the profile that a file from elsewhere holds, and returns it. Throws Failure: BadInput for what is none of a system there is,
    /// FileExists where another one of its name is kept.
    OwnProfile take(const QString& path);

private:
    [[nodiscard]] QString fileOf(const std::string& system, const std::string& name) const;

    QString m_folder;
};

/// Where window and command line keep own profiles: beside the settings of the program. Empty: there is no home.
[[nodiscard]] QString ownProfilesFolder();

}  // namespace hitspread::formats

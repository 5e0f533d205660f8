#pragma once

#include "storage/guard/filelocks.h"

#include <QString>
#include <QTemporaryDir>

#include <optional>

namespace hitspread::storage {

/// Where the copy of a file lies that is only looked into: in a folder of its own in the temporary folder, which goes with this. A lock in
/// it says that somebody is there.
class TemporaryCopy {
public:
    /// Nothing is copied yet. `told`: the file that is to be. Throws Failure (BadInput, NoTemporaryFolder).
    explicit TemporaryCopy(const QString& told);

    [[nodiscard]] QString path() const;

private:
    QTemporaryDir m_folder;
    std::optional<DraftLock> m_lock;  ///< goes before the folder
};

/// Takes away the folders whose programs were killed. What cannot be removed stays.
void removeLeftCopies();

}  // namespace hitspread::storage

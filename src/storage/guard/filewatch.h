#pragma once

#include "services/ports/campaignfate.h"

#include <QByteArray>
#include <QString>

#include <sys/types.h>

#include <array>
#include <ctime>

namespace hitspread::storage {

/// Remembers which files a campaign was opened from and tells whether they still have their names. It only asks for names: opening
/// and closing one of these files would take the database's locks away.
class FileWatch {
public:
    /// Before the file is opened.
    explicit FileWatch(const QString& path);
    /// It is open, and what lies beside it is there. Throws Failure when another file took its name meanwhile.
    void begin();
    /// What lies beside it only now is ours as well.
    void takeUpSides();

    [[nodiscard]] CampaignFate look();
    /// Whether the files beside it can be left to nobody else: none of their names is another's.
    [[nodiscard]] bool sideNamesAreFree() const;
    /// Takes the names of the files beside it away, where they are still those of this campaign and hold nothing: the next file of
    /// its name would be read together with them.
    void dropSideFiles() const;

private:
    struct Place {
        int error = 0;  ///< errno; 0: something is there
        dev_t device = 0;
        ino_t number = 0;
        off_t size = 0;
        timespec changed{};

        [[nodiscard]] bool isThere() const { return error == 0; }
        [[nodiscard]] bool isSame(const Place& other) const;
        [[nodiscard]] bool isUntouched(const Place& other) const;
    };
    struct Side {
        QByteArray name;
        Place first;
    };

    [[nodiscard]] static Place at(const QByteArray& name);
    [[nodiscard]] CampaignFate lookBeside() const;

    QByteArray m_name;
    QByteArray m_folderName;
    Place m_first;
    Place m_last;  ///< as it was seen last
    Place m_folder;
    std::array<Side, 2> m_sides;
    bool m_wasAway = false;
};

}  // namespace hitspread::storage

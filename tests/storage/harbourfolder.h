#pragma once

#include "storage/backup/backupfolder.h"
#include "storage/backup/backupname.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>

namespace hitspread::support {

/// A folder of its own for a campaign and its backups; neither is there yet.
class HarbourFolder {
public:
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString at(const QString& name) const { return m_folder.filePath(name); }
    /// Of the campaign.
    [[nodiscard]] QString path() const { return at(QStringLiteral("Harbour.hitspread")); }
    [[nodiscard]] storage::BackupFolder backups() const { return storage::BackupFolder(path()); }
    /// Gives a file that lies there the name of a backup of `campaign` made then, with the sum of its bytes.
    [[nodiscard]] Backup named(const QString& file, const QString& campaign, std::chrono::sys_seconds made) const
    {
        Backup backup{.made = made, .contentHash = storage::contentHashOf(file)};
        const QString name = at(storage::backupName(campaign, backup));
        [&] { QVERIFY(QFile::rename(file, name)); }();
        backup.path = name.toStdString();
        return backup;
    }

private:
    QTemporaryDir m_folder;
};

}  // namespace hitspread::support

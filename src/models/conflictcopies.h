#pragma once

#include <QDateTime>
#include <QString>

#include <vector>

namespace hitspread {

/// A file a sync program laid beside a campaign because it was changed in two places; its name says so.
struct ConflictCopy {
    QString path;
    QDateTime changed;

    /// Which one it is, in which state: another one is told anew.
    [[nodiscard]] QString told() const { return path + u'\n' + changed.toString(Qt::ISODate); }
};

/// Those beside a campaign, the one changed last first. Names and dates are looked at, no file is opened.
[[nodiscard]] std::vector<ConflictCopy> conflictCopiesOf(const QString& campaign);

}  // namespace hitspread

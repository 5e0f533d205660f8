#include "ui/backups/backupwords.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace hitspread::backupwords {

namespace {

/// Translation context of these words.
struct BackupWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::BackupWords)
};

constexpr qint64 kDaysOfAWeek = 6;  ///< within which the name of a day says which

QDateTime momentOf(const Backup& backup)
{
    return QDateTime::fromSecsSinceEpoch(backup.made.time_since_epoch().count());
}

QString timeOf(const QDateTime& moment)
{
    return QLocale().toString(moment, BackupWords::tr("HH:mm", "a time as Qt writes it"));
}

/// How long ago in days; of one from the future nothing short can be said.
qint64 daysSince(const QDateTime& moment, const QDateTime& now)
{
    const qint64 days = moment.date().daysTo(now.date());
    return days < 0 ? kDaysOfAWeek + 1 : days;
}

}  // namespace

QString when(const Backup& backup, const QDateTime& now)
{
    const QDateTime moment = momentOf(backup);
    const qint64 days = daysSince(moment, now);
    if (days == 0)
        return BackupWords::tr("today %1").arg(timeOf(moment));
    if (days == 1)
        return BackupWords::tr("yesterday %1").arg(timeOf(moment));
    if (days <= kDaysOfAWeek)
        return QStringLiteral("%1 %2").arg(QLocale().toString(moment, QStringLiteral("dddd")), timeOf(moment));
    const QString pattern = moment.date().year() == now.date().year()
        ? BackupWords::tr("d MMMM", "a date as Qt writes it")
        : BackupWords::tr("d MMMM yyyy", "a date as Qt writes it");
    return QStringLiteral("%1 %2").arg(QLocale().toString(moment, pattern), timeOf(moment));
}

QString heading(const Backup& backup, const QDateTime& now)
{
    const QDateTime moment = momentOf(backup);
    const qint64 days = daysSince(moment, now);
    if (days == 0)
        return BackupWords::tr("Today");
    if (days == 1)
        return BackupWords::tr("Yesterday");
    return QLocale().toString(moment,
                              days <= kDaysOfAWeek ? BackupWords::tr("dddd, d MMMM", "a date as Qt writes it")
                                                   : QStringLiteral("MMMM yyyy"));
}

QString whenBelow(const Backup& backup, const QDateTime& now)
{
    const QDateTime moment = momentOf(backup);
    if (daysSince(moment, now) <= kDaysOfAWeek)
        return timeOf(moment);
    return QLocale().toString(moment, BackupWords::tr("ddd d, HH:mm", "a date as Qt writes it"));
}

QString why(BackupReason reason)
{
    switch (reason) {
    case BackupReason::Asked: return BackupWords::tr("by hand");
    case BackupReason::Hourly: return BackupWords::tr("hourly");
    case BackupReason::Closing: return BackupWords::tr("on closing");
    case BackupReason::Migration: return BackupWords::tr("before a newer version");
    case BackupReason::Import: return BackupWords::tr("before an import");
    case BackupReason::Compaction: return BackupWords::tr("before compacting");
    case BackupReason::Restore: return BackupWords::tr("before a restore");
    }
    return {};
}

QString size(std::int64_t bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

}  // namespace hitspread::backupwords

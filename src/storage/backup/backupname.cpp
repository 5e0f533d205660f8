#include "storage/backup/backupname.h"

#include "services/refusal/problem.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>

namespace hitspread::storage {

namespace {

const QString kTimeFormat = QStringLiteral("yyyy-MM-ddTHH-mm-ssZ");
const QString kKept = QStringLiteral(" kept");

const QRegularExpression& nameForm()
{
    static const QRegularExpression form(
        QStringLiteral("^(?<campaign>.*) (?<when>\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ) (?<reason>[a-z-]+) "
                       "(?<hash>[0-9a-f]{40})(?<kept> kept)?%1$")
            .arg(QRegularExpression::escape(kBackupSuffix)),
        QRegularExpression::DotMatchesEverythingOption);
    return form;
}

}  // namespace

QString backupName(const QString& campaign, const Backup& backup)
{
    // A name of a file has 255 bytes at most; what stands behind the campaign's takes up to 110.
    constexpr qsizetype kMostLetters = 36;
    const std::string_view reason = wordOf(backup.reason);
    const QDateTime made = QDateTime::fromSecsSinceEpoch(backup.made.time_since_epoch().count(), Qt::UTC);
    return QStringLiteral("%1 %2 %3 %4%5%6")
        .arg(campaign.left(kMostLetters), made.toString(kTimeFormat),
             QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())),
             QString::fromStdString(backup.contentHash), backup.isKept ? kKept : QString(), kBackupSuffix);
}

std::optional<Backup> backupAt(const QString& path)
{
    const QFileInfo file(path);
    const QRegularExpressionMatch match = nameForm().match(file.fileName());
    if (!match.hasMatch())
        return std::nullopt;
    QDateTime made = QDateTime::fromString(match.captured(QStringLiteral("when")), kTimeFormat);
    made.setTimeSpec(Qt::UTC);
    const std::string word = match.captured(QStringLiteral("reason")).toStdString();
    const auto* const reason = std::ranges::find(kBackupReasons, word, [](const auto& one) { return one.first; });
    if (!made.isValid() || reason == kBackupReasons.end())
        return std::nullopt;
    return Backup{.path = path.toStdString(),
                  .made = std::chrono::sys_seconds(std::chrono::seconds(made.toSecsSinceEpoch())),
                  .reason = reason->second,
                  .isKept = !match.captured(QStringLiteral("kept")).isEmpty(),
                  .bytes = file.size(),
                  .contentHash = match.captured(QStringLiteral("hash")).toStdString()};
}

bool isCalledBackup(const QString& path)
{
    return path.endsWith(kBackupSuffix);
}

QString campaignOfBackup(const QString& name)
{
    return nameForm().match(name).captured(QStringLiteral("campaign"));
}

std::string contentHashOf(const QString& path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Blake2b_160);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file) || file.error() != QFileDevice::NoError)
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::ReadingFails>());
    return hash.result().toHex().toStdString();
}

}  // namespace hitspread::storage

#include "ui/shell/recentcampaign.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace hitspread {

namespace {

constexpr QSize kKept(192, 240);  ///< px, twice what a list shows
constexpr qsizetype kDigest = 32;
const QString kFight = QStringLiteral("fight");
const QString kLeft = QStringLiteral("left");

QDir recentFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recent"));
}

QString pictureOf(const QString& path)
{
    const QByteArray digest = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex().left(kDigest);
    return recentFolder().filePath(QString::fromLatin1(digest) + QStringLiteral(".png"));
}

/// The middle, where the body stands, as high as it is.
QImage bodyIn(const QImage& stage)
{
    const int width = std::min(stage.width(), stage.height() * kKept.width() / kKept.height());
    return stage.copy((stage.width() - width) / 2, 0, width, stage.height())
        .scaled(kKept, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

RecentCampaign RecentCampaign::of(const QString& path)
{
    RecentCampaign known{.path = path};
    known.picture = QImage(pictureOf(path));
    known.fight = known.picture.text(kFight);
    known.left = QDateTime::fromString(known.picture.text(kLeft), Qt::ISODate);
    return known;
}

void RecentCampaign::keep(const QString& path, const QImage& stage, const QString& fight, const QDateTime& now)
{
    // Without it the list has no picture, and that is all.
    if (stage.isNull() || !recentFolder().mkpath(QStringLiteral(".")))
        return;
    QImage picture = bodyIn(stage);
    picture.setText(kFight, fight);
    picture.setText(kLeft, now.toUTC().toString(Qt::ISODate));
    picture.save(pictureOf(path));
}

void RecentCampaign::forget(const QString& path)
{
    QFile::remove(pictureOf(path));
}

}  // namespace hitspread

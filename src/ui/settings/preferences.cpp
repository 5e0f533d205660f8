#include "ui/settings/preferences.h"

#include "models/campaignbackups.h"
#include "ui/theme/motion.h"
#include "ui/widgets/windowsize.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QPalette>

namespace hitspread {

namespace {

/// Rises when panels come, go or change their names: a layout of other panels is not put on.
constexpr int kLayoutVersion = 2;
constexpr int kMostRecent = 8;

const QString kFights = QStringLiteral("campaign/fights");
const QString kChoices = QStringLiteral("campaign/choices");
const QString kLeftCopies = QStringLiteral("campaign/leftCopies");

/// The desktop's own palette, read before the program puts its own on.
bool systemIsDark()
{
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

constexpr int kLeastText = 90;
constexpr int kMostText = 160;

/// What was written there by hand may be no number.
int textPercentIn(const QVariant& value)
{
    bool isNumber = false;
    const int percent = value.toInt(&isNumber);
    return isNumber ? qBound(kLeastText, percent, kMostText) : 100;
}

}  // namespace

bool Preferences::end(std::chrono::milliseconds patience)
{
    return m_settings.end(patience);
}

QVariant Preferences::ofCampaign(const QString& key, const QString& path) const
{
    return m_settings.value(key).toMap().value(path);
}

void Preferences::keepForCampaign(const QString& key, const QString& path, const QVariant& value)
{
    QVariantMap all = m_settings.value(key).toMap();
    const QStringList recent = recentFiles();
    // Campaigns nobody opened for long are forgotten with their names.
    for (const QString& known : all.keys()) {
        if (!recent.contains(known))
            all.remove(known);
    }
    all.insert(path, value);
    m_settings.set(key, all);
}

Preferences::Colours Preferences::colours() const
{
    const QString value = m_settings.value(QStringLiteral("look/colours")).toString();
    if (value == QLatin1String("light"))
        return Colours::Light;
    return value == QLatin1String("system") ? Colours::System : Colours::Dark;
}

void Preferences::setColours(Colours colours)
{
    const QString value = colours == Colours::Light ? QStringLiteral("light")
        : colours == Colours::System                ? QStringLiteral("system")
                                                    : QStringLiteral("dark");
    m_settings.set(QStringLiteral("look/colours"), value);
    Q_EMIT themeChanged(theme());
}

int Preferences::textPercent() const
{
    return textPercentIn(m_settings.value(QStringLiteral("look/text")));
}

void Preferences::setTextPercent(int percent)
{
    m_settings.set(QStringLiteral("look/text"), qBound(kLeastText, percent, kMostText));
    Q_EMIT themeChanged(theme());
}

int Preferences::driftSpeed() const
{
    return qBound(0, m_settings.value(QStringLiteral("look/speed"), 1).toInt(), 3);
}

void Preferences::setDriftSpeed(int index)
{
    m_settings.set(QStringLiteral("look/speed"), index);
    motion::setSpeed(driftSpeed());
}

bool Preferences::reducedMotion() const
{
    return m_settings.value(QStringLiteral("look/reducedMotion"), false).toBool();
}

void Preferences::setReducedMotion(bool reduced)
{
    m_settings.set(QStringLiteral("look/reducedMotion"), reduced);
    motion::setReduced(reduced);
}

bool Preferences::oddsShown() const
{
    return m_settings.value(QStringLiteral("attack/oddsShown"), false).toBool();
}

void Preferences::setOddsShown(bool shown)
{
    m_settings.set(QStringLiteral("attack/oddsShown"), shown);
}

QString Preferences::language() const
{
    return m_settings.value(QStringLiteral("look/language")).toString();
}

void Preferences::setLanguage(const QString& code)
{
    m_settings.set(QStringLiteral("look/language"), code);
}

Theme Preferences::theme() const
{
    const bool system = systemIsDark();
    const Colours wanted = colours();
    const bool dark = wanted == Colours::Dark || (wanted == Colours::System && system);
    return Theme(dark ? Scheme::Dark : Scheme::Light, textPercent());
}

QStringList Preferences::recentFiles() const
{
    return m_settings.value(QStringLiteral("campaign/recent")).toStringList();
}

void Preferences::addRecent(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.set(QStringLiteral("campaign/recent"), files.mid(0, kMostRecent));
}

void Preferences::removeRecent(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_settings.set(QStringLiteral("campaign/recent"), files);
}

long long Preferences::lastFight(const QString& path) const
{
    return ofCampaign(kFights, path).toLongLong();
}

void Preferences::setLastFight(const QString& path, long long encounter)
{
    keepForCampaign(kFights, path, encounter);
}

QList<long long> Preferences::fightChoice(const QString& path) const
{
    QList<long long> choice;
    for (const QVariant& id : ofCampaign(kChoices, path).toList())
        choice << id.toLongLong();
    return choice;
}

void Preferences::setFightChoice(const QString& path, const QList<long long>& choice)
{
    QVariantList ids;
    for (const long long id : choice)
        ids << id;
    keepForCampaign(kChoices, path, ids);
}

QString Preferences::backupFolder() const
{
    return m_settings.value(QStringLiteral("backups/folder")).toString();
}

void Preferences::setBackupFolder(const QString& folder)
{
    m_settings.set(QStringLiteral("backups/folder"), folder);
}

std::int64_t Preferences::backupBytes() const
{
    return m_settings.value(QStringLiteral("backups/bytes"), qint64{kUsualBackupBytes}).toLongLong();
}

void Preferences::setBackupBytes(std::int64_t bytes)
{
    m_settings.set(QStringLiteral("backups/bytes"), qint64{bytes});
}

QString Preferences::leftCopy(const QString& campaign) const
{
    return ofCampaign(kLeftCopies, campaign).toString();
}

void Preferences::leaveCopy(const QString& campaign, const QString& copy)
{
    keepForCampaign(kLeftCopies, campaign, copy);
}

QStringList Preferences::libraryColumns(const QString& record) const
{
    return m_settings.value(QStringLiteral("library/columns/") + record).toStringList();
}

void Preferences::setLibraryColumns(const QString& record, const QStringList& keys)
{
    const QString key = QStringLiteral("library/columns/") + record;
    if (keys.isEmpty())
        m_settings.set(key, {});
    else
        m_settings.set(key, keys);
}

void Preferences::keepLibrary(const QWidget& window)
{
    m_settings.set(QStringLiteral("library/geometry"), window.saveGeometry());
    m_settings.set(QStringLiteral("library/screen"), roomOf(window));
}

void Preferences::restoreLibrary(QWidget& window) const
{
    restoreWithinScreen(window, m_settings.value(QStringLiteral("library/geometry")).toByteArray(),
                        m_settings.value(QStringLiteral("library/screen")).toSize());
}

void Preferences::keepLayout(const QMainWindow& window, int textPercent)
{
    m_settings.set(QStringLiteral("window/geometry"), window.saveGeometry());
    m_settings.set(QStringLiteral("window/screen"), roomOf(window));
    m_settings.set(QStringLiteral("window/docks"), window.saveState(kLayoutVersion));
    m_settings.set(QStringLiteral("window/width"), window.width());
    m_settings.set(QStringLiteral("window/height"), window.height());
    m_settings.set(QStringLiteral("window/text"), textPercent);
}

int Preferences::layoutWidth() const
{
    return m_settings.value(QStringLiteral("window/width")).toInt();
}

int Preferences::layoutHeight() const
{
    return m_settings.value(QStringLiteral("window/height")).toInt();
}

int Preferences::layoutTextPercent() const
{
    return textPercentIn(m_settings.value(QStringLiteral("window/text")));
}

bool Preferences::historyByHand() const
{
    return m_settings.value(QStringLiteral("window/historyByHand"), false).toBool();
}

void Preferences::setHistoryByHand(bool byHand)
{
    m_settings.set(QStringLiteral("window/historyByHand"), byHand);
}

bool Preferences::restoreLayout(QMainWindow& window) const
{
    const QByteArray geometry = m_settings.value(QStringLiteral("window/geometry")).toByteArray();
    if (geometry.isEmpty())
        return false;
    restoreWithinScreen(window, geometry, m_settings.value(QStringLiteral("window/screen")).toSize());
    return window.restoreState(m_settings.value(QStringLiteral("window/docks")).toByteArray(), kLayoutVersion);
}

}  // namespace hitspread

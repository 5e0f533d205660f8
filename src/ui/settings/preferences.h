#pragma once

#include <QObject>

#include "reports/theme/theme.h"
#include "ui/settings/settingswriter.h"

#include <chrono>

class QMainWindow;
class QWidget;

namespace hitspread {

/// What the program remembers between two starts about how it looks; kept in the platform's settings. Nothing here waits
/// for a disk but its end.
class Preferences : public QObject {
    Q_OBJECT

public:
    enum class Colours : std::uint8_t { System, Dark, Light };

    using QObject::QObject;

    /// Whether everything is in the file after so long at most; what is not goes on being written.
    bool end(std::chrono::milliseconds patience);

    [[nodiscard]] Colours colours() const;
    void setColours(Colours colours);
    [[nodiscard]] int textPercent() const;
    void setTextPercent(int percent);
    /// Index of the animation speed: off, 1×, 2×, 4×.
    [[nodiscard]] int driftSpeed() const;
    void setDriftSpeed(int index);
    /// Nothing travels on the screen: ends show at once.
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    /// Whether the odds of an attack are shown before its dice fall.
    [[nodiscard]] bool oddsShown() const;
    void setOddsShown(bool shown);
    [[nodiscard]] Theme theme() const;
    /// Code of the language chosen; empty: as the desktop. Counts from the next start.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    [[nodiscard]] QStringList recentFiles() const;
    void addRecent(const QString& path);
    void removeRecent(const QString& path);
    /// The fight that was in view last in one of the recent campaigns; 0: none.
    [[nodiscard]] long long lastFight(const QString& path) const;
    void setLastFight(const QString& path, long long encounter);
    /// How that fight was left: who acts, whom he looks at, with what; empty when nothing is known.
    [[nodiscard]] QList<long long> fightChoice(const QString& path) const;
    void setFightChoice(const QString& path, const QList<long long>& choice);

    /// Where the backups of all campaigns lie; empty: each beside its campaign.
    [[nodiscard]] QString backupFolder() const;
    void setBackupFolder(const QString& folder);
    /// How much of the backups of one campaign stays, in bytes.
    [[nodiscard]] std::int64_t backupBytes() const;
    void setBackupBytes(std::int64_t bytes);

    /// Which conflict copy beside a campaign is not to be spoken of again, as conflictCopiesOf() told it.
    [[nodiscard]] QString leftCopy(const QString& campaign) const;
    void leaveCopy(const QString& campaign, const QString& copy);

    /// Columns of the library's table for one type of record, by their keys; empty: the usual ones.
    [[nodiscard]] QStringList libraryColumns(const QString& record) const;
    void setLibraryColumns(const QString& record, const QStringList& keys);
    /// Where the library's window stood.
    void keepLibrary(const QWidget& window);
    void restoreLibrary(QWidget& window) const;

    /// `textPercent`: how large the text of the window is.
    void keepLayout(const QMainWindow& window, int textPercent);
    /// False when nothing was kept.
    bool restoreLayout(QMainWindow& window) const;
    /// How wide the window was (px) that the kept layout is of; 0: nobody knows.
    [[nodiscard]] int layoutWidth() const;
    /// The window's height then; 0: not kept.
    [[nodiscard]] int layoutHeight() const;
    /// How large its text was; 100 where nobody knows.
    [[nodiscard]] int layoutTextPercent() const;
    /// Whether the user himself set how much height the history has.
    [[nodiscard]] bool historyByHand() const;
    void setHistoryByHand(bool byHand);

Q_SIGNALS:
    void themeChanged(const hitspread::Theme& theme);

private:
    [[nodiscard]] QVariant ofCampaign(const QString& key, const QString& path) const;
    void keepForCampaign(const QString& key, const QString& path, const QVariant& value);

    SettingsWriter m_settings;
};

}  // namespace hitspread

#pragma once

#include <QObject>
#include <QStringList>

#include "models/conflictcopies.h"
#include "services/backup/campaigncontents.h"
#include "ui/backups/backupsdialog.h"

namespace hitspread {

class ProblemBar;
class WindowBars;

/// Says in the main window that a sync program has laid a copy beside the open campaign, and what that holds which this one does not. That
/// is no damage: nothing is done about it but what somebody asks for.
class ConflictBar : public QObject {
    Q_OBJECT

public:
    ConflictBar(const BackupsDialog::Parts& parts, WindowBars& bars);

Q_SIGNALS:
    /// Single people and gear of the copy are wanted; `called`: what it is.
    void takeAsked(const QString& path, const QString& called);

private:
    void look();
    void take(const std::vector<ConflictCopy>& copies);
    void tell(const QString& differs);
    /// That there are older ones, too; empty: there are none.
    [[nodiscard]] QString others() const;
    [[nodiscard]] static QString wordsOf(const ContentsDifference& difference);

    BackupsDialog::Parts m_parts;
    ProblemBar* m_bar;
    ConflictCopy m_copy;   ///< the newest; without a path: there is none
    QStringList m_others;  ///< what the older ones are called
};

}  // namespace hitspread

#pragma once

#include "services/identity.h"

#include <QWidget>

#include <vector>

class QMenu;
class QPushButton;

namespace hitspread {

struct Backup;
struct FightContents;

/// What can be done with the backup that is chosen, but for putting it back: one button each.
class BackupActions : public QWidget {
    Q_OBJECT

public:
    explicit BackupActions(QWidget* parent = nullptr);

    /// `canTakeIn`: a campaign is open that takes something out of it; else `why` says what stands in the way.
    void show(const Backup* chosen, bool isSound, bool canTakeIn, const QString& why);
    /// The fights in it, for the menu they are brought back by.
    void showFights(const std::vector<FightContents>& fights);

Q_SIGNALS:
    void lookAsked();
    void takeAsked();
    void fightAsked(hitspread::RecordId fight);
    void intoAsked();
    void keepAsked(bool isKept);

private:
    [[nodiscard]] QPushButton* button(const QString& words, const char* name, const QString& tip);

    QPushButton* m_look;
    QPushButton* m_take;
    QPushButton* m_bring;
    QPushButton* m_into;
    QPushButton* m_keep;
    QMenu* m_fights;
    bool m_canBring = false;
};

}  // namespace hitspread

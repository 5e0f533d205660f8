#pragma once

#include "services/backup/backup.h"
#include "services/backup/campaigncontents.h"

#include <QFrame>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace hitspread {

class WrapLabel;

/// What one backup holds and what of it differs from now, in words.
class DifferenceView : public QFrame {
    Q_OBJECT

public:
    explicit DifferenceView(QWidget* parent = nullptr);

    /// Which one it is about; what it holds is not known yet.
    void begin(const QString& when, const Backup& backup);
    /// `isOfNow`: from the open campaign as it is now, not from nothing.
    void show(const ContentsDifference& difference, bool isOfNow);
    /// Why it cannot be read.
    void fail(const QString& sentence);
    /// All it says of the difference, for whoever cannot see it.
    [[nodiscard]] QString words() const;

private:
    [[nodiscard]] static QString stateOf(const FightContents& fight);
    [[nodiscard]] static QString namesOf(const std::vector<std::string>& names);
    void clear();
    void say(const QString& words, const char* look, const QString& value);
    void addNames(const QString& title, const std::vector<std::string>& names);
    void addFight(const FightDifference& fight);
    void tell();

    WrapLabel* m_title;
    WrapLabel* m_facts;
    QString m_kind;  ///< why and how large it is
    QScrollArea* m_area;
    QWidget* m_lines;
    QVBoxLayout* m_column;
    QStringList m_said;
};

}  // namespace hitspread

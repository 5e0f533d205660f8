#pragma once

#include <QWidget>

#include "services/undo/logentry.h"

namespace hitspread {

class ApplicationStyle;
class ExplanationPanel;
class FewLinesLabel;
class StepsColumn;
class Fight;
class VerdictCard;

/// What came of the last action, or of the entry chosen in the history, and how it came about.
class LastActionPanel : public QWidget {
    Q_OBJECT

public:
    LastActionPanel(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    void showEntry(EntryId entry);

    /// Without the lines of the verdict, which give way where they have no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void undoAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLastSoon();
    void showLast();
    void fitLines();
    /// `when`: of one that is not the last.
    void show(const ActionRecord& action, bool isLast, FightClock when = {});

    Fight& m_fight;
    const ApplicationStyle& m_style;
    StepsColumn* m_scrolled;
    FewLinesLabel* m_title;
    VerdictCard* m_verdict;
    ExplanationPanel* m_steps;
    bool m_isStale = false;  ///< the fight has changed since
};

}  // namespace hitspread

#pragma once

#include <QWidget>

#include "services/logentry.h"

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class ExplanationPanel;
class Fight;

/// How the last action, or the entry chosen in the history, came about.
class WhatHappened : public QWidget {
    Q_OBJECT

public:
    WhatHappened(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    void showEntry(EntryId entry);

    /// Without Undo, which is left out where it has no room.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void undoAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showLastSoon();
    void showLast();
    void fitUndo();
    [[nodiscard]] int undoHeight() const;
    void show(const ActionRecord& action, bool isLast);

    Fight& m_fight;
    QLabel* m_title;
    QLabel* m_outcome;
    ExplanationPanel* m_steps;
    QPushButton* m_undo;
    bool m_canUndo = false;  ///< what is on show is the last step
    bool m_isStale = false;  ///< the fight has changed since
};

}  // namespace hitspread

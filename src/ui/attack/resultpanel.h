#pragma once

#include <QFrame>

#include "models/changesmodel.h"

class QGridLayout;
class QLabel;

namespace hitspread {

/// What comes of an action: one line in words, then every value before and after.
class ResultPanel : public QFrame {
    Q_OBJECT

public:
    explicit ResultPanel(QWidget* parent = nullptr);

    void setAction(const ActionRecord& action);
    /// Only what changes for one role, and a heading that is told apart from the action's.
    void setRole(Role role);
    void setTarget(std::size_t target);
    void setTitle(const QString& title);
    /// Something to decide about the result, below the heading.
    void addDecision(QWidget* widget);
    /// Lines on show; the others are told by a tooltip.
    void setMostLines(int lines);

private:
    void showTitle(const QString& title);
    void fill();

    ChangesModel* m_changes;
    QLabel* m_title;
    QWidget* m_lines = nullptr;
    int m_most = 6;
    bool m_ownTitle = false;
    bool m_isActors = false;
};

}  // namespace hitspread

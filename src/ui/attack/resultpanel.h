#pragma once

#include <QFrame>

#include "models/changesmodel.h"

#include <optional>

class QLabel;

namespace hitspread {

class LinesArea;

/// What comes of an action: one line in words, then every value before and after. Nothing that will be applied is out of reach.
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
    /// Lines on show; the others are scrolled to.
    void setMostLines(int lines);

private:
    [[nodiscard]] bool harms(const ActionRecord& action) const;
    void showTitle(const QString& title);
    void fill();

    ChangesModel* m_changes;
    QLabel* m_title;
    LinesArea* m_area;
    std::optional<std::size_t> m_target;
    bool m_ownTitle = false;
    bool m_isActors = false;
};

}  // namespace hitspread

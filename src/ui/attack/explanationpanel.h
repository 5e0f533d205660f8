#pragma once

#include <QWidget>

#include "models/tracemodel.h"

class QLabel;
class QListView;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;
class RulingBar;

/// How a result comes about, line by line. A click on a line asks for a ruling where rulings are allowed.
class ExplanationPanel : public QWidget {
    Q_OBJECT

public:
    ExplanationPanel(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setAction(const ActionRecord& action);
    /// Shown in place of the lines while there are none.
    void setEmptyText(const QString& text);
    void setRulingsAllowed(bool allowed);
    [[nodiscard]] TraceModel& model() { return *m_model; }

Q_SIGNALS:
    void overruled(hitspread::StepKey step, std::int32_t value, const QString& reason);
    void rulingTakenBack(hitspread::StepKey step);

private:
    void openLine(const QModelIndex& index);

    TraceModel* m_model;
    QListView* m_list;
    RulingBar* m_ruling;
    ElidedLabel* m_hint;
    QPushButton* m_all;
    QLabel* m_empty;
    bool m_allowed = false;
    ActionRecord m_action;
};

}  // namespace hitspread

#pragma once

#include <QWidget>

#include "models/history/tracemodel.h"
#include "ui/widgets/helpsource.h"

class QLabel;
class QListView;
class QPushButton;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;
class MoreButton;
class RulingBar;
class TraceDelegate;

/// How a result comes about, line by line. A click on a line, or Enter, asks for a ruling where rulings are allowed; a click on
/// its rule id, or F1, opens the rule.
class ExplanationPanel : public QWidget, public HelpSource {
    Q_OBJECT

public:
    explicit ExplanationPanel(const ApplicationStyle& style, QWidget* parent = nullptr);

    void setAction(const ActionRecord& action);
    /// Shown in place of the lines while there are none.
    void setEmptyText(const QString& text);
    [[nodiscard]] QString emptyText() const;
    void setRulingsAllowed(bool allowed);
    /// So many lines are to be seen where it scrolls by itself.
    void setLeastLines(int lines);
    /// Another heading than "How it is worked out".
    void setTitle(const QString& title);
    [[nodiscard]] TraceModel& model() { return *m_model; }
    /// Goes to the first line whose step names a rule, among all steps if need be. False: no step does.
    bool chooseRule(std::uint16_t rule);
    /// Whether a line of it has the keyboard.
    [[nodiscard]] bool hasChosenLine() const;
    /// Where what it stands in does not fit that area, it is as high as its lines are and has no scroll bar of its own.
    void fitInto(const QScrollArea& area);
    /// Lays the lines out now: else that is done while they are painted, and many take as long as that.
    void layOut();
    /// The rule of the line that has the keyboard.
    bool showHelp() override;

Q_SIGNALS:
    void overruled(hitspread::StepKey step, std::int32_t value, const QString& reason);
    void rulingTakenBack(hitspread::StepKey step);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showEmpty();
    void fold();
    void openLine(const QModelIndex& index);
    void openRule(const QModelIndex& index);
    void clickLine(const QModelIndex& index);
    void setUnrolled(bool unrolled);
    void fitUnrolled();
    /// What it needs at least, px, when it scrolls by itself.
    [[nodiscard]] int leastHeight() const;
    [[nodiscard]] int rolledHeight() const;

    const ApplicationStyle& m_style;
    TraceDelegate* m_delegate;
    TraceModel* m_model;
    QListView* m_list;
    RulingBar* m_ruling;
    ElidedLabel* m_hint;
    MoreButton* m_title;  ///< folds the lines
    bool m_ownTitle = false;
    QPushButton* m_all;
    QLabel* m_empty;
    bool m_allowed = false;
    int m_leastLines;
    bool m_unrolled = false;
    bool m_pressedRule = false;  ///< the mouse went down on a rule id
};

}  // namespace hitspread

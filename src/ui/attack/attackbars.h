#pragma once

#include "services/refusal/problem.h"
#include "ui/widgets/problembar.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace hitspread {

class AttackPresenter;

/// Above an action: that it goes by other house rules than its fight, or that what it read is otherwise by now. Its button works it out
/// anew; nothing is worked out by other rules without a word, nor is anything that has fallen lost by them.
class OutdatedBar final : public ProblemBar {
    Q_OBJECT

public:
    OutdatedBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent);

    /// What kept an action from being applied. False: working it out anew is no help.
    bool take(const Problem& problem);

private:
    void refresh();

    AttackPresenter& m_presenter;
};

/// Asks for a word of reason in place, without a window of its own.
class ReasonBar : public QFrame {
    Q_OBJECT

public:
    explicit ReasonBar(QWidget* parent = nullptr);

    /// `what` says what will be done; `done` names the button.
    void ask(const QString& what, const QString& done);

Q_SIGNALS:
    void given(const QString& reason);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();

    QLabel* m_what;
    QLineEdit* m_reason;
    QPushButton* m_done;
};

}  // namespace hitspread

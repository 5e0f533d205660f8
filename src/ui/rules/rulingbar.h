#pragma once

#include <QFrame>

#include "services/action/actionrecord.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace hitspread {

/// Asks for a game master's ruling on one step: the value that counts instead, and why.
class RulingBar : public QFrame {
    Q_OBJECT

public:
    explicit RulingBar(QWidget* parent = nullptr);

    void open(const ActionRecord& action, const Step& step, const QString& label);

Q_SIGNALS:
    void ruled(hitspread::StepKey step, std::int32_t value, const QString& reason);
    void takenBack(hitspread::StepKey step);
    void closed();
    /// The rule of the step is to be read.
    void ruleAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fillChoices(const ActionRecord& action);
    void accept();
    [[nodiscard]] std::optional<std::int32_t> value() const;
    void complain(const QString& text);

    QLabel* m_title;
    QLineEdit* m_number;
    QComboBox* m_choice;
    QLineEdit* m_reason;
    QPushButton* m_set;
    QPushButton* m_back;
    QPushButton* m_rule;
    QLabel* m_complaint;
    Step m_step;
    bool m_isPlace = false;
};

}  // namespace hitspread

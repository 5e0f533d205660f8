#pragma once

#include <QDialog>

#include "models/rules/rulefacts.h"

class QPushButton;
class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class RulePage;

/// A rule beside the window it was asked from: not modal, one per window, shows the rule asked for last.
class RuleDialog : public QDialog {
    Q_OBJECT

public:
    RuleDialog(const ApplicationStyle& style, QWidget* parent);

    /// Shows a rule beside the window `asker` stands in. Does nothing where there is no such rule.
    static void open(QWidget& asker, const ApplicationStyle& style, const ActionRecord& action, std::uint16_t rule);

private:
    void show(const RuleFacts& facts, const QString& system);
    void fit();

    RulePage* m_page;
    QPushButton* m_browse;
    QScrollArea* m_area;
    QPushButton* m_close;
    QString m_system;
    QString m_rule;
};

}  // namespace hitspread

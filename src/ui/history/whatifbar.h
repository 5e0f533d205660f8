#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class DifferencesDialog;
class ElidedLabel;
class Fight;

/// Says over the whole window that something is being tried out, beside the fight as it was, and offers to compare, to keep it and to go
/// back. Hidden while nothing is.
class WhatIfBar : public QFrame {
    Q_OBJECT

public:
    WhatIfBar(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();
    void compare();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QLabel* m_trial;
    ElidedLabel* m_words;
    QPushButton* m_compare;
    QPushButton* m_keep;
    QPushButton* m_drop;
    QPointer<DifferencesDialog> m_differences;
};

}  // namespace hitspread

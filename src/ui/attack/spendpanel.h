#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

/// Every choice the rules leave, as boxes that say what would come of each; the preset one is taken already.
class SpendPanel : public QWidget {
    Q_OBJECT

public:
    SpendPanel(AttackPresenter& presenter, QWidget* parent = nullptr);

    /// Puts the focus on what is taken of the last choice.
    void focusCurrent();
    /// Takes this value of the last choice; false when it does not offer it.
    bool take(int value);

private:
    void refresh();

    AttackPresenter& m_presenter;
    QVBoxLayout* m_column;
    QWidget* m_box = nullptr;
    QString m_shown;
};

}  // namespace hitspread

#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/attack/spendmodel.h"

#include <optional>
#include <vector>

class QVBoxLayout;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;
class ElidedLabel;

/// Every choice the rules leave, as boxes that say what would come of each; the preset one is taken already.
class SpendPanel : public QWidget {
    Q_OBJECT

public:
    SpendPanel(AttackPresenter& presenter, QWidget* parent = nullptr);

    /// Puts the focus on what is taken of the last choice.
    void focusCurrent();
    /// Takes this value of the last choice; false when it does not offer it.
    bool take(int value);
    /// What a value of the last choice would do, beside the title, while somebody points at it; nothing: what is taken.
    void preview(std::optional<int> value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void addChoice(const DiceQuestion& choice, bool focused);

    AttackPresenter& m_presenter;
    QVBoxLayout* m_column;
    QWidget* m_box = nullptr;
    QPointer<ElidedLabel> m_words;
    std::vector<SpendOption> m_options;  ///< of the last choice
    int m_taken = 0;
};

}  // namespace hitspread

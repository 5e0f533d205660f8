#pragma once

#include "ui/attack/attackdialog.h"
#include "ui/attack/dice/spendhand.h"

namespace hitspread {

class AmendmentLog;
class DicePanel;
class ElidedLabel;
class ExplanationPanel;
class FollowingList;
class SpendPanel;

/// What follows from a change in the past, entry by entry, before it is made so; dice and choices that became new are asked here,
/// one entry after the other. Closing it leaves everything as it is.
class FollowDialog : public AttackDialog, protected DiceHand, protected SpendHand {
    Q_OBJECT

public:
    FollowDialog(AmendmentLog& log, Fight& fight, ApplicationStyle& style, QWidget* parent = nullptr);

    /// Precondition: the log has something to show.
    void start();

protected:
    bool focusDice() override;
    bool stepBack() override;
    [[nodiscard]] bool holdsDice(const QWidget* widget) const override;
    void primary() override;
    void takeFall() override;
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeRight();
    void showRevision();
    void refresh();

    AmendmentLog& m_log;
    FollowingList* m_list;
    QLabel* m_summary;
    QWidget* m_right = nullptr;
    ElidedLabel* m_asking;
    DicePanel* m_dice;
    SpendPanel* m_spend;
    ExplanationPanel* m_steps;
    bool m_isTrying = false;
};

}  // namespace hitspread

#pragma once

#include "ui/attack/attackhands.h"

#include <cstddef>

namespace hitspread {

class AttackPresenter;
class SpendPanel;

/// The choices of a window that all stand in one panel of points. Whichever comes up has the keyboard once.
class SpendHand : public ChoiceHand {
public:
    bool focusNewChoice() override;
    bool focusLastChoice() override;
    [[nodiscard]] bool holdsChoice(const QWidget* widget) const override;
    bool takeChoice(int digit) override;
    [[nodiscard]] bool isCounted() const override;
    [[nodiscard]] QString refusal(int) const override { return {}; }

protected:
    /// Both have to live as long as the window. To be called before anything else.
    void spendIn(SpendPanel& panel, const AttackPresenter& presenter);
    /// How many choices the keyboard has been on; of another action none.
    [[nodiscard]] std::size_t seen() const { return m_seen; }
    void setSeen(std::size_t choices) { m_seen = choices; }

private:
    SpendPanel* m_panel = nullptr;
    const AttackPresenter* m_choosing = nullptr;
    std::size_t m_seen = 0;
};

}  // namespace hitspread

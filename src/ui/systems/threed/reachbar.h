#pragma once

#include "ui/widgets/problembar.h"

#include <string_view>

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::threed {

/// Says that whom somebody strikes at stands too far away for it, as far as distances are known, and lets them close in. The game master
/// may know better: it hinders nobody.
class ReachBar : public ProblemBar {
    Q_OBJECT

public:
    /// `strike`: the action that needs somebody within reach.
    ReachBar(const AttackPresenter& presenter, const ApplicationStyle& style, std::string_view strike,
             QWidget* parent = nullptr);

private:
    void refresh();
    void closeIn();

    const AttackPresenter& m_presenter;
    std::string_view m_strike;
    QString m_told;  ///< what it said last of this; who has hidden that has read it
};

}  // namespace hitspread::threed

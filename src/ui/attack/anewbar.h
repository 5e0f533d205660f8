#pragma once

#include "services/problem.h"
#include "ui/widgets/problembar.h"

namespace hitspread {

class AttackPresenter;

/// Above an action: that it goes by other house rules than its fight, or that what it read is otherwise by now. Its button works it out
/// anew; nothing is worked out by other rules without a word, nor is anything that has fallen lost by them.
class AnewBar final : public ProblemBar {
    Q_OBJECT

public:
    AnewBar(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent);

    /// What kept an action from being applied. False: working it out anew is no help.
    bool take(const Problem& problem);

private:
    void refresh();

    AttackPresenter& m_presenter;
};

}  // namespace hitspread

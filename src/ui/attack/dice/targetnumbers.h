#pragma once

#include "rules/core/dice/question.h"

#include <utility>
#include <vector>

class QBoxLayout;
class QWidget;

namespace hitspread {

class AttackPresenter;
class ElidedLabel;

/// What dice have to show, and why, beside those of which nothing else in the window says it.
class TargetNumbers {
public:
    void clear() { m_labels.clear(); }
    /// A label of its own in that line; none where nothing needs saying of the roll.
    void add(const AttackPresenter& presenter, QuestionKey key, QBoxLayout& line, QWidget& parent);
    void refresh(const AttackPresenter& presenter) const;

private:
    std::vector<std::pair<QuestionKey, ElidedLabel*>> m_labels;
};

}  // namespace hitspread

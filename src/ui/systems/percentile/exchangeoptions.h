#pragma once

#include "ui/attack/optioncolumn.h"

namespace hitspread::percentile {

/// Who attacks: where the blow or shot is called at, what it rolls against, what is added.
class AttackerOptions : public OptionColumn {
    Q_OBJECT

public:
    AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

/// Who is attacked: what is added to his roll, and what he has left.
class DefenderOptions : public OptionColumn {
    Q_OBJECT

public:
    DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

}  // namespace hitspread::percentile

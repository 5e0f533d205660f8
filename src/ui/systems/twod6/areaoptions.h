#pragma once

#include "ui/attack/optioncolumn.h"

class QLabel;

namespace hitspread::twod6 {

/// What is declared of a shot at a place, and where the one in view stands, seen along the line of fire.
class AreaOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    AreaOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    QLabel* m_inView = nullptr;
};

}  // namespace hitspread::twod6

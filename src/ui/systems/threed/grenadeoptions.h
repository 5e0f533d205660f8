#pragma once

#include "ui/attack/options/optioncolumn.h"

class QLabel;

namespace hitspread {
class ComboRow;
}

namespace hitspread::threed {

/// The options of a grenade: thrown, lying there or placed, how far, what is put over it, and from where it hits the one in view.
class GrenadeOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    GrenadeOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void fillJumpers();
    void refresh();

    AttackPresenter& m_presenter;
    OptionRow* m_distance;
    OptionRow* m_hands = nullptr;
    QLabel* m_guess;
    ComboRow* m_jumper;
    OptionRow* m_object;
    QLabel* m_inView;
};

}  // namespace hitspread::threed

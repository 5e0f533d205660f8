#pragma once

#include "ui/attack/optioncolumn.h"

class QLabel;

namespace hitspread::threed {

class ComboRow;

/// The options of a grenade: thrown, lying there or placed, how far, what is put over it, and where it is to the one in view.
class GrenadeOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    GrenadeOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void fillJumpers();
    void refresh();

    AttackPresenter& m_presenter;
    OptionRow* m_distance;
    ComboRow* m_jumper;
    OptionRow* m_object;
    QLabel* m_inView;
    OptionRow* m_apart;
};

}  // namespace hitspread::threed

#pragma once

#include "ui/attack/optioncolumn.h"

class QLabel;

namespace hitspread::threed {

/// The options of harm: how much, where, of what kind, what armour does about it, and what is different for the one in view.
class HarmOptionsPanel : public OptionColumn {
    Q_OBJECT

public:
    HarmOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    OptionRow* m_rolled;
    OptionRow* m_location;
    OptionRow* m_armour;
    OptionRow* m_penetration;
    OptionRow* m_knocks;
    QLabel* m_inView;
};

}  // namespace hitspread::threed

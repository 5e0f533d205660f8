#pragma once

#include "ui/attack/optioncolumn.h"

class QLabel;

namespace hitspread::threed {

/// The attacker's options of a blow or of a blade thrown: handicap, aims, which of two blows, how the weapon is held.
class AttackerOptions : public OptionColumn {
    Q_OBJECT

public:
    AttackerOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    OptionRow* m_handicap;
    OptionRow* m_aims;
    OptionRow* m_blow;
    OptionRow* m_distance;
    OptionRow* m_coverId = nullptr;
    bool m_hadCover = false;
};

/// The options of who is attacked: what he knows of it, how he stands, what he has left to defend himself with.
class DefenderOptions : public OptionColumn {
    Q_OBJECT

public:
    DefenderOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);
};

}  // namespace hitspread::threed

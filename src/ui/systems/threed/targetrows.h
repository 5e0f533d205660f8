#pragma once

#include "ui/attack/optioncolumn.h"

namespace hitspread::threed {

class TargetList;

/// At whom several bullets go, in the order the fire walks over them, or who is in the area, and when the fire moves on.
class TargetRows : public OptionColumn {
    Q_OBJECT

public:
    TargetRows(const OptionRows& rows, ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void refresh();

    AttackPresenter& m_presenter;
    TargetList* m_list;
    OptionRow* m_bullets;
};

}  // namespace hitspread::threed

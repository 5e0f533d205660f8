#pragma once

#include "ui/attack/optioncolumn.h"

namespace hitspread {

/// Options of any action, from the declarations alone: everything declared for it, by group; of texts those that are chosen
/// among names.
class GenericOptions : public OptionColumn {
    Q_OBJECT

public:
    GenericOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent = nullptr);

private:
    void build();

    AttackPresenter& m_presenter;
    bool m_built = false;
};

}  // namespace hitspread

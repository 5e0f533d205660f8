#pragma once

#include "models/fight.h"
#include "ui/widgets/factrow.h"

class QMenu;

namespace hitspread {

/// A condition in force on somebody's card: what it is and how long it goes on; its menu lets it go on for longer or shorter, and
/// lifts it.
class ConditionRow : public FactRow {
    Q_OBJECT

public:
    ConditionRow(Fight& fight, const CombatantView::Item& condition, const Theme& theme, QWidget* parent);

private:
    void fill(QMenu& menu, RecordId possession, const Lasting& lasting);

    Fight& m_fight;
};

}  // namespace hitspread

#pragma once

#include "models/fight/digest.h"
#include "models/fight/fight.h"
#include "ui/shell/cardsection.h"
#include "ui/widgets/factrow.h"

class QMenu;

namespace hitspread {

class Fight;
class Theme;

/// What is in force of whoever acts: the conditions somebody was given, then what the rules count.
class ConditionList : public CardSection {
    Q_OBJECT

public:
    ConditionList(Fight& fight, const CombatantView& who, const std::vector<Force>& forces, const Theme& theme,
                  QWidget* parent = nullptr);
};

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

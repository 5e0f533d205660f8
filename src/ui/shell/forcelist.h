#pragma once

#include "models/digest.h"
#include "ui/shell/cardsection.h"

namespace hitspread {

class Fight;
class Theme;

/// What is in force of whoever acts: the conditions somebody was given, then what the rules count.
class ForceList : public CardSection {
    Q_OBJECT

public:
    ForceList(Fight& fight, const CombatantView& who, const std::vector<Force>& forces, const Theme& theme,
              QWidget* parent = nullptr);
};

}  // namespace hitspread

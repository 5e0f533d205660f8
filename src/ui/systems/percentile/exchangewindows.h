#pragma once

#include "ui/attack/exchangedialog.h"

namespace hitspread::percentile {

/// One attack, in melee or from afar.
class AttackWindow : public ExchangeDialog {
    Q_OBJECT

public:
    AttackWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                 AttackLog* log = nullptr);
};

/// Two who attack each other.
class ClashWindow : public ExchangeDialog {
    Q_OBJECT

public:
    ClashWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                AttackLog* log = nullptr);
};

}  // namespace hitspread::percentile

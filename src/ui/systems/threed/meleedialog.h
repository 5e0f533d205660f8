#pragma once

#include "ui/attack/exchangedialog.h"

namespace hitspread::threed {

/// Blows, parries and dodges, and blades that are thrown.
class MeleeDialog : public ExchangeDialog {
    Q_OBJECT

public:
    MeleeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                AttackLog* log = nullptr);
};

}  // namespace hitspread::threed

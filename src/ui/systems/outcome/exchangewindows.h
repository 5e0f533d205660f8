#pragma once

#include "ui/attack/exchangedialog.h"

namespace hitspread::outcome {

/// One attack, in melee or from afar.
class AttackWindow : public ExchangeDialog {
    Q_OBJECT

public:
    AttackWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                 AttackLog* log = nullptr);
};

/// Somebody is grappled, garrotted or pinned, or a hold on him is kept.
class GrappleWindow : public ExchangeDialog {
    Q_OBJECT

public:
    GrappleWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                  AttackLog* log = nullptr);
};

/// Who is held tries to come free.
class BreakHoldWindow : public ExchangeDialog {
    Q_OBJECT

public:
    BreakHoldWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                    AttackLog* log = nullptr);
};

/// An attack is only made believe.
class FeintWindow : public ExchangeDialog {
    Q_OBJECT

public:
    FeintWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent = nullptr,
                AttackLog* log = nullptr);
};

}  // namespace hitspread::outcome

#include "ui/systems/outcome/exchangewindows.h"

#include "ui/systems/outcome/outcomeexchange.h"

namespace hitspread::outcome {

AttackWindow::AttackWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                           AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, attackExchange())
{
    setObjectName(QStringLiteral("outcomeAttack"));
}

GrappleWindow::GrappleWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                             AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, grappleExchange())
{
    setObjectName(QStringLiteral("outcomeGrapple"));
}

BreakHoldWindow::BreakHoldWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                                 AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, breakExchange())
{
    setObjectName(QStringLiteral("outcomeBreakHold"));
}

FeintWindow::FeintWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, feintExchange())
{
    setObjectName(QStringLiteral("outcomeFeint"));
}

}  // namespace hitspread::outcome

#include "ui/systems/percentile/exchangewindows.h"

#include "ui/systems/percentile/percentileexchange.h"

namespace hitspread::percentile {

AttackWindow::AttackWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                           AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, attackExchange())
{
    setObjectName(QStringLiteral("percentileAttack"));
}

ClashWindow::ClashWindow(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, clashExchange())
{
    setObjectName(QStringLiteral("percentileClash"));
}

}  // namespace hitspread::percentile

#include "ui/systems/threed/meleedialog.h"

#include "ui/systems/threed/threedmelee.h"

namespace hitspread::threed {

MeleeDialog::MeleeDialog(Fight& fight, ApplicationStyle& style, Preferences& preferences, QWidget* parent,
                         AttackLog* log)
    : ExchangeDialog({fight, style, preferences, parent, log}, meleePanels())
{
    setObjectName(QStringLiteral("meleeDialog"));
}

}  // namespace hitspread::threed

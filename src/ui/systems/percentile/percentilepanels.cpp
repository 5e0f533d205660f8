#include "ui/systems/percentile/percentilepanels.h"

#include "rules/systems/percentile/attack.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/percentile/dueldialog.h"

#include <QCoreApplication>

namespace hitspread::percentile {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Melee};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{.system = "percentile",
                                     .primary = attackOnBody,
                                     .windows = {{"percentileAttack", &makeExchange<attackExchange>},
                                                 {"percentileClash", &makeExchange<clashExchange>},
                                                 {"duel", &makeWindow<DuelDialog>}},
                                     .actions = actionsOf};
    return panels;
}

}  // namespace hitspread::percentile

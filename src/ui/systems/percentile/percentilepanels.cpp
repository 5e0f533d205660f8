#include "rules/systems/percentile/actions.h"
#include "ui/attack/attackpanels.h"
#include "ui/systems/percentile/dueldialog.h"

#include <QCoreApplication>

namespace hitspread::percentile {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::PanelWords)
};

PrimaryAttack duelOfTwo()
{
    return {Duel::kAction.id, PanelWords::tr("&Duel"), PanelWords::tr("Duel with %1"), QKeySequence(Qt::Key_D),
            Icon::Melee};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{
        .system = "percentile", .primary = duelOfTwo, .windows = {{"duel", &makeWindow<DuelDialog>}}};
    return panels;
}

}  // namespace hitspread::percentile

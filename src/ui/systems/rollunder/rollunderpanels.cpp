#include "ui/systems/rollunder/rollunderpanels.h"

#include "rules/systems/rollunder/attack.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"

#include <QCoreApplication>

namespace hitspread::rollunder {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Melee};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{.system = "rollunder",
                                     .primary = attackOnBody,
                                     .windows = {{"rollunderAttack", &makeExchange<attackExchange>},
                                                 {"rollunderFeint", &makeExchange<feintExchange>}},
                                     .actions = actionsOf,
                                     .offerFor = offerIn,
                                     .actionNote = actionNote};
    return panels;
}

}  // namespace hitspread::rollunder

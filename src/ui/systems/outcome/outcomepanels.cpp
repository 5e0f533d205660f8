#include "rules/systems/outcome/attack.h"
#include "ui/attack/attackpanels.h"
#include "ui/systems/outcome/declarationlines.h"
#include "ui/systems/outcome/outcomedeeds.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Melee};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{
        .system = "outcome", .primary = attackOnBody, .deeds = deedsOf, .linesFor = declarationLines};
    return panels;
}

}  // namespace hitspread::outcome

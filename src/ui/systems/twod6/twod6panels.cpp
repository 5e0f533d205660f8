#include "ui/systems/twod6/twod6panels.h"

#include "rules/systems/twod6/attack.h"
#include "text/echo.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/twod6/areadialog.h"

#include <QCoreApplication>

namespace hitspread::twod6 {

const AttackPanels& attackPanels();

namespace {

struct PanelWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::PanelWords)
};

PrimaryAttack attackOnBody()
{
    return {Attack::kAction.id, PanelWords::tr("&Attack"), PanelWords::tr("Attack %1"), QKeySequence(Qt::Key_F),
            Icon::Fire};
}

QString whyNoAreaWeapon(const CombatantView& actor, const FightSnapshot&)
{
    return hasAreaWeapon(actor)
        ? QString()
        : PanelWords::tr("%1 has nothing that is fired at a place.").arg(text::visible(actor.combatant.name));
}

std::vector<WindowCommand> ownCommands()
{
    return {{.window = kAreaWindow,
             .title = PanelWords::tr("Fire at a &place"),
             .key = QKeySequence(Qt::Key_G),
             .icon = Icon::Grenade,
             .lacking = PanelWords::tr("%1 does not fire at places."),
             .refusal = whyNoAreaWeapon}};
}

}  // namespace

const AttackPanels& attackPanels()
{
    static const AttackPanels panels{.system = "twod6",
                                     .primary = attackOnBody,
                                     .windows = {{"twod6Attack", &makeExchange<attackExchange>},
                                                 {"twod6Grapple", &makeExchange<grappleExchange>},
                                                 {kAreaWindow, &makeWindow<AreaDialog>}},
                                     .commands = ownCommands,
                                     .actions = actionsOf,
                                     .offerFor = offerIn,
                                     .actionNote = actionNote};
    return panels;
}

}  // namespace hitspread::twod6

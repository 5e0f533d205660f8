#include "ui/attack/attackwindow.h"

#include "rules/systems/registry.h"
#include "ui/attack/attackpanels.h"

#include <algorithm>

namespace hitspread {

AttackWindow windowOf(const FightSnapshot& fight, const ActionRecord& action)
{
    const auto does = [&action](const std::vector<HandChoice>& ways) {
        return std::ranges::find(ways, action.action, &HandChoice::action) != ways.end();
    };
    const HarmPanels* harm = harmPanels(action.system);
    if (harm && harm->action() == action.action)
        return AttackWindow::Harm;
    if (const CombatantView* who = fight.find(action.actor)) {
        const MeleePanels* melee = meleePanels(action.system);
        if (melee && does(melee->attacks(*who)))
            return AttackWindow::Melee;
        const GrenadePanels* grenades = grenadePanels(action.system);
        if (grenades && does(grenades->grenades(*who)))
            return AttackWindow::Grenade;
        const std::vector<Deed> deeds = deedsOf(action.system, *who);
        if (std::ranges::any_of(deeds, [&](const Deed& deed) { return does(deed.ways); }))
            return AttackWindow::Deed;
    }
    const System* system = findSystem(action.system);
    if (system && system->duel())
        return AttackWindow::Duel;
    const bool fires = optionsFamily(action.system, action.action)
        == optionsFamily(action.system, bodyAction(action.system));
    return fires ? AttackWindow::Fire : AttackWindow::Deed;
}

}  // namespace hitspread

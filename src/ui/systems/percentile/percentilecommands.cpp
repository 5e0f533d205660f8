#include "ui/systems/percentile/percentilepanels.h"

#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/manualharm.h"
#include "rules/systems/percentile/ready.h"
#include "text/echo.h"

#include <QCoreApplication>

namespace hitspread::percentile {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Commands)
};

/// Whatever of his is jammed, empty or on the ground comes first; getting up takes none of it.
std::vector<WeaponChoice> toReady(const CombatantView& who)
{
    std::vector<WeaponChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        const bool isReady = !state.dropped && !state.jammed && state.ammo == weapon.magazine;
        ways.push_back({text::visible(weapon.name), std::string(Ready::kAction.id), item.possession.id, 0, isReady});
    }
    return ways.empty() ? withNothing(Ready::kAction.id) : ways;
}

/// What most needs doing.
Readying firstNeed(const CombatantView& who)
{
    for (const CombatantView::Item& item : who.weapons) {
        const auto& state = item.possession.state.as<WeaponState>();
        if (state.dropped)
            return Readying::PickUp;
        if (state.jammed)
            return Readying::ClearJam;
    }
    return who.combatant.condition.as<Condition>().fallen ? Readying::StandUp : Readying::Reload;
}

}  // namespace

std::vector<ActionCommand> actionsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    ActionCommand declare{.id = "declare",
                          .title = CommandWords::tr("Declare"),
                          .ways = withNothing(Declare::kAction.id),
                          .key = QKeySequence(Qt::SHIFT | Qt::Key_D),
                          .settings = {{"options", "kind", static_cast<std::int32_t>(condition.declared)}}};
    // Only what changes a declaration needs leave (PCT-06, PCT-D08): whose key it is, the game master gives it.
    if (condition.initiative >= 0)
        declare.settings.push_back({"options", "allowed", 1});
    const auto onTarget = [](const char* id, const QString& title, std::string_view action, const QKeySequence& key) {
        return ActionCommand{.id = id, .title = title, .ways = withNothing(action), .key = key, .onTarget = true};
    };
    return {onTarget("clash", CommandWords::tr("Clash"), Clash::kAction.id, QKeySequence(Qt::Key_V)),
            onTarget("duel", CommandWords::tr("Duel"), Duel::kAction.id, QKeySequence(Qt::Key_D)),
            ActionCommand{.id = "ready",
                          .title = CommandWords::tr("Get ready"),
                          .ways = toReady(who),
                          .key = QKeySequence(Qt::Key_W),
                          .settings = {{"options", "what", static_cast<std::int32_t>(firstNeed(who))}}},
            onTarget("harm", CommandWords::tr("Harm by hand"), Harm::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_H)),
            declare};
}

}  // namespace hitspread::percentile

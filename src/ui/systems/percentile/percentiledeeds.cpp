#include "ui/systems/percentile/percentiledeeds.h"

#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/handharm.h"
#include "rules/systems/percentile/ready.h"
#include "text/echo.h"

#include <QCoreApplication>

namespace hitspread::percentile {

namespace {

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Deeds)
};

std::vector<HandChoice> withoutThing(std::string_view action)
{
    return {{{}, std::string(action), 0, 0, true}};
}

/// Whatever of his is jammed, empty or on the ground comes first; getting up takes none of it.
std::vector<HandChoice> toReady(const CombatantView& who)
{
    std::vector<HandChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        const bool isReady = !state.dropped && !state.jammed && state.ammo == weapon.magazine;
        ways.push_back({text::visible(weapon.name), std::string(Ready::kAction.id), item.possession.id, 0, isReady});
    }
    return ways.empty() ? withoutThing(Ready::kAction.id) : ways;
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

std::vector<Deed> deedsOf(const CombatantView& who)
{
    std::vector<Deed> deeds;
    deeds.push_back({"clash", DeedWords::tr("Clash"), withoutThing(Clash::kAction.id), {}, QKeySequence(Qt::Key_V)});
    deeds.back().onTarget = true;
    deeds.push_back({"duel", DeedWords::tr("Duel"), withoutThing(Duel::kAction.id), {}, QKeySequence(Qt::Key_D)});
    deeds.back().onTarget = true;
    deeds.push_back({"ready", DeedWords::tr("Get ready"), toReady(who), {}, QKeySequence(Qt::Key_W)});
    deeds.back().settings = {{"options", "what", static_cast<std::int32_t>(firstNeed(who))}};
    deeds.push_back({"harm",
                     DeedWords::tr("Harm by hand"),
                     withoutThing(Harm::kAction.id),
                     {},
                     QKeySequence(Qt::SHIFT | Qt::Key_H)});
    deeds.back().onTarget = true;
    deeds.push_back({"declare",
                     DeedWords::tr("Declare"),
                     withoutThing(Declare::kAction.id),
                     {},
                     QKeySequence(Qt::SHIFT | Qt::Key_D)});
    const auto& condition = who.combatant.condition.as<Condition>();
    deeds.back().settings = {{"options", "kind", static_cast<std::int32_t>(condition.declared)}};
    // Only what changes a declaration needs leave (PCT-06, PCT-D08): whose key it is, the game master gives it.
    if (condition.initiative >= 0)
        deeds.back().settings.push_back({"options", "allowed", 1});
    return deeds;
}

}  // namespace hitspread::percentile

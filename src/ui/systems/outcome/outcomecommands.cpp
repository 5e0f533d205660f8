#include "ui/systems/outcome/outcomepanels.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/shieldwork.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::outcome {

namespace {

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Commands)
};

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
std::vector<WeaponChoice> withWeapons(const CombatantView& who, std::string_view action, const Wanted& wanted)
{
    std::vector<WeaponChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            ways.push_back({text::visible(weapon.name), std::string(action), item.possession.id, 0, !state.dropped});
    }
    return ways;
}

ActionSetting option(const char* field, std::int32_t value)
{
    return {"options", field, value};
}

ActionCommand actionOf(const char* id, const QString& title, std::vector<WeaponChoice> ways, const QKeySequence& key)
{
    return {id, title, std::move(ways), {}, key};
}

ActionCommand shieldAction(const CombatantView& who)
{
    ActionCommand action = actionOf("shield", CommandWords::tr("Shield"), withNothing(ShieldWork::kAction.id),
                                    QKeySequence(Qt::Key_W));
    if (std::ranges::none_of(who.armour,
                             [](const CombatantView::Item& item) { return item.record.record.as<Armour>().shield; }))
        action.refusal = CommandWords::tr("There is no shield.");
    return action;
}

/// What lies there is picked up; else what he holds may fall.
ActionCommand weaponAction(const CombatantView& who)
{
    const auto ways = [&who](bool lies) {
        return withWeapons(who, ShieldWork::kAction.id, [lies](const Weapon& weapon, const WeaponState& state) {
            return !weapon.natural && state.dropped == lies;
        });
    };
    const std::vector<WeaponChoice> lying = ways(true);
    const bool lies = !lying.empty();
    ActionCommand action = actionOf("weapon",
                                    lies ? CommandWords::tr("Pick a weapon up") : CommandWords::tr("Let a weapon fall"),
                                    lies ? lying : ways(false), QKeySequence(Qt::SHIFT | Qt::Key_W));
    const ShieldAction what = lies ? ShieldAction::PickUp : ShieldAction::LetFall;
    action.settings = {option("weapon", 1), option("what", static_cast<std::int32_t>(what))};
    if (action.ways.empty())
        action.refusal = CommandWords::tr("There is no weapon.");
    return action;
}

ActionCommand aimAction(const CombatantView& who)
{
    ActionCommand action = actionOf("aim", CommandWords::tr("Aim"),
                                    withWeapons(who, Aim::kAction.id,
                                                [](const Weapon& weapon, const WeaponState&) {
                                                    return weapon.kind == WeaponKind::Bow
                                                        || weapon.kind == WeaponKind::Firearm;
                                                }),
                                    QKeySequence(Qt::Key_A));
    action.onTarget = true;
    if (action.ways.empty())
        action.refusal = CommandWords::tr("Only bows and firearms are aimed, and there is none.");
    return action;
}

/// Against whom he looks at.
ActionCommand againstAction(const char* id, const QString& title, const QKeySequence& key, std::string_view action)
{
    ActionCommand command = actionOf(id, title, withNothing(action), key);
    command.onTarget = true;
    return command;
}

ActionCommand breakAction(const Condition& condition)
{
    ActionCommand action = againstAction("breakHold", CommandWords::tr("Break the hold"), QKeySequence(Qt::Key_B),
                                         BreakHold::kAction.id);
    action.whom = condition.heldBy;
    if (condition.heldBy == 0)
        action.refusal = CommandWords::tr("Nobody holds him.");
    return action;
}

ActionCommand releaseAction(const Condition& condition)
{
    ActionCommand action = againstAction("release", CommandWords::tr("Release the hold"),
                                         QKeySequence(Qt::SHIFT | Qt::Key_R), Release::kAction.id);
    action.whom = condition.holding;
    if (condition.holding == 0)
        action.refusal = CommandWords::tr("There is nobody in a hold of his.");
    return action;
}

}  // namespace

std::vector<ActionCommand> actionsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    ActionCommand declare = actionOf("declare", CommandWords::tr("Declare"), withNothing(Declare::kAction.id),
                                     QKeySequence(Qt::SHIFT | Qt::Key_D));
    // Whose key it is, the game master gives leave to change what is begun (OUT-68).
    if (actionsTaken(condition) > 0)
        declare.settings = {option("allowed", 1)};
    ActionCommand harm = actionOf("harm", CommandWords::tr("Harm by hand"), withNothing(Harm::kAction.id),
                                  QKeySequence(Qt::SHIFT | Qt::Key_H));
    harm.onTarget = true;
    return {
        againstAction("grapple", CommandWords::tr("Grapple"), QKeySequence(Qt::Key_V), Grapple::kAction.id),
        breakAction(condition),
        againstAction("feint", CommandWords::tr("Feint"), QKeySequence(Qt::Key_D), Feint::kAction.id),
        declare,
        actionOf("move", CommandWords::tr("Move"), withNothing(Move::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_M)),
        aimAction(who),
        shieldAction(who),
        weaponAction(who),
        actionOf("test", CommandWords::tr("Something else"), withNothing(Test::kAction.id), QKeySequence(Qt::Key_T)),
        releaseAction(condition),
        harm};
}

}  // namespace hitspread::outcome

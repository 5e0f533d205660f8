#include "models/systems/percentile/percentileresult.h"

#include "models/history/tracemodel.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/systems/percentile/actionphrases.h"

namespace hitspread::percentile {

namespace {

constexpr std::string_view kDeclares = "declares";

/// Once initiative is rolled this changes what was declared: the key is the game master's leave (PCT-D08).
ActionPlan declared(std::string_view id, Declared kind)
{
    return {ActionPlan::Kind::Action,
            id,
            Declare::kAction.id,
            {{"options", "kind", static_cast<std::int32_t>(kind)}, {"options", "allowed", 1}}};
}

template <Declared kind>
bool hasDeclared(const AnyRecord& condition)
{
    return condition.as<Condition>().declared == kind;
}

ActionPlan readied(std::string_view id, Readying what)
{
    return {ActionPlan::Kind::Action, id, Ready::kAction.id, {{"options", "what", static_cast<std::int32_t>(what)}}};
}

ActionPlan attackInTurn()
{
    return {.kind = ActionPlan::Kind::Attack, .id = action::kAttack, .action = Attack::kAction.id};
}

}  // namespace

std::vector<QuickAction> quickActions()
{
    const auto quick = [](std::string_view id, Qt::Key key, Declared kind, bool (*holds)(const AnyRecord&)) {
        return QuickAction{id, quickTitle(id), key, {declared(id, kind)}, kDeclares, holds};
    };
    return {quick(action::kMelee, Qt::Key_J, Declared::Melee, hasDeclared<Declared::Melee>),
            quick(action::kRanged, Qt::Key_K, Declared::Ranged, hasDeclared<Declared::Ranged>),
            quick(action::kOther, Qt::Key_L, Declared::Other, hasDeclared<Declared::Other>)};
}

std::vector<ActionPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::DuellistWithoutAction:
    case RefusalCode::ActorOut:
    case RefusalCode::NoActionLeft: return {{.kind = ActionPlan::Kind::Next}};
    case RefusalCode::Jammed: return {readied(action::kClear, Readying::ClearJam)};
    case RefusalCode::Dropped: return {readied(action::kPickUp, Readying::PickUp)};
    case RefusalCode::NoAmmunition: return {readied(action::kReload, Readying::Reload)};
    case RefusalCode::ClashOff:
    case RefusalCode::ClashNotMelee:
    case RefusalCode::ClashOutOfReach:
    case RefusalCode::ClashNotDeclared: return {attackInTurn()};
    default: return {};
    }
}

/// Two who have declared melee on each other clash (PCT-D14): whether they can, the rules say.
std::vector<ActionPlan> meantActions(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.declared != Declared::Melee || his.declaredAt == 0)
        return {};
    return {
        {.kind = ActionPlan::Kind::Attack, .id = action::kClash, .action = Clash::kAction.id, .toWhom = "declaredAt"}};
}

std::vector<ActionPlan> unarmedActions()
{
    return {attackInTurn()};
}

ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action)
{
    return doneWords(plan.id, plan.id == action::kClash ? nameIn(action, Role::Target) : thing);
}

}  // namespace hitspread::percentile

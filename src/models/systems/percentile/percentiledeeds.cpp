#include "models/systems/percentile/percentileoutcome.h"

#include "models/tracemodel.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/declaration.h"
#include "rules/systems/percentile/ready.h"
#include "rules/systems/percentile/refusals.h"
#include "text/systems/percentile/deedphrases.h"

namespace hitspread::percentile {

namespace {

constexpr std::string_view kDeclares = "declares";

/// Once initiative is rolled this changes what was declared: the key is the game master's leave (PCT-D08).
DeedPlan declared(std::string_view id, Declared kind)
{
    return {DeedPlan::Kind::Action,
            id,
            Declare::kAction.id,
            {{"options", "kind", static_cast<std::int32_t>(kind)}, {"options", "allowed", 1}}};
}

template <Declared kind>
bool hasDeclared(const AnyRecord& condition)
{
    return condition.as<Condition>().declared == kind;
}

DeedPlan readied(std::string_view id, Readying what)
{
    return {DeedPlan::Kind::Action, id, Ready::kAction.id, {{"options", "what", static_cast<std::int32_t>(what)}}};
}

DeedPlan attackInTurn()
{
    return {.kind = DeedPlan::Kind::Attack, .id = deed::kAttack, .action = Attack::kAction.id};
}

}  // namespace

std::vector<QuickDeed> quickDeeds()
{
    const auto quick = [](std::string_view id, Qt::Key key, Declared kind, bool (*holds)(const AnyRecord&)) {
        return QuickDeed{id, quickTitle(id), key, {declared(id, kind)}, kDeclares, holds};
    };
    return {quick(deed::kMelee, Qt::Key_J, Declared::Melee, hasDeclared<Declared::Melee>),
            quick(deed::kRanged, Qt::Key_K, Declared::Ranged, hasDeclared<Declared::Ranged>),
            quick(deed::kOther, Qt::Key_L, Declared::Other, hasDeclared<Declared::Other>)};
}

std::vector<DeedPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::DuellistWithoutAction:
    case RefusalCode::ActorOut:
    case RefusalCode::NoActionLeft: return {{.kind = DeedPlan::Kind::Next}};
    case RefusalCode::Jammed: return {readied(deed::kClear, Readying::ClearJam)};
    case RefusalCode::Dropped: return {readied(deed::kPickUp, Readying::PickUp)};
    case RefusalCode::NoAmmunition: return {readied(deed::kReload, Readying::Reload)};
    case RefusalCode::ClashOff:
    case RefusalCode::ClashNotMelee:
    case RefusalCode::ClashOutOfReach:
    case RefusalCode::ClashNotDeclared: return {attackInTurn()};
    default: return {};
    }
}

/// Two who have declared melee on each other clash (PCT-D14): whether they can, the rules say.
std::vector<DeedPlan> meantDeeds(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.declared != Declared::Melee || his.declaredAt == 0)
        return {};
    return {{.kind = DeedPlan::Kind::Attack, .id = deed::kClash, .action = Clash::kAction.id, .toWhom = "declaredAt"}};
}

std::vector<DeedPlan> unarmedDeeds()
{
    return {attackInTurn()};
}

DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action)
{
    return doneWords(plan.id, plan.id == deed::kClash ? nameIn(action, Role::Target) : thing);
}

}  // namespace hitspread::percentile

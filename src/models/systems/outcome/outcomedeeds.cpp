#include "models/systems/outcome/outcomefacts.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/refusals.h"
#include "rules/systems/outcome/shieldwork.h"
#include "text/systems/outcome/deedphrases.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread::outcome {

namespace {

constexpr std::string_view kDeclares = "declares";

/// What a plan says in place of all that was declared. What was done of the same stays done.
std::vector<ActionSetting> planned(const Condition& condition, const std::vector<Planned>& lines)
{
    std::vector<ActionSetting> settings{{"options", "planCount", static_cast<std::int32_t>(lines.size())}};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Planned line = lines[i];
        for (const Planned& known : condition.plan) {
            if (known.plan == line.plan && known.whom == line.whom)
                line.done = std::min(known.done, line.count);
        }
        settings.push_back({"options", "plan", static_cast<std::int32_t>(line.plan), i});
        settings.push_back({"options", "planWhom", line.whom, i});
        settings.push_back({"options", "planTimes", line.count, i});
        settings.push_back({"options", "planDone", line.done, i});
    }
    return settings;
}

/// The number by which somebody is meant; nobody in particular where there is none.
std::int32_t numberOf(RecordId who)
{
    return std::in_range<std::int32_t>(who) ? static_cast<std::int32_t>(who) : 0;
}

/// Against whom he has in view, with what he holds.
Planned attackOf(const Doer& who)
{
    const bool isArmed = !who.weapon.isNull() && who.weapon.declaration().kind == RecordKind::Weapon;
    const Weapon& weapon = isArmed ? who.weapon.as<Weapon>() : fist();
    const Plan plan = weapon.garrote ? Plan::Grapple : planOf(weapon, Mode::Single);
    return {plan, numberOf(who.target), 1, 0};
}

constexpr Planned kDodge{Plan::Dodge, 0, 1, 0};
constexpr Planned kMove{Plan::Move, 0, 1, 0};

/// Who has begun changes what he declared: the key is the game master's leave.
DeedPlan declared(std::string_view id, std::function<std::vector<Planned>(const Doer&)> plan)
{
    return {.kind = DeedPlan::Kind::Action,
            .id = id,
            .action = Declare::kAction.id,
            .settings = {{"options", "allowed", 1}},
            .more = [plan = std::move(plan)](const Doer& who) {
                return planned(who.condition.as<Condition>(), plan(who));
            }};
}

bool isAttackPlan(Plan plan)
{
    return plan == Plan::Strike || plan == Plan::Shoot || plan == Plan::Automatic || plan == Plan::Grapple;
}

bool hasDeclaredAttack(const AnyRecord& condition)
{
    const auto& plan = condition.as<Condition>().plan;
    return plan.size() == 1 && isAttackPlan(plan[0].plan);
}

bool hasDeclaredBoth(const AnyRecord& condition)
{
    const auto& plan = condition.as<Condition>().plan;
    return plan.size() == 2 && isAttackPlan(plan[0].plan) && plan[1].plan == Plan::Dodge;
}

template <Plan kind>
bool hasDeclaredOnly(const AnyRecord& condition)
{
    const auto& plan = condition.as<Condition>().plan;
    return plan.size() == 1 && plan[0].plan == kind;
}

/// What was not declared, behind all that was; what somebody who is held cannot do any more makes room for it.
DeedPlan declaredToo(const Refusal& refusal)
{
    const Planned line{static_cast<Plan>(refusal.value), refusal.bound, 1, 0};
    return declared(deed::kDeclareToo, [line](const Doer& who) {
        const auto& condition = who.condition.as<Condition>();
        std::vector<Planned> lines(condition.plan.begin(), condition.plan.end());
        std::erase_if(lines, [&condition](const Planned& known) {
            return condition.heldBy != 0 && known.done == 0 && !mayWhileHeld(condition, {known.plan, known.whom});
        });
        if (lines.size() < kMostPlans)
            lines.push_back(line);
        return lines;
    });
}

DeedPlan shieldWork(std::string_view id, ShieldDeed what, std::vector<ActionSetting> more = {})
{
    more.insert(more.begin(), {"options", "what", static_cast<std::int32_t>(what)});
    return {.kind = DeedPlan::Kind::Action, .id = id, .action = ShieldWork::kAction.id, .settings = std::move(more)};
}

DeedPlan brokenHold()
{
    // Not declared, it is declared in its window.
    return {.kind = DeedPlan::Kind::Attack,
            .id = deed::kBreakHold,
            .action = BreakHold::kAction.id,
            .toWhom = "heldBy",
            .despite = {static_cast<std::uint16_t>(RefusalCode::NotDeclared)}};
}

DeedPlan releasedHold()
{
    return {.kind = DeedPlan::Kind::Action, .id = deed::kRelease, .action = Release::kAction.id, .toWhom = "holding"};
}

DeedPlan inWindow(std::string_view id, std::string_view action, std::string_view toWhom = {})
{
    return {.kind = DeedPlan::Kind::Attack, .id = id, .action = action, .toWhom = toWhom};
}

/// Ways of doing a line of what was declared, each in its window; none: it is an attack or waits for one.
std::vector<DeedPlan> waysOf(Plan plan)
{
    switch (plan) {
    case Plan::Grapple: return {inWindow(deed::kGrapple, Grapple::kAction.id)};
    case Plan::Feint: return {inWindow(deed::kFeint, Feint::kAction.id)};
    case Plan::KeepHold: return {inWindow(deed::kKeepHold, Grapple::kAction.id, "holding")};
    case Plan::BreakHold: return {inWindow(deed::kBreakHold, BreakHold::kAction.id, "heldBy")};
    case Plan::Aim: return {inWindow(deed::kAim, Aim::kAction.id)};
    case Plan::Move: return {inWindow(deed::kMoveNow, Move::kAction.id)};
    case Plan::Shield: {
        // What lies on the ground is picked up by the same line.
        DeedPlan weapon = inWindow(deed::kPickUp, ShieldWork::kAction.id);
        weapon.settings = {{"options", "weapon", 1},
                           {"options", "what", static_cast<std::int32_t>(ShieldDeed::PickUp)}};
        DeedPlan shield = inWindow(deed::kShield, ShieldWork::kAction.id);
        shield.settings = {{"options", "weapon", 0}};
        return {std::move(weapon), std::move(shield)};
    }
    case Plan::Other: return {inWindow(deed::kOther, Test::kAction.id)};
    case Plan::Strike:
    case Plan::Shoot:
    case Plan::Automatic:
    case Plan::Dodge:
    case Plan::Parry: break;
    }
    return {};
}

/// What else he may have declared: the rules let through only what he has. Last, that this is declared as well.
std::vector<DeedPlan> declaredInstead(const Refusal& refusal)
{
    std::vector<DeedPlan> plans;
    for (const Plan plan : {Plan::KeepHold, Plan::BreakHold, Plan::Grapple, Plan::Feint, Plan::Aim, Plan::Move,
                            Plan::Shield, Plan::Other})
        std::ranges::move(waysOf(plan), std::back_inserter(plans));
    plans.push_back(declaredToo(refusal));
    return plans;
}

}  // namespace

std::vector<QuickDeed> quickDeeds()
{
    const auto quick = [](std::string_view id, Qt::Key key, std::function<std::vector<Planned>(const Doer&)> plan,
                          bool (*holds)(const AnyRecord&)) {
        return QuickDeed{id, quickTitle(id), key, {declared(id, std::move(plan))}, kDeclares, holds};
    };
    return {
        quick(
            deed::kAttack, Qt::Key_J, [](const Doer& who) { return std::vector{attackOf(who)}; }, hasDeclaredAttack),
        quick(
            deed::kAttackAndDodge, Qt::Key_K,
            [](const Doer& who) {
                return std::vector{attackOf(who), kDodge};
            },
            hasDeclaredBoth),
        quick(
            deed::kDodge, Qt::Key_L, [](const Doer&) { return std::vector{kDodge}; }, hasDeclaredOnly<Plan::Dodge>),
        quick(
            deed::kMove, Qt::Key_M, [](const Doer&) { return std::vector{kMove}; }, hasDeclaredOnly<Plan::Move>)};
}

std::vector<DeedPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorOut:
    case RefusalCode::NoActionLeft: return {{.kind = DeedPlan::Kind::Next}};
    case RefusalCode::ActorPinned:
    case RefusalCode::ActorHeld: return {brokenHold()};
    case RefusalCode::ActorHolds: return {releasedHold()};
    case RefusalCode::NotDeclared: return declaredInstead(refusal);
    case RefusalCode::CannotWalk:
        return {{.kind = DeedPlan::Kind::Action,
                 .id = deed::kCrawl,
                 .action = Move::kAction.id,
                 .settings = {{"options", "allowed", 1}}}};
    case RefusalCode::Dropped: return {shieldWork(deed::kPickUp, ShieldDeed::PickUp, {{"options", "weapon", 1}})};
    case RefusalCode::GarroteOnly: return {inWindow(deed::kGarrote, Grapple::kAction.id)};
    case RefusalCode::ShieldNotUp:
        return {shieldWork(deed::kStrapOn, ShieldDeed::StrapOn),
                shieldWork(deed::kTakeOffBack, ShieldDeed::TakeOffBack),
                shieldWork(deed::kPickShieldUp, ShieldDeed::PickUp)};
    case RefusalCode::ShieldStrapped: return {shieldWork(deed::kUnstrap, ShieldDeed::Unstrap)};
    case RefusalCode::NeedsHelp:
        return {shieldWork(deed::kUnstrapHelped, ShieldDeed::Unstrap, {{"options", "helped", 1}})};
    // What hands hold is said on the sheet.
    case RefusalCode::HandsNotEmpty: return {{.kind = DeedPlan::Kind::Gear}};
    default: return {};
    }
}

bool isForWindow(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::NoSuchMode:
    case RefusalCode::CoverTooGood:
    case RefusalCode::NotPinpointed: return true;
    default: return false;
    }
}

std::vector<DeedPlan> meantDeeds(const AnyRecord& condition)
{
    std::vector<DeedPlan> plans;
    for (const Planned& line : condition.as<Condition>().plan) {
        const bool isLeft = line.done < line.count;
        if (isLeft && isAttackPlan(line.plan) && line.plan != Plan::Grapple)
            break;
        if (isLeft)
            std::ranges::move(waysOf(line.plan), std::back_inserter(plans));
    }
    return plans;
}

std::vector<DeedPlan> unarmedDeeds()
{
    return {inWindow(deed::kStrikeBare, Attack::kAction.id)};
}

DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord&)
{
    return doneWords(plan.id, thing);
}

}  // namespace hitspread::outcome

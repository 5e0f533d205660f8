#include "models/systems/outcome/outcomefacts.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/systems/outcome/actionphrases.h"

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
ActionPlan declared(std::string_view id, std::function<std::vector<Planned>(const Doer&)> plan)
{
    return {.kind = ActionPlan::Kind::Action,
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
ActionPlan declaredToo(const Refusal& refusal)
{
    const Planned line{static_cast<Plan>(refusal.value), refusal.bound, 1, 0};
    return declared(action::kDeclareToo, [line](const Doer& who) {
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

ActionPlan shieldWork(std::string_view id, ShieldAction what, std::vector<ActionSetting> more = {})
{
    more.insert(more.begin(), {"options", "what", static_cast<std::int32_t>(what)});
    return {.kind = ActionPlan::Kind::Action, .id = id, .action = ShieldWork::kAction.id, .settings = std::move(more)};
}

ActionPlan brokenHold()
{
    // Not declared, it is declared in its window.
    return {.kind = ActionPlan::Kind::Attack,
            .id = action::kBreakHold,
            .action = BreakHold::kAction.id,
            .toWhom = "heldBy",
            .despite = {static_cast<std::uint16_t>(RefusalCode::NotDeclared)}};
}

ActionPlan releasedHold()
{
    return {
        .kind = ActionPlan::Kind::Action, .id = action::kRelease, .action = Release::kAction.id, .toWhom = "holding"};
}

ActionPlan inWindow(std::string_view id, std::string_view action, std::string_view toWhom = {})
{
    return {.kind = ActionPlan::Kind::Attack, .id = id, .action = action, .toWhom = toWhom};
}

/// Ways of doing a line of what was declared, each in its window; none: it is an attack or waits for one.
std::vector<ActionPlan> waysOf(Plan plan)
{
    switch (plan) {
    case Plan::Grapple: return {inWindow(action::kGrapple, Grapple::kAction.id)};
    case Plan::Feint: return {inWindow(action::kFeint, Feint::kAction.id)};
    case Plan::KeepHold: return {inWindow(action::kKeepHold, Grapple::kAction.id, "holding")};
    case Plan::BreakHold: return {inWindow(action::kBreakHold, BreakHold::kAction.id, "heldBy")};
    case Plan::Aim: return {inWindow(action::kAim, Aim::kAction.id)};
    case Plan::Move: return {inWindow(action::kMoveNow, Move::kAction.id)};
    case Plan::Shield: {
        // What lies on the ground is picked up by the same line.
        ActionPlan weapon = inWindow(action::kPickUp, ShieldWork::kAction.id);
        weapon.settings = {{"options", "weapon", 1},
                           {"options", "what", static_cast<std::int32_t>(ShieldAction::PickUp)}};
        ActionPlan shield = inWindow(action::kShield, ShieldWork::kAction.id);
        shield.settings = {{"options", "weapon", 0}};
        return {std::move(weapon), std::move(shield)};
    }
    case Plan::Other: return {inWindow(action::kOther, Test::kAction.id)};
    case Plan::Strike:
    case Plan::Shoot:
    case Plan::Automatic:
    case Plan::Dodge:
    case Plan::Parry: break;
    }
    return {};
}

/// What else he may have declared: the rules let through only what he has. Last, that this is declared as well.
std::vector<ActionPlan> declaredInstead(const Refusal& refusal)
{
    std::vector<ActionPlan> plans;
    for (const Plan plan : {Plan::KeepHold, Plan::BreakHold, Plan::Grapple, Plan::Feint, Plan::Aim, Plan::Move,
                            Plan::Shield, Plan::Other})
        std::ranges::move(waysOf(plan), std::back_inserter(plans));
    plans.push_back(declaredToo(refusal));
    return plans;
}

}  // namespace

std::vector<QuickAction> quickActions()
{
    const auto quick = [](std::string_view id, Qt::Key key, std::function<std::vector<Planned>(const Doer&)> plan,
                          bool (*holds)(const AnyRecord&)) {
        return QuickAction{id, quickTitle(id), key, {declared(id, std::move(plan))}, kDeclares, holds};
    };
    return {
        quick(
            action::kAttack, Qt::Key_J, [](const Doer& who) { return std::vector{attackOf(who)}; }, hasDeclaredAttack),
        quick(
            action::kAttackAndDodge, Qt::Key_K,
            [](const Doer& who) {
                return std::vector{attackOf(who), kDodge};
            },
            hasDeclaredBoth),
        quick(
            action::kDodge, Qt::Key_L, [](const Doer&) { return std::vector{kDodge}; }, hasDeclaredOnly<Plan::Dodge>),
        quick(
            action::kMove, Qt::Key_M, [](const Doer&) { return std::vector{kMove}; }, hasDeclaredOnly<Plan::Move>)};
}

std::vector<ActionPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorOut:
    case RefusalCode::NoActionLeft: return {{.kind = ActionPlan::Kind::Next}};
    case RefusalCode::ActorPinned:
    case RefusalCode::ActorHeld: return {brokenHold()};
    case RefusalCode::ActorHolds: return {releasedHold()};
    case RefusalCode::NotDeclared: return declaredInstead(refusal);
    case RefusalCode::CannotWalk:
        return {{.kind = ActionPlan::Kind::Action,
                 .id = action::kCrawl,
                 .action = Move::kAction.id,
                 .settings = {{"options", "allowed", 1}}}};
    case RefusalCode::Dropped: return {shieldWork(action::kPickUp, ShieldAction::PickUp, {{"options", "weapon", 1}})};
    case RefusalCode::GarroteOnly: return {inWindow(action::kGarrote, Grapple::kAction.id)};
    case RefusalCode::ShieldNotUp:
        return {shieldWork(action::kStrapOn, ShieldAction::StrapOn),
                shieldWork(action::kTakeOffBack, ShieldAction::TakeOffBack),
                shieldWork(action::kPickShieldUp, ShieldAction::PickUp)};
    case RefusalCode::ShieldStrapped: return {shieldWork(action::kUnstrap, ShieldAction::Unstrap)};
    case RefusalCode::NeedsHelp:
        return {shieldWork(action::kUnstrapHelped, ShieldAction::Unstrap, {{"options", "helped", 1}})};
    // What hands hold is said on the sheet.
    case RefusalCode::HandsNotEmpty: return {{.kind = ActionPlan::Kind::Gear}};
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

std::vector<ActionPlan> meantActions(const AnyRecord& condition)
{
    std::vector<ActionPlan> plans;
    for (const Planned& line : condition.as<Condition>().plan) {
        const bool isLeft = line.done < line.count;
        if (isLeft && isAttackPlan(line.plan) && line.plan != Plan::Grapple)
            break;
        if (isLeft)
            std::ranges::move(waysOf(line.plan), std::back_inserter(plans));
    }
    return plans;
}

std::vector<ActionPlan> unarmedActions()
{
    return {inWindow(action::kStrikeBare, Attack::kAction.id)};
}

ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord&)
{
    return doneWords(plan.id, thing);
}

}  // namespace hitspread::outcome

#include "models/history/tracemodel.h"
#include "models/systems/rollunder/rollunderfacts.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/systems/rollunder/actionphrases.h"
#include "text/systems/rollunder/combatantwords.h"

#include <utility>

namespace hitspread::rollunder {

namespace {

ActionSetting option(std::string_view field, std::int32_t value)
{
    return {"options", std::string(field), value};
}

ActionPlan atOnce(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {})
{
    return {.kind = ActionPlan::Kind::Action, .id = id, .action = action, .settings = std::move(settings)};
}

ActionPlan inWindow(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                    std::string_view toWhom = {})
{
    return {.kind = ActionPlan::Kind::Attack,
            .id = id,
            .action = action,
            .settings = std::move(settings),
            .toWhom = toWhom};
}

ActionPlan attackAs(std::string_view id, AttackForm form)
{
    return inWindow(id, Attack::kAction.id, {option("form", static_cast<std::int32_t>(form))});
}

/// What is declared about the action that is refused, another way.
ActionPlan declaredOtherwise(std::string_view id, ActionSetting setting)
{
    return {.kind = ActionPlan::Kind::Set, .id = id, .settings = {std::move(setting)}};
}

ActionPlan next()
{
    return {.kind = ActionPlan::Kind::Next};
}

ActionPlan beginning()
{
    return atOnce(action::kTurn, Turn::kAction.id);
}

ActionPlan readied(std::string_view id, Readying what = Readying::Weapon)
{
    return atOnce(id, Ready::kAction.id, {option("what", static_cast<std::int32_t>(what))});
}

/// Whatever else he carries that is to be made ready.
ActionPlan readiedAnother()
{
    ActionPlan plan = readied(action::kDrawAnother);
    plan.with = ActionPlan::With::Any;
    return plan;
}

ActionPlan rising()
{
    return atOnce(action::kRise, ChangePosture::kAction.id,
                  {option("posture", static_cast<std::int32_t>(Posture::Standing))});
}

ActionPlan stunLifted()
{
    return atOnce(action::kLiftStun, Status::kAction.id, {option("stunned", static_cast<std::int32_t>(Flip::Off))});
}

/// How near he comes is said in the window.
ActionPlan movingUp()
{
    ActionPlan plan = attackAs(action::kMoveAndAttack, AttackForm::MoveAndAttack);
    plan.despite = {static_cast<std::uint16_t>(RefusalCode::OutOfReach)};
    return plan;
}

/// He goes less far; who lies or kneels may stand up instead (R3-70).
std::vector<ActionPlan> lessFar(const Refusal& refusal)
{
    std::vector<ActionPlan> plans{declaredOtherwise(action::kFewerYards, option("yards", refusal.bound))};
    if (static_cast<Rule>(refusal.rule) == Rule::Rule70)
        plans.push_back(rising());
    return plans;
}

/// Only what is declared about an attack is taken back; a Feint with a bow is none.
std::vector<ActionPlan> forMeleeOnly(const Refusal& refusal)
{
    if (refusal.field == "deceptive")
        return {declaredOtherwise(action::kNotDeceptive, option("deceptive", 0))};
    return refusal.field == "rapid" ? std::vector{declaredOtherwise(action::kNotRapid, option("rapid", 0))}
                                    : std::vector{readiedAnother()};
}

}  // namespace

std::vector<QuickAction> quickActions()
{
    const auto quick = [](Qt::Key key, ActionPlan plan) {
        const std::string_view id = plan.id;
        return QuickAction{id, quickTitle(id), key, {std::move(plan)}};
    };
    // Where it is not done with what he uses, another thing of his is shown before it is.
    const auto another = [](QuickAction known) {
        ActionPlan plan = inWindow(known.id, known.plans.front().action);
        plan.with = ActionPlan::With::Any;
        known.plans.push_back(std::move(plan));
        return known;
    };
    return {quick(Qt::Key_M, inWindow(action::kMove, Move::kAction.id)),
            another(quick(Qt::Key_A, atOnce(action::kAim, Aim::kAction.id))),
            another(quick(Qt::Key_W, atOnce(action::kReady, Ready::kAction.id))),
            quick(Qt::Key_O, attackAs(action::kAllOut, AttackForm::AllOutAttack))};
}

std::vector<ActionPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorOut:
    case RefusalCode::TurnOver:
    case RefusalCode::NoTurn: return {next()};
    case RefusalCode::ActorStunned: return {atOnce(action::kDoNothing, DoNothing::kAction.id), stunLifted()};
    case RefusalCode::TurnNotBegun: return {beginning()};
    case RefusalCode::WeaponUnready: return {readied(action::kReady)};
    case RefusalCode::WeaponDropped: return {readied(action::kPickUp), readiedAnother()};
    case RefusalCode::WeaponStowed: return {readied(action::kDraw)};
    case RefusalCode::WeaponBroken: return {readiedAnother(), {.kind = ActionPlan::Kind::Gear}};
    case RefusalCode::NoShots: return {{.kind = ActionPlan::Kind::Gear}, readiedAnother()};
    case RefusalCode::OutOfReach: return {movingUp(), inWindow(action::kMoveUp, Move::kAction.id)};
    case RefusalCode::TooFar:
    case RefusalCode::BeyondTable: return {inWindow(action::kMoveUp, Move::kAction.id)};
    case RefusalCode::MovesTooFar: return lessFar(refusal);
    case RefusalCode::MeleeOnly: return forMeleeOnly(refusal);
    case RefusalCode::TooDeceptive: return {declaredOtherwise(action::kNotDeceptive, option("deceptive", 0))};
    case RefusalCode::RapidNotSo: return {declaredOtherwise(action::kNotRapid, option("rapid", 0))};
    case RefusalCode::NoSecondAttack:
        return {declaredOtherwise(action::kToHit, option("allOut", static_cast<std::int32_t>(AllOut::ToHit)))};
    case RefusalCode::SameFoe: return {inWindow(action::kSecondStrike, Attack::kAction.id, {}, "struckAt")};
    case RefusalCode::AimsRanged:
    case RefusalCode::NothingToReady: return {readiedAnother()};
    default: return {};
    }
}

/// What he has begun goes on before anything else: a second strike (R3-18, R3-D44), and a Wait, which is lost where his place has come
/// (R3-D61).
std::vector<ActionPlan> meantActions(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.waiting && his.inTurn && !his.begun)
        return {beginning()};
    if (his.waiting)
        return {inWindow(action::kCarryOut, Attack::kAction.id, {}, "waitFor"),
                inWindow(action::kCarryOut, Attack::kAction.id)};
    if (his.strikesLeft == 0)
        return {};
    const ActionPlan onSame = inWindow(action::kSecondStrike, Attack::kAction.id, {}, "struckAt");
    if (his.rapid)
        return {inWindow(action::kSecondStrike, Attack::kAction.id), onSame};
    return {onSame};
}

/// The roll of who has no HP left is the first thing of his turn (R3-55, R3-D63).
std::optional<ActionPlan> dueAction(const AnyRecord& character, const AnyRecord& condition)
{
    const auto& now = condition.as<Condition>();
    if (!isTurnToCome(now) || !isHtDue(character.as<Character>(), now))
        return std::nullopt;
    ActionPlan plan = beginning();
    plan.isDue = true;
    return plan;
}

std::vector<ActionPlan> unarmedActions()
{
    return {inWindow(action::kStrike, Attack::kAction.id)};
}

ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action)
{
    const bool isAgainst = plan.id == action::kCarryOut || plan.id == action::kSecondStrike;
    ActionTitle words = doneWords(plan.id, isAgainst ? nameIn(action, Role::Target) : thing);
    // Who rolls against HT as his turn begins reads that before he does.
    if (const QString title = plan.id == action::kTurn ? titleOfAction(action) : QString(); !title.isEmpty())
        words = {title, shortHtDueWords()};
    return words;
}

}  // namespace hitspread::rollunder

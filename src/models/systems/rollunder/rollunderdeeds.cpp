#include "models/systems/rollunder/rollunderfacts.h"
#include "models/tracemodel.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/deeds.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/refusals.h"
#include "rules/systems/rollunder/turn.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/deedphrases.h"

#include <utility>

namespace hitspread::rollunder {

namespace {

ActionSetting option(std::string_view field, std::int32_t value)
{
    return {"options", std::string(field), value};
}

DeedPlan atOnce(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {})
{
    return {.kind = DeedPlan::Kind::Action, .id = id, .action = action, .settings = std::move(settings)};
}

DeedPlan inWindow(std::string_view id, std::string_view action, std::vector<ActionSetting> settings = {},
                  std::string_view toWhom = {})
{
    return {
        .kind = DeedPlan::Kind::Attack, .id = id, .action = action, .settings = std::move(settings), .toWhom = toWhom};
}

DeedPlan attackAs(std::string_view id, AttackForm form)
{
    return inWindow(id, Attack::kAction.id, {option("form", static_cast<std::int32_t>(form))});
}

/// What is declared about the action that is refused, another way.
DeedPlan declaredOtherwise(std::string_view id, ActionSetting setting)
{
    return {.kind = DeedPlan::Kind::Set, .id = id, .settings = {std::move(setting)}};
}

DeedPlan next()
{
    return {.kind = DeedPlan::Kind::Next};
}

DeedPlan beginning()
{
    return atOnce(deed::kTurn, Turn::kAction.id);
}

DeedPlan readied(std::string_view id, Readying what = Readying::Weapon)
{
    return atOnce(id, Ready::kAction.id, {option("what", static_cast<std::int32_t>(what))});
}

/// Whatever else he carries that is to be made ready.
DeedPlan readiedAnother()
{
    DeedPlan plan = readied(deed::kDrawAnother);
    plan.with = DeedPlan::With::Any;
    return plan;
}

DeedPlan rising()
{
    return atOnce(deed::kRise, ChangePosture::kAction.id,
                  {option("posture", static_cast<std::int32_t>(Posture::Standing))});
}

DeedPlan stunLifted()
{
    return atOnce(deed::kLiftStun, Status::kAction.id, {option("stunned", static_cast<std::int32_t>(Flip::Off))});
}

/// How near he comes is said in the window.
DeedPlan movingUp()
{
    DeedPlan plan = attackAs(deed::kMoveAndAttack, AttackForm::MoveAndAttack);
    plan.despite = {static_cast<std::uint16_t>(RefusalCode::OutOfReach)};
    return plan;
}

/// He goes less far; who lies or kneels may stand up instead (R3-70).
std::vector<DeedPlan> lessFar(const Refusal& refusal)
{
    std::vector<DeedPlan> plans{declaredOtherwise(deed::kFewerYards, option("yards", refusal.bound))};
    if (static_cast<Rule>(refusal.rule) == Rule::Rule70)
        plans.push_back(rising());
    return plans;
}

/// Only what is declared about an attack is taken back; a Feint with a bow is none.
std::vector<DeedPlan> forMeleeOnly(const Refusal& refusal)
{
    if (refusal.field == "deceptive")
        return {declaredOtherwise(deed::kNotDeceptive, option("deceptive", 0))};
    return refusal.field == "rapid" ? std::vector{declaredOtherwise(deed::kNotRapid, option("rapid", 0))}
                                    : std::vector{readiedAnother()};
}

}  // namespace

std::vector<QuickDeed> quickDeeds()
{
    const auto quick = [](Qt::Key key, DeedPlan plan) {
        const std::string_view id = plan.id;
        return QuickDeed{id, quickTitle(id), key, {std::move(plan)}};
    };
    // Where it is not done with what he uses, another thing of his is shown before it is.
    const auto another = [](QuickDeed deed) {
        DeedPlan plan = inWindow(deed.id, deed.plans.front().action);
        plan.with = DeedPlan::With::Any;
        deed.plans.push_back(std::move(plan));
        return deed;
    };
    return {quick(Qt::Key_M, inWindow(deed::kMove, Move::kAction.id)),
            another(quick(Qt::Key_A, atOnce(deed::kAim, Aim::kAction.id))),
            another(quick(Qt::Key_W, atOnce(deed::kReady, Ready::kAction.id))),
            quick(Qt::Key_O, attackAs(deed::kAllOut, AttackForm::AllOutAttack))};
}

std::vector<DeedPlan> curesOf(const Refusal& refusal)
{
    switch (static_cast<RefusalCode>(refusal.code)) {
    case RefusalCode::ActorOut:
    case RefusalCode::TurnOver:
    case RefusalCode::NoTurn: return {next()};
    case RefusalCode::ActorStunned: return {atOnce(deed::kDoNothing, DoNothing::kAction.id), stunLifted()};
    case RefusalCode::TurnNotBegun: return {beginning()};
    case RefusalCode::WeaponUnready: return {readied(deed::kReady)};
    case RefusalCode::WeaponDropped: return {readied(deed::kPickUp), readiedAnother()};
    case RefusalCode::WeaponStowed: return {readied(deed::kDraw)};
    case RefusalCode::WeaponBroken: return {readiedAnother(), {.kind = DeedPlan::Kind::Gear}};
    case RefusalCode::NoShots: return {{.kind = DeedPlan::Kind::Gear}, readiedAnother()};
    case RefusalCode::OutOfReach: return {movingUp(), inWindow(deed::kMoveUp, Move::kAction.id)};
    case RefusalCode::TooFar:
    case RefusalCode::BeyondTable: return {inWindow(deed::kMoveUp, Move::kAction.id)};
    case RefusalCode::MovesTooFar: return lessFar(refusal);
    case RefusalCode::MeleeOnly: return forMeleeOnly(refusal);
    case RefusalCode::TooDeceptive: return {declaredOtherwise(deed::kNotDeceptive, option("deceptive", 0))};
    case RefusalCode::RapidNotSo: return {declaredOtherwise(deed::kNotRapid, option("rapid", 0))};
    case RefusalCode::NoSecondAttack:
        return {declaredOtherwise(deed::kToHit, option("allOut", static_cast<std::int32_t>(AllOut::ToHit)))};
    case RefusalCode::SameFoe: return {inWindow(deed::kSecondStrike, Attack::kAction.id, {}, "struckAt")};
    case RefusalCode::AimsRanged:
    case RefusalCode::NothingToReady: return {readiedAnother()};
    default: return {};
    }
}

/// What he has begun goes on before anything else: a second strike (R3-18, R3-D44), and a Wait, which is lost where his place has come
/// (R3-D61).
std::vector<DeedPlan> meantDeeds(const AnyRecord& condition)
{
    const auto& his = condition.as<Condition>();
    if (his.waiting && his.inTurn && !his.begun)
        return {beginning()};
    if (his.waiting)
        return {inWindow(deed::kCarryOut, Attack::kAction.id, {}, "waitFor"),
                inWindow(deed::kCarryOut, Attack::kAction.id)};
    if (his.strikesLeft == 0)
        return {};
    const DeedPlan onSame = inWindow(deed::kSecondStrike, Attack::kAction.id, {}, "struckAt");
    if (his.rapid)
        return {inWindow(deed::kSecondStrike, Attack::kAction.id), onSame};
    return {onSame};
}

/// The roll of who has no HP left is the first thing of his turn (R3-55, R3-D63).
std::optional<DeedPlan> dueDeed(const AnyRecord& character, const AnyRecord& condition)
{
    const auto& now = condition.as<Condition>();
    if (!isTurnToCome(now) || !isHtDue(character.as<Character>(), now))
        return std::nullopt;
    DeedPlan plan = beginning();
    plan.isDue = true;
    return plan;
}

std::vector<DeedPlan> unarmedDeeds()
{
    return {inWindow(deed::kStrike, Attack::kAction.id)};
}

DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action)
{
    const bool isAgainst = plan.id == deed::kCarryOut || plan.id == deed::kSecondStrike;
    DeedWords words = doneWords(plan.id, isAgainst ? nameIn(action, Role::Target) : thing);
    // Who rolls against HT as his turn begins reads that before he does.
    if (const QString title = plan.id == deed::kTurn ? deedTitle(action) : QString(); !title.isEmpty())
        words = {title, shortHtDueWords()};
    return words;
}

}  // namespace hitspread::rollunder

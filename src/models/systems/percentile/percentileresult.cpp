#include "models/systems/percentile/percentileresult.h"

#include "models/fight/digest.h"
#include "models/history/changelines.h"
#include "models/history/tracemodel.h"
#include "rules/core/trace/changed.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/resultwords.h"

#include <algorithm>

namespace hitspread::percentile {

std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t)
{
    // Whom somebody has in mind is said by his name, not by a number.
    if (field.id == "declaredAt")
        return ChangeWords{};
    if (field.id != "healthLost")
        return std::nullopt;
    const int most = pair.character.as<Character>().healthMax;
    return gaugeWords(
        Fact::Track, healthName(),
        {most - pair.before.as<Condition>().healthLost, most - pair.after.as<Condition>().healthLost, most});
}

namespace {

/// What a blow is rolled on: the skill, or DEX where there is none for it (PCT-D10).
QString baseWords(const ActionRecord& action, int side)
{
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>(); attack && attack->options.rollsOn != RollsAgainst::Dex)
        return baseName(attack->attacker, attack->weapon);
    const auto* clash = input.as<Clash>();
    if (!clash || (side == kActingSide ? clash->options.rollsOn : clash->options.targetRollsOn) == RollsAgainst::Dex)
        return dexName();
    return side == kActingSide ? baseName(clash->attacker, clash->weapon)
                               : baseName(clash->target, clash->targetWeapon);
}

/// Whether a Result is the rating less the die and DEX, and not what is left alone (PCT-08).
bool isWithDex(const ActionRecord& action, StepKey key)
{
    const auto quantity = static_cast<Quantity>(key.quantity);
    if (quantity != Quantity::AttackResult && quantity != Quantity::DefenceResult)
        return false;
    const Step* result = lastStep(action.findings.steps, key);
    return result && result->operation == Operation::Add;
}

}  // namespace

QString givenName(const ActionRecord& action, StepKey key)
{
    if (static_cast<Quantity>(key.quantity) == Quantity::AttackBase)
        return baseWords(action, key.subject.side().value_or(kActingSide));
    return isWithDex(action, key) ? resultWithDex() : QString();
}

bool isOfBoth(const ActionRecord& action, StepKey)
{
    return action.request.input.isOneOf<Clash, Duel>();
}

QStringList woundWords(const ActionRecord& action, Role role, std::size_t place)
{
    const AnyRecord before = personIn(action.request.input, role, place).condition;
    const AnyRecord after = personIn(changedBy(action.request.input, action.findings), role, place).condition;
    if (before.isNull() || after.isNull())
        return {};
    const auto& wounds = after.as<Condition>().wounds;
    const std::size_t had = before.as<Condition>().wounds.size();
    if (wounds.size() <= had)
        return {};
    WoundLevel worst = WoundLevel::None;
    for (std::size_t i = had; i < wounds.size(); ++i)
        worst = std::max(worst, wounds[i].level);
    // One part of a headline, which has room for two.
    return {isCriticalHit(action, role) ? criticalWoundName(worst) : woundName(worst)};
}

QString setbackWords(const ActionRecord& action, Role role, std::size_t place)
{
    const bool isClash = action.request.input.isOneOf<Clash>();
    if (place != 0 || !(role == Role::Target || (isClash && role == Role::Actor)))
        return {};
    const std::uint16_t blow = role == Role::Actor ? 1 : 0;
    const Step* level = lastStep(action.findings.steps, {static_cast<std::uint16_t>(Quantity::LossLevel), blow});
    return level ? lossLevelWords(level->value) : QString();
}

}  // namespace hitspread::percentile

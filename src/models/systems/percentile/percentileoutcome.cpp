#include "models/systems/percentile/percentileoutcome.h"

#include "models/changelines.h"
#include "models/digest.h"
#include "models/systems/percentile/percentilesides.h"
#include "models/tracemodel.h"
#include "rules/core/changed.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/clash.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/roll.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/percentile/combatantwords.h"
#include "text/systems/percentile/outcomewords.h"

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
QString baseWords(const ActionRecord& action, int blow)
{
    const Input& input = action.request.input;
    if (const auto* attack = input.as<Attack>(); attack && attack->options.rollsOn != RollsAgainst::Dex)
        return baseName(attack->attacker, attack->weapon);
    const auto* clash = input.as<Clash>();
    if (!clash || (blow == 0 ? clash->options.rollsOn : clash->options.targetRollsOn) == RollsAgainst::Dex)
        return dexName();
    return blow == 0 ? baseName(clash->attacker, clash->weapon) : baseName(clash->target, clash->targetWeapon);
}

/// The modifiers whose steps these are; null: they are no modifiers.
const Ranks* modifiersOf(const Input& input, Quantity quantity, std::size_t of)
{
    const auto* attack = input.as<Attack>();
    if (attack && quantity == Quantity::AttackModifier)
        return &attack->options.rollModifiers;
    if (attack && quantity == Quantity::DefenceModifier)
        return &attack->options.defenceModifiers;
    if (const auto* clash = input.as<Clash>(); clash && quantity == Quantity::AttackModifier)
        return of == 0 ? &clash->options.rollModifiers : &clash->options.targetModifiers;
    const auto* change = input.as<RoundChange>();
    const bool isHis = change && quantity == Quantity::InitiativeOther && of < change->declarations.size();
    return isHis ? &change->declarations[of].modifiers : nullptr;
}

/// The name of a modifier that has a step of its own; empty: it is none, or those that are left (PCT-D28).
QString modifierName(const Input& input, StepKey key)
{
    const Ranks* modifiers = modifiersOf(input, static_cast<Quantity>(key.quantity), key.index / kMostModifiers);
    const auto place = static_cast<std::size_t>(key.index % kMostModifiers);
    if (!modifiers || place >= modifiers->entries.size()
        || (place + 1 == kMostModifiers && modifiers->entries.size() > kMostModifiers))
        return {};
    return text::visible(modifiers->entries[place].first);
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
    const System& system = action.request.input.system();
    const QString plain = text::label(system, {key.quantity, 0});
    const auto quantity = static_cast<Quantity>(key.quantity);
    // Of two blows each step bears the name of whom it is about.
    const int blow = quantity == Quantity::AttackModifier ? key.index / kMostModifiers : key.index;
    const QString modifier = modifierName(action.request.input, key);
    const QString known = isWithDex(action, key) ? resultWithDex() : modifier.isEmpty() ? plain : modifier;
    const QString words = quantity == Quantity::AttackBase ? baseWords(action, blow) : known;
    if (action.request.input.isOneOf<Clash>()) {
        const auto side = sideOf(system.quantities()[key.quantity].id, key.index);
        return side ? ofBlowWords(namesIn(action, *side == 0 ? Role::Actor : Role::Target).value(0), words) : words;
    }
    QString named = words;
    // The rules know sides; here they have names, one pair after the other.
    for (const int side : {0, 1})
        named.replace(duelSideName(side), namesIn(action, side == 0 ? Role::Actor : Role::Target).value(key.index),
                      Qt::CaseInsensitive);
    return named == plain ? QString() : named;
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

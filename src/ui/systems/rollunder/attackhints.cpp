#include "ui/systems/rollunder/rollunderpanels.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/rollunder/harm.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/optionworth.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <optional>

namespace hitspread::rollunder {

namespace {

constexpr int kTurnsOnShow = 3;
constexpr std::int32_t kExtraParry = 4;

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::AttackHints)
};

/// The steps of the number of an attack as it is declared now.
Findings summedUp(const Attack& attack)
{
    Findings told;
    NoAnswerer nobody;
    Derivation derivation(nobody, nullptr, {}, &told);
    (void)attackNumber(derivation, attack, aboutToAct(attack.attackerCondition));
    return told;
}

/// What a step of it adds; 0: there is no such step.
std::int32_t addedBy(const Findings& told, Quantity quantity)
{
    const Step* const step = lastStepOf(told.steps, static_cast<std::uint16_t>(quantity));
    return step ? step->operands[1].value : 0;
}

QString asHouseValue(const QString& words)
{
    return HintWords::tr("%1 (%2)", "what it does, that it is a house value").arg(words, houseValueWords());
}

QString formHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    return attack ? leavesWords(attack->attacker, aboutToAct(attack->attackerCondition), attack->switches,
                                wayOf(*attack).maneuver)
                  : QString();
}

QString allOutHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack || wayOf(*attack).maneuver != Maneuver::AllOutAttack)
        return {};
    switch (wayOf(*attack).allOut) {
    case AllOut::ToHit:
        return asHouseValue(
            HintWords::tr("%1 to hit").arg(text::signedNumber(addedBy(summedUp(*attack), Quantity::AttackAllOut))));
    case AllOut::SecondAttack: return asHouseValue(HintWords::tr("two attacks on the same foe"));
    case AllOut::Damage:
        return asHouseValue(
            HintWords::tr("%1 damage").arg(text::signedNumber(bonusOf(attack->switches, Bonus::AllOutDamage))));
    }
    return {};
}

QString rapidHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack || !attack->options.rapid)
        return {};
    return HintWords::tr("two strikes, each at %1")
        .arg(text::signedNumber(addedBy(summedUp(*attack), Quantity::AttackRapid)));
}

QString deceptiveHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack)
        return {};
    if (attack->options.deceptive == 0)
        return HintWords::tr("each −2 to hit, −1 to defend");
    return HintWords::tr("%1 to hit, %2 on his defence")
        .arg(text::signedNumber(addedBy(summedUp(*attack), Quantity::AttackDeceptive)),
             text::signedNumber(-attack->options.deceptive));
}

/// Yards and tenths of them: "20", "1.5".
QString yardsWords(std::int32_t tenths)
{
    const QString whole = QString::number(tenths / kTenths);
    return tenths % kTenths == 0
        ? whole
        : HintWords::tr("%1.%2", "yards, tenths of a yard").arg(whole, QString::number(tenths % kTenths));
}

QString distanceHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack)
        return {};
    if (isMelee(attack->weapon))
        return attack->options.distance == 0 ? HintWords::tr("not said: within reach") : reachWords(attack->weapon);
    const Findings told = summedUp(*attack);
    const auto modifier = text::lastOf(told, Quantity::RangeModifier);
    return modifier ? HintWords::tr("distance + speed %1: %2", "sum in yards, modifier")
                          .arg(yardsWords(rangeFigure(attack->options)), text::signedNumber(*modifier))
                    : QString();
}

QString speedHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack || attack->target.empty() || attack->options.speed == 0)
        return {};
    return attack->options.speed == attack->target[0].condition.moved ? HintWords::tr("moved last turn") : QString();
}

QString turnsHint(const Input& input, std::int32_t turns, std::int32_t bonus)
{
    if (turns == 0 || !input.as<Attack>())
        return {};
    return bonus == 0 ? HintWords::tr("not for this attack")
                      : HintWords::tr("%1 to hit").arg(text::signedNumber(bonus));
}

QString aimHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack)
        return {};
    const Findings told = summedUp(*attack);
    return turnsHint(input, attack->attackerCondition.aimTurns,
                     addedBy(told, Quantity::AttackAccuracy) + addedBy(told, Quantity::AttackAim));
}

QString evaluateHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    return attack ? turnsHint(input, attack->attackerCondition.evaluateTurns,
                              addedBy(summedUp(*attack), Quantity::AttackEvaluate))
                  : QString();
}

/// Behind the button stands what was kept up for turns; whoever has done so is shown it.
bool hasAimed(const Input& input)
{
    const auto* attack = input.as<Attack>();
    return attack && !isMelee(attack->weapon) && attack->attackerCondition.aimTurns > 0;
}

bool hasEvaluated(const Input& input)
{
    const auto* attack = input.as<Attack>();
    return attack && isMelee(attack->weapon) && attack->attackerCondition.evaluateTurns > 0;
}

template <auto Member>
constexpr FieldName option()
{
    return declare::name<&Attack::options, Member>(kAttackParts);
}
template <auto Member>
constexpr FieldName attackers()
{
    return declare::name<&Attack::attackerCondition, Member>(kAttackParts);
}

constexpr std::array kAdditions{
    OptionAddition{.option = option<&AttackOptions::form>(), .hint = formHint},
    OptionAddition{.option = option<&AttackOptions::allOut>(), .hint = allOutHint},
    OptionAddition{.option = option<&AttackOptions::rapid>(), .hint = rapidHint},
    OptionAddition{.option = option<&AttackOptions::deceptive>(), .hint = deceptiveHint},
    OptionAddition{.option = option<&AttackOptions::distance>(), .hint = distanceHint},
    OptionAddition{.option = option<&AttackOptions::speed>(), .hint = speedHint},
    OptionAddition{
        .option = attackers<&Condition::aimTurns>(), .hint = aimHint, .isUrgent = hasAimed, .most = kTurnsOnShow},
    OptionAddition{.option = attackers<&Condition::evaluateTurns>(),
                   .hint = evaluateHint,
                   .isUrgent = hasEvaluated,
                   .most = kTurnsOnShow},
};

}  // namespace

std::span<const OptionAddition> attackAdditions()
{
    return kAdditions;
}

QString hitWords(const Attack& attack, Location location)
{
    if (attack.target.empty())
        return {};
    const Fighter& target = attack.target[0];
    const DamageType type = attack.weapon.damageType;
    Ledger ledger(target.condition);
    const Guard guard = guardAt(location, type, {target.character, target.armour, target.armourState, ledger, {}},
                                attack.switches);
    QStringList words{drPartsWords(guard.dr)};
    if (guard.halves == 0)
        words << HintWords::tr("%1 %2", "kind of damage, what it counts")
                     .arg(typeWords(type), factorWords(typeHalves(attack.switches, type)));
    const QString place = injuryWords(attack.switches, placeOf(location), target.character.hpMax);
    words << (place.isEmpty() ? place : asHouseValue(place));
    return text::joined(words);
}

QString readyWords(const Weapon& weapon, const WeaponState& state, std::int32_t skill)
{
    const QString accuracy = weapon.accuracy == 0
        ? QString()
        : HintWords::tr("Acc %1", "Accuracy").arg(text::signedNumber(weapon.accuracy));
    return text::joined({unreadyWords(weapon, state), QString::number(skill), damageWords(weapon), accuracy});
}

QString usedWords(const Condition& condition)
{
    QStringList words;
    if (condition.parries > 0)
        words << HintWords::tr("%1, %2", "parries used, what the next costs")
                     .arg(parriesWords(condition.parries), nextParryWords(-kExtraParry * condition.parries));
    if (condition.blocks > 0)
        words << blockUsedWords();
    if (condition.retreats > 0)
        words << retreatedWords(QString());
    if (condition.acrobatic)
        words << acrobaticUsedWords();
    return text::joined(words);
}

}  // namespace hitspread::rollunder

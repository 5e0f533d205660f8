#include "text/systems/rollunder/resultwords.h"

#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/system.h"
#include "rules/systems/rollunder/turn.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace hitspread::rollunder {

namespace {

struct RolledWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::RolledWith)
};

QString nameOfSkill(const Character& who, std::string_view skill)
{
    if (!hasSkill(who, skill))
        return RolledWords::tr("DX");
    constexpr std::array kAsked{kAcrobatics, kShield, kUnarmed};
    return std::ranges::find(kAsked, skill) != kAsked.end() ? text::rankName(system(), skill)
                                                            : text::visible(std::string(skill));
}

QString with(const QString& skill, std::int32_t level)
{
    return RolledWords::tr("With %1 %2", "skill, level").arg(skill, text::number(level));
}

QString halfOf(const QString& skill, std::int32_t level)
{
    return RolledWords::tr("Half of %1 %2", "skill, level").arg(skill, text::number(level));
}

const Weapon& parryingThing(const Fighter& who, DefenceKind parry)
{
    const auto thing = thingIn(handOf(parry), who.character.dominant, who.weapons, who.weaponStates);
    return thing ? who.weapons[*thing] : fist();
}

/// What a block or parry is half of: what he had in hand before the attack.
QString defendedWith(const ActionRecord& action, const Attack& attack, StepKey key)
{
    const Fighter& who = attack.target[0];
    const Step* step = findStep(action.findings.steps, key);
    if (step && static_cast<Rule>(step->rule) == Rule::Rule25) {
        const auto shield = shieldOf(who.armour, who.armourState);
        return shield ? halfOf(shieldSkillName(who.character, who.armour[*shield]),
                               shieldSkill(who.character, who.armour[*shield]).level)
                      : QString();
    }
    const DefenceKind parry = defenceIn(action, key.index);
    if (!isParry(parry))
        return {};
    const Weapon& weapon = parryingThing(who, parry);
    return halfOf(skillName(who.character, weapon), weaponSkill(who.character, weapon).level);
}

/// Of all he could stand up to a Feint with, whatever is as good as the best (R3-D34).
QString stoodUpWith(const Fighter& who)
{
    const std::int32_t best = skillAgainstFeints(who);
    for (std::size_t i = 0; i < who.weapons.size(); ++i) {
        const bool isHeld = isMelee(who.weapons[i]) && isInHand(weaponStateAt(who.weaponStates, i));
        if (isHeld && weaponSkill(who.character, who.weapons[i]).level == best)
            return with(skillName(who.character, who.weapons[i]), best);
    }
    const auto shield = shieldOf(who.armour, who.armourState, true);
    if (shield && shieldSkill(who.character, who.armour[*shield]).level == best)
        return with(shieldSkillName(who.character, who.armour[*shield]), best);
    return with(nameOfSkill(who.character, kUnarmed), best);
}

/// What the game master adds to rolls against HT.
std::int32_t htModifierOf(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return attack->options.htModifier;
    if (const auto* harm = input.as<Harm>())
        return harm->options.htModifier;
    const auto* turn = input.as<Turn>();
    return turn ? turn->options.htModifier : 0;
}

}  // namespace

QString skillName(const Character& who, const Weapon& weapon)
{
    return nameOfSkill(who, weapon.skill.empty() && weapon.natural ? kUnarmed : std::string_view(weapon.skill));
}

QString shieldSkillName(const Character& who, const Armour& shield)
{
    return nameOfSkill(who, shield.skill.empty() ? kShield : std::string_view(shield.skill));
}

DefenceKind defenceIn(const ActionRecord& action, std::uint16_t attempt)
{
    const Answer* chosen = action.findings.answers.find({static_cast<std::uint16_t>(Query::DefenceKind), attempt});
    return chosen ? static_cast<DefenceKind>(chosen->choice) : DefenceKind::None;
}

const Weapon& parriedWith(const ActionRecord& action, const Attack& attack)
{
    const Fighter& who = attack.target[0];
    DefenceKind parry = DefenceKind::None;
    for (std::int32_t i = 0; i < attack.switches.defencesPerAttack; ++i) {
        if (const DefenceKind tried = defenceIn(action, static_cast<std::uint16_t>(i)); isParry(tried))
            parry = tried;
    }
    return parryingThing(who, parry);
}

QString rollNeeds(const ActionRecord& action, QuestionKey key)
{
    const auto query = static_cast<Query>(key.name);
    const bool isDeath = query == Query::DeathDice;
    if (!isDeath && query != Query::HtDice)
        return {};
    const auto stepOf = [&](Quantity quantity) {
        return lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), key.index});
    };
    const Step* const number = stepOf(isDeath ? Quantity::DeathNumber : Quantity::HtNumber);
    if (!number)
        return {};
    const std::int32_t modifier = htModifierOf(action.request.input);
    const QString ht = text::number(number->operands[0].value - modifier);
    const QString base = modifier == 0
        ? RolledWords::tr("HT %1").arg(ht)
        : RolledWords::tr("HT %1 %2", "HT, modifier").arg(ht, text::signedNumber(modifier));
    const QString needed =
        RolledWords::tr("%1: %2", "what is rolled against, what it takes").arg(base, neededWords(number->value));
    const Step* const threshold = stepOf(Quantity::HpThreshold);
    const std::string_view rule = system().rules()[number->rule].id;
    return QStringList{needed,
                       RolledWords::tr("%1 HP or less (%2)", "from where on he rolls, rule")
                           .arg(text::number(isDeath && threshold ? threshold->value : 0),
                                QLatin1String(rule.data(), static_cast<qsizetype>(rule.size())))}
        .join(QStringLiteral(" · "));
}

QString rolledWithWords(const ActionRecord& action, StepKey key)
{
    const Input& input = action.request.input;
    const auto quantity = static_cast<Quantity>(key.quantity);
    if (const auto* attack = input.as<Attack>()) {
        if (quantity == Quantity::AttackSkill)
            return with(skillName(attack->attacker, attack->weapon),
                        weaponSkill(attack->attacker, attack->weapon).level);
        return quantity == Quantity::DefenceHalf && !attack->target.empty() ? defendedWith(action, *attack, key)
                                                                            : QString();
    }
    const auto* feint = input.as<Feint>();
    if (!feint)
        return {};
    if (quantity == Quantity::FeintSkill)
        return with(skillName(feint->attacker, feint->weapon), weaponSkill(feint->attacker, feint->weapon).level);
    return quantity == Quantity::AgainstSkill && !feint->target.empty() ? stoodUpWith(feint->target[0]) : QString();
}

}  // namespace hitspread::rollunder

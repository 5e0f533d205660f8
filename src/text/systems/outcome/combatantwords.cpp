#include "text/systems/outcome/combatantwords.h"

#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::outcome {

namespace {

struct CombatantWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::CombatantWords)
};

constexpr int kMostOfFourDice = 4;
constexpr int kMostOfTwoSixes = 5;
constexpr int kCriticalWorth = 5;  ///< of an attack, where its roll counts that (OUT-09)

QString joinedFacts(QStringList facts)
{
    return text::joined(facts);
}

QString kindName(WeaponKind kind)
{
    switch (kind) {
    case WeaponKind::Melee: return CombatantWords::tr("melee");
    case WeaponKind::Thrown: return CombatantWords::tr("thrown");
    case WeaponKind::Bow: return CombatantWords::tr("bow");
    case WeaponKind::Firearm: break;
    }
    return CombatantWords::tr("firearm");
}

QString sideName(Arm arm)
{
    return arm == Arm::Left ? CombatantWords::tr("left arm") : CombatantWords::tr("right arm");
}

/// Against somebody, as he is named behind what is done.
QString againstWords(Plan plan, const QString& name)
{
    switch (plan) {
    case Plan::Strike: return CombatantWords::tr("strike at %1").arg(name);
    case Plan::Shoot: return CombatantWords::tr("shoot at %1").arg(name);
    case Plan::Automatic: return CombatantWords::tr("automatic fire at %1").arg(name);
    case Plan::Grapple: return CombatantWords::tr("grapple %1").arg(name);
    case Plan::Feint: return CombatantWords::tr("feint against %1").arg(name);
    case Plan::Dodge: return CombatantWords::tr("dodge %1").arg(name);
    case Plan::Parry: return CombatantWords::tr("parry %1").arg(name);
    case Plan::KeepHold: return CombatantWords::tr("keep hold of %1").arg(name);
    case Plan::BreakHold: return CombatantWords::tr("break free of %1").arg(name);
    case Plan::Aim: return CombatantWords::tr("aim at %1").arg(name);
    case Plan::Move:
    case Plan::Shield:
    case Plan::Other: break;
    }
    return planName(plan);
}

QString severalTimesWords(const QString& words, int count)
{
    return count > 1 ? CombatantWords::tr("%1 × %2", "how often, action").arg(QString::number(count), words) : words;
}

}  // namespace

QString woundName(Wound wound)
{
    return text::value(text::Naming::usual(system()), {static_cast<std::uint16_t>(Quantity::WoundName), 0},
                       static_cast<int>(wound));
}

QString woundWords(const Switches& switches, int levels)
{
    return woundName(static_cast<Wound>(woundFor(switches, levels).cells[woundcolumn::kName]));
}

QString woundEffectWords(const Character& who, const Condition& condition, const Switches& switches)
{
    QStringList words{condition.dead ? deadWords() : woundWords(switches, condition.levels)};
    const int penalty = woundPenalty(who, condition, switches);
    if (penalty != 0)
        words << burdenWords(penalty);
    if (canAct(condition, switches) && !canWalk(condition, switches))
        words << cannotWalkWords();
    return words.join(QStringLiteral(", "));
}

QString actionsWords(int actions, int penalty)
{
    if (actions == 1)
        return CombatantWords::tr("1 action");
    return penalty == 0
        ? CombatantWords::tr("%1 actions").arg(actions)
        : CombatantWords::tr("%1 actions, %2 on each").arg(QString::number(actions), text::signedNumber(penalty));
}

QString ratingWords(int rating)
{
    return rating == 0 ? text::number(0) : text::signedNumber(rating);
}

QString ratingNameWords(const Switches& switches, int rating)
{
    const FieldDeclaration& table = *switchesRecord.find("ratings");
    return text::cellName(text::Naming::usual(system()), table, 0,
                          static_cast<std::int32_t>(outcome::ratingName(switches, rating)));
}

QString namedRatingWords(const Switches& switches, int rating)
{
    return CombatantWords::tr("%1 (%2)", "rating, its name")
        .arg(ratingWords(rating), ratingNameWords(switches, rating));
}

QString skillName(const std::string& skill)
{
    if (skill == "Discipline")
        return disciplineName();
    if (skill == "Physique")
        return physiqueName();
    if (skill == "Melee")
        return meleeName();
    if (skill == "Ranged")
        return rangedName();
    return skill == "Unarmed Combat" ? unarmedName() : text::visible(skill);
}

QString attackSkillName(const Character& who, const Weapon& weapon)
{
    if (!weapon.skill.empty() && ratingOf(who, weapon.skill, kNoEntry) != kNoEntry)
        return skillName(weapon.skill);
    if (weapon.natural || weapon.garrote)
        return unarmedName();
    return weapon.kind == WeaponKind::Melee ? meleeName() : rangedName();
}

QString weaponDetail(const Weapon& weapon)
{
    const QString skill = weapon.skill.empty() ? kindName(weapon.kind) : skillName(weapon.skill);
    return joinedFacts({skill, damageBonusWords(damageBonusOf(weapon)),
                        weapon.buckler ? CombatantWords::tr("buckler") : QString(),
                        weapon.garrote ? CombatantWords::tr("garrote") : QString()});
}

QString unreadyWords(const WeaponState& state)
{
    return state.dropped ? CombatantWords::tr("lies on the ground") : QString();
}

QString readyWords(const Weapon& weapon, const WeaponState& state, int rating)
{
    return joinedFacts({unreadyWords(state), ratingWords(rating), damageBonusWords(damageBonusOf(weapon))});
}

QString neededWords(int outcome)
{
    return CombatantWords::tr("%1 or more", "on the dice").arg(ratingWords(outcome));
}

QString neededToHitWords(int outcome, const Switches& switches)
{
    if (switches.dice == Dice::Table)
        return neededWords(outcome);
    const int most = switches.dice == Dice::FourFate ? kMostOfFourDice : kMostOfTwoSixes;
    if (outcome <= 1 - most)
        return CombatantWords::tr("all but a critical failure");
    if (outcome < most)
        return neededWords(outcome);
    const bool isLimited = switches.critical == CriticalRule::DieCountsFive;
    const int reach = isLimited ? std::max(most, kCriticalWorth) : outcome;
    return outcome <= reach ? CombatantWords::tr("only a critical success") : CombatantWords::tr("no roll");
}

QString neededToAvoidWords(const text::OptionWorth& worth)
{
    const auto needed = worth.least(text::Met::TurnsAside);
    if (!needed)
        return CombatantWords::tr("no roll");
    // Where the least that can fall is a critical failure, the most is a critical success.
    const bool hasCriticals = text::lastOf(worth.sample, Quantity::DefenceFailure).value_or(0) != 0;
    if (hasCriticals && *needed == worth.ranges.front().most + 1)
        return CombatantWords::tr("all but a critical failure");
    return hasCriticals && *needed == worth.ranges.back().most ? CombatantWords::tr("only a critical success")
                                                               : neededWords(*needed);
}

QString planWords(const Planned& line, const QString& name)
{
    return severalTimesWords(name.isEmpty() ? planName(line.plan) : againstWords(line.plan, name), line.count);
}

QString plansWords(std::span<const Planned> lines, const std::function<QString(std::int32_t)>& nameOf)
{
    QStringList words;
    for (const Planned& line : lines)
        words << planWords(line, nameOf(line.whom));
    return words.join(QStringLiteral(", "));
}

QString plansWords(std::span<const Planned> lines)
{
    return plansWords(lines, [](std::int32_t) { return QString(); });
}

QString doneWords(const Planned& line)
{
    return line.done >= line.count
        ? CombatantWords::tr("done", "of what was declared")
        : CombatantWords::tr("%1 of %2 done").arg(QString::number(line.done), QString::number(line.count));
}

QString carriedWords(const Armour& item, const ArmourState& state)
{
    switch (state.carried) {
    case Carried::Worn:
        if (!item.shield)
            return CombatantWords::tr("worn");
        return state.arm == Arm::Left ? CombatantWords::tr("strapped to the left arm")
                                      : CombatantWords::tr("strapped to the right arm");
    case Carried::InHand: return CombatantWords::tr("in hand");
    case Carried::OnBack: return CombatantWords::tr("on the back");
    case Carried::Dropped: break;
    }
    return CombatantWords::tr("lies on the ground");
}

QString shortCarriedWords(const Armour& item, const ArmourState& state)
{
    return item.shield && state.carried == Carried::Worn ? sideName(state.arm) : carriedWords(item, state);
}

QString armourWords(int points)
{
    return points > 0 ? CombatantWords::tr("armour %1").arg(points) : CombatantWords::tr("no armour");
}

QString aimWords(int turns, const QString& name)
{
    if (name.isEmpty())
        return turns == 1 ? CombatantWords::tr("aims, 1 turn") : CombatantWords::tr("aims, %1 turns").arg(turns);
    return turns == 1 ? CombatantWords::tr("aims at %1, 1 turn").arg(name)
                      : CombatantWords::tr("aims at %1, %2 turns").arg(name, QString::number(turns));
}

}  // namespace hitspread::outcome

#include "text/systems/rollunder/combatantwords.h"

#include "rules/systems/rollunder/system.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/naming.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace hitspread::rollunder {

namespace {

struct CombatantWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::CombatantWords)
};

constexpr std::int32_t kMostShock = 4;
constexpr std::int32_t kNaturalSuccess = 4;
constexpr std::int32_t kNaturalFailure = 17;

/// A choice of a condition by its own name.
template <typename Choice>
QString choiceIn(std::string_view field, Choice choice)
{
    return text::choiceName(text::Naming::usual(system()), *conditionRecord.find(field),
                            static_cast<std::size_t>(choice));
}

/// Numbers no dice take part in.
template <typename Value>
std::int32_t workedOut(const Value& value)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return value(silent).value;
}

std::int32_t yardsOf(const Character& who, const Condition& condition, const Switches& switches, Distance distance)
{
    return workedOut([&](Derivation& silent) { return allowedMove(silent, who, condition, switches, distance); });
}

/// What a maneuver does beside (R3-69, R3-D34, R3-D35, R3-D36).
QString besidesWords(const Switches& switches, Maneuver maneuver)
{
    switch (maneuver) {
    case Maneuver::Aim: return CombatantWords::tr("defending ends the aim");
    case Maneuver::ChangePosture: return CombatantWords::tr("at the worse of both postures");
    case Maneuver::AllOutDefense:
        if (const int bonus = bonusOf(switches, Bonus::AllOutDefense); bonus != 0)
            return CombatantWords::tr("%1 on one of them").arg(text::signedNumber(bonus));
        break;
    case Maneuver::MoveAndAttack:
        if (const int penalty = bonusOf(switches, Bonus::MoveAndAttack); penalty != 0)
            return CombatantWords::tr("%1 on the attack").arg(text::signedNumber(penalty));
        break;
    default: break;
    }
    return {};
}

QString movementWords(const Character& who, const Condition& condition, const Switches& switches, Distance distance)
{
    QString words = distanceWords(distance);
    if (distance == Distance::Varies || distance == Distance::None)
        return words;
    return CombatantWords::tr("%1 (%2 yd)", "how far he may move, in yards")
        .arg(words, text::number(yardsOf(who, condition, switches, distance)));
}

QString allOutForm(AllOut form)
{
    return text::inSentence(choiceIn("allOut", form));
}

}  // namespace

QString defenceForm(DefenceKind kind)
{
    switch (kind) {
    case DefenceKind::Dodge: return CombatantWords::tr("dodge");
    case DefenceKind::Block: return CombatantWords::tr("block");
    case DefenceKind::ParryRight:
    case DefenceKind::ParryLeft: return CombatantWords::tr("parry");
    case DefenceKind::None: break;
    }
    return {};
}

QString neededWords(std::int32_t number)
{
    if (number < kNaturalSuccess)
        return CombatantWords::tr("only a 3 or 4", "on 3d6");
    return CombatantWords::tr("%1 or less", "on 3d6").arg(text::number(std::min(number, kNaturalFailure - 1)));
}

QString postureWords(Posture posture)
{
    return text::inSentence(choiceIn("posture", posture));
}

Maneuver maneuverOf(Doing doing)
{
    return static_cast<Maneuver>(std::max(static_cast<int>(doing) - 1, 0));
}

QString maneuverName(Maneuver maneuver)
{
    return choiceIn("maneuver", doingOf(maneuver));
}

QString doingWords(const Condition& condition)
{
    if (condition.doing == Doing::Nothing)
        return {};
    const Maneuver maneuver = maneuverOf(condition.doing);
    QStringList forms;
    if (maneuver == Maneuver::AllOutAttack)
        forms << allOutForm(condition.allOut);
    if (maneuver == Maneuver::AllOutDefense)
        forms << defenceForm(condition.defends);
    if (condition.rapid)
        forms << CombatantWords::tr("Rapid Strike");
    forms.removeAll(QString());
    const QString name = maneuverName(maneuver);
    return forms.isEmpty()
        ? name
        : CombatantWords::tr("%1 (%2)", "maneuver, its form").arg(name, forms.join(QStringLiteral(", ")));
}

QString leavesWords(const Switches& switches, Maneuver maneuver)
{
    return text::joined({distanceWords(distanceIn(switches, maneuver)), openWords(openIn(switches, maneuver)),
                         besidesWords(switches, maneuver)});
}

QString leavesWords(const Character& who, const Condition& condition, const Switches& switches, Maneuver maneuver)
{
    return text::joined({movementWords(who, condition, switches, distanceIn(switches, maneuver)),
                         openWords(openIn(switches, maneuver)), besidesWords(switches, maneuver)});
}

QString aimWords(int turns, const QString& name)
{
    return name.isEmpty() ? CombatantWords::tr("aims, %1", "how long").arg(turnsWords(turns))
                          : CombatantWords::tr("aims at %1, %2", "name, how long").arg(name, turnsWords(turns));
}

QString evaluateWords(int turns, const QString& name)
{
    return name.isEmpty() ? CombatantWords::tr("evaluates a foe, %1", "how long").arg(turnsWords(turns))
                          : CombatantWords::tr("evaluates %1, %2", "name, how long").arg(name, turnsWords(turns));
}

QString untilWords(Trigger trigger, const QString& name)
{
    const QString who = name.isEmpty() ? CombatantWords::tr("somebody", "who is waited for") : name;
    switch (trigger) {
    case Trigger::Attacks: return CombatantWords::tr("until %1 attacks", "name").arg(who);
    case Trigger::Moves: return CombatantWords::tr("until %1 moves", "name").arg(who);
    case Trigger::ComesInReach: return CombatantWords::tr("until %1 comes within reach", "name").arg(who);
    case Trigger::Rises: return CombatantWords::tr("until %1 rises", "name").arg(who);
    case Trigger::Shoots: return CombatantWords::tr("until %1 shoots", "name").arg(who);
    case Trigger::Other: break;
    }
    return name.isEmpty() ? QString() : CombatantWords::tr("for %1", "who is waited for").arg(name);
}

QString waitWords(Trigger trigger, const QString& name)
{
    const QString until = untilWords(trigger, name);
    return until.isEmpty() ? shortWaitWords() : CombatantWords::tr("waits %1", "until when").arg(until);
}

QString feintWords(const Feinted& feint)
{
    return CombatantWords::tr("%1 to turn %2", "penalty, turn")
        .arg(text::signedNumber(-feint.value), text::number(feint.until));
}

/// At least two decimals, as Basic Speed goes by quarters.
QString speedWords(std::int32_t thousandths)
{
    QString decimals = QString::number(thousandths % kThousandths + kThousandths).mid(1);
    if (decimals.endsWith(u'0'))
        decimals.chop(1);
    return CombatantWords::tr("%1.%2", "a decimal number").arg(QString::number(thousandths / kThousandths), decimals);
}

QString reelingWords(const Character& who, const Condition& condition, const Switches& switches)
{
    if (!hasThird(who, condition, switches))
        return {};
    constexpr std::int32_t kDodgeBase = 3;
    const std::int32_t move = workedOut([&](Derivation& silent) { return moveNow(silent, who, condition, switches); });
    const std::int32_t speed = workedOut([&](Derivation& silent) {
        return speedNow(silent, who, condition, switches, Quantity::SheetSpeed, Quantity::SheetSpeed);
    });
    return CombatantWords::tr("Move %1 · Basic Speed %2 · Dodge %3")
        .arg(text::number(move), speedWords(speed), text::number(move + kDodgeBase));
}

QString hpWords(const Character& who, const Condition& condition, const Switches& switches)
{
    const QString words =
        CombatantWords::tr("%1/%2", "HP, of most").arg(text::number(hpOf(who, condition)), text::number(who.hpMax));
    const QString state = condition.unconscious && !condition.dead ? unconsciousWords()
                                                                   : hpStateWords(hpStateOf(who, condition, switches));
    return state.isEmpty() ? words : CombatantWords::tr("%1, %2", "HP, state").arg(words, state);
}

int shockToCome(const Condition& condition)
{
    return -std::min(condition.lost, kMostShock);
}

bool isTurnToCome(const Condition& condition)
{
    return condition.inTurn && !condition.begun;
}

bool isHtDue(const Character& who, const Condition& condition)
{
    return canAct(condition) && hpOf(who, condition) <= 0;
}

}  // namespace hitspread::rollunder

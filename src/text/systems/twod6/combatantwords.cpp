#include "text/systems/twod6/combatantwords.h"

#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/system.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace hitspread::twod6 {

namespace {

struct CombatantWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::CombatantWords)
};

constexpr std::int32_t kLeastOfTwo = 2;
constexpr std::int32_t kMostOfTwo = 12;
constexpr std::int32_t kMostSimple = 2;
/// As far as the forecast looks (TD-D63).
constexpr int kForecastMinutes = 15;

/// Numbers no dice take part in.
template <typename Value>
std::int32_t workedOut(const Value& value)
{
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return value(silent).value;
}

std::int32_t factorOf(const Character& who, const Condition& condition)
{
    return woundFactor(monitorOf(condition), who.bld);
}

/// When a clock of so many rounds bites: it is counted down as a round begins.
QString dueWords(const QString& what, std::int32_t rounds)
{
    return rounds <= 1
        ? CombatantWords::tr("%1 as the next round begins", "what is rolled").arg(what)
        : CombatantWords::tr("%1 in %2", "what is rolled, how many rounds").arg(what, roundsWords(rounds));
}

/// What he is beside his monitor; empty: awake.
QString stateWords(const Condition& condition)
{
    if (condition.dead)
        return deadWords();
    return condition.unconscious ? unconsciousWords() : QString();
}

/// Kinds of which he has had his one (TD-17): "no movement, no combat".
QString spentKindsWords(const Condition& condition)
{
    QStringList words;
    for (const ActionKind kind : {ActionKind::Movement, ActionKind::Combat, ActionKind::Handling}) {
        if ((condition.kinds & bitOf(kind)) != 0)
            words << CombatantWords::tr("no %1", "a kind of action").arg(kindWords(kind));
    }
    return words.join(QStringLiteral(", "));
}

/// Simple Actions he may still take; a Complex one goes only while it is both. Precondition: a round runs.
std::int32_t simpleLeft(const Condition& condition)
{
    const Condition now = aboutToAct(condition);
    const bool isOver = now.acted || now.complexTaken || isLaidUp(now) || isHeld(now);
    return isOver ? 0 : std::max(kMostSimple - now.simple, 0);
}

bool hasTurn(const Condition& condition)
{
    return condition.inRound && isAwake(condition) && !condition.surprised && !condition.underCare;
}

/// What careful aim adds to the shot (TD-44, TD-47): −1 a round, at most −3 as printed.
std::int32_t aimBonus(const Condition& condition, const Switches& switches)
{
    constexpr std::int32_t kMostBonus = -3;
    return std::max(kMostBonus, condition.aimRounds * modifierOf(switches, RangedRow::CarefulAim));
}

}  // namespace

QString neededWords(std::int32_t number, bool twoMisses)
{
    const std::int32_t needed = twoMisses ? std::max(number, kLeastOfTwo + 1) : number;
    if (needed <= kLeastOfTwo)
        return CombatantWords::tr("any roll", "on 2d6");
    if (needed > kMostOfTwo)
        return CombatantWords::tr("no roll", "on 2d6");
    return CombatantWords::tr("%1 or more", "on 2d6").arg(text::number(needed));
}

QString boxesWords(const Character& who, const Condition& condition)
{
    return CombatantWords::tr("L %1, F %2 of %3", "Lethal boxes, filled boxes, all of them")
        .arg(text::number(condition.lethal), text::number(condition.filled), text::number(boxesOf(who.bld)));
}

QString shortBoxesWords(const Character& who, const Condition& condition)
{
    return CombatantWords::tr("L%1 F%2/%3", "Lethal boxes, filled boxes, all of them")
        .arg(text::number(condition.lethal), text::number(condition.filled), text::number(boxesOf(who.bld)));
}

QString monitorWords(const Character& who, const Condition& condition)
{
    return text::joined({boxesWords(who, condition), lineWords(lineOf(monitorOf(condition), who.bld)),
                         woundFactorWords(factorOf(who, condition)), stateWords(condition)});
}

QString shortMonitorWords(const Character& who, const Condition& condition)
{
    if (condition.dead)
        return deadWords();
    if (condition.unconscious)
        return shortOutWords();
    if (condition.filled == 0)
        return {};
    const QString line = lineWords(lineOf(monitorOf(condition), who.bld));
    const std::int32_t factor = factorOf(who, condition);
    return factor == 0
        ? line
        : CombatantWords::tr("%1, %2", "line of the monitor, Wound Factor").arg(line, woundFactorWords(factor));
}

QString consciousnessWords(const Character& who, const Condition& condition, const Switches& switches)
{
    const Line line = lineOf(monitorOf(condition), who.bld);
    if (line == Line::Full)
        return CombatantWords::tr("unconscious without a roll: the monitor is full");
    return CombatantWords::tr("stays conscious on %1", "what it takes").arg(neededWords(saveOf(switches, line)));
}

QString saveDueWords(const Character& who, const Condition& condition, const Switches& switches)
{
    if (condition.dead || condition.saveIn == kNoEntry)
        return {};
    const std::int32_t factor = factorOf(who, condition);
    if (!isSaveRolled(switches, factor))
        return CombatantWords::tr("no Build save at WF %1").arg(factor);
    return dueWords(
        CombatantWords::tr("Build save (%1)", "what it takes").arg(neededWords(buildSave(who, switches) + factor)),
        condition.saveIn);
}

QString wakeDueWords(const Character& who, const Condition& condition, const Switches& switches)
{
    if (condition.dead || !condition.unconscious || condition.wakeIn == kNoEntry)
        return {};
    const Line line = lineOf(monitorOf(condition), who.bld);
    if (line == Line::Full)
        return CombatantWords::tr("cannot wake while the monitor is full");
    return dueWords(CombatantWords::tr("try to wake (%1)", "what it takes").arg(neededWords(saveOf(switches, line))),
                    condition.wakeIn);
}

QString forecastWords(const Character& who, const Condition& condition, const Switches& switches)
{
    if (condition.dead || condition.saveIn == kNoEntry)
        return {};
    const double chance = chanceOfDeath(who, condition, switches, kForecastMinutes);
    const auto percent = static_cast<int>(std::lround(100 * chance));
    return CombatantWords::tr("dies within %1 minutes: %2 %")
        .arg(QString::number(kForecastMinutes), QString::number(percent));
}

QString woundWords(const text::Naming& names, const Condition& condition, Location location)
{
    const Wound wound = woundAt(condition, location);
    if (wound == Wound::Ok)
        return {};
    const auto place = static_cast<std::size_t>(location);
    QStringList words{CombatantWords::tr("%1 %2", "location, incapacitated or disabled")
                          .arg(text::location(names, kLocationIds[place]), severityWords(wound))};
    if (isIn(condition.operated, location))
        words << CombatantWords::tr("operated on");
    if (const int days = condition.daysLeft[place]; days > 0)
        words << daysLeftWords(days);
    return words.join(QStringLiteral(", "));
}

QString woundsWords(const text::Naming& names, const Condition& condition)
{
    QStringList words;
    for (std::size_t i = 0; i < kLocations; ++i)
        words << woundWords(names, condition, static_cast<Location>(i));
    return text::joined(words);
}

QString coverPlacesWords(const text::Naming& names, const Condition& condition)
{
    QStringList behind;
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (isIn(condition.covered, static_cast<Location>(i)))
            behind << text::inSentence(text::location(names, kLocationIds[i]));
    }
    const QString cover = coverWords(condition.cover);
    const QString places = behind.join(QStringLiteral(", "));
    if (cover.isEmpty() && places.isEmpty())
        return {};
    if (cover.isEmpty())
        return CombatantWords::tr("covered: %1", "locations").arg(places);
    return places.isEmpty() ? cover : CombatantWords::tr("%1 (%2)", "cover, locations behind it").arg(cover, places);
}

QString movedWords(const Character& who, const Condition& condition)
{
    if (condition.movement == Movement::Stationary)
        return {};
    const QString words = movementWords(condition.movement);
    if (condition.evadeOpen)
        return CombatantWords::tr("%1, up to %2 m still to go", "evades, metres")
            .arg(words, text::number(workedOut([&](Derivation& silent) { return allowedEvade(silent, who); })));
    return condition.metres == 0
        ? words
        : CombatantWords::tr("%1 %2 m", "how he moved, how far").arg(words, text::number(condition.metres));
}

QString aimWords(const Condition& condition, const Switches& switches, const QString& name)
{
    if (condition.aimRounds == 0)
        return {};
    const QString rounds = roundsWords(condition.aimRounds);
    const QString bonus = text::signedNumber(aimBonus(condition, switches));
    return name.isEmpty()
        ? CombatantWords::tr("aims carefully, %1 (%2)", "how long, what it adds").arg(rounds, bonus)
        : CombatantWords::tr("aims carefully at %1, %2 (%3)", "name, how long, what it adds").arg(name, rounds, bonus);
}

QString treatsWords(const Condition& condition, const Switches& switches, const QString& name)
{
    if (condition.treats == 0)
        return {};
    const QString rounds = QString::number(condition.treatRounds);
    const QString all = QString::number(treatmentRounds(switches));
    return name.isEmpty() ? CombatantWords::tr("treats somebody, round %1 of %2").arg(rounds, all)
                          : CombatantWords::tr("treats %1, round %2 of %3").arg(name, rounds, all);
}

QString actionsLeftWords(const Condition& condition)
{
    if (!hasTurn(condition))
        return {};
    const Condition now = aboutToAct(condition);
    const std::int32_t left = simpleLeft(condition);
    if (left == kMostSimple)
        return CombatantWords::tr("two Simple Actions or one Complex Action");
    if (left == 0)
        return isHeld(now) && !now.acted && !isLaidUp(now) && now.simple == 0
            ? CombatantWords::tr("Incidental Actions or an escape")
            : CombatantWords::tr("Incidental Actions alone");
    const QString spent = spentKindsWords(now);
    return spent.isEmpty() ? CombatantWords::tr("one Simple Action")
                           : CombatantWords::tr("one Simple Action, %1", "kinds that are spent").arg(spent);
}

QString shortActionsLeftWords(const Condition& condition)
{
    if (!hasTurn(condition))
        return {};
    switch (simpleLeft(condition)) {
    case 0: return CombatantWords::tr("I", "Incidental Actions alone");
    case 1: return CombatantWords::tr("1 S", "one Simple Action");
    default: return CombatantWords::tr("2 S / 1 C", "two Simple Actions or one Complex Action");
    }
}

std::int32_t metresOf(const Character& who, const Condition& condition, const Switches& switches, Mode mode,
                      std::int32_t shortened)
{
    return workedOut([&](Derivation& silent) {
        return mode == Mode::None
            ? allowedEvade(silent, who, shortened)
            : allowedMove(silent, who, condition, switches, {.mode = mode, .shortened = shortened});
    });
}

QString costWords(const Switches& switches, Doing doing)
{
    const ActionKind kind = kindOf(switches, doing);
    const QString category = categoryWords(categoryOf(switches, doing));
    return kind == ActionKind::Other
        ? category
        : CombatantWords::tr("%1, %2", "category of an action, its kind").arg(category, kindWords(kind));
}

}  // namespace hitspread::twod6

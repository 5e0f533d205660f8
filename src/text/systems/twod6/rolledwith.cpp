#include "text/systems/twod6/resultwords.h"

#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/vocabulary.h"
#include "rules/systems/twod6/woundtables.h"
#include "text/dicenotation.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/harmwords.h"
#include "text/systems/twod6/weaponwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace hitspread::twod6 {

namespace {

struct RolledWith {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::RolledWith)
};

bool hasLearned(const Character& who, std::string_view skill)
{
    const auto isIt = [skill](const auto& entry) { return entry.first == skill; };
    return std::ranges::any_of(who.skills.entries, isIt);
}

QString nameOfSkill(const Character& who, std::string_view skill)
{
    constexpr std::array kAsked{kRunningSkill, kAcrobatics, kUnarmed, kMedtech};
    QString name = std::ranges::find(kAsked, skill) != kAsked.end() ? text::rankName(system(), skill)
                                                                    : text::visible(std::string(skill));
    if (hasLearned(who, skill))
        return name;
    return name.isEmpty() ? RolledWith::tr("no skill") : RolledWith::tr("%1, untrained", "skill").arg(name);
}

QString withSkill(const QString& skill, std::int32_t level)
{
    return RolledWith::tr("With %1 %2", "skill, level").arg(skill, text::number(level));
}

std::optional<std::int32_t> valueAt(const ActionRecord& action, Quantity quantity, std::uint16_t index)
{
    const Step* step = lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
    return step ? std::optional(step->value) : std::nullopt;
}

/// What an attack is rolled with.
QString attackWith(const Input& input, std::int32_t level)
{
    if (const auto* attack = input.as<Attack>(); attack && !attack->character.empty())
        return withSkill(skillName(attack->character[0].character, attack->weapon), level);
    if (const auto* fire = input.as<AreaFire>(); fire && !fire->character.empty())
        return withSkill(skillName(fire->character[0].character, fire->weapon), level);
    const auto* grapple = input.as<Grapple>();
    return grapple && !grapple->character.empty()
        ? withSkill(nameOfSkill(grapple->character[0].character, kUnarmed), level)
        : QString();
}

/// The skill somebody has chosen against a fall or a hold.
QString wrestlingWith(const ActionRecord& action, Query query, std::int32_t level)
{
    const Input& input = action.request.input;
    const auto* grapple = input.as<Grapple>();
    const auto* escape = input.as<Escape>();
    const Character* who = grapple && !grapple->target.empty() ? &grapple->target[0].character
        : escape                                               ? &escape->character
                                                               : nullptr;
    const Answer* chosen = action.findings.answers.find({static_cast<std::uint16_t>(query), 0});
    if (!who || !chosen)
        return {};
    const bool isAcrobatics = static_cast<WrestlingSkill>(chosen->choice) == WrestlingSkill::Acrobatics;
    return withSkill(nameOfSkill(*who, isAcrobatics ? kAcrobatics : kUnarmed), level);
}

const Character* doctorOf(const Input& input)
{
    if (const auto* treat = input.as<Treat>())
        return &treat->character;
    if (const auto* care = input.as<Care>())
        return &care->character;
    const auto* surgery = input.as<Surgery>();
    return surgery ? &surgery->character : nullptr;
}

QString medtechWith(const Input& input, std::int32_t level)
{
    const Character* doctor = doctorOf(input);
    return doctor ? withSkill(nameOfSkill(*doctor, kMedtech), level) : QString();
}

/// Whose save it is (TD-102): the line after what has been marked, or as he was.
QString saveOfLine(const ActionRecord& action, std::uint16_t index)
{
    const Fighter* he = fighterOf(action.request.input, index);
    const auto marked = valueAt(action, Quantity::MonitorLine, index);
    if (!he && !marked)
        return {};
    const Line line = marked ? static_cast<Line>(*marked) : lineOf(monitorOf(he->condition), he->character.bld);
    return RolledWith::tr("Save of the line %1", "line of the monitor").arg(lineWords(line));
}

/// A sum and the Wound Factor that was added to it: "Build save 7 + WF 2".
QString plusFactor(const QString& words, std::optional<std::int32_t> number, const Step* factor)
{
    const QString sum = number
        ? RolledWith::tr("%1 %2", "what is rolled with, number").arg(words, text::number(*number))
        : words;
    return factor ? RolledWith::tr("%1 + %2", "sum, Wound Factor").arg(sum, woundFactorWords(factor->operands[1].value))
                  : sum;
}

/// With what else is added to it: "Medtech 5 + WF 2, wound +1".
QString plusAlso(const QString& sum, const QString& what, std::int32_t value)
{
    return value == 0 ? sum
                      : RolledWith::tr("%1, %2 %3", "sum, what else is added to it, how much")
                            .arg(sum, what, text::signedNumber(value));
}

/// What a Medtech roll adds up from (TD-113, TD-121, TD-127).
QString medtechSum(const ActionRecord& action, std::uint16_t index)
{
    const auto added = [&](Quantity quantity) {
        const Step* const step = lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
        return step ? step->operands[1].value : 0;
    };
    const auto factor = lastStep(action.findings.steps, {static_cast<std::uint16_t>(Quantity::MedtechWound), index});
    const auto level = valueAt(action, Quantity::MedtechLevel, index);
    const std::int32_t facility = added(Quantity::MedtechFacility);
    const std::int32_t toHeal = added(Quantity::MedtechToHeal);
    const std::int32_t known = level.value_or(0) + added(Quantity::MedtechWound) + facility + toHeal;
    QString sum = plusFactor(text::rankName(system(), kMedtech), level, factor);
    sum = plusAlso(sum, RolledWith::tr("facility"), facility);
    sum = plusAlso(sum, RolledWith::tr("wound", "what is operated on"), toHeal);
    return plusAlso(sum, RolledWith::tr("modifiers"),
                    valueAt(action, Quantity::MedtechNumber, index).value_or(known) - known);
}

/// The dice of a recovery, in days after a surgery, else in weeks (TD-125, TD-129, TD-131).
QString recoveryWords(const Input& input)
{
    const auto words = [](const Switches& switches, const Condition& condition, Location location, bool isOperated) {
        constexpr int kSides = 6;
        const std::int32_t dice = recoveryOf(switches, location, woundAt(condition, location),
                                             isOperated ? recoverycolumn::kDays : recoverycolumn::kWeeks);
        const QString sum = text::diceNotation({dice, kSides, 0});
        return isOperated ? RolledWith::tr("%1 days (TD-129)", "dice").arg(sum)
                          : RolledWith::tr("%1 weeks (TD-125)", "dice").arg(sum);
    };
    if (const auto* surgery = input.as<Surgery>(); surgery && !surgery->patient.empty())
        return words(surgery->switches, surgery->patient[0].condition, surgery->options.location, true);
    const auto* recover = input.as<Recover>();
    return recover ? words(recover->switches, recover->condition, recover->options.location,
                           isIn(recover->condition.operated, recover->options.location))
                   : QString();
}

/// What a roll goes by, and its target number.
struct Needed {
    QString base;
    Quantity number;
};

std::optional<Needed> neededFor(const ActionRecord& action, Query query, std::uint16_t index)
{
    const auto stepOf = [&](Quantity quantity) {
        return lastStep(action.findings.steps, {static_cast<std::uint16_t>(quantity), index});
    };
    switch (query) {
    case Query::ConsciousnessDice: return Needed{saveOfLine(action, index), Quantity::ConsciousnessNumber};
    case Query::WakeDice: return Needed{saveOfLine(action, index), Quantity::WakeNumber};
    case Query::SaveDice:
        return Needed{plusFactor(RolledWith::tr("Build save"), valueAt(action, Quantity::SaveBuild, index),
                                 stepOf(Quantity::SaveWound)),
                      Quantity::SaveNumber};
    case Query::ReopenDice:
        return Needed{plusFactor(RolledWith::tr("Build save"), valueAt(action, Quantity::SaveBuild, index), nullptr),
                      Quantity::ReopenNumber};
    case Query::MedtechDice: return Needed{medtechSum(action, index), Quantity::MedtechNumber};
    default: return std::nullopt;
    }
}

}  // namespace

QString skillName(const Character& who, const Weapon& weapon)
{
    return nameOfSkill(who, weapon.skill.empty() && weapon.natural ? kUnarmed : std::string_view(weapon.skill));
}

QString rollNeeds(const ActionRecord& action, QuestionKey key)
{
    if (static_cast<Query>(key.name) == Query::RecoveryDice)
        return recoveryWords(action.request.input);
    const auto needed = neededFor(action, static_cast<Query>(key.name), key.index);
    const Step* const number = needed
        ? lastStep(action.findings.steps, {static_cast<std::uint16_t>(needed->number), key.index})
        : nullptr;
    if (!number)
        return {};
    const std::string_view rule = system().rules()[number->rule].id;
    return RolledWith::tr("%1: %2 (%3)", "what is rolled by, what it takes, rule")
        .arg(needed->base, neededWords(number->value), QLatin1String(rule.data(), static_cast<qsizetype>(rule.size())));
}

QString rolledWithWords(const ActionRecord& action, StepKey key)
{
    const auto quantity = static_cast<Quantity>(key.quantity);
    const std::int32_t level = valueAt(action, quantity, key.index).value_or(0);
    switch (quantity) {
    case Quantity::AttackLevel: return attackWith(action.request.input, level);
    case Quantity::AttackRanged:
        return key.index < kRangedRows ? text::capitalized(rowWords(static_cast<RangedRow>(key.index))) : QString();
    case Quantity::AttackMelee:
        return key.index < kMeleeRows ? text::capitalized(rowWords(static_cast<MeleeRow>(key.index))) : QString();
    case Quantity::FallLevel: return wrestlingWith(action, Query::FallSkill, level);
    case Quantity::EscapeLevel: return wrestlingWith(action, Query::EscapeSkill, level);
    case Quantity::MedtechLevel: return medtechWith(action.request.input, level);
    case Quantity::ConsciousnessSave: return saveOfLine(action, key.index);
    default: return {};
    }
}

}  // namespace hitspread::twod6

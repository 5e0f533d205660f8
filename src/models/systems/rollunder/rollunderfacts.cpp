#include "models/systems/rollunder/rollunderfacts.h"

#include "models/history/changelines.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/round.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "text/labels.h"
#include "text/systems/rollunder/combatantwords.h"
#include "text/systems/rollunder/resultwords.h"

#include <algorithm>
#include <array>
#include <bit>

namespace hitspread::rollunder {

namespace {

/// What is kept for the rules alone, or said by another field.
constexpr std::array<std::string_view, 15> kBookkeeping{
    "inTurn", "begun",    "acted",       "posturePast",   "allOut",     "allOutDefense", "rapid", "maneuver",
    "moved",  "struckAt", "strikesLeft", "retreatedFrom", "placeSpeed", "rollOff",       "rising"};

QString yesOrNo(bool value)
{
    return value ? yesWords() : noWords();
}

QString orNone(const QString& words)
{
    return words.isEmpty() ? noneWords() : words;
}

/// Of what several fields keep together; nothing where it says the same before and after.
ChangeWords together(const QString& what, const QString& before, const QString& after)
{
    return before == after ? ChangeWords{} : ChangeWords{what, orNone(before), orNone(after)};
}

QString aimOf(const Condition& condition, const std::function<QString(std::int32_t)>& nameOf)
{
    return condition.aimTurns > 0 ? aimWords(condition.aimTurns, nameOf(condition.aimAt)) : QString();
}

QString evaluateOf(const Condition& condition, const std::function<QString(std::int32_t)>& nameOf)
{
    return condition.evaluateTurns > 0 ? evaluateWords(condition.evaluateTurns, nameOf(condition.evaluateAt))
                                       : QString();
}

QString waitOf(const Condition& condition, const std::function<QString(std::int32_t)>& nameOf)
{
    return condition.waiting ? waitWords(condition.waitTrigger, nameOf(condition.waitFor)) : QString();
}

/// Whose they are is told where there is room for it.
QString feintsOf(const Condition& condition)
{
    QStringList words;
    for (const Feinted& feint : condition.feints)
        words << feintWords(feint);
    return words.join(QStringLiteral(", "));
}

ChangeWords hpChange(const ConditionPair& pair)
{
    const auto& who = pair.character.as<Character>();
    const auto& before = pair.before.as<Condition>();
    const auto& after = pair.after.as<Condition>();
    const Switches switches = pair.switches.isNull() ? Switches{} : pair.switches.as<Switches>();
    return {hpName(), text::number(hpOf(who, before)), hpWords(who, after, switches), Fact::Track,
            Gauge{hpOf(who, before), hpOf(who, after), who.hpMax}};
}

/// What a loss takes off his skills later; that it is over goes without saying.
ChangeWords shockChange(const Condition& before, const Condition& after)
{
    const int was = shockToCome(before);
    const int will = shockToCome(after);
    const QString name = isTurnToCome(after) ? shockThisTurnName() : shockName();
    return will < was ? ChangeWords{name, text::number(was), text::number(will)} : ChangeWords{};
}

QString passed(const Condition& condition)
{
    return text::number(std::popcount(static_cast<std::uint32_t>(condition.thresholds)));
}

}  // namespace

std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t)
{
    const auto& before = pair.before.as<Condition>();
    const auto& after = pair.after.as<Condition>();
    if (std::ranges::find(kBookkeeping, field.id) != kBookkeeping.end())
        return ChangeWords{};
    if (field.id == "hpLost")
        return hpChange(pair);
    if (field.id == "lost")
        return shockChange(before, after);
    if (field.id == "shock")
        return ChangeWords{shockNowName(), text::number(-before.shock), text::number(-after.shock)};
    if (field.id == "thresholds")
        return ChangeWords{thresholdsName(), passed(before), passed(after)};
    if (field.id == "dead")
        return ChangeWords{deadName(), yesOrNo(before.dead), yesOrNo(after.dead), Fact::Death};
    if (field.id == "unconscious")
        return ChangeWords{unconsciousName(), yesOrNo(before.unconscious), yesOrNo(after.unconscious),
                           Fact::Consciousness};
    if (field.id == "posture")
        return ChangeWords{postureName(), postureWords(before.posture), postureWords(after.posture), Fact::Posture};
    if (field.id.starts_with("aim"))
        return together(aimName(), aimOf(before, pair.nameOf), aimOf(after, pair.nameOf));
    if (field.id.starts_with("evaluate"))
        return together(evaluateName(), evaluateOf(before, pair.nameOf), evaluateOf(after, pair.nameOf));
    if (field.id.starts_with("wait"))
        return together(waitName(), waitOf(before, pair.nameOf), waitOf(after, pair.nameOf));
    if (field.id.starts_with("feint"))
        return together(feintName(), feintsOf(before), feintsOf(after));
    return std::nullopt;
}

bool isNamed(const ActionRecord& action, StepKey key)
{
    if (!action.request.input.isOneOf<Attack>())
        return false;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::CriticalMissEffect:
    case Quantity::CriticalMissWho: return true;
    case Quantity::PostureNow:
    case Quantity::LocationRolled:
    case Quantity::LocationSide:
    case Quantity::LocationStruck:
    case Quantity::DamageRoll:
    case Quantity::DamageBonus:
    case Quantity::DamageLeast:
    case Quantity::DamageHalved:
    case Quantity::DamagePenetrating:
    case Quantity::DrOwn:
    case Quantity::DrWorn:
    case Quantity::DrPlace:
    case Quantity::InjuryHalves:
    case Quantity::InjuryPlace:
    case Quantity::InjuryLoss:
    case Quantity::InjuryMost:
    case Quantity::InjuryCapped:
    case Quantity::HpLost:
    case Quantity::HpNow:
    case Quantity::HpState:
    case Quantity::HpThreshold:
    case Quantity::HpDead:
    case Quantity::ShockLost: return key.subject.side() == kActingSide && !key.subject.target();
    default: return false;
    }
}

namespace {

/// An action as the history knows it.
struct Known {
    std::string_view action;
    Matter matter;
    QString (*also)();
};

QString nothingMore()
{
    return {};
}

template <const auto& kWords>
QString wordsOf()
{
    return kWords();
}

const std::array<Known, 15>& allKnown()
{
    static const std::array<Known, 15> kAll{{{Attack::kAction.id, Matter::Attack, wordsOf<attackAlsoCalled>},
                                             {Feint::kAction.id, Matter::Test, nothingMore},
                                             {Harm::kAction.id, Matter::Harm, wordsOf<harmAlsoCalled>},
                                             {Aim::kAction.id, Matter::Aim, nothingMore},
                                             {Evaluate::kAction.id, Matter::Aim, nothingMore},
                                             {Ready::kAction.id, Matter::Weapon, wordsOf<readyAlsoCalled>},
                                             {Move::kAction.id, Matter::Move, nothingMore},
                                             {ChangePosture::kAction.id, Matter::Move, wordsOf<postureAlsoCalled>},
                                             {AllOutDefense::kAction.id, Matter::Guard, nothingMore},
                                             {Wait::kAction.id, Matter::Order, wordsOf<waitAlsoCalled>},
                                             {DoNothing::kAction.id, Matter::Other, nothingMore},
                                             {Concentrate::kAction.id, Matter::Other, nothingMore},
                                             {Turn::kAction.id, Matter::Order, wordsOf<turnAlsoCalled>},
                                             {Status::kAction.id, Matter::Condition, wordsOf<statusAlsoCalled>},
                                             {RoundChange::kAction.id, Matter::Order, nothingMore}}};
    return kAll;
}

const Known* knownOf(std::string_view action)
{
    const auto found = std::ranges::find(allKnown(), action, &Known::action);
    return found == allKnown().end() ? nullptr : &*found;
}

}  // namespace

Matter matterOf(std::string_view action)
{
    const Known* known = knownOf(action);
    return known ? known->matter : Matter::Other;
}

bool namesAction(std::string_view action)
{
    return action == Feint::kAction.id;
}

QString alsoCalled(std::string_view action)
{
    const Known* known = knownOf(action);
    return known ? known->also() : QString();
}

bool isSigned(const FieldDeclaration& field)
{
    return field.id == "damageBonus" || isSymmetric(field);
}

std::span<const std::string_view> compared(RecordKind kind)
{
    static constexpr std::array<std::string_view, 5> kCharacter{"dx", "ht", "hpMax", "speed", "move"};
    static constexpr std::array<std::string_view, 4> kWeapon{"kind", "skill", "damage", "damageType"};
    static constexpr std::array<std::string_view, 3> kArmour{"shield", "db", "skill"};
    switch (kind) {
    case RecordKind::Character: return kCharacter;
    case RecordKind::Weapon: return kWeapon;
    case RecordKind::Armour: return kArmour;
    default: return {};
    }
}

NameRules namesFor(RecordKind kind, const FieldDeclaration& field)
{
    const bool isSkill = (kind == RecordKind::Weapon || kind == RecordKind::Armour) && field.id == "skill";
    if (!isSkill)
        return {};
    return {{{RecordKind::Character, "skills"}, {RecordKind::Character, "otherSkills"}, {kind, "skill"}}, skillDoubt()};
}

}  // namespace hitspread::rollunder

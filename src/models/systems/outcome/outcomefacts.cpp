#include "models/systems/outcome/outcomefacts.h"

#include "models/history/changelines.h"
#include "models/history/stepnames.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/manualharm.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/resultwords.h"

#include <algorithm>
#include <array>

namespace hitspread::outcome {

namespace {

/// What is kept for the rules alone.
constexpr std::array<std::string_view, 6> kBookkeeping{"inTurn",  "keeps", "initiativeDie",
                                                       "rollOff", "moved", "planDone"};

/// Whether two have the same in mind, however much of it is done.
bool meansTheSame(const Condition& one, const Condition& other)
{
    return std::ranges::equal(one.plan, other.plan, [](const Planned& a, const Planned& b) {
        return a.plan == b.plan && a.whom == b.whom && a.count == b.count;
    });
}

/// The lines of both, whatever field of them is otherwise.
ChangeWords planChange(const Condition& before, const Condition& after,
                       const std::function<QString(std::int32_t)>& nameOf)
{
    if (meansTheSame(before, after))
        return {};
    const auto words = [&nameOf](const Condition& condition) {
        return condition.plan.isEmpty() ? nothingDeclaredWords()
                                        : plansWords({condition.plan.begin(), condition.plan.end()}, nameOf);
    };
    // Whom it is against is no part of the words where he is not known.
    return words(before) == words(after) ? ChangeWords{} : ChangeWords{declaredName(), words(before), words(after)};
}

}  // namespace

std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field, std::size_t)
{
    const auto& before = pair.before.as<Condition>();
    const auto& after = pair.after.as<Condition>();
    if (std::ranges::find(kBookkeeping, field.id) != kBookkeeping.end())
        return ChangeWords{};
    if (field.id.starts_with("plan"))
        return planChange(before, after, pair.nameOf);
    if (field.id == "dead")
        return ChangeWords{deadName(), noWords(), yesWords(), Fact::Death};
    if (field.id != "levels")
        return std::nullopt;
    const Switches switches = pair.switches.isNull() ? Switches{} : pair.switches.as<Switches>();
    const int most = deadlyLevels(switches);
    return ChangeWords{levelsName(), text::number(before.levels),
                       levelsOfWords(after.levels, most, woundWords(switches, after.levels)), Fact::Track,
                       Gauge{most - before.levels, most - after.levels, most}};
}

QString givenName(const ActionRecord& action, StepKey key)
{
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::AttackSkill: return rolledWithWords(action, kActingSide);
    case Quantity::DefenceSkill: return rolledWithWords(action, kOtherSide);
    case Quantity::CheckSkill: return checkedWithWords(action);
    case Quantity::InitiativeSkill: return initiativeWithWords(action, whichTarget(key.subject).value_or(0));
    default: return {};
    }
}

bool isOfOther(const ActionRecord&, StepKey key)
{
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::TurnTargets:
    case Quantity::TurnOthers:
    case Quantity::TurnActions:
    case Quantity::TurnPenalty: return key.subject.side() == kOtherSide;
    default: return false;
    }
}

Matter matterOf(std::string_view action)
{
    struct Known {
        std::string_view action;
        Matter matter;
    };
    const std::array<Known, 12> all{{{Attack::kAction.id, Matter::Attack},
                                     {Grapple::kAction.id, Matter::Blow},
                                     {BreakHold::kAction.id, Matter::Test},
                                     {Release::kAction.id, Matter::Guard},
                                     {Feint::kAction.id, Matter::Test},
                                     {Aim::kAction.id, Matter::Aim},
                                     {Move::kAction.id, Matter::Move},
                                     {Test::kAction.id, Matter::Test},
                                     {ShieldWork::kAction.id, Matter::Weapon},
                                     {Declare::kAction.id, Matter::Order},
                                     {Harm::kAction.id, Matter::Harm},
                                     {RoundChange::kAction.id, Matter::Order}}};
    const auto found = std::ranges::find(all, action, &Known::action);
    return found == all.end() ? Matter::Other : found->matter;
}

bool isSigned(const FieldDeclaration& field)
{
    static constexpr std::array<std::string_view, 7> kRatings{"discipline", "physique", "melee",      "ranged",
                                                              "unarmed",    "skills",   "damageBonus"};
    return std::ranges::find(kRatings, field.id) != kRatings.end() || isSymmetric(field);
}

std::span<const std::string_view> compared(RecordKind kind)
{
    static constexpr std::array<std::string_view, 5> kCharacter{"discipline", "physique", "melee", "ranged", "unarmed"};
    static constexpr std::array<std::string_view, 3> kWeapon{"kind", "skill", "damageBonus"};
    static constexpr std::array<std::string_view, 2> kArmour{"points", "shield"};
    switch (kind) {
    case RecordKind::Character: return kCharacter;
    case RecordKind::Weapon: return kWeapon;
    case RecordKind::Armour: return kArmour;
    default: return {};
    }
}

NameRules namesFor(RecordKind kind, const FieldDeclaration& field)
{
    if (kind != RecordKind::Weapon || field.id != "skill")
        return {};
    return {{{RecordKind::Character, "skills"}, {RecordKind::Weapon, "skill"}}, skillDoubt()};
}

}  // namespace hitspread::outcome

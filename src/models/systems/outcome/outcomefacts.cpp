#include "models/systems/outcome/outcomefacts.h"

#include "models/changelines.h"
#include "models/tracemodel.h"
#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/attack.h"
#include "rules/systems/outcome/check.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/handharm.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/shieldwork.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/outcomewords.h"
#include "text/systems/outcome/rolledwith.h"

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

/// The list of modifiers a step counts, and which of them: the number of the step, from the first of its list.
struct ModifierAt {
    const Ranks* list = nullptr;
    int place = 0;
};

template <typename Action>
std::optional<ModifierAt> modifierOfTwo(const Input& input, Quantity quantity, StepKey key, int ofOther)
{
    const auto* action = input.as<Action>();
    if (action && quantity == Quantity::AttackModifier)
        return ModifierAt{&action->options.rollModifiers, key.index};
    if (action && quantity == Quantity::DefenceModifier)
        return ModifierAt{&action->options.defenceModifiers, key.index - ofOther};
    return std::nullopt;
}

template <typename Action>
std::optional<ModifierAt> modifierAlone(const Input& input, Quantity quantity, StepKey key)
{
    const auto* action = input.as<Action>();
    return action && quantity == Quantity::CheckModifier
        ? std::optional(ModifierAt{&action->options.checkModifiers, key.index})
        : std::nullopt;
}

std::optional<ModifierAt> initiativeModifier(const Input& input, Quantity quantity, StepKey key)
{
    const auto* change = input.as<RoundChange>();
    const auto member = static_cast<std::size_t>(key.index / kMostModifiers);
    return change && quantity == Quantity::InitiativeModifier && member < change->initiatives.size()
        ? std::optional(ModifierAt{&change->initiatives[member].modifiers, key.index % kMostModifiers})
        : std::nullopt;
}

/// The name of a modifier that has a step of its own; empty: it is none, or those that are left.
QString modifierName(const Input& input, StepKey key)
{
    const auto quantity = static_cast<Quantity>(key.quantity);
    auto found = modifierOfTwo<Attack>(input, quantity, key, 0);
    const auto orElse = [&found](std::optional<ModifierAt> next) {
        if (!found)
            found = next;
    };
    orElse(modifierOfTwo<Grapple>(input, quantity, key, 0));
    orElse(modifierOfTwo<BreakHold>(input, quantity, key, 1));
    orElse(modifierOfTwo<Feint>(input, quantity, key, 1));
    orElse(modifierAlone<Move>(input, quantity, key));
    orElse(modifierAlone<Test>(input, quantity, key));
    orElse(initiativeModifier(input, quantity, key));
    if (!found || found->place < 0)
        return {};
    const auto& all = found->list->entries;
    const auto place = static_cast<std::size_t>(found->place);
    const bool isRest = found->place + 1 == kMostModifiers && all.size() > kMostModifiers;
    return place < all.size() && !isRest ? text::visible(all[place].first) : QString();
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
    if (QString modifier = modifierName(action.request.input, key); !modifier.isEmpty())
        return modifier;
    switch (static_cast<Quantity>(key.quantity)) {
    case Quantity::AttackSkill: return rolledWithWords(action, 0);
    case Quantity::DefenceSkill: return rolledWithWords(action, 1);
    case Quantity::CheckSkill: return checkedWithWords(action);
    case Quantity::InitiativeSkill: return initiativeWithWords(action, key.index);
    case Quantity::TurnTargets:
    case Quantity::TurnOthers:
    case Quantity::TurnActions:
    case Quantity::TurnPenalty:
        // Of the other one it bears his name.
        return key.index == 0
            ? QString()
            : ofSomebodyWords(text::label(system(), {key.quantity, 0}), namesIn(action, Role::Target).value(0));
    default: return {};
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

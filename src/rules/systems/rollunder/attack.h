#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/rollunder/records.h"
#include "rules/systems/rollunder/vocabulary.h"

#include <array>
#include <optional>
#include <vector>

namespace hitspread::rollunder {

/// Numbers of those an action names where a request says nothing else.
inline constexpr std::int32_t kUsualActor = 1;
inline constexpr std::int32_t kUsualTarget = 2;

/// The maneuver an attack is (R3-69).
enum class AttackForm : std::uint8_t { Attack, AllOutAttack, MoveAndAttack };
inline constexpr std::array<std::string_view, 3> kAttackForms{"attack", "allOutAttack", "moveAndAttack"};

/// From where an attack comes, as who is attacked sees it (R3-D25).
enum class From : std::uint8_t { Front, RightFlank, LeftFlank, Rear };
inline constexpr std::array<std::string_view, 4> kFrom{"front", "rightFlank", "leftFlank", "rear"};

/// What is declared for one attack and is not part of anybody's state.
struct AttackOptions {
    Called called = Called::Nowhere;
    AttackForm form = AttackForm::Attack;
    AllOut allOut = AllOut::ToHit;
    bool rapid = false;
    std::int32_t deceptive = 0;  ///< steps of -2 for -1
    std::int32_t yards = 0;      ///< he moves
    std::int32_t distance = 0;   ///< yards to the target; 0: nobody has said
    std::int32_t tenths = 0;     ///< and tenths of a yard
    std::int32_t speed = 0;      ///< of the target, yards a second
    From from = From::Front;
    bool aware = true;         ///< the target is, of the attack
    bool rescuersNear = true;  ///< those beside the target are within a yard of him and aware (R3-D46, R3-D52)
    std::int32_t blunt = 0;
    std::int32_t htModifier = 0;         ///< of death rolls
    std::int32_t acrobaticModifier = 0;  ///< of the Acrobatics roll
    Ranks rollModifiers;
    Ranks defenceModifiers;
    std::int32_t besideActor = 0;  ///< so many of those beside, the first, are beside the attacker
    std::int32_t with = 0;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

inline constexpr std::size_t kMostBeside = 12;

inline constexpr declare::FieldTable kAttackOptions{
    declare::choice<&AttackOptions::called>("called", kCalled, {.group = "aim", .rules = "R3-19"}),
    declare::choice<&AttackOptions::form>("form", kAttackForms, {.group = "maneuver", .rules = "R3-69"}),
    declare::choice<&AttackOptions::allOut>("allOut", kAllOuts, {.group = "maneuver", .rules = "R3-69"}),
    declare::flag<&AttackOptions::rapid>("rapid", {.group = "maneuver", .rules = "R3-18"}),
    declare::number<&AttackOptions::deceptive>("deceptive", {.maximum = 20, .group = "maneuver", .rules = "R3-17"}),
    declare::number<&AttackOptions::yards>("yards",
                                           {.maximum = 99, .unit = "yd", .group = "maneuver", .rules = "R3-69 R3-70"}),
    declare::number<&AttackOptions::distance>(
        "distance", {.maximum = 9999, .unit = "yd", .group = "range", .rules = "R3-02 R3-62"}),
    declare::number<&AttackOptions::tenths>("tenths", {.maximum = 9, .group = "range", .rules = "R3-62"}),
    declare::number<&AttackOptions::speed>("speed",
                                           {.maximum = 999, .unit = "yd/s", .group = "range", .rules = "R3-62"}),
    declare::choice<&AttackOptions::from>("from", kFrom, {.group = "defence", .rules = "R3-28 R3-29 R3-35"}),
    declare::flag<&AttackOptions::aware>("aware", {.fallback = 1, .group = "defence", .rules = "R3-07"}),
    declare::flag<&AttackOptions::rescuersNear>("rescuersNear", {.fallback = 1, .group = "defence", .rules = "R3-24"}),
    declare::number<&AttackOptions::blunt>("blunt", {.maximum = 99, .group = "harm", .rules = "R3-13"}),
    declare::number<&AttackOptions::htModifier>(
        "htModifier", {.minimum = -20, .maximum = 20, .group = "harm", .rules = "R3-56 R3-57 R3-58 R3-59"}),
    declare::number<&AttackOptions::acrobaticModifier>(
        "acrobaticModifier", {.minimum = -20, .maximum = 20, .group = "defence", .rules = "R3-23"}),
    declare::modifiers<&AttackOptions::rollModifiers>("rollModifiers", kMostModifier, "R3-03 R3-08"),
    declare::modifiers<&AttackOptions::defenceModifiers>("defenceModifiers", kMostModifier, "R3-03 R3-08"),
    declare::number<&AttackOptions::besideActor>("besideActor", {.maximum = kMostBeside, .group = "bookkeeping"}),
    declare::something<&AttackOptions::with>("with", {.group = "bookkeeping"}),
    declare::oneself<&AttackOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&AttackOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&AttackOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
/// See declare::name.
constexpr const auto& fieldsOf(const AttackOptions*)
{
    return kAttackOptions;
}

/// One of a side within reach of his fellow: a critical miss may hit him, or he dodges for him.
using Bystander = CladPerson;

/// One attack roll and what comes of it; the second of a Rapid Strike or an All-Out Attack is another one (R3-01 to R3-68).
struct Attack : bundle::Attacker<Kit> {
    std::vector<Fighter> target;  ///< one
    AttackOptions options;
    Switches switches;
    std::vector<Bystander> beside;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration attackOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kAttackParts = declare::joined(
    declare::part<&Attack::options>("options", attackOptionsRecord, Role::Declared), Parts::attacker<Attack>(),
    Parts::fighters<&Attack::target>(kAttackedFighter, Role::Target), Parts::ruled<Attack>(),
    Parts::people<&Attack::beside>("beside", "beside.condition", Role::Declared, kMostBeside),
    Parts::worn<&Attack::beside>("beside.worn", "beside.worn.state", Role::Declared));

/// The target's speed by what it moved, and the maneuver that is not through (R3-D60); room for those beside.
void preset(Attack& attack);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Attack& attack, Derivation& derivation);

/// What an attack is: as declared, or as the strike before it was where one is left (R3-D56).
struct Way {
    Maneuver maneuver = Maneuver::Attack;
    AllOut allOut = AllOut::ToHit;
    bool rapid = false;
    bool isSecond = false;
};
[[nodiscard]] Way wayOf(const Attack& attack);

/// Everything that is added to the skill of an attack, in the order of the sheet, by a condition with his turn begun (R3-03, R3-15 to
/// R3-19, R3-61 to R3-63, R3-D34, R3-D54, R3-D55).
[[nodiscard]] Term attackNumber(Derivation& derivation, const Attack& attack, const Condition& attacker);

/// Distance and speed together, in tenths of a yard (R3-62).
[[nodiscard]] std::int32_t rangeFigure(const AttackOptions& options);
/// What turns of Evaluate add to an attack or Feint on that foe (R3-D34).
[[nodiscard]] std::int32_t evaluateBonus(const Condition& condition, const Switches& switches);

[[nodiscard]] constexpr std::optional<Location> calledLocation(Called called)
{
    return called == Called::Nowhere ? std::nullopt
                                     : std::optional(static_cast<Location>(static_cast<int>(called) - 1));
}

}  // namespace hitspread::rollunder

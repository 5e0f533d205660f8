#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"
#include "rules/systems/twod6/person.h"

#include <array>
#include <optional>
#include <vector>

namespace hitspread::twod6 {

/// The light of the scene (TD-46, TD-63, TD-D67).
enum class Light : std::uint8_t { Full, PartialDarkness, TotalDarkness };
inline constexpr std::array<std::string_view, 3> kLights{"full", "partialDarkness", "totalDarkness"};
/// Metres up to which somebody is adjacent (TD-59).
inline constexpr std::int32_t kAdjacent = 2;
/// From where an attack comes, as who is attacked sees it (TD-D44).
enum class From : std::uint8_t { Front, Left, Right, Rear };
inline constexpr std::array<std::string_view, 4> kFrom{"front", "left", "right", "rear"};

/// What is declared for one attack and is not part of anybody's state.
struct AttackOptions {
    Called called = Called::Nowhere;
    bool burst = false;
    bool cosh = false;
    bool allOut = false;
    Mode mode = Mode::None;  ///< he moves in the same turn, before or after (TD-D49)
    std::int32_t metres = 0;
    std::int32_t shortened = 0;        ///< by obstructions (TD-21)
    std::int32_t distance = kNoEntry;  ///< metres to the target; of a melee attack no entry: adjacent
    bool sight = true;                 ///< line of sight (TD-34)
    Light light = Light::Full;
    From from = From::Front;
    bool drawn = false;        ///< who of those in close proximity is the target is drawn (TD-49)
    bool withoutRoll = false;  ///< on an unconscious target at close reach (TD-D46)
    bool sprinted = false;     ///< the row "Sprinted" by the game master (TD-D10)
    Ranks rollModifiers;
    std::int32_t with = 0;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

// clang-format off
inline constexpr declare::FieldTable kAttackOptions{
    declare::choice<&AttackOptions::called>("called", kCalled, {.group = "aim", .rules = "TD-39 TD-40 TD-41 TD-44 TD-63 TD-64"}),
    declare::flag<&AttackOptions::burst>("burst", {.group = "attack", .rules = "TD-37 TD-38"}),
    declare::flag<&AttackOptions::cosh>("cosh", {.group = "attack", .rules = "TD-65 TD-66 TD-67 TD-68"}),
    declare::flag<&AttackOptions::allOut>("allOut", {.group = "attack", .rules = "TD-69"}),
    declare::choice<&AttackOptions::mode>("mode", kModes, {.group = "movement", .rules = "TD-20 TD-44 TD-63"}),
    declare::number<&AttackOptions::metres>("metres", {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-39 TD-64"}),
    declare::number<&AttackOptions::shortened>("shortened", {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-21"}),
    declare::number<&AttackOptions::distance>("distance", {.maximum = 99999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                              .group = "range", .rules = "TD-32 TD-45"}),
    declare::flag<&AttackOptions::sight>("sight", {.fallback = 1, .group = "range", .rules = "TD-34"}),
    declare::choice<&AttackOptions::light>("light", kLights, {.group = "range", .rules = "TD-46 TD-63"}),
    declare::choice<&AttackOptions::from>("from", kFrom, {.group = "attack", .rules = "TD-65"}),
    declare::flag<&AttackOptions::drawn>("drawn", {.group = "attack", .rules = "TD-49 TD-50"}),
    declare::flag<&AttackOptions::withoutRoll>("withoutRoll", {.group = "aim"}),
    declare::flag<&AttackOptions::sprinted>("sprinted", {.group = "movement", .rules = "TD-44"}),
    declare::modifiers<&AttackOptions::rollModifiers>("rollModifiers", kMostModifier, "TD-42"),
    declare::something<&AttackOptions::with>("with", {.group = "bookkeeping"}),
    declare::oneself<&AttackOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&AttackOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&AttackOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
// clang-format on
/// See declare::name.
constexpr const auto& fieldsOf(const AttackOptions*)
{
    return kAttackOptions;
}

/// What is said of one of those near the target.
struct NearOptions {
    std::int32_t number = 0;           ///< his, by which others are bound to him
    std::int32_t metres = kNoEntry;    ///< from the first of them; no entry: not within a burst (TD-38, TD-D45)
    bool shielded = false;             ///< by a wall, from a burst or blast (TD-D45)
    bool close = false;                ///< in close proximity: may be drawn (TD-49, TD-D51)
    bool sight = true;                 ///< the shooter sees him
    std::int32_t distance = kNoEntry;  ///< to the shooter; no entry: as the target's
    // Of area fire, metres from the place fired at: beyond it in the line of fire, and to its right. No entry: nobody has said.
    std::int32_t ahead = kNoEntry;
    std::int32_t right = kNoEntry;
};
inline constexpr std::size_t kMostNear = 12;
inline constexpr std::int32_t kBurstMetres = 5;  ///< from the target, its rim within (TD-38, TD-D45)

// clang-format off
inline constexpr declare::FieldTable kNearOptions{
    declare::someone<&NearOptions::number>("number", {.group = "bookkeeping"}),
    declare::number<&NearOptions::metres>("apart", {.maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                          .group = "near", .rules = "TD-38"}),
    declare::flag<&NearOptions::shielded>("shielded", {.group = "near", .rules = "TD-38 TD-53"}),
    declare::flag<&NearOptions::close>("close", {.group = "near", .rules = "TD-49"}),
    declare::flag<&NearOptions::sight>("sight", {.fallback = 1, .group = "near", .rules = "TD-34"}),
    declare::number<&NearOptions::distance>("distance", {.maximum = 99999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                            .group = "near", .rules = "TD-45"}),
    declare::number<&NearOptions::ahead>("ahead", {.minimum = -9999, .maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                         .group = "near", .rules = "TD-53 TD-55"}),
    declare::number<&NearOptions::right>("right", {.minimum = -9999, .maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                         .group = "near", .rules = "TD-53 TD-55"}),
};
// clang-format on
/// See declare::name.
constexpr const auto& fieldsOf(const NearOptions*)
{
    return kNearOptions;
}

/// One attack, ranged or in melee, and what comes of it: burst, aimed, all-out, cosh, into close combat (TD-30 to TD-50, TD-59 to TD-70,
/// TD-80 to TD-108). A movement of the same turn may be declared with it (TD-19, TD-D49).
struct Attack {
    AttackOptions options;
    std::vector<Fighter> character;  ///< one: an Incapacitated arm may cost him his senses
    Weapon weapon;                   ///< one of his, or his bare hands
    WeaponState weaponState;
    std::vector<Fighter> target;  ///< who is attacked, then those near him
    std::vector<NearOptions>
        nearOptions;  ///< target by target, of the first none counts; missing ones are at their fallback
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration attackOptionsRecord;
extern const RecordDeclaration nearOptionsRecord;

/// The parts of its declaration; changes name their record by its position there. The log counts them: new ones come last.
inline constexpr auto kAttackParts = declare::joined(
    declare::part<&Attack::options>("options", attackOptionsRecord, Role::Declared),
    Parts::fighters<&Attack::character>(kActingFighter, Role::Actor), Parts::armed<Attack>(),
    Parts::fighters<&Attack::target>(kAttackedFighter, Role::Target, kMostNear + 1),
    declare::parts<&Attack::nearOptions>("target.options", nearOptionsRecord, Role::Declared, kMostNear + 1),
    Parts::ruled<Attack>(),
    declare::tied(Parts::people<&Attack::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

/// A shot at somebody others are near: whoever of them is in close proximity may be hit instead (TD-49).
void preset(Attack& attack);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Attack& attack, Derivation& derivation);

/// Whom an attack is on: its target, or one of those near.
struct Aimee {
    const Fighter& fighter;
    std::int32_t number = 0;
    std::int32_t distance = kNoEntry;
    bool sight = true;
    bool isAimed = true;    ///< the one careful aim may count on
    std::size_t place = 0;  ///< among the targets
};
/// Those a shot into close combat may find, the target first (TD-49, TD-D17, TD-D51).
[[nodiscard]] std::vector<Aimee> candidatesOf(const Attack& attack);

/// Base and every fitting row of an attack, in the order of TD-43 to TD-46 or TD-62 and TD-63, then hindrance and named modifiers
/// (TD-35, TD-42 to TD-47, TD-60 to TD-63, TD-69, TD-70, TD-D10 to TD-D12, TD-D37, TD-D43, TD-D46). `attacker`: with his movement of this turn.
[[nodiscard]] Term attackNumber(Derivation& derivation, const Attack& attack, const Condition& attacker,
                                const Aimee& on);
/// The attacker's condition when he attacks: turn begun, movement made (TD-D49).
[[nodiscard]] Condition attackingAs(const Attack& attack);
/// The row of a movement last performed, as the target of a shot or a blow; nothing: none (TD-43, TD-62, TD-D11, TD-D46).
[[nodiscard]] std::optional<RangedRow> rangedRowOf(const Condition& target);
[[nodiscard]] std::optional<MeleeRow> meleeRowOf(const Condition& target);

/// A shot at somebody or at a place, as far as both know the same rows.
struct Shot {
    const Character& shooter;
    const Condition& condition;  ///< his, with the movement of this turn
    const Weapon& weapon;
    const WeaponState& weaponState;
    std::int32_t distance = kNoEntry;
    Light light = Light::Full;
    bool isAimed = false;  ///< carefully, and at this target
};
using ShotRows = std::array<bool, kRangedRows>;
/// Which rows of shooter, range and light fit (TD-44 to TD-46, TD-D15).
[[nodiscard]] ShotRows shotRowsOf(const Shot& shot);
/// Adds those that fit, in the order of the table; careful aim by its rounds (TD-43 to TD-47).
[[nodiscard]] Term addShotRows(Derivation& derivation, const Switches& switches, const ShotRows& rows,
                               std::int32_t aimRounds, Term number);
/// Adds what Incapacitated arms hinder (TD-106, TD-D37, TD-D71).
[[nodiscard]] Term addHindrance(Derivation& derivation, const Switches& switches, std::int32_t hurtArms, Term number);

/// A blow or a tackle, as far as both know the same rows.
struct Melee {
    const Condition& attacker;
    const Condition& target;
    Light light = Light::Full;
    bool allOut = false;
};
using MeleeRows = std::array<bool, kMeleeRows>;
/// Which rows fit (TD-62, TD-63, TD-D11, TD-D12, TD-D43, TD-D67).
[[nodiscard]] MeleeRows meleeRowsOf(const Melee& melee);
/// Adds those that fit, in the order of the table.
[[nodiscard]] Term addMeleeRows(Derivation& derivation, const Switches& switches, const MeleeRows& rows, Term number);

}  // namespace hitspread::twod6

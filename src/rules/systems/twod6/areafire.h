#pragma once

#include "rules/systems/twod6/attack.h"

#include <vector>

namespace hitspread::twod6 {

/// What is declared for a shot of an area weapon at a place.
struct AreaOptions {
    std::int32_t distance = 0;  ///< metres to the place
    bool sight = true;
    Light light = Light::Full;
    Mode mode = Mode::None;
    std::int32_t metres = 0;
    std::int32_t shortened = 0;
    std::int32_t aimedAt = 0;      ///< whom careful aim counts on, who stands there (TD-D59); 0: nobody
    std::int32_t wall = kNoEntry;  ///< metres of scatter after which an obstacle stops it; no entry: none (TD-58)
    Ranks rollModifiers;
    std::int32_t with = 0;
    std::int32_t who = kUsualActor;
    std::int32_t round = 1;
};

// clang-format off
inline constexpr declare::FieldTable kAreaOptions{
    declare::number<&AreaOptions::distance>("distance", {.maximum = 99999, .unit = "m", .group = "range", .rules = "TD-32 TD-45"}),
    declare::flag<&AreaOptions::sight>("sight", {.fallback = 1, .group = "range", .rules = "TD-34"}),
    declare::choice<&AreaOptions::light>("light", kLights, {.group = "range", .rules = "TD-46"}),
    declare::choice<&AreaOptions::mode>("mode", kModes, {.group = "movement", .rules = "TD-20 TD-44"}),
    declare::number<&AreaOptions::metres>("metres", {.maximum = 9999, .unit = "m", .group = "movement"}),
    declare::number<&AreaOptions::shortened>("shortened", {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-21"}),
    declare::someone<&AreaOptions::aimedAt>("aimedAt", {.group = "aim", .rules = "TD-47"}),
    declare::number<&AreaOptions::wall>("wall", {.maximum = 9999, .fallback = kNoEntry, .optional = true, .unit = "m", .group = "area",
                                        .rules = "TD-58"}),
    declare::modifiers<&AreaOptions::rollModifiers>("rollModifiers", kMostModifier, "TD-42"),
    declare::something<&AreaOptions::with>("with", {.group = "bookkeeping"}),
    declare::oneself<&AreaOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::number<&AreaOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
// clang-format on
/// See declare::name.
constexpr const auto& fieldsOf(const AreaOptions*)
{
    return kAreaOptions;
}

inline constexpr std::size_t kMostInArea = 24;
inline constexpr std::int32_t kMetresPerStep = 5;  ///< of a radius and of scatter (TD-52, TD-57)
inline constexpr std::int32_t kDecimetres = 10;

/// A shot of an area weapon at a place: it goes off there or where it scatters to, and strikes everybody in its radius (TD-51 to TD-58,
/// TD-D18, TD-D45, TD-D59). Dice: to hit; direction and distance of a miss; for each whose place does not tell whether he is in it;
/// then person by person place, damage, Consciousness, proposal. A cover does not help, and the place is one nobody calls.
struct AreaFire {
    AreaOptions options;
    std::vector<Fighter> character;  ///< one
    Weapon weapon;
    WeaponState weaponState;
    std::vector<Fighter> near;  ///< who may be in the blast; he himself stands `distance` before the place
    std::vector<NearOptions> nearOptions;
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration areaOptionsRecord;

/// See kAttackParts.
inline constexpr auto kAreaParts = declare::joined(
    declare::part<&AreaFire::options>("options", areaOptionsRecord, Role::Declared),
    Parts::fighters<&AreaFire::character>(kActingFighter, Role::Actor), Parts::armed<AreaFire>(),
    Parts::fighters<&AreaFire::near>(kAttackedFighter, Role::Target, kMostInArea),
    declare::parts<&AreaFire::nearOptions>("target.options", nearOptionsRecord, Role::Declared, kMostInArea),
    Parts::ruled<AreaFire>(),
    declare::tied(Parts::people<&AreaFire::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

[[nodiscard]] std::vector<Refusal> refusalsOf(const AreaFire& fire, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const AreaFire& fire, Derivation& derivation);

/// The rows of area fire: those of the attacker but aimed shots, range, light (TD-54, TD-D18).
[[nodiscard]] Term areaNumber(Derivation& derivation, const AreaFire& fire, const Condition& attacker);

/// Where a round lands, in decimetres from the place aimed at (TD-57, TD-D18).
struct Impact {
    double ahead = 0;
    double right = 0;
};
[[nodiscard]] Impact scattered(std::int32_t degrees, std::int32_t metres);
/// How far somebody who stands there is from it, in decimetres, rounded up.
[[nodiscard]] std::int32_t distanceFrom(const Impact& impact, const NearOptions& where);

}  // namespace hitspread::twod6

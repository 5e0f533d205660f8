#pragma once

#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/harm.h"

#include <vector>

namespace hitspread::twod6 {

/// Metres from which a grapple is a tackle, and of which each gives a point of damage (TD-71, TD-72, TD-D19).
inline constexpr std::int32_t kChargeMetres = 10;

struct GrappleOptions {
    Mode mode = Mode::None;
    std::int32_t metres = 0;
    std::int32_t shortened = 0;
    std::int32_t distance = kNoEntry;  ///< metres to whom he grapples, before he runs up; no entry: adjacent
    bool allOut = false;
    Light light = Light::Full;
    Ranks rollModifiers;
    Ranks defenceModifiers;  ///< of the fall check
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
    std::int32_t round = 1;
};

// clang-format off
inline constexpr declare::FieldTable kGrappleOptions{
    declare::choice<&GrappleOptions::mode>("mode", kModes, {.group = "movement", .rules = "TD-59 TD-63 TD-71"}),
    declare::number<&GrappleOptions::metres>("metres", {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-71 TD-72"}),
    declare::number<&GrappleOptions::shortened>("shortened", {.maximum = 9999, .unit = "m", .group = "movement", .rules = "TD-21"}),
    declare::number<&GrappleOptions::distance>("distance", {.maximum = 99999, .fallback = kNoEntry, .optional = true, .unit = "m",
                                               .group = "range", .rules = "TD-59 TD-71"}),
    declare::flag<&GrappleOptions::allOut>("allOut", {.group = "attack", .rules = "TD-69"}),
    declare::choice<&GrappleOptions::light>("light", kLights, {.group = "attack", .rules = "TD-63"}),
    declare::modifiers<&GrappleOptions::rollModifiers>("rollModifiers", kMostModifier, "TD-42"),
    declare::modifiers<&GrappleOptions::defenceModifiers>("defenceModifiers", kMostModifier, "TD-42 TD-75"),
    declare::oneself<&GrappleOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&GrappleOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&GrappleOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};
// clang-format on
/// See declare::name.
constexpr const auto& fieldsOf(const GrappleOptions*)
{
    return kGrappleOptions;
}

/// A grapple or tackle: Bruise to both torsos, a hold, and perhaps a fall (TD-59, TD-63, TD-71 to TD-79, TD-D10, TD-D19, TD-D55, TD-D71). A
/// tackle goes with running and sprinting, so it costs its attack beside a Complex sprint (TD-D10). Dice: to hit, damage, then the
/// defender's choice of skill and the fall check. Proposals come after the damage of each.
struct Grapple {
    GrappleOptions options;
    std::vector<Fighter> character;  ///< one
    std::vector<Fighter> target;     ///< one
    Switches switches;
    std::vector<Bound> bound;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration grappleOptionsRecord;

/// See kAttackParts.
inline constexpr auto kGrappleParts = declare::joined(
    declare::part<&Grapple::options>("options", grappleOptionsRecord, Role::Declared),
    Parts::fighters<&Grapple::character>(kActingFighter, Role::Actor),
    Parts::fighters<&Grapple::target>(kAttackedFighter, Role::Target), Parts::ruled<Grapple>(),
    declare::tied(Parts::people<&Grapple::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

[[nodiscard]] std::vector<Refusal> refusalsOf(const Grapple& grapple, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Grapple& grapple, Derivation& derivation);
/// Base and rows of it (TD-61 to TD-63).
[[nodiscard]] Term grappleNumber(Derivation& derivation, const Grapple& grapple, const Condition& attacker);
/// Metres he comes from in this turn, with it or before it (TD-71, TD-72, TD-D49).
[[nodiscard]] std::int32_t runUpOf(const Grapple& grapple);
/// Whether it is a tackle (TD-71, TD-D19).
[[nodiscard]] constexpr bool isTackle(std::int32_t metres)
{
    return metres >= kChargeMetres;
}

struct EscapeOptions {
    bool fallen = false;  ///< so the game master says; who lies has fallen (TD-78, TD-D55)
    Ranks defenceModifiers;
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;  ///< who holds him
};

/// Who is held tries to come free of one who holds him: a Complex Action (TD-77, TD-78, TD-D19, TD-D54). Dice: choice of skill, roll.
struct Escape : Person, bundle::Targeted<Kit> {
    EscapeOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

struct ReleaseOptions {
    std::int32_t who = kUsualActor;
    std::int32_t whom = kUsualTarget;
};

/// Who holds somebody lets him go: an Incidental Action (TD-77, TD-D09).
struct Release : Person, bundle::Targeted<Kit> {
    ReleaseOptions options;
    Switches switches;

    static const ActionDeclaration kAction;
};

[[nodiscard]] std::vector<Refusal> refusalsOf(const Escape& escape, const BodyPlan*);
[[nodiscard]] std::vector<Refusal> refusalsOf(const Release& release, const BodyPlan*);
// Preconditions: refusalsOf is empty.
void resolveAction(const Escape& escape, Derivation& derivation);
void resolveAction(const Release& release, Derivation& derivation);

/// A roll of Acrobatics or Unarmed Combat against a hold: level, difference of the BLDs, and what else is said (TD-75, TD-78, TD-D19).
struct WrestlingWay {
    Quantity level;
    Quantity build;
    Quantity modifier;
    Quantity first;
    Query skill;
    Query dice;
    Rule rule;
    std::int32_t fallen = 0;
};
[[nodiscard]] Rolled rollWrestling(Derivation& derivation, const Character& attacker, const Character& defender,
                                   const Switches& switches, const WrestlingWay& way, const Ranks& modifiers);

}  // namespace hitspread::twod6

#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/time/round.h"
#include "rules/systems/percentile/records.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hitspread::percentile {

/// Where harm strikes: by the table, at no location (smoke, poison), or, behind these, at the one that is named.
enum class HarmPlace : std::uint8_t { Rolled, Nowhere };
inline constexpr std::size_t kUnplaced = 2;
inline constexpr auto kHarmPlaces = withLocations<kUnplaced>({"rolled", "noPlace"});

[[nodiscard]] constexpr HarmPlace harmAt(Location location)
{
    return static_cast<HarmPlace>(kUnplaced + static_cast<std::size_t>(location));
}

/// What harms somebody: a fall, a fire, a collapsing roof. The game master says how much it is.
struct HarmOptions {
    std::int32_t points = 0;
    HarmPlace place = HarmPlace::Rolled;
    bool modified = false;  ///< times the damage modifier of the location, as an attack's damage is (PCT-30)
    bool armour = true;     ///< armour there takes its points off
    std::int32_t round = 1;
};

/// One of those it harms, with what he wears.
using HarmTarget = CladPerson;

inline constexpr std::size_t kMostHarmed = kMostInAFight;

/// Damage that no attack does (PCT-31): nobody acts, nobody defends. Each of those it befalls has a location of his own.
struct Harm {
    HarmOptions options;
    std::vector<HarmTarget> targets;
    Switches switches;

    static const ActionDeclaration kAction;
};

extern const RecordDeclaration harmOptionsRecord;

/// Nothing to harm with, nobody to harm.
[[nodiscard]] std::vector<Refusal> refusalsOf(const Harm& harm, const BodyPlan*);
/// Precondition: refusalsOf is empty.
void resolveAction(const Harm& harm, Derivation& derivation);

}  // namespace hitspread::percentile

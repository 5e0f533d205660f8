#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/person.h"
#include "rules/systems/percentile/vocabulary.h"

#include <optional>

namespace hitspread::percentile {

/// What is asked for one hit.
struct HarmQueries {
    Query location = Query::HitLocation;
    Query damage = Query::HitDamage;
};

/// How much of its harm a hit does, in halves.
inline constexpr int kNoShare = 0;
inline constexpr int kHalfShare = 1;
inline constexpr int kFullShare = 2;

/// What is known of a hit before its location is rolled.
struct Hit {
    const Weapon& weapon;
    Term share = kFullShare;
    Rule shareRule = Rule::Rule31;  ///< whence the share
    bool isDoubled = false;         ///< a critical in melee (PCT-11)
    bool isModified = true;         ///< by the damage modifier of its location (PCT-30)
    std::optional<Location> called{};
    Rule calledRule = Rule::Rule29;
};

struct Harmed {
    Term location;
    Term damage;
};

/// Where a hit lands and what it does there: place by table or as called (PCT-29, PCT-D23), weapon dice and bonus (PCT-31), twice of
/// a critical, times the location's modifier (PCT-30) and the share, rounded once with .5 up, less armour, not below 0
/// (PCT-D22, PCT-D39). Changes nothing yet.
[[nodiscard]] Harmed harm(Derivation& derivation, const HarmQueries& queries, const Hit& hit, const Victim& victim,
                          const Switches& switches);

/// The damage modifier in halves of a location called or chosen: of the first row of it; a table that has none of it changes nothing.
[[nodiscard]] std::int32_t damageHalvesAt(const Table& locations, Location location);

/// The level of the wound some damage makes, by its share of all Health (PCT-D29).
[[nodiscard]] Term woundLevel(Derivation& derivation, Term damage, std::int32_t healthMax, const Switches& switches);

/// The wound of that and what is left of his health (PCT-15, PCT-28, PCT-31, PCT-D29). The level of the wound.
Term suffer(Derivation& derivation, const Harmed& harmed, const Victim& victim, std::int32_t round,
            const Switches& switches);

/// What is left of his health, without a wound.
void loseHealth(Derivation& derivation, Term damage, const Victim& victim);

/// The damage of one hit at which a wound level begins, by the table in force; nothing: no damage comes to it (PCT-D29).
[[nodiscard]] std::optional<std::int32_t> leastDamageOf(WoundLevel level, std::int32_t healthMax,
                                                        const Switches& switches);

}  // namespace hitspread::percentile

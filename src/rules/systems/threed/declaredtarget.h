#pragma once

#include "rules/systems/threed/guns/deviation.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/person.h"

#include <vector>

namespace hitspread::threed {

/// One target as the request describes him; `options` holds what is declared about him.
struct DeclaredTarget {
    const ShotOptions& options;
    const Character& character;
    const Condition& condition;
    const std::vector<Armour>& armour;
    const std::vector<ArmourState>& armourState;
};

/// A target as he develops during an Action of fire: from bullet to bullet, and what is left to judge when all have struck.
struct Victim {
    Victim(const DeclaredTarget& asTarget, const Switches& set, int which = 0)
        : declared(asTarget),
          number(which),
          person(asTarget.character, asTarget.condition, set),
          cover(coverOf(declared.options.coverPv, declared.options.coverId, declared.condition,
                        declared.options.targetDives && declared.condition.posture != Posture::Diving))
    {}

    [[nodiscard]] Subject subject() const { return Subject().target(number); }
    [[nodiscard]] Worn worn() const { return {declared.armour, declared.armourState}; }
    /// Whether he is seen from behind.
    [[nodiscard]] bool mirror() const { return declared.options.fromBehind && person.switches.mirrorFromBehind; }
    /// Whether cover is in the way of a hex of his body, in plan coordinates.
    [[nodiscard]] bool covers(Hex hex, std::int32_t location) const
    {
        return person.switches.coverMask && isCovered(declared.options, hex, location, mirror());
    }
    /// Whether that cover can be shot through.
    [[nodiscard]] bool coverCanBePassed() const { return cover.canBePassed(); }
    [[nodiscard]] bool hasCover() const
    {
        return person.switches.coverMask
            && (declared.options.coveredLocations != 0 || !declared.options.coveredHexes.isEmpty());
    }

    const DeclaredTarget declared;
    const int number;  ///< which of several, from 0
    Person person;
    Cover cover;  ///< as the bullets so far have left it (A-163)

    bool reached = false;  ///< something got past the cover
    bool isShotAt = false;
    std::int32_t taken = 0;                    ///< points that reached Hits or tracks (A-164)
    std::int32_t highest = 0;                  ///< highest DAM before armour
    Term threshold;                            ///< WT, his current PHYS
    Term force;                                ///< DAM that counts for knockback: the highest, or the sum (A-107)
    std::vector<std::pair<Term, int>> forces;  ///< each with its bullet, where each hit counts
};

}  // namespace hitspread::threed

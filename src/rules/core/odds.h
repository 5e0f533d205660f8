#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace hitspread {

/// Chances of what an attack does to the body it strikes, each 0..1 and counted from before the attack roll. What held
/// before the attack does not count.
struct EffectChances {
    double struck = 0;       ///< the bullet meets the body, covered or not
    double stopped = 0;      ///< armour or cover holds
    double wounded = 0;      ///< a new open wound
    double stuck = 0;        ///< a bullet stays in the body
    double unconscious = 0;  ///< loses consciousness, by damage or by being swept off the feet
    double down = 0;         ///< is knocked over
    double dead = 0;
};

/// Exact odds of one attack before it is made, everybody spending as many points as help.
struct AttackOdds {
    double noAttack = 0;  ///< no bullet leaves: not drawn in time, or jammed
    double success = 0;   ///< the attack roll succeeds
    double offBody = 0;   ///< a bullet leaves and lands beside the body, or the miss is clean
    /// Chance that the bullet lands on a hex, whatever its roll; index as in BodyPlan::cells().
    std::vector<double> cells;
    EffectChances effect;
    std::vector<EffectChances> byLocation;  ///< index as in BodyPlan::locations()
    /// Chance that exactly this many points of damage get through; index 0 holds every attack without effect, too.
    std::vector<double> damage;
};

/// A number of an action that could be another: by the part and the field it is declared in, in the part's first element.
struct OddsSetting {
    std::string_view part;
    std::string_view field;
    std::int32_t value = 0;
};

/// An attack one step away from how it is declared: what else a game master could decide before the dice fall. The first setting is
/// what it is about, those behind it come with it.
using OddsAlternative = std::vector<OddsSetting>;

}  // namespace hitspread

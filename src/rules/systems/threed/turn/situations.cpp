#include "rules/systems/threed/turn/situations.h"

#include "rules/systems/threed/guns/attackroll.h"
#include "rules/systems/threed/harm/stress.h"

#include <array>

namespace hitspread::threed {

std::span<const Situation> situations()
{
    static const std::array<Situation, 9> kAll{{
        {"wild", unaimedToHit(ShotType::Wild), Rule::Aim02},
        {"kneeling", postureModifier(Posture::Kneeling, false).value, Rule::Cover04},
        {"prone", postureModifier(Posture::Prone, false).value, Rule::Cover03},
        {"down", postureModifier(Posture::Down, false).value, Rule::Knock03},
        {"dives", postureModifier(Posture::Standing, true).value, Rule::Cover02},
        {"offHand", kOffHandToHit, Rule::Dual03},
        {"quickDraw", kQuickDrawToHit, Rule::Draw05},
        {"band", bandSpread(1), Rule::Rng03, SituationUnit::Hexes},
        {"underFire", kUnderFirePenalty, Rule::Fire01},
    }};
    return kAll;
}

bool concerns(const Situation& situation, const Character& character)
{
    if (situation.rule == Rule::Aim02)
        return !has(character, advantage::rapidFire);
    return situation.rule != Rule::Dual03 || !has(character, advantage::ambidextrous);
}

}  // namespace hitspread::threed

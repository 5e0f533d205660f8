#include "rules/systems/threed/guns/recoil.h"

#include "rules/core/trace/derivation.h"

namespace hitspread::threed {

bool isUsable(const Character& character, const Condition& condition, Location arm)
{
    return hitsLeft(character, condition, at(arm)) > 0;
}

Grip gripOf(const Character& shooter, const Condition& condition, Hands hands)
{
    if (hands == Hands::Right)
        return {true, Location::RightArm};
    if (hands == Hands::Left)
        return {true, Location::LeftArm};
    const Location main = shooter.mainHand == Hand::Right ? Location::RightArm : Location::LeftArm;
    const Location other = shooter.mainHand == Hand::Right ? Location::LeftArm : Location::RightArm;
    if (!isUsable(shooter, condition, main))
        return {true, other};
    return {!isUsable(shooter, condition, other), main};
}

Hands presetHands(const Character& shooter, const Condition& condition, Drawn drawn)
{
    const bool right = isUsable(shooter, condition, Location::RightArm);
    const bool left = isUsable(shooter, condition, Location::LeftArm);
    if (handsOf(drawn) != Hands::Two || right == left)
        return handsOf(drawn);
    return right ? Hands::Right : Hands::Left;
}

Term effectiveRecoil(Derivation& derivation, const RecoilInput& in)
{
    Term recoil = derivation.derive(Quantity::RecoilRating, Rule::Dev03, Operation::Take, in.rating);
    if (in.baffling > 0)
        recoil = derivation.derive(Quantity::RecoilBaffling, Rule::Rcl07, Operation::Subtract, recoil, in.baffling);
    if (in.stance)
        recoil = derivation.derive(Quantity::RecoilStance, Rule::Rcl08, Operation::Subtract, recoil, kStanceEases);
    if (in.stance && in.rest)
        recoil = derivation.derive(Quantity::RecoilRest, Rule::Dev07, Operation::Subtract, recoil, kRestEases);
    return derivation.derive(Quantity::RecoilEffective, Rule::Dev07, Operation::Maximum, recoil, 0);
}

std::int32_t bafflingOf(const std::vector<Accessory>& accessories)
{
    std::int32_t best = 0;
    for (const Accessory& accessory : accessories) {
        if (accessory.kind == AccessoryKind::Baffling)
            best = std::max(best, accessory.recoilReduction);
    }
    return best;
}

const Accessory* scopeOf(const std::vector<Accessory>& accessories)
{
    const auto found = std::ranges::find(accessories, AccessoryKind::Scope, &Accessory::kind);
    return found == accessories.end() ? nullptr : &*found;
}

bool hasSilencer(const std::vector<Accessory>& accessories)
{
    return std::ranges::find(accessories, AccessoryKind::Silencer, &Accessory::kind) != accessories.end();
}

}  // namespace hitspread::threed

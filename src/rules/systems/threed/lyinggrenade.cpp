#include "rules/systems/threed/lyinggrenade.h"

#include "rules/core/input.h"
#include "rules/systems/threed/grenade.h"

namespace hitspread::threed {

std::string_view ThreedGround::action() const
{
    return GrenadeAttack::kAction.id;
}

void ThreedGround::setLying(Input& input) const
{
    GrenadeOptions& options = input.get<GrenadeAttack>().options;
    options.how = Delivery::Floor;
    options.floorPoint = GrenadeOptions().floorPoint;
}

bool ThreedGround::isThrown(const Input& input) const
{
    return input.get<GrenadeAttack>().options.how == Delivery::Thrown;
}

}  // namespace hitspread::threed

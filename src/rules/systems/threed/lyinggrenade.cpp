#include "rules/systems/threed/lyinggrenade.h"

#include "rules/systems/input.h"
#include "rules/systems/threed/grenade.h"

#include <variant>

namespace hitspread::threed {

std::string_view ThreedGround::action() const
{
    return grenadeAction.id;
}

void ThreedGround::setLying(Input& input) const
{
    GrenadeOptions& options = std::get<GrenadeAttack>(input.action).options;
    options.how = Delivery::Floor;
    options.floorPoint = GrenadeOptions().floorPoint;
}

bool ThreedGround::isThrown(const Input& input) const
{
    return std::get<GrenadeAttack>(input.action).options.how == Delivery::Thrown;
}

}  // namespace hitspread::threed

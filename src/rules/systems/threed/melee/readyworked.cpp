#include "rules/systems/threed/melee/readyworked.h"

namespace hitspread::threed {

std::int32_t readyToHit(const AttackInput& in)
{
    Silent silent;
    // With dice of 0 the margin is what dice have to make up.
    return attack(silent.derivation(), in, {}, 0).margin.value + kSkillTarget;
}

}  // namespace hitspread::threed

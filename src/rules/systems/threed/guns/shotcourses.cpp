#include "rules/systems/threed/guns/shotcourses.h"

#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

/// The guns it may fire with. In full auto nobody knows how many bullets there are until the dice say.
std::vector<ShotsOfGun> gunsIn(const Input& input)
{
    if (const auto* guns = input.as<TwoGuns>())
        return {{}, {kOffHandBullets, 1, std::max(0, static_cast<int>(guns->targets.size()) - 1)}};
    const auto* volley = input.as<Volley>();
    return {{0, volley && volley->options.mode != Mode::FullAuto ? 1 : 0, 0}};
}

}  // namespace

bool firesBullets(const Input& input)
{
    return input.isOneOf<Volley, TwoGuns, Evade>();
}

std::vector<ShotCourse> bulletsIn(const Input& input, std::span<const Event> events)
{
    return firesBullets(input) ? coursesOf(events, gunsIn(input)) : std::vector<ShotCourse>();
}

}  // namespace hitspread::threed

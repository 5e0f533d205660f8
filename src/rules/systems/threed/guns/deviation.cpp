#include "rules/systems/threed/guns/deviation.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/threed/person.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

/// The distance after spending: asks for direction and points where there is anything to decide.
Term drifted(Derivation& derivation, const Drift& drift, Term aim)
{
    const Answer& die = derivation.roll(Query::AttackDirection, drift.missed ? Rule::Miss01 : Rule::Dev02, 1, 6);
    const int face = die.faces[0];
    const Rule rule = drift.missed ? Rule::Miss01 : Rule::Dev02;
    const int used = drift.mirror ? mirrored(face) : face;
    const Term direction = derivation.derive(Quantity::DeviationDirection, rule, Operation::Take, used);
    derivation.state(EventKind::Drifted, direction);
    Term spent = 0;
    if (drift.mostSpent > 0) {
        const std::int32_t points = derivation.choose(Query::AttackSpend, Rule::Dev04, 0, drift.mostSpent,
                                                      drift.mostSpent);
        spent = derivation.derive(Quantity::DeviationSpent, Rule::Dev04, Operation::Take, points);
    }
    const Term distance = distanceLeft(derivation, drift.spread, spent);
    return derivation.derive(Quantity::DeviationHex, Rule::Dev08, Operation::Walk, aim, direction, distance);
}

}  // namespace

Term aimedAt(Derivation& derivation, const ShotOptions& options, bool mirror)
{
    const Hex declared = aimOnPlan(options, mirror);
    return derivation.derive(Quantity::DeviationAim, Rule::Dev01, Operation::Take, pack(declared));
}

Term turned(Derivation& derivation, Quantity quantity, Rule rule, Term direction, std::int32_t by, bool mirror)
{
    const std::int32_t onPlan = mirror ? -by : by;
    const Term next = derivation.derive(quantity, rule, Operation::Add, direction, onPlan);
    if (next.value > kDirections)
        return derivation.derive(quantity, rule, Operation::Subtract, next, kDirections);
    return next.value < 1 ? derivation.derive(quantity, rule, Operation::Add, next, kDirections) : next;
}

Term landing(Derivation& derivation, Term aim, const Drift& drift)
{
    derivation.stateAt(aim, EventKind::Aimed, derivation.subject());
    Term hex;
    if (drift.spread.value > 0) {
        hex = drifted(derivation, drift, aim);
    } else {
        derivation.derive(Quantity::DeviationDistance, Rule::Dev04, Operation::Maximum, drift.spread, 0);
        hex = derivation.derive(Quantity::DeviationHex, Rule::Dev01, Operation::Take, aim);
    }
    return hex;
}

void stateLanding(Derivation& derivation, Term hex, Term location)
{
    const bool isOn = location.value >= 0 && location.value < static_cast<std::int32_t>(kLocations);
    const Subject subject = isOn ? derivation.subject().location(location.value) : derivation.subject();
    derivation.stateAt(hex, EventKind::Landed, subject);
    if (!isOn)
        derivation.state(EventKind::Passed, causedBy(location));
}

bool isCovered(const ShotOptions& options, Hex hex, std::int32_t location, bool mirror)
{
    if ((options.coveredLocations >> location & 1) != 0)
        return true;
    const std::int32_t onSheet = pack(mirror ? mirrored(hex) : hex);
    return std::ranges::find(options.coveredHexes, onSheet, &CoveredHex::hex) != options.coveredHexes.end();
}

std::vector<Deviation> ThreedDeviation::deviations(std::span<const Step> steps) const
{
    std::vector<Deviation> found;
    Deviation deviation;
    for (const Step& step : steps) {
        switch (static_cast<Quantity>(step.key.quantity)) {
        case Quantity::AttackStillHits:
        case Quantity::AttackHit: deviation.success = step.value != 0; break;
        case Quantity::BulletTarget: deviation.target = step.value; break;
        case Quantity::DeviationSpread:
        case Quantity::DeviationMissed: deviation.spread = step.value; break;
        case Quantity::DeviationAim:
            deviation.aim = unpack(step.value);
            deviation.direction = 0;
            deviation.spent = 0;
            deviation.location = -1;
            break;
        case Quantity::DeviationTurned:
        case Quantity::DeviationDirection: deviation.direction = step.value; break;
        case Quantity::DeviationSpent: deviation.spent = step.value; break;
        case Quantity::DeviationHex:
            deviation.landing = unpack(step.value);
            deviation.bullet = step.key.subject.shot().value_or(0);
            found.push_back(deviation);
            break;
        // A grenade that is thrown goes astray from the point chosen; where it goes off is told apart (3D-GREN-09, 3D-GREN-10).
        case Quantity::ThrowSuccess: deviation.success = step.value != 0; break;
        case Quantity::ThrowScatter: deviation.spread = std::max(step.value, 0); break;
        case Quantity::ThrowDirection: deviation.direction = step.value; break;
        case Quantity::ThrowSpent: deviation.spent = step.value; break;
        case Quantity::ThrowLanding:
            deviation.aim = unpack(step.operands[0].value);
            deviation.landing = unpack(step.value);
            deviation.location = -1;
            found.push_back(deviation);
            break;
        case Quantity::DeviationLocation:
            if (!found.empty())
                found.back().location = step.value;
            break;
        default: break;
        }
    }
    return found;
}

}  // namespace hitspread::threed

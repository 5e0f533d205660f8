#include "services/attackodds.h"

#include "rules/core/system.h"

namespace hitspread {

namespace {

double EffectChances::*effectOf(OddsOutcome outcome)
{
    switch (outcome) {
    case OddsOutcome::Stopped: return &EffectChances::stopped;
    case OddsOutcome::Wounded: return &EffectChances::wounded;
    case OddsOutcome::Down: return &EffectChances::down;
    case OddsOutcome::Unconscious: return &EffectChances::unconscious;
    case OddsOutcome::Dead: return &EffectChances::dead;
    case OddsOutcome::Struck:
    case OddsOutcome::Missed: break;
    }
    return &EffectChances::struck;
}

}  // namespace

std::optional<AttackOdds> oddsOf(const Request& request)
{
    const OddsFacet* facet = request.input.isEmpty() ? nullptr : request.input.system().odds();
    return facet && request.plan ? facet->odds(request.input, *request.plan) : std::nullopt;
}

double chanceOf(const AttackOdds& odds, OddsOutcome outcome)
{
    return outcome == OddsOutcome::Missed ? odds.noAttack + odds.offBody : odds.effect.*effectOf(outcome);
}

double chanceOf(const AttackOdds& odds, const OddsGoal& goal)
{
    if (goal.locations.empty() || goal.outcome == OddsOutcome::Missed)
        return chanceOf(odds, goal.outcome);
    double chance = 0;
    for (const std::size_t location : goal.locations)
        chance += location < odds.byLocation.size() ? odds.byLocation[location].*effectOf(goal.outcome) : 0;
    return chance;
}

}  // namespace hitspread

#include "services/attackodds.h"

#include "rules/core/system.h"

#include <algorithm>

namespace hitspread {

namespace {

double EffectChances::*effectOf(OddsOutcome outcome)
{
    switch (outcome) {
    case OddsOutcome::Stopped: return &EffectChances::stopped;
    case OddsOutcome::Unwounded: return &EffectChances::unwounded;
    case OddsOutcome::Wounded: return &EffectChances::wounded;
    case OddsOutcome::Down: return &EffectChances::down;
    case OddsOutcome::Unconscious: return &EffectChances::unconscious;
    case OddsOutcome::Out: return &EffectChances::out;
    case OddsOutcome::Dead: return &EffectChances::dead;
    case OddsOutcome::Struck:
    case OddsOutcome::Missed: break;
    }
    return &EffectChances::struck;
}

const OddsFacet* facetOf(const Request& request)
{
    return request.input.isEmpty() || !request.plan ? nullptr : request.input.system().odds();
}

}  // namespace

Foresight foresightOf(const Request& request)
{
    const OddsFacet* facet = facetOf(request);
    return facet ? facet->foresight(request.input) : Foresight::None;
}

bool isTold(const System& system, OddsOutcome outcome)
{
    if (!system.odds())
        return false;
    const auto told = system.odds()->told();
    return std::ranges::find(told, effectOf(outcome)) != told.end();
}

std::optional<AttackOdds> oddsOf(const Request& request, OddsDepth depth)
{
    const OddsFacet* facet = facetOf(request);
    return facet ? facet->odds(request.input, *request.plan, depth) : std::nullopt;
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

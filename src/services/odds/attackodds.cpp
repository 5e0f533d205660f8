#include "services/odds/attackodds.h"

#include "rules/core/system.h"

#include <algorithm>

namespace hitspread {

namespace {

double EffectChances::*effectOf(OddsResult outcome)
{
    switch (outcome) {
    case OddsResult::Stopped: return &EffectChances::stopped;
    case OddsResult::Unwounded: return &EffectChances::unwounded;
    case OddsResult::Wounded: return &EffectChances::wounded;
    case OddsResult::Down: return &EffectChances::down;
    case OddsResult::Unconscious: return &EffectChances::unconscious;
    case OddsResult::Out: return &EffectChances::out;
    case OddsResult::Dead: return &EffectChances::dead;
    case OddsResult::Struck:
    case OddsResult::Missed: break;
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

bool isTold(const System& system, OddsResult outcome)
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

double chanceOf(const AttackOdds& odds, OddsResult outcome)
{
    return outcome == OddsResult::Missed ? odds.noAttack + odds.offBody : odds.effect.*effectOf(outcome);
}

double chanceOf(const AttackOdds& odds, const OddsGoal& goal)
{
    if (goal.locations.empty() || goal.outcome == OddsResult::Missed)
        return chanceOf(odds, goal.outcome);
    double chance = 0;
    for (const std::size_t location : goal.locations)
        chance += location < odds.byLocation.size() ? odds.byLocation[location].*effectOf(goal.outcome) : 0;
    return chance;
}

}  // namespace hitspread

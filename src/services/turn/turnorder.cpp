#include "services/turn/turnorder.h"

#include "rules/core/system.h"
#include "rules/core/time/conditionfacet.h"
#include "rules/core/time/lasting.h"
#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"

#include <algorithm>
#include <iterator>

namespace hitspread {

namespace {

bool comesBefore(TurnOrder order, const Standing& a, const Standing& b)
{
    switch (order) {
    case TurnOrder::Descending: return a.keys > b.keys;
    case TurnOrder::Ascending: return a.keys < b.keys;
    case TurnOrder::List: break;
    }
    return false;
}

/// Stable: who is equal throughout stays in the order of the list.
void sortBy(TurnOrder order, std::vector<TurnPlace>& places, bool byPasses)
{
    std::ranges::stable_sort(places, [&](const TurnPlace& a, const TurnPlace& b) {
        if (byPasses && a.standing.taken != b.standing.taken)
            return a.standing.taken < b.standing.taken;
        return comesBefore(order, a.standing, b.standing);
    });
}

}  // namespace

RoundTime roundTimeOf(const Encounter& encounter, const System& system)
{
    RoundTime round{.phases = system.round().phases};
    if (system.time() && !encounter.switches.isNull())
        round.secondsPerPhase = system.time()->secondsPerPhase(encounter.switches);
    return round;
}

std::optional<std::array<int, 2>> overAt(const Encounter& encounter, const Lasting& lasting)
{
    const System* system = findSystem(encounter.system);
    if (!system)
        return std::nullopt;
    return overAt(lasting, {encounter.round, encounter.phase}, roundTimeOf(encounter, *system));
}

TurnPlace placeOf(const Encounter& encounter, const System& system, const Combatant& combatant,
                  const AnyRecord& character, const std::set<RecordId>& kept)
{
    TurnPlace place{combatant.id, combatant.name, {}};
    if (system.time())
        place.standing = system.time()->standing(character, combatant.condition, encounter.switches);
    if (kept.contains(combatant.id))
        place.standing.isActive = false;
    return place;
}

std::vector<TurnPlace> placesOf(const Encounter& encounter, const System& system,
                                std::span<const CombatantView> combatants)
{
    std::vector<TurnPlace> places;
    for (const CombatantView& view : combatants) {
        if (view.combatant.away)
            continue;
        const bool isKept = system.conditions()
            && std::ranges::any_of(view.conditions, [&system](const CombatantView::Item& condition) {
                                return system.conditions()->preventsActing(condition.record.record);
                            });
        places.push_back(placeOf(encounter, system, view.combatant, view.character.record,
                                 isKept ? std::set{view.combatant.id} : std::set<RecordId>()));
    }
    return places;
}

bool isPhaseRunning(const std::vector<TurnPlace>& places)
{
    return std::ranges::any_of(places, [](const TurnPlace& place) { return place.standing.hasStarted; });
}

TurnView turnOf(const Encounter& encounter, const System& system, const std::vector<TurnPlace>& places)
{
    TurnView view;
    view.round = encounter.round;
    view.phase = encounter.phase;
    view.isRunning = isPhaseRunning(places);
    for (const TurnPlace& place : places) {
        if (!place.standing.isActive)
            continue;
        if (place.standing.left > 0)
            view.acting.push_back(place);
        if (place.standing.held > 0)
            view.holding.push_back(place);
        if (system.round().declaring)
            view.declaring.push_back(place);
    }
    sortBy(system.round().acting, view.acting, true);
    sortBy(system.round().acting, view.holding, false);
    if (system.round().declaring)
        sortBy(*system.round().declaring, view.declaring, false);
    const auto hasActed = [](const TurnPlace& place) { return place.standing.hasActed; };
    if (view.isRunning && std::ranges::none_of(places, hasActed))
        std::ranges::copy_if(view.declaring, std::back_inserter(view.undeclared),
                             [](const TurnPlace& place) { return !place.standing.hasDeclared; });
    return view;
}

std::vector<TurnPlace> TurnView::losing() const
{
    std::vector<TurnPlace> all;
    std::ranges::copy_if(holding, std::back_inserter(all),
                         [](const TurnPlace& place) { return !place.standing.keepsHeld; });
    return all;
}

RecordId declaringAfter(const TurnView& view, RecordId active)
{
    const auto isLeft = [&view](const TurnPlace& place) {
        return std::ranges::find(view.undeclared, place.combatant, &TurnPlace::combatant) != view.undeclared.end();
    };
    const auto now = std::ranges::find(view.declaring, active, &TurnPlace::combatant);
    const auto next = std::find_if(now == view.declaring.end() ? view.declaring.begin() : now + 1, view.declaring.end(),
                                   isLeft);
    return next == view.declaring.end() ? 0 : next->combatant;
}

RecordId followingIn(const TurnView& view, RecordId active, RecordId asked)
{
    if (!view.undeclared.empty()) {
        const RecordId declares = declaringAfter(view, active);
        if (declares != 0 || !view.acting.empty())
            return declares != 0 ? declares : view.acting.front().combatant;
    }
    const auto placeIn = [active](const std::vector<TurnPlace>& places) {
        return std::ranges::find(places, active, &TurnPlace::combatant);
    };
    const auto turn = placeIn(view.acting);
    // Who holds an Action and has been asked lets the next one be asked; anybody else goes on in the order.
    const bool wasAsked = asked == active && turn == view.acting.end();
    const auto next = turn == view.acting.end() ? view.acting.begin() : turn + 1;
    if (!wasAsked && next != view.acting.end())
        return next->combatant;
    const auto held = placeIn(view.holding);
    auto holder = wasAsked && held != view.holding.end() ? held + 1 : view.holding.begin();
    // He who stands there anyway need not be asked again.
    if (holder != view.holding.end() && holder->combatant == active)
        ++holder;
    return holder != view.holding.end() ? holder->combatant : 0;
}

bool hasPlace(const Standing& standing)
{
    return std::ranges::find(standing.keys, kNoEntry) == standing.keys.end();
}

bool comesEarlier(const System& system, const Standing& a, const Standing& b)
{
    if (hasPlace(a) != hasPlace(b))
        return hasPlace(a);
    return hasPlace(a) && comesBefore(system.round().acting, a, b);
}

void putInOrder(const Encounter& encounter, const System& system, std::vector<CombatantView>& combatants)
{
    struct Place {
        Standing standing;
        CombatantView view;
    };
    std::vector<Place> places;
    for (CombatantView& view : combatants) {
        Place place;
        if (system.time())
            place.standing = system.time()->standing(view.character.record, view.combatant.condition,
                                                     encounter.switches);
        place.view = std::move(view);
        places.push_back(std::move(place));
    }
    std::ranges::stable_sort(
        places, [&system](const Place& a, const Place& b) { return comesEarlier(system, a.standing, b.standing); });
    std::ranges::transform(places, combatants.begin(), [](Place& place) { return std::move(place.view); });
}

}  // namespace hitspread

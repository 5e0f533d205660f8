#include "rules/core/system.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/declare/declare.h"
#include "rules/core/time/lasting.h"
#include "rules/core/time/lying.h"

#include <algorithm>

namespace hitspread {

namespace {

struct NoSwitches {};

const RecordDeclaration noSwitchesRecord = declare::record<NoSwitches>("switches", RecordKind::Switches, {});

}  // namespace

const RecordDeclaration* System::record(RecordKind kind) const
{
    // How long something lasts is no rule of a system's own; only whether it has conditions to put on people.
    if (kind == RecordKind::Lasting)
        return record(RecordKind::ConditionTemplate) ? &lastingRecord : nullptr;
    // Nor is where something lies; only whether anything of it can go off there.
    if (kind == RecordKind::Lying)
        return ground() ? &lyingRecord : nullptr;
    const auto all = records();
    const auto found = std::ranges::find_if(all,
                                            [kind](const RecordDeclaration* record) { return record->kind == kind; });
    if (found != all.end())
        return *found;
    // Nor need every system have house rules: then its fights go by a set of none.
    return kind == RecordKind::Switches ? &noSwitchesRecord : nullptr;
}

const ActionDeclaration* System::action(std::string_view actionId) const
{
    const auto all = actions();
    const auto found = std::ranges::find(all, actionId, &ActionDeclaration::id);
    return found == all.end() ? nullptr : *found;
}

AnyRecord System::freshState(RecordKind stateKind, const AnyRecord& item) const
{
    const RecordDeclaration* declaration = record(stateKind);
    AnyRecord state = declaration ? AnyRecord(*declaration) : AnyRecord();
    if (declaration && facets().gear)
        facets().gear->freshen(state, item);
    return state;
}

std::span<const AnyRecord> System::bareHands() const
{
    return facets().gear ? facets().gear->bareHands() : std::span<const AnyRecord>();
}

std::shared_ptr<const BodyPlan> bodyFor(const System& system, std::shared_ptr<const BodyPlan> plan,
                                        const void* switches)
{
    const std::span<const std::string_view> locations = system.locations();
    if (!plan || locations.empty())
        return plan;
    std::vector<std::uint8_t> known;  // the system's index of each location of the plan
    const bool byPiece = system.body() != nullptr;
    const BodyCut cut = byPiece ? system.body()->cut(switches) : BodyCut();
    for (const std::string& id : plan->locations()) {
        const auto found = std::ranges::find(locations, id);
        if (found == locations.end() && !byPiece)
            return plan;
        known.push_back(static_cast<std::uint8_t>(found - locations.begin()));
    }
    const auto locationOf = [&](const BodyCell& cell) {
        return byPiece ? cut.locations[static_cast<std::size_t>(cell.piece)] : known[cell.location];
    };
    const bool isCut = std::ranges::equal(plan->locations(), locations)
        && std::ranges::all_of(plan->cells(), [&](const BodyCell& cell) { return locationOf(cell) == cell.location; });
    if (isCut)
        return plan;
    return std::make_shared<const BodyPlan>(plan->recut(locations, locationOf));
}

}  // namespace hitspread

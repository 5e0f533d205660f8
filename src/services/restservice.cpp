#include "services/restservice.h"

#include "rules/systems/registry.h"
#include "services/actionjournal.h"
#include "services/actionservice.h"
#include "services/conditionservice.h"
#include "services/groundservice.h"
#include "services/journal.h"
#include "services/problem.h"
#include "services/recordvalues.h"
#include "services/turnservice.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::int32_t kMostHours = 9999;
constexpr std::int32_t kMostDays = 999;

void requireTime(const Rest& rest)
{
    const auto require = [](std::int32_t value, std::int32_t most, const char* where) {
        if (value < 0 || value > most)
            throw Failure(
                ProblemCode::BadInput, where,
                {std::to_string(value) + " is not allowed; the limit is " + std::to_string(value < 0 ? 0 : most)});
    };
    require(rest.hours, kMostHours, "hours");
    require(rest.days, kMostDays, "days");
}

/// Whose a change of something he has is.
RecordId bearerOf(Campaign& campaign, const LoggedChange& change)
{
    return campaign.encounters().possession(change.record.id).combatant;
}

}  // namespace

std::vector<Rested> RestService::foreseen(RecordId encounter, const Rest& rest)
{
    requireTime(rest);
    const System* system = findSystem(m_campaign.encounters().encounter(encounter).system);
    const RestFacet* facet = system ? system->rest() : nullptr;
    ActionService actions(m_campaign, m_plans, m_clock);
    const std::vector<LoggedChange> over = restedFrom(m_campaign, encounter, rest.allHours());
    std::vector<Rested> all;
    for (const Combatant& who : presentIn(m_campaign, encounter)) {
        Rested rested{who.id, {}};
        if (facet && rest.allHours() > 0) {
            ActionOrder order{.action = std::string(facet->action()), .encounter = encounter};
            order.actor = who.id;
            ActionRecord action = actions.prepare(order);
            facet->setTime(action.request.input, rest);
            // Time does nothing for those the rules refuse it, the dead above all.
            if (system->validate(action.request.input, action.request.plan.get()).empty())
                rested.changes = changesOf(ActionService::resolved(std::move(action)).action);
        }
        std::ranges::copy_if(over, std::back_inserter(rested.changes),
                             [&](const LoggedChange& change) { return bearerOf(m_campaign, change) == who.id; });
        all.push_back(std::move(rested));
    }
    if (std::vector<LoggedChange> fuses = burntOut(m_campaign, encounter, rest.allHours()); !fuses.empty())
        all.push_back({0, std::move(fuses)});
    return all;
}

EntryId RestService::pass(RecordId encounter, const Rest& rest, const std::string& title)
{
    if (m_campaign.log().pending(encounter))
        throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(encounter).name);
    LogEntry entry;
    entry.scope = {ScopeKind::Encounter, encounter};
    entry.kind = EntryKind::Edit;
    entry.title = title;
    for (Rested& rested : foreseen(encounter, rest))
        std::ranges::move(rested.changes, std::back_inserter(entry.changes));
    if (entry.changes.empty())
        return 0;
    EntryId id = 0;
    m_campaign.atomically([&] {
        ChangeWriter writer(m_campaign);
        writer.complete(entry.changes);
        writer.write(entry.changes);
        id = Journal(m_campaign, m_clock).enter(std::move(entry));
    });
    return id;
}

}  // namespace hitspread

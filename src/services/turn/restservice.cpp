#include "services/turn/restservice.h"

#include "rules/systems/registry.h"
#include "services/action/actionservice.h"
#include "services/action/groupaction.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/actionlogwriter.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr std::int32_t kMostHours = 9999;
constexpr std::int32_t kMostDays = 999;
constexpr std::int32_t kMostRoundsOfRest = 99999;

void requireTime(const Rest& rest)
{
    const auto require = [](std::int32_t value, std::int32_t most, const char* where) {
        if (value < 0 || value > most)
            refuse<Reason::OverLimit>({SiteKind::Place, where}, value, value < 0 ? 0 : most);
    };
    require(rest.hours, kMostHours, "hours");
    require(rest.days, kMostDays, "days");
    require(rest.rounds, kMostRoundsOfRest, "rounds");
}

bool isNoTime(const Rest& rest)
{
    return rest.allHours() == 0 && rest.rounds == 0;
}

/// Whose a change is: of somebody himself, or of a condition he has; 0: of what lies about.
RecordId bearerOf(Campaign& campaign, const LoggedChange& change)
{
    return change.record.kind == RecordKind::Condition ? change.record.id
                                                       : campaign.encounters().possession(change.record.id).combatant;
}

}  // namespace

ActionRecord RestService::prepare(RecordId encounter, const Rest& rest, const std::vector<ActionSetting>& more)
{
    requireTime(rest);
    const std::string id = m_campaign.encounters().encounter(encounter).system;
    const System* system = findSystem(id);
    const RestFacet* facet = system ? system->rest() : nullptr;
    if (!facet)
        throw Failure(ProblemCode::NotFound, {SiteKind::TimeAfterFight, id});
    ActionRecord action = boundForAll(m_campaign, m_plans, encounter, facet->action(),
                                      presentIn(m_campaign, encounter));
    facet->setTime(action.request.input, rest);
    put(action, more);
    return action;
}

std::vector<Rested> RestService::foreseen(RecordId encounter, const Rest& rest, const std::vector<ActionSetting>& more)
{
    requireTime(rest);
    std::vector<Rested> all;
    for (const Combatant& who : presentIn(m_campaign, encounter))
        all.push_back({who.id, {}});
    if (all.empty() || isNoTime(rest))
        return all;
    const ActionRecord action = ActionService::resolved(prepare(encounter, rest, more)).action;
    Rested ground;
    for (LoggedChange& change : changesOf(m_campaign, encounter, action)) {
        const RecordId bearer = bearerOf(m_campaign, change);
        const auto whose = std::ranges::find(all, bearer, &Rested::combatant);
        if (bearer == 0)
            ground.changes.push_back(std::move(change));
        else if (whose != all.end())
            whose->changes.push_back(std::move(change));
    }
    if (!ground.changes.empty())
        all.push_back(std::move(ground));
    return all;
}

EntryId RestService::pass(RecordId encounter, const Rest& rest, const std::string& title,
                          const std::vector<ActionSetting>& more)
{
    requireTime(rest);
    EntryId id = 0;
    if (isNoTime(rest))
        return id;
    m_campaign.atomically([&] {
        if (m_campaign.log().pending(encounter))
            throw Failure(ProblemCode::PendingExists, m_campaign.encounters().encounter(encounter).name);
        ActionRecord action = ActionService::resolved(prepare(encounter, rest, more)).action;
        // A step that does nothing would only stand in the way of undo.
        if (!changesOf(m_campaign, encounter, action).empty())
            id = ActionLogWriter(m_campaign, m_clock).enter(encounter, std::move(action), title);
    });
    return id;
}

}  // namespace hitspread

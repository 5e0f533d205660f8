#include "models/hitmemory.h"

#include "models/fight.h"
#include "rules/systems/registry.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kNewest = 20;

/// The entries that changed something of his, and of the newest ones also those that changed nothing: a miss is remembered for a while.
std::set<EntryId> entriesAbout(HistoryService& history, LogQuery query)
{
    std::set<EntryId> all;
    for (const LogEntry& entry : history.list(query))
        all.insert(entry.id);
    query.combatant = 0;
    query.limit = kNewest;
    for (const LogEntry& entry : history.list(query))
        all.insert(entry.id);
    return all;
}

}  // namespace

std::vector<RememberedHit> hitsIn(const ActionRecord& action, EntryId entry, RecordId target)
{
    const System* system = findSystem(action.system);
    if (!system || !system->deviation() || action.request.input.isEmpty())
        return {};
    // Which of several targets he is: those bound to the action, in their order.
    const ActionDeclaration& declaration = action.request.input.action();
    std::set<int> places;
    for (const BoundPart& bound : action.bindings) {
        if (declaration.parts[bound.part].role == Role::Target
            && bound.record == RecordRef{RecordKind::Condition, target})
            places.insert(bound.element);
    }
    const std::vector<Deviation> shots = system->deviation()->deviations(action.findings.steps);
    std::vector<RememberedHit> hits;
    for (const Deviation& shot : shots) {
        if (!places.contains(shot.target))
            continue;
        const auto& events = action.findings.events;
        hits.push_back(
            {entry, shot, shots.size() > 1 ? effectsOfShot(events, shot.bullet) : effectsOf(events, shot.target)});
    }
    return hits;
}

HitMemory::HitMemory(const Fight& fight, QObject* parent) : QObject(parent), m_fight(fight)
{
    fight.follow(FightChange::Place | FightChange::Log | FightChange::Fights, this, &HitMemory::catchUp);
}

void HitMemory::lookAt(RecordId target)
{
    if (std::exchange(m_target, target) == target)
        return;
    m_read = {};
    m_known = 0;
    ++m_asked;
    catchUp();
}

std::vector<RememberedHit> HitMemory::hits() const
{
    std::vector<RememberedHit> hits;
    for (const RememberedHit& hit : m_read.hits) {
        if (std::ranges::binary_search(m_read.standing, hit.entry, std::ranges::greater()))
            hits.push_back(hit);
    }
    const FightSnapshot& fight = m_fight.snapshot();
    if (fight.last && fight.undoable > m_known) {
        const std::vector<RememberedHit> newest = hitsIn(*fight.last, fight.undoable, m_target);
        hits.insert(hits.end(), newest.begin(), newest.end());
    }
    return hits;
}

void HitMemory::catchUp()
{
    const FightSnapshot& fight = m_fight.snapshot();
    if (std::exchange(m_encounter, fight.encounter.id) != fight.encounter.id) {
        m_read = {};
        m_known = 0;
    }
    if (m_target == 0 || !m_fight.isLoaded() || !m_fight.gateway().isOpen())
        return;
    LogQuery query;
    query.scope = {ScopeKind::Encounter, m_encounter};
    query.after = m_known;
    query.kinds = {EntryKind::Action};
    query.combatant = m_target;
    const EntryId newest = fight.history.empty() ? 0 : fight.history.front().id;
    m_fight.gateway().run(
        this,
        [query](CampaignServices& services) {
            Read read;
            for (const EntryId id : entriesAbout(services.history, query)) {
                // A list tells entries without their actions.
                const auto action = services.history.entry(id).action;
                if (!action)
                    continue;
                const std::vector<RememberedHit> hits = hitsIn(*action, id, query.combatant);
                read.hits.insert(read.hits.end(), hits.begin(), hits.end());
            }
            read.standing = services.history.inForce(query.scope);
            return read;
        },
        [this, newest, asked = ++m_asked](Read fresh) {
            if (asked == m_asked)
                take(std::move(fresh), newest);
        });
}

void HitMemory::take(Read fresh, EntryId newest)
{
    // Entries written while this was read come again with the next.
    std::erase_if(fresh.hits, [newest](const RememberedHit& hit) { return hit.entry > newest; });
    m_read.hits.insert(m_read.hits.end(), fresh.hits.begin(), fresh.hits.end());
    m_read.standing = std::move(fresh.standing);
    std::ranges::sort(m_read.standing, std::ranges::greater());
    m_known = std::max(m_known, newest);
    Q_EMIT changed();
}

}  // namespace hitspread

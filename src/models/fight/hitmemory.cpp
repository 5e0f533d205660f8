#include "models/fight/hitmemory.h"

#include "models/campaigngateway.h"
#include "models/fight/fight.h"
#include "rules/systems/registry.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string_view>
#include <utility>

namespace hitspread {

namespace {

constexpr std::size_t kNewest = 20;

/// The entries that changed something of his, and of the newest ones also those that changed nothing: a miss is remembered for a while.
/// Time that passes for everybody hits nobody, and is large to read.
std::set<EntryId> entriesAbout(HistoryService& history, LogQuery query, std::string_view passing)
{
    std::set<EntryId> all;
    const auto add = [&] {
        for (const LogEntry& entry : history.list(query)) {
            if (entry.actionId != passing)
                all.insert(entry.id);
        }
    };
    add();
    query.combatant = 0;
    query.limit = kNewest;
    add();
    return all;
}

/// The action that is time passing in a fight; empty: its system has none.
std::string_view passingIn(const FightSnapshot& fight)
{
    const System* system = findSystem(fight.encounter.system);
    return system && system->time() ? system->time()->action() : std::string_view();
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
    // Another campaign numbers its fights, people and entries alike.
    connect(&fight.gateway(), &CampaignGateway::leaving, this, &HitMemory::forget);
}

void HitMemory::lookAt(RecordId target)
{
    if (std::exchange(m_target, target) == target)
        return;
    forget();
    catchUp();
}

void HitMemory::forget()
{
    m_read = {};
    m_known = 0;
    m_isReading = false;
    ++m_asked;
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
    if (std::exchange(m_encounter, fight.encounter.id) != fight.encounter.id)
        forget();
    if (m_target == 0 || !m_fight.isLoaded() || !m_fight.gateway().isOpen())
        return;
    if (!m_isReading && takeFromFight())
        return;
    m_isReading = true;
    LogQuery query;
    query.scope = {ScopeKind::Encounter, m_encounter};
    query.after = m_known;
    query.kinds = {EntryKind::Action};
    query.combatant = m_target;
    const EntryId oldest = m_read.hits.empty() ? 0 : m_read.hits.front().entry;
    m_fight.gateway().run(
        this,
        [query, oldest, passing = passingIn(fight)](CampaignServices& services) {
            Read read;
            for (const EntryId id : entriesAbout(services.history, query, passing)) {
                // A list tells entries without their actions.
                const auto action = services.history.action(id);
                if (!action)
                    continue;
                const std::vector<RememberedHit> hits = hitsIn(*action, id, query.combatant);
                read.hits.insert(read.hits.end(), hits.begin(), hits.end());
            }
            // Whether they still count is asked as far back as there are any.
            const EntryId first = oldest == 0 && !read.hits.empty() ? read.hits.front().entry : oldest;
            if (first != 0)
                read.standing = services.campaign.log().inForce(query.scope, first);
            return read;
        },
        [this, newest = fight.newest, asked = ++m_asked](Read fresh) {
            if (asked == m_asked)
                take(std::move(fresh), newest);
        });
}

/// What is new as far as the fight in view brings it along: its last action, and what of its lines still counts. False: there is more to
/// it, and the log has to be read.
bool HitMemory::takeFromFight()
{
    const FightSnapshot& fight = m_fight.snapshot();
    const EntryId oldest = m_read.hits.empty() ? m_known : std::min(m_known, m_read.hits.front().entry);
    if (m_known == 0 || fight.history.empty() || fight.history.back().id > oldest)
        return false;
    Read fresh;
    for (const LogEntry& line : fight.history) {
        if (line.inForce)
            fresh.standing.push_back(line.id);
        if (line.id <= m_known || line.kind != EntryKind::Action)
            continue;
        if (line.id != fight.undoable || !fight.last)
            return false;
        fresh.hits = hitsIn(*fight.last, line.id, m_target);
    }
    take(std::move(fresh), fight.newest);
    return true;
}

std::vector<EntryId> HitMemory::counting() const
{
    std::vector<EntryId> all;
    for (const RememberedHit& hit : m_read.hits) {
        if (std::ranges::binary_search(m_read.standing, hit.entry, std::ranges::greater()))
            all.push_back(hit.entry);
    }
    return all;
}

void HitMemory::take(Read fresh, EntryId newest)
{
    m_isReading = false;
    const std::vector<EntryId> before = counting();
    // Entries written while this was read come again with the next.
    std::erase_if(fresh.hits, [newest](const RememberedHit& hit) { return hit.entry > newest; });
    m_read.hits.insert(m_read.hits.end(), fresh.hits.begin(), fresh.hits.end());
    m_read.standing = std::move(fresh.standing);
    std::ranges::sort(m_read.standing, std::ranges::greater());
    m_known = std::max(m_known, newest);
    if (counting() != before)
        Q_EMIT changed();
}

}  // namespace hitspread

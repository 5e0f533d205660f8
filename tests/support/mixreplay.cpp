#include "rules/core/dice/dice.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "services/undo/historyservice.h"
#include "support/mixdetails.h"
#include "support/randommix.h"

#include <rapidcheck.h>

#include <algorithm>
#include <exception>
#include <optional>
#include <ranges>
#include <string>

/// What a random mix is held to: the log's own account of it.
namespace hitspread::support {

namespace {

/// Must never be asked.
class NoAnswers final : public Answerer {
public:
    bool answer(const Question& question, Answer&) override
    {
        RC_FAIL("rolled again: question " + std::to_string(question.key.name));
        return false;
    }
};

/// Ends a transaction that is to leave nothing.
class TakenBack : public std::exception {};

/// The entries from `upper` down to `lower`, along what each rests on.
std::vector<EntryId> between(EntryId upper, EntryId lower, const std::map<EntryId, LogEntry>& log)
{
    std::vector<EntryId> way;
    for (EntryId at = upper; at >= lower && at != 0; at = log.at(at).parent)
        way.push_back(at);
    return way;
}

void writeOnto(Campaign& campaign, const LogEntry& entry, const std::map<EntryId, LogEntry>& log)
{
    switch (entry.kind) {
    case EntryKind::Action:
    case EntryKind::Edit:
    case EntryKind::Create:
    case EntryKind::Remove: return ChangeWriter(campaign).write(entry.changes);
    case EntryKind::Undo:  // a note's parent is the head it was written at
        for (const EntryId id : between(entry.parent, entry.target, log))
            ChangeWriter(campaign).takeBack(log.at(id).changes);
        return;
    case EntryKind::Redo: {
        const auto way = between(entry.target, entry.parent + 1, log);
        for (auto id = way.rbegin(); id != way.rend(); ++id)
            ChangeWriter(campaign).write(log.at(*id).changes);
        return;
    }
    case EntryKind::Drop: return;
    }
}

}  // namespace

std::vector<Scope> RandomMix::scopes()
{
    std::vector<Scope> all{{ScopeKind::Library, 0}};
    for (const Encounter& encounter : m_stage.live().encounters().encounters())
        all.push_back({ScopeKind::Encounter, encounter.id});
    return all;
}

std::vector<LogEntry> RandomMix::wholeLog()
{
    std::vector<LogEntry> all;
    for (const Scope scope : scopes()) {
        LogQuery query;
        query.scope = scope;
        query.limit = 1000000;
        const auto entries = m_stage.live().log().list(query);
        all.insert(all.end(), entries.begin(), entries.end());
    }
    std::ranges::sort(all, {}, &LogEntry::id);
    return all;
}

std::string RandomMix::replayed()
{
    std::map<EntryId, LogEntry> log;
    for (LogEntry& entry : wholeLog())
        log.emplace(entry.id, std::move(entry));
    m_entries = log.size();
    std::string state;
    try {
        m_stage.origin().atomically([&] {
            for (const auto& [id, entry] : log)
                writeOnto(m_stage.origin(), entry, log);
            state = dumpOf(m_stage.origin());
            throw TakenBack();
        });
    } catch (const TakenBack&) {
    }
    return state;
}

void RandomMix::requirePendingAsItFell()
{
    for (const Scope scope : scopes()) {
        if (scope.kind == ScopeKind::Library)
            continue;
        const auto found = m_stage.live().log().pending(scope.encounter);
        const auto expected = m_pending.find(scope.encounter);
        RC_ASSERT(found.has_value() == (expected != m_pending.end()));
        if (!found)
            continue;
        RC_ASSERT(found->id == expected->second.id);
        RC_ASSERT(sorted(found->action.request.answers) == sorted(expected->second.action.request.answers));
        RC_ASSERT(found->action.findings.changes == expected->second.action.findings.changes);
    }
}

void RandomMix::dropWhatWaits()
{
    ActionService service(m_stage.live(), m_plans, m_clock);
    for (const Scope scope : scopes()) {
        if (scope.kind != ScopeKind::Encounter)
            continue;
        if (const auto waiting = m_stage.live().log().pending(scope.encounter))
            (void)service.drop(*waiting, "Dropped", "the way back must be free");
    }
}

/// One step back in a scope. What another scope built on it goes first: that is younger, so that this ends.
void RandomMix::takeBackOne(HistoryService& history, Scope scope, std::vector<Scope>& undone)
{
    std::optional<Scope> builder;
    do {
        builder.reset();
        try {
            history.undo(scope);
            undone.push_back(scope);
        } catch (const Failure& failure) {
            if (failure.problem().code != ProblemCode::BuiltUpon)
                throw;
            builder = m_stage.live()
                          .log()
                          .entry(std::get<told::Number>(failure.problem().causes.at(0).values.at(1)).value)
                          .scope;
            RC_ASSERT(*builder != scope);
        }
        if (builder)
            takeBackOne(history, *builder, undone);
    } while (builder);
}

void RandomMix::unwindAndRedo()
{
    // No step takes away what dice that wait were rolled with.
    dropWhatWaits();
    const std::string last = dumpOf(m_stage.live());
    const std::string first = dumpOf(m_stage.origin());
    HistoryService history(m_stage.live(), m_clock);
    std::vector<Scope> undone;
    for (const Scope scope : scopes()) {
        while (history.undoable(scope) != 0)
            takeBackOne(history, scope, undone);
    }
    RC_ASSERT(dumpOf(m_stage.live()) == first);
    std::ranges::reverse(undone);
    for (const Scope scope : undone)
        history.redo(scope);
    RC_ASSERT(dumpOf(m_stage.live()) == last);
    RC_ASSERT(replayed() == last);
    requireNoRolls();
}

void RandomMix::requireNoRolls()
{
    NoAnswers never;
    for (const LogEntry& listed : wholeLog()) {
        const LogEntry entry = m_stage.live().log().entry(listed.id);
        if (entry.kind != EntryKind::Action)
            continue;
        const auto again = ActionService::resolved(*entry.action, &never);
        RC_ASSERT(!again.open);
        RC_ASSERT(again.action.findings.changes == entry.action->findings.changes);
        RC_ASSERT(again.action.findings.steps == entry.action->findings.steps);
    }
}

}  // namespace hitspread::support

#include "services/library/ruleuses.h"

namespace hitspread {

namespace {

void addUses(const LogEntry& entry, const std::string& title, RuleUses& uses)
{
    for (const Step& step : entry.action->findings.steps) {
        std::vector<RuleUse>& of = uses[step.rule];
        if (of.empty() || of.back().entry != entry.id)
            of.push_back({entry.id, title, entry.round, entry.phase, 0});
        ++of.back().steps;
    }
}

}  // namespace

RuleUses ruleUses(HistoryService& history, Scope scope, EntryId after,
                  const std::function<std::string(const ActionRecord&)>& title)
{
    RuleUses uses;
    LogQuery query;
    query.scope = scope;
    for (;;) {
        const std::vector<LogEntry> page = history.list(query);
        for (const LogEntry& line : page) {
            if (line.id <= after)
                return uses;
            if (line.kind != EntryKind::Action)
                continue;
            if (const LogEntry whole = history.entry(line.id); whole.action)
                addUses(whole, title ? title(*whole.action) : whole.title, uses);
        }
        if (page.size() < query.limit || page.back().id == query.before)
            return uses;
        query.before = page.back().id;
    }
}

}  // namespace hitspread

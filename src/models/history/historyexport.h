#pragma once

#include "services/fight/encounterservice.h"
#include "services/undo/historyservice.h"
#include "text/naming.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace hitspread {

/// What happened in a fight, in words and from the beginning on, for a file: a text to read or a table. Window and command line
/// write the same. Entries are read whole one by one, so that an evening of shots does not lie in memory at once. Lives on the
/// storage thread; every call may throw Failure.
class HistoryExport {
public:
    static constexpr std::size_t kAll = 1'000'000'000;  ///< as a query's limit: no log is that long

    /// What `query` leaves of a log; its scope may be the library, which has neither rounds nor people.
    HistoryExport(Campaign& campaign, const Clock& clock, const LogQuery& query);

    /// Headings for rounds and phases, under them what was done with its explanation, its reason and what it changed.
    [[nodiscard]] QString text();
    /// A row of headings and one per entry: number, round, phase, time as the machine's clock shows it and as ISO 8601 (UTC), kind, who, whom,
    /// title, reason, whether it is in force, values changed. Without a clock round and phase are empty.
    [[nodiscard]] QList<QStringList> table();

private:
    [[nodiscard]] QString titleOf(const LogEntry& entry);
    [[nodiscard]] QStringList changesIn(const LogEntry& whole) const;
    [[nodiscard]] QStringList rowOf(const LogEntry& entry);
    [[nodiscard]] QStringList linesOf(const LogEntry& entry);

    HistoryService m_history;
    Encounter m_encounter;
    const System* m_system = nullptr;
    std::optional<text::Naming> m_names;  ///< as the fight calls locations
    std::vector<CombatantView> m_present;
    std::vector<LogEntry> m_entries;  ///< newest first
};

}  // namespace hitspread

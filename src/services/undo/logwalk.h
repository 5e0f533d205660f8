#pragma once

#include "services/ports/campaign.h"

#include <map>
#include <optional>

namespace hitspread {

/// The way from one place of a log to another over the last entry both rest on.
struct LogWay {
    std::vector<EntryId> back;   ///< to take back, newest first
    std::vector<EntryId> forth;  ///< to put in force then, newest first
};

/// Precondition: both are places of one scope, 0 its beginning.
[[nodiscard]] LogWay wayBetween(LogStore& log, EntryId from, EntryId to);

/// Goes from one place of a log to another and writes on the way what the entries in between kept: backwards what they found,
/// forwards what they left. Inside a transaction of the caller.
class LogWalk {
public:
    LogWalk(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// From where a scope is to `place` (0: its beginning), over the last entry both rest on, with one note for each
    /// direction. Returns the last note; 0: it was there. Throws Failure BuiltUpon naming the later entry of another scope
    /// whose work rests on what would be taken back, OutOfDate. Precondition: `place` is one of this scope.
    EntryId to(Scope scope, EntryId place);

private:
    /// What other scopes built since, found out once for a whole way back: it takes as long as their entries are many.
    struct Elsewhere {
        Scope scope;
        std::vector<EntryId> inForce{};             ///< younger than the oldest to be taken back, newest first
        std::optional<std::vector<EntryId>> all{};  ///< the same of any age, once somebody asked
        std::map<RecordRef, std::vector<LogTouch>> touches{};
    };
    [[nodiscard]] const std::vector<LogTouch>& touchesOf(Elsewhere& elsewhere, RecordRef record);
    [[nodiscard]] const std::vector<EntryId>& allOf(Elsewhere& elsewhere);
    void requireMade(Elsewhere& elsewhere, const LogEntry& entry);
    [[nodiscard]] EntryId laterChange(Elsewhere& elsewhere, const LoggedChange& change, EntryId after);
    void requireFree(Elsewhere& elsewhere, const LogEntry& entry);
    EntryId note(Scope scope, EntryKind kind, EntryId target);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread

#pragma once

#include "services/ports/campaign.h"

#include <string>

namespace hitspread {

/// An entry of a scope with nothing in it yet.
[[nodiscard]] LogEntry entryOf(Scope scope, EntryKind kind, std::string title);

/// The change by which a whole row came to be: it is there now.
[[nodiscard]] LoggedChange arrivalOf(Campaign& campaign, RecordRef record);

/// The same of a record of the library that was put in just now, as it stands here, and that nothing belongs to yet.
[[nodiscard]] LoggedChange arrivalOf(Campaign& campaign, const StoredRecord& record);

/// The change by which a whole row goes: it is still there. Throws Failure NotFound.
[[nodiscard]] LoggedChange departureOf(Campaign& campaign, RecordRef record);

/// Appends entries to the log and moves the head. Inside a transaction of the caller.
class LogWriter {
public:
    LogWriter(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// Appends an entry that is in force from now on: its parent is the present head, and it becomes the head.
    EntryId enter(LogEntry entry);
    /// Appends an entry that changes nothing of its scope's state (Drop, Undo, Redo); the head stays.
    EntryId note(LogEntry entry);

private:
    EntryId append(LogEntry entry);
    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread

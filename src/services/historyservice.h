#pragma once

#include "services/ports/campaign.h"

namespace hitspread {

/// Undo and redo on the log, per scope. Never rolls, never resolves. Storage thread.
class HistoryService {
public:
    HistoryService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    [[nodiscard]] std::vector<LogEntry> list(const LogQuery& query);
    [[nodiscard]] LogEntry entry(EntryId id);

    /// What undo and redo would act on; 0: nothing.
    [[nodiscard]] EntryId undoable(Scope scope);
    [[nodiscard]] EntryId redoable(Scope scope);

    /// Takes back the last entry in force; appends an Undo entry. Throws Failure NothingToUndo, or BuiltUpon naming the later
    /// entry of another scope whose work rests on it.
    EntryId undo(Scope scope);
    /// Puts the last undone entry in force again: writes its "after" values, rolls nothing. Throws NothingToRedo, OutOfDate.
    EntryId redo(Scope scope);

private:
    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread

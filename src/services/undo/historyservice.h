#pragma once

#include "services/ports/campaign.h"

#include <functional>

namespace hitspread {

/// The log as a tree with one place in it per scope: undo, redo and rewinding move that place and write the values the log
/// kept on the way. Never rolls, never resolves. No step takes away what dice that wait in the fight were rolled with: it is refused
/// (PendingExists, naming both). Storage thread.
class HistoryService {
public:
    HistoryService(Campaign& campaign, const Clock& clock) : m_campaign(campaign), m_clock(clock) {}

    /// Entries with whether each is in force.
    [[nodiscard]] std::vector<LogEntry> list(const LogQuery& query);
    [[nodiscard]] LogEntry entry(EntryId id);
    /// What was done in an entry, without what it changed; nullptr: nothing by an action.
    [[nodiscard]] std::shared_ptr<const ActionRecord> action(EntryId id);

    /// What is in force, newest first.
    [[nodiscard]] std::vector<EntryId> inForce(Scope scope);

    /// What undo and redo would act on; 0: nothing.
    [[nodiscard]] EntryId undoable(Scope scope);
    [[nodiscard]] EntryId redoable(Scope scope);
    /// Where redoing to the end would lead; the present place when nothing is undone.
    [[nodiscard]] EntryId newest(Scope scope);

    /// Takes back the last entry in force; appends an Undo entry. Throws Failure NothingToUndo, or BuiltUpon naming the later
    /// entry of another scope whose work rests on it.
    EntryId undo(Scope scope);
    /// Puts the last undone entry in force again: writes its "after" values, rolls nothing. Throws NothingToRedo, OutOfDate.
    EntryId redo(Scope scope);
    /// Brings a scope to what it was right after `place` (0: to its beginning), on whichever branch that is: takes back what
    /// does not lead there, then puts in force what does, in one transaction with one note for each direction. Returns the
    /// last note; 0: it was there. Throws Failure as undo and redo do, NotFound for what is no place of this scope.
    EntryId moveTo(Scope scope, EntryId place);

private:
    void requirePlace(Scope scope, EntryId place);
    EntryId walk(Scope scope, const std::function<EntryId()>& place);

    Campaign& m_campaign;
    const Clock& m_clock;
};

}  // namespace hitspread

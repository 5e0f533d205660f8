#pragma once

#include "services/undo/logentry.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace hitspread {

/// That an entry changed something of a record: an element of a field, or the whole of it (an empty field).
struct LogTouch {
    EntryId entry = 0;
    std::string field{};
    std::uint16_t element = 0;
};

/// The append-only log, the position in it per scope, and pending actions. Storage thread only; every call may throw Failure.
class LogStore {
public:
    virtual ~LogStore() = default;
    /// Returns the new entry's number; `entry.id` is ignored.
    [[nodiscard]] virtual EntryId append(const LogEntry& entry) = 0;
    [[nodiscard]] virtual LogEntry entry(EntryId id) = 0;
    /// The action record of an entry alone, which may be large; nullptr: it has none. Throws Failure NotFound.
    [[nodiscard]] virtual std::shared_ptr<const ActionRecord> action(EntryId id) = 0;
    /// Several in the order asked for, without action records. Throws Failure NotFound.
    [[nodiscard]] virtual std::vector<LogEntry> entries(std::span<const EntryId> ids) = 0;
    /// One of them.
    [[nodiscard]] LogEntry line(EntryId id) { return std::move(entries({&id, 1}).front()); }
    /// Newest first, without action records (load an entry for its own).
    [[nodiscard]] virtual std::vector<LogEntry> list(const LogQuery& query) = 0;
    /// The entry in force last; 0 at the beginning.
    [[nodiscard]] virtual EntryId head(Scope scope) = 0;
    /// The same of every log in which anything is in force.
    [[nodiscard]] virtual std::map<Scope, EntryId> heads() = 0;
    virtual void setHead(Scope scope, EntryId entry) = 0;
    /// The entry in force before this one; 0: none. Throws Failure NotFound.
    [[nodiscard]] virtual EntryId parent(EntryId id) = 0;
    /// The entries in force that are not older than `downTo`, newest first.
    [[nodiscard]] virtual std::vector<EntryId> inForce(Scope scope, EntryId downTo) = 0;
    /// What redo would put in force: the child of `parent` that leads to what was in force most recently; 0: none.
    [[nodiscard]] virtual EntryId lastChild(Scope scope, EntryId parent) = 0;
    /// The entries of every other scope that are in force and younger than `after`, newest first.
    [[nodiscard]] virtual std::vector<EntryId> inForceElsewhere(Scope scope, EntryId after) = 0;
    /// What entries of every other scope, in force or not, changed of a record; newest first.
    [[nodiscard]] virtual std::vector<LogTouch> touchesElsewhere(Scope scope, RecordRef record) = 0;

    [[nodiscard]] virtual RecordId savePending(
        const PendingAction& pending) = 0;  ///< inserts, or replaces under its id
    [[nodiscard]] virtual std::optional<PendingAction> pending(RecordId encounter) = 0;
    virtual void removePending(RecordId id) = 0;

    /// The marks of a fight, in the order in which they were set.
    [[nodiscard]] virtual std::vector<LogMark> marks(RecordId encounter) = 0;
    /// Inserts (id 0), or replaces under its id; returns the id. Throws Failure BadInput for an empty name, one the fight has
    /// already, and an entry that is not of its log or only a note in it; NotFound for an id there is not.
    [[nodiscard]] virtual RecordId setMark(const LogMark& mark) = 0;
    virtual void removeMark(RecordId id) = 0;
};

}  // namespace hitspread
